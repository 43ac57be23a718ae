#include "view/face_raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "ui/fit.hpp"
#include "ui/utf8.hpp"
#include "view/bidi.hpp"

namespace twoturns::view {
namespace {

using ui::rgb;

constexpr float line_height = 1.16F; // in sizes of the letters
constexpr std::size_t most_lines = 3;
// Fronts are nearly black; backs are a dark blue on a ground as faint as can be seen.
constexpr Colour front_ink = rgb(0x2A2119);
constexpr Colour back_ink = rgb(0x0F4470);
constexpr Colour back_ground{58, 134, 190, 30};

bool is_back(int face) { return face % 2 == 1; }

std::size_t characters_of(const std::string& text, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size() && count < most; at = ui::next_character(text, at)) ++count;
    return count;
}

/// How large letters may be in a place, in shares of its smaller side. Tiles are square; a wide card has room for more.
float largest_share(const std::string& text, bool wide) {
    if (wide) return 0.62F;
    const std::size_t characters = characters_of(text, 6);
    return characters <= 1 ? 0.66F : characters <= 3 ? 0.5F : 0.36F;
}

/// Few sizes, so that few fonts are open.
float step_below(float size) { return size > 32 ? size - 4 : size > 16 ? size - 2 : size - 1; }
float on_step(float size) {
    const float step = size > 32 ? 4.0F : size > 16 ? 2.0F : 1.0F;
    return std::max(least_side_letters, std::floor(size / step) * step);
}

/// Whether lines hold all of a text, but for blanks.
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

/// Whether each word has room on a line; Chinese is broken anywhere.
bool words_fit(const std::string& text, float width, const ui::Lettering& lettering) {
    const auto words = words_in(text);
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return !is_latin(word) || lettering.width(word) <= width; });
}

/// The text with words that have no room on a line cut into parts of equal length.
std::string with_words_cut(const std::string& text, float width, const ui::Lettering& lettering) {
    std::string cut;
    for (const std::string& word : words_in(text)) {
        const auto parts = static_cast<std::size_t>(
            is_latin(word) ? std::clamp(std::ceil(lettering.width(word) / width), 1.0F, 3.0F) : 1.0F);
        std::size_t from = 0;
        for (std::size_t part = 1; part <= parts; ++part) {
            const std::size_t to = ui::character_end(word, word.size() * part / parts);
            if (!cut.empty()) cut += ' ';
            cut += word.substr(from, to - from);
            from = to;
        }
    }
    return cut;
}

/// False where it is not whole.
bool draw_text(SDL_Surface& onto, const Rect& place, const std::string& text, Colour ink, const Fonts& fonts) {
    const FittedSide side = fitted_side(text, place.w, place.h, fonts);
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

FittedSide fitted_side(const std::string& text, float width, float height, const Fonts& fonts) {
    constexpr float measured_at = 16;
    const float smaller = std::min(width, height);
    const ui::Lettering sample{fonts, measured_at, true};
    float widest_word = 1;
    for (const std::string& word : words_in(text))
        if (is_latin(word)) widest_word = std::max(widest_word, sample.width(word)); // Chinese is broken anywhere
    const float most_in_all = width * measured_at * static_cast<float>(most_lines) / std::max(1.0F, sample.width(text));
    float size =
        std::min({largest_share(text, width > 2 * height) * smaller, width * measured_at / widest_word, most_in_all});
    for (size = on_step(size); size >= least_side_letters; size = step_below(size)) {
        if (!words_fit(text, width, {fonts, size, true})) continue;
        const auto room = static_cast<std::size_t>(std::max(1.0F, std::floor(height / (size * line_height) + 0.15F)));
        auto lines = ui::wrapped(text, width, std::min(room, most_lines), {fonts, size, true});
        if (is_whole(lines, text)) return {as_whole_runs(text, std::move(lines)), size, true};
    }
    const ui::Lettering least{fonts, least_side_letters, true};
    const auto room = static_cast<std::size_t>(std::max(1.0F, height / (least_side_letters * line_height)));
    auto lines = ui::wrapped(with_words_cut(text, width, least), width, std::min(room, most_lines), least);
    const bool whole = is_whole(lines, text);
    return {as_whole_runs(text, std::move(lines)), least_side_letters, whole};
}

bool draw_face(SDL_Surface& onto, const Rect& place, const Deck& deck, int face, const Fonts& fonts) {
    face %= deck.faces;
    if (const int picture = deck.picture_of(face); picture >= 0) {
        draw_picture(onto, place, *deck.atlas, deck.part(picture));
        return true;
    }
    const Rect front = place.grown(place.w * 0.13F);
    if (is_back(face)) fill(onto, round_rect(front.grown(front.w * 0.03F), front.w * 0.1F), plain(back_ground));
    return draw_text(onto, front, deck.text_of(face), is_back(face) ? back_ink : front_ink, fonts);
}

Surface draw_card(int width, int height, const Deck& deck, int face, const Fonts& fonts) {
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
        const Rect room = deck.two_sided() ? front.grown(-std::round(margin / 2)) : inside; // as large as it can be
        const float side = std::min(room.w, room.h);
        const Rect middle{room.centre().x - side / 2, room.centre().y - side / 2, side, side};
        draw_picture(*surface, middle, *deck.atlas, deck.part(picture));
    }
    return surface;
}

Colour face_colour(const Deck& deck, int face) {
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

} // namespace twoturns::view
