#include "view/drawing/face_raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "ui/utf8.hpp"

namespace twoturns::view {
namespace {

using ui::rgb;

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

/// Returns the first character of a word in signs.
std::optional<std::string> first_sign(const std::string& text) {
    const auto word = sign_word_of(text);
    if (!word) return std::nullopt;
    return word->sign.substr(0, ui::next_character(word->sign, 0));
}

/// Draws the lines of a text.
void draw_lines(SDL_Surface& onto, const Rect& place, const SideLines& side, Colour ink, const Fonts& fonts) {
    for (const SideLine& line : side.lines) {
        if (line.text.empty()) continue;
        const Surface letters = fonts.draw(line.text, line.size, true, {ink.r, ink.g, ink.b, 255});
        SDL_Rect at{static_cast<int>(std::lround(place.centre().x)) - letters->w / 2,
                    static_cast<int>(std::lround(place.centre().y + line.middle - fonts.middle(line.size, true))),
                    letters->w, letters->h};
        SDL_BlitSurface(letters.get(), nullptr, &onto, &at);
    }
}

/// Draws the text on a face, or, where it could not be read, a mark of its kind: the first sign of a word in signs, or
/// a stroke. Returns false if the text could not be drawn whole.
bool draw_text(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, Colour ink, const Fonts& fonts,
               SideLetters letters = {}) {
    constexpr float least_mark = 9;               // the font size of a sign
    constexpr float least_for_small_letters = 30; // a smaller place is a preview's
    const std::string text = deck.text_of(face);
    const SideLines side = lines_of_side(text, place.w, place.h, fonts, letters);
    const float smaller = std::min(place.w, place.h);
    const bool legible = letters.size > 0 ? letters.legible() : side.least_size() >= least_side_letters;
    if (smaller >= least_for_small_letters || (side.whole && legible)) { // on a board even cut words tell most
        draw_lines(onto, place, side, ink, fonts);
        return side.whole;
    }
    if (const auto sign = first_sign(text); sign && 0.8F * smaller >= least_mark) {
        draw_lines(onto, place, {{{*sign, std::round(0.8F * smaller), 0}}}, ink, fonts);
        return false;
    }
    // Two strokes in place of words, as layouts of pages show text that is too small. One alone would be a sign: 一.
    const float height = std::max(1.0F, std::round(0.11F * smaller));
    const Point middle = place.centre();
    for (const auto& [width, down] : {std::pair{0.62F * smaller, -1.2F * height}, {0.36F * smaller, 1.2F * height}})
        fill(onto, round_rect({middle.x - 0.31F * smaller, middle.y + down - height / 2, width, height}, height / 2),
             plain(ink.with_alpha(0.45F)));
    return false;
}

/// The colours of a picture on a dark tile: ink is light, paper dark, and other colours are light enough.
class InkOnDark {
public:
    Colour operator()(Colour from) {
        const std::uint32_t key = std::uint32_t{from.r} << 16U | std::uint32_t{from.g} << 8U | from.b;
        const auto [place, is_new] = known_.try_emplace(key, from);
        if (is_new) place->second = ink_on_dark(from);
        return place->second;
    }

private:
    std::map<std::uint32_t, Colour> known_;
};

void draw_ink_on_dark(SDL_Surface& onto, const Rect& place, SDL_Surface& picture, const SDL_Rect& part) {
    const Surface light = make_surface(part.w, part.h);
    InkOnDark colours;
    for (int y = 0; y < part.h; ++y)
        for (int x = 0; x < part.w; ++x) {
            const std::uint32_t pixel = row_of(picture, part.y + y)[part.x + x];
            const auto channel = [&](unsigned shift) { return static_cast<std::uint8_t>(pixel >> shift & 0xFFU); };
            const Colour made = colours({channel(16), channel(8), channel(0), 255});
            row_of(*light, y)[x] =
                (pixel & 0xFF000000U) | std::uint32_t{made.r} << 16U | std::uint32_t{made.g} << 8U | made.b;
        }
    draw_picture(onto, place, *light, {0, 0, part.w, part.h});
}

} // namespace

Colour ink_on_dark(Colour colour) {
    constexpr float greyest = 56;       // the difference of channels in what counts as ink or paper
    constexpr float light_paper = 0.8F; // relative luminance
    constexpr float dark_ink = 0.14F;
    constexpr float light_enough = 0.34F; // three times as bright as the middle of a lacquer tile
    const auto linear = [](std::uint8_t channel) {
        const float c = static_cast<float>(channel) / 255;
        return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
    };
    const auto luminance = [&](Colour of) {
        return 0.2126F * linear(of.r) + 0.7152F * linear(of.g) + 0.0722F * linear(of.b);
    };
    const auto [least, most] = std::minmax({colour.r, colour.g, colour.b});
    const bool grey = static_cast<float>(most - least) <= greyest;
    const float bright = luminance(colour);
    if (grey && bright <= dark_ink) return light_ink;
    if (grey && bright >= light_paper) return rgb(0x2A1113);
    constexpr int steps = 16;
    for (int step = 0; step < steps; ++step)
        if (const Colour made = mixed(colour, light_ink, static_cast<float>(step) / steps);
            luminance(made) >= light_enough)
            return made;
    return light_ink;
}

float picture_side_for(float text_width) { return std::ceil(text_width / (1 + 2 * text_grows)); }

SideLetters letters_on_tile(const DeckFaces& deck, int face, float width, const Fonts& fonts) {
    face %= deck.faces;
    if (deck.picture_of(face) >= 0) return {};
    return letters_of_side(deck, is_back(face), front_of({0, 0, width, width}).w, fonts);
}

bool draw_face(SDL_Surface& onto, const Rect& place, const DeckFaces& deck, int face, const Fonts& fonts,
               SideLetters letters, bool on_dark, std::optional<float> text_ends) {
    face %= deck.faces;
    if (const int picture = deck.picture_of(face); picture >= 0) {
        if (on_dark && deck.ink)
            draw_ink_on_dark(onto, place, *deck.atlas, deck.part(picture));
        else if (on_dark)
            draw_edged(onto, place, *deck.atlas, deck.part(picture));
        else
            draw_picture(onto, place, *deck.atlas, deck.part(picture));
        return true;
    }
    const Colour front_colour = on_dark ? light_ink : front_ink;
    const Colour back_colour = on_dark ? light_back_ink : back_ink;
    const Rect front = front_of(place);
    if (is_back(face)) fill(onto, round_rect(front.grown(front.w * 0.03F), front.w * 0.1F), plain(back_ground));
    Rect room = front;
    if (text_ends) room.h = std::min(front.bottom(), *text_ends) - front.y;
    return draw_text(onto, room, deck, face, is_back(face) ? back_colour : front_colour, fonts, letters);
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
        draw_text(*surface, inside, deck, face, back ? back_ink : front_ink, fonts);
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
