// The invariants of a session, in random games.
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "game/acts.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

TEST_CASE("random games keep every promise, on many boards under every gravity", "[session]") {
    for (int game = 1; game <= scaled(60); ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        Random random{seed};
        const Gravity gravity = all_gravities[random.index(all_gravities.size())];
        const Size size{1 + static_cast<int>(random.below(6)), 2 + static_cast<int>(random.below(7))};
        const DealParams params{size, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_kinds(size)))),
                                gravity};
        CAPTURE(seed, name_of(gravity), to_text(size), params.kinds);
        Session session{deal(params, Random{seed})->board, gravity};
        std::vector<Board> history{session.board()};
        std::size_t here = 0;
        for (int step = 0; step < 300; ++step) {
            REQUIRE(session.board() == history[here]);
            REQUIRE(session.can_undo() == (here > 0));
            REQUIRE(session.can_redo() == (here + 1 < history.size()));
            REQUIRE(session.open_moves() == legal_moves(session.board()));
            const Status status = session.board().won()          ? Status::won
                                  : session.open_moves().empty() ? Status::stuck
                                                                 : Status::playing;
            REQUIRE(session.status() == status);
            Board settled = session.board();
            REQUIRE(settle(settled, gravity).empty());

            const auto record = [&] {
                history.resize(here + 1);
                history.push_back(session.board());
                ++here;
            };
            switch (random.below(8)) {
            case 0:
                if (here > 0) --here;
                session.act(Undo{}, at);
                break;
            case 1:
                if (here + 1 < history.size()) ++here;
                session.act(Redo{}, at);
                break;
            case 2:
                if (std::holds_alternative<Changed>(session.act(Restart{}, at))) {
                    record();
                    REQUIRE(session.board() == history.front());
                }
                break;
            case 3:
                if (std::holds_alternative<Reshuffled>(session.act(reshuffled(session, random.next()), at))) record();
                break;
            case 4: session.act(Hint{}, at); break;
            case 5: {
                // Undo and redo together change nothing, from any position.
                if (session.can_undo()) {
                    session.act(Undo{}, at);
                    session.act(Redo{}, at);
                }
                break;
            }
            default: {
                const auto& open = session.open_moves();
                if (open.empty()) break;
                const Move move = open[random.index(open.size())];
                if (session.picked()) session.act(PutBack{}, at);
                make(session, move);
                record();
            }
            }
        }
        // All undo steps, then all redo steps.
        while (session.can_undo()) {
            session.act(Undo{}, at);
            REQUIRE(session.board() == history[--here]);
        }
        while (session.can_redo()) {
            session.act(Redo{}, at);
            REQUIRE(session.board() == history[++here]);
        }
        REQUIRE(here + 1 == history.size());
    }
}
