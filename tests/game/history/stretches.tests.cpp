#include "game/history/stretches.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace std::chrono_literals;

namespace {

constexpr int pairs = 16;

/// Builds a record from letters: a removed pair, undo, redo, restart, two steps back, a hint, reshuffle.
struct RecordWriter {
    Record record;
    void add(char what, Time after) {
        record.elapsed += after;
        record.log.push_back({record.elapsed, action(what)});
    }
    static RecordedAction action(char what) {
        switch (what) {
        case 'u': return Undone{};
        case 'r': return Redone{};
        case 's': return Restarted{};
        case 'b': return WentBack{2};
        case 'h': return HintAsked{};
        case 'x': return NewKinds{};
        default: return Move{};
        }
    }
};
Record record_of(const std::string& what, Time after = 1s) {
    RecordWriter writer;
    for (const char one : what) writer.add(one, after);
    return writer.record;
}

/// Formats in the colours of the squares that are shared.
std::string text_of(const std::optional<Stretches>& stretches) {
    std::string text;
    if (!stretches) return "none";
    for (const Stretch one : *stretches) text += "gyob"[static_cast<std::size_t>(one)];
    return text;
}

std::string pairs_gone(int count) { return std::string(static_cast<std::size_t>(count), 'p'); }

/// Replays the log with a copy of the whole history at each step, and searches for each pair from the end.
std::string slow_stretches(const std::vector<Entry>& log, Time usual) {
    std::vector<int> gone; // after each entry
    std::vector<int> line{0};
    std::size_t at = 0;
    for (const Entry& entry : log) {
        const auto new_one = [&](int count) {
            line = std::vector<int>(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at) + 1);
            line.push_back(count);
            at = line.size() - 1;
        };
        if (std::holds_alternative<Move>(entry.action)) new_one(line[at] + 1);
        if (std::holds_alternative<Undone>(entry.action)) --at;
        if (std::holds_alternative<Redone>(entry.action)) ++at;
        if (std::holds_alternative<Restarted>(entry.action)) new_one(0);
        if (std::holds_alternative<WentBack>(entry.action)) new_one(line[at - 2]);
        if (std::holds_alternative<NewKinds>(entry.action)) new_one(line[at]);
        gone.push_back(line[at]);
    }
    if (gone.back() != pairs) return "none";
    const auto went = [&](int pair) { // the entry after which at least this many were always gone
        std::size_t entry = gone.size();
        while (entry > 0 && gone[entry - 1] >= pair) --entry;
        return entry;
    };
    std::string text;
    for (int i = 0; i < 8; ++i) {
        const std::size_t from = i == 0 ? 0 : went(pairs * i / 8) + 1;
        const std::size_t to = went(pairs * (i + 1) / 8);
        const Time time = log[to].at - (from == 0 ? Time{0} : log[from - 1].at);
        bool helped = false;
        for (std::size_t entry = from; entry <= to; ++entry)
            helped = helped || std::holds_alternative<HintAsked>(log[entry].action);
        const double share = static_cast<double>(time.count()) / (2.0 * static_cast<double>(usual.count()));
        text += helped ? 'b' : share < 0.8 ? 'g' : share > 1.25 ? 'o' : 'y';
    }
    return text;
}

} // namespace

TEST_CASE("each stretch is an eighth of the pairs against the usual time", "[stretches]") {
    RecordWriter writer;
    for (const Time each : {1000ms, 799ms, 801ms, 800ms, 1250ms, 1251ms, 5000ms, 100ms})
        for (int i = 0; i < 2; ++i) writer.add('p', each);
    CHECK(text_of(stretches_of(writer.record, pairs, Time{1000})) == "ygyyyoog");
}

