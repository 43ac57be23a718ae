// deck_distance DECK [FONT...] [--check | --order | --closest PNG | --sheet PNG PIXELS]: prints for each sight the
// pairs of faces that look most alike. With --check it fails if a pair of any sight is nearer than the deck's bar, or
// if the faces are not in order: each as different as possible from all before it, so that the first ones differ most.
// With --order it prints the deck's faces in that order. With --closest it draws the nearest pairs as each sight sees
// them; with --sheet, the whole deck.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

#include "deck.hpp"
#include "likeness.hpp"

namespace {

using namespace twoturns::assets;

struct Pair {
    std::size_t a, b;
    Totals apart;
    [[nodiscard]] double least() const { return *std::min_element(apart.begin(), apart.end()); }
};

std::vector<Pair> pairs_of(const std::vector<Picture>& faces) {
    std::vector<Looks> looks;
    looks.reserve(faces.size());
    for (const Picture& face : faces) looks.push_back(look_at(face));
    std::vector<Pair> pairs;
    for (std::size_t b = 1; b < looks.size(); ++b)
        for (std::size_t a = 0; a < b; ++a) pairs.push_back({a, b, least_totals(looks[a], looks[b])});
    return pairs;
}

double least_of(const std::vector<Pair>& pairs) {
    double least = std::numeric_limits<double>::max();
    for (const Pair& pair : pairs) least = std::min(least, pair.least());
    return least;
}

constexpr std::size_t told = 5; // pairs for each sight

std::vector<Pair> closest(std::vector<Pair> pairs, std::size_t sight) {
    const std::size_t count = std::min(told, pairs.size());
    std::partial_sort(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(count), pairs.end(),
                      [&](const Pair& p, const Pair& q) { return p.apart[sight] < q.apart[sight]; });
    pairs.resize(count);
    return pairs;
}

/// Prints rows of a Markdown table.
void print_closest(const Deck& deck, const std::vector<Pair>& pairs) {
    std::printf("| bar %g |", deck.bar);
    for (std::size_t i = 0; i < told; ++i) std::printf(" %zu |", i + 1);
    std::printf("\n|---|");
    for (std::size_t i = 0; i < told; ++i) std::printf("---|");
    std::printf("\n");
    for (std::size_t s = 0; s < sights.size(); ++s) {
        std::printf("| %s |", name_of(sights[s]));
        for (const Pair& pair : closest(pairs, s))
            std::printf(" %s, %s: %.3f |", deck.faces[pair.a].noun.c_str(), deck.faces[pair.b].noun.c_str(),
                        pair.apart[s]);
        std::printf("\n");
    }
}

/// The distance of each face to the nearest one taken, as faces are taken one by one.
class Taking {
public:
    Taking(std::size_t faces, const std::vector<Pair>& pairs)
        : nearest_(faces, std::numeric_limits<double>::max()), apart_(faces * faces) {
        for (const Pair& pair : pairs) apart_[pair.a * faces + pair.b] = apart_[pair.b * faces + pair.a] = pair.least();
    }
    void take(std::size_t face) {
        for (std::size_t i = 0; i < nearest_.size(); ++i)
            nearest_[i] = std::min(nearest_[i], apart_[face * nearest_.size() + i]);
        nearest_[face] = -1;
    }
    [[nodiscard]] double distance(std::size_t face) const { return nearest_[face]; }
    [[nodiscard]] std::size_t farthest() const {
        return static_cast<std::size_t>(std::max_element(nearest_.begin(), nearest_.end()) - nearest_.begin());
    }

private:
    std::vector<double> nearest_;
    std::vector<double> apart_;
};

/// Farthest first (Gonzalez 1985): the next face is the one whose nearest taken neighbour is farthest.
void print_order(const Deck& deck, const std::vector<Pair>& pairs) {
    Taking taking(deck.faces.size(), pairs);
    for (std::size_t taken = 0; taken < deck.faces.size(); ++taken) {
        const std::size_t next = taking.farthest();
        std::fputs(deck.faces[next].text.c_str(), stdout);
        taking.take(next);
    }
}

/// Font versions draw slightly differently, so a face may also come when it is almost the farthest.
bool in_order(const Deck& deck, const std::vector<Pair>& pairs) {
    constexpr double almost = 0.9;
    Taking taking(deck.faces.size(), pairs);
    for (std::size_t next = 0; next < deck.faces.size(); ++next) {
        const std::size_t best = taking.farthest();
        if (taking.distance(next) < almost * taking.distance(best)) {
            std::printf("%s (%.3f) comes before %s (%.3f)\n", deck.faces[next].noun.c_str(), taking.distance(next),
                        deck.faces[best].noun.c_str(), taking.distance(best));
            return false;
        }
        taking.take(next);
    }
    return true;
}

Picture at_size(const Picture& face, int pixels) {
    return scaled(face, {0, 0, static_cast<double>(face.width), static_cast<double>(face.height)}, pixels, pixels);
}

/// Draws a row for each sight; the space between the tiles is transparent.
void draw_closest(const std::vector<Picture>& faces, const std::vector<Pair>& pairs, const std::string& file) {
    constexpr int pixels = 48, gap = 4, step = pixels + gap;
    constexpr int across = 2 * step + 4 * gap; // a pair
    Picture sheet(static_cast<int>(told) * across - 5 * gap, static_cast<int>(sights.size()) * step - gap);
    for (std::size_t s = 0; s < sights.size(); ++s) {
        int x = 0;
        for (const Pair& pair : closest(pairs, s)) {
            const int y = static_cast<int>(s) * step;
            paste(sheet, as_seen(at_size(faces[pair.a], pixels), sights[s]), x, y);
            paste(sheet, as_seen(at_size(faces[pair.b], pixels), sights[s]), x + step, y);
            x += across;
        }
    }
    save_png(sheet, file);
}

void draw_sheet(const std::vector<Picture>& faces, const std::string& file, int pixels) {
    constexpr int columns = 14;
    const int count = static_cast<int>(faces.size());
    const int step = pixels * 4 / 3;
    Picture sheet(columns * step, (count + columns - 1) / columns * step);
    for (int i = 0; i < count; ++i)
        paste(sheet, at_size(faces[static_cast<std::size_t>(i)], pixels), i % columns * step + pixels / 6,
              i / columns * step + pixels / 6);
    save_png(as_seen(sheet, Sight::normal), file);
}

/// Fails if --check finds a fault. `mode` is the argument after the fonts.
bool run(const std::string& file, const std::vector<std::string>& fonts, const std::vector<std::string>& mode) {
    const Deck deck = read_deck(file);
    const auto faces = draw_faces(deck, std::filesystem::path(file).parent_path().string(), fonts, 128);
    const std::string what = mode.empty() ? "" : mode[0];
    if (what == "--sheet") {
        draw_sheet(faces, mode[1], std::atoi(mode[2].c_str()));
        return true;
    }
    const auto pairs = pairs_of(faces);
    if (what == "--order") {
        print_order(deck, pairs);
        return true;
    }
    print_closest(deck, pairs);
    if (what == "--closest") draw_closest(faces, pairs, mode[1]);
    if (what != "--check") return true;
    const bool ordered = in_order(deck, pairs);
    return ordered && least_of(pairs) >= deck.bar;
}

bool understood(const std::vector<std::string>& mode) {
    if (mode.empty()) return true;
    if (mode[0] == "--order" || mode[0] == "--check") return mode.size() == 1;
    if (mode[0] == "--closest") return mode.size() == 2;
    return mode[0] == "--sheet" && mode.size() == 3 && std::atoi(mode[2].c_str()) > 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto options = std::find_if(words.begin(), words.end(), [](const auto& w) { return w.rfind("--", 0) == 0; });
    const std::vector<std::string> mode(options, words.end());
    if (words.begin() == options || !understood(mode)) {
        std::fputs("usage: deck_distance DECK [FONT...] [--check | --order | --closest PNG | --sheet PNG PIXELS]\n",
                   stderr);
        return 2;
    }
    try {
        return run(words.front(), {words.begin() + 1, options}, mode) ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "deck_distance: %s\n", error.what());
        return 2;
    }
}
