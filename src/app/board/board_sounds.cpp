#include "app/board/board_sounds.hpp"

#include <algorithm>
#include <cstddef>

#include "app/journey/places.hpp"

namespace twoturns::app {

using game::Time;
using sound::Cue;

sound::Instrument instrument_of(ui::TableKind table, std::optional<game::World> world) {
    using sound::Instrument;
    if (world == game::World::coast) return Instrument::coast;
    if (world == game::World::high_pass) return Instrument::pass;
    switch (table) {
    case ui::TableKind::walnut: return Instrument::walnut;
    case ui::TableKind::night: return Instrument::night;
    case ui::TableKind::slate: return Instrument::slate;
    case ui::TableKind::washi: return Instrument::washi;
    case ui::TableKind::bamboo: return Instrument::jade;
    case ui::TableKind::felt:
    case ui::TableKind::contrast: break;
    }
    return Instrument::felt;
}

BoardSounds::BoardSounds(const game::Origin& origin, const game::Session& session, const Context& context)
    : melody_text_(game::melody_text(origin)), session_(session),
      instrument_(instrument_of(context.style.theme.table, world_with_table(context.settings, world_under(origin)))),
      motion_(context.settings.motion), now_(context.now) {}

PlaySound BoardSounds::of(Cue cue, std::optional<Cell> cell) const {
    sound::Sound sound;
    sound.cue = cue;
    sound.instrument = instrument_;
    sound.key = game::melody_key(melody_text_);
    if (cell) sound.pan = sound::pan_of(static_cast<float>(cell->col), session_.board().size());
    return {sound};
}

PlaySound BoardSounds::hint(const game::Hinted& hint) const {
    switch (hint.step) {
    case game::HintStep::area: return of(Cue::hint_area, hint.link.front());
    case game::HintStep::tile: return of(Cue::hint_tile, hint.link.front());
    case game::HintStep::pair: break;
    }
    PlaySound pair = of(Cue::hint_pair);
    const auto columns = static_cast<float>(hint.link.front().col + hint.link.back().col);
    pair.sound.pan = sound::pan_of(columns / 2, session_.board().size());
    return pair;
}

game::MelodyNote BoardSounds::note(int gone) const {
    const int pairs = std::max(1, this->gone() + session_.pairs_left());
    return game::melody(melody_text_, pairs)[static_cast<std::size_t>(std::clamp(gone, 0, pairs - 1))];
}

sound::Sound BoardSounds::pair(int gone, const Link& line) const {
    return sound::match_sound(note(gone), line, session_.board().size(), instrument_, game::melody_key(melody_text_));
}

Effects BoardSounds::match(const game::Matched& match, const scene::Animations& animations,
                           std::optional<int> rung) const {
    PlaySound taken{pair(gone() - 1, match.link)};
    if (rung) {
        taken.sound.cue = Cue::ladder;
        taken.sound.rung = std::max(1, *rung);
    }
    Effects effects{taken};
    if (match.slides.empty()) return effects;
    PlaySound slide = of(Cue::slide);
    slide.sound.count = static_cast<int>(std::min<std::size_t>(match.slides.size(), 3));
    const auto landing = animations.landing();
    const bool moves = landing && motion_; // without motion tiles are where they land at once
    if (moves && !animations.falling.empty()) {
        Time begins = animations.falling.front().start;
        for (const scene::Fall& fall : animations.falling) begins = std::min(begins, fall.start);
        slide.after = std::max(Time{0}, begins - now_);
        effects.emplace_back(slide);
    }
    slide.sound.cue = Cue::slide_lands;
    slide.after = moves ? *landing - now_ : Time{0};
    effects.emplace_back(slide);
    return effects;
}

PlaySound BoardSounds::undo(const Link& line) const {
    const sound::Sound taken = pair(gone(), line);
    PlaySound undo = of(Cue::undo);
    undo.sound.step = taken.step;
    undo.sound.turns = taken.turns;
    undo.sound.pan = taken.pan;
    return undo;
}

PlaySound BoardSounds::redo(const Link& line) const {
    const sound::Sound taken = pair(gone() - 1, line);
    PlaySound redo = of(Cue::redo);
    redo.sound.step = taken.step;
    redo.sound.pan = taken.pan;
    return redo;
}

PlaySound BoardSounds::rewind(int pairs) const {
    PlaySound rewind = of(Cue::rewind);
    rewind.sound.count = pairs;
    // The newest of the pairs that are back is heard first.
    rewind.sound.step = note(gone() + std::max(pairs, 1) - 1).step;
    return rewind;
}

} // namespace twoturns::app
