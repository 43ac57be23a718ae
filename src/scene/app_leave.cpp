// What App does before it ends, so that nothing that was played is lost without a word; and what becomes of a game that
// another window has in hand.
#include <algorithm>
#include <utility>

#include "scene/app.hpp"

namespace twoturns::scene {

void App::quit(Time now, bool by_system) {
    if (ui_.leaving) {
        if (by_system) requests_.emplace_back(Quit{});
        return; // the player is asked already, or soon
    }
    ask_to_write_all(now);
    if (by_system) ui_.leaving->ends = now + system_patience;
}

void App::ask_to_write_all(Time now) {
    if (!ui_.leaving) ui_.leaving.emplace();
    ui_.leaving->asked = now;
    ui_.leaving->waits = true;
    ++ui_.leaving->tries;
    requests_.emplace_back(std::in_place_type<game::StoreQuestion>, game::WriteAll{});
}

/// What becomes due while the store is waited for, or the player.
void App::wait_for_store(Time now) {
    Leaving& leaving = *ui_.leaving;
    if (leaving.ends && now >= *leaving.ends) requests_.emplace_back(Quit{});
    if (!leaving.waits) return;
    if (now >= leaving.asked + patience) {
        leaving.waits = false;
        requests_.emplace_back(ReportUnsaved{{N_("The disk does not answer."), {}}});
    } else if (now >= leaving.asked + told_after && ui_.panel != Panel::leave) {
        say({N_("Saving"), {}}, {N_("The game ends as soon as everything is on the disk."), {}},
            leaving.asked + patience);
    }
}

std::optional<Time> App::next_of_leaving(Time now) const {
    const Leaving& leaving = *ui_.leaving;
    std::optional<Time> next;
    if (leaving.waits) next = leaving.asked + (now < leaving.asked + told_after ? told_after : patience);
    if (leaving.ends) { // which is counted down in seconds
        constexpr Time second{1000};
        const Time tick = now + (*leaving.ends - now) % second;
        next = std::min(next.value_or(*leaving.ends), tick > now ? tick : now + second);
    }
    return next;
}

void App::learn_unsaved(game::AllTried tried, Time now) {
    if (!ui_.leaving) return;
    Leaving& leaving = *ui_.leaving;
    std::erase_if(tried.unsaved, [&](const game::SavedGame& game) {
        return std::find(leaving.saved.begin(), leaving.saved.end(), game.summary.key) != leaving.saved.end();
    });
    if (tried.unsaved.empty()) {
        requests_.emplace_back(Quit{});
        return;
    }
    if (saves_before_leaving()) return; // those in question are known there
    leaving.waits = false;
    leaving.unsaved = std::move(tried.unsaved);
    leaving.why = std::move(tried.why);
    open(Panel::leave, now);
}

bool App::saves_before_leaving() const {
    return ui_.panel == Panel::file && ui_.leaving && !ui_.leaving->waits && !ui_.leaving->unsaved.empty();
}

/// One game is in a file now; the next one, or the end.
void App::saved_before_leaving(Time now) {
    Leaving& leaving = *ui_.leaving;
    leaving.saved.push_back(leaving.unsaved.back().summary.key);
    leaving.unsaved.pop_back();
    if (!leaving.unsaved.empty()) return open(Panel::leave, now);
    requests_.emplace_back(Quit{});
}

void App::leave_to_other_window(game::SavedGame game, Time now) {
    if (game.summary.key != game_.key) { // one that was played here before
        game.summary.key = key_from(chance_);
        if (game.summary.state == game::GameState::in_progress) game.summary.state = game::GameState::left;
        game.start.reset();
        requests_.emplace_back(SaveGame{std::move(game)});
        return;
    }
    if (as_it_was_found_ && session().log().size() == saved_entries_) {
        const auto params = checked(game_.origin.id.params);
        auto fresh = dealt({params ? *params : DealParams{}, ""}, chance_);
        if (fresh) {
            install(*std::move(fresh), now);
            return say({N_("The last game is open in another window"), {}}, {N_("Here a new one begins."), {}}, {});
        }
    }
    game_.key = key_from(chance_);
    say({N_("This game is open in another window, too"), {}}, {N_("Here it goes on as a game of its own."), {}}, {});
}

} // namespace twoturns::scene
