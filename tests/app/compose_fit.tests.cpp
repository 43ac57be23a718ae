// The scene as data: whether all of it fits, in every situation, at every size, in every language.

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "app/situations.hpp"
#include "platform/translation.hpp"
#include "support/contrast.hpp"

using namespace twoturns;
using namespace twoturns::app;
using scene::Scene;
using scene::TileItem;
using scene::TileLook;
using scene::LineItem;
using scene::LineLook;
using scene::CursorItem;
using scene::MarkItem;
using ui::Key;
using ui::Point;
using ui::Rect;
using ui::Canvas;
using ui::TextItem;
using ui::BoxItem;
using ui::IconItem;
using namespace twoturns::test;

namespace {

bool overlap(const Rect& a, const Rect& b) {
    constexpr float touch = 0.5F;
    return a.x + touch < b.right() && b.x + touch < a.right() && a.y + touch < b.bottom() && b.y + touch < a.bottom();
}

bool inside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

/// The place a text takes: its width as measured, its height that of capitals and tails.
Rect box_of(const TextItem& text) {
    const float width = fake_measure.width(text.text, text.size, text.bold);
    const float left = text.align == Align::left     ? text.at.x
                       : text.align == Align::centre ? text.at.x - width / 2
                                                     : text.at.x - width;
    return {left, text.at.y - text.size * 0.45F, width, text.size * 0.9F};
}

const std::vector<Canvas> canvases{{480, 360}, {640, 480}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}};

/// Calls with every situation on every canvas in every language.
template <class Check> void for_all(const Check& check) {
    for (const Language& language : languages()) {
        set_language(language.code, TWOTURNS_LOCALE);
        for (const Canvas canvas : canvases)
            for (const bool kept : {true, false})
                for (const Situation& situation : situations(canvas, kept)) {
                    CAPTURE(std::string(language.code), canvas.width, canvas.height, situation.name, kept);
                    check(situation.player, situation.player.seen());
                }
    }
    set_language("en", TWOTURNS_LOCALE);
}

} // namespace

TEST_CASE("no text leaves the canvas", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Canvas canvas = player.app.canvas();
        const Rect all{0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)};
        for (const TextItem& text : items_of<TextItem>(scene)) {
            CAPTURE(text.text);
            CHECK(inside(box_of(text), all));
        }
    });
}

TEST_CASE("texts never overlap each other in the bar, and keep off its buttons", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        std::vector<TextItem> texts = items_of<TextItem>(scene);
        const Rect bar = player.place().bar();
        std::erase_if(texts, [&](const TextItem& text) { return !bar.contains(text.at); });
        for (std::size_t i = 0; i < texts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(texts[i].text, texts[j].text);
                CHECK_FALSE(overlap(box_of(texts[i]), box_of(texts[j])));
            }
            for (const Hotspot& spot : scene.hotspots) {
                if (!std::holds_alternative<Command>(spot.target) || !inside(spot.rect, bar)) continue;
                CAPTURE(texts[i].text, spot.rect.x, spot.rect.w);
                CHECK((inside(box_of(texts[i]), spot.rect) || !overlap(box_of(texts[i]), spot.rect)));
            }
        }
    });
}

TEST_CASE("texts of a panel do not overlap each other", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        std::vector<TextItem> texts = items_of<TextItem>(scene);
        const Rect bar = player.place().bar();
        std::erase_if(texts, [&](const TextItem& text) { return bar.contains(text.at); });
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                CAPTURE(texts[i].text, texts[j].text);
                CHECK_FALSE(overlap(box_of(texts[i]), box_of(texts[j])));
            }
    });
}

TEST_CASE("buttons lie on the canvas and do not overlap", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Canvas canvas = player.app.canvas();
        const Rect all{0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)};
        std::vector<Hotspot> buttons = scene.hotspots;
        // A field lies below its own buttons, a swallowing place below everything.
        std::erase_if(buttons, [](const Hotspot& spot) {
            const auto* press = std::get_if<FormPress>(&spot.target);
            return std::holds_alternative<Swallow>(spot.target) || (press != nullptr && press->part == FormPart::focus);
        });
        for (std::size_t i = 0; i < buttons.size(); ++i) {
            CAPTURE(i, buttons[i].rect.x, buttons[i].rect.y, buttons[i].rect.w, buttons[i].rect.h);
            CHECK(inside(buttons[i].rect, all));
            CHECK(buttons[i].rect.w >= 16);
            CHECK(buttons[i].rect.h >= 16);
            CHECK(scene.target_at(buttons[i].rect.centre()) == buttons[i].target);
            for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(buttons[i].rect, buttons[j].rect));
        }
    });
}

