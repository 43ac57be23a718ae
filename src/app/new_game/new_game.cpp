// The state and events of the page for a new game.
#include "app/new_game/new_game.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <ostream>
#include <utility>

#include "app/bar.hpp"
#include "app/board/game_start.hpp"
#include "app/board/saved_games.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {

using game::Time;
using ui::id_of;

namespace {

constexpr Time typing_pause{300}; // delay after typing until the board is dealt

/// Returns the side of a cell of such a board in pixels.
int cell_in(Size size, const Context& context) {
    const ui::Rect area = board_area(context);
    const ui::Rect room = context.two_sided > 0 ? scene::shared_with_card(area, size, context.style.unit).board : area;
    return scene::BoardGeometry{room, size}.cell_side();
}

} // namespace

Effects NewGame::opened(const Context& context) {
    if (std::exchange(chosen_, true)) { // what was left on the page is still there, but for a deal that was cancelled
        preview_ = {};
        if (form_.deals_cards_once() != (context.two_sided > 0)) form_.deal_cards_once(context.two_sided > 0);
        return changed_with_layouts(context);
    }
    form_.give_seed(seed_from(context.chance));
    form_.bring_back_kinds(context.settings.kinds_kept);
    sight_ = sight_wish(context.settings);
    more_open_ = form_.kinds_chosen() || form_.params().rule != Rule::any;
    form_.deal_cards_once(context.two_sided > 0);
    return changed_with_layouts(context);
}

/// Handles a choice. Returns false if `part` is not a choice.
bool NewGame::choose(Part part, int value) {
    const auto index = static_cast<std::size_t>(value);
    const Size size = form_.params().size;
    switch (part) {
    case Part::size: form_.choose_preset(index); return true;
    case Part::columns: form_.set_size({size.rows, value}); return true;
    case Part::rows: form_.set_size({value, size.cols}); return true;
    case Part::layout: form_.set_layout(layout_at(layouts_on_page()[index])); return true;
    case Part::gravity: form_.set_gravity(all_gravities[index]); return true;
    case Part::rule: form_.set_rule(offered_rules[index]); return true;
    case Part::difficulty: form_.set_difficulty(easiest + value); return true;
    case Part::sight: sight_ = offered_sights[index]; return true;
    case Part::kinds: form_.set_kinds(value); return true;
    default: return false;
    }
}

Effects NewGame::on(const ui::Event& event, const Context& context) {
    if (const auto* chosen = std::get_if<ui::Changed>(&event)) {
        const Part part = part_of<Part>(chosen->id);
        if (part == Part::pace) {
            Settings settings = context.settings;
            settings.pace = static_cast<game::Pace>(chosen->value);
            return {ChangeSettings{std::move(settings)}};
        }
        if (!choose(part, chosen->value)) return {};
        const bool typed = part == Part::columns || part == Part::rows || part == Part::kinds;
        return changed(context, typed ? typing_pause : Time{0});
    }
    if (const auto* edited = std::get_if<ui::Edited>(&event)) {
        form_.type_seed(edited->text);
        sight_ = SightWish::any; // a seed names one board
        return changed(context, typing_pause);
    }
    if (const auto* pressed = std::get_if<ui::Pressed>(&event)) return press(part_of<Part>(pressed->id), context);
    return {};
}

Effects NewGame::press(Part part, const Context& context) {
    switch (part) {
    case Part::play: return play(context);
    case Part::fit_deck:
        form_.set_size(fitting_size(context.two_sided, form_.any_size_layout()));
        return changed(context);
    case Part::fit_room:
        if (const auto size = roomy_size(context)) form_.set_size(*size);
        return changed(context);
    case Part::surprise:
        form_.surprise(context.chance);
        if (lacks_cards(form_.params().size, form_.params().layout, context))
            form_.set_size(fitting_size(context.two_sided, form_.any_size_layout()));
        form_.give_seed(seed_from(context.chance));
        return changed(context);
    case Part::more: more_open_ = !more_open_; return {};
    case Part::seed: seed_open_ = true; return {Focus{id_of(Part::seed)}};
    case Part::usual_kinds: form_.follow_usual_kinds(); return changed(context);
    default: return {};
    }
}

/// Plays the board. Keeps the player's choice of kinds, unless it equals the number of pairs, which the player did not
/// choose.
Effects NewGame::play(const Context& context) {
    Effects effects;
    Settings settings = context.settings;
    settings.kinds_kept = form_.deals_cards_once() ? form_.kinds_to_keep() : std::string{};
    settings.pairs_to_see = sight_ == SightWish::any ? std::string{} : app::name_of(sight_);
    if (!preview_.fault() && settings != context.settings) effects.emplace_back(ChangeSettings{std::move(settings)});
    chosen_ = false;
    append(effects, preview_.play(context));
    return effects;
}

int NewGame::tile_points(Size size, const Context& context) {
    return static_cast<int>(static_cast<float>(cell_in(size, context)) / context.canvas.scale);
}

bool NewGame::lacks_room(Size size, const Context& context) {
    return context.deck_status.least_cell > cell_in(size, context) || is_small_for_fingers(size, context);
}

bool NewGame::is_small_for_fingers(Size size, const Context& context) {
    return context.style.for_fingers() && static_cast<float>(tile_points(size, context)) < least_finger_tile;
}

std::optional<Size> NewGame::roomy_size(const Context& context) {
    const float screen = context.width() / std::max(1.0F, context.height());
    std::optional<Size> best;
    for (int rows = 2; rows <= max_side; ++rows)
        for (int cols = 2; cols <= max_side; ++cols) {
            const Size size{rows, cols};
            const auto shape = static_cast<float>(cols) / static_cast<float>(rows);
            if (rows * cols % 2 != 0 || shape > 2 * screen || 2 * shape < screen) continue;
            if (best && rows * cols <= best->rows * best->cols) continue;
            if (!lacks_room(size, context)) best = size;
        }
    return best;
}

