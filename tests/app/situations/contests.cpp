// Two players and boards of the day.
#include "app/daily_games.hpp"
#include "app/records/kept_turns.hpp"
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"

namespace twoturns::test {

void Situations::play_against() {
    const auto open = [&](const std::string& name, app::Start start, bool slow = false) -> Player& {
        Player& player = add(name, std::move(start));
        player.slow = slow;
        player.app.set_pads({true, true});
        player.run(app::Command::two_players);
        REQUIRE(player.screen() == "two-players");
        return player;
    };
    open("two players, where a board is large", start_at(pairs_side_by_side({20, 30})), true);
    for (const bool over : {false, true}) {
        Player& player = open(over ? "a match that is over" : "a match of two", dealt({{4, 6}, 6, Gravity::none}, "x"));
        player.key(ui::Key::enter);
        for (bool first = true; first || (over && player.shown().pairs_left() > 0); first = false) {
            const Move move = player.shown().open_moves().front();
            for (const Cell cell : {move.a, move.b})
                player.click(player.app.shown(player.now).place.cell_rect(cell).centre());
        }
        if (!over) player.key(ui::Key::space);
        player.wait(5000);
    }
}

void Situations::show_days() {
    const GameId id = game::daily_id(sunday - std::chrono::days{6});
    app::Start won = dealt(id.params, id.seed);
    for (const Move move : won.game.start.witness)
        for (const Cell cell : {move.a, move.b}) won.game.session.act(game::Click{cell}, game::Time{0});
    {
        Player& player = add("won the board of a day", std::move(won));
        player.app.set_date(noon_of(sunday), player.now);
        std::vector<game::GameSummary> before;
        for (int day = 1; day < 9; ++day) {
            before.push_back(in_time(sunday - std::chrono::days{day}));
            if (day % 2 == 0) before.back().id = {id.params, "another"};
            before.back().elapsed = game::Time{day * 3'000'000};
        }
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, before}});
    }
    for (const int par : {1, 100, 10'000}) { // no better, better and as never before
        app::Start start = dealt(id.params, id.seed);
        for (const Move move : start.game.start.witness)
            for (const Cell cell : {move.a, move.b}) start.game.session.act(game::Click{cell}, game::Time{0});
        app::keep_par(start.settings, id, {par, 1'000});
        Player& player = add("won the board of a day, best known " + std::to_string(par), std::move(start));
        player.app.set_date(noon_of(sunday), player.now);
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
    }
    for (const bool beaten : {false, true}) {
        if (beaten && canvas_.height < 560) break; // without room for the turns
        app::Start start = start_at(six_pairs);
        app::keep_par(start.settings, game::daily_id(sunday), {120, 1'000});
        app::keep_own_turns(start.settings, game::daily_id(sunday),
                            {{{}, {beaten ? 119 : 121, 1'000}}, noon_of(sunday), 7});
        Player& player = add(beaten ? "the board of today, beaten" : "the board of today, played", std::move(start));
        player.app.set_date(noon_of(sunday), player.now);
        player.key(ui::Key::t);
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
    }
    Player& begun = add("the board of today, no games read yet", six_pairs);
    begun.app.set_date(noon_of(sunday), begun.now);
    begun.key(ui::Key::t);
    Player& player = add("the boards of the days", six_pairs);
    player.app.set_date(noon_of(sunday), player.now);
    player.key(ui::Key::t);
    std::vector<game::GameSummary> games;
    for (int day = 1; day < 50; ++day)
        if (day % 6 != 5) games.push_back(in_time(sunday - std::chrono::days{day}, game::Time{day * 71'000}));
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    player.key(ui::Key::left);
    player.answer<game::ReadGame>(game::StoreNews{game::GameRead{recorded(games.front())}});
    REQUIRE(player.screen() == "daily");
}

} // namespace twoturns::test
