// Texts in small windows: bars, the menu, error messages.
#include <algorithm>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/labels.hpp"
#include "app/situations.hpp"
#include "platform/translation.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Canvas;
using ui::TextItem;

namespace {

template <class Check> void in_every_language(const Check& check) {
    for (const auto& language : languages_to_lay_out()) {
        (void)platform::set_language(language.code, TWOTURNS_LOCALE);
        check();
    }
    (void)platform::set_language("en", TWOTURNS_LOCALE);
}

/// Checks the texts of a bar that have the same left edge, one below the other.
void check_lines_are_apart(const std::vector<TextItem>& texts) {
    for (const TextItem& one : texts)
        for (const TextItem& other : texts) {
            if (one.at.x != other.at.x || one.at.y >= other.at.y) continue;
            CAPTURE(one.text, other.text);
            CHECK(other.at.y - one.at.y >= 1.15F * std::min(one.size, other.size));
        }
}

} // namespace

TEST_CASE("on a phone the settings are apart enough for a finger, and have their whole names", "[settings][small]") {
    Player player{start_at("A A\n"), {390, 844}};
    player.run(Command::settings);
    CHECK(shows(player.seen(), "Language"));
    std::vector<float> sliders;
    std::vector<float> all;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas) {
        using Kind = ui::HitArea::Kind;
        if (hit.kind != Kind::slider && hit.kind != Kind::toggle) continue;
        all.push_back(hit.rect.centre().y);
        if (hit.kind == Kind::slider) sliders.push_back(all.back());
    }
    REQUIRE(sliders.size() == 3);
    REQUIRE(all.size() > 8);
    for (std::size_t i = 1; i < sliders.size(); ++i) CHECK(sliders[i] - sliders[i - 1] >= 39.5F);
    for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i] - all[i - 1] >= 36);
}

TEST_CASE("the lines of a bar keep their distance from the window's edge and from each other", "[app][small]") {
    in_every_language([] {
        for (const Canvas canvas : some_of<Canvas>({{390, 844}, {480, 360}, {800, 600}}))
            for (const Situation& situation : situations(canvas)) {
                const Player& player = situation.player;
                CAPTURE(canvas.width, situation.name);
                const scene::Scene scene = player.seen();
                const ui::BoxItem* bar = nullptr;
                std::vector<TextItem> lines;
                for (std::size_t i = 0; i < (scene.below > 0 ? scene.below : scene.items.size()); ++i) {
                    const scene::Item& item = scene.items[i];
                    const auto* box = std::get_if<ui::BoxItem>(&item);
                    if (box != nullptr && box->rect.x == 0 && box->rect.y == 0 &&
                        box->rect.w == static_cast<float>(canvas.width) && box->fill == scene.theme.bar)
                        bar = box;
                    if (std::holds_alternative<ui::ClipItem>(item)) break; // of the page below the bar
                    const auto* text = std::get_if<TextItem>(&item);
                    if (text != nullptr && bar != nullptr && text->at.y < bar->rect.bottom()) lines.push_back(*text);
                }
                for (const TextItem& line : lines) {
                    CAPTURE(line.text, line.at.y, line.size, bar->rect.h);
                    CHECK(line.at.y - line.size * 0.45F >= 1.5F);
                    CHECK(line.at.y + line.size * 0.45F <= bar->rect.bottom() - 1.5F);
                }
                check_lines_are_apart(lines);
            }
    });
}

TEST_CASE("a rule that is not the usual one is read over every board in every window", "[app][small]") {
    in_every_language([] {
        for (const Canvas canvas :
             some_of<Canvas>({{390, 844}, {480, 360}, {640, 480}, {800, 600}, {1024, 576}, {1280, 720}, {1920, 1080}}))
            for (const Rule rule : {Rule::any, Rule::straight, Rule::one_turn})
                for (const game::Pace pace : {game::Pace::calm, game::Pace::timed, game::Pace::arcade})
                    for (const Gravity gravity : {Gravity::none, Gravity::vertical_out}) {
                        CAPTURE(canvas.width, name_of(rule), static_cast<int>(pace), name_of(gravity));
                        Start start = dealt({{6, 10}, 15, gravity, BoardLayout{}, 3, rule}, "x");
                        start.settings.pace = pace;
                        const Player player{std::move(start), canvas};
                        const scene::Scene scene = player.seen();
                        if (rule != Rule::any) CHECK(shows(scene, label_of(rule)));
                        if (rule != Rule::any || canvas.height == 360) CHECK(shows(scene, label_of(Size{6, 10})));
                    }
    });
}

