#include "app/new_game_form.hpp"

#include <algorithm>
#include <utility>

#include "twoturns/difficulty.hpp"

namespace twoturns::app {
namespace {

Size within_limits(Size size) { return {std::clamp(size.rows, 1, max_side), std::clamp(size.cols, 1, max_side)}; }

} // namespace

NewGameForm::NewGameForm(const DealParams& params)
    : size_(within_limits(params.size)), layout_(params.layout), gravity_(params.gravity),
      difficulty_(std::clamp(params.difficulty, easiest, hardest)) {
    if (params.kinds != usual_kinds(size_, layout_)) kinds_ = params.kinds;
}

int NewGameForm::most_kinds() const { return std::max(1, twoturns::most_kinds(size_, layout_)); }

DealParams NewGameForm::params() const {
    const int kinds = kinds_ ? *kinds_ : usual_kinds(size_, layout_);
    return {size_, std::clamp(kinds, 1, most_kinds()), gravity_, layout_, difficulty_};
}

Result<GameId> NewGameForm::choice() const {
    const auto good = checked(params());
    if (!good) return good.error();
    const auto typed = seed_from_text(seed_);
    return GameId{*good, typed ? *typed : given_seed_};
}

std::size_t NewGameForm::preset() const {
    if (own_) return own_size;
    return static_cast<std::size_t>(std::find(presets.begin(), presets.end(), size_) - presets.begin());
}

void NewGameForm::choose_preset(std::size_t preset) {
    own_ = preset >= own_size;
    if (!own_) size_ = presets[preset];
}

void NewGameForm::set_size(Size size) {
    size_ = within_limits(size);
    own_ = true; // even where it is one of the presets just now: what is being set stays in sight
}

void NewGameForm::set_difficulty(int difficulty) { difficulty_ = std::clamp(difficulty, easiest, hardest); }

void NewGameForm::give_seed(std::string seed) {
    given_seed_ = std::move(seed);
    seed_ = given_seed_;
}

void NewGameForm::surprise(Random& chance) {
    choose_preset(chance.index(presets.size()));
    layout_ = all_layouts[chance.index(all_layouts.size())];
    gravity_ = all_gravities[chance.index(all_gravities.size())];
    difficulty_ = easiest + static_cast<int>(chance.index(static_cast<std::size_t>(hardest - easiest + 1)));
    kinds_.reset();
}

TilesOfKind tiles_of_kind(const DealParams& params) {
    const int pairs = most_kinds(params.size, params.layout);
    const int least = 2 * (pairs / params.kinds);
    return {least, pairs % params.kinds == 0 ? least : least + 2};
}

} // namespace twoturns::app
