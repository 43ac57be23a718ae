// The signs that lie over the table.
#include <algorithm>

#include "app/app.hpp"
#include "app/player.hpp"
#include "game/history/journey.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

TEST_CASE("the sign of a rule covers no tile on any board of the journey", "[play]") {
    int shown = 0;
    for (const ui::Canvas canvas : some_of<ui::Canvas>({{1280, 720}, {1920, 1080}}))
        for (std::size_t place = 0; place < game::places; ++place) {
            const GameId& id = game::journey()[place].id;
            if (id.params.rule == Rule::any) continue;
            CAPTURE(place, canvas.width);
            Player player{dealt(id.params, id.seed), canvas};
            const scene::Scene scene = player.seen();
            const auto texts = items_of<ui::TextItem>(scene);
            const auto words = std::find_if(texts.begin(), texts.end(), [](const ui::TextItem& text) {
                return text.text == "Straight lines only" || text.text == "One turn at most";
            });
            REQUIRE(words != texts.end());
            ++shown;
            for (const auto& one : items_of<ui::BoxItem>(scene)) {
                const bool holds_words = one.rect.contains(words->at) && one.rect.h < 200;
                if (!holds_words) continue;
                for (const Cell cell : player.session().board().tile_cells()) {
                    const ui::Rect tile = player.app.geometry(player.now).cell_rect(cell);
                    CHECK_FALSE((tile.x < one.rect.right() && one.rect.x < tile.right() && tile.y < one.rect.bottom() &&
                                 one.rect.y < tile.bottom()));
                }
            }
        }
    CHECK(shown > 10);
}

TEST_CASE("where the sign of a rule would cover a tile, only the bar tells the rule", "[play]") {
    DealParams params{{13, 15}, 31, Gravity::none, *layout_from_name("heart"), 1};
    params.rule = Rule::one_turn;
    Player player{dealt(params, "a"), {1280, 720}};
    CHECK_FALSE(shows(player.seen(), "One turn at most"));
    CHECK(shows(player.seen(), "one turn at most"));
}
