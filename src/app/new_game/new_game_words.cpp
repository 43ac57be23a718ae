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
    // TRANSLATORS: {0} is a size such as 18 × 8.
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
    const std::string words = platform::trcf("list", "{0}, {1}", trn("{0} column", "{0} columns", size.cols),
                                             trn("{0} row", "{0} rows", size.rows));
    return layout.size() ? platform::trcf("list", "{0}, {1}", words, tr(N_("as the layout is drawn"))) : words;
}

std::string meaning_of(Gravity gravity) { return tr(traits_of(gravity).meaning); }

ui::Choice gravity_choice_of(Gravity selected) {
    constexpr int most_in_row = 9; // of more, each would be too narrow for a finger
    constexpr int count = static_cast<int>(all_gravities.size());
    constexpr int rows = (count + most_in_row - 1) / most_in_row;
    ui::Choice choice{.selected = static_cast<std::size_t>(selected), .columns = (count + rows - 1) / rows};
    for (const Gravity gravity : all_gravities)
        choice.options.push_back({{}, sign_of(gravity), false, meaning_of(gravity)});
    return choice;
}

std::string meaning_of(const BoardLayout& layout, Size of_board) {
    const Size size = layout.size().value_or(of_board);
    const bool odd = !layout.size() && odd_cell(size, layout).has_value();
    if (odd && layout == BoardLayout{}) return tr(N_("every cell has a tile but an odd one"));
    if (!odd) return text_for(layout);
    // TRANSLATORS: {0} says which cells of the board have a tile, such as "the corners are cut off".
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
    if (least == most) return trn("{0} tile of each", "{0} tiles of each", least);
    // TRANSLATORS: of each kind of tile there are {1} or {0}, two numbers such as 2 and 4.
    return trn("{1} or {0} tile of each", "{1} or {0} tiles of each", most, {std::to_string(least)});
}

std::string facts_of(const DealParams& params, int cards) {
    const int pairs = most_kinds(params.size, params.layout);
    const std::string counted = trn("{0} pair", "{0} pairs", pairs);
    const std::string faces = cards > 0 ? trn("{0} card", "{0} cards", std::min(cards, params.kinds))
                                        : trn("{0} picture", "{0} pictures", params.kinds);
    // TRANSLATORS: such as "72 pairs, 36 pictures; sure to be winnable."
    return trf(N_("{0}, {1}; sure to be winnable."), counted, faces);
}

Message level_message(const DealParams& params, int level) {
    const std::string label = difficulty_label(level);
    // TRANSLATORS: {0} is a word such as "easy".
    if (level == params.difficulty) return {N_("Difficulty: {0}."), {label}};
    // TRANSLATORS: {0} is a word such as "hard".
    if (level > params.difficulty) return {N_("Difficulty: {0}, the easiest found for these choices."), {label}};
    constexpr int many_pairs = 72; // a board larger than the usual one is seldom harder
    // TRANSLATORS: {0} is a word such as "easy"; the player asked for a harder board.
    if (!params.layout.size() && most_kinds(params.size, params.layout) < many_pairs)
        return {N_("Difficulty: {0}. Harder needs a larger board."), {label}};
    // TRANSLATORS: {0} is a word such as "medium".
    return {N_("Difficulty: {0}, the hardest found for these choices."), {label}};
}

std::string meaning_of(SightWish wish) {
    switch (wish) {
    case SightWish::few: return tr(N_("few pairs can go at a time: they are hard to see"));
    case SightWish::many: return tr(N_("many pairs can go at a time: they are easy to see"));
    case SightWish::any: break;
    }
    return tr(N_("as many pairs as the board happens to have"));
}

Message none_fits(SightWish wish, int dealt) {
    if (wish == SightWish::few)
        return {N_("None of {0} boards has clearly fewer pairs to see"), {std::to_string(dealt)}};
    return {N_("None of {0} boards has clearly more pairs to see"), {std::to_string(dealt)}};
}

std::string sight_text(const PairsToSee& pairs, SightWish wish, bool fits, int dealt) {
    constexpr int most_few = 4;
    constexpr int least_many = 9;
    const int count = std::max(1, (pairs.tenths() + 5) / 10);
    if (wish == SightWish::few && !fits)
        // TRANSLATORS: {0} is how many pairs of tiles can go at a time, {1} a number of boards.
        return trn("None of {1} boards has clearly fewer pairs to see: about {0} at a time.",
                   "None of {1} boards has clearly fewer pairs to see: about {0} at a time.", count,
                   {std::to_string(dealt)});
    if (wish == SightWish::many && !fits)
        // TRANSLATORS: {0} is how many pairs of tiles can go at a time, {1} a number of boards.
        return trn("None of {1} boards has clearly more pairs to see: about {0} at a time.",
                   "None of {1} boards has clearly more pairs to see: about {0} at a time.", count,
                   {std::to_string(dealt)});
    // TRANSLATORS: {0} is how many pairs of tiles can go at a time.
    if (wish == SightWish::few || (wish == SightWish::any && count <= most_few))
        return trn("Few pairs to see: about {0} at a time.", "Few pairs to see: about {0} at a time.", count);
    // TRANSLATORS: {0} is how many pairs of tiles can go at a time.
    if (wish == SightWish::many || count >= least_many)
        return trn("Many pairs to see: about {0} at a time.", "Many pairs to see: about {0} at a time.", count);
    // TRANSLATORS: {0} is how many pairs of tiles can go at a time.
    return trn("Pairs to see: about {0} at a time.", "Pairs to see: about {0} at a time.", count);
}

} // namespace twoturns::app