TEST_CASE("the menu says what its row of paces is, and each of them whole", "[app][small]") {
    in_every_language([] {
        for (const Canvas canvas :
             some_of<Canvas>({{390, 844}, {480, 360}, {640, 480}, {800, 600}, {1024, 576}, {1280, 720}})) {
            CAPTURE(canvas.width);
            Player player{start_at(six_pairs), canvas};
            player.run(Command::board_menu);
            const scene::Scene scene = player.seen();
            CHECK(shows(scene, platform::tr("Pace")));
            for (const game::Pace pace : {game::Pace::calm, game::Pace::timed, game::Pace::arcade})
                for (const std::string& word : words_of(label_of(pace))) {
                    CAPTURE(word);
                    CHECK(shows(scene, word));
                }
        }
    });
}

TEST_CASE("the help tells of other rules, gravity and walls", "[app][small]") {
    in_every_language([] {
        Player player{start_at(six_pairs), {1280, 720}};
        player.run(Command::help);
        player.key(ui::Key::right); // from the pictures to the words
        const scene::Scene scene = player.seen();
        CHECK(shows(scene, platform::tr(N_("Other rules"))));
        for (const ui::TextItem& text : items_of<TextItem>(scene)) { // the names of two commands end so
            const bool name = text.text == label_of(Command::save_game) || text.text == label_of(Command::open_game);
            CHECK((name || !text.text.ends_with("…")));
        }
    });
}

TEST_CASE("a reason is whole on the page of decks, or ends with an ellipsis and is told whole under the pointer",
          "[decks][small]") {
    const Message why{
        "this is a picture of a format of which there is much to be said, {0}: save it as JPEG or PNG, and "
        "then drop it here once more, as nothing else can be done about it",
        {"and more"}};
    const std::string own_folder = "/home/mara/Pictures/colleagues";
    const std::string whole = to_english(why);
    for (const Canvas canvas :
         some_of<Canvas>({{390, 844}, {480, 360}, {800, 600}, {1024, 576}, {1280, 720}, {1920, 1080}})) {
        CAPTURE(canvas.width);
        Start start = start_at(six_pairs);
        start.settings.deck = own_folder;
        Player player{std::move(start), canvas};
        player.key(ui::Key::k);
        const auto check = [&] {
            std::vector<TextItem> lines; // of the error message
            for (const TextItem& text : items_of<TextItem>(player.seen()))
                if (text.text.size() > 6 && whole.find(text.text.substr(0, text.text.size() - 3)) != std::string::npos)
                    lines.push_back(text);
            REQUIRE_FALSE(lines.empty());
            const bool cut = lines.back().text.ends_with("…");
            if (!cut) CHECK(whole.ends_with(lines.back().text));
            for (std::size_t i = 1; i < lines.size(); ++i)
                if (lines[i].at.x == lines[i - 1].at.x)
                    CHECK(lines[i].at.y - lines[i - 1].at.y >= lines[i].size * 1.15F);
            const ui::Frame frame = player.app.frame(player.now);
            if (cut)
                CHECK(std::any_of(frame.hit_areas.begin(), frame.hit_areas.end(), [&](const ui::HitArea& hit) {
                    return hit.help == whole && hit.rect.contains({lines.back().at.x, lines.back().at.y});
                }));
        };
        decks::PictureScan pictures{own_folder, {"Ana", "Bo"}, {{{"one.heic", why}}}};
        player.app.notify(decks::DeckStatus{pictures, own_folder, {}}, player.now);
        check();
        // The selected row's message is below the list.
        const ui::Frame frame = player.app.frame(player.now);
        const auto row = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                      [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::row; });
        REQUIRE(row != frame.hit_areas.end());
        player.click(row->rect.centre());
        check();
        player.app.notify(decks::DeckStatus{{}, "shapes", {}, {{own_folder, why}}}, player.now);
        check();
    }
}
