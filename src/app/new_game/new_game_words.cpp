#include "app/new_game/new_game_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/labels.hpp"
#include "app/new_game/new_game_form.hpp"
#include "platform/translation.hpp"
#include "twoturns/board_layout.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::app {
namespace {

using platform::NC_;
using platform::tr;
using platform::trc;
using platform::trf;
using platform::trn;

/// Returns the description of a layout that fits any size. A drawn layout has only one size and needs no description.
std::string text_for(const BoardLayout& layout) {
    struct Meaning {
        std::string_view name;
        const char* words;
    };
    constexpr std::array meanings{
        Meaning{"full", N_("every cell has a tile")},       Meaning{"frame", N_("the middle is empty")},
        Meaning{"cross", N_("the four corners are empty")}, Meaning{"diamond", N_("the corners are cut off")},
        Meaning{"steps", N_("two corners are empty")},      Meaning{"stones", N_("stones stand in the way")},
    };
    if (const auto size = layout.size()) return trf(N_("always {0}"), label_of(*size));
    const auto* const found =
        std::find_if(meanings.begin(), meanings.end(), [&](const Meaning& one) { return one.name == layout.name(); });
    return found == meanings.end() ? std::string{} : tr(found->words);
}

} // namespace

std::string name_of_preset(std::size_t preset) {
    constexpr std::array<const char*, NewGameForm::presets.size()> names{
        NC_("size", "Quick"), NC_("size", "Small"), NC_("size", "Classic"),
        NC_("size", "Wide"),  NC_("size", "Giant"), NC_("size", "Tall"),
    };
    return trc("size", names.at(preset));
}

std::string meaning_of(Size size, const BoardLayout& layout) {
    const std::string cols = std::to_string(size.cols);
    const std::string rows = std::to_string(size.rows);
    if (layout.size()) return trf(N_("{0} columns, {1} rows, as the layout is drawn"), cols, rows);
    return trf(N_("{0} columns, {1} rows"), cols, rows);
}

std::string meaning_of(Gravity gravity) { return tr(traits_of(gravity).meaning); }

ui::Choice gravity_choice_of(Gravity selected) {
    constexpr int most_in_row = 9; // of more, each would be too narrow for a finger
    constexpr int count = static_cast<int>(all_gravities.size());
    constexpr int rows = (count + most_in_row - 1) / most_in_row;
    ui::Choice choice{.selected = static_cast<std::size_t>(selected), .columns = (count + rows - 1) / rows};
    for (const Gravity gravity : all_gravities)
        choice.options.push_back(
            {{}, "gravity-" + std::string{twoturns::name_of(gravity)}, false, meaning_of(gravity)});
    return choice;
}

std::string meaning_of(const BoardLayout& layout, Size of_board) {
    const Size size = layout.size().value_or(of_board);
    const bool odd = !layout.size() && odd_cell(size, layout).has_value();
    if (odd && layout == BoardLayout{}) return tr(N_("every cell has a tile but an odd one"));
    if (!odd) return text_for(layout);
    return trf(N_("{0}; one odd cell left out"), text_for(layout));
}

std::string meaning_of_difficulty(int difficulty) {
    // The share of boards that random play clears, in the middle of each band; see band_of().
    switch (difficulty) {
    case 1: return tr(N_("Very easy: almost any order will do. Picking blindly wins 9 games of 10."));
    case 2: return tr(N_("Easy: a glance ahead is enough. Picking blindly wins 2 games of 3."));
    case 3: return tr(N_("Medium: look two pairs ahead. Picking blindly wins 1 game of 3."));
    case 4: return tr(N_("Hard: look four pairs ahead. Picking blindly wins 1 game of 6."));
    default: return tr(N_("Very hard: plan to the end. Picking blindly wins 1 game of 25."));
    }
}

std::string meaning_of_kinds(const DealParams& params) {
    const auto [least, most] = tiles_of_kind(params);
    if (least == most) return trf(N_("{0} tiles of each"), std::to_string(least));
    return trf(N_("{0} or {1} tiles of each"), std::to_string(least), std::to_string(most));
}

std::string facts_of(const DealParams& params, int cards) {
    const int pairs = most_kinds(params.size, params.layout);
    if (cards > 0 && std::min(cards, params.kinds) == 1)
        return trn("{0} pair of one card, sure to be winnable.", "{0} pairs of one card, sure to be winnable.", pairs);
    if (cards > 0)
        return trf(N_("{0} pairs of {1} cards, sure to be winnable."), std::to_string(pairs),
                   std::to_string(std::min(cards, params.kinds)));
    if (params.kinds == 1)
        return trn("{0} pair of one picture, sure to be winnable.", "{0} pairs of one picture, sure to be winnable.",
                   pairs);
    return trf(N_("{0} pairs of {1} pictures, sure to be winnable."), std::to_string(pairs),
               std::to_string(params.kinds));
}

std::string level_text(const DealParams& params, int level) {
    if (level == params.difficulty) return trf(N_("Difficulty: {0}."), difficulty_label(level));
    return trf(N_("Difficulty: {0}, the nearest to {1} here."), difficulty_label(level),
               difficulty_label(params.difficulty));
}

} // namespace twoturns::app
