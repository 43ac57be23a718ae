// The page of a cleared board.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/daily_games.hpp"
#include "app/filer.hpp"
#include "app/heard.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/player.hpp"
#include "game/history/journey.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Status;
using scene::SealItem;
using scene::SheetItem;
using ui::Key;

namespace {

/// Clears a board of pairs side by side; the last pair was just removed.
Player cleared_from(app::Start start, ui::Canvas canvas) {
    Player player{std::move(start), canvas};
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
    REQUIRE(player.session().status() == Status::won);
    return player;
}

/// The same, when nothing moves any more.
Player cleared(Size size = {4, 6}, ui::Canvas canvas = {1280, 720}) {
    Player player = cleared_from(start_at(pairs_side_by_side(size)), canvas);
    player.wait(5000);
    return player;
}

/// The same, when the last pair has just gone.
Player just_cleared(Size size = {4, 6}) { return cleared_from(start_at(pairs_side_by_side(size)), {1280, 720}); }

std::size_t threads_seen(const Player& player) {
    const auto sheets = items_of<SheetItem>(player.seen());
    return sheets.empty() ? 0 : sheets.front().threads;
}

} // namespace

TEST_CASE("a cleared board shows a sheet with a thread for each pair, and the last pair as its seal", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 1}, {1, 2}});
    const Kind last = player.session().board().kind({1, 4});
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    const auto sheets = items_of<SheetItem>(player.seen());
    REQUIRE(sheets.size() == 1);
    CHECK(sheets.front().weave->threads.size() == 2);
    CHECK(sheets.front().threads == 2);
    const auto seals = items_of<SealItem>(player.seen());
    REQUIRE(seals.size() == 1);
    CHECK(seals.front().face == last);
    CHECK(seals.front().scale == 1);
}

TEST_CASE("the sheet with all on it lies in the window, and its threads on the sheet, at every size", "[win]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {640, 480}, {800, 600}, {600, 900}, {1280, 360}, {1280, 720}, {1920, 1080}}))
        for (const Size size : {Size{1, 2}, {8, 18}, {18, 8}, {40, 2}, {2, 40}}) {
            Player player = cleared(size, canvas);
            player.wait(5000);
            CAPTURE(canvas.width, canvas.height, size.rows, size.cols);
            const auto sheets = items_of<SheetItem>(player.seen());
            REQUIRE(sheets.size() == 1);
            const SheetItem& sheet = sheets.front();
            const ui::Rect window{0, player.place().area().y, static_cast<float>(canvas.width),
                                  player.place().area().h};
            const auto holds = [](const ui::Rect& outer, const ui::Rect& inner) {
                return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
                       inner.bottom() <= outer.bottom();
            };
            CHECK(holds(window, sheet.rect));
            CHECK(holds(sheet.rect, {sheet.origin.x, sheet.origin.y, static_cast<float>(size.cols + 2) * sheet.cell,
                                     static_cast<float>(size.rows + 2) * sheet.cell}));
            CHECK(sheet.cell >= 2);
            CHECK(holds(sheet.rect, items_of<SealItem>(player.seen()).front().box));
        }
}

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
        REQUIRE(++frames < 200);
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

TEST_CASE("the next board has the settings of the last one and another seed, and undo leads back", "[win]") {
    for (const Key key : {Key::enter, Key::space}) {
        const DealParams params{{4, 6}, 6, Gravity::down, {}, 2};
        Player player{dealt(params, "x")};
        const auto win = player.app.play().game().start.witness;
        for (const Move move : win) player.make(move);
        REQUIRE(player.session().status() == Status::won);
        player.key(key); // to the end of the ceremony
        player.key(key);
        CHECK(player.screen() == "none");
        CHECK(player.session().status() == Status::playing);
        CHECK(player.app.game().origin.id.params == params);
        CHECK(player.app.game().origin.id.seed != "x");
        player.key(Key::u);
        CHECK(player.app.game().origin.id.seed == "x");
        CHECK(threads_seen(player) == 12);
        player.key(Key::u);
        CHECK(player.session().pairs_left() == 1);
        CHECK(items_of<SheetItem>(player.seen()).empty());
    }
}

