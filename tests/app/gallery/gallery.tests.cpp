#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "app/gallery/gallery_wall.hpp"
#include "app/gallery/weave_facts.hpp"
#include "app/gallery/weave_loader.hpp"
#include "app/gallery/woven_game.hpp"
#include "app/history_player.hpp"
#include "app/sample_data.hpp"
#include "app/starts.hpp"
#include "platform/translation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

namespace {

using ui::Key;

constexpr game::Date day_of_seconds = 86'400;
game::SavedGame cleared_game(game::GameKey key, game::Date on) { return played(key, all_pairs, on); }

/// A player whose store has cleared games: `days` ago each, the first one the last played.
struct Visitor : PlayerWithStore {
    explicit Visitor(const std::vector<int>& days) {
        for (auto day = days.rbegin(); day != days.rend(); ++day) // the store lists the last saved game first
            put(cleared_game(100 + (days.rend() - day) - 1, noon - *day * day_of_seconds));
    }
    void put(const game::SavedGame& game) { REQUIRE(store.save(game)); }
    void visit() {
        key(Key::g);
        REQUIRE(player.screen() == "gallery");
    }
    void open(std::size_t picture = 0) {
        visit();
        for (std::size_t i = 0; i < picture; ++i) key(Key::right);
        key(Key::enter);
        REQUIRE(player.screen() == "weave");
    }
    [[nodiscard]] std::size_t weaves() const {
        const auto sheets = items_of<scene::SmallSheetItem>(player.seen());
        return static_cast<std::size_t>(
            std::count_if(sheets.begin(), sheets.end(), [](auto& sheet) { return sheet.weave != nullptr; }));
    }
    [[nodiscard]] std::size_t lines() const {
        const auto sheets = items_of<scene::SheetItem>(player.seen());
        REQUIRE(sheets.size() == 1);
        return sheets.front().threads;
    }
};

game::GameSummary summary(game::GameKey key, int days_ago, GameId id, game::Time elapsed = game::Time{60'000}) {
    game::GameSummary one;
    one.key = key;
    one.state = game::GameState::cleared;
    one.touched = noon - days_ago * day_of_seconds;
    one.id = std::move(id);
    one.elapsed = elapsed;
    return one;
}

const GameId plain_board{{{8, 18}, 36, Gravity::none, {}, 3}, "words"};

std::vector<std::size_t> shown(const std::vector<game::GameSummary>& games, GalleryFilter filter) {
    return wall_of(games, filter, best_of_years(games, utc_time), {5, 7}, utc_time).shown;
}

} // namespace

TEST_CASE("the gallery shows the weaves of all cleared games, month by month", "[gallery]") {
    Visitor visitor{{0, 3, 40}};
    visitor.put(played(50, 4, noon - day_of_seconds)); // not cleared
    visitor.visit();
    CHECK(visitor.told("gallery") == "gallery 1 of 3 all key 100");
    CHECK(visitor.weaves() == 3);
    CHECK(items_of<scene::SmallSheetItem>(visitor.player.seen()).size() == 3);
    CHECK(items_of<scene::SealItem>(visitor.player.seen()).size() == 3);
    CHECK(shows(visitor.player.seen(), "3 weaves: every cleared board leaves one"));
    CHECK(shows(visitor.player.seen(), month_and_year(local_day(noon, utc_time))));
    CHECK(shows(visitor.player.seen(), month_and_year(local_day(noon - 40 * day_of_seconds, utc_time))));
    visitor.player.wait(1000); // until the page has come in
    CHECK_FALSE(visitor.player.app.next_change(visitor.player.now));
    visitor.key(Key::g);
    CHECK(visitor.player.screen() == "none");
}

TEST_CASE("no name in the gallery is cut where pages have room for names", "[gallery]") {
    const GameId boss = game::journey()[8].id;
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{1920, 1080}, ui::Canvas{800, 600}}) {
        Visitor visitor{{0, 1, 2}};
        game::SavedGame one = cleared_game(50, noon - day_of_seconds);
        one.summary.id = boss;
        visitor.put(one);
        REQUIRE(weave_name(one.summary, {}) == "The Straight Mile");
        visitor.player.app.resize(canvas, visitor.player.now);
        visitor.visit();
        CAPTURE(canvas.width);
        CHECK(shows(visitor.player.seen(), "The Straight Mile"));
    }
}

