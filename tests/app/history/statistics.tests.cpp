// The page of figures: its filter, and the way from each figure and mark to its games.
#include <cmath>
#include <regex>
#include <string>
#include <vector>

#include "app/history/figures_page.hpp"
#include "app/history_player.hpp"
#include "app/situations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;

namespace {

constexpr game::Date day = 86'400;

/// Ten games, eight of them cleared, one per day, the last one first; the third one is the quickest.
struct PlayerWithFigures {
    PlayerWithStore fixture;

    explicit PlayerWithFigures(ui::Canvas canvas = {1280, 720}) {
        fixture.player.app.resize(canvas, fixture.player.now);
        for (int i = 0; i < 10; ++i) {
            game::SavedGame game = played(100 + i, i == 4 || i == 7 ? 5 : 12, noon - i * day);
            game.summary.touched = noon - i * day;
            game.summary.elapsed = game.record.elapsed = game::Time{(i == 2 ? 40 : 60 + i) * 1000};
            game.summary.hints = i < 3 ? 0 : 1;
            game.summary.rewinds = i == 5 ? 2 : 0;
            if (i >= 6) game.summary.id.params.size = {6, 4};
            fixture.memory->put(game);
        }
        fixture.save();
        fixture.key(Key::f);
        REQUIRE(fixture.player.screen() == "statistics");
    }

    [[nodiscard]] bool shows(const std::string& words) const { return test::shows(fixture.player.seen(), words); }
    [[nodiscard]] const ui::HitArea* marks(const ui::Frame& frame, FiguresPart part) const {
        return frame.find(ui::id_of(part), ui::HitArea::Kind::marks);
    }
    void click_mark(FiguresPart part, std::size_t mark, std::size_t columns, std::size_t rows) {
        const ui::Frame frame = fixture.player.app.frame(fixture.player.now);
        const ui::Rect all = marks(frame, part)->rect;
        fixture.player.click(
            ui::Point{all.x + all.w * (static_cast<float>(mark / rows) + 0.5F) / static_cast<float>(columns),
                      all.y + all.h * (static_cast<float>(mark % rows) + 0.5F) / static_cast<float>(rows)});
        fixture.serve();
    }
    /// Chooses an option of a filter.
    void filter(FiguresPart part, std::size_t option) {
        const ui::Frame frame = fixture.player.app.frame(fixture.player.now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.id == ui::id_of(part) && hit.kind == ui::HitArea::Kind::option && hit.index == option)
                return fixture.player.click(hit.rect.centre());
        FAIL("no such option");
    }
};

} // namespace

TEST_CASE("the page of figures shows what the games of the history come to", "[figures]") {
    const PlayerWithFigures at;
    CHECK(at.fixture.told("figures") == "figures 8 of 10");
    for (const char* words :
         {"cleared, of 10 games", "without a hint", "cleared in a row", "2 returns from a lost board",
          "10 days with a game", "8 boards cleared; kept on this computer only"})
        CHECK(at.shows(words));
}

TEST_CASE("times are told of boards of one size", "[figures]") {
    PlayerWithFigures at;
    const auto shows_times = [&] { return at.shows("usual time") || at.shows("best, on"); };
    CHECK(at.shows("Choose a size")); // times need a size
    CHECK_FALSE(shows_times());
    at.filter(FiguresPart::size, 1);
    CHECK_FALSE(at.shows("Choose a size"));
    CHECK(shows_times());
    CHECK(at.shows("0:40"));
}

TEST_CASE("no figure tells a time while the clock is hidden", "[figures]") {
    PlayerWithFigures at;
    at.filter(FiguresPart::size, 1);
    REQUIRE(at.shows("usual time"));
    at.fixture.player.set(&Settings::clock, false);
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {480, 360}}) {
        at.fixture.player.app.resize(canvas, at.fixture.player.now);
        CHECK(at.shows("cleared, of 6 games"));
        for (const auto& text : items_of<ui::TextItem>(at.fixture.player.seen())) {
            CAPTURE(text.text);
            CHECK(text.text.find("time") == std::string::npos);
            CHECK_FALSE(std::regex_search(text.text, std::regex{"[0-9]:[0-9]"}));
        }
    }
    at.fixture.key(Key::down); // whichever widget has the focus
    CHECK(at.fixture.player.screen() == "statistics");
}

TEST_CASE("without a game that has ended the page says so", "[figures]") {
    PlayerWithStore fixture;
    fixture.key(Key::f);
    CHECK(shows(fixture.player.seen(), "No figures yet"));
    fixture.key(Key::escape);
    CHECK(fixture.player.screen() == "none");
}

TEST_CASE("the page says why the games cannot be read, and is there before they are", "[figures]") {
    PlayerWithStore fixture;
    fixture.memory->fail_reads(Message{"The disk is gone.", {}});
    fixture.player.key(Key::f);
    CHECK(fixture.player.screen() == "statistics");
    fixture.serve();
    CHECK(shows(fixture.player.seen(), "The disk is gone."));
}

TEST_CASE("every figure leads to its games", "[figures]") {
    PlayerWithFigures at;
    const auto leads = [&](const char* button, const std::string& to) {
        CAPTURE(button);
        at.fixture.press(button);
        CHECK(at.fixture.player.screen() == "games");
        CHECK(at.fixture.told("games") == to);
        at.fixture.key(Key::escape);
        CHECK(at.fixture.player.screen() == "statistics");
    };
    leads("cleared", "games 1 of 8 cleared key 100");
    leads("without-hint", "games 1 of 3 cleared key 100");
    leads("streak", "games 1 of 4 cleared key 100");
    leads("rewound", "games 1 of 1 cleared key 105");
    at.filter(FiguresPart::size, 1);
    leads("usual", "games 1 of 5 cleared key 100");
    leads("best", "games 1 of 5 cleared key 102");
}