TEST_CASE("after a board from a file comes one that is dealt", "[win]") {
    Player player = cleared({2, 4});
    player.wait(5000);
    player.press_button(Command::next_board);
    CHECK_FALSE(player.app.game().origin.custom_board);
    CHECK(player.session().board().size() == Size{2, 4});
    CHECK(player.session().status() == Status::playing);
}

TEST_CASE("while the next board is dealt it is not asked for again", "[win]") {
    Player player = cleared();
    player.slow = true;
    player.forget_requests();
    player.key(Key::enter);
    player.key(Key::enter);
    CHECK(player.asked_for<app::DealBoard>() == 1);
}

TEST_CASE("what was undone leaves no thread, and a board that is cleared again has its sheet at once", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 3}, {1, 4}});
    player.key(Key::u);
    player.make({{1, 1}, {1, 2}});
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    CHECK(threads_seen(player) == 2);
    player.key(Key::u);
    CHECK(items_of<SheetItem>(player.seen()).empty());
    player.key(Key::y);
    CHECK(threads_seen(player) == 2);
}

TEST_CASE("steps back from a cleared board leave the game in the history as it was", "[win]") {
    Player player = cleared();
    const game::SavedGame before = player.app.saved(player.now, 1000);
    REQUIRE(before.summary.state == game::GameState::cleared);
    for (int step = 0; step < 3; ++step) player.key(Key::u);
    player.wait(60'000);
    CHECK_FALSE(player.app.to_be_saved());
    CHECK(player.app.game().key == before.summary.key);
    for (int step = 0; step < 3; ++step) player.key(Key::y);
    CHECK(player.session().status() == Status::won);
    CHECK(player.app.to_be_saved());
    const game::SavedGame after = player.app.saved(player.now, 1000);
    CHECK(after.summary == before.summary);
    CHECK(game::to_text(after.record) == game::to_text(before.record));
}

TEST_CASE("what is done after steps back from a cleared board is a game of its own", "[win]") {
    const auto goes_on = [](auto&& act) {
        Player player = cleared();
        const game::SavedGame before = player.app.saved(player.now, 1000);
        player.key(Key::u);
        player.key(Key::u);
        act(player);
        REQUIRE(player.app.to_be_saved());
        CHECK(player.app.saved_entries() == 0);
        const game::SavedGame after = player.app.saved(player.now, 2000);
        CHECK(after.summary.key != before.summary.key);
        CHECK(after.summary.started == 2000);
        return after;
    };
    const auto pair = [](Player& player) { player.make(player.session().open_moves().front()); };
    CHECK(goes_on(pair).summary.pairs_left == 1);
    CHECK(goes_on([](Player& player) { player.key(Key::h); }).summary.hints == 1);
    CHECK(goes_on([](Player& player) { player.key(Key::h, false, true); }).summary.hints == 1); // Show me was used
    CHECK(goes_on([&](Player& player) {
              pair(player);
              pair(player);
          }).summary.state == game::GameState::cleared);
    const game::SavedGame again = goes_on([](Player& player) { player.key(Key::r); });
    CHECK(again.summary.pairs_left == 12);
    CHECK(again.record.log.empty());
}

TEST_CASE("a game is watched again from the sheet, and the way back leads there", "[win]") {
    for (const bool by_key : {true, false}) {
        Player player = cleared();
        player.wait(5000);
        if (by_key)
            player.key(Key::v);
        else
            player.press_button(Command::watch_again);
        REQUIRE(player.screen() == "replay");
        CHECK(player.shown().pairs_left() == 12);
        player.wait(800); // it is playing
        CHECK(player.shown().pairs_left() == 11);
        player.wait(800);
        CHECK(player.shown().pairs_left() == 10);
        CHECK(shows(player.seen(), "Board"));
        player.key(Key::escape);
        CHECK(player.screen() == "none");
        CHECK(threads_seen(player) == 12);
    }
    Player playing{start_at("A A B B\n")};
    playing.key(Key::v);
    CHECK(playing.screen() == "none");
}

TEST_CASE("the picture of a cleared board is saved to a file", "[win][files]") {
    Filer player;
    for (const Move move : std::vector{player.app.play().game().start.witness}) player.make(move);
    player.wait(5000);
    (void)player.app.play().saved(player.now, 1'795'348'800); // 2026-11-22 12:00
    player.press_button(Command::save_picture);
    REQUIRE(player.screen() == "file");
    player.list({{"a.svg", false}, {"b.twoturns", false}, {"c.png", false}});
    CHECK(player.rows() == std::vector<std::string>{"..", "a.svg", "c.png"});
    CHECK(player.field() == "/home/me/two-turns-2026-11-22-1200-6x4.png");
    player.key(Key::enter);
    app::WritePicture picture;
    player.reply(player.the(picture), app::FileWritten{"", Message{"The disk is full.", {}}});
    CHECK(picture.path == "/home/me/two-turns-2026-11-22-1200-6x4.png");
    CHECK(picture.weave->threads.size() == 12);
    const std::string caption = "2026-11-22 · 12 lines · tt2.6x4.6.down.any.full.3.save me";
    CHECK(picture.caption == caption);
    CHECK(shows(player.seen(), "The disk is full."));
    player.wait(1000);
    player.key(Key::end);
    for (int i = 0; i < 4; ++i) player.key(Key::backspace);
    player.type(".svg"); // the ending selects the format
    player.key(Key::enter);
    const app::WriteFile what = player.writes();
    CHECK(what.path == "/home/me/two-turns-2026-11-22-1200-6x4.svg");
    CHECK(what.text.starts_with("<svg"));
    CHECK(what.text.find(caption) != std::string::npos);
    player.written();
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Saved");
}

TEST_CASE("there is no picture to save while a board is played", "[win][files]") {
    Player player{start_at("A A B B\n")};
    player.run(Command::save_picture);
    player.run(Command::next_board);
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
}

TEST_CASE("the time of a cleared game is told in large figures where a clock is kept", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 1}, {1, 2}});
    player.wait(83'000);
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    const auto largest = [&] {
        ui::TextItem most;
        for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen()))
            if (most.text.empty() || text.size > most.size) most = text;
        return most.text;
    };
    CHECK(largest() == "1:23");
    player.set(&Settings::clock, false);
    CHECK(largest() == "Cleared!");
    CHECK_FALSE(shows(player.seen(), "1:23"));
}

