// A preview of the board chosen on a page. Deals a new board whenever the choice changes, and plays the board by
// itself. With a wish for pairs to see, the board is chosen from those of several seeds.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/board_preview.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class ChoicePreview {
public:
    /// Sets the choice, or the reason why there is none. Deals the board when `pause` has passed without another
    /// choice. With a wish other than `any`, choice() becomes the ID of the board that was chosen.
    Effects want(Result<GameId> choice, game::Time now, game::Time pause = game::Time{0},
                 SightWish wish = SightWish::any);
    /// Handles the dealt board or its progress; ignores any other response.
    void learn(const Response& response, game::Time now);
    /// Asks how many pairs there are to see on the board, unless that is known.
    Effects count_pairs();
    /// Sets whether the player can see the preview.
    void attend(bool present) { present_ = present; }
    Effects tick(const Context& context);
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const;

    [[nodiscard]] const Result<GameId>& choice() const { return choice_; }
    /// Returns the board that was dealt last.
    [[nodiscard]] const std::optional<BoardPreview>& board() const { return board_; }
    /// Returns whether board() is the board of the current choice.
    [[nodiscard]] bool ready() const;
    /// Returns whether the deal has taken long enough for its progress to be shown.
    [[nodiscard]] bool takes_long(game::Time now) const;
    /// Returns the reason if the choice cannot be played, otherwise nullopt.
    [[nodiscard]] std::optional<Message> fault() const;
    /// Plays the chosen board, even if it is not dealt yet. A board that is still being chosen is played later:
    /// play_when_chosen().
    [[nodiscard]] Effects play(const Context& context);
    /// Plays the board if play() was called before it was chosen, and it is chosen now.
    [[nodiscard]] Effects play_when_chosen(const Context& context);

    /// Makes the framed board. The board itself is drawn into the slot `slot`.
    [[nodiscard]] ui::Element element(ui::Id slot, const Context& context) const;
    void draw(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
    /// Makes the lines about the board. If dealing another board takes noticeably long, the lines say so instead.
    [[nodiscard]] ui::Element facts(const Context& context) const;
    void describe(std::ostream& text) const;

private:
    struct Asked { // a board that is being dealt
        GameId id;
        SightWish wish;
        game::Time since;
        float progress = 0;
    };
    struct Sight { // how many pairs there are to see on the board
        std::optional<PairsToSee> pairs;
        bool asked = false;
        SightWish wish = SightWish::any; ///< for which the board was chosen
        int dealt = 1;                   ///< the boards it was chosen from
        bool fits = true;
    };
    Effects deal(game::Time now);
    [[nodiscard]] bool plays(const Context& context) const;

    [[nodiscard]] std::string about_board() const;

    Result<GameId> choice_{Message{}};
    SightWish wish_ = SightWish::any;
    Sight sight_; ///< of board()
    bool plays_when_chosen_ = false;
    std::optional<BoardPreview> board_;
    std::optional<Asked> asked_;
    std::optional<game::Time> deal_due_;
    std::optional<Message> refused_; ///< the reason if the choice could not be dealt
    bool present_ = true;
};

} // namespace twoturns::app
