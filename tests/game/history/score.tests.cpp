// The score of a game, compared with a second implementation of its rule that keeps no state and sums over the log.
#include "game/history/score.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/acts.hpp"
#include "support/scale.hpp"
#include "support/slow_game.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;
using testing::SlowGame;

namespace {

bool free_between(const Board& board, Cell a, Cell b) {
    if (a.row != b.row && a.col != b.col) return false;
    const Cell step{(b.row > a.row) - (b.row < a.row), (b.col > a.col) - (b.col < a.col)};
    for (Cell at{a.row + step.row, a.col + step.col}; at != b; at = {at.row + step.row, at.col + step.col})
        if (!board.is_empty(at)) return false;
    return true;
}

/// Returns the fewest turns by trying every possible corner.
int slow_turns(const Board& board, Cell a, Cell b) {
    if (free_between(board, a, b)) return 0;
    const auto joins = [&](const std::vector<Cell>& points) {
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            if (points[i] == points[i + 1] || !free_between(board, points[i], points[i + 1])) return false;
            if (i > 0 && !board.is_empty(points[i])) return false;
        }
        return true;
    };
    for (const Cell corner : {Cell{a.row, b.col}, Cell{b.row, a.col}})
        if (joins({a, corner, b})) return 1;
    for (int row = 0; row <= board.size().rows + 1; ++row)
        if (joins({a, {row, a.col}, {row, b.col}, b})) return 2;
    for (int col = 0; col <= board.size().cols + 1; ++col)
        if (joins({a, {a.row, col}, {b.row, col}, b})) return 2;
    FAIL("no line");
    return 0;
}

/// Counts the consecutive pairs up to and including this one, each quick after the previous one.
int slow_combo(const std::vector<Entry>& log, std::size_t entry) {
    int pairs = 1;
    for (; entry > 0 && pairs < 5; --entry, ++pairs) {
        if (!std::holds_alternative<Move>(log[entry - 1].action)) break;
        if ((log[entry].at - log[entry - 1].at).count() > 3000) break;
    }
    return pairs;
}

/// Every position has its own list of the points earned on the way to it.
std::int64_t slow_score(const Board& start, Gravity gravity, const std::vector<Entry>& log) {
    struct Way {
        std::vector<int> earned;
        bool reshuffled = false;
    };
    SlowGame game{start, gravity};
    std::vector<Way> ways(1);
    const int pairs = game.board().tiles() / 2;
    for (std::size_t i = 0; i < log.size(); ++i) {
        Way next = ways[game.here];
        const auto& action = log[i].action;
        if (const auto* move = std::get_if<Move>(&action))
            next.earned.push_back((10 + 5 * slow_turns(game.board(), move->a, move->b)) * slow_combo(log, i));
        if (std::holds_alternative<NewKinds>(action)) next.reshuffled = true;
        if (std::holds_alternative<Restarted>(action)) next = Way{};
        if (const auto* back = std::get_if<WentBack>(&action))
            next = ways[game.here - static_cast<std::size_t>(back->steps)];
        const std::size_t before = game.here;
        REQUIRE(testing::slow_step(game, action).empty());
        if (game.here != before + 1 || std::holds_alternative<Redone>(action)) continue;
        ways.resize(game.here);
        ways.push_back(std::move(next));
    }
    const Way& way = ways[game.here];
    const std::int64_t earned = std::accumulate(way.earned.begin(), way.earned.end(), std::int64_t{0});
    if (game.board().tiles() > 0) return earned;
    return earned + pairs * (game.hints > 0 || way.reshuffled ? 10 : 20);
}

Record record_of(const Board& start, Gravity gravity, std::vector<Entry> log) {
    Record record;
    record.origin.id.params.gravity = gravity;
    record.origin.custom_board = start;
    if (!log.empty()) record.elapsed = log.back().at;
    record.log = std::move(log);
    return record;
}

