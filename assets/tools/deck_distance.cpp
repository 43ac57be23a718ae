// deck_distance DECK [FONT...] [--least TOTAL | --order | --sheet PNG PIXELS]: prints the pairs of faces that look most
// alike at 40 pixels; with --least it fails if a pair is nearer than TOTAL; with --order it prints the faces so that
// each is as unlike all before it as can be, and how unlike that is; with --sheet it draws the deck on ivory.
#include <algorithm>
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

constexpr int tile = 40;

struct Pair {
    std::size_t a, b;
    Distance apart;
};

/// Prints the nearest pairs and gives the total distance of the nearest.
double print_closest(const Deck& deck, const std::vector<Look>& looks) {
    std::vector<Pair> pairs;
    for (std::size_t b = 1; b < looks.size(); ++b)
        for (std::size_t a = 0; a < b; ++a) pairs.push_back({a, b, distance(looks[a], looks[b])});
    const auto show = [&](const Pair& p) {
        std::printf("%6.3f %6.3f %6.3f %6.3f %6.3f  %s / %s\n", p.apart.total(), p.apart.shape, p.apart.luminance,
                    p.apart.colour, p.apart.deuteranopic, deck.faces[p.a].noun.c_str(), deck.faces[p.b].noun.c_str());
    };
    std::printf(" total  shape  lumin colour deuter\n");
    std::sort(pairs.begin(), pairs.end(),
              [](const Pair& p, const Pair& q) { return p.apart.total() < q.apart.total(); });
    for (std::size_t i = 0; i < std::min<std::size_t>(20, pairs.size()); ++i) show(pairs[i]);
    std::printf("least in each column:\n");
    for (const auto part : {&Distance::shape, &Distance::luminance, &Distance::colour, &Distance::deuteranopic})
        show(*std::min_element(pairs.begin(), pairs.end(),
                               [&](const Pair& p, const Pair& q) { return p.apart.*part < q.apart.*part; }));
    return pairs.empty() ? 1.0 : pairs.front().apart.total();
}

/// Farthest first (Gonzalez 1985): the next face is the one whose nearest neighbour among those taken is farthest.
void print_order(const Deck& deck, const std::vector<Look>& looks) {
    std::vector<double> nearest(looks.size(), std::numeric_limits<double>::max());
    std::size_t next = 0;
    for (std::size_t taken = 0; taken < looks.size(); ++taken) {
        std::printf("face %s %s # %.3f\n", deck.faces[next].source.c_str(), deck.faces[next].noun.c_str(),
                    taken == 0 ? 1.0 : nearest[next]);
        for (std::size_t i = 0; i < looks.size(); ++i)
            nearest[i] = std::min(nearest[i], i == next ? -1.0 : distance(looks[next], looks[i]).total());
        next = static_cast<std::size_t>(std::max_element(nearest.begin(), nearest.end()) - nearest.begin());
    }
}

void draw_sheet(const std::vector<Picture>& faces, const std::string& file, int pixels) {
    constexpr int columns = 14;
    const int count = static_cast<int>(faces.size());
    const int step = pixels * 4 / 3;
    Picture sheet(columns * step, (count + columns - 1) / columns * step);
    for (int i = 0; i < count; ++i) {
        const Picture& face = faces[static_cast<std::size_t>(i)];
        paste(sheet,
              scaled(face, {0, 0, static_cast<double>(face.width), static_cast<double>(face.height)}, pixels, pixels),
              i % columns * step + pixels / 6, i / columns * step + pixels / 6);
    }
    for (Pixel& p : sheet.pixels) {
        const float rest = 1 - p.a;
        p = {p.r + 0.98F * rest, p.g + 0.96F * rest, p.b + 0.90F * rest, 1};
    }
    save_png(sheet, file);
}

/// Succeeds unless --least was given and not kept. `mode` is what follows the fonts.
bool run(const std::string& file, const std::vector<std::string>& fonts, const std::vector<std::string>& mode) {
    const Deck deck = read_deck(file);
    const auto faces = draw_faces(deck, std::filesystem::path(file).parent_path().string(), fonts, 128);
    if (!mode.empty() && mode[0] == "--sheet") {
        draw_sheet(faces, mode[1], std::atoi(mode[2].c_str()));
        return true;
    }
    std::vector<Look> looks;
    looks.reserve(faces.size());
    for (const Picture& face : faces) looks.push_back(look_at(face, tile));
    if (!mode.empty() && mode[0] == "--order") {
        print_order(deck, looks);
        return true;
    }
    const double least = print_closest(deck, looks);
    return mode.empty() || least >= std::atof(mode[1].c_str());
}

bool understood(const std::vector<std::string>& mode) {
    if (mode.empty()) return true;
    if (mode[0] == "--order") return mode.size() == 1;
    if (mode[0] == "--least") return mode.size() == 2;
    return mode[0] == "--sheet" && mode.size() == 3 && std::atoi(mode[2].c_str()) > 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto options = std::find_if(words.begin(), words.end(), [](const auto& w) { return w.rfind("--", 0) == 0; });
    const std::vector<std::string> mode(options, words.end());
    if (words.begin() == options || !understood(mode)) {
        std::fputs("usage: deck_distance DECK [FONT...] [--least TOTAL | --order | --sheet PNG PIXELS]\n", stderr);
        return 2;
    }
    try {
        return run(words.front(), {words.begin() + 1, options}, mode) ? 0 : 1;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "deck_distance: %s\n", error.what());
        return 2;
    }
}
