// The composed scene fits the window, in every situation, at every size, in every language.

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/journey/places.hpp"
#include "app/player.hpp"
#include "app/situations.hpp"
#include "platform/translation.hpp"
#include "support/scale.hpp"
#include "support/scene_contrast.hpp"
#include "ui/fit.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using platform::Language;
using platform::languages;
using platform::set_language;
using platform::tr;
using scene::Scene;
using ui::BoxItem;
using ui::Canvas;
using ui::ClipItem;
using ui::Frame;
using ui::HitArea;
using ui::Rect;
using ui::TextItem;

namespace {

bool overlap(const Rect& a, const Rect& b) {
    constexpr float touch = 0.5F;
    return a.x + touch < b.right() && b.x + touch < a.right() && a.y + touch < b.bottom() && b.y + touch < a.bottom();
}

bool inside(const Rect& inner, const Rect& outer) {
    constexpr float touch = 1; // pixels; text is measured in fractions of them
    return inner.x >= outer.x - touch && inner.y >= outer.y - touch && inner.right() <= outer.right() + touch &&
           inner.bottom() <= outer.bottom() + touch;
}

/// Returns the box of a text: its measured width, and the height of capitals and descenders.
Rect box_of(const TextItem& text) {
    const float width = fixed_measure.width(text.text, text.size, text.bold);
    const float left = text.align == ui::Align::left     ? text.at.x
                       : text.align == ui::Align::centre ? text.at.x - width / 2
                                                         : text.at.x - width;
    return {left, text.at.y - text.size * 0.45F, width, text.size * 0.9F};
}

Rect window_of(Canvas canvas) { return {0, 0, static_cast<float>(canvas.width), static_cast<float>(canvas.height)}; }

/// A text on the screen with its clip rectangle.
struct Shown {
    TextItem text;
    std::optional<Rect> clip;
    std::size_t item = 0;
    bool covered = false; ///< by a later dialog
    [[nodiscard]] Rect box() const {
        Rect box = box_of(text);
        if (!clip) return box;
        const float top = std::max(box.y, clip->y);
        const float left = std::max(box.x, clip->x);
        return {left, top, std::max(0.0F, std::min(box.right(), clip->right()) - left),
                std::max(0.0F, std::min(box.bottom(), clip->bottom()) - top)};
    }
    [[nodiscard]] bool seen() const { return !covered && box().w > 1 && box().h > 1; }
};

/// Returns the first item of the topmost screen: dialogs lie over a veil that fills the window.
std::size_t topmost(const Scene& scene) {
    std::size_t first = 0;
    const Rect window = window_of(scene.canvas);
    for (std::size_t i = 0; i < scene.items.size(); ++i)
        if (const auto* box = std::get_if<BoxItem>(&scene.items[i]); box != nullptr && box->rect == window) first = i;
    return first;
}

/// Returns all visible texts of the topmost screen.
std::vector<Shown> texts_of(const Scene& scene) {
    std::vector<Shown> all;
    std::optional<Rect> clip;
    const std::size_t first = topmost(scene);
    for (std::size_t i = 0; i < scene.items.size(); ++i) {
        if (const auto* one = std::get_if<ClipItem>(&scene.items[i])) clip = one->rect;
        const auto* text = std::get_if<TextItem>(&scene.items[i]);
        if (text == nullptr || i < first) continue;
        Shown shown{*text, clip, i, false};
        if (shown.seen()) all.push_back(shown);
    }
    // Finds texts behind opaque boxes, such as the sign of pause over the board.
    for (Shown& one : all)
        for (std::size_t i = one.item + 1; i < scene.items.size(); ++i)
            if (const auto* box = std::get_if<BoxItem>(&scene.items[i]);
                box != nullptr && box->fill.a == 255 && overlap(box->rect, one.box()))
                one.covered = one.covered || inside(one.box(), box->rect);
    std::erase_if(all, [](const Shown& one) { return one.covered; });
    return all;
}

bool can_be_used(const HitArea& hit) {
    switch (hit.kind) {
    case HitArea::Kind::button:
    case HitArea::Kind::toggle:
    case HitArea::Kind::option:
    case HitArea::Kind::step_down:
    case HitArea::Kind::step_up:
    case HitArea::Kind::slider:
    case HitArea::Kind::field: return true;
    default: return false;
    }
}

/// Returns the usable hit areas that are visible, at least in part, where they are on the screen.
std::vector<HitArea> widgets_of(const Frame& frame, const std::optional<ui::Mirror>& mirror) {
    std::vector<HitArea> all;
    for (const HitArea& hit : frame.hit_areas) {
        if (!can_be_used(hit) || hit.rect.w <= 0 || hit.rect.h <= 0) continue;
        all.push_back(hit);
        if (mirror) all.back().rect = mirror->of(hit.rect);
    }
    return all;
}

/// A slow build tests only the smallest ones, which have the least room.
const std::vector<Canvas> canvases =
    some_of<Canvas>({{480, 360}, {640, 480}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}});

