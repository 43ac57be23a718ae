// The layout editor, and the player's own layouts on the page for a new game.
#include <string>

#include "app/player.hpp"
#include "scene/board_geometry.hpp"
#include "support/catch.hpp"
#include "twoturns/own_layout.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

struct Artist : Player {
    explicit Artist(app::Start start = dealt({{4, 6}, 6, Gravity::none}, "draw"), ui::Canvas canvas = {1280, 1000})
        : Player{std::move(start), canvas} {
        run(Command::edit_layout);
        REQUIRE(screen() == "edit-layout");
    }
    [[nodiscard]] std::string line_of(const std::string& word) const {
        const std::string text = state();
        const auto at = text.find("; " + word + " ");
        if (at == std::string::npos) return {};
        const auto from = at + word.size() + 3;
        return text.substr(from, text.find('\n', from) - from);
    }
    [[nodiscard]] Board drawn() const {
        const BoardLayout layout = *parse_own_layout(line_of("drawing"));
        return layout.cells(*layout.size());
    }
    [[nodiscard]] ui::Point cell(Cell at) const {
        const ui::Frame frame = app.frame(now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::slot)
                return scene::BoardGeometry{hit.rect, drawn().size()}.cell_rect(at).centre();
        FAIL("there is nothing to draw on");
        return {};
    }
    void drag(Cell from, Cell to) {
        press(cell(from));
        point(cell(to));
        input(ui::Release{ui::MouseButton::left, cell(to)});
    }
    void choose(std::size_t choice, std::size_t option) {
        const ui::Frame frame = app.frame(now);
        std::vector<ui::Id> ids;
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::option && (ids.empty() || ids.back() != hit.id)) ids.push_back(hit.id);
        REQUIRE(choice < ids.size());
        const auto* const place = [&]() -> const ui::HitArea* {
            for (const ui::HitArea& hit : frame.hit_areas)
                if (hit.id == ids[choice] && hit.index == option && hit.kind == ui::HitArea::Kind::option) return &hit;
            return nullptr;
        }();
        REQUIRE(place);
        click(place->rect.centre());
    }
    void clear() { press_button("clear"); }
};
constexpr std::size_t brush = 0;
constexpr std::size_t mirror = 1;

} // namespace

TEST_CASE("the layout of the game is there to begin with, and dragging draws", "[edit-layout]") {
    Artist player;
    CHECK(player.drawn().tiles() == 24);
    player.clear();
    CHECK(player.drawn().tiles() == 0);
    player.drag({1, 1}, {1, 6});
    CHECK(player.drawn() == board_of("A A A A A A\n. . . . . .\n. . . . . .\n. . . . . .\n"));
    player.choose(brush, 1);
    player.choose(mirror, 2);
    player.drag({2, 1}, {2, 3});
    CHECK(player.drawn() == board_of("A A A A A A\n# # # . . .\n# # # . . .\n. . . . . .\n"));
    player.key(Key::z, true);
    player.key(Key::z, true);
    CHECK(player.drawn().tiles() == 0);
    player.key(Key::y, true);
    CHECK(player.drawn().tiles() == 6);
}

TEST_CASE("a pointer that leaves the cells draws nothing where it comes back but there", "[edit-layout]") {
    Artist player;
    player.clear();
    player.press(player.cell({1, 1}));
    player.point({-100, -100});
    player.point(player.cell({4, 6}));
    player.point({-100, -100});
    CHECK(player.drawn().tiles() == 2);
}

TEST_CASE("keys draw as well", "[edit-layout]") {
    Artist player;
    player.clear();
    player.key(Key::right); // only shows the cursor
    REQUIRE(items_of<scene::CursorItem>(player.seen()).size() == 1);
    for (int i = 0; i < 9; ++i) player.key(Key::up);
    for (int i = 0; i < 9; ++i) player.key(Key::left);
    player.key(Key::space);
    player.key(Key::right);
    player.key(Key::two);
    player.key(Key::down);
    player.key(Key::one);
    player.key(Key::left);
    player.key(Key::three);
    CHECK(player.drawn() == board_of("A # . . . .\n. A . . . .\n. . . . . .\n. . . . . .\n"));
}