TEST_CASE("before the first weave the gallery says where it will be", "[gallery]") {
    Visitor visitor{{}};
    visitor.visit();
    CHECK(shows(visitor.player.seen(), "Your first weave comes here"));
    CHECK(visitor.told("gallery") == "gallery 0 of 0 all");
    visitor.key(Key::enter);
    CHECK(visitor.player.screen() == "gallery");
}

TEST_CASE("a record that breaks the rules leaves a sheet that says so", "[gallery]") {
    Visitor visitor{{0, 1}};
    game::SavedGame damaged = cleared_game(7, noon);
    std::get<Move>(damaged.record.log.back().action).a = {1, 1};
    visitor.put(damaged);
    visitor.visit();
    CHECK(visitor.weaves() == 2);
    CHECK(shows(visitor.player.seen(), "cannot be drawn"));
    visitor.key(Key::enter);
    REQUIRE(visitor.told("weave") == "weave 0 of 0 key 7");
    CHECK(shows(visitor.player.seen(), "This weave cannot be drawn"));
    for (const Key key : {Key::left, Key::right, Key::space, Key::enter}) visitor.key(key);
    CHECK(visitor.player.screen() == "weave");
    visitor.key(Key::page_down);
    CHECK(visitor.told("weave") == "weave 12 of 12 key 100");
}

TEST_CASE("a weave from a record is that of the game as it was played", "[gallery]") {
    const game::SavedGame saved = cleared_game(3, noon);
    GameWeaver weaver{saved};
    while (!weaver.run()) {
    }
    const auto answer = weaver.take();
    REQUIRE(answer);
    const auto& woven = std::get<GameWoven>(*answer);
    CHECK(woven.game == 3);
    REQUIRE(woven.woven);
    const WovenGame& made = **woven.woven;
    CHECK(made.weave->threads.size() == all_pairs);
    CHECK(made.times.size() == all_pairs);
    CHECK(made.times.back() == saved.record.log.back().at);
    auto resumed = game::resumed(saved.record, *deal(saved.record.origin.id), 3);
    REQUIRE(resumed);
    CHECK(made.weave->threads == scene::weave_of(resumed->session.timeline()).threads);
    CHECK(made.game.start->board == deal(saved.record.origin.id)->board);
}

TEST_CASE("the length of a line counts its cells", "[gallery]") {
    const auto threads =
        scene::threads_of({Link{Cell{1, 1}, Cell{1, 2}}, Link{Cell{1, 1}, Cell{0, 1}, Cell{0, 6}, Cell{1, 6}},
                           Link{Cell{2, 2}, Cell{2, 5}, Cell{4, 5}}});
    CHECK(cells_of(threads[0]) == 2);
    CHECK(cells_of(threads[1]) == 8);
    CHECK(cells_of(threads[2]) == 6);
}

