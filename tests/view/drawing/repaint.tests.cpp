// A partial redraw looks the same as a full one.
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "support/scale.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "view/stage.hpp"
#include "view/studio.hpp"

using namespace twoturns;
using namespace twoturns::test;
using scene::Scene;
using ui::rgb;

namespace {

constexpr ui::Canvas repainted{240, 160};

/// Random items anywhere, half of them over others.
class Things {
public:
    explicit Things(std::uint64_t seed) : random_(seed) {}

    scene::Item any() {
        const ui::Rect rect{number(200), number(130), 4 + number(60), 4 + number(50)};
        const ui::Colour colour =
            rgb(static_cast<std::uint32_t>(0x102030 + below(0xC0C0C0))).with_alpha(below(2) == 0 ? 1 : 0.5F);
        const float alpha = below(2) == 0 ? 1 : 0.6F;
        switch (below(11)) {
        case 0:
        case 1: return tile();
        case 2: return ui::BoxItem{.rect = rect, .fill = colour};
        case 3: return ui::BoxItem{.rect = rect, .radius = 6, .fill = colour, .shadow = true};
        case 4: return ui::TextItem{.text = "two turns", .at = {rect.x, rect.y}, .colour = colour};
        case 5: return ui::IconItem{"close", {rect.x, rect.y, 20, 20}, colour};
        case 6: return ui::StrokeItem{{{rect.x, rect.y}, {rect.right(), rect.bottom()}}, 3, colour};
        case 7: return scene::SparkItem{.at = rect.centre(), .size = 12, .colour = colour, .alpha = alpha};
        case 8: return scene::MarkItem{.at = rect.centre(), .alpha = alpha};
        case 9: return scene::CursorItem{.box = {rect.x, rect.y, 40, 40}};
        default: break;
        }
        const float far = rect.right() + number(100);
        const float low = rect.bottom() + number(70);
        return scene::LineItem{.points = {{rect.x, rect.y}, {far, rect.y}, {far, low}, {rect.x, low}},
                               .drawn = below(2) == 0 ? 1 : 0.7F,
                               .alpha = alpha};
    }
    scene::Item tile() {
        scene::TileItem item{.box = {40 * std::floor(number(6)), 40 * std::floor(number(4)), 40, 40}, .face = below(9)};
        if (below(4) == 0) item.look = scene::TileStyle::picked;
        return item;
    }
    scene::Item for_all() {
        if (below(3) == 0) return ui::FadeItem{below(2) == 0 ? 1 : 0.5F};
        if (below(2) == 0) return ui::ClipItem{};
        return ui::ClipItem{ui::Rect{number(100), number(80), number(140), number(90)}};
    }
    void change(Scene& scene) {
        auto& items = scene.items;
        const auto anywhere = [&] { return items.begin() + below(size(items) + 1); };
        switch (below(items.empty() ? 2 : 6)) {
        case 0: items.insert(anywhere(), any()); return;
        case 1: items.insert(anywhere(), for_all()); return;
        case 2: items.erase(items.begin() + below(size(items))); return;
        case 3: items[static_cast<std::size_t>(below(size(items)))] = any(); return;
        case 4: items.push_back(any()); return;
        default: items.pop_back();
        }
    }
    int below(int end) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(end))); }

private:
    static int size(const std::vector<scene::Item>& items) { return static_cast<int>(items.size()); }
    float number(int end) { return static_cast<float>(below(end * 4)) / 4; }
    Random random_;
};

/// Draws scenes that change by chance, each over the one before, and calls `check` after each.
template <class Check> void draw_many(const Check& check) {
    Studio studio{repainted};
    for (int seed = 0; seed < scaled(40); ++seed) {
        Things things{static_cast<std::uint64_t>(seed)};
        Scene scene = empty_scene(repainted);
        for (int i = 0; i < 12; ++i) scene.items.push_back(things.any());
        for (int frame = 0; frame < 12; ++frame) {
            for (int changes = things.below(4); changes > 0; --changes) things.change(scene);
            studio.draw(scene);
            CAPTURE(seed, frame);
            check(studio, scene);
        }
    }
}

/// Returns all pixels of the window.
std::vector<std::uint32_t> seen() {
    SDL_Renderer* const renderer = SDL_GetRenderer(the_window());
    int width = 0;
    int height = 0;
    REQUIRE(SDL_GetRendererOutputSize(renderer, &width, &height) == 0);
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    REQUIRE(SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_ARGB8888, pixels.data(), width * 4) == 0);
    return pixels;
}

} // namespace