/// The view of a situation, and the actions in it.
struct Seen {
    explicit Seen(const Player& one)
        : player(one), window(window_of(one.app.canvas())), scene(one.seen()), frame(one.app.frame(one.now)),
          texts(texts_of(scene)), widgets(widgets_of(frame, one.app.mirror())) {}
    const Player& player;
    Rect window;
    Scene scene;
    Frame frame;
    std::vector<Shown> texts;
    std::vector<HitArea> widgets;
};

void check_texts_are_whole(const Seen& seen) {
    INFO("every text is whole in the window, and in what scrolls it");
    for (const Shown& one : seen.texts) {
        CAPTURE(one.text.text, one.text.at.x, one.text.at.y);
        CHECK(inside(one.box(), seen.window));
        if (!one.clip) continue;
        CHECK(inside(*one.clip, seen.window));
        // A scroll area may hide a text above or below. Only the text in a field may continue at a side.
        const bool edited = one.clip->h <= one.text.size * 4;
        if (!edited) CHECK(box_of(one.text).x + 1 >= one.clip->x);
        if (!edited) CHECK(box_of(one.text).right() - 1 <= one.clip->right());
    }
}

void check_texts_are_apart(const Seen& seen) {
    INFO("texts never overlap each other, nor a button that is not their own");
    for (std::size_t i = 0; i < seen.texts.size(); ++i) {
        const Rect box = seen.texts[i].box();
        CAPTURE(seen.texts[i].text.text, box.x, box.y, box.w, box.h);
        for (std::size_t j = 0; j < i; ++j) {
            const Rect other = seen.texts[j].box();
            if (overlap(box, other)) FAIL_CHECK("over " << seen.texts[j].text.text);
        }
        for (const HitArea& hit : seen.widgets)
            if (overlap(box, hit.rect) && !inside(box, hit.rect))
                FAIL_CHECK("over what is used at " << hit.rect.x << ", " << hit.rect.y);
    }
}

void check_widgets_can_be_used(const Seen& seen) {
    INFO("what can be used lies in the window, is large enough for a finger and apart from all else");
    for (std::size_t i = 0; i < seen.widgets.size(); ++i) {
        const HitArea& widget = seen.widgets[i];
        const Rect& rect = widget.rect;
        CAPTURE(i, rect.x, rect.y, rect.w, rect.h, static_cast<int>(widget.kind));
        CHECK(inside(rect, seen.window));
        // A widget at the edge of a scroll area may be partly visible.
        const bool scrolled = std::any_of(seen.frame.tab_stops.begin(), seen.frame.tab_stops.end(),
                                          [&](const auto& stop) { return stop.id == widget.id && stop.scroller; });
        CHECK(rect.w >= 28);
        if (!scrolled) CHECK(rect.h >= 24);
        if (widget.kind == HitArea::Kind::field) CHECK(rect.w >= 80);
        for (std::size_t j = 0; j < i; ++j) {
            const Rect& other = seen.widgets[j].rect;
            if (overlap(rect, other)) FAIL_CHECK("over what is used at " << other.x << ", " << other.y);
        }
    }
    for (const ui::TabStop& stop : seen.frame.tab_stops) {
        CAPTURE(stop.id.part, stop.rect.x, stop.rect.y, stop.rect.w, stop.rect.h);
        CHECK(stop.rect.w >= 28);
        CHECK(stop.rect.h >= 24);
    }
}

