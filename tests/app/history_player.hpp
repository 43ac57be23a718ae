// Plays app::App by hand with a store in memory behind, and puts games there.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "app/state_text.hpp"
#include "support/memory_store.hpp"

namespace twoturns::test {

inline constexpr game::Date noon = 1'790'000'000;

/// A player whose window has a store.
struct PlayerWithStore {
    std::shared_ptr<Memory> memory = std::make_shared<Memory>();
    MemoryStore store{memory};
    Player player;
    std::vector<std::string> copied;

    PlayerWithStore() : player{start_at(four_pairs)} { save(); }

    void save() { REQUIRE_FALSE(store.save(player.app.saved(player.now, noon))); }
    /// Answers what the store is asked until nothing is.
    void serve() {
        for (;;) {
            const auto requests = player.app.take_requests();
            if (requests.empty()) return;
            for (const scene::Request& request : requests) {
                if (const auto* copy = std::get_if<scene::CopyText>(&request)) copied.push_back(copy->text);
                if (const auto* question = std::get_if<game::StoreQuestion>(&request))
                    player.app.learn(answer_of(store, *question), player.now);
            }
            player.think();
        }
    }
    void key(ui::Key key, bool ctrl = false) {
        player.key(key, ctrl);
        serve();
    }
    void press(const scene::Target& target) {
        player.press_button(target);
        serve();
    }
    void show_games() {
        save();
        key(ui::Key::l);
        REQUIRE(player.panel() == scene::Panel::games);
    }
    /// Moves the focus to a game, by keys.
    void find(game::GameKey wanted) {
        key(ui::Key::home);
        const auto& games = player.app.ui().games;
        while (games.focused()->key != wanted && games.focus() + 1 < games.rows()) key(ui::Key::down);
        REQUIRE(games.focused()->key == wanted);
    }
    [[nodiscard]] const scene::Replaying& replay() const {
        REQUIRE(player.app.ui().replay);
        return *player.app.ui().replay;
    }
    [[nodiscard]] std::string state() const { return scene::state_text(player.app, player.seen()); }
};

/// A dealt game of which so many pairs of its witness are played, with a hint and an undo at first.
inline game::SavedGame played(game::GameKey key, int pairs, game::Date started) {
    const GameId id{{{4, 6}, 6, Gravity::down}, "history " + std::to_string(key)};
    const auto deal = twoturns::deal(id);
    REQUIRE(deal);
    game::Game one = game::new_game({id, {}}, *deal, key);
    one.started = started;
    game::Time now{0};
    const auto make = [&](Move move) {
        now += game::Time{2000};
        one.session.act(game::Click{move.a}, now);
        one.session.act(game::Click{move.b}, now);
    };
    one.session.act(game::Hint{game::HintStyle::at_once, game::HintTrust::any}, now);
    make(deal->witness.front());
    one.session.act(game::Undo{}, now);
    for (int i = 0; i < pairs; ++i) make(deal->witness[static_cast<std::size_t>(i)]);
    game::SavedGame kept = game::saved(one, now, started);
    if (kept.summary.state == game::GameState::in_progress) kept.summary.state = game::GameState::left;
    kept.start.reset();
    return kept;
}

} // namespace twoturns::test
