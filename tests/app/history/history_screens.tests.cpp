// The list of games and the replay without an app: their requests, and the effects of the answers.
#include <algorithm>
#include <chrono>
#include <sstream>
#include <stdexcept>
#include <type_traits>

#include "app/context_owner.hpp"
#include "app/history/figures_page.hpp"
#include "app/screens.hpp"
#include "support/catch.hpp"
#include "twoturns/game_id.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

struct ScreenWorld : test::ContextOwner {
    [[nodiscard]] ui::Frame frame(const Screen& screen) {
        const Context at = context();
        return ui::frame_of(screen.view(at).content,
                            {0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)}, at.style, {},
                            now);
    }
    /// Presses a button by its name.
    Effects press(Screen& screen, const std::string& name) {
        for (const ui::HitArea& hit : frame(screen).hit_areas)
            if (hit.kind == ui::HitArea::Kind::button && hit.enabled && screen.name_of(hit.id) == name) {
                if (const auto command = command_of(hit.id)) return screen.run(*command, context()).value_or(Effects{});
                return screen.on(ui::Event{ui::Pressed{hit.id}}, context());
            }
        FAIL("no button " << name);
        return {};
    }
};

std::string told_by(const Screen& screen) {
    std::ostringstream text;
    screen.describe(text);
    return text.str();
}

template <class Wanted> const Wanted* find(const Effects& effects) {
    for (const Effect& effect : effects)
        if constexpr (std::is_constructible_v<ForBoard, Wanted>) {
            const auto* const board = std::get_if<ForBoard>(&effect);
            if (board != nullptr && std::holds_alternative<Wanted>(*board)) return &std::get<Wanted>(*board);
        } else if (const auto* wanted = std::get_if<Wanted>(&effect)) {
            return wanted;
        }
    return nullptr;
}

/// Requires an effect of this type.
template <class Wanted> const Wanted& got(const Effects& effects) {
    const auto* wanted = find<Wanted>(effects);
    if (wanted == nullptr) throw std::runtime_error{"no such effect"};
    return *wanted;
}

/// Returns the game some actions later, as the store has it.
game::SavedGame saved_from(const game::Game& from, game::GameState state) {
    game::Game game = from;
    for (int i = 0; i < 3; ++i) {
        const Move move = game.session.open_moves().front();
        game.session.act(game::Click{move.a}, game::Time{1000 * i});
        game.session.act(game::Click{move.b}, game::Time{1000 * i + 500});
    }
    game::SavedGame saved = game::saved(game, game::Time{5000}, 1000);
    saved.summary.state = state;
    return saved;
}

Response news(game::StoreNews what) { return Response{std::move(what)}; }

/// Makes a list of these games, all of them known.
screens::Made list_of(ScreenWorld& world, const std::vector<game::SavedGame>& all) {
    auto screen = screens::games();
    CHECK(find<Ask>(screen->opened(world.context())) != nullptr);
    game::GamesRead read;
    for (const auto& one : all) read.games.push_back(one.summary);
    screen->on(news(read), world.context());
    return screen;
}

} // namespace

TEST_CASE("a game that was left unfinished goes on under its own key once its board is dealt", "[games]") {
    ScreenWorld world;
    auto other = *dealt({{{6, 4}, 6, Gravity::none, BoardLayout{}, 1}, "other"}, world.chance);
    game::SavedGame saved = saved_from(other, game::GameState::unfinished);
    saved.start.reset();
    const auto screen = list_of(world, {saved});
    CHECK(told_by(*screen) == "; games 1 of 1 unfinished key " + std::to_string(other.key) + "\n");
    REQUIRE(find<Ask>(world.press(*screen, "continue")) != nullptr);
    const Effects asked = screen->on(news(game::GameRead{saved}), world.context());
    REQUIRE(find<Ask>(asked) != nullptr);
    REQUIRE(std::holds_alternative<DealBoard>(got<Ask>(asked).request));

    SECTION("and dealt") {
        const Effects done = screen->on(Response{BoardDealt{saved.record.origin.id, other.start}}, world.context());
        REQUIRE(find<StartGame>(done) != nullptr);
        CHECK(got<StartGame>(done).game->key == other.key);
        CHECK(got<StartGame>(done).game->started == saved.summary.started);
        CHECK(got<StartGame>(done).game->session.log().size() == 3);
    }
    SECTION("but not when it was called off") {
        CHECK(screen->run(Command::new_game, world.context())->empty()); // only Esc cancels it
        const auto stopped = screen->run(Command::back, world.context());
        REQUIRE(stopped.has_value());
        CHECK(find<CancelAsked>(*stopped) != nullptr);
        CHECK(screen->on(Response{BoardDealt{saved.record.origin.id, other.start}}, world.context()).empty());
    }
}

TEST_CASE("the game in progress leads back to the board, that of another window to one of its own", "[games]") {
    ScreenWorld world;
    auto other = *dealt({{{6, 4}, 6, Gravity::none, BoardLayout{}, 1}, "other"}, world.chance);
    const auto own = saved_from(world.own, game::GameState::in_progress);
    const auto elsewhere = saved_from(other, game::GameState::in_progress);
    const auto screen = list_of(world, {own, elsewhere});
    CHECK(find<CloseAll>(world.press(*screen, "continue")) != nullptr);
    const ui::Id list = screen->view(world.context()).focus;
    screen->on(ui::Event{ui::Changed{list, 1}}, world.context());
    REQUIRE(find<Ask>(screen->on(ui::Event{ui::Pressed{{list.part, 1}}}, world.context())) != nullptr);
    const Effects done = screen->on(news(game::GameRead{elsewhere}), world.context());
    REQUIRE(find<StartGame>(done) != nullptr);
    CHECK(got<StartGame>(done).game->key != other.key);
}