TEST_CASE("the slider draws the lines again, by pointer, keys and by itself", "[gallery]") {
    Visitor visitor{{0}};
    visitor.open();
    CHECK(visitor.told("weave") == "weave 12 of 12 key 100");
    CHECK(visitor.lines() == 12);
    CHECK(items_of<scene::SealItem>(visitor.player.seen()).size() == 1);
    visitor.key(Key::left);
    visitor.key(Key::left);
    CHECK(visitor.lines() == 10);
    CHECK(items_of<scene::SealItem>(visitor.player.seen()).empty()); // the seal comes last
    visitor.key(Key::home);
    CHECK(visitor.lines() == 0);
    visitor.key(Key::right);
    CHECK(visitor.lines() == 1);
    const ui::Frame frame = visitor.player.app.frame(visitor.player.now);
    const auto slider = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                     [](auto& hit) { return hit.kind == ui::HitArea::Kind::slider; });
    REQUIRE(slider != frame.hit_areas.end());
    visitor.player.drag(slider->rect.centre(), slider->rect.centre());
    CHECK(visitor.lines() == 6);

    visitor.key(Key::end);
    visitor.key(Key::space); // from the first line on
    CHECK(visitor.lines() == 0);
    std::size_t last = 0;
    for (int i = 0; i < 100 && visitor.lines() < 12; ++i) {
        REQUIRE(visitor.player.app.next_change(visitor.player.now));
        visitor.player.wait(16);
        CHECK(visitor.lines() >= last);
        last = visitor.lines();
    }
    CHECK(visitor.lines() == 12);
    CHECK_FALSE(visitor.player.app.next_change(visitor.player.now));

    visitor.key(Key::space);
    visitor.player.wait(300);
    visitor.key(Key::space); // stops
    const std::size_t stopped = visitor.lines();
    visitor.player.wait(1000);
    CHECK(visitor.lines() == stopped);

    visitor.player.set(&Settings::motion, false);
    visitor.key(Key::space);
    CHECK(visitor.lines() == 12);
    CHECK_FALSE(visitor.player.app.next_change(visitor.player.now));
}

TEST_CASE("from a weave one goes to the one before and the next one, and back to the wall", "[gallery]") {
    Visitor visitor{{0, 3, 40}};
    visitor.open(1);
    CHECK(visitor.told("weave") == "weave 12 of 12 key 101");
    visitor.press("next");
    CHECK(visitor.told("weave") == "weave 12 of 12 key 102");
    CHECK_FALSE(visitor.player.place_of("next"));
    visitor.key(Key::page_down);
    CHECK(visitor.told("weave") == "weave 12 of 12 key 102");
    visitor.key(Key::page_up);
    visitor.press("previous");
    CHECK(visitor.told("weave") == "weave 12 of 12 key 100");
    CHECK_FALSE(visitor.player.place_of("previous"));
    visitor.key(Key::escape);
    CHECK(visitor.told("gallery") == "gallery 2 of 3 all key 101");
}

TEST_CASE("an answer about the weave before changes nothing", "[gallery]") {
    Visitor visitor{{0, 3}};
    visitor.visit();
    visitor.player.key(Key::enter);
    const auto ticket = visitor.player.ticket_of<game::ReadGame>();
    REQUIRE(ticket);
    visitor.key(Key::page_down);
    REQUIRE(visitor.told("weave") == "weave 12 of 12 key 101");
    visitor.player.reply(*ticket, game::StoreNews{game::GameRead{cleared_game(100, noon)}});
    CHECK(visitor.told("weave") == "weave 12 of 12 key 101");
}

TEST_CASE("a board of the gallery is played again, or raced", "[gallery]") {
    for (const bool races : {false, true}) {
        Visitor visitor{{0}};
        visitor.open();
        visitor.press(races ? "race" : "play-again");
        CHECK(visitor.player.screen() == "none");
        CHECK(visitor.player.app.game().origin.id == cleared_game(100, noon).record.origin.id);
        CHECK(visitor.player.session().pairs_left() == all_pairs);
        CHECK(visitor.player.app.play().race(visitor.player.now).has_value() == races);
    }
}

TEST_CASE("a weave is saved as a picture, and its board's ID is copied", "[gallery]") {
    Visitor visitor{{0}};
    visitor.open();
    visitor.key(Key::c, true);
    REQUIRE(visitor.copied.size() == 1);
    CHECK(visitor.copied.front() == to_text(cleared_game(100, noon).record.origin.id));
    visitor.key(Key::enter);
    CHECK(visitor.player.screen() == "file");
}

