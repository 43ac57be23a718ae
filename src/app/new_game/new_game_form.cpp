#include "app/new_game/new_game_form.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/board_geometry.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

Size within_limits(Size size) { return {std::clamp(size.rows, 1, max_side), std::clamp(size.cols, 1, max_side)}; }

} // namespace

NewGameForm::NewGameForm(const DealParams& params) : params_(for_new_game(params)), size_(DealParams{}.size) {
    if (params.layout.size()) {
        params_.size = *params.layout.size();
    } else {
        take_size(params.size);
        any_size_layout_ = params.layout;
        own_ = preset() == layouts_size;
    }
    params_.difficulty = std::clamp(params.difficulty, easiest, hardest);
    if (params.kinds != usual_kinds(params_.size, params_.layout)) kinds_ = params.kinds;
    update();
}

void NewGameForm::update() {
    most_kinds_ = std::max(1, twoturns::most_kinds(params_.size, params_.layout));
    params_.kinds = cards_once_
                        ? most_kinds_
                        : std::clamp(kinds_ ? *kinds_ : usual_kinds(params_.size, params_.layout), 1, most_kinds_);
    good_ = checked(params_);
}

Result<GameId> NewGameForm::choice() const {
    if (!good_) return good_.error();
    const auto typed = seed_from_text(seed_);
    GameId chosen{*good_, typed ? *typed : given_seed_};
    if (!remembered_) return chosen;
    GameId like = *remembered_;
    like.params.version = chosen.params.version;
    return like == chosen ? *remembered_ : chosen;
}

std::size_t NewGameForm::preset() const {
    if (own_) return own_size;
    const auto* const found = std::find(presets.begin(), presets.end(), params_.size);
    return found == presets.end() ? layouts_size : static_cast<std::size_t>(found - presets.begin());
}

void NewGameForm::choose_preset(std::size_t preset) {
    own_ = preset >= own_size;
    if (!own_) take_size(presets[preset]);
    update();
}

void NewGameForm::take_size(Size size) {
    size_ = within_limits(size);
    params_.size = size_;
    if (!params_.layout.fits(size_)) params_.layout = any_size_layout_;
}

void NewGameForm::set_size(Size size) {
    take_size(size);
    own_ = true; // the steppers stay in view even if the size equals a preset
    update();
}

void NewGameForm::set_layout(const BoardLayout& layout) {
    params_.layout = layout;
    params_.size = layout.size().value_or(size_);
    if (!layout.size()) any_size_layout_ = layout;
    update();
}

void NewGameForm::set_gravity(Gravity gravity) {
    params_.gravity = gravity;
    update();
}

void NewGameForm::set_rule(Rule rule) {
    params_.rule = rule;
    update();
}

void NewGameForm::set_difficulty(int difficulty) {
    params_.difficulty = std::clamp(difficulty, easiest, hardest);
    update();
}

void NewGameForm::set_kinds(int kinds) {
    kinds_ = kinds;
    update();
}

void NewGameForm::follow_usual_kinds() {
    kinds_.reset();
    update();
}

void NewGameForm::bring_back_kinds(const std::string& kept) {
    if (kept.empty() || params_.kinds != most_kinds_) return;
    kinds_.reset();
    if (const auto kinds = parse_number(kept)) kinds_ = *kinds;
    update();
}

void NewGameForm::deal_cards_once(bool once) {
    cards_once_ = once;
    update();
}

void NewGameForm::give_seed(std::string seed) {
    given_seed_ = std::move(seed);
    seed_ = given_seed_;
}

void NewGameForm::surprise(Random& chance) {
    choose_preset(chance.index(presets.size()));
    set_layout(all_layouts()[chance.index(all_layouts().size())]);
    params_.gravity = all_gravities[chance.index(all_gravities.size())];
    params_.rule = Rule::any; // another rule is a wish, no surprise
    params_.difficulty = easiest + static_cast<int>(chance.index(static_cast<std::size_t>(hardest - easiest + 1)));
    follow_usual_kinds();
}

Size fitting_size(int cards, const BoardLayout& layout) {
    constexpr float screen = 1.8F; // columns per row of a screen
    Size best{1, 2};
    int most = 0;
    const auto off = [](Size size) {
        return std::abs(static_cast<float>(size.cols) - screen * static_cast<float>(size.rows));
    };
    for (int rows = 1; rows <= max_side; ++rows)
        for (int cols = std::max(2, rows); cols <= std::min(max_side, 5 * rows / 2); ++cols) {
            const Size size{rows, cols};
            const int pairs = most_kinds(size, layout);
            if (pairs > cards) break; // more columns never have fewer pairs
            if (pairs < std::max(1, most) || (pairs == most && off(size) >= off(best))) continue;
            best = size;
            most = pairs;
        }
    return best;
}

Size first_board_size(const ui::Rect& area, float least_tile) {
    const Size usual = DealParams{}.size;
    const auto tile = [&](Size size) {
        const scene::BoardGeometry place{area, size};
        return place.is_turned() ? 0 : static_cast<float>(place.cell_side()); // the first board fits as it is
    };
    const auto tiles = [](Size size) { return size.rows * size.cols; };
    const auto better = [&](Size size, Size than) {
        const bool large = tile(size) >= least_tile;
        if (large != (tile(than) >= least_tile)) return large;
        return large ? tiles(size) > tiles(than) : tile(size) > tile(than);
    };
    if (tile(usual) >= least_tile) return usual;
    Size best = usual;
    for (const Size size : NewGameForm::presets)
        if (tiles(size) <= tiles(usual) && better(size, best)) best = size;
    if (tile(best) >= least_tile && 4 * tiles(best) >= 3 * tiles(usual)) return best;
    constexpr int fewest = 6;  // the least columns and rows of a usable board
    constexpr int enough = 96; // tiles; fewer and larger ones are better on a small screen
    const auto better_here = [&](Size size, Size than) {
        if (tiles(than) > enough) return better(size, than) || tile(size) >= least_tile;
        return better(size, than) || (tiles(size) == tiles(than) && tile(size) > 1.1F * tile(than)); // clearly larger
    };
    for (int rows = fewest; rows <= usual.cols; ++rows)
        for (int cols = fewest; cols <= usual.cols && rows * cols <= enough; ++cols)
            if (const Size size{rows, cols}; tiles(size) % 2 == 0 && better_here(size, best)) best = size;
    return best;
}

TilesOfKind tiles_of_kind(const DealParams& params) {
    const int pairs = most_kinds(params.size, params.layout);
    const int least = 2 * (pairs / params.kinds);
    return {least, pairs % params.kinds == 0 ? least : least + 2};
}

} // namespace twoturns::app
