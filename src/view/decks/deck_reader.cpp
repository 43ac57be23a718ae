#include "view/decks/deck_reader.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/decks/deck_list.hpp"
#include "app/play/play.hpp"
#include "platform/translation.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/without_font.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr app::Ticket deck_to_play = 1;
constexpr app::Ticket deck_to_see = 2;
constexpr app::Ticket deck_to_clear = 3;
constexpr app::Ticket fonts_to_check = 4;
constexpr app::Ticket picture_to_see = 5;
constexpr app::Ticket decks_to_tidy = 6;
constexpr unsigned most_threads = 2; // one deck on an unresponsive disk must not block others
constexpr unsigned latest_only = 1;  // a new job replaces the previous one
constexpr Time long_enough{2 * app::note_time};

template <class Item> bool shows(const scene::Scene& scene) {
    return std::any_of(scene.items.begin(), scene.items.end(),
                       [](const scene::Item& item) { return std::holds_alternative<Item>(item); });
}

} // namespace

DeckReader::DeckReader(ActiveDeck& played, std::filesystem::path data_folder, Sprites& sprites, app::App& app,
                       unsigned threads, std::function<void()> wake)
    : played_(played), cache_(data_folder), data_folder_(std::move(data_folder)), sprites_(sprites), app_(app),
      wake_(wake), jobs_(std::min(threads, most_threads), std::move(wake)) {
    tell_status(Time{0});
}

void DeckReader::check_played(const app::Settings& settings) {
    if (auto data = std::exchange(data_folder_, {}); !data.empty())
        jobs_.start(decks_to_tidy, tidying_of(data / "decks"));
    if (!std::exchange(checked_cache_, true)) {
        DeckChoice chosen = choice_of(settings);
        if (played_.as_kept || played_.choice.name != chosen.name)
            jobs_.start(deck_to_play, loading_of(std::move(chosen), cache_, played_.as_kept), latest_only);
    }
    if (!std::exchange(checked_fonts_, true) && played_.pictures) {
        jobs_.start(fonts_to_check,
                    looking_for_fonts(played_.choice, played_.pictures,
                                      fonts_for_text(data_folder() / "fonts", data_folder() / "decks")),
                    latest_only);
    }
}

void DeckReader::choose(DeckChoice choice, Time now) {
    tell_status({}, now);
    checked_cache_ = true;
    if (choice == played_.choice) {
        jobs_.cancel(deck_to_play); // stops loading the deck that was about to replace it
    } else if (app::place_brings_deck(app_.settings())) {
        // At once, or the new board would show the old pictures first. It comes with the game, so it is there within a
        // frame or two.
        jobs_.cancel(deck_to_play);
        const auto loading = loading_of(std::move(choice), cache_, false);
        while (!loading->run()) {
        }
        if (auto loaded = loading->take()) take_played(*std::move(loaded), now);
    } else {
        jobs_.start(deck_to_play, loading_of(std::move(choice), cache_, false), latest_only);
    }
}

void DeckReader::show_cards(Time now) {
    forget_texts();
    tell_status({}, now);
    checked_fonts_ = false;
    sprites_.clear_faces();
    app_.name_faces(names_of_faces(played_));
    app_.set_cards(played_.deck.cards(), now, cards_of(played_.choice.name, played_.deck));
}

void DeckReader::clear_cache() { jobs_.start(deck_to_clear, clearing_of(cache_)); }

bool DeckReader::take(Time now) {
    bool other_picture = false;
    for (auto& finished : jobs_.take()) {
        if (finished.ticket == deck_to_play || finished.ticket == fonts_to_check) {
            other_picture |= finished.result.deck.has_value();
            take_played(std::move(finished.result), now);
        } else {
            other_picture = true;
            if (finished.ticket == picture_to_see)
                take_whole(finished.result, now);
            else
                take_sample(std::move(finished.result), now);
        }
    }
    return other_picture;
}