TEST_CASE("a scene drawn over another one looks as if it were drawn alone", "[repaint]") {
    Studio alone{repainted};
    draw_many([&](const Studio& studio, const Scene& scene) {
        alone.draw_anew(scene);
        REQUIRE(differing(studio.everything(), alone.everything()) == 0);
    });
}

TEST_CASE("whoever copies the parts that have changed has the whole picture", "[repaint]") {
    constexpr auto width = static_cast<std::size_t>(repainted.width);
    std::vector<std::uint32_t> copy(width * static_cast<std::size_t>(repainted.height));
    std::size_t copied = 0;
    std::size_t frames = 0;
    draw_many([&](const Studio& studio, const Scene&) {
        ++frames;
        const auto picture = studio.everything();
        for (const SDL_Rect& part : studio.changed())
            for (int y = part.y; y < part.y + part.h; ++y)
                for (int x = part.x; x < part.x + part.w; ++x, ++copied) {
                    const std::size_t at = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
                    copy.at(at) = picture.at(at);
                }
        REQUIRE(differing(copy, picture) == 0);
    });
    CHECK(copied < frames * copy.size() / 2); // mostly much less than all of it
}

TEST_CASE("a dialog over a board comes bit by bit, the board is there at once", "[repaint]") {
    Things things{7};
    Scene board = empty_scene(repainted);
    for (int i = 0; i < 9; ++i) board.items.push_back(things.tile());
    Scene open = board;
    open.below = open.items.size();
    open.items.push_back(ui::BoxItem{.rect = {0, 0, 240, 160}, .fill = rgb(0).with_alpha(0.5F)});
    for (int i = 0; i < 5; ++i)
        open.items.push_back(ui::TextItem{
            .text = std::to_string(i), .at = {20, 20.0F * static_cast<float>(i)}, .colour = rgb(0xFFFFFF)});
    Studio whole{repainted};
    whole.draw(open);
    CHECK(whole.finished());
    Studio studio{repainted};
    studio.set_patience(std::chrono::milliseconds{0});
    studio.draw(board);
    CHECK(studio.finished());
    int frames = 0;
    do {
        studio.draw(open);
        REQUIRE(++frames < 20);
    } while (!studio.finished());
    CHECK(frames > 2);
    CHECK(studio.everything() == whole.everything());
    studio.draw(board);
    whole.draw_anew(board);
    CHECK(studio.everything() == whole.everything());
}

TEST_CASE("whatever is done in a window, nothing of it is left behind", "[repaint]") {
    const std::vector<SDL_Keycode> keys{SDLK_h,    SDLK_u,  SDLK_r,    SDLK_TAB,    SDLK_RETURN, SDLK_SPACE,
                                        SDLK_LEFT, SDLK_UP, SDLK_m,    SDLK_F1,     SDLK_k,      SDLK_p,
                                        SDLK_z,    SDLK_d,  SDLK_DOWN, SDLK_ESCAPE, SDLK_ESCAPE, SDLK_ESCAPE};
    Random random{20261123};
    Stage stage{options_for(dealt({{6, 10}, 15, Gravity::down}, "remains"), false)};
    const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random.below(end)); };
    int compared = 0;
    for (int round = 0; round < scaled(12) || compared < 2; ++round) {
        for (int step = 0; step < 5; ++step) {
            if (below(2) == 0) {
                send_key(keys[below(keys.size())]);
            } else if (const auto pairs = legal_moves(stage.session().board()); !pairs.empty() && below(2) == 0) {
                const Move pair = pairs[below(pairs.size())];
                stage.send_click(pair.a);
                stage.send_click(pair.b);
            } else {
                const ui::Point anywhere{static_cast<float>(below(800)), static_cast<float>(below(600))};
                SDL_Event event{};
                event.type = SDL_MOUSEMOTION;
                event.motion.x = static_cast<int>(anywhere.x);
                event.motion.y = static_cast<int>(anywhere.y);
                send(event);
            }
            stage.turn();
            SDL_Delay(static_cast<Uint32>(below(30)));
        }
        for (int wait = 0; wait < 400 && stage.host.app().next_change(Stage::now()); ++wait) stage.host.turn(5);
        for (int more = 0; more < 20; ++more) stage.host.turn(0); // items that take several frames
        if (stage.host.app().next_change(Stage::now())) continue; // an example with an endless animation
        const auto drawn_onto = seen();
        send_window(SDL_WINDOWEVENT_EXPOSED);
        stage.turn();
        CAPTURE(round, stage.screen());
        REQUIRE(differing(drawn_onto, seen()) == 0);
        ++compared;
    }
}