TEST_CASE("the sheet says when the game was played and how many lines it has", "[win]") {
    Player player = cleared({8, 18});
    player.wait(5000);
    CHECK(shows(player.seen(), "72 lines"));
    CHECK(shows(player.seen(), "18 × 8"));
    (void)player.app.play().saved(player.now, 1'795'348'800);
    CHECK(shows(player.seen(), "2026-11-22 · 72 lines"));
}

// Statistics --------------------------------------------------------------------------------------------

namespace {

/// Returns cleared games with the parameters of `like`, one per time in seconds.
std::vector<game::GameSummary> games_like(const Player& like, const std::vector<int>& seconds) {
    std::vector<game::GameSummary> games;
    for (const int each : seconds) {
        game::GameSummary game;
        game.key = 1 + static_cast<game::GameKey>(games.size());
        game.state = game::GameState::cleared;
        game.id = {like.app.game().origin.id.params, "before"};
        game.elapsed = game::Time{each * 1000};
        games.push_back(game);
    }
    return games;
}

/// Clears the board, with the first pair after `seconds`, and passes in the earlier games.
void clear_in(Player& player, int seconds) {
    const std::vector<Move> witness = player.app.play().game().start.witness;
    player.make(witness.front());
    player.wait(seconds * 1000);
    for (std::size_t i = 1; i < witness.size(); ++i) player.make(witness[i]);
    player.wait(5000);
    REQUIRE(player.session().status() == Status::won);
}

void tell(Player& player, const std::vector<game::GameSummary>& games) {
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
}

} // namespace

TEST_CASE("the time of a cleared board has a place among the player's own, and a best time to reach", "[win]") {
    Player player{dealt({{8, 12}, 12, Gravity::none}, "x")};
    clear_in(player, 75);
    CHECK_FALSE(shows(player.seen(), "second best of 4")); // the page keeps its layout
    const ui::Rect sheet = items_of<SheetItem>(player.seen()).front().rect;
    tell(player, games_like(player, {60, 90, 120}));
    CHECK(items_of<SheetItem>(player.seen()).front().rect == sheet);
    CHECK(shows(player.seen(), "second best of 4"));
    CHECK(shows(player.seen(), "best 1:00"));
    CHECK(shows(player.seen(), "0:15 to your best time, 1:00"));
    tell(player, games_like(player, {60, 60, 60, 90}));
    CHECK_FALSE(shows(player.seen(), " of 5")); // nobody is told to be the last but one
    CHECK_FALSE(shows(player.seen(), "second best"));
    tell(player, games_like(player, {80}));
    tell(player, games_like(player, {60}));
    CHECK_FALSE(shows(player.seen(), "second best of 2"));
    tell(player, games_like(player, {60, 60, 60, 90, 90, 90, 90}));
    CHECK(shows(player.seen(), "place 4 of 8"));
    tell(player, games_like(player, {90}));
    CHECK(shows(player.seen(), "New best, 15 s faster"));
    CHECK_FALSE(shows(player.seen(), "0:15 to your best time, 1:00"));
    CHECK(player.asked_for<game::ReadGames>() == 1);
    player.set(&Settings::clock, false);
    CHECK_FALSE(shows(player.seen(), "New best"));
    CHECK(items_of<SheetItem>(player.seen()).front().rect.w > sheet.w); // the weave gets the room
}

TEST_CASE("the first time on a size, or with these settings, is called so", "[win]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x")};
    clear_in(player, 75);
    tell(player, {});
    CHECK(shows(player.seen(), "Your first time on this size"));
    auto other = games_like(player, {60});
    other.front().id.params.gravity = Gravity::down;
    tell(player, other);
    CHECK(shows(player.seen(), "Your first time with these settings"));
}

