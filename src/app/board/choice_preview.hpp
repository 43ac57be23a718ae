// The board of what is chosen on a page: dealt anew whenever the choice changes, and playing itself until the player
// does.
#pragma once

#include <iosfwd>
#include <optional>
#include <vector>

#include "app/board/board_preview.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class ChoicePreview {
public:
    /// From now on this is the choice, or why there is none. It is dealt at once, or after a pause in which there is no
    /// other.
    Effects want(Result<GameId> choice, game::Time now, game::Time pause = game::Time{0});
    /// The board, or how far it is; anything else is ignored.
    void learn(const Response& response, game::Time now);
    /// Whether somebody can see the board play.
    void attend(bool present) { present_ = present; }
    Effects tick(const Context& context);
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const;

    /// The board that was dealt last.
    [[nodiscard]] const std::optional<BoardPreview>& board() const { return board_; }
    /// Whether that is the one of the choice.
    [[nodiscard]] bool ready() const;
    /// Whether the board of the choice is waited for long enough for that to be shown.
    [[nodiscard]] bool takes_long(game::Time now) const;
    /// Why the choice cannot be played, if it cannot.
    [[nodiscard]] std::optional<Message> fault() const;
    /// Plays the board of the choice, whether it is dealt yet or not.
    [[nodiscard]] Effects play(const Context& context) const;

    /// The board in a frame; it is drawn into a slot of that name.
    [[nodiscard]] ui::Element element(ui::Id slot, const Context& context) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
    /// What is known of the board. While another is dealt in its place that is said instead, but not for a blink of an
    /// eye.
    [[nodiscard]] ui::Element facts(const Context& context) const;
    void describe(std::ostream& text) const;

private:
    struct Asked { // a board that is being dealt
        GameId id;
        game::Time since;
        float progress = 0;
    };
    Effects deal(game::Time now);
    [[nodiscard]] bool plays(const Context& context) const;

    Result<GameId> choice_{Message{}};
    std::optional<BoardPreview> board_;
    std::optional<Asked> asked_;
    std::optional<game::Time> deal_due_;
    std::optional<Message> refused_; ///< why the choice could not be dealt
    bool present_ = true;
};

} // namespace twoturns::app
