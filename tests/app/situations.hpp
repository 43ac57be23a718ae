// Games in every state that looks different.
#pragma once

#include <string>
#include <vector>

#include "app/player.hpp"

namespace twoturns::test {

inline constexpr const char* six_pairs = "A B C D\n"
                                         "# B C E\n"
                                         "A F F D\n"
                                         ". # . E\n";

/// A page of kept games with every word and count there is.
inline std::vector<game::GameSummary> some_games() {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < 30; ++i) {
        game::GameSummary game;
        game.key = 100 + i;
        game.state = static_cast<game::GameState>(i % 3);
        game.started = 1'790'000'000 - i * 100'000;
        game.id.params = {{62, 62},
                          42,
                          all_gravities[static_cast<std::size_t>(i) % all_gravities.size()],
                          all_layouts[static_cast<std::size_t>(i) % all_layouts.size()],
                          1 + i % 5};
        game.custom_board = i % 7 == 6;
        game.elapsed = game::Time{i * 1'234'567};
        game.pairs_left = game.state == game::GameState::cleared ? 0 : 1 + i * 60;
        game.hints = i % 4 * 33;
        game.undos = i % 5 * 41;
        game.reshuffles = i % 2;
        games.push_back(game);
    }
    return games;
}

/// A game in each state worth looking at.
struct Situation {
    std::string name;
    Player player;
};

/// `kept`: whether what is played in them is; where it is not, that was said and read long ago.
inline std::vector<Situation> situations(scene::Canvas canvas, bool kept = true) {
    using ui::Key;
    std::vector<Situation> all;
    const auto add = [&](const std::string& name, const char* board) -> Player& {
        all.push_back({name, Player{start_at(board), canvas}});
        Player& player = all.back().player;
        if (!kept) {
            player.app.learn(game::NotSaved{{"The disk is full.", {}}}, player.now);
            for (int i = 0; i < 2; ++i) player.click(Cell{1, 1});
        }
        return player;
    };
    add("first", six_pairs);
    {
        Player& player = add("playing for over an hour", six_pairs);
        player.make({{3, 2}, {3, 3}});
        player.wait(3'700'000);
        player.key(Key::up);
    }
    {
        Player& player = add("blocked", six_pairs);
        player.click(Cell{1, 4});
        player.click(Cell{3, 4});
    }
    {
        Player& player = add("third turn or blocked, stuck", stuck);
        player.click(Cell{2, 2});
        player.click(Cell{3, 3});
    }
    add("stuck", stuck);
    {
        Player& player = add("no reshuffle", "# # # # #\n# A # A #\n# # # # #\n");
        player.key(Key::s);
    }
    {
        Player& player = add("paused", six_pairs);
        player.click(Cell{1, 1});
        player.key(Key::p);
    }
    {
        Player& player = add("won", "A A\n");
        player.key(Key::h);
        player.make({{1, 1}, {1, 2}});
        player.wait(5000);
    }
    add("menu", six_pairs).key(Key::escape);
    add("help", six_pairs).key(Key::f1);
    {
        Player& player = add("new game, refused", six_pairs);
        player.key(Key::n);
        player.type("99");
        player.key(Key::enter);
        player.key(Key::up);
        player.type("a long seed that is cut where it ends");
    }
    add("new game while stuck", stuck).key(Key::n);
    add("games, none read yet", six_pairs).key(Key::l);
    {
        Player& player = add("no games", six_pairs);
        player.key(Key::l);
        player.app.learn(game::GamesRead{0, {}}, player.now);
    }
    {
        Player& player = add("games that cannot be read", six_pairs);
        player.key(Key::l);
        player.app.learn(game::NotRead{{"a long reason why the games that were kept cannot be read now", {}}},
                         player.now);
    }
    {
        Player& player = add("games", six_pairs);
        player.key(Key::l);
        player.app.learn(game::GamesRead{0, some_games()}, player.now);
        player.key(Key::down);
    }
    {
        Player& player = add("replay", six_pairs);
        player.key(Key::l);
        const auto games = some_games();
        player.app.learn(game::GamesRead{0, games}, player.now);
        player.key(Key::enter);
        game::SavedGame first{games.front(), {}, Deal{board_of(six_pairs), {}}};
        first.record.log = {{game::Time{3'700'000}, game::HintAsked{}},
                            {game::Time{3'700'000}, Move{{3, 2}, {3, 3}}}};
        first.record.elapsed = game::Time{3'700'000};
        player.app.learn(game::GameRead{first}, player.now);
        player.key(Key::right);
    }
    for (const bool by_system : {false, true}) {
        Player& player = add(by_system ? "asked before the session ends" : "asked before quitting", six_pairs);
        player.app.quit(player.now, by_system);
        game::AllTried tried;
        for (int i = 0; i < (by_system ? 12 : 1); ++i) tried.unsaved.push_back(player.app.saved(player.now, 1));
        tried.why = {"{0} cannot be used ({1}): games and settings are not kept.",
                     {"/home/someone with a long name/.local/share/twoturns/twoturns.db",
                      "disk I/O error: the device has gone away"}};
        player.app.learn(tried, player.now);
    }
    {
        Player& player = add("a store that is waited for", six_pairs);
        player.app.quit(player.now);
        player.wait(400);
    }
    {
        Player& player = add("told of a fault in a long message", six_pairs);
        player.app.learn(game::NotSaved{{"{0} cannot be used ({1}): games and settings are not kept.",
                                        {"/home/someone with a long name/.local/share/twoturns/twoturns.db", "why"}}},
                         player.now);
        if (kept) player.app.learn(game::SavedAgain{}, player.now);
    }
    return all;
}

} // namespace twoturns::test