void check_bar_tells_all(const Seen& seen) {
    INFO("what the bar tells is told whole");
    const Player& player = seen.player;
    if (!player.app.note() || player.app.depth() > 1 || player.app.play().awaited()) return;
    if (player.session().status() != game::Status::playing && !player.app.note()->until) return;
    const auto squeezed = [](const std::string& text) {
        std::string letters;
        std::copy_if(text.begin(), text.end(), std::back_inserter(letters), [](char c) { return c != ' '; });
        return letters;
    };
    // Joins the lines of the note again, in the order of the screen; a button may have the same words as a line.
    for (const Message& message : {player.app.note()->headline, player.app.note()->detail}) {
        const std::string whole = squeezed(tr(message));
        std::set<std::size_t> told{0}; // how much of it lines can tell
        for (const Shown& one : seen.texts) {
            const std::string line = squeezed(one.text.text);
            std::set<std::size_t> further;
            for (const std::size_t from : told)
                if (whole.compare(from, line.size(), line) == 0) further.insert(from + line.size());
            told.merge(further);
        }
        const std::string rest = whole.substr(*told.rbegin());
        CAPTURE(tr(message), rest);
        CHECK(rest.empty());
    }
}

/// A sentence to translate, with its context.
struct Sentence {
    std::string context;
    std::string words;
};

/// Returns the sentences of the game that end with an ellipsis, in English.
std::vector<Sentence> sentences_with_ellipsis() {
    std::vector<Sentence> all;
    std::ifstream catalogue{TWOTURNS_POT};
    const std::string before_context = "msgctxt \"";
    const std::string before_words = "msgid \"";
    const auto quoted = [](const std::string& line, std::size_t from) {
        return line.substr(from, line.size() - from - 1);
    };
    std::string context;
    for (std::string line; std::getline(catalogue, line);) {
        if (line.empty()) context.clear();
        if (line.starts_with(before_context)) context = quoted(line, before_context.size());
        if (line.starts_with(before_words) && line.ends_with("…\""))
            all.push_back({context, quoted(line, before_words.size())});
    }
    REQUIRE(all.size() > 10);
    return all;
}

void check_words_are_not_cut(const Seen& seen) {
    INFO("what the game says is never cut");
    static const std::vector<Sentence> with_ellipsis = sentences_with_ellipsis();
    for (const Shown& one : seen.texts) {
        const std::string& text = one.text.text;
        CAPTURE(seen.player.screen(), text, one.text.at.x, one.text.at.y);
        if (!text.ends_with("…")) continue;
        // In the smallest windows three names lose their end in the language that is 40 % longer.
        if (seen.window.w <= 640 && text.find('~') != std::string::npos) continue;
        const bool seed = text.find("tt2.") != std::string::npos; // of any length
        const bool why = text.find("/home/") != std::string::npos;
        // What players name, of any length: files of friends, decks, and the fields of cards.
        static const std::string names =
            "somebody whose name is all the colleagues of the second floor An example of how the word is used";
        const bool whose = names.find(text.substr(0, text.size() - 3)) != std::string::npos ||
                           text.starts_with("game ") || text.starts_with("word number");
        const bool whole = std::any_of(with_ellipsis.begin(), with_ellipsis.end(), [&](const Sentence& sentence) {
            const std::string all = sentence.context.empty()
                                        ? tr(sentence.words.c_str())
                                        : platform::trc(sentence.context.c_str(), sentence.words.c_str());
            return all.ends_with(text);
        });
        CHECK((whole || seed || why || whose));
    }
}

void check_bar_has_words(const Seen& seen) {
    INFO("the bar keeps its most important words");
    if (seen.player.screen() == "arcade" || seen.player.screen() == "round-over") return; // have no bar
    const auto place = place_of(seen.player.app.game());
    if (place && seen.player.screen() == "none" && !seen.player.app.play().cleared()) {
        // In a low bar the stars need the room, and the strip below the board names the place.
        for (const std::string& word : words_of(place_label(*place))) CHECK(shows(seen.scene, word));
        return;
    }
    const float bottom = seen.player.app.shown(seen.player.now).place.area().y;
    const auto texts = items_of<TextItem>(seen.scene);
    CHECK(
        std::any_of(texts.begin(), texts.end(), [&](const TextItem& text) { return text.at.y < bottom && text.bold; }));
}