TEST_CASE("a wallpaper has one of four sizes", "[gallery]") {
    Visitor visitor{{0}};
    visitor.open();
    visitor.press("wallpaper");
    REQUIRE(visitor.player.screen() == "wallpaper");
    visitor.key(Key::right);
    visitor.key(Key::right);
    visitor.key(Key::enter);
    REQUIRE(visitor.player.screen() == "file");
    CHECK(visitor.player.field().ends_with("-wallpaper-3840x2160.png"));
    visitor.key(Key::escape);
    CHECK(visitor.player.screen() == "weave");
}

TEST_CASE("the filters show boards of the day, places of the journey, problems, and the best of a year", "[gallery]") {
    std::vector<game::GameSummary> games{
        summary(1, 0, plain_board, game::Time{50'000}), summary(2, 1, game::journey()[5].id),
        summary(3, 2, game::daily_id(local_day(noon, utc_time))), summary(4, 3, plain_board, game::Time{40'000}),
        summary(5, 4, plain_board, game::Time{45'000})};
    CHECK(shown(games, GalleryFilter::all) == std::vector<std::size_t>{0, 1, 2, 3, 4});
    CHECK(shown(games, GalleryFilter::journey) == std::vector<std::size_t>{1});
    CHECK(shown(games, GalleryFilter::today) == std::vector<std::size_t>{2});
    CHECK(shown(games, GalleryFilter::problems) == std::vector<std::size_t>{4});
    CHECK(shown(games, GalleryFilter::best_of_year) == std::vector<std::size_t>{3});
    games[3].hints = 1; // with help it is not the best, and two are too few
    CHECK(shown(games, GalleryFilter::best_of_year).empty());
    for (game::GameSummary& one : games) one.custom_board = true;
    CHECK(shown(games, GalleryFilter::journey).empty());
    CHECK(shown(games, GalleryFilter::today).empty());
}

TEST_CASE("the wall counts its months, and a clock that went back makes one twice", "[gallery]") {
    const std::vector<game::GameSummary> games{summary(1, 0, plain_board), summary(2, 1, plain_board),
                                               summary(3, 40, plain_board), summary(4, 2, plain_board)};
    const GalleryWall wall = wall_of(games, GalleryFilter::all, {}, {}, utc_time);
    std::vector<std::size_t> counts;
    for (const WallMonth& month : wall.months) counts.push_back(month.count);
    CHECK(counts == std::vector<std::size_t>{2, 1, 1});
}

TEST_CASE("a weave is compared with the quickest other run of its board, or with the last board alike before it",
          "[gallery]") {
    const GameId other{plain_board.params, "other words"};
    std::vector<game::GameSummary> games{summary(1, 0, other), summary(2, 1, plain_board), summary(3, 2, other),
                                         summary(4, 3, plain_board, game::Time{9000}), summary(5, 4, plain_board)};
    CHECK(compared_with(games, games[1]) == 3U);
    CHECK(compared_with(games, games[3]) == 1U);
    CHECK(compared_with(games, games[0]) == 2U);
    games[3].id = games[4].id = {{{4, 6}, 6, Gravity::down}, "small"};
    CHECK(compared_with(games, games[1]) == 2U);
    games[1].custom_board = true;
    CHECK_FALSE(compared_with(games, games[1]));
}

TEST_CASE("a lead is how much quicker a run was, stretch by stretch", "[gallery]") {
    using Times = std::vector<game::Time>;
    const Times own{game::Time{1000}, game::Time{3000}, game::Time{4000}};
    CHECK(leads(own, own, 10) == std::vector<float>{0, 0, 0});
    CHECK(leads(own, {game::Time{2000}, game::Time{3000}, game::Time{4000}}, 10) == std::vector<float>{0.5F, -0.5F, 0});
    CHECK(leads(own, own, 2).size() == 2);
    CHECK(leads(own, {}, 10).empty());
}

TEST_CASE("the gallery says that the games cannot be read", "[gallery]") {
    Player player{start_at(six_pairs)};
    player.key(Key::g);
    player.answer<game::ReadGames>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
    CHECK(shows(player.seen(), "The games cannot be read"));
}

// The loader -----------------------------------------------------------------------------------------------

namespace {

/// Counts the requests that wait for an answer, and answers them.
struct Desk {
    WeaveLoader loader;
    std::vector<game::GameKey> read{};
    std::vector<game::GameKey> weaving{};

    void take(const Effects& effects) {
        for (const Effect& effect : effects) {
            const Request& request = std::get<Ask>(effect).request;
            if (const auto* store = std::get_if<game::StoreRequest>(&request))
                read.push_back(std::get<game::ReadGame>(*store).key);
            else
                weaving.push_back(std::get<WeaveGame>(request).game.summary.key);
        }
    }
    void answer_store() {
        game::SavedGame game;
        game.summary.key = read.back();
        take(loader.learn(std::move(game)));
    }
    void answer_job() {
        const game::GameKey key = weaving.front();
        weaving.erase(weaving.begin());
        auto woven = std::make_shared<WovenGame>();
        woven->weave = std::make_shared<scene::Weave>();
        loader.learn(GameWoven{key, std::shared_ptr<const WovenGame>{std::move(woven)}});
        take(loader.next());
    }
};

std::vector<game::GameKey> keys(game::GameKey from, game::GameKey to) {
    std::vector<game::GameKey> all;
    for (game::GameKey key = from; key < to; ++key) all.push_back(key);
    return all;
}

} // namespace

TEST_CASE("weaves are asked for one at a time, and a few are replayed at once", "[gallery]") {
    Desk desk;
    desk.loader.want(keys(1, 100));
    desk.take(desk.loader.next());
    CHECK(desk.read == keys(1, 2));
    CHECK(desk.loader.next().empty()); // the store has not answered
    while (desk.weaving.size() < WeaveLoader::most_at_once) desk.answer_store();
    CHECK(desk.read == keys(1, 5));
    CHECK(desk.loader.next().empty());
    desk.loader.want(keys(50, 60)); // one has scrolled on
    desk.answer_job();
    CHECK(desk.read.back() == 50);
}

TEST_CASE("of ten thousand weaves those in view are kept, and not many others", "[gallery]") {
    Desk desk;
    for (game::GameKey top = 1; top < 10'000; top += 97) {
        desk.loader.want(keys(top, top + 60));
        desk.take(desk.loader.next());
        while (!desk.weaving.empty() || (!desk.read.empty() && desk.loader.find(desk.read.back()) == nullptr)) {
            if (desk.weaving.size() < WeaveLoader::most_at_once && desk.loader.find(desk.read.back()) == nullptr &&
                std::find(desk.weaving.begin(), desk.weaving.end(), desk.read.back()) == desk.weaving.end())
                desk.answer_store();
            else
                desk.answer_job();
        }
        for (const game::GameKey key : keys(top, top + 60)) CHECK(desk.loader.find(key) != nullptr);
        CHECK(desk.loader.kept() <= WeaveLoader::most_kept);
    }
    CHECK(desk.loader.find(1) == nullptr);
}

TEST_CASE("a game that cannot be read is asked for once", "[gallery]") {
    Desk desk;
    CHECK_FALSE(desk.loader.refuse({"no request", {}}));
    desk.loader.want(keys(1, 3));
    desk.take(desk.loader.next());
    CHECK(desk.loader.refuse({"The disk is gone.", {}}));
    REQUIRE(desk.loader.find(1) != nullptr);
    CHECK(desk.loader.find(1)->fault);
    desk.take(desk.loader.next());
    CHECK(desk.read == keys(1, 3));
}