std::int64_t points(const char* board, std::vector<Entry> log) {
    const Board start = board_of(board);
    const auto score = score_of(record_of(start, Gravity::none, std::move(log)), start);
    REQUIRE(score);
    return *score;
}

constexpr const char* four = "A A B B\nC C D D\n";
constexpr Move a{{1, 1}, {1, 2}};
constexpr Move b{{1, 3}, {1, 4}};
constexpr Move c{{2, 1}, {2, 2}};
constexpr Move d{{2, 3}, {2, 4}};
Entry in(int ms, RecordedAction action) { return {Time{ms}, std::move(action)}; }

} // namespace

TEST_CASE("a pair is worth more the more turns its line has", "[score]") {
    CHECK(points("A . A B\n", {in(0, Move{{1, 1}, {1, 3}})}) == 10);
    CHECK(points("A .\n# A\nB B\n", {in(0, Move{{1, 1}, {2, 2}})}) == 15);
    CHECK(points("A # A\nB # B\n", {in(0, Move{{1, 3}, {1, 1}})}) == 20);
}

TEST_CASE("quick pairs one after the other count ever more, up to five times", "[score]") {
    CHECK(points(four, {in(60'000, a), in(63'000, b)}) == 10 + 20);
    CHECK(points(four, {in(60'000, a), in(63'001, b)}) == 10 + 10);
    CHECK(points(four, {in(0, a), in(1000, b), in(4001, c)}) == 10 + 20 + 10);
    std::string row;
    std::vector<Entry> log;
    std::int64_t expected = 0;
    for (int pair = 0; pair < 9; ++pair) {
        row += std::to_string(pair + 1) + " " + std::to_string(pair + 1) + " ";
        if (pair == 8) break; // one is left
        log.push_back(in(100 * pair, Move{{1, 2 * pair + 1}, {1, 2 * pair + 2}}));
        expected += 10 * std::min(pair + 1, 5);
        CHECK(points((row + "# 99 99\n").c_str(), log) == expected);
    }
}

TEST_CASE("a clear board is worth as much as it had pairs, and twice that without help", "[score]") {
    const std::vector<Entry> all{in(0, a), in(5000, b), in(10'000, c), in(15'000, d)};
    CHECK(points(four, all) == 40 + 80);
    std::vector<Entry> hinted = all;
    hinted.insert(hinted.begin(), in(0, HintAsked{}));
    CHECK(points(four, hinted) == 40 + 40);
    std::vector<Entry> shuffled = all;
    shuffled.insert(shuffled.begin(), in(0, NewKinds{{0, 0, 1, 1, 2, 2, 3, 3}}));
    CHECK(points(four, shuffled) == 40 + 40);
    shuffled.insert(shuffled.begin() + 1, in(0, Undone{})); // undone, so it does not count
    CHECK(points(four, shuffled) == 40 + 80);
    CHECK(points(". .\n", {}) == 0);
    CHECK(points("A B\n", {}) == 0);
}

TEST_CASE("anything but a pair ends the combo, and costs no points", "[score]") {
    const std::vector<RecordedAction> others{HintAsked{}, NewKinds{{1, 1, 2, 2, 3, 3}}};
    for (const RecordedAction& other : others)
        CHECK(points(four, {in(0, a), in(100, other), in(200, c), in(300, d)}) == 10 + 10 + 20);
    CHECK(points(four, {in(0, a), in(1, b), in(2, Undone{}), in(3, c)}) == 10 + 10);
    CHECK(points(four, {in(0, a), in(1, b), in(2, Undone{}), in(3, Redone{}), in(4, c)}) == 10 + 20 + 10);
}

TEST_CASE("what stands counts: undo takes back what was earned, redo brings it again", "[score]") {
    std::vector<Entry> log{in(0, a), in(1, b), in(2, c)};
    CHECK(points(four, log) == 60);
    log.push_back(in(9000, Undone{}));
    CHECK(points(four, log) == 30);
    log.push_back(in(9001, Undone{}));
    CHECK(points(four, log) == 10);
    log.push_back(in(9002, Redone{}));
    CHECK(points(four, log) == 30);
    log.push_back(in(9003, WentBack{2}));
    CHECK(points(four, log) == 0);
    log.push_back(in(9004, Undone{}));
    CHECK(points(four, log) == 30);
    log.push_back(in(9005, Restarted{}));
    CHECK(points(four, log) == 0);
}