TEST_CASE("a board of the day is one more day in a row", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    tell(player, {in_time(sunday - std::chrono::days{1}), in_time(sunday - std::chrono::days{2})});
    CHECK(shows(player.seen(), "3 days in a row"));
    CHECK(shows(player.seen(), "Tomorrow makes 4 days in a row"));
}

TEST_CASE("the result of a board of the day is shared where it is cleared", "[win][daily]") {
    const auto copied = [](const Player& player) {
        std::vector<std::string> texts;
        for (const HostTask& task : player.requests)
            if (const auto* const copy = std::get_if<CopyText>(&task)) texts.push_back(copy->text);
        return texts;
    };
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::c);
    CHECK(copied(player).empty()); // it is not cleared yet
    clear_in(player, 75);
    player.key(Key::c);
    CHECK(copied(player).empty()); // nor is it known what to compare it with
    tell(player, {});
    player.press_button(Command::copy_result);
    REQUIRE(copied(player).size() == 1);
    const std::string text = copied(player).front();
    CAPTURE(text);
    CHECK(text.starts_with("Two Turns, 22 November 2026: 1:15, no hint\n"));
    CHECK(text.ends_with("\n" + to_text(id)));
    CHECK(player.headline() == "Result copied");
    player.key(Key::c);
    CHECK(copied(player).size() == 2);
    Player other{dealt({{4, 6}, 6, Gravity::none}, "x")};
    clear_in(other, 75);
    tell(other, {});
    other.key(Key::c);
    CHECK(copied(other).empty());
    CHECK_FALSE(other.place_of(Command::copy_result));
}

