// Speaking: App says what happens on pages, in the bar and by sounds; screens with a board say what happens there. What
// is said is the difference to what was said before, so nothing is said twice, and nothing while speaking is off.
#include <string>
#include <utility>

#include "app/app.hpp"
#include "app/keys/command_groups.hpp"
#include "app/page_frame.hpp"
#include "app/play/play.hpp"
#include "app/sound_captions.hpp"
#include "app/speech/page_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using game::Time;
using platform::tr;
using platform::trc;
using platform::trcf;
using platform::trf;

namespace {

/// Returns all that is on the screen for a view: the way back is on its frame.
ui::Element with_frame(View view, const Context& context, const std::string& below) {
    switch (view.kind) {
    case View::Kind::page: return page_of(std::move(view), context, below);
    case View::Kind::dialog: return dialog_of(std::move(view), below, context.style);
    case View::Kind::whole:
    case View::Kind::hidden: break;
    }
    return std::move(view.content);
}

/// Returns what of a text field is said after typing: what was added, or all that is left.
std::string typed_words(const std::string& before, const std::string& now) {
    return !before.empty() && now.starts_with(before) ? now.substr(before.size()) : now;
}

} // namespace

void App::speak(const Speak& what) {
    if (!speaks(settings_) || what.words.empty()) return;
    const bool interrupts = std::exchange(said_.interrupts, false);
    if (interrupts) said_.last.clear();
    if (!said_.last.empty() && said_.last.back() == what.words) return; // a page may have the name of its sound
    said_.last.push_back(what.words);
    tasks_.emplace_back(Utterance{what.words, interrupts});
    if (!what.pan || !settings_.sound || settings_.cue_volume == 0) return;
    PlaySound place; // voices speak from the middle: a soft knock says on which side it is
    place.sound.cue = sound::Cue::button;
    place.sound.instrument = sound::Instrument::felt;
    place.sound.pan = *what.pan;
    tasks_.emplace_back(place);
}

void App::speak_sound(const sound::Sound& sound) {
    if (speaks(settings_) && says_name(sound)) speak({caption_of(sound)});
}

namespace {

/// Returns what a key does on the whole page, such as "Enter: Play"; empty if none does anything.
std::string key_of_page(const ui::Element& page) {
    const auto* button = std::get_if<ui::Button>(&page.what);
    if (button != nullptr && button->style == ui::Button::Style::primary && button->enabled && !button->key.empty())
        return trf(N_("{0}: {1}"), button->key, button->words);
    for (const ui::Element& child : page.children)
        if (std::string found = key_of_page(child); !found.empty()) return found;
    return {};
}

} // namespace

/// Says which page is on top if it is another one than before.
void App::speak_page(Time now) {
    if (!speaks(settings_)) {
        said_ = {};
        return;
    }
    const Open& top = stack_.back();
    if (top.ticket == said_.page) return;
    const View view = top.screen->view(context(now));
    if (view.kind == View::Kind::hidden) return;
    const bool first = said_.page == 0 && stack_.size() == 1; // the board introduces itself
    said_.page = top.ticket;
    said_.focus = {};
    said_.value.clear();
    if (first) return;
    std::string words = view.title;
    if (view.kind == View::Kind::dialog)
        words = sentences({words, texts_of_page(view.content)});    // a question and what depends on it
    else if (view.kind == View::Kind::whole && top.screen != play_) // a bar, and the words on the table
        words = sentences({words, texts_of_page(view.content)});
    else
        words = sentences({words, view.subtitle == view.title ? std::string{} : view.subtitle});
    const bool has_board = view.kind == View::Kind::whole; // whose keys are those of the game
    speak({sentences({words, has_board ? std::string{} : key_of_page(view.content)})});
}

/// Says which widget has the focus if that is another one, or its value if that has changed.
void App::speak_focus(Time now) {
    if (!speaks(settings_)) return;
    const Open& top = stack_.back();
    const ui::Id focus = top.widgets.focus;
    if (top.screen->traits().keys == KeyContext::game || !focus) return;
    const Context at = context(now);
    View view = top.screen->view(at);
    if (view.kind == View::Kind::hidden) return;
    const std::string below = stack_.size() > 1 ? stack_[stack_.size() - 2].screen->view(at).title : std::string{};
    const WidgetWords words = words_of_widget(with_frame(std::move(view), at, below), focus);
    if (std::exchange(said_.focus, focus) != focus) {
        said_.value = words.value;
        const bool full = speech_of(settings_) == SpeechLevel::full;
        return speak({listed({words.name, full ? words.kind : std::string{}, words.value,
                              words.enabled ? std::string{} : trc("control", "not available")})});
    }
    const std::string before = std::exchange(said_.value, words.value);
    if (before == words.value) return;
    speak({top.widgets.edit ? typed_words(before, words.value) : words.value});
}

/// Says a note, unless it is on the screen already and no key has come since, as a note that counts how far something
/// is.
void App::speak_note(const Note& note) {
    if (!speaks(settings_)) return;
    if (note_ && note_->headline.id == note.headline.id && !said_.interrupts) return;
    const bool full = speech_of(settings_) == SpeechLevel::full;
    speak({sentences({tr(note.headline), full ? tr(note.detail) : std::string{}})});
}

void App::say(Note note) {
    speak_note(note);
    note_ = std::move(note);
}

bool App::run_speech(Command command, Time now) {
    switch (command) {
    case Command::speech: switch_speech(now); return true;
    case Command::say_row:
    case Command::say_pairs:
    case Command::say_state:
    case Command::repeat_speech: break;
    default: return false;
    }
    if (!speaks(settings_)) {
        say({{N_("Speaking is off")},
             // TRANSLATORS: {0} is a key.
             {N_("{0} switches it on."), {key_of(Command::speech)}},
             now + note_time});
        return true;
    }
    if (command == Command::repeat_speech) {
        const auto last = std::exchange(said_.last, {});
        for (const std::string& words : last) speak({words});
        return true;
    }
    const View view = top().view(context(now));
    const bool on_board = top().traits().keys == KeyContext::game && !view.calm;
    if (command != Command::say_state || on_board) return false; // the screen says it
    speak({sentences({view.title, view.subtitle, whole_page(view.content)})});
    return true;
}

/// Goes on to the next level. At the end the player hears that nothing more will be said.
void App::switch_speech(Time now) {
    const int next = (settings_.speech + 1) % 3;
    const bool begins = !speaks(settings_);
    const std::string words = trcf("speech", "Speaking: {0}", speech_level_words(next));
    if (next == 0) speak({words});
    settings_.speech = next;
    say({{"{0}", {words}}, speech_service_ ? Message{} : Message{N_("No speech service")}, now + note_time});
    if (!begins) return;
    // TRANSLATORS: {0}, {1} and {2} are keys.
    speak({trcf("speech", "Arrow keys move, {0} picks, {1} says the pairs that can go, {2} leads to all keys.",
                key_of(Command::pick), key_of(Command::say_pairs), key_of(Command::help))});
    speak({trf(N_("{0}: {1}"), key_of(Command::next_equal), name_among_keys(Command::next_equal))});
    // TRANSLATORS: {0} is a key.
    speak({trcf("speech", "{0} reads the page, or says how the game stands.", key_of(Command::say_state))});
}

void App::notify(SpeechService service, Time now) {
    speech_service_ = service.works;
    refresh(now);
}

} // namespace twoturns::app