TEST_CASE("a record against the rules has no score, and why is said", "[score]") {
    const Board start = board_of(four);
    for (const RecordedAction& wrong :
         std::vector<RecordedAction>{Move{{1, 1}, {9, 9}}, Move{{1, 1}, {1, 3}}, Undone{}}) {
        const auto score = score_of(record_of(start, Gravity::none, {in(0, wrong)}), start);
        REQUIRE_FALSE(score);
        CHECK(to_english(score.error()).find("ove 1") != std::string::npos);
    }
}

namespace {

/// A randomly played game with an incrementally updated score.
class ChanceGame {
public:
    ChanceGame(Board start, Gravity gravity, std::uint64_t seed)
        : start_(std::move(start)), session_(start_, gravity), score_(session_.board()), random_(seed) {}

    void step() {
        now_ += Time{static_cast<int>(random_.below(random_.below(4) == 0 ? 9000 : 3500))};
        const std::int64_t before = score_.points();
        const auto& open = session_.open_moves();
        switch (random_.below(12)) {
        case 0: act(Undo{}); break;
        case 1: act(Redo{}); break;
        case 2:
            if (random_.below(4) == 0) act(Restart{});
            break;
        case 3:
            if (random_.below(3) == 0) act(reshuffled(session_, random_.next()));
            break;
        case 4:
            if (random_.below(3) == 0) act(Hint{HintStyle::at_once, HintTrust::any});
            break;
        default:
            if (open.empty()) return;
            const Move move = open[random_.index(open.size())];
            if (session_.picked()) act(PutBack{});
            act(Click{move.a});
            act(Click{move.b});
            if (random_.below(5) != 0) return;
            const std::int64_t earned = score_.points();
            CHECK(earned >= before + 10);
            act(Undo{});
            CHECK(score_.points() == before);
            act(Redo{});
            CHECK(score_.points() == earned);
        }
    }
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] std::int64_t points() const { return score_.points(); }
    [[nodiscard]] Record record() const { return record_of(start_, session_.gravity(), session_.log()); }
    [[nodiscard]] const Board& start() const { return start_; }

private:
    void act(const Action& action) {
        const Board before = session_.board();
        session_.act(action, now_);
        for (; counted_ < session_.log().size(); ++counted_) {
            const Entry& entry = session_.log()[counted_];
            score_.add(entry, turns_of(entry.action, before));
        }
    }

    Board start_;
    Session session_;
    Score score_;
    Random random_;
    Time now_{0};
    std::size_t counted_ = 0;
};

} // namespace

TEST_CASE("scores kept along, folded from the record and added up slowly are one, in games played by chance",
          "[score]") {
    int cleared = 0;
    for (int game = 1; game <= std::max(20, scaled(150)); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        const Size size{1 + static_cast<int>(random.below(4)), 2 + static_cast<int>(random.below(5))};
        const int kinds = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_kinds(size))));
        CAPTURE(seed, name_of(gravity));
        ChanceGame played{deal({size, kinds, gravity}, Random{seed})->board, gravity, seed};
        for (int step = 0; step < 60; ++step) {
            played.step();
            if (step % 7 != 0 && step != 59) continue;
            const Record record = played.record();
            const auto score = score_of(record, played.start());
            REQUIRE(score);
            REQUIRE(*score == played.points());
            REQUIRE(*score == slow_score(played.start(), gravity, record.log));
            const auto read = parse_record(to_text(record)); // saved and opened
            REQUIRE(read);
            REQUIRE(*score_of(*read, *read->origin.custom_board) == *score);
            cleared += played.session().status() == Status::won ? 1 : 0;
        }
    }
    CHECK(cleared > 10);
}
