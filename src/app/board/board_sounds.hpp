// Makes the sounds of a board: in the board's key, on the instrument of the table, from the side on which they happen.
#pragma once

#include <optional>
#include <string>

#include "app/screen.hpp"
#include "game/history/worlds.hpp"
#include "game/melody.hpp"
#include "game/session.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// Returns the instrument of a table. `world` is the world of the journey whose table it is, if any: two worlds whose
/// tables others have, too, have instruments of their own.
[[nodiscard]] sound::Instrument instrument_of(ui::TableKind table, std::optional<game::World> world = std::nullopt);

class BoardSounds {
public:
    /// `session` is the session after the action that is heard; it must outlive this object.
    BoardSounds(const game::Origin& origin, const game::Session& session, const Context& context);

    /// Returns the sound of a cue, from the column of `cell`, or from the middle of the board without a cell.
    [[nodiscard]] PlaySound of(sound::Cue cue, std::optional<Cell> cell = std::nullopt) const;
    /// Returns the sound of a hint.
    [[nodiscard]] PlaySound hint(const game::Hinted& hint) const;

    /// Returns the sounds of a pair that was just taken: its note, or in Arcade the tone at `rung` of the ladder, and
    /// the tiles that slide and land. `animations` must already contain the match.
    [[nodiscard]] Effects match(const game::Matched& match, const scene::Animations& animations,
                                std::optional<int> rung = std::nullopt) const;

    /// Returns the sound of an undone match. `line` is the line of the restored pair.
    [[nodiscard]] PlaySound undo(const Link& line) const;
    /// Returns the sound of a match that redo repeats. `line` is the line of the pair.
    [[nodiscard]] PlaySound redo(const Link& line) const;
    /// Returns the sound of `pairs` pairs that are restored at once.
    [[nodiscard]] PlaySound rewind(int pairs) const;

private:
    /// note() returns the melody's note of the pair that is taken when `gone` pairs are gone. pair() returns its sound.
    [[nodiscard]] game::MelodyNote note(int gone) const;
    [[nodiscard]] sound::Sound pair(int gone, const Link& line) const;
    [[nodiscard]] int gone() const { return session_.timeline().pairs_gone(); }

    std::string melody_text_;
    const game::Session& session_;
    sound::Instrument instrument_;
    bool motion_;
    game::Time now_;
};

} // namespace twoturns::app
