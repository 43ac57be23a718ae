// The sounds of a board: all in its key, on the instrument of the table, from the side on which they happen.
#pragma once

#include <optional>
#include <string>

#include "app/screen.hpp"
#include "game/melody.hpp"
#include "game/session.hpp"
#include "scene/animations.hpp"

namespace twoturns::app {

/// Returns the instrument of a table.
[[nodiscard]] sound::Instrument instrument_of(ui::TableKind table);

class BoardSounds {
public:
    /// `session` is the game after what is heard; it must outlive the object.
    BoardSounds(const game::Origin& origin, const game::Session& session, const Context& context);

    /// Returns a sound from the middle of the board, or from the column of a cell.
    [[nodiscard]] PlaySound of(sound::Cue cue, std::optional<Cell> cell = std::nullopt) const;
    /// Returns the sound of a hint.
    [[nodiscard]] PlaySound hint(const game::Hinted& hint) const;

    /// Returns the sounds of a pair that was just taken: its note, or in Arcade its `rung`, and tiles that slide and
    /// land. `animations` must already contain the match.
    [[nodiscard]] Effects match(const game::Matched& match, const scene::Animations& animations,
                                std::optional<int> rung = std::nullopt) const;

    /// Returns the sound of a step that was just undone. `line` is that of the pair that is back.
    [[nodiscard]] PlaySound undo(const Link& line) const;
    /// Returns the sound of a pair that is taken again.
    [[nodiscard]] PlaySound redo(const Link& line) const;
    /// Returns the sound of so many pairs that are back at once.
    [[nodiscard]] PlaySound rewind(int pairs) const;

private:
    /// Returns the note of the pair that is taken when so many are gone, and its sound.
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