void check_nothing_lies_over_tiles(const Seen& seen) {
    INFO("no text, no card and no note lies over a tile that can be clicked");
    const Player& player = seen.player;
    const bool plays = player.screen() == "none" && !player.session().paused() && !player.app.play().cleared();
    if (!plays || player.app.play().played().undealt()) return;
    std::vector<Rect> tiles;
    for (const Cell cell : player.session().board().tile_cells()) tiles.push_back(player.place().cell_rect(cell));
    const auto check = [&](const Rect& rect, const std::string& what) {
        for (const Rect& tile : tiles)
            if (overlap(rect, tile) && overlap(rect, player.place().area()))
                FAIL_CHECK(what << " lies over a tile at " << tile.x << ", " << tile.y);
    };
    for (const Shown& one : seen.texts) check(one.box(), one.text.text);
    for (const auto& card : items_of<scene::CardItem>(seen.scene)) check(card.rect, "a card");
}

void check_nothing_says_not_saved(const Seen& seen) {
    for (const TextItem& text : items_of<TextItem>(seen.scene)) CHECK(text.text != tr(N_("not saved")));
}

void check_texts_can_be_read(Player& player) {
    INFO("every text can be read on what lies under it, on every table and all tiles");
    const Settings before = player.app.settings();
    for (std::size_t i = 0; i < ui::all_tables.size(); ++i) {
        const ui::TableKind table = ui::all_tables.at(i);
        Settings settings = before;
        settings.table = table;
        settings.material = ui::all_materials.at(i % ui::all_materials.size());
        settings.dark_as_system = false;
        settings.world_tables = false; // the tables of worlds are among all
        player.change(settings);
        const Scene scene = player.seen();
        REQUIRE(scene.theme == ui::theme_of(table, settings.material));
        const double least = table == ui::TableKind::contrast ? 7 : 4.5;
        for (const Shown& one : texts_of(scene)) {
            if (one.text.colour.a < 255) continue; // only disabled text is faint
            if (one.box().h < 1) continue;         // in a row that is scrolled up to its edge
            CAPTURE(name_of(table), one.text.text);
            CHECK(least_contrast(scene, one.item, one.box()) >= least);
        }
    }
    player.change(before);
}

constexpr float near_edge = 24; // a scroll area keeps about as much between the focus and its edge

/// Moves the focus through the screen.
void check_tab_reaches_all(Player& player) {
    INFO("Tab reaches all that can be used, and where it is is seen");
    const Rect window = window_of(player.app.canvas());
    if (player.app.top().traits().keys == KeyContext::game) return;             // on the board Tab is a key of the game
    if (player.screen() == "press-key" || scans(player.app.settings())) return; // Tab is a key to choose, or not needed
    std::set<ui::Id> wanted;
    for (const ui::TabStop& stop : player.app.frame(player.now).tab_stops) wanted.insert(stop.id);
    std::set<ui::Id> reached;
    for (std::size_t i = 0; i <= wanted.size(); ++i) {
        player.key(ui::Key::tab);
        if (player.screen() == "none") return; // nothing to reach
        const Frame frame = player.app.frame(player.now);
        const auto stop = std::find_if(frame.tab_stops.begin(), frame.tab_stops.end(),
                                       [&](const ui::TabStop& one) { return one.id == player.app.focus(); });
        if (wanted.empty()) continue;
        REQUIRE(stop != frame.tab_stops.end());
        reached.insert(stop->id);
        CAPTURE(stop->id.part, stop->rect.x, stop->rect.y, stop->rect.w, stop->rect.h);
        const HitArea* view = stop->scroller ? frame.find(stop->scroller, HitArea::Kind::scroll) : nullptr;
        if (view != nullptr && stop->rect.h > view->rect.h - 2 * near_edge) { // no view shows all of it
            CHECK(overlap(stop->rect, view->rect));
            continue;
        }
        CHECK(inside(stop->rect, view == nullptr ? window : view->rect));
        // Looks for a ring around the widget, or a highlighted row in it.
        const auto near = stop->rect.grown(stop->rect.h);
        CHECK(std::any_of(frame.items.begin(), frame.items.end(), [&](const ui::Item& item) {
            const auto* box = std::get_if<BoxItem>(&item);
            return box != nullptr && box->border == ui::dark_theme.focus && box->border_width >= 2 &&
                   inside(box->rect, near) && inside(box->rect, window.grown(2));
        }));
    }
    for (const ui::Id& id : wanted) {
        CAPTURE(id.part);
        CHECK(reached.contains(id));
    }
}

