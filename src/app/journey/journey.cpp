// The journey: choosing, starting and resuming its places.
#include <algorithm>
#include <memory>
#include <ostream>
#include <utility>

#include "app/journey/journey_page.hpp"
#include "app/journey/places.hpp"
#include "app/screens.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using game::Time;
using game::World;
using ui::id_of;

bool Journey::goes_on(const Context& context) const {
    return place_of(context.game) == chosen_ && context.game.session.can_undo() &&
           context.game.session.status() != game::Status::won;
}

const game::GameSummary* Journey::begun(const Context& context) const {
    const auto& open = results_.open(chosen_);
    return open && open->key != context.game.key && resuming_.can_read(open->key) ? &*open : nullptr;
}

std::string Journey::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::play: return "play";
    case Part::back: return "chapters-back";
    case Part::forward: return "chapters-forward";
    case Part::stamp: return "world-" + std::to_string(button.index + 1);
    case Part::place: return "place-" + std::to_string(button.index + 1);
    case Part::sheet: return "nine-weaves";
    case Part::cloth: return "cloth";
    default: return {};
    }
}

void Journey::describe(std::ostream& text) const {
    text << "; journey place " << chosen_ + 1 << " done " << results_.done() << " stars " << results_.all_stars()
         << '\n';
}

// Events --------------------------------------------------------------------------------------------------

Effects Journey::opened(const Context& context) {
    if (const auto place = place_of(context.game)) {
        const bool won = context.game.session.status() == game::Status::won;
        if (won) finished_ = place;
        by_hand_ = !won; // which place is next is known when the games are read
        chosen_ = won ? results_.next_after(*place).value_or(*place) : *place;
    }
    Effects effects{Ask{game::StoreRequest{game::all_games}}};
    append(effects, choose(chosen_));
    return effects;
}

/// Chooses a place and asks for its board.
Effects Journey::choose(std::size_t place) {
    chosen_ = place;
    if (shown_ == place) return {};
    shown_ = place;
    board_.reset();
    deal_.reset();
    resuming_.cancel();
    return {CancelDeal{}, Ask{DealBoard{game::journey()[place].id}}};
}

/// Chooses a place of a world: the first that is not cleared.
Effects Journey::go_to(World world) {
    const std::size_t first = static_cast<std::size_t>(world) * game::places_in_world;
    std::size_t place = first;
    while (results_.stars(place).cleared && !game::is_boss(place)) ++place;
    Effects effects = choose(results_.stars(place).cleared ? first : place);
    effects.emplace_back(Speak{sentences({headline_of(world), rule_of(world)})});
    return effects;
}

Effects Journey::play(const Context& context) {
    if (goes_on(context)) return {CloseAll{}};
    if (const game::GameSummary* game = begun(context)) return resuming_.ask(game->key);
    if (place_of(context.game) == chosen_ && context.game.session.status() != game::Status::won) return {CloseAll{}};
    return {CloseAll{}, StartDeal{game::journey()[chosen_].id, true}};
}

Effects Journey::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event)) { // the focus moved to a place or a stamp
        by_hand_ = true;
        return ui::part_of<Part>(changed->id) == Part::place ? choose(changed->id.index) : Effects{};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr) return {};
    by_hand_ = true;
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::stamp: return go_to(static_cast<World>(pressed->id.index));
    case Part::place: return pressed->id.index == chosen_ ? play(context) : choose(pressed->id.index);
    case Part::play: return play(context);
    case Part::back:
    case Part::forward: {
        const std::size_t step = ui::part_of<Part>(pressed->id) == Part::forward ? 1 : game::worlds - 1;
        return go_to(static_cast<World>((static_cast<std::size_t>(world()) + step) % game::worlds));
    }
    case Part::sheet: return {OpenScreen{screens::cloth(world())}};
    case Part::cloth: return {OpenScreen{screens::cloth(std::nullopt)}};
    default: return {};
    }
}

Effects Journey::on(const Response& response, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const game::StoreNews& news) { return take_news(news, context); },
                          [&](const BoardDealt& dealt) {
                              if (!dealt.deal || dealt.id != game::journey()[chosen_].id) return Effects{};
                              deal_ = *dealt.deal;
                              board_.emplace(deal_->board, dealt.id.params.gravity);
                              return go_on_when_dealt(context);
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      response);
}

Effects Journey::take_news(const game::StoreNews& news, const Context& context) {
    if (const auto* read = std::get_if<game::GamesRead>(&news)) return take_games(read->games, context);
    if (const auto* read = std::get_if<game::GameRead>(&news))
        return resuming_.take(read->game) ? go_on_when_dealt(context) : Effects{};
    const auto* refusal = std::get_if<game::NotRead>(&news);
    if (refusal == nullptr) return {};
    if (auto told = resuming_.refused(refusal->why, context)) return *std::move(told);
    fault_ = refusal->why;
    return {};
}

Effects Journey::take_games(const std::vector<game::GameSummary>& games, const Context& context) {
    results_ = game::JourneyResults{games};
    const bool cleared = finished_ && results_.stars(*finished_).cleared;
    if (cleared) line_begins_ = context.now;
    Effects effects;
    const bool first = !std::exchange(read_, true);
    if (!by_hand_) {
        const auto next = finished_ ? results_.next_after(*finished_) : results_.next();
        effects = choose(next.value_or(finished_.value_or(0)));
        effects.emplace_back(Focus{id_of(Part::place, chosen_)});
    }
    if (first) effects.emplace_back(Speak{counts()});
    if (!cleared) return effects;
    auto others = games;
    std::erase_if(others, [&](const game::GameSummary& one) { return one.key == context.game.key; });
    const bool first_time = !game::JourneyResults{others}.stars(*finished_).cleared;
    if (game::is_boss(*finished_) || first_time) { // a world may have come to its end, or the journey
        const World ended = game::world_of(*finished_);
        if (results_.done() == game::places)
            effects.emplace_back(OpenScreen{screens::cloth(std::nullopt)});
        else if (cleared_in(results_, ended) == game::places_in_world)
            effects.emplace_back(OpenScreen{screens::cloth(ended)});
    }
    return effects;
}

std::optional<Time> Journey::next_change(const Context& context) const {
    if (line_begins_ && context.settings.motion && context.now < *line_begins_ + line_to_next)
        return context.now + scene::durations::frame;
    return std::nullopt;
}

screens::Made screens::journey() { return std::make_shared<Journey>(); }

} // namespace twoturns::app