TEST_CASE("new medals are shown as their seals with their names, in the smallest window as a line", "[win][medals]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {800, 600}, {844, 390}, {390, 844}, {1280, 720}, {1920, 1080}})) {
        CAPTURE(canvas.width, canvas.height);
        Player player = cleared({4, 6}, canvas);
        const auto before = items_of<SealItem>(player.seen()).size();
        tell(player, {});
        const auto now = items_of<SealItem>(player.seen());
        const bool line = shows(player.seen(), "Medal");
        CHECK(line == (now.size() == before));
        if (canvas.width == 1280 || canvas.height == 844) CHECK_FALSE(line);
        if (canvas.width == 480) CHECK(line);
        if (line) continue;
        CHECK(shows(player.seen(), "First Weave"));
        CHECK(shows(player.seen(), "new medal"));
        for (const SealItem& seal : now) {
            CHECK(seal.box.x >= 0);
            CHECK(seal.box.right() <= static_cast<float>(canvas.width));
            CHECK(seal.box.bottom() <= static_cast<float>(canvas.height));
        }
    }
}

TEST_CASE("each eighth of a board is a square once there are others to compare it with", "[win]") {
    Player player{dealt({{8, 12}, 12, Gravity::none}, "x")};
    clear_in(player, 75);
    const char* const to_come = "After three boards of this size your pace shows here.";
    tell(player, games_like(player, {20, 20}));
    CHECK(shows(player.seen(), to_come));
    CHECK_FALSE(shows(player.seen(), "Your pace, start to end"));
    tell(player, games_like(player, {20, 20, 20}));
    CHECK_FALSE(shows(player.seen(), to_come));
    CHECK(shows(player.seen(), "Your pace, start to end"));
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    CHECK(std::count_if(boxes.begin(), boxes.end(), [](const ui::BoxItem& box) {
              return box.rect.w == 36 && box.fill == ui::rgb(0xD9793B);
          }) == 1); // the request that waited
}

TEST_CASE("the legend of a pace has every colour that is shown, with its word", "[win]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {1100, 700}}) {
        Player player{dealt({{8, 12}, 12, Gravity::none}, "x"), canvas};
        player.hint();
        clear_in(player, 75);
        tell(player, games_like(player, {20, 20, 20}));
        player.wait(5000);
        const auto seen = player.seen();
        CAPTURE(canvas.width);
        const std::map<std::uint32_t, const char*> words{
            {0x5DB38A, "quicker than usual"}, {0xE3C25A, "as usual"}, {0xD9793B, "slower"}, {0x7CC7E8, "with a hint"}};
        int colours = 0;
        for (const auto& [colour, word] : words) {
            const auto boxes = items_of<ui::BoxItem>(seen);
            const bool shown = std::any_of(boxes.begin(), boxes.end(),
                                           [fill = ui::rgb(colour)](const auto& box) { return box.fill == fill; });
            colours += shown;
            CAPTURE(word);
            CHECK(shows(seen, word) == shown);
        }
        CHECK(colours >= 2);
    }
}

TEST_CASE("a seal keeps the deck and the picture of its day, whatever deck is chosen later", "[win]") {
    const GameId id = game::daily_id(sunday);
    app::Start start = dealt(id.params, id.seed);
    start.settings.deck = "animals";
    Player player{std::move(start)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    const game::GameSummary saved = player.app.saved(player.now, noon_of(sunday)).summary;
    REQUIRE(saved.look);
    CHECK(saved.look->deck == "animals");
    const auto seal = [&] {
        player.wait(5000);
        const auto seals = items_of<scene::SealItem>(player.seen());
        REQUIRE(seals.size() == 1);
        return seals.front();
    };
    CHECK(seal().deck.empty()); // empty: the current deck
    CHECK(seal().face == saved.look->face);
    app::Settings settings = player.app.settings();
    settings.deck = "shapes";
    player.change(settings);
    CHECK(seal().deck == "animals");
    CHECK(seal().face == saved.look->face);
    // The calendar shows it, too.
    player.run(Command::daily);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {saved}}});
    const auto samples = items_of<scene::SampleItem>(player.seen());
    CHECK(std::any_of(samples.begin(), samples.end(), [&](const scene::SampleItem& one) {
        return one.deck == "animals" && one.face == saved.look->face;
    }));
}

