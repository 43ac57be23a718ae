// The page of records, what it is told by matches, and what the win page tells of it.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/daily_games.hpp"
#include "app/history_player.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/records/records_text.hpp"
#include "app/sample_data.hpp"
#include "twoturns/problem.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

/// A player whose store has these games, the last played first.
struct RecordHolder : PlayerWithStore {
    explicit RecordHolder(const std::vector<game::GameSummary>& games, ui::Canvas canvas = {1280, 720},
                          Start start = start_at(four_pairs))
        : PlayerWithStore{std::move(start)} {
        player.app.resize(canvas, player.now);
        player.app.set_date(noon, player.now);
        for (auto one = games.rbegin(); one != games.rend(); ++one) {
            game::SavedGame saved = played(one->key, 12, one->started);
            const GameId id = saved.summary.id;
            saved.summary = *one;
            if (saved.summary.id.seed.empty()) saved.summary.id = id;
            memory->put(saved);
        }
    }
    void open() {
        player.run(Command::records);
        serve();
        REQUIRE(player.screen() == "records");
    }
    void choose_tab(std::size_t tab) {
        const ui::Frame frame = player.app.frame(player.now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::option && hit.index == tab) return player.click(hit.rect.centre());
        FAIL("no such tab");
    }
    [[nodiscard]] bool says(const std::string& words) const { return shows(player.seen(), words); }
};

