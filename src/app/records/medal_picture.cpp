#include "app/records/medal_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/decks/deck_list.hpp"
#include "game/records/medals.hpp"
#include "game/records/wishes.hpp"
#include "twoturns/problem_id.hpp"

namespace twoturns::app {
namespace {

using ui::Rect;

/// A picture of a deck that comes with the game.
struct SealOf {
    const char* deck;
    int face;
};

constexpr std::array<SealOf, game::medal_count> medal_seals{{
    {"travel", 6},  // boot
    {"travel", 40}, // map
    {"travel", 10}, // gate
    {"travel", 25}, // sunglasses
    {"travel", 37}, // snowy mountain
    {"travel", 38}, // castle

    {"nature", 42}, // daisy
    {"nature", 35}, // tulip
    {"nature", 28}, // ears of rice
    {"nature", 33}, // bee
    {"nature", 10}, // moon
    {"nature", 38}, // Mount Fuji

    {"things", 23}, // ribbon
    {"things", 17}, // scissors
    {"things", 11}, // kite
    {"things", 4},  // present
    {"things", 46}, // books
    {"things", 39}, // magic wand

    {"animals", 3},  // bird
    {"animals", 41}, // goat
    {"animals", 9},  // penguin
    {"animals", 16}, // beaver
    {"animals", 0},  // lion
    {"animals", 39}, // swan

    {"animals", 15}, // zebra
    {"animals", 34}, // horse
    {"things", 0},   // watch
    {"travel", 24},  // rocket
    {"nature", 3},   // feather
    {"nature", 22},  // eagle

    {"things", 43}, // drum
    {"things", 42}, // joystick
    {"things", 13}, // bow
    {"nature", 20}, // fire
    {"things", 37}, // trophy
    {"travel", 28}, // big wheel

    {"things", 21}, // tennis
    {"things", 32}, // gloves
    {"things", 30}, // scales
    {"things", 29}, // chair
    {"things", 33}, // jigsaw piece
    {"things", 9},  // teddy bear

    {"nature", 8},  // paw prints
    {"nature", 21}, // butterfly
    {"nature", 5},  // cyclone
    {"things", 47}, // ruler
    {"things", 12}, // set square
    {"nature", 0},  // shooting star
}};

constexpr std::array<SealOf, game::wishes_a_week> wish_seals{{
    {"nature", 47}, // four-leaf clover
    {"nature", 32}, // seedling
    {"nature", 26}, // caterpillar
}};

/// The coins of mahjong: as many as the grade.
constexpr std::array<SealOf, hardest_problem> grade_seals{{
    {"mahjong-unmarked", 26},
    {"mahjong-unmarked", 23},
    {"mahjong-unmarked", 12},
    {"mahjong-unmarked", 14},
    {"mahjong-unmarked", 31},
    {"mahjong-unmarked", 36},
    {"mahjong-unmarked", 15},
    {"mahjong-unmarked", 33},
    {"mahjong-unmarked", 7},
}};

Rect largest_square(const Rect& rect) {
    const float side = std::floor(std::min(rect.w, rect.h));
    return {std::round(rect.centre().x - side / 2), std::round(rect.centre().y - side / 2), side, side};
}

void add_seal_of(std::vector<scene::Item>& items, const Rect& box, const SealOf& seal, float scale,
                 const Context& context) {
    std::string deck = seal.deck;
    if (deck == deck_in_use(context.settings)) deck.clear();
    items.emplace_back(
        scene::SealItem{.box = box, .face = static_cast<Face>(seal.face), .deck = std::move(deck), .scale = scale});
}

/// Draws a stamp without ink: the two rules of a seal and its picture, pressed into the card.
void add_blind_stamp(std::vector<scene::Item>& items, const Rect& box, const SealOf& seal, const Context& context) {
    constexpr float strength = 0.3F;
    const ui::Theme& theme = context.style.theme;
    const float line = std::max(1.0F, std::round(box.w * 0.035F));
    items.emplace_back(ui::BoxItem{.rect = box,
                                   .radius = box.w * 0.18F,
                                   .fill = theme.inset,
                                   .border = theme.muted.with_alpha(0.42F),
                                   .border_width = line});
    const float inside = std::round(box.w * 0.12F);
    items.emplace_back(ui::BoxItem{.rect = box.grown(-inside),
                                   .radius = box.w * 0.1F,
                                   .fill = {0, 0, 0, 0},
                                   .border = theme.muted.with_alpha(0.2F),
                                   .border_width = std::max(1.0F, std::round(line / 2))});
    items.emplace_back(ui::FadeItem{strength});
    add_seal_of(items, box.grown(-2 * inside), seal, 1, context);
    items.emplace_back(ui::FadeItem{});
}

void add_stamp(std::vector<scene::Item>& items, const Rect& rect, const SealOf& seal, bool inked, float scale,
               const Context& context) {
    const Rect box = largest_square(rect);
    if (box.w < 1) return;
    if (inked)
        add_seal_of(items, box, seal, scale, context);
    else
        add_blind_stamp(items, box, seal, context);
}

} // namespace

void add_medal(std::vector<scene::Item>& items, const Rect& rect, std::size_t medal, bool earned,
               const Context& context, float scale) {
    add_stamp(items, rect, medal_seals.at(medal), earned, scale, context);
}

void add_grade_medal(std::vector<scene::Item>& items, const Rect& rect, int grade, bool earned,
                     const Context& context) {
    add_stamp(items, rect, grade_seals.at(static_cast<std::size_t>(grade - 1)), earned, 1, context);
}

void add_wish(std::vector<scene::Item>& items, const Rect& rect, std::size_t number, bool done,
              const Context& context) {
    add_stamp(items, rect, wish_seals.at(number), done, 1, context);
}

} // namespace twoturns::app
