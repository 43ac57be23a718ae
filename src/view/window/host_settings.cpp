// Settings applied to the window, and the desktop's own: members of Host.
#include <memory>
#include <utility>
#include <vector>

#include "platform/translation.hpp"
#include "view/window/host.hpp"
#include "view/window/opening.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr app::Ticket desktop_look = 1;

/// Returns the languages the system prefers, best first.
std::vector<std::string> preferred_languages() {
    std::vector<std::string> languages;
    SDL_Locale* locales = SDL_GetPreferredLocales();
    for (const SDL_Locale* locale = locales; locale != nullptr && locale->language != nullptr; ++locale)
        languages.push_back(std::string(locale->language) +
                            (locale->country == nullptr ? "" : std::string("_") + locale->country));
    SDL_free(locales);
    return languages;
}

class LookingAtDesktop final : public platform::Job<SystemLook> {
public:
    explicit LookingAtDesktop(Desktop& desktop) : desktop_(&desktop) {}
    bool run() override {
        look_ = desktop_->look();
        return true;
    }
    std::optional<SystemLook> take() override { return look_.says_anything() ? std::optional{look_} : std::nullopt; }

private:
    Desktop* desktop_;
    SystemLook look_;
};

} // namespace

Result<void> speak(const std::string& language) {
    const bool unknown = !language.empty() && !platform::speaks(language);
    const auto wanted = language.empty() ? preferred_languages() : std::vector{language}; // English if unknown
    const auto spoken = platform::set_language(platform::language_for(wanted), locale_folder());
    return unknown ? Message{N_("This language is not here, so the game is in English: {0}"), {language}} : spoken;
}

void Host::apply_settings(Time now) {
    const app::Settings& wanted = app_.settings();
    if (wanted == applied_) return;
    if (wanted.fullscreen != applied_.fullscreen && (!desktop_ || !desktop_->fill_screen(wanted.fullscreen)))
        SDL_SetWindowFullscreen(window_.get(), fullscreen_flag(wanted.fullscreen));
    if (DeckChoice choice = choice_of(wanted); choice != choice_of(applied_)) decks_.choose(std::move(choice), now);
    if (desktop_ && app::is_dark(wanted) != app::is_dark(applied_)) desktop_->frame(*window_, app::is_dark(wanted));
    if ((wanted.dark_as_system && !applied_.dark_as_system) ||
        (wanted.motion_as_system && !applied_.motion_as_system) || (wanted.text_size == 0 && applied_.text_size != 0))
        next_look_ = now;
    const bool other_language = wanted.language != applied_.language;
    applied_ = wanted;
    if (!other_language) return;
    const auto spoken = speak(wanted.language);
    fonts_.use_language(platform::language());
    sprites_.clear(); // also clears visible text decks other than the one in play
    decks_.show_cards(now);
    shown_.reset();
    if (!spoken) app_.notify(app::Applied{wanted, app::Note{spoken.error(), {}, now + app::note_time}}, now);
}

void Host::follow_sound(Time now) {
    if (!drawn_) return; // sounds are prepared after the first picture
    SoundWishes wishes;
    wishes.visible = visible_;
    const auto volume = [&](int set) { return applied_.sound ? static_cast<float>(set) : 0.0F; };
    wishes.volumes = {volume(applied_.cue_volume), volume(applied_.music_volume), volume(applied_.ambience_volume)};
    if (wishes.volumes.music > 0 || wishes.volumes.ambience > 0) wishes.background = app_.background();
    sound_.set(wishes);
    if (const app::SoundDevice device{sound_.works()}; device.works != sound_worked_) {
        sound_worked_ = device.works;
        app_.notify(device, now);
    }
}

void Host::follow_speech(Time now) {
    if (!app::speaks(applied_)) return;
    speaker_.form({std::string(platform::language()), applied_.speech_rate});
    if (const app::SpeechService service{speaker_.works()}; service.works != speech_worked_) {
        speech_worked_ = service.works;
        app_.notify(service, now);
    }
}

void Host::look_at_desktop() {
    next_look_ = never;
    if (desktop_ && (applied_.dark_as_system || applied_.motion_as_system || applied_.text_size == 0))
        looks_.start(desktop_look, std::make_unique<LookingAtDesktop>(*desktop_), 1);
}

void Host::follow_desktop(const SystemLook& look, Time now) {
    next_look_ = now + one_minute;              // the desktop may switch to dark in the evening
    if (!std::exchange(watches_desktop_, true)) // only a desktop that has answered is worth a thread
        desktop_->watch([this] {
            look_changed_ = true;
            wake_();
        });
    app::Settings settings = app_.settings();
    if (settings.dark_as_system) {
        settings.dark = look.dark.value_or(settings.dark);
        settings.contrast = look.contrast.value_or(settings.contrast);
    }
    if (settings.text_size == 0 && look.text) settings.text_size_of_system = app::text_size_from(*look.text);
    if (settings.motion_as_system && look.still) settings.motion = !*look.still;
    if (settings == app_.settings()) return;
    app_.notify(app::Applied{std::move(settings), {}}, now);
}

} // namespace twoturns::view