TEST_CASE("without a usual time a game is compared with its own median", "[stretches]") {
    RecordWriter writer;
    for (const Time each : {4s, 4s, 2s, 4s, 9s, 4s, 4s, 4s})
        for (int i = 0; i < 2; ++i) writer.add('p', each);
    CHECK(text_of(stretches_of(writer.record, pairs, {})) == "yygyoyyy");
    CHECK(text_of(stretches_of(writer.record, pairs, Time{20'000})) == "gggggggg");
}

TEST_CASE("a stretch with a hint says so, however long it took", "[stretches]") {
    CHECK(text_of(stretches_of(record_of("hpp" + pairs_gone(8) + "hp" + pairs_gone(5)), pairs, Time{1000})) ==
          "byyyybyy");
    CHECK(text_of(stretches_of(record_of(pairs_gone(16) + "h"), pairs, Time{1000})) == "yyyyyyyy");
}

TEST_CASE("a pair that is taken back counts when it goes for good", "[stretches]") {
    // Three pairs of the third stretch are undone and repeated, so it takes longer.
    CHECK(text_of(stretches_of(record_of(pairs_gone(7) + "uuup" + pairs_gone(11)), pairs, Time{1000})) == "yyoyyyyy");
    // Everything before the restart belongs to the first stretch; so does a hint.
    CHECK(text_of(stretches_of(record_of("pphpps" + pairs_gone(16)), pairs, Time{1000})) == "byyyyyyy");
    CHECK(text_of(stretches_of(record_of("pppppppps" + pairs_gone(16)), pairs, Time{1000})) == "oyyyyyyy");
}

TEST_CASE("a game that was not cleared or is too short has no stretches", "[stretches]") {
    CHECK_FALSE(stretches_of(record_of(pairs_gone(15)), pairs, Time{1000}));
    CHECK_FALSE(stretches_of(record_of(pairs_gone(16) + "u"), pairs, Time{1000}));
    CHECK_FALSE(stretches_of(record_of(pairs_gone(7)), 7, Time{1000}));
    CHECK(stretches_of(record_of(pairs_gone(8)), 8, Time{1000}));
}

TEST_CASE("stretches agree with a slow look at each pair", "[stretches][property]") {
    Random chance{3};
    for (int round = 0; round < 300; ++round) {
        RecordWriter writer;
        std::vector<int> line{0};
        std::size_t at = 0;
        const auto do_it = [&](char what, int gone) {
            writer.add(what, Time{100 + static_cast<int>(chance.below(2000))});
            if (what == 'h') return;
            line.resize(at + 1);
            line.push_back(gone);
            ++at;
        };
        while (line[at] < pairs) {
            const auto dice = chance.below(20);
            if (dice == 0)
                do_it('h', 0);
            else if (dice == 1)
                do_it('x', line[at]);
            else if (dice == 2 && round % 5 == 0)
                do_it('s', 0);
            else if (dice == 3 && at >= 2)
                do_it('b', line[at - 2]);
            else if (dice <= 5 && at >= 1)
                writer.add('u', 500ms), --at;
            else if (dice == 6 && at + 1 < line.size())
                writer.add('r', 500ms), ++at;
            else
                do_it('p', line[at] + 1);
        }
        CHECK(text_of(stretches_of(writer.record, pairs, Time{1000})) == slow_stretches(writer.record.log, Time{1000}));
    }
}

TEST_CASE("the usual time of a pair is the median of the cleared games of the same kind", "[stretches]") {
    const auto game = [](GameKey key, Time elapsed, int difficulty = 3) {
        GameSummary summary;
        summary.key = key;
        summary.state = GameState::cleared;
        summary.elapsed = elapsed;
        summary.id.params.difficulty = difficulty;
        return summary;
    };
    std::vector<GameSummary> games{game(1, 1s), game(2, 72s), game(3, 144s), game(4, 1000s, 4)};
    games.back().id.params.size = {6, 8};
    CHECK_FALSE(usual_pair_time(games, games[0])); // two others
    games.push_back(game(5, 720s));
    CHECK(usual_pair_time(games, games[0]) == Time{2000});
    games.back().state = GameState::unfinished;
    CHECK_FALSE(usual_pair_time(games, games[0]));
    games.back() = game(5, 720s);
    games.back().custom_board = true;
    CHECK_FALSE(usual_pair_time(games, games[0]));
    games.back() = game(5, 720s);
    games.back().id.params.gravity = Gravity::down; // the third of its size
    CHECK(usual_pair_time(games, games[0]) == Time{2000});
    games.back().id.params.size = {6, 8};
    CHECK_FALSE(usual_pair_time(games, games[0]));
    games.back().id.params = games[0].id.params;
    games.back().id.params.size = {6, 8};
    CHECK(usual_pair_time(games, games[0]));
    games.back().id.params.rule = Rule::one_turn;
    CHECK_FALSE(usual_pair_time(games, games[0]));
}
