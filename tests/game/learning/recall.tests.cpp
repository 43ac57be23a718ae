// The card answers derived from a game, compared with a slow implementation that searches the complete game backwards
// and forwards.
#include "game/learning/recall.hpp"

#include <algorithm>
#include <variant>

#include "game/acts.hpp"
#include "game/learning/cards.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

struct Happened {
    Reply reply;
    Board board; ///< after the action
    Time at{0};
};

template <class... What> bool is_any(const Happened& one) { return (std::holds_alternative<What>(one.reply) || ...); }

/// Computes each answer separately, by scanning all earlier and later actions.
class SlowRecall {
public:
    SlowRecall(std::vector<Happened> all, std::size_t way_shown) : all_(std::move(all)), way_shown_(way_shown) {}

    [[nodiscard]] std::vector<Recalled> answers() const {
        std::vector<Noticed> noticed;
        for (std::size_t i = 0; i < all_.size(); ++i) notice(i, noticed);
        std::stable_sort(noticed.begin(), noticed.end(),
                         [](const Noticed& a, const Noticed& b) { return a.noticed_at < b.noticed_at; });
        std::vector<Recalled> answers;
        for (const Noticed& one : noticed) {
            const bool first = std::none_of(answers.begin(), answers.end(),
                                            [&](const Recalled& before) { return before.kind == one.what.kind; });
            if (first && one.noticed_at < way_shown_) answers.push_back(one.what);
        }
        return answers;
    }

private:
    struct Noticed {
        std::size_t noticed_at; ///< the index of an action
        Recalled what;
    };

    void notice(std::size_t i, std::vector<Noticed>& noticed) const {
        const Happened& one = all_[i];
        if (const auto* put_back = std::get_if<Unpicked>(&one.reply)) {
            if (held(i) >= Time{3000})
                noticed.push_back({i, {one.board.kind(put_back->cell), Recall::put_back, held(i)}});
        } else if (const auto* wrong = std::get_if<NoMatch>(&one.reply)) {
            const bool sides =
                one.board.tile(wrong->from).face / max_kinds != one.board.tile(wrong->to).face / max_kinds;
            std::size_t next = i + 1;
            while (next < all_.size() &&
                   !is_any<Unpicked, NoMatch, Hinted, Matched, Blocked, Changed, Reshuffled>(all_[next]))
                ++next;
            if (sides && next < all_.size() && is_any<Unpicked, NoMatch, Hinted>(all_[next]))
                noticed.push_back({next, {one.board.kind(wrong->from), Recall::missed, held(i)}});
        } else if (const auto* hint = std::get_if<Hinted>(&one.reply)) {
            if (hint->step == HintStep::pair)
                noticed.push_back({i, {one.board.kind(hint->link.front()), Recall::hinted, Time{0}}});
        } else if (const auto* pair = std::get_if<Matched>(&one.reply)) {
            tell_found(i, pair->first, pair->second, one.board.tiles() / 2, noticed);
        } else if (const auto* no_line = std::get_if<Blocked>(&one.reply)) {
            tell_found(i, one.board.tile(no_line->from), one.board.tile(no_line->to), one.board.tiles() / 2 - 1,
                       noticed);
        }
    }
    void tell_found(std::size_t i, const Tile& a, const Tile& b, int others, std::vector<Noticed>& noticed) const {
        if (a.face == b.face || others == 0) return;
        Recall how = Recall::found;
        for (std::size_t j = i; j-- > 0 && !is_any<Changed, Reshuffled>(all_[j]);)
            if (is_any<Unpicked, NoMatch, Blocked, Matched, Hinted>(all_[j])) {
                if (all_[i].at - all_[j].at <= Time{4000} && others >= 3) how = Recall::quick;
                break;
            }
        if (held(i) > Time{20'000}) how = Recall::slow;
        noticed.push_back({i, {a.kind, how, held(i)}});
    }
    /// Returns how long the tile used in action i had been picked before.
    [[nodiscard]] Time held(std::size_t i) const {
        for (std::size_t j = i; j-- > 0 && !is_any<Unpicked, Matched, Changed, Reshuffled>(all_[j]);)
            if (is_any<Picked, NoMatch, Blocked>(all_[j])) return all_[i].at - all_[j].at;
        return Time{0};
    }

    std::vector<Happened> all_;
    std::size_t way_shown_; ///< before this action
};

/// A game played by clicks, and its answers.
class Judged {
public:
    explicit Judged(const char* board) : session_(board_of(board), Gravity::none) {}
    explicit Judged(Session session) : session_(std::move(session)) {}

    /// Returns the tile of a kind, counted from 0 in order of appearance, that shows its front or its back.
    [[nodiscard]] Cell tile(Kind kind, bool back) const {
        for (const Cell cell : session_.board().tile_cells())
            if (session_.board().tile(cell) == Tile{kind, static_cast<Face>(kind + (back ? back_side : 0))})
                return cell;
        FAIL("no such tile");
        return {};
    }
    [[nodiscard]] Cell front(Kind kind) const { return tile(kind, false); }
    [[nodiscard]] Cell back(Kind kind) const { return tile(kind, true); }

    std::vector<Recalled> act(const Action& action, int ms) {
        now_ += Time{ms};
        const Reply reply = session_.act(action, now_);
        const Time then = session_.elapsed(now_);
        all_.push_back({reply, session_.board(), then});
        auto more = judge_.add(reply, session_.board(), then);
        answers_.insert(answers_.end(), more.begin(), more.end());
        return more;
    }
    std::vector<Recalled> click(Cell cell, int ms) { return act(Click{cell}, ms); }
    void show_way(int ms) {
        act(ShowWay{}, ms);
        judge_.way_shown();
        way_shown_ = std::min(way_shown_, all_.size());
    }

    [[nodiscard]] const std::vector<Recalled>& answers() const { return answers_; }
    [[nodiscard]] std::vector<Recalled> slow() const { return SlowRecall{all_, way_shown_}.answers(); }
    [[nodiscard]] Session& session() { return session_; }

private:
    Session session_;
    RecallJudge judge_;
    Time now_{1000};
    std::vector<Happened> all_;
    std::vector<Recalled> answers_;
    std::size_t way_shown_ = static_cast<std::size_t>(-1);
};

using Answers = std::vector<Recalled>;

// Every pair can be removed, except E behind its stones.
constexpr const char* five_cards = "A A B B C C D D\n"
                                   "# # # E # # # #\n"
                                   "# # # # # # E #\n"
                                   "# # # # # # # #\n";

} // namespace

TEST_CASE("a card is found, at once or with time", "[recall]") {
    Judged game{five_cards};
    game.click(game.front(0), 0);
    CHECK(game.click(game.back(0), 1000) == Answers{{0, Recall::found, Time{1000}}}); // nothing was answered before
    game.click(game.back(1), 3000);
    CHECK(game.click(game.front(1), 1000) == Answers{{1, Recall::quick, Time{1000}}});
    game.click(game.back(2), 500);
    CHECK(game.click(game.front(2), 500) == Answers{{2, Recall::found, Time{500}}}); // too few tiles to be quick
    game.click(game.front(3), 500);
    CHECK(game.click(game.back(3), 20'001) == Answers{{3, Recall::slow, Time{20'001}}});
}

