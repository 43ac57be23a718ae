// The ceremony of a cleared board, and what a key or a click does meanwhile.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/heard.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/play/winner.hpp"
#include "game/history/journey.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Status;
using scene::SealItem;
using scene::SheetItem;
using ui::Key;

namespace {

/// Returns the rays that burst from a star or a sign, without the threads that fall.
std::size_t rays_seen(const Player& player) {
    const auto rays = items_of<scene::RayItem>(player.seen());
    return static_cast<std::size_t>(
        std::count_if(rays.begin(), rays.end(), [](const scene::RayItem& ray) { return ray.from > 0; }));
}
std::size_t falling_seen(const Player& player) {
    return items_of<scene::RayItem>(player.seen()).size() - rays_seen(player);
}

} // namespace

TEST_CASE("threads appear one after another, then the seal, and then nothing moves any more", "[win]") {
    Player player = just_cleared();
    CHECK(items_of<SheetItem>(player.seen()).empty()); // the last pair is still vanishing
    player.wait(static_cast<int>(scene::durations::vanish.count()));
    player.point({-10, -10}); // so that no line of help appears
    std::vector<std::size_t> counts{threads_seen(player)};
    CHECK(counts.front() == 0);
    int frames = 0;
    while (const auto next = player.app.next_change(player.now)) {
        CHECK(*next > player.now);
        player.wait(static_cast<int>((*next - player.now).count()));
        counts.push_back(threads_seen(player));
        CHECK(counts.back() >= counts[counts.size() - 2]);
        if (counts.back() < 12) CHECK(items_of<SealItem>(player.seen()).empty());
        REQUIRE(++frames < 300);
    }
    CHECK(counts.back() == 12);
    CHECK(frames > 10);
    CHECK(items_of<SealItem>(player.seen()).size() == 1);
    const scene::Scene finished = player.seen();
    player.wait(3'600'000);
    CHECK(player.seen() == finished);
}

TEST_CASE("the sheet rises to its place as its first lines grow, one after another", "[win]") {
    Player player = just_cleared();
    player.wait(static_cast<int>(scene::durations::vanish.count()));
    const auto sheet = [&] { return items_of<SheetItem>(player.seen()).front(); };
    const SheetItem first = sheet();
    CHECK(first.lower > 20);
    CHECK(first.growing.empty());
    player.wait(100);
    CHECK(sheet().lower < first.lower);
    CHECK(sheet().rect == first.rect); // the picture only moves
    const std::vector<float> growing = sheet().growing;
    REQUIRE_FALSE(growing.empty());
    CHECK(std::is_sorted(growing.rbegin(), growing.rend()));
    CHECK(growing.front() < 1);
    CHECK(growing.back() > 0);
    player.wait(200);
    CHECK(sheet().lower == 0);
    CHECK(sheet().threads >= 2);
}

TEST_CASE("any key or click jumps to the end of the ceremony, and only the next one acts", "[win]") {
    for (const int after : {0, 200, 700, 1200})
        for (const bool by_key : {true, false}) {
            Player player = just_cleared();
            player.wait(after);
            const auto act = [&] {
                if (by_key)
                    player.key(Key::enter);
                else
                    player.press_button(Command::next_board);
            };
            if (by_key)
                player.key(Key::enter);
            else
                player.press({640, 360});
            CAPTURE(after, by_key);
            CHECK(player.session().status() == Status::won);
            CHECK(threads_seen(player) == 12);
            CHECK(items_of<SealItem>(player.seen()).front().scale == 1);
            for (const ui::FadeItem& fade : items_of<ui::FadeItem>(player.seen())) CHECK(fade.alpha == 1);
            CHECK(player.app.next_change(player.now).value_or(player.now + game::Time{1000}) >
                  player.now + scene::durations::frame);
            act();
            CHECK(player.session().status() == Status::playing);
        }
}

