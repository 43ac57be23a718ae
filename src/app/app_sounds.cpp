// The sounds of App: drops them while sound is off, names them for captions, and adds the sounds of pages and buttons.
#include <algorithm>

#include "app/app.hpp"
#include "app/board/board_sounds.hpp"
#include "app/journey/places.hpp"
#include "app/play/play.hpp"
#include "game/melody.hpp"

namespace twoturns::app {

using game::Time;

namespace {

/// Returns for how many milliseconds a sound is also felt.
int felt_for(sound::Cue cue) {
    using enum sound::Cue;
    switch (cue) {
    case match:
    case ladder: return 15;
    case no_match:
    case blocked: return 35;
    case stuck:
    case lost: return 80;
    case win: return 120;
    default: return 0;
    }
}

/// Returns the mood of the music: an Arcade's round moves it, and more so while little time is left.
sound::Mood mood_of(const PlayScreen& play) {
    const Pacing& pacing = play.pacing();
    if (!pacing.round() || pacing.over() || play.played().won()) return sound::Mood::calm;
    return pacing.low() > 0 ? sound::Mood::urgent : sound::Mood::lively;
}

} // namespace

void App::hear(const PlaySound& sound, Time now) {
    ++heard_;
    if (const int felt = felt_for(sound.sound.cue); felt > 0 && settings_.haptics && (last_pad_ || touched_))
        tasks_.emplace_back(Vibrate{felt, last_pad_});
    speak_sound(sound.sound);
    if (settings_.captions) captions_.add(sound.sound, now + sound.after);
    if (settings_.sound && settings_.cue_volume > 0) tasks_.emplace_back(sound);
}

/// Plays the sound of a page or a button if the input made no other sound.
void App::hear_input(std::uint64_t heard_before, std::uint64_t page_before, Time now) {
    constexpr Time apart{200}; // quick keys do not rattle
    const bool turned = transition_.number != page_before;
    if (heard_ != heard_before || !(turned || pressed_) || now < quiet_until_) return;
    quiet_until_ = now + apart;
    PlaySound sound;
    sound.sound.cue = turned ? sound::Cue::page : sound::Cue::button;
    sound.sound.instrument = instrument_of(theme().table, world_with_table(settings_, world_seen_));
    hear(sound, now);
}

void App::switch_music(Time now) {
    const bool off = !has_music(settings_);
    set_music(settings_, off);
    say({{off ? N_("Music is on") : N_("Music is off"), {}}, {}, now + note_time});
}

void App::notify(SoundDevice device, Time now) {
    sound_device_ = device.works;
    refresh(now);
}

Background App::background() const {
    const game::Session& own = session();
    const auto world = world_with_table(settings_, world_seen_);
    return {instrument_of(theme().table, world), game::melody_text(game().origin),
            own.timeline().pairs_gone() + own.pairs_left(), depth() == 1 ? mood_of(*play_) : sound::Mood::calm};
}

/// Adds the name of the last sound below the board, or over its lower edge where a screen leaves no room.
void App::add_caption(scene::Scene& scene, Time now) const {
    const auto sound = settings_.captions ? captions_.shown(now) : std::nullopt;
    if (!sound) return;
    const ui::Style look = style();
    const ui::Rect table = shown(now).place.area();
    const float top = std::min(table.bottom(), static_cast<float>(canvas_.height) - caption_height(look));
    app::add_caption(scene.items, *sound, {table.centre().x, top}, static_cast<float>(canvas_.width), look);
}

} // namespace twoturns::app
