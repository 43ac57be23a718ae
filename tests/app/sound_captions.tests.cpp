// The names of sounds, and the settings of what is heard.
#include "app/sound_captions.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/heard.hpp"
#include "app/player.hpp"
#include "platform/translation.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using sound::Cue;
using ui::Key;

namespace {

Start with_captions(Start start) {
    start.settings.captions = true;
    return start;
}

} // namespace

TEST_CASE("every sound has a name in every language", "[sound][captions]") {
    std::set<std::string> english;
    for (const platform::Language& language : platform::languages()) {
        REQUIRE(platform::set_language(language.code, TWOTURNS_LOCALE));
        int shared = 0;
        for (int cue = 0; cue < sound::cue_count; ++cue) {
            const std::string words = caption_of({.cue = static_cast<Cue>(cue)});
            CAPTURE(std::string{language.code}, words);
            CHECK_FALSE(words.empty());
            if (std::string_view{language.code} == "en")
                english.insert(words);
            else
                shared += english.contains(words);
        }
        CHECK(shared <= 2); // some words are the same in two languages
    }
    (void)platform::set_language("en", TWOTURNS_LOCALE);
    CHECK(english.size() > 20);
}

TEST_CASE("the names of sounds are shown for two seconds, also while sound is off, and not unless wanted",
          "[sound][captions]") {
    Player player{with_captions(start_at(four_pairs))};
    if (GENERATE(false, true)) player.key(Key::m);
    CHECK_FALSE(shows(player.seen(), "Tile picked"));
    player.click(Cell{1, 1});
    CHECK(shows(player.seen(), "Tile picked"));
    player.wait(1999);
    CHECK(shows(player.seen(), "Tile picked"));
    CHECK(player.app.next_change(player.now));
    player.wait(1);
    CHECK_FALSE(shows(player.seen(), "Tile picked"));
    player.click(Cell{2, 1});
    CHECK(shows(player.seen(), "Pair"));
    player.set(&Settings::captions, false);
    CHECK_FALSE(shows(player.seen(), "Pair"));
}

TEST_CASE("of several sounds at once the loudest is named, and later ones in their turn", "[sound][captions]") {
    Captions captions;
    const game::Time now{1000};
    captions.add({.cue = Cue::match}, now);
    captions.add({.cue = Cue::slide}, now);
    captions.add({.cue = Cue::stuck}, now + game::Time{900});
    CHECK(captions.shown(now)->cue == Cue::match);
    CHECK(captions.next_change(now) == now + game::Time{900});
    CHECK(captions.shown(now + game::Time{900})->cue == Cue::stuck);
    CHECK(captions.shown(now + game::Time{2500})->cue == Cue::stuck);
    CHECK_FALSE(captions.shown(now + game::Time{2900}));
    captions.expire(now + game::Time{2900});
    CHECK_FALSE(captions.next_change(now));
}

TEST_CASE("captions have room of their own below the board", "[sound][captions]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}, ui::Canvas{390, 844}}) {
        CAPTURE(canvas.width);
        Player player{with_captions(start_at(pairs_side_by_side({9, 16}))), canvas};
        player.click(Cell{1, 1});
        const scene::Scene seen = player.seen();
        const auto texts = items_of<ui::TextItem>(seen);
        const auto caption = std::find_if(texts.begin(), texts.end(),
                                          [](const ui::TextItem& text) { return text.text == "Tile picked"; });
        REQUIRE(caption != texts.end());
        const float half = caption->size / 2;
        CHECK(caption->at.y - half >= player.place().cell_rect({9, 1}).bottom());
        CHECK(caption->at.y + half <= static_cast<float>(canvas.height));
    }
}

// Settings --------------------------------------------------------------------------------------------------

TEST_CASE("volumes are set in steps of ten, and the one of the game is heard", "[sound][settings]") {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    std::vector<ui::Rect> sliders;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::slider) sliders.push_back(hit.rect);
    REQUIRE(sliders.size() == 3);
    const auto slide = [&](std::size_t index, float to) {
        const ui::Rect& slider = sliders[index];
        player.drag(slider.centre(), {slider.x + to * slider.w, slider.centre().y});
    };
    slide(0, 1);
    CHECK(player.app.settings().cue_volume == 100);
    slide(1, 0.42F);
    CHECK(player.app.settings().music_volume % 10 == 0);
    CHECK(player.app.settings().music_volume > 0);
    player.forget_requests();
    slide(2, 0.8F);
    CHECK(player.app.settings().ambience_volume > 0);
    CHECK(cues(player).empty());
    slide(0, 0.5F);
    const auto all = cues(player);
    CHECK_FALSE(all.empty());
    CHECK(std::count(all.begin(), all.end(), Cue::pick) == static_cast<int>(all.size()));
    slide(0, 0);
    CHECK(player.app.settings().cue_volume == 0);
    CHECK(player.app.settings().sound); // which M alone switches
}

TEST_CASE("the switch of the music leaves the sounds of the place alone, and brings back its volume",
          "[sound][settings]") {
    Settings settings;
    settings.music_volume = 40;
    settings.ambience_volume = 20;
    Start start = start_at(four_pairs);
    start.settings = settings;
    Player player{std::move(start)};
    player.run(Command::music);
    CHECK_FALSE(has_music(player.app.settings()));
    CHECK(player.app.settings().music_volume == 0);
    CHECK(player.app.settings().ambience_volume == 20);
    player.run(Command::music);
    CHECK(player.app.settings().music_volume == 40);
    CHECK(player.app.settings().ambience_volume == 20);
    // A player who turned it down to nothing hears it as it was designed.
    settings = {};
    set_music(settings, true);
    CHECK(settings.music_volume == 70);
    CHECK(settings.ambience_volume == 0);
}

TEST_CASE("the names of the volumes are faint while all sound is off", "[sound][settings]") {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    const auto colour_of_music = [&] {
        const auto texts = items_of<ui::TextItem>(player.seen());
        const auto found =
            std::find_if(texts.begin(), texts.end(), [](const ui::TextItem& text) { return text.text == "Music"; });
        REQUIRE(found != texts.end());
        return found->colour;
    };
    CHECK(colour_of_music() == player.seen().theme.text);
    Settings settings = player.app.settings();
    settings.sound = false;
    player.change(settings);
    CHECK(colour_of_music() == player.seen().theme.muted);
}

TEST_CASE("the settings say once that there is no sound device", "[sound][settings]") {
    Player player{start_at(four_pairs)};
    const auto says = [&] {
        const auto texts = items_of<ui::TextItem>(player.seen());
        return std::count_if(texts.begin(), texts.end(),
                             [](const ui::TextItem& text) { return text.text == "No sound device"; });
    };
    player.app.notify(SoundDevice{false}, player.now);
    CHECK(says() == 0);
    player.run(Command::settings);
    CHECK(says() == 1);
    player.app.notify(SoundDevice{true}, player.now);
    CHECK(says() == 0);
}
