#include "view/drawing/face_raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>

#include "ui/fit.hpp"
#include "ui/utf8.hpp"
#include "view/text/bidi.hpp"

namespace twoturns::view {
namespace {

using ui::rgb;

constexpr float line_height = 1.16F; // relative to the font size
constexpr std::size_t most_lines = 3;
// Fronts are nearly black; backs are dark blue on a barely visible tint.
constexpr Colour front_ink = rgb(0x2A2119);
constexpr Colour back_ink = rgb(0x0F4470);
constexpr Colour back_ground{58, 134, 190, 30};
constexpr Colour light_ink = rgb(0xF6E7C6); // on a dark tile
constexpr Colour light_back_ink = rgb(0xBFE0F7);

/// Draws a picture with a light edge around it.
void draw_edged(SDL_Surface& onto, const Rect& place, SDL_Surface& picture, const SDL_Rect& part) {
    const Surface drawn = make_surface(onto.w, onto.h);
    draw_picture(*drawn, place, picture, part);
    const float wide = std::max(1.0F, place.w * 0.028F);
    const int reach = static_cast<int>(std::ceil(wide));
    const auto alpha = [&](int x, int y) {
        return x < 0 || y < 0 || x >= drawn->w || y >= drawn->h ? 0U : row_of(*drawn, y)[x] >> 24U;
    };
    const SDL_Rect area = bounds_of(onto, place, wide + 1);
    for (int y = area.y; y < area.y + area.h; ++y)
        for (int x = area.x; x < area.x + area.w; ++x) {
            float most = 0;
            for (int v = -reach; v <= reach; ++v)
                for (int u = -reach; u <= reach; ++u)
                    if (const auto there = alpha(x + u, y + v); there > 0) {
                        const float near = wide + 0.5F - std::hypot(static_cast<float>(u), static_cast<float>(v));
                        most = std::max(most, std::clamp(near, 0.0F, 1.0F) * static_cast<float>(there) / 255);
                    }
            lay_over(row_of(onto, y)[x], light_ink, most);
        }
    SDL_Rect whole{0, 0, drawn->w, drawn->h};
    SDL_BlitSurface(drawn.get(), &whole, &onto, &whole);
}

bool is_back(int face) { return face % 2 == 1; }

/// Returns the place of a text, which gets more space on a tile than a picture.
constexpr float text_grows = 0.13F;
Rect front_of(const Rect& place) { return place.grown(place.w * text_grows); }

std::size_t characters_of(const std::string& text, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size() && count < most; at = ui::next_character(text, at)) ++count;
    return count;
}

/// Returns the maximum font size relative to the shorter side of the rectangle. Tiles are square; a wide card has more
/// space.
float largest_share(const std::string& text, bool wide) {
    if (wide) return 0.62F;
    const std::size_t characters = characters_of(text, 6);
    return characters <= 1 ? 0.66F : characters <= 3 ? 0.5F : 0.36F;
}

/// Returns the next smaller size. There are few sizes, so that few fonts are open.
float step_below(float size) { return size > 32 ? size - 4 : size > 16 ? size - 2 : size - 1; }
float on_step(float size) {
    const float step = size > 32 ? 4.0F : size > 16 ? 2.0F : 1.0F;
    return std::max(least_side_letters, std::floor(size / step) * step);
}

/// Returns whether the lines contain the whole text, ignoring spaces.
bool is_whole(const std::vector<std::string>& lines, const std::string& text) {
    const auto blanks = [](const std::string& one) { return std::count(one.begin(), one.end(), ' '); };
    std::size_t shown = 0;
    for (const std::string& line : lines) shown += line.size() - static_cast<std::size_t>(blanks(line));
    const bool cut = !lines.empty() && lines.back().size() >= 3 &&
                     lines.back().substr(lines.back().size() - 3) == "…" &&
                     text.substr(text.size() - std::min<std::size_t>(3, text.size())) != "…";
    return !cut && shown == text.size() - static_cast<std::size_t>(blanks(text));
}

std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text)
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    return words;
}

bool is_latin(const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0xE3; });
}