TEST_CASE("a filter counts only the games it takes", "[figures]") {
    PlayerWithFigures at;
    at.filter(FiguresPart::size, 2);
    CHECK(at.fixture.told("figures") == "figures 3 of 4");
    at.filter(FiguresPart::size, 0);
    at.filter(FiguresPart::period, 0);
    CHECK(at.fixture.told("figures") == "figures 8 of 10");
    at.filter(FiguresPart::hints, 1);
    CHECK(at.fixture.told("figures") == "figures 3 of 3");
}

TEST_CASE("a dot shows its game and opens its replay, by keys and by the pointer", "[figures]") {
    PlayerWithFigures at;
    at.fixture.key(Key::end); // of the times, which have the focus
    at.fixture.key(Key::left);
    CHECK(at.shows(utc_date_text(noon - day) + " · 6 × 4, 1:01"));
    at.fixture.key(Key::enter);
    CHECK(at.fixture.player.screen() == "replay");
    at.fixture.key(Key::escape);
    CHECK(at.fixture.told("games") == "games 1 of 1 cleared key 101");
    at.fixture.key(Key::escape);
    CHECK(at.fixture.player.screen() == "statistics");
    at.click_mark(FiguresPart::times, 5, 8, 1);
    CHECK(at.fixture.player.screen() == "replay");
    at.fixture.key(Key::escape);
    CHECK(at.fixture.told("games") == "games 1 of 1 cleared key 102");
}

TEST_CASE("a day of the year leads to its games", "[figures]") {
    PlayerWithFigures at;
    // 1'790'000'000 is Monday, 2026-09-21: the last week has one day, the one before it seven.
    at.click_mark(FiguresPart::year, 51 * 7, 52, 7);
    CHECK(at.fixture.told("games") == "games 1 of 1 cleared key 100");
    at.fixture.key(Key::escape);
    at.click_mark(FiguresPart::year, 51 * 7 - 3, 52, 7);
    CHECK(at.fixture.told("games") == "games 1 of 1 cleared key 103");
    at.fixture.key(Key::escape);
    at.click_mark(FiguresPart::year, 3, 52, 7); // no game was played on that day
    CHECK(at.fixture.player.screen() == "statistics");
}

TEST_CASE("a day that was chosen stays the same when the window has room for fewer weeks", "[figures]") {
    PlayerWithFigures at;
    at.click_mark(FiguresPart::year, 51 * 7, 52, 7);
    at.fixture.key(Key::escape);
    REQUIRE(at.shows(" · 1 game"));
    const auto headline = [&] {
        for (const auto& text : items_of<ui::TextItem>(at.fixture.player.seen()))
            if (text.text.find(" · ") != std::string::npos) return text.text;
        return std::string{};
    };
    const std::string before = headline();
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, ui::Canvas{800, 600}, ui::Canvas{900, 600}}) {
        at.fixture.player.app.resize(canvas, at.fixture.player.now);
        CHECK(((at.marks(at.fixture.player.app.frame(at.fixture.player.now), FiguresPart::year) == nullptr) ||
               headline() == before));
    }
}

TEST_CASE("the history can be exported from the page of figures, in windows of every size", "[figures]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{800, 600}, ui::Canvas{480, 360}}) {
        PlayerWithFigures at{canvas};
        CAPTURE(canvas.width);
        const ui::Frame frame = at.fixture.player.app.frame(at.fixture.player.now);
        CHECK(std::any_of(frame.tab_stops.begin(), frame.tab_stops.end(),
                          [](const ui::TabStop& stop) { return stop.id == id_of_command(Command::export_history); }));
        CHECK((at.marks(frame, FiguresPart::year) != nullptr) == (canvas.width >= 800));
        REQUIRE(at.marks(frame, FiguresPart::times) != nullptr);
    }
}

TEST_CASE("a dot stands the higher the longer its game took, and the longest within the plot", "[figures]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f);
    std::vector<game::GameSummary> games = a_year_of_games();
    for (game::GameSummary& game : games) game.seal.reset();
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    const ui::Frame frame = player.app.frame(player.now);
    const ui::Rect plot = frame.find(ui::id_of(FiguresPart::times), ui::HitArea::Kind::marks)->rect;
    std::vector<ui::Rect> dots;
    const auto is_dot = [&](const ui::BoxItem& box) {
        return box.rect.w == box.rect.h && box.radius == box.rect.w / 2 && box.fill.a != 0 &&
               box.rect.centre().x > plot.x;
    };
    for (const auto& box : items_of<ui::BoxItem>(player.seen()))
        if (is_dot(box)) dots.push_back(box.rect);
    REQUIRE(dots.size() == 100);
    game::History history;
    for (const game::GameSummary& game : games) {
        history.games.push_back(game);
        history.local.push_back(game.touched);
    }
    const auto timed = game::statistics_of(history, {}).timed;
    for (std::size_t i = 0; i < dots.size(); ++i) {
        CHECK(dots[i].centre().y >= plot.y - 1);
        CHECK(dots[i].centre().y <= plot.bottom() + 1);
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(dots[j].centre().x < dots[i].centre().x);
            if (timed[j].time > timed[i].time) CHECK(dots[j].centre().y <= dots[i].centre().y + 1);
        }
    }
}

TEST_CASE("no return from a lost board is nothing to tell", "[figures]") {
    PlayerWithStore fixture;
    fixture.memory->put(played(12, 12, noon));
    fixture.player.run(Command::statistics);
    fixture.serve();
    CHECK(shows(fixture.player.seen(), "hints a game"));
    CHECK_FALSE(shows(fixture.player.seen(), "from a loss"));
}
