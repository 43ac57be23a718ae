// Games, the gallery, the statistics and the records.
#include "app/daily_games.hpp"
#include "app/records/kept_turns.hpp"
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"

namespace twoturns::test {
namespace {

/// Answers the questions about games: each third one cannot be read, and each other one has the same record.
void answer_weaves(Player& player, const std::vector<game::GameSummary>& games) {
    for (auto asked = player.last<game::ReadGame>(); asked; asked = player.last<game::ReadGame>()) {
        const auto ticket = *player.ticket_of<game::ReadGame>();
        player.forget_requests();
        if (asked->key % 3 == 2) {
            player.reply(ticket, game::StoreNews{game::NotRead{{"a long reason why it cannot be read", {}}}});
            continue;
        }
        const auto game = std::find_if(games.begin(), games.end(), [&](auto& one) { return one.key == asked->key; });
        game::SavedGame saved{*game, {}, Deal{board_of(six_pairs), {}}};
        saved.record.origin.custom_board = board_of(six_pairs);
        saved.record.log = {{game::Time{2000}, Move{{3, 2}, {3, 3}}}};
        saved.record.elapsed = game::Time{3000};
        player.reply(ticket, game::StoreNews{game::GameRead{saved}});
    }
}

/// Boards that were cleared with fewer turns than the search: a day, and places with long names.
void keep_turns(app::Settings& settings) {
    const auto keep = [&](const GameId& id, TurnCount par) {
        app::keep_own_turns(settings, id, {{{}, {par.turns - 1, par.cells}}, noon_of(sunday), 7});
    };
    app::keep_par(settings, game::daily_id(sunday), {123, 1'000});
    keep(game::daily_id(sunday), {123, 1'000});
    for (std::size_t place = 18; place < game::places; place += 5)
        keep(game::journey()[place].id, game::best_known_turns(place));
}

} // namespace

Player& Situations::add_games(const std::string& name, const game::StoreNews& answer) {
    Player& player = add(name, six_pairs);
    player.key(ui::Key::l);
    player.answer<game::ReadGames>(answer);
    return player;
}

void Situations::look_back() {
    using ui::Key;
    add("games, none read yet", six_pairs).key(Key::l);
    add_games("no games", game::GamesRead{0, {}});
    add_games("games that cannot be read",
              game::NotRead{{"a long reason why the games that were saved cannot be read now", {}}});
    add_games("games", game::GamesRead{0, some_games()}).key(Key::down);
    for (const bool told : {false, true}) {
        const auto games = some_games();
        Player& player = add_games(told ? "replay, told something" : "replay", game::GamesRead{0, games});
        player.press_button("replay");
        game::SavedGame first{games.front(), {}, Deal{board_of(six_pairs), {}}};
        first.record.origin.custom_board = board_of(six_pairs);
        first.record.log = {{game::Time{3'700'000}, game::HintAsked{}}, {game::Time{3'700'000}, Move{{3, 2}, {3, 3}}}};
        first.record.elapsed = game::Time{3'700'000};
        player.answer<game::ReadGame>(game::StoreNews{game::GameRead{first}});
        REQUIRE(player.screen() == "replay");
        player.key(Key::right);
        if (told) player.key(Key::c, true);
    }
}

Player& Situations::add_gallery(const std::string& name, std::size_t count, ui::Key page) {
    Player& player = add(name, six_pairs);
    player.key(page);
    std::vector<game::GameSummary> games;
    for (std::size_t i = 0; i < count; ++i) {
        game::GameSummary one = i % 3 == 0 ? journey_games(60)[i % 60] : in_time(sunday - std::chrono::days{i});
        one.key = 500 + static_cast<game::GameKey>(i);
        one.state = game::GameState::cleared;
        if (i % 3 == 1) one.id = {{{10, 20}, 20, Gravity::vertical_out, all_layouts()[7], 3}, "words"};
        one.touched = noon_of(sunday - std::chrono::days{i * 4});
        one.elapsed = game::Time{(i % 5 == 4 ? 36'061'000 : 71'000) + static_cast<int>(i)};
        one.hints = i % 4 == 3 ? 33 : 0;
        games.push_back(one);
    }
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    answer_weaves(player, games);
    return player;
}

void Situations::visit_gallery() {
    add("the gallery, nothing read yet", six_pairs).key(ui::Key::g);
    add_gallery("Home without a weave", 0, ui::Key::home);
    add_gallery("Home", 40, ui::Key::home);
    add_gallery("the gallery without a weave", 0);
    add_gallery("the gallery", 40).key(ui::Key::right);
    {
        Player& player = add_gallery("nothing of a kind in the gallery", 3);
        for (int i = 0; i < 4; ++i) player.key(ui::Key::tab);
        player.key(ui::Key::end);
    }
    for (const int steps : {0, 1, 2}) {
        Player& player = add_gallery("a weave of the gallery, " + std::to_string(steps), 40);
        for (int i = 0; i < steps; ++i) player.key(player.app.mirror() ? ui::Key::left : ui::Key::right);
        player.key(ui::Key::enter);
        REQUIRE(player.screen() == "weave");
        std::vector<game::GameSummary> games;
        for (int key = 500; key < 540; ++key) {
            games.emplace_back();
            games.back().key = key;
        }
        answer_weaves(player, games);
    }
}

void Situations::count() {
    using ui::Key;
    for (const bool any : {false, true}) {
        Player& player = add(any ? "figures" : "no figures", six_pairs);
        player.key(Key::f);
        player.answer<game::ReadGames>(
            game::StoreNews{game::GamesRead{0, any ? a_year_of_games() : std::vector<game::GameSummary>{}}});
        if (any) player.key(Key::left);
    }
}

void Situations::show_records() {
    add_records("no records", {});
    std::vector<game::GameSummary> games = a_year_of_games();
    for (const game::GameSummary& game : journey_games(30)) games.push_back(game);
    for (std::size_t tab = 0; tab < 5; ++tab) {
        app::Start start = start_at(six_pairs);
        if (tab > 2) keep_turns(start.settings);
        if (tab > 3) keep_problems(start.settings);
        Player& player = add_records("records, tab " + std::to_string(tab), games, std::move(start));
        const ui::Frame frame = player.app.frame(player.now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::option && hit.index == tab) {
                player.click(player.on_screen(hit.rect).centre());
                break;
            }
    }
    add_records("records, a medal has the focus", games);
    for (int i = 0; i < 20; ++i) all_.back().player.key(ui::Key::tab);
}

Player& Situations::add_records(const std::string& name, const std::vector<game::GameSummary>& games,
                                app::Start start) {
    Player& player = add(name, std::move(start));
    player.app.set_date(1'790'000'000, player.now);
    player.run(app::Command::records);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    return player;
}

} // namespace twoturns::test
