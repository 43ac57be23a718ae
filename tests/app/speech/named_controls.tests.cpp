// Whatever can be pressed has words for people who hear the page.
#include <string>

#include "app/situations.hpp"
#include "app/speech/page_speech.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

TEST_CASE("every button, switch and choice of every screen has words to be said", "[speech]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}, ui::Canvas{390, 844}})
        for (Situation& situation : situations(canvas)) {
            const Player& player = situation.player;
            if (player.app.top().traits().keys == KeyContext::game) continue; // the tiles are said otherwise
            const ui::Frame frame = player.app.frame(player.now);
            for (const ui::HitArea& hit : frame.hit_areas) {
                if (hit.element == nullptr || hit.kind != ui::HitArea::Kind::button) continue;
                CAPTURE(canvas.width, situation.name, player.screen(), hit.id.part, hit.id.index);
                CHECK_FALSE(words_of_control(*hit.element).name.empty());
            }
        }
}