TEST_CASE("what is drawn is dealt after a pause, and played", "[edit-layout]") {
    Artist player;
    player.clear();
    player.drag({1, 1}, {1, 4});
    CHECK(player.line_of("preview") == "dealing");
    player.wait(200);
    CHECK(player.line_of("preview") == "dealt");
    const std::string id = player.line_of("choice");
    CHECK(parse_game_id(id)->params.layout.name() == player.line_of("drawing"));
    player.forget_requests();
    player.key(Key::c, true);
    CHECK(player.asked_for<CopyText>() == 1);
    player.press_button("play");
    CHECK(player.screen() == "none");
    CHECK(player.session().board().tiles() == 4);
    CHECK(to_text(player.app.game().origin.id) == id);
    const auto saved = game::parse_record(game::to_text(game::record_of(player.app.game(), player.now)));
    REQUIRE(saved);
    CHECK(saved->origin == player.app.game().origin);
}

TEST_CASE("a drawing of which no board can be made says why", "[edit-layout]") {
    Artist player;
    const auto says = [&](const std::string& words) {
        player.wait(200);
        CHECK(player.line_of("preview") == "refused");
        CHECK_FALSE(player.place_of("play"));
        CHECK(shows(player.seen(), words));
    };
    player.clear();
    says("a board has two tiles");
    player.drag({1, 1}, {1, 1});
    says("a board has two tiles");
    player.drag({1, 3}, {1, 3});
    player.wait(200);
    CHECK(player.line_of("preview") == "dealt");
    player.drag({1, 5}, {1, 5});
    player.wait(200);
    CHECK(player.line_of("preview") == "dealt");
    CHECK(shows(player.seen(), "number of tiles is odd"));
    player.clear();
    player.choose(brush, 1);
    for (int row = 1; row <= 4; ++row) player.drag({row, 1}, {row, 6});
    player.choose(brush, 0);
    player.drag({2, 2}, {2, 2});
    player.drag({3, 5}, {3, 5}); // two tiles enclosed by stones
    says("no board that");
}

TEST_CASE("the smallest and the largest drawing can be made", "[edit-layout]") {
    for (const Size size : {Size{1, 1}, Size{62, 62}}) {
        app::Start start = dealt({{4, 6}, 6, Gravity::none}, "draw");
        start.settings.drawing = own_layout(Board{size}).name();
        Artist player{std::move(start)};
        CHECK(player.drawn() == Board{size});
        player.drag({1, 1}, {size.rows, size.cols});
        CHECK(player.drawn().tiles() == size.rows);
        player.run(Command::undo);
        CHECK(player.drawn() == Board{size});
    }
}

TEST_CASE("a large drawing can be looked at closer, and is drawn on there, by keys and by the pointer",
          "[edit-layout]") {
    app::Start start = dealt({{4, 6}, 6, Gravity::none}, "draw");
    start.settings.drawing = own_layout(Board{{62, 62}}).name();
    Artist player{std::move(start), {480, 360}};
    const auto cursor = [&] { return items_of<scene::CursorItem>(player.seen()).front().box; };
    player.key(Key::right); // only shows the cursor
    const float whole = cursor().w;
    CHECK(whole < 4);
    for (int i = 0; i < 14; ++i) player.key(Key::plus);
    CHECK(cursor().w >= 16);
    for (int i = 0; i < 31; ++i) player.key(Key::up);
    for (int i = 0; i < 31; ++i) player.key(Key::left);
    const ui::Rect corner = cursor();
    player.point(corner.centre());
    player.input(ui::Wheel{-1});
    CHECK(cursor().w > corner.w);
    CHECK(cursor().contains(corner.centre()));
    player.click(corner.centre());
    CHECK(player.drawn().is_tile({1, 1}));
    CHECK(player.drawn().tiles() == 1);
    player.key(Key::down);
    player.key(Key::zero);
    CHECK(cursor().w == whole);
}

