// Languages that run from right to left: every page is reflected, boards and what is on them are not.
#include <algorithm>
#include <string>

#include "app/labels.hpp"
#include "app/player.hpp"
#include "platform/translation.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

/// Speaks Arabic as long as it exists.
struct InArabic {
    InArabic() { REQUIRE(platform::set_language("ar", TWOTURNS_LOCALE)); }
    ~InArabic() { (void)platform::set_language("en", TWOTURNS_LOCALE); }
    InArabic(const InArabic&) = delete;
    InArabic& operator=(const InArabic&) = delete;
};

ui::Rect place_of(const Player& player, const std::string& name) {
    for (const NamedPlace& one : player.app.places(player.now))
        if (one.name == name) return one.rect;
    FAIL("there is no button " << name);
    return {};
}

} // namespace

TEST_CASE("in Arabic the buttons of the bar stand at the left, and a click there presses them", "[right-to-left]") {
    const InArabic arabic;
    Player player{start_at("A B\nB A\n")};
    const float middle = static_cast<float>(player.app.canvas().width) / 2;
    CHECK(place_of(player, "menu").right() < middle);
    player.click(place_of(player, "menu").centre());
    CHECK(player.screen() == "menu");
}

TEST_CASE("in Arabic the board keeps its sides and is played where it is drawn", "[right-to-left]") {
    const InArabic arabic;
    Player player{start_at("A B B C\nC D D A\n")};
    const ui::Rect first = player.place().cell_rect({1, 1});
    CHECK(first.x < player.place().cell_rect({1, 4}).x);
    player.make({{1, 2}, {1, 3}});
    CHECK(player.session().pairs_left() == 3);
    player.key(Key::right); // the cursor goes where the arrow points
    const auto before = player.app.shown(player.now).cursor;
    player.key(Key::right);
    const auto after = player.app.shown(player.now).cursor;
    REQUIRE(before);
    REQUIRE(after);
    CHECK(after->col > before->col);
}

TEST_CASE("in Arabic an arrow moves the focus to where it points", "[right-to-left]") {
    const InArabic arabic;
    Player player{start_at("A B\nB A\n")};
    player.run(Command::menu);
    player.key(Key::tab);
    const auto spot = [&] {
        const ui::Frame frame = player.app.frame(player.now);
        const auto* hit = frame.find(player.app.focus());
        REQUIRE(hit != nullptr);
        return player.on_screen(hit->rect).centre();
    };
    const ui::Point right = spot();
    player.key(Key::left);
    const ui::Point left = spot();
    CHECK(left.x < right.x);
    player.key(Key::right);
    CHECK(spot().x > left.x);
}

TEST_CASE("a size is read from the left in Arabic, too", "[right-to-left]") {
    const InArabic arabic;
    CHECK(label_of(Size{8, 18}) == "\u206618 × 8\u2069");
}