TEST_CASE("a seal finds its picture wherever it is in a folder by now, and shows no other one", "[win]") {
    constexpr std::uint64_t first_mark = 1000;
    decks::PictureScan cats{"/home/mara/cats", std::vector<std::string>(60, "cat"), {}};
    for (std::uint64_t i = 0; i < cats.names.size(); ++i) cats.marks.push_back(first_mark + i);
    const GameId id = game::daily_id(sunday);
    app::Start start = dealt(id.params, id.seed);
    start.settings.deck = cats.deck;
    Player player{std::move(start)};
    player.app.set_date(noon_of(sunday), player.now);
    const auto told = [&] { player.app.notify(decks::DeckStatus{cats, cats.deck, {}}, player.now); };
    told();
    clear_in(player, 75);
    const game::GameSummary saved = player.app.saved(player.now, noon_of(sunday)).summary;
    REQUIRE(saved.look);
    const auto face = static_cast<Face>(saved.look->face);
    CHECK(saved.look->mark == first_mark + face);
    player.run(Command::daily);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {saved}}});
    const auto shown = [&] { return items_of<scene::TileItem>(player.seen()).front().face; }; // before the board
    CHECK(shown() == face);
    cats.marks.insert(cats.marks.begin(), 1); // a picture whose name sorts first
    told();
    CHECK(shown() == face + 1);
    cats.marks.at(face + std::size_t{1}) = 2; // another picture in the same file
    told();
    CHECK_FALSE(shown());
    // With another deck, the face is asked of the deck of that day.
    app::Settings settings = player.app.settings();
    settings.deck = "shapes";
    player.change(settings);
    const auto samples = items_of<scene::SampleItem>(player.seen());
    CHECK(std::any_of(samples.begin(), samples.end(), [&](const scene::SampleItem& one) {
        return one.deck == cats.deck && one.face == face && one.mark == saved.look->mark;
    }));
}