/// Returns whether each word fits on a line. Chinese may be broken anywhere.
bool words_fit(const std::string& text, float width, const ui::Lettering& lettering) {
    const auto words = words_in(text);
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return !is_latin(word) || lettering.width(word) <= width; });
}

constexpr std::string_view soft_hyphen = "\u00AD";

std::string without_soft_hyphens(std::string text) {
    for (std::size_t at = text.find(soft_hyphen); at != std::string::npos; at = text.find(soft_hyphen, at))
        text.erase(at, soft_hyphen.size());
    return text;
}

/// Returns the positions before the last consonant in front of each vowel, in a word with marked letters, which are
/// nearly all vowels: "xīng-xing", "péng-you", "pré-si-dent".
std::vector<std::size_t> breaks_of_marked(const std::string& word) {
    const auto is_one_of = [&](std::size_t at, std::string_view letters) {
        return at < word.size() && letters.find(word[at]) != std::string_view::npos;
    };
    const auto is_vowel = [&](std::size_t at) {
        return at < word.size() && (static_cast<unsigned char>(word[at]) >= 0x80 || is_one_of(at, "aeiouAEIOU"));
    };
    std::vector<std::size_t> points;
    std::size_t before = 0;
    for (std::size_t at = 0; at < word.size(); at = ui::next_character(word, at), ++before) {
        if (before < 2 || characters_of(word.substr(at), 2) < 2 || is_vowel(at)) continue;
        const bool second = is_one_of(at, "hH") && is_one_of(at - 1, "zcspt"); // zh, ch, sh, ph and th are one sound
        const bool first = is_one_of(at, "zcspt") && is_one_of(at + 1, "h");
        if (!second && is_vowel(first ? at + 2 : at + 1)) points.push_back(at);
    }
    return points;
}

/// Returns the positions at which a word may be broken, as byte offsets without soft hyphens. At least two characters
/// stay on each side. Uses the word's soft hyphens if it has any. Otherwise, for plain Latin letters, breaks before the
/// last consonant between two vowels, or after the first of several ("mo-ther", "coun-try", but "teach-er" and never
/// before a silent e); with `anywhere`, between any characters.
std::vector<std::size_t> breaks_of(const std::string& word, bool anywhere) {
    std::vector<std::size_t> own;
    std::string bare;
    for (std::size_t at = 0; at < word.size();) {
        if (word.compare(at, soft_hyphen.size(), soft_hyphen) == 0) {
            own.push_back(bare.size());
            at += soft_hyphen.size();
        } else {
            bare += word[at++];
        }
    }
    if (!own.empty() && !anywhere) return own;
    const bool marked = std::any_of(bare.begin(), bare.end(), [](char one) { return (one & 0x80) != 0; });
    if (marked && !anywhere) return breaks_of_marked(bare);
    const auto is_vowel = [&](std::size_t at) {
        return std::string_view{"aeiouyAEIOUY"}.find(bare[at]) != std::string_view::npos;
    };
    const auto is_consonant = [&](std::size_t at) {
        return (bare[at] | 0x20) >= 'a' && (bare[at] | 0x20) <= 'z' && !is_vowel(at);
    };
    const auto is_silent = [&](std::size_t at) { // the e in "clothes" and "orange" makes no syllable
        return (bare[at] | 0x20) == 'e' && (at + 1 == bare.size() || bare.compare(at + 1, std::string::npos, "s") == 0);
    };
    std::vector<std::size_t> points;
    std::size_t before = 0;
    for (std::size_t at = 0; at < bare.size(); at = ui::next_character(bare, at), ++before) {
        if (before < 2 || characters_of(bare.substr(at), 2) < 2) continue;
        if (anywhere) {
            points.push_back(at);
            continue;
        }
        if (!is_consonant(at)) continue;
        std::size_t end = at; // the end of the consonants that begin here
        while (end < bare.size() && is_consonant(end)) ++end;
        if (end == bare.size() || !is_vowel(end) || is_silent(end)) continue;
        const bool digraph = end == at + 2 && bare[at + 1] == 'h'; // th, ch, sh and ph are single sounds
        const bool one = end == at + 1 || digraph;
        const bool after_vowel = is_vowel(at - 1);
        if (digraph && after_vowel && is_vowel(at - 2)) { // after two vowels it ends the syllable: "teach-er"
            points.push_back(end);
            continue;
        }
        const bool after_first = is_consonant(at - 1) && is_vowel(at - 2) && bare[at] != 'h';
        if (after_vowel ? one : after_first) points.push_back(at);
    }
    return points;
}