void DeckReader::take_played(DeckLoadResult loaded, Time now) {
    if (loaded.progress) return tell_status(std::move(loaded.progress), now);
    if (loaded.without_font) {
        if (loaded.choice != played_.choice || !played_.pictures) return;
        if (*loaded.without_font == played_.pictures->without_font) return; // avoids copying the report
        decks::PictureScan scan = *played_.pictures;
        scan.without_font = *std::move(loaded.without_font);
        played_.pictures = std::move(scan);
        return tell_status(now);
    }
    if (loaded.as_kept) return tell_status({}, now);
    app::Settings settings = app_.settings();
    if (loaded.deck) {
        const bool usable_again = unusable_.erase(loaded.choice.name) > 0;
        if (usable_again || loaded.choice.name == played_.choice.name) sprites_.drop_sample(loaded.choice.name);
        played_ = {std::move(loaded.choice), *std::move(loaded.deck), std::move(loaded.pictures)};
        app::remember_deck(settings);
        app_.notify(app::Applied{std::move(settings), {}}, now);
        return show_cards(now);
    }
    if (app::place_brings_deck(settings)) return tell_status({}, now); // nobody chose it
    unusable_[loaded.choice.name] = loaded.why;
    tell_status({}, now);
    settings.deck = played_.choice.name;
    app_.notify(app::Applied{std::move(settings),
                             app::Note{{N_("These pictures cannot be used")}, reason(loaded), now + long_enough}},
                now);
}

void DeckReader::take_whole(const DeckLoadResult& read, Time now) {
    whole_ = decks::WholePicture{read.choice.name};
    if (read.whole) {
        whole_->width = (*read.whole)->w;
        whole_->height = (*read.whole)->h;
        sprites_.take_whole_picture(read.choice.name, read.whole);
    }
    tell_status(now);
}

void DeckReader::take_sample(DeckLoadResult loaded, Time now) {
    if (!loaded.deck) {
        unusable_[loaded.choice.name] = loaded.why;
        return tell_status(now);
    }
    sprites_.take_sample(loaded.choice.name, *std::move(loaded.deck));
}

void DeckReader::drawn(const scene::Scene& scene, const app::Settings& settings, Time now) {
    for (std::string& deck : sprites_.take_wanted()) {
        const int faces = sprites_.wanted_faces(deck);
        jobs_.start(deck_to_see, loading_of_sample(choice_of(settings, std::move(deck)), faces, cache_));
    }
    if (auto file = sprites_.take_wanted_picture()) {
        whole_.reset();
        jobs_.start(picture_to_see, reading_of_picture(*std::move(file)));
    }
    const bool free = !app_.note() || app::PlayScreen::is_about_cards(*app_.note());
    if (sprites_.cut_off() && noticed_deck_ != played_.choice.name && free) tell_cut_off(now);
    if (!unusable_.empty() && !shows<scene::SampleItem>(scene)) forget_unusable(now);
    if (whole_ && !shows<scene::WholePictureItem>(scene)) {
        whole_.reset(); // the file may have changed by the next time
        sprites_.drop_whole_picture();
    }
}

void DeckReader::forget_unusable(Time now) {
    for (const auto& [deck, why] : std::exchange(unusable_, {})) sprites_.drop_sample(deck);
    tell_status(now);
}

void DeckReader::tell_status(std::optional<decks::DeckProgress> progress, Time now) {
    progress_ = std::move(progress);
    tell_status(now);
}

void DeckReader::tell_status(Time now) {
    if (!least_cell_) least_cell_ = sprites_.least_cell();
    decks::DeckStatus news{played_.pictures, played_.choice.name, progress_, unusable_, whole_, *least_cell_};
    if (news.shown && played_.deck.translated != decks::TranslatedSides{}) { // the language may have changed
        decks::PictureScan scan = *news.shown;
        for (int card = 0; card < played_.deck.cards(); ++card)
            scan.names[static_cast<std::size_t>(card)] = played_.deck.label_of(card);
        news.shown = std::move(scan);
    }
    app_.notify(std::move(news), now);
}

/// Shows the notice about cut-off texts once per deck, and only when no other notice is shown.
void DeckReader::tell_cut_off(Time now) {
    noticed_deck_ = played_.choice.name;
    wake_(); // the redraw shows the notice
    app_.notify(
        app::Applied{app_.settings(), app::Note{{N_("Some texts have no room on tiles of this size")},
                                                {N_("Hold a tile to read all of it. New game offers larger tiles.")},
                                                now + long_enough}},
        now);
}

} // namespace twoturns::view
