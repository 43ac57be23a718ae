// The board that is played: the screen at the bottom of the stack. It owns the player's game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/board/race.hpp"
#include "app/play/win_page.hpp"
#include "app/screen.hpp"
#include "game/contests/arcade.hpp"
#include "game/history/bests.hpp"
#include "game/learning/recall.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

class PlayScreen final : public Screen {
public:
    /// `own`: what the player's own new games are dealt from; `own_board`: this game is one, and new.
    PlayScreen(game::Game game, const DealParams& own, bool own_board);

    [[nodiscard]] std::string name() const override { return "none"; } // no screen over the board
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Answer& answer, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects answers_forgotten(const std::string& deck, const Context& context) override;
    Effects deck_changed(const Context& context) override;
    Effects tick(const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] KeyContext keys() const override { return KeyContext::game; }
    [[nodiscard]] std::optional<ShownBoard> board(const Context& context) const override {
        return ShownBoard{game_.session, game_.origin, geometry(context), board_.cursor};
    }

    // What only the app asks of this screen.

    /// The board itself is in front of the player, or not: the clock stands still.
    void attend(bool present, game::Time now);
    /// The settings have another pace, or there is another game, or it was cleared: asks for what the history says.
    Effects keep_pace(const Context& context);
    /// Plays a game from now on.
    Effects start(game::Game game, const Context& context, bool undoable = false);
    /// What is to be told of the board when it is first seen: that it is another than was asked for, or large.
    [[nodiscard]] std::optional<Note> introduction(const Context& context) const;
    /// Deals a board with as many pairs as a deck that was just chosen has cards, in place of one nobody has touched
    /// yet and nobody named.
    Effects fit_to_deck(const Context& context);
    /// Whether that is to come once the board is seen.
    [[nodiscard]] bool fits_deck_soon(const Context& context) const;
    /// With a two-sided deck: that the board has more than two tiles of a card, if it does.
    [[nodiscard]] std::optional<Note> about_cards(const Context& context) const;
    /// Deals a board and plays it.
    Effects start_deal(GameId id, const Context& context, bool undoable = false);
    /// Deals the board of a record; see StartRecord. The game on the board stays where it is its record.
    Effects start_record(std::shared_ptr<const GameFile> file, const Context& context);
    /// Plays the board of a race from its beginning.
    Effects start_race(std::shared_ptr<const Race> race, const Context& context);
    /// What the store says of it unasked.
    Effects learn(const game::OpenElsewhere& elsewhere, const Context& context);
    /// All data were deleted: starts a new game, unless one was started since that was asked for.
    Effects start_over(game::GameKey at_question, const Context& context);
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today);
    /// The way to win was shown, on a screen over this one.
    void count_help(const Context& context);
    /// The position most worth looking at, if that is not asked already.
    Effects analyse();

    [[nodiscard]] const game::Game& game() const { return game_; }
    /// What the player's own new games are dealt from. The board of a day and a place of the journey leave that as it
    /// was.
    [[nodiscard]] DealParams own_params() const;
    [[nodiscard]] const scene::BoardView& board() const { return board_; }
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;
    /// Where the board is, and the cards of a deck with two sides.
    [[nodiscard]] scene::BoardRoom room(const Context& context) const;
    [[nodiscard]] std::size_t saved_entries() const { return saved_entries_; }
    /// Whether the board was cleared and nothing was done since but steps back and forth: there is nothing to save.
    [[nodiscard]] bool looks_back() const {
        return cleared_entries_ && game_.session.log().size() != *cleared_entries_;
    }
    struct Dealing {
        game::Time since;
        float progress = 0;
    };
    /// The board that is waited for.
    [[nodiscard]] const std::optional<Dealing>& dealing() const { return dealing_; }
    /// Whether there is no game yet: its board is being dealt.
    [[nodiscard]] bool undealt() const { return game_.key == 0 && game_.session.board().tiles() == 0; }
    /// Whether a deal takes so long that how far it is should be seen.
    [[nodiscard]] bool deals_for_long(game::Time now) const;
    [[nodiscard]] bool can_undo() const;
    /// How hard the board is: as its dealer found it, else as it was asked for.
    [[nodiscard]] int level() const;
    /// In Arcade.
    [[nodiscard]] const std::optional<game::Arcade>& round() const { return round_; }
    /// The race that goes on, if one does, as it stands.
    [[nodiscard]] std::optional<RaceView> race(game::Time now) const;
    /// What there was to beat on such boards, as far as it is known.
    [[nodiscard]] const game::Bests& bests() const { return bests_; }
    /// The time for the third star, at a place of the journey.
    [[nodiscard]] std::optional<game::Time> par() const;
    /// Whether the board is cleared and nothing of it is to be seen any more.
    [[nodiscard]] bool cleared() const { return weave_ && !undealt() && board_.effects.vanishing.empty(); }