TEST_CASE("a card whose tiles have no line is found all the same, and the last one tells nothing", "[recall]") {
    Judged game{five_cards};
    game.click(game.front(4), 0);
    CHECK(game.click(game.back(4), 2000) == Answers{{4, Recall::found, Time{2000}}});
    Judged last{"A # A\n# # #\n"};
    last.click(last.front(0), 0);
    CHECK(last.click(last.back(0), 100).empty());
}

TEST_CASE("another card's other side misses a card, unless the player only changed their mind", "[recall]") {
    Judged game{five_cards};
    game.click(game.front(0), 0);
    CHECK(game.click(game.back(1), 2500).empty());                                     // not yet
    CHECK(game.click(game.back(1), 1000) == Answers{{0, Recall::missed, Time{2500}}}); // a deliberate pick
    game.click(game.front(0), 500);
    CHECK(game.click(game.back(0), 500).empty()); // only one answer per card
    game.click(game.front(2), 500);
    game.click(game.back(1), 500);
    CHECK(game.click(game.front(1), 500) == Answers{{1, Recall::quick, Time{500}}}); // that pair had been seen
    game.click(game.back(2), 500);
    game.click(game.back(3), 500); // the same side cannot be the intended match
    CHECK(game.click(game.back(3), 500).empty());
}

TEST_CASE("a tile that is put back tells something once it was thought about", "[recall]") {
    Judged game{five_cards};
    game.click(game.front(0), 0);
    CHECK(game.click(game.front(0), 2999).empty());
    game.click(game.front(0), 500);
    CHECK(game.act(PutBack{}, 3000) == Answers{{0, Recall::put_back, Time{3000}}});
}

TEST_CASE("a hint tells with the pair, and the way to win ends it all", "[recall]") {
    Judged game{"A A B B C C D D\n"};
    CHECK(game.act(Hint{HintStyle::in_steps, HintTrust::any}, 100).empty()); // one tile
    const auto noticed = game.act(Hint{HintStyle::in_steps, HintTrust::any}, 100);
    REQUIRE(noticed.size() == 1);
    CHECK(noticed[0].how == Recall::hinted);
    game.show_way(100);
    const Kind other = noticed[0].kind == 0 ? 1 : 0;
    game.click(game.front(other), 100);
    CHECK(game.click(game.back(other), 100).empty());
}