TEST_CASE("a panel holds its own texts and buttons", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        if (player.screen() == "none" || player.screen() == "replay") return;
        const Rect bar = player.place().bar();
        const auto spots = scene.hotspots;
        const auto sheet = std::find_if(spots.rbegin(), spots.rend(), [](const Hotspot& spot) {
            return std::holds_alternative<Swallow>(spot.target);
        });
        REQUIRE(sheet != spots.rend());
        REQUIRE(inside(sheet->rect, player.place().table()));
        for (auto spot = spots.rbegin(); spot != sheet; ++spot) CHECK(inside(spot->rect, sheet->rect));
        for (const TextItem& text : items_of<TextItem>(scene)) {
            CAPTURE(text.text);
            if (!bar.contains(text.at)) CHECK(inside(box_of(text), sheet->rect));
        }
    });
}

TEST_CASE("every text can be read on what lies under it, on both tables", "[compose][fit]") {
    for (const Canvas canvas : canvases)
        for (const bool dark : {true, false})
            for (Situation& situation : situations(canvas)) {
                if (!dark) situation.player.app.run(Command::theme, situation.player.now);
                const Scene scene = situation.player.seen();
                REQUIRE(scene.theme == (dark ? dark_theme : light_theme));
                for (std::size_t i = 0; i < scene.items.size(); ++i) {
                    const auto* text = std::get_if<TextItem>(&scene.items[i]);
                    // Only what cannot be pressed now is faint.
                    if (text == nullptr || text->colour.a < 255) continue;
                    CAPTURE(canvas.width, canvas.height, situation.name, dark, text->text);
                    // The key on the one quiet button that stands on the bare table repeats what the icon and the word
                    // beside it say.
                    const bool key_on_table = situation.name == "won" && text->text == "R";
                    CHECK(least_contrast(scene, i, box_of(*text)) >= (key_on_table ? 3 : 4.5));
                }
            }
}

TEST_CASE("the bar keeps its most important words at every size", "[compose][fit]") {
    for_all([](const Player& player, const Scene& scene) {
        const Rect bar = player.place().bar();
        int left = 0;
        for (const TextItem& text : items_of<TextItem>(scene)) left += bar.contains(text.at) && text.bold;
        CHECK(left >= 1);
    });
}

TEST_CASE("that nothing is kept is seen in every state at one place that nothing covers", "[compose][fit]") {
    for (const Language& language : languages()) {
        set_language(language.code, TWOTURNS_LOCALE);
        const std::string words = tr(N_("not saved"));
        for (const Canvas canvas : canvases) {
            std::optional<TextItem> usual;
            for (const bool dark : {true, false})
                for (Situation& situation : situations(canvas, false)) {
                    CAPTURE(std::string(language.code), canvas.width, canvas.height, situation.name, dark);
                    if (!dark) situation.player.app.run(Command::theme, situation.player.now);
                    const Scene scene = situation.player.seen();
                    const auto* sign = std::get_if<TextItem>(&scene.items.back()); // above everything
                    REQUIRE(sign != nullptr);
                    CHECK(sign->text == words);
                    CHECK(sign->size >= 12);
                    CHECK(inside(box_of(*sign), situation.player.place().bar()));
                    CHECK(*sign == usual.value_or(*sign));
                    usual = *sign;
                    const auto* box = std::get_if<BoxItem>(&scene.items[scene.items.size() - 2]);
                    REQUIRE(box != nullptr);
                    CHECK(inside(box_of(*sign), box->rect));
                    CHECK(box->fill.a == 255);
                    CHECK(contrast(sign->colour, box->fill) >= 4.5);
                    for (const TextItem& text : items_of<TextItem>(scene))
                        CHECK((text == *sign || !overlap(box_of(text), box->rect)));
                    for (const Hotspot& spot : scene.hotspots)
                        if (std::holds_alternative<Command>(spot.target)) CHECK_FALSE(overlap(spot.rect, box->rect));
                }
            for (const Situation& situation : situations(canvas))
                for (const TextItem& text : items_of<TextItem>(situation.player.seen())) CHECK(text.text != words);
        }
    }
    set_language("en", TWOTURNS_LOCALE);
}

TEST_CASE("text that does not fit is cut at a whole character", "[compose]") {
    const game::Session session{board_of("A A\n"), Gravity::none};
    const Ui ui;
    const GameId id;
    for (const std::string words : {"take steps back", "退回上一步再试一次", "naïve café"})
        for (int most = 0; most < 200; most += 7) {
            Composer composer{session, ui, id, fake_measure, Layout{{}, {1, 2}}, Time{0}, {}};
            composer.fitted_text(words, {0, 0}, 16, {}, static_cast<float>(most));
            for (const TextItem& text : items_of<TextItem>(composer.scene)) {
                CHECK(fake_measure.width(text.text, 16, false) <= static_cast<float>(most));
                if (text.text == words) continue;
                REQUIRE(text.text.size() > 3);
                CHECK(text.text.substr(text.text.size() - 3) == "…");
                const std::string kept = text.text.substr(0, text.text.size() - 3);
                CHECK(words.rfind(kept, 0) == 0);
                CHECK((static_cast<unsigned char>(words[kept.size()]) & 0xC0U) != 0x80U);
            }
        }
}
