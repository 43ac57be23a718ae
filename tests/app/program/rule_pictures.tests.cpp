// The small boards of the help page: each shows what its words say.
#include "app/program/rule_pictures.hpp"

#include "support/catch.hpp"

#include "twoturns/link.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::Time;

namespace {

const RulePicture& rule_named(const std::string& title) {
    for (const RulePicture& rule : rule_pictures())
        if (rule.title == title) return rule;
    FAIL(title);
    throw;
}

std::optional<Link> link_of(const RulePicture& rule) {
    return find_link(parse_board(rule.board)->board.occupancy(), rule.clicks.at(0), rule.clicks.at(1));
}

} // namespace

TEST_CASE("each rule is shown by a line of its kind", "[help]") {
    REQUIRE(rule_pictures().size() == 8);
    CHECK(link_of(rule_named("Straight"))->turns() == 0);
    CHECK(link_of(rule_named("One turn"))->turns() == 1);
    CHECK(link_of(rule_named("Two turns"))->turns() == 2);
    CHECK_FALSE(link_of(rule_named("Never three")));
    CHECK((*link_of(rule_named("Around the outside")))[1].row == 0);
    CHECK(link_of(rule_named("Stones"))->turns() == 2);
    CHECK(parse_board(rule_named("Stones").board)->board.is_stone({2, 3}));
    CHECK(rule_named("Stuck?").hints);
}

TEST_CASE("a rule plays to its end, stands at its beginning again, and needs no time while it stands", "[help]") {
    for (const RulePicture& rule : rule_pictures()) {
        CAPTURE(rule.title);
        RulePlayer player{rule};
        const Board first = player.session().board();
        CHECK_FALSE(player.next_change(Time{0}));
        player.start(Time{1'000});
        int least = first.tiles();
        Time now{1'000};
        while (const auto next = player.next_change(now)) {
            REQUIRE(*next <= Time{1'000} + RulePlayer::loop);
            now = std::max(*next, now + Time{1});
            player.tick(now);
            least = std::min(least, player.session().board().tiles());
        }
        CHECK_FALSE(player.plays());
        CHECK(player.session().board() == first);
        CHECK(least == first.tiles() - (std::string{rule.title} == "Never three" ? 0 : 2));
    }
}

TEST_CASE("the falling rule moves a tile", "[help]") {
    const RulePicture& rule = rule_named("Falling");
    RulePlayer player{rule};
    const Board before = player.session().board();
    player.start(Time{0});
    player.tick(RulePlayer::loop - Time{1});
    CHECK_FALSE(player.session().board().is_tile({1, 3}));
    CHECK(player.session().board().kind({2, 3}) == before.kind({1, 3}));
}