TEST_CASE("an answer about a game that is no longer wanted is let go, and a refusal is told", "[games]") {
    ScreenWorld world;
    const auto first = saved_from(*dealt({{}, "one"}, world.chance), game::GameState::unfinished);
    const auto second = saved_from(*dealt({{}, "two"}, world.chance), game::GameState::unfinished);
    const auto screen = list_of(world, {first, second});
    const ui::Id list = screen->view(world.context()).focus;
    world.press(*screen, "replay");
    screen->on(ui::Event{ui::Changed{list, 1}}, world.context());
    CHECK(screen->on(news(game::GameRead{first}), world.context()).empty());
    world.press(*screen, "replay");
    CHECK(find<Say>(screen->on(news(game::NotRead{{"gone", {}}}), world.context())) != nullptr);
    CHECK(told_by(*screen).find("; games 2 of 2 ") == 0);
}

TEST_CASE("a replay plays, steps, seeks and hands over the game from where it stands", "[replay]") {
    ScreenWorld world;
    auto other = *dealt({{{6, 4}, 6, Gravity::none, BoardLayout{}, 1}, "other"}, world.chance);
    const auto saved = saved_from(other, game::GameState::unfinished);
    const auto list = list_of(world, {saved});
    world.press(*list, "replay");
    const Effects opened = list->on(news(game::GameRead{[&] {
                                        auto one = saved;
                                        one.start = other.start;
                                        return one;
                                    }()}),
                                    world.context());
    REQUIRE(find<OpenScreen>(opened) != nullptr);
    Screen& replay = *got<OpenScreen>(opened).screen;
    CHECK(told_by(replay) == "; replay 0 of 3 stopped\n");
    world.press(replay, "play");
    CHECK(told_by(replay) == "; replay 1 of 3 playing\n");
    while (const auto next = replay.next_change(world.context())) {
        world.now = *next;
        replay.on(News{TimePassed{}}, world.context());
    }
    CHECK(told_by(replay) == "; replay 3 of 3 stopped\n");
    world.press(replay, "to-start");
    replay.on(ui::Input{ui::Wheel{1, false}}, world.context());
    CHECK(told_by(replay) == "; replay 1 of 3 stopped\n");
    world.press(replay, "step");
    world.press(replay, "step-back");
    CHECK(replay.view(world.context()).board->session.log().size() == 1);
    const Effects done = world.press(replay, "continue");
    REQUIRE(find<StartGame>(done) != nullptr);
    CHECK(got<StartGame>(done).game->key != other.key); // a new game, as it starts in the middle
    CHECK(got<StartGame>(done).game->session.log().size() == 1);

    const ui::Frame frame = world.frame(replay);
    const auto strip = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                    [](const ui::HitArea& one) { return one.kind == ui::HitArea::Kind::slider; });
    REQUIRE(strip != frame.hit_areas.end());
    replay.on(ui::Event{ui::Slid{strip->id, 1}}, world.context());
    CHECK(told_by(replay) == "; replay 3 of 3 stopped\n");
    CHECK(got<StartGame>(world.press(replay, "continue")).game->key == other.key); // the whole record: the game itself
}

TEST_CASE("both screens have room for their buttons in every window", "[games][replay]") {
    ScreenWorld world;
    auto other = *dealt({{{6, 4}, 6, Gravity::none, BoardLayout{}, 1}, "other"}, world.chance);
    const auto saved = saved_from(other, game::GameState::cleared);
    auto replay = screens::replay(saved.summary, other.start, *game::Replay::of(saved.record, other.start));
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}}) {
        world.canvas = canvas;
        for (const auto& screen : {list_of(world, {saved, saved}), replay}) {
            int buttons = 0;
            float right = 0;
            for (const ui::HitArea& hit : world.frame(*screen).hit_areas)
                if (hit.kind == ui::HitArea::Kind::button) {
                    ++buttons;
                    CHECK(hit.rect.x >= right);
                    CHECK(hit.rect.w >= 30);
                    CHECK(hit.rect.bottom() <= static_cast<float>(canvas.height));
                    right = hit.rect.right();
                }
            CHECK(right <= static_cast<float>(canvas.width));
            const int of_replay = canvas.width < 800 ? 6 : 8; // its ends are reached by the strip below the bar
            CHECK(buttons == (screen == replay ? of_replay : 5));
        }
    }
}

TEST_CASE("a game counts for the day it ended on where the player is", "[figures]") {
    ScreenWorld world;
    world.local_time = [](game::Date date) { return utc_time(date) + std::chrono::hours{8}; };
    const screens::Made screen = screens::statistics();
    game::GameSummary game;
    game.key = 7;
    game.state = game::GameState::cleared;
    game.touched = 1'789'934'400; // Sunday, 2026-09-20, 20:00 UTC: already Monday in that zone
    screen->on(Response{game::StoreNews{game::GamesRead{0, {game}}}}, world.context());
    const auto press_day = [&](std::size_t day) {
        return screen->on(ui::Event{ui::Pressed{ui::id_of(FiguresPart::year, 51 * 7 + day)}}, world.context());
    };
    CHECK(find<OpenScreen>(press_day(0)));
    CHECK_FALSE(find<OpenScreen>(press_day(6)));
}