TEST_CASE("another copy of the same card is no miss, and all copies of a card are one", "[recall]") {
    const Deal start{board_of("A A B B C C D D\nE E F F G G H H\n"), {}};
    Session session{start.board, Gravity::none};
    const Cards cards{4, session.timeline().cards_seed()}; // four cards: each is there twice
    Kind copy = 4;
    while (game::card_of(copy, cards) != game::card_of(0, cards)) ++copy;
    const auto tile = [&](Kind kind, bool back) {
        const auto cells = session.board().tile_cells();
        return *std::find_if(cells.begin(), cells.end(), [&](Cell cell) {
            return session.board().kind(cell) == kind && (session.board().tile(cell).face >= back_side) == back;
        });
    };
    RecallJudge judge;
    Time now{1000};
    const auto click = [&](Cell cell) {
        now += Time{500};
        const Reply reply = session.act(Click{cell}, now);
        return judge.add(reply, session.board(), session.elapsed(now), cards);
    };
    CHECK(click(tile(0, false)).empty());
    CHECK(click(tile(copy, true)) == Answers{{0, Recall::found, Time{500}}});
    CHECK(click(tile(0, true)).empty()); // the same side
    CHECK(click(tile(0, false)).empty());
    CHECK(click(tile(copy, false)).empty());
    CHECK(click(tile(copy, true)).empty()); // the card has its answer, whichever copy is found
}

TEST_CASE("what is undone and done again is not counted twice", "[recall]") {
    Judged game{five_cards};
    game.click(game.front(0), 0);
    CHECK(game.click(game.back(0), 100).size() == 1);
    game.act(Undo{}, 100);
    game.click(game.front(0), 100);
    CHECK(game.click(game.back(0), 100).empty());
    game.act(Restart{}, 100);
    game.click(game.front(0), 100);
    CHECK(game.click(game.back(0), 100).empty());
}

TEST_CASE("the answers of a game are those of the slow way", "[recall][property]") {
    std::array<int, recalls> seen{};
    const auto all_seen = [&] { return std::count(seen.begin(), seen.end(), 0) == 0; };
    for (int seed = 1; seed <= scaled(150) || (seed <= 150 && !all_seen()); ++seed) {
        CAPTURE(seed);
        Random random{static_cast<std::uint64_t>(seed)};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        const int kinds = random.below(3) == 0 ? 6 : 12;
        const Deal start = *deal(*checked({{6, 4}, kinds, gravity}), random);
        Judged game{Session{start.board, gravity, start.witness}};
        for (int i = 0; i < 120 && game.session().status() != Status::won; ++i) {
            const int pause = static_cast<int>(random.below(5) == 0 ? random.below(25'000) : random.below(3000));
            const auto pick = random.below(40);
            const auto cells = game.session().board().tile_cells();
            const auto& open = game.session().open_moves();
            if (pick == 0)
                game.act(Undo{}, pause);
            else if (pick == 1)
                game.act(Redo{}, pause);
            else if (pick == 2 && random.below(8) == 0)
                game.act(Restart{}, pause);
            else if (pick == 3)
                game.act(Hint{HintStyle::in_steps, HintTrust::any}, pause);
            else if (pick == 4)
                game.act(Hint{HintStyle::at_once, HintTrust::any}, pause);
            else if (pick == 5)
                game.act(PutBack{}, pause);
            else if (pick == 6 && random.below(20) == 0)
                game.show_way(pause);
            else if (game.session().status() == Status::stuck)
                game.act(reshuffled(game.session(), static_cast<std::uint64_t>(seed)), pause);
            else if (pick < 24 || open.empty())
                game.click(cells[random.index(cells.size())], pause);
            else {
                const Move move = open[random.index(open.size())];
                game.click(move.a, pause);
                game.click(move.b, static_cast<int>(random.below(5000)));
            }
        }
        CHECK(game.answers() == game.slow());
        for (const Recalled& one : game.answers()) ++seen.at(static_cast<std::size_t>(one.how));
    }
    CHECK(all_seen());
}

TEST_CASE("the better a card was recalled, the better its grade", "[recall]") {
    for (int how = 1; how < recalls; ++how)
        CHECK(grade_of(static_cast<Recall>(how)) >= grade_of(static_cast<Recall>(how - 1)));
    CHECK(grade_of(Recall::hinted) == fsrs::Grade::again);
    CHECK(grade_of(Recall::quick) == fsrs::Grade::easy);
}