void check_fits(Player& player, bool saved) {
    const Seen seen{player};
    check_texts_are_whole(seen);
    if (!scans(player.app.settings())) check_texts_are_apart(seen); // signs of the switch stand on widgets
    check_widgets_can_be_used(seen);
    check_bar_tells_all(seen);
    check_words_are_not_cut(seen);
    check_bar_has_words(seen);
    check_nothing_lies_over_tiles(seen);
    if (saved) check_nothing_says_not_saved(seen);
}

/// Checks every situation in a language. `saved` says whether games can be saved; it alternates.
void check_screens_fit(std::string_view code, bool saved) {
    REQUIRE(set_language(code, TWOTURNS_LOCALE));
    for (const Canvas canvas : canvases) {
        for (Situation& situation : situations(canvas, saved)) {
            Player& player = situation.player;
            CAPTURE(std::string(code), canvas.width, canvas.height, situation.name, saved);
            check_fits(player, saved);
            if (code == "de" || code == "ar") check_texts_can_be_read(player); // the same in others of their direction
            check_tab_reaches_all(player);
        }
        saved = !saved;
    }
    (void)set_language("en", TWOTURNS_LOCALE);
}

} // namespace

TEST_CASE("every screen in every state fits every window in every language", "[compose][fit]") {
    bool saved = true; // the other way round in the next language
    for (const Language& language : languages_to_lay_out()) {
        check_screens_fit(language.code, saved);
        saved = !saved;
    }
}

TEST_CASE("every screen in every state fits with large text, scrolling what is longer than the window",
          "[compose][fit][large]") {
    for (const int text_size : {150, 200})
        for (const Canvas canvas : {Canvas{800, 600}, {1280, 720}})
            for (Situation& situation : situations(canvas, true, text_size)) {
                CAPTURE(text_size, canvas.width, canvas.height, situation.name);
                check_fits(situation.player, true);
                check_tab_reaches_all(situation.player);
            }
}

TEST_CASE("every screen in every state fits a telephone in every language", "[compose][fit][phone]") {
    const Canvas canvas{390, 844};
    std::vector<std::string_view> codes{platform::pseudo_language};
    for (const Language& language : languages_to_lay_out()) codes.push_back(language.code);
    for (const std::string_view code : codes) {
        REQUIRE(set_language(code, TWOTURNS_LOCALE));
        for (Situation& situation : situations(canvas)) {
            CAPTURE(std::string(code), situation.name);
            check_fits(situation.player, true);
        }
    }
    (void)set_language("en", TWOTURNS_LOCALE);
}

TEST_CASE("every screen in every state fits small telephones, turned ones, and the largest text",
          "[compose][fit][phones]") {
    for (const int text_size : {0, 200})
        for (const Canvas canvas : {Canvas{390, 844}, {360, 640}, {844, 390}})
            for (Situation& situation : situations(canvas, true, text_size)) {
                CAPTURE(text_size, canvas.width, canvas.height, situation.name);
                check_fits(situation.player, true);
            }
}

TEST_CASE("every screen in every state fits every window in a language that is 40 % longer", "[compose][fit][pseudo]") {
    check_screens_fit(platform::pseudo_language, true);
}

