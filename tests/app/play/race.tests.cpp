// A race against another run of the same board.
#include "app/board/race.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/filer.hpp"
#include "app/history_player.hpp"
#include "game/sent_game.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Time;
using ui::Key;

namespace {

constexpr const char* raced_row = "A A # B B # C C # D D\n";
constexpr Move first{{1, 1}, {1, 2}};
constexpr Move second{{1, 4}, {1, 5}};
constexpr Move third{{1, 7}, {1, 8}};
constexpr Move fourth{{1, 10}, {1, 11}};

/// Returns the file of a run on that row, with its pairs at these seconds.
std::string run_of(const std::vector<int>& seconds) {
    constexpr std::array pairs{first, second, third, fourth};
    game::Record record{{{{{1, 11}, 4, Gravity::none}, ""}, board_of(raced_row)}, {}, {}, {}};
    for (std::size_t i = 0; i < seconds.size(); ++i)
        record.log.push_back({Time{seconds[i] * 1000}, pairs.at(i % pairs.size())});
    record.elapsed = record.log.back().at;
    return game::to_text(record);
}

/// Opens the run and races against it; the first tile is picked, so the clock runs.
struct Racer : Filer {
    explicit Racer(const std::string& text) {
        drop("/usb/Mara.twoturns", text);
        REQUIRE(screen() == "opened-game");
        wait(600);
        press_button("race");
        REQUIRE(screen() == "none");
    }
    void begin() { click(first.a); }
    [[nodiscard]] std::string race_line() const {
        const std::string state = this->state();
        const std::size_t at = state.find("; race ");
        return at == std::string::npos ? "" : state.substr(at + 2, state.find('\n', at) - at - 2);
    }
    [[nodiscard]] std::string words() const {
        const auto race = app.play().race(now);
        REQUIRE(race);
        return race->words();
    }
};

/// Returns whether the texts on the screen, joined in order, contain the words.
bool says(const Player& player, const std::string& words) {
    std::string all;
    for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen())) all += text.text + " ";
    return all.find(words) != std::string::npos;
}

} // namespace