/// Splits a word that is too long for a line into parts of nearly equal width; each part except the last has a hyphen.
std::vector<std::string> parts_of(const std::string& word, float width, const ui::Lettering& lettering, bool anywhere) {
    const std::vector<std::size_t> breaks = breaks_of(word, anywhere);
    const std::string bare = without_soft_hyphens(word);
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (parts.size() + 1 < most_lines && lettering.width(bare.substr(from)) > width) {
        std::size_t best = from;
        const auto apart = [&](std::size_t at) { // the distance from the middle of the rest
            const std::size_t twice = 2 * at;
            const std::size_t ends = from + bare.size();
            return twice > ends ? twice - ends : ends - twice;
        };
        for (const std::size_t at : breaks) {
            if (at <= from || lettering.width(bare.substr(from, at - from) + '-') > width) continue;
            const bool rest_fits = lettering.width(bare.substr(at)) <= width;
            const bool best_fits = best > from && lettering.width(bare.substr(best)) <= width;
            if (best == from || (rest_fits ? !best_fits || apart(at) < apart(best) : !best_fits && at > best))
                best = at;
        }
        if (best == from) break;
        parts.push_back(bare.substr(from, best - from) + '-');
        from = best;
    }
    parts.push_back(bare.substr(from));
    return parts;
}

/// Hyphenates the words that do not fit on a line. Returns nullopt if even their parts do not fit.
std::optional<std::string> with_words_broken(const std::string& text, float width, const ui::Lettering& lettering,
                                             bool anywhere) {
    std::string broken;
    for (const std::string& word : words_in(text)) {
        const bool breaks = is_latin(word) && lettering.width(without_soft_hyphens(word)) > width;
        for (const std::string& part :
             breaks ? parts_of(word, width, lettering, anywhere) : std::vector{without_soft_hyphens(word)}) {
            if (is_latin(part) && lettering.width(part) > width) return std::nullopt;
            if (!broken.empty()) broken += ' ';
            broken += part;
        }
    }
    return broken;
}

/// Draws a text. Returns false if the text is cut off.
bool draw_text(SDL_Surface& onto, const Rect& place, const std::string& text, Colour ink, const Fonts& fonts,
               float most = 0) {
    const FittedSide side = fitted_side(text, place.w, place.h, fonts, most);
    const float pitch = std::round(side.size * line_height);
    float middle = place.centre().y - pitch * static_cast<float>(side.lines.size() - 1) / 2;
    for (const std::string& line : side.lines) {
        if (!line.empty()) {
            const Surface letters = fonts.draw(line, side.size, true, {ink.r, ink.g, ink.b, 255});
            SDL_Rect at{static_cast<int>(std::lround(place.centre().x)) - letters->w / 2,
                        static_cast<int>(std::lround(middle - fonts.middle(side.size, true))), letters->w, letters->h};
            SDL_BlitSurface(letters.get(), nullptr, &onto, &at);
        }
        middle += pitch;
    }
    return side.whole;
}

} // namespace

FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts, float most) {
    constexpr float measured_at = 16;
    const float smaller = std::min(width, height);
    const std::string bare = without_soft_hyphens(text);
    const ui::Lettering sample{fonts, measured_at, true};
    float widest_word = 1;
    for (const std::string& word : words_in(bare))
        if (is_latin(word)) widest_word = std::max(widest_word, sample.width(word)); // Chinese may be broken anywhere
    const float most_in_all = width * measured_at * static_cast<float>(most_lines) / std::max(1.0F, sample.width(bare));
    const float alone = std::min(largest_share(bare, width > 2 * height) * smaller, width * measured_at / widest_word);
    const auto at_size = [&](float size) -> std::optional<FittedSide> {
        const ui::Lettering lettering{fonts, size, true};
        const bool fits = words_fit(bare, width, lettering);
        if (!fits && most <= 0 && size > least_side_letters) return std::nullopt; // for one text, smaller is better
        const auto broken = fits ? std::optional{bare} : with_words_broken(text, width, lettering, false);
        if (!broken) return std::nullopt;
        const auto room = static_cast<std::size_t>(std::max(1.0F, std::floor(height / (size * line_height) + 0.15F)));
        auto lines = ui::wrapped(*broken, width, std::min(room, most_lines), lettering);
        if (!is_whole(lines, *broken)) return std::nullopt;
        return FittedSide{as_whole_runs(*broken, std::move(lines)), size, true};
    };
    for (float size = on_step(std::min(most > 0 ? most : alone, most_in_all)); size >= least_side_letters;
         size = step_below(size))
        if (auto side = at_size(size)) return *std::move(side);
    for (float size = least_side_letters - 1; smaller <= widest_preview && size >= least_preview_letters; --size)
        if (auto side = at_size(size)) return *std::move(side);
    const ui::Lettering least{fonts, least_side_letters, true};
    const auto room = static_cast<std::size_t>(std::max(1.0F, height / (least_side_letters * line_height)));
    if (const auto broken = with_words_broken(text, width, least, true)) {
        auto lines = ui::wrapped(*broken, width, std::min(room, most_lines), least);
        if (is_whole(lines, *broken)) return {as_whole_runs(*broken, std::move(lines)), least_side_letters, true};
    }
    return {as_whole_runs(bare, ui::wrapped(bare, width, std::min(room, most_lines), least)), least_side_letters,
            false};
}

