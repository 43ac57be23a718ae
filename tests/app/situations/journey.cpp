// First steps and the journey.
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"

namespace twoturns::test {
namespace {

template <class Wanted> void to_next(Player& player, const Wanted& wanted) {
    for (int i = 0; i < 20; ++i) {
        player.key(ui::Key::tab);
        const ui::Frame frame = player.app.frame(player.now);
        const ui::HitArea* hit = frame.find(player.app.focus());
        if (hit != nullptr && wanted(*hit)) return;
    }
    FAIL("it cannot be reached");
}

} // namespace

void Situations::begin() {
    using ui::Key;
    add("new game", six_pairs).key(Key::n);
    add("new game while stuck", stuck).key(Key::n);
    {
        Player& player = add("new game that takes its time", dealt({{6, 6}, 9, Gravity::none}, "slow"));
        player.slow = true;
        player.key(Key::n);
        player.wait(1000);
    }
    add("new game of an own size", dealt({{5, 6}, 7, Gravity::none}, "own")).key(Key::n);
    {
        Player& player = add("new game that cannot be dealt", dealt({{5, 6}, 7, Gravity::none}, "own"));
        player.key(Key::n);
        for (int i = 0; i < 2; ++i) { // one column, one row
            to_next(player, [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::stepper; });
            player.type("1");
        }
        player.wait(1000);
    }
    for (const SightWish wish : {SightWish::few, SightWish::many}) {
        app::Start start = dealt({{4, 5}, 5, Gravity::none, BoardLayout{}, 2}, "sight");
        start.settings.pairs_to_see = app::name_of(wish);
        add(std::string{"new game with pairs to see: "} + app::name_of(wish), std::move(start)).key(Key::n);
    }
    {
        app::Start start = dealt({{2, 2}, 1, Gravity::none, BoardLayout{}, 1}, "sight");
        start.settings.pairs_to_see = app::name_of(SightWish::few);
        add("new game without a board that has few pairs to see", std::move(start)).key(Key::n);
    }
    {
        Player& player = add("new game with a seed of its own", six_pairs);
        player.key(Key::n);
        to_next(player, [](const ui::HitArea& hit) {
            const auto* button = std::get_if<ui::Button>(&hit.element->what);
            return button != nullptr && button->style == ui::Button::Style::link;
        });
        player.key(Key::space);
        player.key(Key::a, true);
        player.type("a long seed that goes on where the field ends");
        player.wait(1000);
    }
}

void Situations::travel() {
    for (const bool card : {false, true}) {
        Player& player = add(card ? "journey, its card" : "journey", six_pairs);
        player.key(ui::Key::j);
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(30)}});
        if (card) player.press_button("place-" + std::to_string(33));
    }
    for (const bool cloth : {false, true}) {
        Player& player = add(cloth ? "one cloth" : "journey, all of it", six_pairs);
        player.key(ui::Key::j);
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(game::places)}});
        if (!cloth) continue;
        player.press_button("cloth");
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(game::places)}});
    }
}

void Situations::end_worlds() {
    for (const std::size_t place : {8U, 17U, 35U, 71U}) {
        const GameId& id = game::journey()[place].id;
        app::Start start = dealt(id.params, id.seed);
        start.settings.world_tables = false;
        Player& player = add("place " + std::to_string(place + 1), std::move(start));
        for (int i = 0; i < 2; ++i) player.click(player.app.game().start.witness.front().a); // no note any more
    }
    for (const std::size_t done : {std::size_t{8}, std::size_t{9}, game::places}) {
        const GameId& id = game::journey()[8].id;
        app::Start start = dealt(id.params, id.seed);
        start.settings.world_tables = false;
        for (const Move move : start.game.start.witness)
            for (const Cell cell : {move.a, move.b}) start.game.session.act(game::Click{cell}, game::Time{0});
        Player& player = add("won the last place of a world, " + std::to_string(done) + " before", std::move(start));
        auto games = journey_games(done);
        if (done < game::places_in_world) games.erase(games.begin()); // not all of the world
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
        player.wait(12'000);
    }
}

void Situations::show_way() {
    {
        Player& player = add("shown the way", dealt({{4, 6}, 6, Gravity::down}, "x"));
        player.run(app::Command::show_me);
        REQUIRE(player.screen() == "show-me");
    }
    {
        Player& player = add("shown the way to its end", six_pairs);
        player.run(app::Command::show_me);
        player.key(ui::Key::end);
    }
    {
        Player& player = add("shown no way", hard_start());
        lose(player);
        player.run(app::Command::show_me);
    }
    {
        Player& player = add("shown no way on a board that is stuck", stuck);
        player.run(app::Command::show_me);
    }
    for (const bool ended : {false, true}) {
        all_.push_back({ended ? "shown no way, for none is known" : "shown the way, which is looked for",
                        Player{start_at(six_pairs), canvas_, true}});
        Player& player = all_.back().player;
        if (!saved_) player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
        for (int i = 0; i < 2; ++i) player.click(Cell{1, 1});
        player.run(app::Command::show_me);
        player.wait(5000);
        if (ended)
            player.answer<app::Analyse>(game::AnalysisResult{player.session().question()->serial, {.searched = true}});
        REQUIRE(player.screen() == "show-me");
    }
}

} // namespace twoturns::test