TEST_CASE("a friend's run goes along by the clock of the game, and wakes nobody between its pairs", "[race]") {
    Racer player{run_of({5, 20, 21, 60})};
    CHECK(player.headline() == "Race: {0}");
    CHECK(player.session().pairs_left() == 4);
    player.set(&Settings::clock, false);
    player.wait(30'000);
    CHECK(player.race_line() == "race own 0 other 0 of 4"); // the clock has not started
    CHECK_FALSE(player.app.next_change(player.now));
    player.begin();
    player.wait(2'000);
    CHECK(player.app.next_change(player.now) == player.now + Time{3'000});
    player.wait(3'000);
    CHECK(player.race_line() == "race own 0 other 1 of 4");
    CHECK(player.words() == "Mara: you are 1 pair behind.");
    player.click(first.b);
    CHECK(player.words() == "Mara: level.");
    player.wait(4'000);
    CHECK(player.app.next_change(player.now) == player.now + Time{11'000});
    player.make(second);
    CHECK(player.words() == "Mara: you are 1 pair ahead. Pair 2 was 0:11 earlier.");
    CHECK(shows(player.seen(), "+1"));
    CHECK(shows(player.seen(), "Mara"));
    player.wait(200'000);
    CHECK_FALSE(player.app.next_change(player.now));
    CHECK(player.words() == "Mara: you are 2 pairs behind. Pair 2 was 0:11 earlier. Cleared in 1:00.");
}

TEST_CASE("in pause and out of sight the other run stands still", "[race]") {
    Racer player{run_of({5, 20, 21, 60})};
    player.begin();
    player.wait(1'000);
    player.key(Key::p);
    player.wait(90'000);
    CHECK(player.race_line() == "race own 0 other 0 of 4");
    CHECK_FALSE(player.app.next_change(player.now));
    player.key(Key::p);
    player.input(ui::Presence{false});
    player.wait(90'000);
    player.input(ui::Presence{true});
    player.wait(3'999);
    CHECK(player.race_line() == "race own 0 other 0 of 4");
    player.wait(1);
    CHECK(player.race_line() == "race own 0 other 1 of 4");
}

TEST_CASE("undo takes the own pairs back, and what goes again counts from then", "[race]") {
    Racer player{run_of({5, 20, 21, 60})};
    player.begin();
    player.wait(1'000);
    player.click(first.b);
    player.make(second);
    player.key(Key::u);
    CHECK(player.race_line() == "race own 1 other 0 of 4");
    player.key(Key::r);
    CHECK(player.race_line() == "race own 0 other 0 of 4");
    player.wait(5'000);
    player.key(Key::u);
    CHECK(player.race_line() == "race own 1 other 1 of 4");
    CHECK(player.words() == "Mara: level. Pair 1 was 1 s later.");
}

TEST_CASE("the win says who was first and by how much", "[race]") {
    struct Case {
        std::vector<int> run;
        int seconds;
        const char* words;
    };
    for (const Case& one :
         {Case{{1, 2, 3, 75}, 10, "Mara: you are first, 1:05 ahead."},
          Case{{1, 2, 3, 10}, 12, "Mara: you are second, 2 s behind."}, Case{{1, 2, 3, 10}, 10, "Mara: just as quick."},
          Case{{1, 15}, 12, "Mara: 3 s ahead at pair 2, where that run ends."},
          Case{{1, 2}, 12, "Mara: 0:10 behind at pair 2, where that run ends."}}) {
        CAPTURE(one.words);
        Racer player{run_of(one.run)};
        player.begin();
        player.wait(one.seconds * 1'000);
        player.click(first.b);
        for (const Move move : {second, third, fourth}) player.make(move);
        player.wait(5'000);
        CHECK(says(player, one.words));
        player.press_button("restart"); // the same race again
        CHECK(player.race_line() == "race own 0 other 0 of 4");
    }
}

TEST_CASE("a race is left without losing anything, and none shows nothing", "[race]") {
    Racer player{run_of({5, 20, 21, 60})};
    player.begin();
    player.click(first.b);
    const auto height = player.place().area().h;
    player.run(Command::board_menu);
    player.press_button("leave-race");
    CHECK(player.screen() == "none");
    CHECK(player.race_line().empty());
    CHECK(player.session().pairs_left() == 3);
    CHECK(player.place().area().h > height);
    CHECK_FALSE(shows(player.seen(), "Mara"));
    player.run(Command::board_menu);
    CHECK_FALSE(player.place_of("leave-race"));
}

TEST_CASE("undo leads from the beginning of a race back to the game before", "[race]") {
    Filer player;
    play_a_little(player);
    const Board before = player.session().board();
    player.drop("/usb/Mara.twoturns", run_of({5, 20}));
    player.key(Key::escape);
    CHECK(player.session().board() == before);
    player.forget_requests();
    player.drop("/usb/Mara.twoturns", run_of({5, 20}));
    player.press_button("race"); // too soon to have been read
    CHECK(player.screen() == "opened-game");
    player.wait(600);
    player.press_button("race");
    CHECK(player.session().board().size() == Size{1, 11});
    player.key(Key::u);
    CHECK(player.session().board() == before);
    CHECK_FALSE(player.app.play().race(player.now));
}

TEST_CASE("a friend's run can be watched before it is raced, and a file of no pairs is only opened", "[race]") {
    Filer player;
    player.drop("/usb/Mara.twoturns", run_of({5, 20}));
    CHECK(says(player, "2 of 4 pairs in 0:20, not cleared."));
    player.wait(600);
    player.press_button("replay");
    CHECK(player.screen() == "replay");
    CHECK_FALSE(player.place_of("race"));
    player.key(Key::escape);
    CHECK(player.screen() == "opened-game");
    player.key(Key::enter); // resumes the game, as it is not cleared
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
    player.forget_requests();
    player.drop("/usb/new.twoturns", std::string{"two-turns-game 1\nboard\n1 1 2 2\nend\n4.0 hint\n"});
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
    CHECK(player.session().board().size() == Size{1, 4});
}

TEST_CASE("a file that lies about its time is not raced, and says in which line", "[race]") {
    Filer player;
    std::string text = run_of({5, 20, 21, 60});
    text.replace(text.find("clock"), std::string::npos, "clock 61.000\n");
    player.drop("/usb/Mara.twoturns", text);
    CHECK(says(player, "It cannot be raced: line 11: the clock says 61.000 s"));
    CHECK_FALSE(player.place_of("race"));
    CHECK(player.place_of("replay"));
    CHECK(player.place_of("continue"));
}

TEST_CASE("a long name is cut at a whole character", "[race]") {
    CHECK(label_of(Runner{.path = "/usb/Mara.2.twoturns"}) == "Mara.2");
    CHECK(label_of(Runner{.path = "/usb/012345678901234567890123.twoturns"}) == "012345678901234567890123");
    CHECK(label_of(Runner{.path = "/usb/0123456789012345678901234.twoturns"}) == "01234567890123456789012…");
    CHECK(label_of(Runner{.path = "/usb/一二三四五六七八九.twoturns"}) == "一二三四五六七…");
}

TEST_CASE("own games are raced from the list and from their replay, under their day", "[race]") {
    PlayerWithStore fixture;
    fixture.memory->put(played(11, 12, noon - 50'000));
    fixture.memory->put(played(12, 5, noon - 60'000));
    for (const bool replayed : {false, true}) {
        fixture.show_games();
        fixture.find(replayed ? 12 : 11);
        if (replayed) fixture.press("replay");
        fixture.press("race");
        CHECK(fixture.player.screen() == "none");
        const auto race = fixture.player.app.play().race(fixture.player.now);
        REQUIRE(race);
        CHECK(race->race.ghost.taken() == (replayed ? 5 : 12));
        CHECK(label_of(race->race.runner) ==
              (replayed ? "Your run of 20 September 2026" : "Your run of 21 September 2026"));
        CHECK(fixture.player.session().pairs_left() == 12);
    }
}

TEST_CASE("a key races the best run of the board, and after a win the run that won it", "[race]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    fixture.key(Key::e);
    CHECK(player.headline() == "You have not cleared this board yet");
    game::SavedGame slow = played(11, 12, noon - 50'000);
    game::SavedGame quick = slow;
    quick.summary.key = 13;
    quick.summary.elapsed -= Time{5'000};
    for (game::Entry& entry : quick.record.log) entry.at = std::max(Time{0}, entry.at - Time{5'000});
    quick.record.elapsed -= Time{5'000};
    for (const auto& one : {quick, slow, played(12, 5, noon)}) fixture.memory->put(one);
    fixture.show_games();
    fixture.find(11);
    fixture.press("play-again");
    fixture.key(Key::e);
    const auto race = player.app.play().race(player.now);
    REQUIRE(race);
    CHECK(race->race.ghost.end() == quick.record.elapsed);
    CHECK(player.app.game().origin == slow.record.origin);

    player.wait(2'000);
    for (const Move move : player.app.game().start.witness) {
        player.make(move);
        player.wait(1'000);
    }
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(5'000);
    const Time won = player.session().elapsed(player.now);
    fixture.key(Key::e);
    const auto again = player.app.play().race(player.now);
    REQUIRE(again);
    CHECK(again->race.ghost.end() == won);
    CHECK(player.session().pairs_left() == 12);
}

TEST_CASE("who races a game that was sent is told of their run, after a restart, too", "[race]") {
    const auto record = game::parse_record(run_of({5, 20, 21, 60}));
    REQUIRE(record);
    Player player{start_at(four_pairs)};
    player.paste("Beat this: " + game::sent(*record));
    REQUIRE(player.screen() == "opened-game");
    player.wait(600);
    player.press_button("race");
    REQUIRE(player.screen() == "none");
    CHECK(shows(player.seen(), "Race: Their run"));
    CHECK(player.app.play().race(player.now)->words() == "Their run: level.");
    player.click(first.a);
    player.wait(6'000);
    player.click(first.b);
    CHECK(says(player, "Their run"));
    CHECK_FALSE(shows(player.seen(), "your run"));
    const game::SavedGame saved = player.app.saved(player.now, 1);
    auto resumed = game::resumed(saved.record, *saved.start, saved.summary.key);
    REQUIRE(resumed);
    Player later{{.game = *std::move(resumed), .settings = player.app.settings()}};
    REQUIRE(later.app.play().race(later.now));
    CHECK(later.app.play().race(later.now)->words() == "Their run: level. Pair 1 was 1 s later.");
}

TEST_CASE("a race goes on after a restart, against a file or an own game, while that is still there", "[race]") {
    const auto restarted = [](Player& player, game::GameKey key = 0) {
        const game::SavedGame saved = player.app.saved(player.now, 1);
        auto resumed = game::resumed(saved.record, *saved.start, key == 0 ? saved.summary.key : key);
        REQUIRE(resumed);
        Start start{.game = *std::move(resumed), .settings = player.app.settings()};
        return Player{std::move(start)};
    };
    const std::string text = run_of({5, 20, 21, 60});
    Racer first_time{text};
    first_time.begin();
    first_time.wait(6'000);
    first_time.click(first.b);
    for (const bool there : {true, false}) {
        Player player = restarted(first_time);
        ReadFile file;
        const Ticket ticket = player.the(file);
        CHECK(file.path == "/usb/Mara.twoturns");
        player.reply(ticket, FileRead{file.path, there ? Result<std::string>{text} : Message{"it is gone", {}}});
        const auto race = player.app.play().race(player.now);
        REQUIRE(race.has_value() == there);
        if (there) CHECK(race->words() == "Mara: level. Pair 1 was 1 s later.");
        if (!there) CHECK(player.headline() == "The race does not go on");
        CHECK(player.session().pairs_left() == 3);
        CHECK(player.screen() == "none");
        if (there) player.run(Command::leave_race);
        if (there) CHECK(restarted(player).asked_for<ReadFile>() == 0);
    }
    PlayerWithStore fixture;
    fixture.memory->put(played(11, 12, noon - 50'000));
    fixture.show_games();
    fixture.find(11);
    fixture.press("race");
    Player player = restarted(fixture.player);
    game::ReadGame question;
    const Ticket ticket = player.the(question);
    CHECK(question.key == 11);
    player.reply(ticket, answer_of(fixture.store, question));
    const auto race = player.app.play().race(player.now);
    REQUIRE(race);
    CHECK(race->race.ghost.taken() == 12);
    CHECK(restarted(fixture.player, 77).asked_for<game::ReadGame>() == 0); // another game, not a race
}

TEST_CASE("a file that comes before there is any board is gone on with at once", "[race][files]") {
    Start start{.game = undealt({small, "slow"})};
    Player player{std::move(start), {1280, 720}, true};
    player.input(ui::Dropped{"/usb/Mara.twoturns"});
    player.answer<ReadFile>(FileRead{"/usb/Mara.twoturns", run_of({5, 20})});
    player.answer<game::FindGame>(game::StoreNews{game::GameFound{}});
    CHECK(player.screen() == "none");
    CHECK(player.session().pairs_left() == 2);
}

TEST_CASE("the bar of a race has room in a window narrower than its head", "[race]") {
    Racer racer{run_of({2, 4, 6, 8})};
    racer.begin();
    racer.make(second);
    racer.app.resize({1, 1}, racer.now);
    for (const auto& box : items_of<ui::BoxItem>(racer.seen())) CHECK(box.rect.x >= 0);
}
