// What happens on the page for a new game.
#include "app/screens/new_game.hpp"

#include <memory>
#include <ostream>
#include <utility>

#include "app/game_start.hpp"
#include "app/screens/screens.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {

using game::Time;
using ui::id_of;

namespace {

constexpr Time typing_pause{300}; // after which what was typed is dealt

} // namespace

Effects NewGame::opened(const Context& context) {
    form_.give_seed(seed_from(context.chance));
    return deal(context);
}

/// Takes a choice; false where `part` is none.
bool NewGame::choose(Part part, int value) {
    const auto index = static_cast<std::size_t>(value);
    const Size size = form_.params().size;
    switch (part) {
    case Part::size: form_.choose_preset(index); return true;
    case Part::columns: form_.set_size({size.rows, value}); return true;
    case Part::rows: form_.set_size({value, size.cols}); return true;
    case Part::layout: form_.set_layout(all_layouts()[index]); return true;
    case Part::gravity: form_.set_gravity(all_gravities[index]); return true;
    case Part::difficulty: form_.set_difficulty(easiest + value); return true;
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
        return changed(context, typing_pause);
    }
    if (const auto* pressed = std::get_if<ui::Pressed>(&event)) return press(part_of<Part>(pressed->id), context);
    return {};
}

Effects NewGame::press(Part part, const Context& context) {
    switch (part) {
    case Part::play: return play(context);
    case Part::surprise:
        form_.surprise(context.chance);
        form_.give_seed(seed_from(context.chance));
        return changed(context);
    case Part::seed: seed_open_ = true; return {Focus{id_of(Part::seed)}};
    case Part::usual_kinds: form_.follow_usual_kinds(); return changed(context);
    default: return {};
    }
}

/// What is being dealt is of no use any more; the new choice is dealt at once, or after a pause.
Effects NewGame::changed(const Context& context, Time pause) {
    const auto id = form_.choice();
    if (asked_ && id && asked_->id == *id) return {}; // back to what is being dealt, or chosen once more
    Effects effects;
    if (std::exchange(asked_, std::nullopt)) effects.emplace_back(CancelAsked{});
    refused_.reset();
    deal_due_ = context.now + pause;
    if (pause > Time{0}) return effects;
    for (Effect& effect : deal(context)) effects.push_back(std::move(effect));
    return effects;
}

Effects NewGame::deal(const Context& context) {
    deal_due_.reset();
    const auto id = form_.choice();
    if (!id || previewed()) return {};
    asked_ = Asked{*id, context.now};
    return {Ask{DealBoard{*id}}};
}

/// Whether the board in the preview is the one that is chosen.
bool NewGame::previewed() const {
    const auto id = form_.choice();
    return id && preview_ && preview_->id() == *id;
}

Effects NewGame::play(const Context& context) {
    if (fault()) return {};
    if (!previewed()) return {CloseAll{}, StartDeal{*form_.choice()}};
    auto game = game::new_game({preview_->id(), {}}, preview_->deal(), key_from(context.chance));
    return {StartGame{std::make_shared<game::Game>(std::move(game))}};
}

Effects NewGame::on(const Answer& answer, const Context& context) {
    if (const auto* progress = std::get_if<Progress>(&answer); progress != nullptr && asked_)
        asked_->progress = progress->value;
    const auto* dealt = std::get_if<BoardDealt>(&answer);
    if (dealt == nullptr || !asked_ || dealt->id != asked_->id) return {}; // or an answer to what was called off
    asked_.reset();
    if (dealt->deal)
        preview_.emplace(dealt->id, *dealt->deal, context.now);
    else
        refused_ = dealt->deal.error();
    return {};
}

Effects NewGame::on(const ui::Input& input, const Context& /*context*/) {
    if (const auto* presence = std::get_if<ui::Presence>(&input)) present_ = presence->present;
    return {};
}

std::optional<Effects> NewGame::run(Command command, const Context& context) {
    if (command == Command::new_game) return Effects{}; // this is it; only Esc leads back
    const auto id = form_.choice();
    if (command != Command::copy_id || !id) return std::nullopt;
    return Effects{CopyText{to_text(*id)}, Say{{{N_("Game ID copied"), {}},
                                                {N_("Pasted into the game, it gives the same board."), {}},
                                                context.now + note_time}}};
}

bool NewGame::takes_long(Time now) const { return asked_ && now >= asked_->since + deal_patience; }

bool NewGame::plays(const Context& context) const {
    return context.settings.motion && present_ && preview_ && previewed();
}

Effects NewGame::tick(const Context& context) {
    if (preview_) preview_->tick(context.now, plays(context));
    if (deal_due_ && context.now >= *deal_due_) return deal(context);
    return {};
}

std::optional<Time> NewGame::next_change(const Context& context) const {
    std::optional<Time> next;
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (preview_) at(preview_->next_change(context.now, plays(context)));
    at(deal_due_);
    if (asked_ && !takes_long(context.now)) at(asked_->since + deal_patience);
    return next;
}

void NewGame::describe(std::ostream& text) const {
    if (const auto id = form_.choice()) text << "; choice " << to_text(*id) << '\n';
    text << "; preview " << (fault() ? "refused" : previewed() ? "dealt" : "dealing") << '\n';
}

screens::Made screens::new_game(const DealParams& params) { return std::make_shared<NewGame>(params); }

} // namespace twoturns::app
