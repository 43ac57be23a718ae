// A match of two people on one board. The match has a separate session, so the game in progress is unaffected. The
// players choose the way of playing, play, then see the result. Leaving pauses the match; it can be resumed as long as
// the program runs. It does not enter the history of games; its result is kept for the records.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "app/board/board_sounds.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/screen.hpp"
#include "game/contests/versus.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

class TwoPlayers final : public Screen {
public:
    /// Plays on boards of these parameters.
    explicit TwoPlayers(DealParams params) : params_(std::move(params)) {}

    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = "two-players", .keys = goes_on() ? KeyContext::game : KeyContext::other};
    }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

    /// Returns whether a match exists and is not over.
    [[nodiscard]] bool goes_on() const { return match_ && !match_->over(); }
    [[nodiscard]] const std::optional<game::Match>& match() const { return match_; }

private:
    enum class Part : std::uint8_t {
        way,
        players,
        start,
        all,
        table,
        head,
        other_match,
        map,
        winner,
        result,
        rematch,
        next_board,
    };
    struct DealtBoard { // the board of the next match
        GameId id;
        Deal deal;
    };

    [[nodiscard]] View choice_view(const Context& context) const;
    [[nodiscard]] View match_view(const Context& context) const;
    [[nodiscard]] View result_view(const Context& context) const;
    /// Returns the text below the rope.
    [[nodiscard]] std::string words(const Context& context) const;
    /// Returns the reason if no match can start, otherwise nullopt.
    [[nodiscard]] std::optional<Message> hindrance(const Context& context) const;
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;
    [[nodiscard]] bool shows_result(game::Time now) const;
    /// Returns when the parts of the result appear; nullopt if all is shown at once.
    [[nodiscard]] std::optional<Ceremony> ceremony(const Context& context) const;

    Effects ask_board(const Context& context);
    Effects take_board(const BoardDealt& dealt, const Context& context);
    void begin(const Context& context);
    [[nodiscard]] BoardSounds sounds(const Context& context) const { return {origin_, match_->session(), context}; }
    Effects click(game::Side by, Cell cell, const Context& context);
    Effects show(const game::Reply& reply, game::Side by, int worth, const Context& context);
    [[nodiscard]] Ask ask_reshuffle(const Context& context) const;
    Effects reshuffle(const std::optional<Deal>& deal, const Context& context);
    Effects end(const Context& context);
    void show_hands();
    /// Returns the side that the pressed key belongs to: the keyboard and the first gamepad are blue's, the second
    /// gamepad is orange's. If the players take turns, all keys move blue's cursor.
    [[nodiscard]] game::Side side_of_keys(const Context& context) const;
    [[nodiscard]] std::optional<Cell>& cursor_of(game::Side side);
    Effects move_cursor(int rows, int cols, const Context& context);
    Effects pick(const Context& context);

    DealParams params_;
    game::Way way_ = game::Way::at_once;
    game::Side first_ = game::Side::orange; ///< the side with the first turn, if the players take turns
    std::optional<DealtBoard> board_;
    std::optional<Message> fault_; ///< the reason if the board cannot be dealt
    bool begin_when_dealt_ = false;
    std::optional<game::Match> match_;
    game::Origin origin_; ///< the origin of the match's board
    scene::BoardView view_;
    std::optional<game::Time> over_since_;
    std::shared_ptr<const scene::Weave> weave_; ///< the weave of a finished match
};

} // namespace twoturns::app