private:
    // See play_pace.cpp.
    void take_pace(game::Pace pace);
    void begin_round();
    void count(const game::Reply& reply, std::size_t before, const Context& context);
    Effects tick_round(const Context& context);
    [[nodiscard]] int points_of(const game::Matched& match) const;
    [[nodiscard]] std::optional<std::int64_t> score() const; ///< of a game that is Arcade from its beginning
    [[nodiscard]] bool shows_faces() const;
    [[nodiscard]] bool shows_strip() const { return round_ && !cleared(); }

    // See play_race.cpp.
    Effects race_oneself(const Context& context);
    Effects race_best(const std::vector<game::GameSummary>& games, const Context& context);
    Effects race_read(const game::StoreNews& news, const Context& context);
    Effects seek_race(const Context& context);
    Effects race_read(const FileRead& file, const Context& context);
    Effects go_on_racing(const game::Record& record, Runner runner, const Context& context);
    Effects leave_race(const Context& context);

    // See play_cards.cpp.
    void recall(const game::Reply& reply, const Context& context);
    [[nodiscard]] static Effects ask_answers(const Context& context);
    void learn(const game::AnswersRead& read, const Context& context);
    void add_answers(const game::Game& game);
    void choose_cards(const Context& context);

    // See play_actions.cpp.
    Effects act(const game::Action& action, const Context& context);
    void play_on(const Context& context);
    Effects show(const game::Reply& reply, const Context& context);
    Effects ask_hint(game::HintTrust trust, const Context& context);
    Effects show_way(const Context& context);
    Effects click(Cell cell, const Context& context);
    void light(Cell cell, const Context& context);
    void clear_marks();
    void move_cursor(int rows, int cols, const Context& context);
    void bring_into_sight(Cell cell, const Context& context);
    void jump(int step, const Context& context);
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);
    Effects undo(const Context& context);
    Effects restart(const Context& context);
    Effects reshuffle(const Context& context);
    Effects next_board(const Context& context);
    [[nodiscard]] std::optional<Effects> open_daily(const Context& context) const;
    Effects watch_again(const Context& context);
    Effects save_picture(const Context& context) const;
    void update_weave(std::optional<game::Time> begin);
    [[nodiscard]] Win win(const Context& context) const;
    Effects copy_id(const Context& context) const;
    Effects paste(const std::string& text, const Context& context);
    Effects go_back(const Context& context);
    Effects deal_for_record(const game::StoreNews& news, const Context& context);
    Effects take(const Answer& answer, const Context& context);
    Effects deal_usual(const Context& context);
    Effects resume(std::shared_ptr<const GameFile> file, const Deal& deal, const Context& context);

    Effects on_press(const ui::Press& press, const Context& context);
    void on_pinch(const ui::Pinch& pinch, const Context& context);
    void on_hover(ui::Point at, const Context& context);

    game::Game game_;
    DealParams own_;                    ///< before this game
    std::optional<game::Pace> pace_;    ///< nothing until the settings were looked at for this game
    std::optional<game::Arcade> round_; ///< in Arcade
    game::Bests bests_;
    bool told_over_ = false;           ///< that the round has run out
    int told_low_ = 0;                 ///< 1: that a fifth of its bar is left; 2: a tenth
    bool attended_ = true;             ///< the board is in front of the player
    std::shared_ptr<const Race> race_; ///< that this game is
    game::PairTimes own_times_;        ///< in it
    enum class Seeks : std::uint8_t {  // what was asked for in order to race it
        nothing,
        best, // run of this board
        last, // run that was raced when the program ended
    };
    Seeks seeks_ = Seeks::nothing;
    std::shared_ptr<game::Game> previous_; ///< the one before, to which undo leads back
    game::RecallJudge judge_;              ///< of the cards of this game
    std::string judged_deck_;              ///< whose they are
    game::AnswersRead answers_;            ///< how the cards of the deck were recalled in the games before this one
    bool deck_is_new_ = false;             ///< another one is on the tiles since the board was seen last
    bool own_board_;                       ///< cards may be chosen for this game: nobody named its board
    scene::BoardView board_;
    std::size_t saved_entries_ = 0;
    std::optional<std::size_t> cleared_entries_; ///< so many led to the cleared board, until the game goes on from it
    bool as_it_was_found_ = true;                ///< the game is the one of the start
    std::uint64_t games_ = 1;
    std::optional<std::uint64_t> analysed_; ///< the serial number of the position that was asked about last

    std::shared_ptr<const GameFile> file_;     ///< whose board is being dealt
    std::optional<game::SavedGame> record_of_; ///< the game of the history it is the record of
    std::optional<Dealing> dealing_;
    bool reshuffling_ = false;
    bool undoable_ = false;  ///< undo leads back from the board that is waited for
    bool deals_own_ = false; ///< the board that is waited for was named by nobody

    std::shared_ptr<const scene::Weave> weave_; ///< while the board is cleared
    std::optional<game::Time> threads_begin_;   ///< when its threads begin to appear, if they do
    bool figures_asked_ = false;
    std::shared_ptr<const WinFigures> figures_; ///< of the cleared board, once the history is read
    game::Date saved_on_ = 0;                   ///< the last day anything was done in it

    struct Hold { ///< a tile held down lights its kind after a while
        Cell cell;
        game::Time since;
    };
    std::optional<Hold> hold_;
    std::optional<ui::Point> pointer_;
    std::optional<ui::Point> dragged_from_; ///< the board is moved by the middle button
    std::optional<game::Time> hint_due_;    ///< a hint was asked for and comes with an answer, or unproven by then
};

} // namespace twoturns::app