game::GameSummary cleared_board(game::GameKey key, game::Date date = noon) {
    game::GameSummary game;
    game.key = key;
    game.state = game::GameState::cleared;
    game.started = game.touched = date;
    game.id.params = {{4, 6}, 6, Gravity::down};
    game.elapsed = game::Time{75'000};
    game.undos = 1;
    return game;
}

std::vector<game::GameSummary> cleared_boards(int count) {
    std::vector<game::GameSummary> games;
    for (int i = 0; i < count; ++i) games.push_back(cleared_board(1000 - i, noon - i * 86'400));
    return games;
}

/// Returns how many seals are stamped with ink; blind stamps are faint.
std::ptrdiff_t inked_seals(const scene::Scene& seen) {
    float alpha = 1;
    std::ptrdiff_t count = 0;
    for (const scene::Item& item : seen.items) {
        if (const auto* fade = std::get_if<ui::FadeItem>(&item)) alpha = fade->alpha;
        count += alpha == 1 && std::holds_alternative<scene::SealItem>(item);
    }
    return count;
}

} // namespace

TEST_CASE("without a history Records invites, and Enter leads to the journey", "[records]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        RecordHolder holder{{}, canvas};
        holder.open();
        CHECK(holder.says("Your first seal comes here"));
        holder.key(Key::enter);
        CHECK(holder.player.screen() == "journey");
    }
}

TEST_CASE("a medal that is earned is a seal with its name, an open one a blind stamp with its wish, all of one size",
          "[records]") {
    RecordHolder holder{cleared_boards(3)};
    holder.open();
    CHECK(holder.says("Weave")); // First Weave, on two lines
    CHECK(holder.says("25 weaves"));
    int earned = 0;
    const auto games = *holder.store.games(0, 100);
    for (const auto& state : game::medals_of({games, {}, [](game::Date date) { return local_day(date, utc_time); }}))
        earned += state.earned ? 1 : 0;
    CHECK(earned >= 2);
    CHECK(inked_seals(holder.player.seen()) == earned);
    std::set<std::pair<std::string, int>> pictures; // each medal has its own, inked or not
    for (const auto& seal : items_of<scene::SealItem>(holder.player.seen())) pictures.insert({seal.deck, seal.face});
    CHECK(pictures.size() == game::medal_count);
    std::set<float> sides; // of the inked ones, and of the fainter pictures of blind stamps
    for (const auto& seal : items_of<scene::SealItem>(holder.player.seen())) sides.insert(seal.box.w);
    CHECK(sides.size() == 2);
    CHECK(*sides.rbegin() >= 40);
    for (const auto& text : items_of<ui::TextItem>(holder.player.seen())) {
        CAPTURE(text.text);
        CHECK(text.text.find("…") == std::string::npos); // nothing is cut
    }
    CHECK(holder.says(std::to_string(earned) + " of 48 medals"));
    CHECK(holder.told("records") == "records " + std::to_string(earned) + " of 48 medals");
}

TEST_CASE("a medal that is pressed or has the focus says what, how far and when", "[records]") {
    RecordHolder holder{cleared_boards(3)};
    holder.open();
    holder.press("medal-14");
    CHECK(holder.says("A Wall"));
    CHECK(holder.says("3 of 25"));
    holder.press("medal-13");
    CHECK(holder.says("earned: " + long_day(local_day(noon - 2 * 86'400, utc_time))));
    CHECK_FALSE(holder.says("3 of 25"));
    const auto focused = [&] { return holder.player.app.top().name_of(holder.player.app.focus()); };
    for (int i = 0; i < 60 && focused() != "medal-14"; ++i) holder.player.key(Key::tab);
    CHECK(holder.says("3 of 25"));
    CHECK(holder.player.screen() == "records");
}

TEST_CASE("on opening, the medal nearest to its goal is told", "[records]") {
    RecordHolder holder{cleared_boards(24)};
    holder.open();
    CHECK(holder.says("A Wall"));
    CHECK(holder.says("24 of 25"));
}

TEST_CASE("every medal can be reached with the keyboard", "[records]") {
    RecordHolder holder{cleared_boards(1), {480, 360}};
    holder.open();
    std::vector<std::string> names;
    for (int i = 0; i < 60; ++i) {
        holder.player.key(Key::tab);
        const std::string name = holder.player.app.top().name_of(holder.player.app.focus());
        if (name.starts_with("medal-")) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    CHECK(names.size() == game::medal_count);
}

TEST_CASE("the wishes of the week stand on their tab, with how far they are", "[records]") {
    RecordHolder holder{cleared_boards(2)};
    holder.open();
    holder.choose_tab(1);
    const std::int64_t week = game::week_of(local_day(noon, utc_time));
    for (const std::size_t wish : game::drawn_wishes(week)) {
        std::string words = wish_words(wish);
        CHECK(holder.says(words.substr(0, words.find(' ', 8)))); // it may be wrapped
    }
    CHECK(holder.says(long_day(game::first_day_of_week(week + 1))));
}

TEST_CASE("best times lead to the replay of their game, and are not shown without a clock", "[records]") {
    RecordHolder holder{cleared_boards(3)};
    holder.open();
    holder.choose_tab(2);
    CHECK(holder.says("6 × 4"));
    CHECK(holder.says("1:15"));
    CHECK(holder.says("3 games"));
    holder.player.key(Key::tab); // from the tabs
    holder.player.set(&Settings::clock, false);
    CHECK_FALSE(holder.says("1:15"));
    holder.player.set(&Settings::clock, true);
    const auto row = holder.place_of_row(0);
    REQUIRE(row);
    holder.player.click(*row, ui::MouseButton::left, 2);
    holder.serve();
    CHECK(holder.player.screen() == "replay");
}

TEST_CASE("the medals of problems have a tab once one is solved, and lead to the next of their grade", "[records]") {
    RecordHolder none{{cleared_board(1)}};
    none.open();
    CHECK_FALSE(none.says("Problems"));

    Start start = start_at(four_pairs);
    for (std::uint64_t rung = 1; rung <= 4; ++rung)
        keep_problem(start.settings, ladder_problem(2, rung), 2, true, noon, 7);
    keep_problem(start.settings, ladder_problem(5, 1), 5, true, noon, 7);
    RecordHolder holder{{cleared_board(1)}, {1280, 720}, std::move(start)};
    holder.open();
    holder.choose_tab(3);
    CHECK(holder.says("Grade 2: 4 solved"));
    CHECK(holder.says("you have its medal"));
    CHECK(holder.says("Grade 5: 1 solved"));
    CHECK(holder.says("1 of 3 by the first pair for its medal"));
    CHECK(holder.says("0 of 3 by the first pair for its medal"));
    CHECK(inked_seals(holder.player.seen()) == 1);
    holder.press("grade-2");
    const ProblemId next = ladder_problem(2, 5);
    CHECK(holder.player.state().find("; problem " + to_text(next)) != std::string::npos);
    const Move solution = make_problem(next)->key();
    for (const Cell cell : {solution.a, solution.b})
        holder.player.click(holder.player.app.shown(holder.player.now).place.cell_rect(cell).centre());
    holder.key(Key::escape);
    REQUIRE(holder.player.screen() == "records");
    CHECK(holder.says("Grade 2: 5 solved"));
}

TEST_CASE("figures and games are one button away", "[records]") {
    for (const Command command : {Command::statistics, Command::games})
        for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{390, 844}, ui::Canvas{480, 360}}) {
            RecordHolder holder{cleared_boards(2), canvas};
            holder.open();
            holder.press(name_of(command));
            CHECK(holder.player.screen() == name_of(command));
            holder.key(Key::escape);
            CHECK(holder.player.screen() == "records");
        }
}

TEST_CASE("a store that cannot be read is told", "[records]") {
    Player player{start_at(four_pairs)};
    player.run(Command::records);
    player.answer<game::ReadGames>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
    CHECK(shows(player.seen(), "The disk is gone."));
}

TEST_CASE("matches that are kept count, and damaged ones do no harm", "[records]") {
    RecordHolder holder{{}};
    Settings settings = holder.player.app.settings();
    Random chance{1};
    keep_match(settings, {noon, game::Way::in_turns, {}, 12}, chance);
    settings.matches.put("damaged", "1 2 3", 10);
    CHECK(kept_matches(settings).size() == 1);
    holder.player.change(settings);
    holder.open();
    CHECK(holder.says("Side by"));
    CHECK(inked_seals(holder.player.seen()) == 2); // the draw is a photo finish, too
}

TEST_CASE("what a game brought is told in one line", "[records]") {
    CHECK(told({}).empty());
    CHECK(told({{12}, {}}) == "Medal: First Weave");
    CHECK(told({{12, 18}, {}}) == "Medals: First Weave and 1 more");
    CHECK(told({{12, 18, 19, 24, 25}, {}}) == "Medals: First Weave and 4 more");
    CHECK(told({{}, {0}}) == "Wish of the week: Three boards without undo");
    CHECK(told({{12}, {0}}) == "Medal: First Weave");
    CHECK(told({{}, {}, {{.wish = 0, .count = 2}}}).empty());
    CHECK(told_progress({{}, {}, {{.wish = 0, .count = 2}}}) == "Wish of the week: Three boards without undo · 2 of 3");
    CHECK(told_progress({{12}, {0}}).empty());
}

TEST_CASE("the page of a win tells the medals of this game, and only those", "[records][win]") {
    for (const bool first : {true, false}) {
        RecordHolder holder{first ? std::vector<game::GameSummary>{} : cleared_boards(3)};
        Player& player = holder.player;
        while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
        REQUIRE(player.session().status() == game::Status::won);
        holder.serve();
        player.wait(6000);
        CHECK(holder.says("First Weave") == first);
        const auto all = game::medals();
        CHECK(std::any_of(all.begin(), all.end(), [&](const game::Medal& medal) { return holder.says(medal.name); }));
    }
}