TEST_CASE("a drawing is there again after the page was left", "[edit-layout]") {
    Artist player;
    player.clear();
    player.drag({1, 1}, {1, 4});
    const std::string drawing = player.line_of("drawing");
    player.key(Key::escape);
    CHECK(player.app.settings().drawing == drawing);
    player.run(Command::edit_layout);
    CHECK(player.line_of("drawing") == drawing);
}

TEST_CASE("a layout is saved under a name, and replaced when that is said twice", "[edit-layout]") {
    Artist player;
    player.key(Key::s, true);
    REQUIRE(player.screen() == "save-layout");
    player.key(Key::enter); // the name is still missing
    CHECK(player.asked_for<WriteLayout>() == 0);
    player.type("My cat");
    player.key(Key::enter);
    auto wanted = *player.last<WriteLayout>();
    CHECK(wanted.name == "My cat.txt");
    CHECK(wanted.text == "; name: My cat\n"
                         "o o o o o o\n"
                         "o o o o o o\n"
                         "o o o o o o\n"
                         "o o o o o o\n");
    CHECK_FALSE(wanted.replace);
    player.answer<WriteLayout>(FileWritten{wanted.name, Message{platform::there_already, {}}});
    CHECK(player.screen() == "save-layout");
    player.wait(600);
    player.key(Key::enter);
    CHECK(player.last<WriteLayout>()->replace);
    player.answer<WriteLayout>(FileWritten{wanted.name, {}});
    CHECK(player.screen() == "edit-layout");
    CHECK(player.headline() == "Saved");
}

TEST_CASE("the page for a new game offers the player's own layouts, and says which it cannot", "[edit-layout]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x"), {1280, 1600}};
    player.key(Key::n);
    OwnLayouts found;
    found.layouts.push_back({"ring", {{"", "My ring"}}, own_layout(board_of("A A A\nA . A\nA A A\n"))});
    found.faults.push_back({"bad.txt", {"line {0}: too long for a saved game", {"3"}}});
    found.left_out = 5;
    player.answer<ReadLayouts>(LayoutsRead{found});
    CHECK(shows(player.seen(), "bad.txt was passed over: line 3"));
    CHECK(shows(player.seen(), "5 more layouts"));
    player.press_words("More choices");
    const ui::Frame frame = player.app.frame(player.now);
    bool chosen = false;
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::option && hit.help.starts_with("My ring")) {
            player.click(hit.rect.centre());
            chosen = true;
        }
    REQUIRE(chosen);
    player.key(Key::enter);
    CHECK(player.session().board().size() == Size{3, 3});
    CHECK(player.session().board().tiles() == 8);
}

TEST_CASE("a layout that was saved is chosen on the page for a new game below", "[edit-layout]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x"), {1280, 1600}};
    player.key(Key::n);
    player.answer<ReadLayouts>(LayoutsRead{});
    player.press_button(Command::edit_layout);
    REQUIRE(player.screen() == "edit-layout");
    player.key(Key::three); // clears the cell in the middle
    player.key(Key::s, true);
    player.type("x");
    player.key(Key::enter);
    const std::string text = player.last<WriteLayout>()->text;
    player.answer<WriteLayout>(FileWritten{"x.txt", {}});
    CHECK(player.asked_for<ReadLayouts>() > 0);
    player.key(Key::escape);
    REQUIRE(player.screen() == "new-game");
    player.key(Key::enter);
    CHECK(player.app.game().origin.id.params.layout == parse_layout_file("x", text)->layout);
    CHECK(player.session().board().tiles() == 22); // an odd tile is left out, too
}