TEST_CASE("a cleared board keeps the day it was cleared on, however often it is looked at and saved again", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    CHECK(player.app.saved(player.now, noon_of(sunday)).summary.touched == noon_of(sunday));
    const game::Date later = noon_of(sunday) + 3 * 86'400;
    CHECK(player.app.saved(player.now, later).summary.touched == noon_of(sunday));
    player.key(Key::u);
    player.key(Key::y);
    const game::GameSummary again = player.app.saved(player.now, later).summary;
    CHECK(again.touched == noon_of(sunday));
    CHECK(again.elapsed == game::Time{75'000});
    // Undone and played on, it is a game of its own, with its own day.
    player.key(Key::u);
    player.make(player.app.game().start.witness.back());
    CHECK(player.app.saved(player.now, later).summary.touched == later);
}

TEST_CASE("a row of one day says what it means, and a row of more how many it has", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    tell(player, {});
    CHECK(shows(player.seen(), "Your first day"));
    CHECK(shows(player.seen(), "Tomorrow makes 2 days in a row"));
    CHECK_FALSE(shows(player.seen(), "1 day in a row"));
    tell(player, {in_time(sunday - std::chrono::days{1})});
    CHECK(shows(player.seen(), "2 days in a row"));
}

TEST_CASE("a place of the journey shows its stars and what the next one is for", "[win]") {
    const GameId id = game::journey().front().id;
    Player player{dealt(id.params, id.seed)};
    clear_in(player, 3600);
    tell(player, {});
    const auto count = [&](bool won) {
        const auto stars = items_of<scene::StarItem>(player.seen());
        return std::count_if(stars.begin(), stars.end(), [&](auto& star) { return star.won == won; });
    };
    CHECK(count(true) == 2);
    CHECK(count(false) == 1);
    const game::Time par = game::journey().front().par;
    const std::string goal =
        "A star within " + clock_text(par) + ", " + clock_text(game::Time{3'600'000} - par) + " less than now";
    CHECK(shows(player.seen(), goal));
    tell(player, games_like(player, {30, 30, 30, 30, 30, 30})); // regardless of earlier games
    CHECK(shows(player.seen(), goal));
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
    CHECK(items_of<scene::RayItem>(player.seen()).size() == 12);
    until(ceremony.star_at(1) + game::Time{120});
    CHECK(gold() == 2);
    CHECK(items_of<scene::StarItem>(player.seen()).at(2).scale > 1); // it springs
    until(ceremony.end());
    CHECK(gold() == 2);
    CHECK(items_of<scene::RayItem>(player.seen()).empty());
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
            rays = std::max(rays, items_of<scene::RayItem>(player.seen()).size());
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

TEST_CASE("a race is offered beside the other choices where it has room", "[win]") {
    const auto offered = [](ui::Canvas canvas) {
        Player player = cleared({4, 6}, canvas);
        player.wait(5000);
        const auto places = player.app.places(player.now);
        return std::any_of(places.begin(), places.end(), [](const NamedPlace& one) { return one.name == "race"; });
    };
    CHECK(offered({1280, 720}));
    CHECK(offered({800, 600}));
    CHECK_FALSE(offered({480, 360}));
}

TEST_CASE("the quiet buttons of the page all have their words, or all are icons", "[win]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {640, 480}, {800, 600}, {390, 844}, {1024, 768}, {1280, 720}, {1920, 1080}}))
        for (const Size size : {Size{4, 6}, Size{8, 18}}) {
            Player player = cleared(size, canvas);
            player.wait(5000);
            CAPTURE(canvas.width, canvas.height, size.rows);
            std::map<bool, int> worded;
            std::vector<float> widths;
            const auto places = player.app.places(player.now);
            for (const Command command : {Command::restart, Command::watch_again, Command::save_picture, Command::daily,
                                          Command::race, Command::journey}) {
                const auto at = std::find_if(places.begin(), places.end(),
                                             [&](const NamedPlace& one) { return one.name == app::name_of(command); });
                if (at == places.end()) continue;
                const std::string words = command == Command::restart ? "Same again" : label_of(command);
                const auto texts = items_of<ui::TextItem>(player.seen());
                ++worded[std::any_of(texts.begin(), texts.end(), [&](const ui::TextItem& text) {
                    return text.text == words && at->rect.contains(text.at);
                })];
                widths.push_back(at->rect.w);
            }
            CHECK(widths.size() >= 2);
            CHECK(worded.size() == 1);
            CHECK(*std::max_element(widths.begin(), widths.end()) - *std::min_element(widths.begin(), widths.end()) <=
                  1.5F);
        }
}

TEST_CASE("the result and the goal below it stand on one axis", "[win]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {390, 844}}) {
        const GameId id = game::journey().front().id;
        Player player{dealt(id.params, id.seed), canvas};
        clear_in(player, 3600);
        tell(player, {});
        const auto stars = items_of<scene::StarItem>(player.seen());
        REQUIRE(stars.size() >= 3);
        const float axis = stars.at(1).box.centre().x;
        bool found = false;
        for (const ui::IconItem& icon : items_of<ui::IconItem>(player.seen()))
            for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen()))
                if (icon.name == "journey" && text.text.starts_with("A star within") &&
                    std::abs(text.at.y - icon.rect.centre().y) < 20) {
                    found = true;
                    const float right = text.at.x + fixed_measure.width(text.text, text.size, false);
                    CHECK(std::abs((icon.rect.x + right) / 2 - axis) <
                          20); // a wrapped line may be shorter than its room
                }
        CAPTURE(canvas.width);
        CHECK(found);
    }
}
