// What is said, and when.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/heard.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/controls.hpp"
#include "app/speech/listener.hpp"
#include "app/speech/speech_words.hpp"
#include "app/starts.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using sound::Cue;
using ui::Key;

namespace {

bool has(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_CASE("nothing is said while speaking is off, and nothing of it is remembered", "[speech]") {
    Player player{start_at(six_pairs)};
    for (const Key key : {Key::down, Key::right, Key::enter, Key::h, Key::n, Key::tab, Key::escape, Key::f1}) {
        player.key(key);
        CHECK(utterances(player).empty());
    }
    player.run(Command::back);
    for (const Key key : {Key::l, Key::p, Key::i, Key::r}) {
        player.key(key, false, true);
        CHECK(utterances(player).empty());
        CHECK(player.headline() == "Speaking is off");
    }
}

TEST_CASE("one key switches speaking on, to brief, to full and off again, and says so", "[speech]") {
    Player player{start_at(four_pairs)};
    const std::string first = said_after(player, Key::s, true);
    CHECK(has(first, "Speaking: Brief. | Arrow keys move, Space picks, Shift+P says the pairs"));
    CHECK(player.app.settings().speech == 1);
    CHECK(has(said_after(player, Key::s, true), "Speaking: Full"));
    CHECK(has(said_after(player, Key::s, true), "Speaking: Off"));
    CHECK(said_after(player, Key::down).empty());
}

TEST_CASE("the cursor says where it is, which tile is there, whether it can go and how many more there are",
          "[speech]") {
    Player player{speaking(start_at("A B C\n"
                                    "D . D\n"
                                    "A B C\n"))};
    CHECK(said_after(player, Key::down) == "row 1, column 2, sun, can go, 1 more");
    CHECK(said_after(player, Key::left) == "row 1, column 1, moon, can go, 1 more");
    player.key(Key::down);
    CHECK(said_after(player, Key::enter) == "tree, row 2, column 1 picked");
    CHECK(said_after(player, Key::tab) == "row 2, column 3, tree, goes with the picked one, 1 more");
}

TEST_CASE("where the cursor comes round the edge of the board is said, and where undone tiles lie", "[speech]") {
    for (const SpeechLevel level : {SpeechLevel::brief, SpeechLevel::full}) {
        Player player{speaking(start_at(four_pairs), level)};
        player.key(Key::down);
        const int columns = player.session().board().size().cols;
        int round = 0;
        for (int i = 0; i < 2 * columns; ++i) round += has(said_after(player, Key::left), "Round the edge") ? 1 : 0;
        CHECK(round == 2);
        player.key(Key::h); // goes to a tile of a pair
        player.key(Key::h);
        player.key(Key::space);
        player.key(Key::tab);
        player.key(Key::space);
        REQUIRE(player.session().pairs_left() == 3);
        const std::string undone = said_after(player, Key::u);
        CAPTURE(undone);
        CHECK(has(undone, "Back again"));
        CHECK(has(undone, "row"));
    }
}

TEST_CASE("brief says less than full, and of two cells in a line only what differs", "[speech]") {
    Player full{speaking(start_at(four_pairs))};
    Player brief{speaking(start_at(four_pairs), SpeechLevel::brief)};
    for (const Key key : {Key::down, Key::left, Key::right, Key::enter, Key::down, Key::enter, Key::u, Key::y}) {
        const std::string much = said_after(full, key);
        const std::string little = said_after(brief, key);
        CAPTURE(much, little);
        CHECK_FALSE(little.empty());
        CHECK(little.size() < much.size());
    }
    Player player{speaking(start_at(four_pairs), SpeechLevel::brief)};
    player.key(Key::up);
    CHECK(said_after(player, Key::right).ends_with("column 3"));
    CHECK(said_after(player, Key::down).ends_with("row 2"));
}

TEST_CASE("a pair that goes is said with its line and what is left", "[speech]") {
    Player player{speaking(start_at("A B\n"
                                    "B A\n"
                                    "A A\n"))};
    (void)said(player);
    player.make({{2, 2}, {3, 2}});
    CHECK(has(said(player), "moon taken: from row 2, column 2 straight to row 3, column 2. 2 pairs left."));
    CHECK(has(said_after(player, Key::u), "Back again: moon, row 2, column 2 and row 3, column 2. 3 pairs left."));
    CHECK(has(said_after(player, Key::y), "Taken again: moon"));
    CHECK(has(said_after(player, Key::r), "From the beginning"));
}

TEST_CASE("a pair that cannot go says why, each time", "[speech]") {
    Player player{speaking(start_at("A B A\n"
                                    "C B C\n"))};
    player.click(Cell{1, 1});
    (void)said(player);
    player.click(Cell{1, 2});
    CHECK(has(said(player), "sun does not match moon"));
    Player blocked{speaking(start_at("D D D D D\n"
                                     "D A B A D\n"
                                     "D C B C D\n"
                                     "D D D D D\n"))};
    blocked.click(Cell{2, 2});
    for (const Cell cell : {Cell{2, 4}, Cell{2, 2}}) {
        (void)said(blocked);
        blocked.click(cell);
        const std::string heard = said(blocked);
        CAPTURE(heard);
        CHECK(has(heard, "These two cannot go yet"));
    }
}

TEST_CASE("a lost board says so, and how many moves back it could be won, and is won again there", "[speech]") {
    Player player{speaking(hard_start())};
    lose(player);
    const std::string lost = said(player);
    CHECK(has(lost, "No longer winnable"));
    CHECK(has(lost, "could still be cleared"));
    CHECK(has(lost, "B goes back there"));
    const std::string back = said_after(player, Key::b);
    CHECK(has(back, "Back 1 move"));
    CHECK(has(back, "This board can be won again"));
}

TEST_CASE("a stuck board says so, and the key that reshuffles", "[speech]") {
    Player player{speaking(hard_start())};
    get_stuck(player);
    CHECK(has(said(player), "No pair can go"));
    CHECK(has(said_after(player, Key::x), "Reshuffled"));
}

TEST_CASE("a cleared board says its time and how to go on", "[speech]") {
    Player player{speaking(start_at("A A\n"))};
    player.click(Cell{1, 1});
    player.wait(72'000);
    player.click(Cell{1, 2});
    const std::string heard = said(player);
    CHECK(has(heard, "Cleared in 1 minute, 12 seconds"));
    CHECK(has(heard, "Space deals the next board"));
}

TEST_CASE("times are spoken in whole words", "[speech]") {
    CHECK(spoken_time(game::Time{0}) == "0 seconds");
    CHECK(spoken_time(game::Time{61'900}) == "1 minute, 1 second");
    CHECK(spoken_time(game::Time{120'000}) == "2 minutes");
    CHECK(spoken_time(game::Time{3'725'000}) == "1 hour, 2 minutes");
}

TEST_CASE("sentences end with one full stop", "[speech]") {
    CHECK(sentences({"One", "", "Two.", "Three?"}) == "One. Two. Three?");
    CHECK(sentences({}).empty());
    CHECK(listed({"a", "", "b"}) == "a, b");
}

TEST_CASE("a row, the pairs that can go and the state are said on request, and again", "[speech]") {
    Player player{speaking(start_at("A . B A\n"
                                    "C B . C\n"))};
    player.key(Key::up);
    CHECK(has(said_after(player, Key::l, true), "Row 1: column 1 moon, column 3 sun, column 4 moon"));
    const std::string pairs = said_after(player, Key::p, true);
    CHECK(has(pairs, "3 pairs can go."));
    CHECK(has(pairs, "sun, row 1, column 3 and row 2, column 2."));
    const std::string state = said_after(player, Key::i, true);
    for (const char* words : {"3 pairs left.", "3 pairs can go.", "This board can be won.", "Time: 0 seconds."})
        CHECK(has(state, words));
    CHECK(said_after(player, Key::r, true) == state);
    CHECK(said_after(player, Key::r, true) == state);
}

TEST_CASE("each key cuts off what is being said, and what follows waits", "[speech]") {
    Player player{speaking(start_at(four_pairs))};
    (void)utterances(player);
    for (const Key key : {Key::down, Key::right, Key::left, Key::right}) {
        player.key(key);
        const auto all = utterances(player);
        REQUIRE(all.size() == 1);
        CHECK(all.front().interrupts);
    }
    player.key(Key::n);
    const auto all = utterances(player);
    REQUIRE(all.size() >= 2); // the page, then what has the focus
    CHECK(all.front().interrupts);
    CHECK(std::none_of(all.begin() + 1, all.end(), [](const Utterance& one) { return one.interrupts; }));
    player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now); // nobody asked
    player.think();
    const auto told = utterances(player);
    REQUIRE(told.size() == 1);
    CHECK_FALSE(told.front().interrupts);
}

TEST_CASE("a soft knock says on which side a tile is", "[speech][sound]") {
    Player player{speaking(start_at(four_pairs))};
    player.key(Key::up);
    std::vector<float> pans;
    for (int i = 0; i < 4; ++i) {
        (void)heard(player);
        player.key(Key::right);
        const auto sounds = heard(player);
        REQUIRE(sounds.size() == 1);
        pans.push_back(sounds.front().sound.pan);
    }
    CHECK(pans[0] > 0); // column 3
    CHECK(pans[1] > pans[0]);
    CHECK(pans[2] < 0);
    player.set(&Settings::sound, false);
    (void)heard(player);
    player.key(Key::right);
    CHECK(heard(player).empty());
}

TEST_CASE("the cards of Home are said, and Enter on a page of help stays there", "[speech]") {
    Player player{speaking(start_at(six_pairs))};
    player.key(Key::home);
    std::string heard = said(player);
    for (int step = 0; step < 4; ++step) {
        player.key(Key::tab);
        heard += said(player);
    }
    CHECK(has(heard, "Journey, 0 of 72"));
    CHECK(has(heard, "Today"));
    player.key(Key::escape);
    player.key(Key::f1);
    player.key(Key::right);
    player.key(Key::enter);
    CHECK(player.screen() == "help");
}

TEST_CASE("nothing is told by sound alone: each cue has a sentence, or its name is said", "[speech][sound]") {
    // Pages and buttons are said by their words, tiles that slide with the pair, a deal with the board.
    const std::set<Cue> in_sentences{
        Cue::pick,        Cue::put_back,  Cue::match, Cue::ladder, Cue::no_match, Cue::blocked,   Cue::hint_area,
        Cue::hint_tile,   Cue::hint_pair, Cue::undo,  Cue::redo,   Cue::rewind,   Cue::reshuffle, Cue::slide,
        Cue::slide_lands, Cue::deal,      Cue::stuck, Cue::seal,   Cue::page,     Cue::button,    Cue::win};
    for (int cue = 0; cue < sound::cue_count; ++cue) {
        const auto one = static_cast<Cue>(cue);
        CAPTURE(caption_of({.cue = one}));
        CHECK_FALSE(caption_of({.cue = one}).empty());
        CHECK(says_name({.cue = one}) != in_sentences.contains(one));
    }
    Player player{speaking(at_pace(game::Pace::arcade))};
    player.make(player.session().open_moves().front());
    (void)said(player);
    for (int second = 0; second < 60; ++second) player.wait(1000);
    const std::string heard = said(player);
    CHECK(has(heard, "Little time left"));
    CHECK(has(heard, "The round is over"));
}

TEST_CASE("pages say their titles, and the widget with the focus its words, kind and state", "[speech]") {
    Player player{speaking(start_at(four_pairs))};
    (void)said(player);
    player.run(Command::accessibility);
    const std::string opened = said(player);
    CHECK(has(opened, "Accessibility"));
    CHECK(has(opened, "Text size, slider, as system"));
    CHECK(said_after(player, Key::tab) == "Motion, switch, on");
    CHECK(said_after(player, Key::space) == "off");
    const std::string speech = [&] {
        for (int i = 0; i < 20; ++i)
            if (const std::string words = said_after(player, Key::tab); words.starts_with("Speaking")) return words;
        return std::string{};
    }();
    CHECK(speech == "Speaking, slider, Full");
    CHECK(said_after(player, Key::left) == "Brief");
    CHECK(said_after(player, Key::right) == "Full");
    CHECK(said_after(player, Key::tab) == "Rate of speech, slider, 100 %");
    CHECK(said_after(player, Key::right) == "125 %");
    CHECK(player.app.settings().speech_rate == 125);
    CHECK(has(said_after(player, Key::escape), "Board"));
    player.run(Command::statistics);
    CHECK(has(said(player), "Board, button"));
    player.run(Command::help);
    CHECK(has(said_after(player, Key::i, true), "A hint shows the place"));
}

TEST_CASE("a question is read whole", "[speech]") {
    Player player{speaking(start_at(four_pairs))};
    player.run(Command::delete_everything);
    const std::string question = said(player);
    CAPTURE(question);
    CHECK(question.size() > 60);
}

TEST_CASE("the settings say that there is no voice, and the key that switches speaking on does", "[speech]") {
    Player player{start_at(four_pairs)};
    player.app.notify(SpeechService{false}, player.now);
    player.run(Command::accessibility);
    CHECK(shows(player.seen(), "No speech service"));
    player.key(Key::s, false, true);
    CHECK(shows(player.seen(), "No speech service"));
    player.app.notify(SpeechService{true}, player.now);
    player.wait(10'000);
    CHECK_FALSE(shows(player.seen(), "No speech service"));
}

TEST_CASE("pictures without a name are numbered, and names that come round again too", "[speech]") {
    Start start = start_at("A B A B\n");
    start.settings.speech = 2;
    Player unnamed{std::move(start)};
    CHECK(has(said_after(unnamed, Key::down), "picture 2"));
    start = start_at("A B A B\n");
    start.settings.speech = 2;
    start.face_names = {"moon"};
    Player round{std::move(start)};
    CHECK(has(said_after(round, Key::down), "moon 2"));
}

TEST_CASE("the controls on the screen are listed for readers of screens, and a click on one presses it", "[speech]") {
    Player player{start_at(four_pairs)};
    const auto find = [&](const std::string& words) {
        for (const Control& one : controls_of(player.app, player.now))
            if (one.words == words) return one;
        FAIL(words);
        return Control{};
    };
    const auto on_board = controls_of(player.app, player.now);
    CHECK(std::any_of(on_board.begin(), on_board.end(), [](const Control& one) { return one.words == "Hint"; }));
    CHECK_FALSE(find("Undo").enabled);
    CHECK(has(control_lines(on_board), "button\toff\tusable\tHint\n"));
    player.click(find("Menu").at);
    CHECK(player.screen() == "menu");
    player.run(Command::accessibility);
    CHECK(find("Motion").role == Control::Role::toggle);
    CHECK(find("Motion").on);
    player.click(find("Motion").at);
    CHECK_FALSE(find("Motion").on);
    player.run(Command::back);
    player.run(Command::new_game);
    CHECK(find("medium").role == Control::Role::option);
    CHECK(find("medium").on);
}