float letters_of_side(const DeckFaces& deck, bool back, float width, const Fonts& fonts) {
    constexpr float measured_at = 16;
    constexpr float most_of_words = 0.31F; // relative to the rectangle; this is 0.26 of a cell
    constexpr float least = 11;
    constexpr std::size_t looked_at = 12; // the number of texts laid out, which costs more than counting letters
    std::vector<std::string> texts;
    std::string longest_word;
    for (int face = back ? 1 : 0; face < deck.faces; face += 2) {
        if (deck.picture_of(face) >= 0) continue;
        texts.push_back(deck.text_of(face));
        for (const std::string& word : words_in(without_soft_hyphens(texts.back())))
            if (is_latin(word) && word.size() > longest_word.size()) longest_word = word;
    }
    if (texts.empty()) return least;
    std::sort(texts.begin(), texts.end(),
              [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    const std::size_t longest_text = characters_of(without_soft_hyphens(texts.front()), 6);
    const float cap = longest_text <= 1 ? 0.66F : longest_text <= 3 ? 0.5F : most_of_words;
    const float widest = ui::Lettering{fonts, measured_at, true}.width(longest_word + '-');
    const float in_two_lines = longest_word.empty() ? cap * width : 2 * width * measured_at / std::max(1.0F, widest);
    float size = std::max(std::min(cap * width, in_two_lines), least);
    // A twentieth of the texts, the longest ones, may be smaller, because they would need more than three lines.
    const std::size_t first = texts.size() / 20;
    for (std::size_t i = first; i < std::min(first + looked_at, texts.size()); ++i)
        size = std::min(size, fitted_side(texts[i], width, width, fonts, size).size);
    return size;
}

float least_text_width(const DeckFaces& deck, const Fonts& fonts) {
    constexpr float least_letters = 11;
    constexpr float most_width = 200;
    constexpr std::size_t looked_at = 24;
    std::vector<std::string> texts;
    for (int face = 0; face < deck.faces; ++face)
        if (deck.picture_of(face) < 0) texts.push_back(deck.text_of(face));
    const std::size_t count = std::min(texts.size(), texts.size() / 20 + looked_at);
    std::partial_sort(texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(count), texts.end(),
                      [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    float width = 2 * least_letters;
    for (std::size_t i = 0; i < count; ++i) {
        const auto fits = [&] {
            const FittedSide side = fitted_side(texts[i], width, width, fonts, least_letters);
            return side.whole && (side.size >= least_letters || i < texts.size() / 20);
        };
        while (width < most_width && !fits()) width += 2;
    }
    return width;
}

float picture_side_for(float text_width) { return std::ceil(text_width / (1 + 2 * text_grows)); }

float letters_on_tile(const DeckFaces& deck, int face, float width, const Fonts& fonts) {
    face %= deck.faces;
    if (deck.picture_of(face) >= 0) return 0;
    return letters_of_side(deck, is_back(face), front_of({0, 0, width, width}).w, fonts);
}

bool draw_face(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, const Fonts& fonts, float letters,
               bool on_dark) {
    face %= deck.faces;
    if (const int picture = deck.picture_of(face); picture >= 0) {
        if (on_dark)
            draw_edged(onto, place, *deck.atlas, deck.part(picture));
        else
            draw_picture(onto, place, *deck.atlas, deck.part(picture));
        return true;
    }
    const Colour front_colour = on_dark ? light_ink : front_ink;
    const Colour back_colour = on_dark ? light_back_ink : back_ink;
    const Rect front = front_of(place);
    if (is_back(face)) fill(onto, round_rect(front.grown(front.w * 0.03F), front.w * 0.1F), plain(back_ground));
    return draw_text(onto, front, deck.text_of(face), is_back(face) ? back_colour : front_colour, fonts, letters);
}

Surface draw_card(int width, int height, const DeckFaces& deck, int face, const Fonts& fonts) {
    Surface surface = make_surface(width, height);
    const Rect whole{0, 0, static_cast<float>(width), static_cast<float>(height)};
    const float corner = std::min(14.0F, whole.h * 0.16F);
    face %= deck.faces;
    const int picture = deck.picture_of(face);
    const bool back = picture < 0 && is_back(face);
    fill(*surface, round_rect(whole, corner), plain(rgb(0xCBB894)));
    const Rect front{0, 0, whole.w, whole.h - std::max(2.0F, std::round(whole.h * 0.04F))};
    fill(*surface, round_rect(front, corner), plain(rgb(0xFFFDF6)));
    if (back) fill(*surface, round_rect(front, corner), plain(back_ground));
    const float margin = std::round(std::min(front.w, front.h) * 0.12F);
    const Rect inside = front.grown(-margin);
    if (picture < 0) {
        draw_text(*surface, inside, deck.text_of(face), back ? back_ink : front_ink, fonts);
    } else {
        const Rect room = deck.two_sided() ? front.grown(-std::round(margin / 2)) : inside; // as large as possible
        const float side = std::min(room.w, room.h);
        const Rect middle{room.centre().x - side / 2, room.centre().y - side / 2, side, side};
        draw_picture(*surface, middle, *deck.atlas, deck.part(picture));
    }
    return surface;
}

Colour face_colour(const DeckFaces& deck, int face) {
    face %= deck.faces;
    if (deck.two_sided()) {
        static constexpr std::array colours{rgb(0xE2574C), rgb(0xF0A030), rgb(0x7CB342), rgb(0x26A69A),
                                            rgb(0x42A5F5), rgb(0x7E57C2), rgb(0xEC407A)};
        return colours.at(static_cast<std::size_t>(face / 2) % colours.size());
    }
    constexpr int side = 24;
    const Surface surface = make_surface(side, side);
    draw_picture(*surface, Rect{0, 0, side, side}, *deck.atlas, deck.part(face));
    return vivid_mean(*surface);
}

std::array<Colour, 3> face_colours(const DeckFaces& deck, int face) {
    face %= deck.faces;
    if (deck.two_sided()) {
        const Colour one = face_colour(deck, face);
        return {one, one, one};
    }
    constexpr int side = 24;
    const Surface surface = make_surface(side, side);
    draw_picture(*surface, Rect{0, 0, side, side}, *deck.atlas, deck.part(face));
    return main_colours(*surface);
}

} // namespace twoturns::view
