// The board that is played: the screen at the bottom of the stack. It owns the player's game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/play/awaited_board.hpp"
#include "app/play/cards_in_play.hpp"
#include "app/play/cleared_board.hpp"
#include "app/play/pacing.hpp"
#include "app/play/played_game.hpp"
#include "app/play/racing.hpp"
#include "app/play/win_page.hpp"
#include "app/screen.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

class PlayScreen final : public Screen {
public:
    /// `own`: what the player's own new games are dealt from; `own_board`: this game is one, and new.
    PlayScreen(game::Game game, const DealParams& own, bool own_board);

    [[nodiscard]] ScreenTraits traits() const override {
        return {.id = ScreenId::board, .keys = KeyContext::game};
    } // no screen over the board
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

    // What only the app asks of this screen.

    /// Does what other screens, or the store unasked, want of the game that is played.
    Effects dispatch(const ForBoard& wanted, const Context& context);
    /// After anything that may have changed what is seen: the settings' pace, the deck, the clock, the next analysis.
    /// `attended`: the board itself is in front of the player; else the clock stands still.
    Effects refresh(bool attended, bool covered, const Context& context);
    /// What is said of a board when it is first seen: that it is another than was asked for, or large.
    [[nodiscard]] std::optional<Note> introduction(const Context& context) const;
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today) { return current_.played.saved(now, today); }

    [[nodiscard]] const PlayedGame& played() const { return current_.played; }
    [[nodiscard]] const game::Game& game() const { return current_.played.game; }
    /// What the player's own new games are dealt from. The board of a day and a place of the journey leave that as it
    /// was.
    [[nodiscard]] DealParams own_params() const;
    [[nodiscard]] ShownBoard shown(const Context& context) const {
        return {session(), game().origin, geometry(context), current_.board.cursor};
    }
    /// The board that is waited for.
    [[nodiscard]] const std::optional<AwaitedBoard>& awaited() const { return awaited_; }
    [[nodiscard]] const scene::BoardView& board() const { return current_.board; }
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;
    /// Where the board is, and the cards of a deck with two sides.
    [[nodiscard]] scene::BoardRoom room(const Context& context) const;
    [[nodiscard]] const Pacing& pacing() const { return current_.pacing; }
    /// The race that goes on, if one does, as it stands.
    [[nodiscard]] std::optional<RaceView> race(game::Time now) const { return current_.racing.view(session(), now); }
    /// Whether the board is cleared and nothing of it is to be seen any more.
    [[nodiscard]] bool cleared() const { return current_.cleared && current_.board.animations.vanishing.empty(); }

private:
    /// A tile held down lights its kind after a while.
    struct Hold {
        Cell cell;
        game::Time since;
    };
    /// All that belongs to one game: another game is another one of these.
    struct Current {
        PlayedGame played;
        Pacing pacing{};
        Racing racing{};
        std::optional<ClearedBoard> cleared{};
        scene::BoardView board{};
        std::optional<Hold> hold{};
        std::optional<game::Time> hint_due{}; ///< a hint was asked for: it comes with an answer, or unproven by then
    };

    [[nodiscard]] game::Session& session() { return current_.played.game.session; }
    [[nodiscard]] const game::Session& session() const { return current_.played.game.session; }
    [[nodiscard]] std::uint64_t next_serial() { return ++games_ << 32U; } ///< the first one of another game

    // play_games.cpp: which game is on the board
    Effects start(game::Game game, const Context& context, bool undoable = false);
    Effects start_deal(GameId id, const Context& context, bool undoable = false);
    Effects start_record(std::shared_ptr<const GameFile> file, const Context& context);
    Effects start_over(game::GameKey at_question, const Context& context);
    Effects leave_to(const game::OpenElsewhere& elsewhere, const Context& context);
    Effects deal_for_record(const game::StoreNews& news, const Context& context);
    Effects deal_usual(const Context& context);
    Effects resume(AwaitedRecord awaited, const Deal& deal, const Context& context);
    Effects paste(const std::string& text, const Context& context);

    // play_pace.cpp
    Effects keep_pace(const Context& context);
    void count(const game::Reply& reply, std::size_t before, const Context& context);
    void count_help(const Context& context);
    Effects warn_of_time(const Context& context);
    [[nodiscard]] bool shows_faces() const;
    [[nodiscard]] bool shows_strip() const { return current_.pacing.round() && !cleared(); }

    // play_race.cpp
    Effects start_race(std::shared_ptr<const Race> race, const Context& context);
    Effects race_oneself(const Context& context);
    Effects race_best(const std::vector<game::GameSummary>& games, const Context& context);
    Effects race_read(const game::StoreNews& news, const Context& context);
    Effects race_read(const FileRead& file, const Context& context);
    Effects seek_race(const Context& context);
    Effects go_on_racing(const game::Record& record, Runner runner, const Context& context);
    Effects leave_race(const Context& context);

    // play_cards.cpp
    [[nodiscard]] std::optional<Note> about_cards(const Context& context) const;
    [[nodiscard]] bool fits_deck_soon(const Context& context) const;
    Effects fit_to_deck(const Context& context);
    Effects take_deck(const DeckChanged& deck, const Context& context);
    void forget(const std::string& deck);
    void choose_cards(const Context& context);

    // play_actions.cpp: what is done in the game, and what is shown of it
    Effects act(const game::Action& action, const Context& context);
    Effects show(const game::Reply& reply, const Context& context);
    Effects ask_hint(game::HintTrust trust, const Context& context);
    Effects show_way(const Context& context);
    Effects click(Cell cell, const Context& context);
    void light(Cell cell, const Context& context);
    void clear_marks();
    void move_cursor(int rows, int cols, const Context& context);
    void bring_into_sight(Cell cell, const Context& context);
    void jump(int step, const Context& context);
    Effects undo(const Context& context);
    Effects restart(const Context& context);
    Effects reshuffle(const Context& context);
    Effects next_board(const Context& context);
    [[nodiscard]] std::optional<Effects> open_daily(const Context& context) const;
    Effects watch_again(const Context& context);
    Effects save_picture(const Context& context) const;
    void update_cleared(std::optional<game::Time> threads_begin);
    [[nodiscard]] Win win(const Context& context) const;

    // play.cpp: input, answers and time
    Effects go_back(const Context& context);
    Effects take(const Response& response, const Context& context);
    Effects take_deal(const BoardDealt& dealt, const Context& context);
    Effects take_news(const game::StoreNews& news, const Context& context);
    Effects on_press(const ui::Press& press, const Context& context);
    void on_pinch(const ui::Pinch& pinch, const Context& context);
    void on_hover(ui::Point at, const Context& context);
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);
    void attend(bool present, game::Time now);
    Effects pass_time(const Context& context);

    Current current_;
    std::optional<AwaitedBoard> awaited_;
    CardsInPlay cards_;
    DealParams own_;                        ///< of the player's own new games, before this one
    bool deck_is_new_ = false;              ///< another one is on the tiles since the board was seen last
    bool attended_ = true;                  ///< the board is in front of the player
    std::uint64_t games_ = 1;               ///< so many were played since the program started
    std::optional<ui::Point> pointer_;      ///< where it was last
    std::optional<ui::Point> dragged_from_; ///< the board is moved by the middle button
};

} // namespace twoturns::app