TEST_CASE("a click of a pointer that rests since the last pair presses nothing that appears under it", "[win]") {
    const auto cleared_by_keys = [](bool motion, ui::Point rest) {
        Player player{start_at("A A\n"), {1280, 720}};
        player.set(&Settings::motion, motion);
        player.point(rest);
        for (const Key key : {Key::right, Key::enter, Key::tab, Key::enter}) player.key(key);
        REQUIRE(player.session().status() == Status::won);
        return player;
    };
    const auto stays = [](const Player& player) {
        return player.screen() == "none" && player.session().status() == Status::won;
    };
    Player shown = cleared_by_keys(true, {5, 5});
    shown.wait(10'000);
    std::vector<NamedPlace> buttons;
    for (const NamedPlace& one : shown.app.places(shown.now))
        if (one.name == "restart" || one.name == "next-board" || one.name == "watch-again") buttons.push_back(one);
    REQUIRE(buttons.size() == 3);
    for (const bool motion : {true, false})
        for (const NamedPlace& button : buttons) {
            CAPTURE(motion, button.name);
            const ui::Point at = button.rect.centre();
            const auto rested = [&] { return cleared_by_keys(motion, at); };
            Player player = rested();
            for (const int after : {500, 300, 200}) {
                player.wait(after);
                player.click(at);
                CHECK(stays(player));
            }
            player.point({-1, -1}); // a finger that lifts
            player.click(ui::Point{at.x + 3, at.y});
            CHECK(stays(player));
            player.point({at.x + 40, at.y}); // whoever moves wants the button
            player.point(at);
            player.click(at);
            CHECK_FALSE(stays(player));
            Player later = rested();
            later.wait(10'000);
            later.click(at);
            CHECK_FALSE(stays(later));
            Player keys = rested();
            keys.wait(1000);
            keys.key(Key::enter);
            keys.key(Key::enter);
            CHECK_FALSE(stays(keys));
        }
}

TEST_CASE("a pointer that rests since the last pair is told of nothing, and one that moves on is", "[win]") {
    const std::string help = help_of(Command::watch_again);
    const auto cleared_by_keys = [](ui::Point rest) {
        Player player{start_at("A A\n"), {1280, 720}};
        player.point(rest);
        for (const Key key : {Key::right, Key::enter, Key::tab, Key::enter}) player.key(key);
        REQUIRE(player.session().status() == Status::won);
        return player;
    };
    Player shown = cleared_by_keys({5, 5});
    shown.wait(10'000);
    const ui::Point at = shown.place_of(Command::watch_again).value();
    Player player = cleared_by_keys(at);
    for (const int after : {0, 600, 1000, 3000, 20'000}) {
        player.wait(after);
        CHECK_FALSE(shows(player.seen(), help));
    }
    player.point({at.x + 40, at.y});
    player.point(at);
    player.wait(600);
    CHECK(shows(player.seen(), help));
}

TEST_CASE("the ceremony is as long as its pairs ask, in order, and in the end no longer than five seconds", "[win]") {
    CHECK(length_of_lines(6) == game::Time{700});
    CHECK(length_of_lines(36) == game::Time{2160});
    CHECK(length_of_lines(72) == game::Time{2600});
    CHECK(length_of_lines(2000) == game::Time{2600});
    for (const std::size_t pairs : {1U, 2U, 6U, 36U, 72U, 1200U}) {
        const Ceremony ceremony{game::Time{0}, length_of_lines(pairs), pairs, true};
        CHECK(ceremony.drawn(0, game::Time{0}) == 0);
        CHECK(ceremony.drawn(0, Ceremony::line) == 1);
        CHECK(ceremony.drawn(pairs - 1, ceremony.seal()) == 1);
        if (pairs > 1) CHECK(ceremony.drawn(pairs - 1, ceremony.seal() - Ceremony::line) == 0);
        CHECK(ceremony.landed() == ceremony.seal() + game::Time{140});
        CHECK(ceremony.star_at(1) - ceremony.star_at(0) == game::Time{260});
        CHECK(ceremony.best() > ceremony.star_at(2));
        CHECK(ceremony.buttons() > ceremony.best());
        CHECK(scene::durations::vanish + ceremony.end() < game::Time{4500});
    }
}

TEST_CASE("without motion the weave is there as a whole, and nothing wakes the program", "[win]") {
    Player player{start_at("A A B B\n")};
    player.set(&Settings::motion, false);
    player.make({{1, 1}, {1, 2}});
    player.make({{1, 3}, {1, 4}});
    player.wait(static_cast<int>(scene::durations::vanish.count()));
    player.point({-10, -10}); // so that no line of help appears
    CHECK(threads_seen(player) == 2);
    CHECK(items_of<SealItem>(player.seen()).size() == 1);
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("stars appear one by one with a bell each, and one that was missed stays a hollow", "[win]") {
    const GameId id = game::journey().front().id;
    Player player{dealt(id.params, id.seed)};
    const std::vector<Move> witness = player.app.play().game().start.witness;
    player.make(witness.front());
    player.wait(3'600'000); // too late for the third
    for (std::size_t i = 1; i < witness.size(); ++i) player.make(witness[i]);
    const game::Time won = player.now;
    tell(player, {});
    const Ceremony ceremony{won + scene::durations::vanish, length_of_lines(witness.size()), witness.size(), true};
    const auto gold = [&] {
        const auto stars = items_of<scene::StarItem>(player.seen());
        CHECK(stars.size() >= (player.now < ceremony.begin ? 0U : 3U));
        return std::count_if(stars.begin(), stars.end(), [](auto& star) { return star.won; });
    };
    const auto until = [&](game::Time moment) { player.wait(static_cast<int>((moment - player.now).count())); };
    player.forget_requests();
    until(ceremony.landed());
    CHECK(gold() == 0);
    until(ceremony.star_at(0) + game::Time{100});
    CHECK(gold() == 1);
    CHECK(rays_seen(player) == 12);
    until(ceremony.star_at(1) + game::Time{120});
    CHECK(gold() == 2);
    CHECK(items_of<scene::StarItem>(player.seen()).at(2).scale > 1); // it springs
    until(ceremony.end());
    CHECK(gold() == 2);
    CHECK(rays_seen(player) == 0);
    const auto bells = std::count_if(player.requests.begin(), player.requests.end(), [](const HostTask& task) {
        const auto* sound = std::get_if<PlaySound>(&task);
        return sound != nullptr && sound->sound.cue == sound::Cue::star;
    });
    CHECK(bells == 2);
}

TEST_CASE("a new best time is told once with twelve rays, and without motion with none", "[win]") {
    for (const bool motion : {true, false}) {
        Player player{dealt({{4, 6}, 6, Gravity::none}, "x")};
        player.set(&Settings::motion, motion);
        player.set(&Settings::clock, true);
        for (const Move move : std::vector<Move>{player.app.play().game().start.witness}) player.make(move);
        const game::Time won = player.now;
        player.wait(static_cast<int>(scene::durations::vanish.count()));
        tell(player, games_like(player, {90}));
        std::size_t rays = 0;
        while (player.now < won + game::Time{4000}) {
            player.wait(20);
            rays = std::max(rays, rays_seen(player));
        }
        CHECK(rays == (motion ? 12U : 0U));
        auto all = cues(player);
        std::erase(all, sound::Cue::pick);
        std::erase(all, sound::Cue::match);
        std::erase(all, sound::Cue::achievement); // of a medal
        CHECK(captions(all) == captions(motion ? std::vector{sound::Cue::win, sound::Cue::seal, sound::Cue::new_best}
                                               : std::vector{sound::Cue::win, sound::Cue::new_best}));
        CHECK(shows(player.seen(), "New best, 90 s faster"));
        CHECK(items_of<scene::RayItem>(player.seen()).empty());
    }
}

TEST_CASE("a light runs along the threads once and loose ones fall beside the words, and neither holds a key",
          "[win]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {1920, 1080}, {800, 600}, {390, 844}})
        for (const Size size : {Size{4, 6}, Size{8, 18}}) {
            CAPTURE(canvas.width, size.rows);
            Player player = cleared_from(start_at(pairs_side_by_side(size)), canvas);
            player.point({-10, -10});
            std::size_t most_falling = 0;
            std::size_t most_sparks = 0;
            const game::Time won = player.now;
            while (player.now < won + game::Time{7000}) {
                player.wait(33);
                if (items_of<SealItem>(player.seen()).empty()) continue;
                most_falling = std::max(most_falling, falling_seen(player));
                most_sparks = std::max(most_sparks, items_of<scene::SparkItem>(player.seen()).size());
                for (const scene::RayItem& ray : items_of<scene::RayItem>(player.seen()))
                    for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen())) {
                        if (ray.from > 0 || text.at.y < player.place().area().y) continue;
                        const float width = fixed_measure.width(text.text, text.size, text.bold);
                        const float left = text.align == ui::Align::left ? text.at.x : text.at.x - width / 2;
                        const bool over = ray.middle.x > left && ray.middle.x < left + width &&
                                          std::abs(ray.middle.y - text.at.y) < text.size / 2;
                        const auto sheet = items_of<SheetItem>(player.seen()).front().rect;
                        CHECK_FALSE((over && !sheet.contains(text.at))); // the sheet hides what is behind it
                    }
            }
            CHECK(most_sparks > 0);
            CHECK(most_sparks <= 40);
            CHECK((most_falling > 0 || canvas.width < 800));
            CHECK(falling_seen(player) == 0);
            CHECK(items_of<scene::SparkItem>(player.seen()).empty());
        }
    Player still{start_at("A A\n")};
    still.set(&Settings::motion, false);
    still.make({{1, 1}, {1, 2}});
    still.wait(1500);
    CHECK(falling_seen(still) == 0);
    CHECK(items_of<scene::SparkItem>(still.seen()).empty());
    Player quick = just_cleared();
    quick.wait(static_cast<int>((scene::durations::vanish + length_of_lines(12)).count()) + 900);
    REQUIRE(falling_seen(quick) > 0);
    quick.key(Key::enter);
    CHECK(quick.session().status() == Status::playing);
}

TEST_CASE("new medals are stamped one after another after the words, and told with what they are for", "[win]") {
    const GameId id = game::journey().front().id;
    Player player{dealt(id.params, id.seed), {1280, 900}};
    player.app.set_date(1'790'000'000, player.now);
    for (const Move move : std::vector<Move>{player.app.play().game().start.witness}) player.make(move);
    player.wait(static_cast<int>(scene::durations::vanish.count()));
    player.point({-10, -10});
    tell(player, {});
    std::vector<std::size_t> seals;
    for (int i = 0; i < 300; ++i) {
        player.wait(20);
        const std::size_t count = items_of<SealItem>(player.seen()).size();
        if (seals.empty() || seals.back() != count) seals.push_back(count);
    }
    REQUIRE(seals.size() >= 4); // none, that of the board, and one medal after the other
    for (std::size_t i = 1; i < seals.size(); ++i) CHECK(seals[i] == seals[i - 1] + 1);
    CHECK(shows(player.seen(), "new medals"));
    CHECK(shows(player.seen(), "First Weave"));
    CHECK(shows(player.seen(), "Clear a board"));
    player.press_button(Command::records); // all of them are there
    CHECK(player.screen() == "records");
}