TEST_CASE("that nothing is saved is seen on every page at one place that nothing covers", "[compose][fit]") {
    for (const Language& language : languages_to_lay_out()) {
        (void)set_language(language.code, TWOTURNS_LOCALE);
        const std::string words = tr(N_("not saved"));
        for (const Canvas canvas : canvases) {
            std::optional<TextItem> usual;
            for (Situation& situation : situations(canvas, false))
                for (const bool dark : language.code == "en" ? std::vector{true} : std::vector{true, false}) {
                    CAPTURE(std::string(language.code), canvas.width, canvas.height, situation.name, dark);
                    Settings settings = situation.player.app.settings();
                    if (scans(settings)) continue; // its highlight, and buttons at the left, move the sign
                    settings.dark = dark;
                    situation.player.change(settings);
                    const Scene scene = situation.player.seen();
                    std::vector<std::size_t> signs;
                    for (std::size_t i = 0; i < scene.items.size(); ++i)
                        if (const auto* text = std::get_if<TextItem>(&scene.items[i]);
                            text != nullptr && text->text == words)
                            signs.push_back(i);
                    if (situation.name == "told of a fault in a long message") continue;
                    REQUIRE(signs.size() == 1);
                    const auto& sign = std::get<TextItem>(scene.items[signs.front()]);
                    CHECK(sign.size >= 12);
                    CAPTURE(sign.at.x, sign.at.y);
                    CHECK(sign == usual.value_or(sign));
                    usual = sign;
                    const auto* box = std::get_if<BoxItem>(&scene.items[signs.front() - 1]);
                    REQUIRE(box != nullptr);
                    CHECK(inside(box_of(sign), box->rect));
                    CHECK(box->fill.a == 255);
                    CHECK(contrast(sign.colour, box->fill) >= 4.5);
                    std::optional<Rect> clip;
                    for (std::size_t i = signs.front() + 1; i < scene.items.size(); ++i) {
                        if (const auto* one = std::get_if<ClipItem>(&scene.items[i])) clip = one->rect;
                        if (clip && !overlap(*clip, box->rect)) continue;
                        if (const auto* over = std::get_if<BoxItem>(&scene.items[i]);
                            over != nullptr && over->fill.a > 0 && over->rect != window_of(canvas))
                            CHECK_FALSE(overlap(over->rect, box->rect));
                    }
                }
        }
    }
    (void)set_language("en", TWOTURNS_LOCALE);
}

TEST_CASE("a button of the board stays where it is whatever is told and proposed", "[compose][fit]") {
    for (const Canvas canvas : canvases) {
        std::map<std::string, Rect> places;
        for (const Situation& situation : situations(canvas)) {
            if (situation.player.screen() != "none" || situation.player.app.settings().bar_left) continue;
            CAPTURE(canvas.width, situation.name);
            const Frame frame = situation.player.app.frame(situation.player.now);
            for (const Command command :
                 {Command::hint, Command::undo, Command::redo, Command::new_game, Command::menu}) {
                const HitArea* hit = frame.find(id_of_command(command));
                if (hit == nullptr) continue;
                // The page of a win has its own button for a new game, over the table.
                // In Arcade they stand beside the board; a run has one figure more above them.
                const bool round =
                    situation.player.app.play().pacing().round() && !situation.player.app.play().cleared();
                const std::string page = !round                                           ? ""
                                         : app::run_board_of(situation.player.app.game()) ? "run "
                                                                                          : "round ";
                const Rect usual = places.try_emplace(page + name_of(command), hit->rect).first->second;
                CAPTURE(name_of(command), hit->rect.x, hit->rect.y, usual.x, usual.y, hit->rect.w, usual.w);
                CHECK(hit->rect == usual);
            }
        }
        CHECK(places.size() > 5);
    }
}

TEST_CASE("text that does not fit is cut at a whole character", "[compose]") {
    const ui::Lettering lettering{fixed_measure, 16, false};
    for (const std::string words : {"take steps back", "退回上一步再试一次", "naïve café"})
        for (int most = 0; most < 200; most += 7) {
            const std::string shown = ui::fitted(words, static_cast<float>(most), lettering);
            CHECK(lettering.width(shown) <= static_cast<float>(most));
            if (shown == words || shown.empty()) continue;
            REQUIRE(shown.size() > 3);
            CHECK(shown.ends_with("…"));
            const std::string begin = shown.substr(0, shown.size() - 3);
            CHECK(words.starts_with(begin));
            CHECK((static_cast<unsigned char>(words[begin.size()]) & 0xC0U) != 0x80U);
        }
}
