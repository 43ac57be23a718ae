#include "game/clock.hpp"

#include "game/session.hpp"
#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::game;

TEST_CASE("the clock counts from start to stop and goes on from there", "[clock]") {
    Clock clock;
    CHECK_FALSE(clock.running());
    CHECK(clock.elapsed(Time{9000}) == Time{0});
    clock.start(Time{1000});
    CHECK(clock.running());
    CHECK(clock.elapsed(Time{3500}) == Time{2500});
    clock.stop(Time{4000});
    CHECK_FALSE(clock.running());
    CHECK(clock.elapsed(Time{99'000}) == Time{3000});
    clock.start(Time{100'000});
    CHECK(clock.elapsed(Time{100'500}) == Time{3500});
}

TEST_CASE("a clock that is started or stopped twice counts nothing twice", "[clock]") {
    Clock clock;
    clock.start(Time{1000});
    clock.start(Time{2000});
    clock.stop(Time{3000});
    clock.stop(Time{9000});
    CHECK(clock.elapsed(Time{9000}) == Time{2000});
}

TEST_CASE("time that runs backwards is never taken off", "[clock]") {
    Clock clock;
    clock.start(Time{1000});
    clock.stop(Time{2000});
    clock.start(Time{5000});
    CHECK(clock.elapsed(Time{4000}) == Time{1000});
    clock.stop(Time{3000});
    CHECK(clock.elapsed(Time{3000}) == Time{1000});
}

namespace {

// B is between and around the A tiles: the game is in progress, with moves left after the first.
const char* const two_pairs = "A B\nA B\n";

} // namespace

TEST_CASE("the session's clock starts with the first click", "[clock][session]") {
    Session session{test::board_of(two_pairs), Gravity::none};
    session.act(Attend{true}, Time{1000});
    CHECK_FALSE(session.clock_running());
    session.act(Click{{1, 1}}, Time{5000});
    CHECK(session.clock_running());
    CHECK(session.elapsed(Time{5700}) == Time{700});
}

TEST_CASE("the clock stands still while paused, while nobody looks and once the game is won", "[clock][session]") {
    Session session{test::board_of(two_pairs), Gravity::none};
    session.act(Click{{1, 1}}, Time{0});
    session.act(Pause{}, Time{1000});
    CHECK_FALSE(session.clock_running());
    session.act(Attend{false}, Time{2000});
    session.act(Pause{}, Time{3000}); // resumes, but the window is not active
    CHECK_FALSE(session.clock_running());
    session.act(Attend{true}, Time{4000});
    CHECK(session.clock_running());
    CHECK(session.elapsed(Time{4500}) == Time{1500});

    session.act(Click{{2, 1}}, Time{5000});
    session.act(Click{{1, 2}}, Time{5000});
    session.act(Click{{2, 2}}, Time{6000});
    REQUIRE(session.status() == Status::won);
    CHECK_FALSE(session.clock_running());
    CHECK(session.elapsed(Time{60'000}) == Time{3000});

    session.act(Undo{}, Time{60'000}); // the game resumes, and so does its clock
    CHECK(session.clock_running());
    CHECK(session.elapsed(Time{60'500}) == Time{3500});
}

TEST_CASE("the clock never goes back, whatever is done and whatever the time given", "[clock][session]") {
    Random random{std::uint64_t{7}};
    Session session{test::board_of(two_pairs), Gravity::none};
    Time now{1'000'000};
    Time before{0};
    for (int i = 0; i < 5000; ++i) {
        now += Time{static_cast<Time::rep>(random.below(2000)) - 900};
        switch (random.below(6)) {
        case 0: session.act(Pause{}, now); break;
        case 1: session.act(Attend{random.below(2) == 0}, now); break;
        case 2: session.act(Undo{}, now); break;
        default:
            session.act(Click{{1 + static_cast<int>(random.below(2)), 1 + static_cast<int>(random.below(2))}}, now);
        }
        const Time after = session.elapsed(now);
        // Time shown may be taken back; time counted never is.
        session.act(Attend{false}, now);
        REQUIRE(session.elapsed(now) == after);
        REQUIRE(after >= before);
        before = after;
        session.act(Attend{true}, now);
    }
    CHECK(before > Time{0});
}
