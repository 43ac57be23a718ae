// The size of text and buttons.
#include <algorithm>
#include <string>

#include "app/labels.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Canvas;
using ui::Key;

namespace {

const ui::HitArea* slider_of(const ui::Frame& frame) {
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::slider) return &hit;
    return nullptr;
}

float largest_text(const Player& player) {
    float size = 0;
    for (const auto& text : items_of<ui::TextItem>(player.seen())) size = std::max(size, text.size);
    return size;
}

} // namespace

TEST_CASE("text and buttons grow as the player wants, as far as the window has room", "[app][settings]") {
    for (const Canvas canvas : {Canvas{1280, 720}, {1920, 1080}, {3840, 2160, 2}, {390, 844}, {480, 360}}) {
        CAPTURE(canvas.width, canvas.height);
        const float usual = ui::unit_for(canvas);
        float before = usual;
        for (const float size : {1.0F, 1.1F, 1.5F, 2.0F}) {
            const float unit = ui::unit_for(canvas, size);
            CHECK(unit >= before);
            CHECK(unit <= usual * size + 0.001F);
            if (unit > usual) CHECK(static_cast<float>(canvas.width) / unit > 359);
            if (unit > usual) CHECK(static_cast<float>(canvas.height) / unit > 269);
            before = unit;
        }
    }
    CHECK(ui::unit_for({1280, 720}, 2) == 2);
    CHECK(ui::unit_for({1920, 1080}, 1.5F) == 1.5F * ui::unit_for({1920, 1080}));
}

TEST_CASE("the size of text is the desktop's until the player chooses one", "[app][settings]") {
    Settings settings;
    CHECK(text_size_of(settings) == 1);
    settings.text_size_of_system = 125;
    CHECK(text_size_of(settings) == 1.25F);
    settings.text_size = 100;
    CHECK(text_size_of(settings) == 1);
    CHECK(text_size_from(50) == 100);
    CHECK(text_size_from(124.6F) == 125);
    CHECK(text_size_from(1000) == 200);
}

TEST_CASE("a slider sets the size of text; at its left end it is the system's", "[app][settings]") {
    Player player{start_at(six_pairs)};
    player.run(Command::accessibility);
    const float usual = largest_text(player);
    const auto click_at = [&](float share) {
        const ui::Frame frame = player.app.frame(player.now);
        const ui::HitArea* const slider = slider_of(frame);
        REQUIRE(slider != nullptr);
        player.click(ui::Point{slider->rect.x + share * slider->rect.w, slider->rect.centre().y});
    };
    CHECK(player.app.settings().text_size == 0);
    CHECK(shows(player.seen(), "as system"));
    click_at(0.999F);
    CHECK(player.app.settings().text_size == 200);
    CHECK(shows(player.seen(), "200 %"));
    CHECK(largest_text(player) > 1.9F * usual);
    for (int i = 0; i < 20; ++i) player.key(Key::left);
    CHECK(player.app.settings().text_size == 0);
    player.key(Key::right);
    CHECK(player.app.settings().text_size == 100);
    player.key(Key::right);
    CHECK(player.app.settings().text_size == 110);
}

TEST_CASE("tiles get what larger text leaves of the window", "[app][settings]") {
    Player player{start_at(pairs_side_by_side({10, 14}))};
    const ui::Rect usual = player.place().area();
    Settings settings = player.app.settings();
    settings.text_size = 200;
    player.change(settings);
    const ui::Rect area = player.place().area();
    CHECK(area.y > 1.5F * usual.y);
    CHECK(area.bottom() <= 720);
    CHECK(player.place().cell_side() >= 30);
}
