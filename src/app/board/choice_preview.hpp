// A preview of the board chosen on a page: dealt anew whenever the choice changes, plays itself.
#pragma once

#include <iosfwd>
#include <optional>
#include <vector>

#include "app/board/board_preview.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class ChoicePreview {
public:
    /// Sets the choice, or the reason why there is none. Deals it after a pause without another choice, at once by
    /// default.
    Effects want(Result<GameId> choice, game::Time now, game::Time pause = game::Time{0});
    /// Handles the dealt board or its progress; ignores any other response.
    void learn(const Response& response, game::Time now);
    /// Sets whether somebody can see the board play.
    void attend(bool present) { present_ = present; }
    Effects tick(const Context& context);
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const;

    /// Returns the board that was dealt last.
    [[nodiscard]] const std::optional<BoardPreview>& board() const { return board_; }
    /// Returns whether board() is the chosen one.
    [[nodiscard]] bool ready() const;
    /// Returns whether the deal has taken long enough to show that it is in progress.
    [[nodiscard]] bool takes_long(game::Time now) const;
    /// Returns why the choice cannot be played, nullopt if it can.
    [[nodiscard]] std::optional<Message> fault() const;
    /// Plays the chosen board, whether it is dealt yet or not.
    [[nodiscard]] Effects play(const Context& context) const;

    /// Makes the framed board; it is drawn into the slot of that name.
    [[nodiscard]] ui::Element element(ui::Id slot, const Context& context) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
    /// Makes the lines about the board. While another board is being dealt they say so instead, but not for a blink of
    /// an eye.
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