bool NewGame::lacks_cards(Size size, const BoardLayout& layout, const Context& context) {
    return context.two_sided > 0 && most_kinds(size, layout) > context.two_sided;
}

Effects NewGame::changed(const Context& context, Time pause) {
    const auto& pictures = context.deck_status.shown;
    const bool too_many =
        pictures && !pictures->two_sided && static_cast<std::size_t>(form_.params().kinds) > pictures->names.size();
    if (too_many) form_.set_kinds(static_cast<int>(pictures->names.size()));
    Effects effects = preview_.want(form_.choice(), context.now, pause, sight_);
    append(effects, preview_.count_pairs());
    if (too_many) effects.emplace_back(Say{fewer_kinds(form_.params().kinds, context.now)});
    return effects;
}

Effects NewGame::changed_with_layouts(const Context& context) {
    Effects effects = changed(context);
    effects.emplace_back(Ask{ReadLayouts{}});
    return effects;
}

std::size_t NewGame::layouts() const {
    const std::size_t known = all_layouts().size() + (own_ ? own_->layouts.size() : 0);
    for (std::size_t i = 0; i < known; ++i)
        if (layout_at(i) == first_layout_) return known;
    return known + 1;
}

const BoardLayout& NewGame::layout_at(std::size_t index) const {
    const auto& all = all_layouts();
    if (index < all.size()) return all[index];
    const std::size_t own = index - all.size();
    return own_ && own < own_->layouts.size() ? own_->layouts[own].layout : first_layout_;
}

std::string NewGame::label_at(std::size_t index, const std::string& language) const {
    const std::size_t own = index - all_layouts().size();
    const bool of_file = index >= all_layouts().size() && own_ && own < own_->layouts.size();
    return of_file ? label_of(own_->layouts[own], language) : label_of(layout_at(index));
}

std::size_t NewGame::chosen_layout() const {
    const std::size_t count = layouts();
    std::size_t index = 0;
    while (index < count && layout_at(index) != form_.params().layout) ++index;
    return index;
}

std::vector<std::size_t> NewGame::layouts_on_page() const {
    constexpr std::size_t few = 8; // a row
    std::vector<std::size_t> shown(more_open_ ? layouts() : std::min(few, layouts()));
    std::iota(shown.begin(), shown.end(), std::size_t{0});
    if (const std::size_t chosen = chosen_layout(); chosen >= shown.size()) shown.back() = chosen;
    return shown;
}

Effects NewGame::on(const News& news, const Context& context) {
    if (const auto* saved = std::get_if<LayoutSaved>(&news)) return take_layout(saved->layout, context);
    if (std::holds_alternative<DeckChanged>(news)) return take_deck(context);
    return std::holds_alternative<TimePassed>(news) ? preview_.tick(context) : Effects{};
}

Effects NewGame::take_layout(const BoardLayout& layout, const Context& context) {
    first_layout_ = layout;
    form_.set_layout(layout);
    own_.reset();
    return changed_with_layouts(context);
}

Effects NewGame::take_deck(const Context& context) {
    if (form_.deals_cards_once() == (context.two_sided > 0)) return {};
    form_.deal_cards_once(context.two_sided > 0);
    return changed(context);
}

Effects NewGame::on(const Response& response, const Context& context) {
    if (const auto* read = std::get_if<LayoutsRead>(&response)) own_ = read->found;
    if (const auto* clipboard = std::get_if<ClipboardText>(&response)) return paste(clipboard->text, context);
    preview_.learn(response, context.now);
    if (const auto& id = preview_.choice(); std::holds_alternative<DealChosen>(response) && id) {
        form_.give_seed(id->seed);
        form_.remember(*id);
    }
    Effects effects = preview_.count_pairs();
    append(effects, preview_.play_when_chosen(context));
    return effects;
}

/// Pastes a game ID, which sets all choices, or any other text as a seed.
Effects NewGame::paste(const std::string& text, const Context& context) {
    auto pasted = pasted_id(text, form_.params(), context.now);
    if (auto* refused = std::get_if<Note>(&pasted)) return {Say{std::move(*refused)}};
    const auto& id = std::get<GameId>(pasted);
    if (id.params != form_.params()) {
        form_ = NewGameForm{id.params};
        form_.deal_cards_once(context.two_sided > 0);
        form_.give_seed(seed_from(context.chance));
        first_layout_ = id.params.layout;
    }
    form_.type_seed(id.seed);
    form_.remember(id);
    sight_ = SightWish::any;
    seed_open_ = true;
    return changed(context);
}

Effects NewGame::on(const ui::Input& input, const Context& /*context*/) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) preview_.attend(presence->present);
    return {};
}

std::optional<Effects> NewGame::run(Command command, const Context& context) {
    if (command == Command::new_game) return Effects{}; // the page is already open; only Esc closes it
    if (command == Command::edit_layout) return Effects{OpenScreen{screens::edit_layout(form_.params())}};
    if (command == Command::paste_id) return Effects{Ask{ReadClipboard{}}};
    const auto id = form_.choice();
    if (command != Command::copy_id || !id) return std::nullopt;
    return copied_id(*id, false, context);
}

void NewGame::describe(std::ostream& text) const { preview_.describe(text); }

screens::Made screens::new_game(const DealParams& params) { return std::make_shared<NewGame>(params); }

} // namespace twoturns::app
