// The board in play: the screen at the bottom of the stack. It owns the game in progress.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/board/board_sounds.hpp"
#include "app/board/round_view.hpp"
#include "app/play/awaited_board.hpp"
#include "app/play/cards_in_play.hpp"
#include "app/play/cleared_board.hpp"
#include "app/play/heat.hpp"
#include "app/play/pacing.hpp"
#include "app/play/played_game.hpp"
#include "app/play/racing.hpp"
#include "app/play/win_page.hpp"
#include "app/screen.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

struct BoardState;

class PlayScreen final : public Screen {
public:
    /// `own`: the parameters of the player's next new game; `own_board`: the game is new and was not requested by ID.
    PlayScreen(game::Game game, const DealParams& own, bool own_board);

    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = "none", .keys = KeyContext::game};
    } // no screen lies over the board
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    bool skip(const ui::Input& input, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

    // Only for the app:

    /// Handles a message to the game in progress from another screen or from the store.
    Effects dispatch(const ForBoard& wanted, const Context& context);
    /// Updates the pace, the deck, the clock and the next analysis after any change. `attended` means that the player
    /// sees the board itself; otherwise the clock stops.
    Effects refresh(bool attended, bool covered, const Context& context);
    /// Returns the note shown at the start of a board that differs from the request or is large; nullopt for other
    /// boards.
    [[nodiscard]] std::optional<Note> introduction(const Context& context) const;
    /// Returns whether a note tells of the cards on the board, as introduction() does. Any other note matters more.
    [[nodiscard]] static bool is_about_cards(const Note& note);
    [[nodiscard]] game::SavedGame saved(game::Time now, game::Date today) { return current_.played.saved(now, today); }

    [[nodiscard]] const PlayedGame& played() const { return current_.played; }
    [[nodiscard]] const game::Game& game() const { return current_.played.game; }
    /// Returns the parameters of the player's next new game. The board of a day and a place of the journey do not
    /// change them.
    [[nodiscard]] DealParams own_params() const;
    [[nodiscard]] ShownBoard shown(const Context& context) const {
        return {session(), game().origin, geometry(context), current_.board.cursor};
    }
    /// Returns the awaited board, nullopt if none.
    [[nodiscard]] const std::optional<AwaitedBoard>& awaited() const { return awaited_; }
    [[nodiscard]] const scene::BoardView& board() const { return current_.board; }
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;
    /// Returns the room of the board and of the cards of a two-sided deck.
    [[nodiscard]] scene::BoardRoom room(const Context& context) const;
    [[nodiscard]] const Pacing& pacing() const { return current_.pacing; }
    /// Returns the round of Arcade as displayed, nullopt outside Arcade.
    [[nodiscard]] std::optional<RoundView> round_view(const Context& context) const;
    /// Returns the race in progress, nullopt if none.
    [[nodiscard]] std::optional<RaceView> race(game::Time now) const { return current_.racing.view(session(), now); }
    /// Returns whether the board has been on the screen. Only a new board of the start has not, below Home or the
    /// lesson.
    [[nodiscard]] bool seen() const { return seen_; }
    /// Returns whether the board is cleared and its last tiles have vanished.
    [[nodiscard]] bool cleared() const { return current_.cleared && current_.board.animations.vanishing.empty(); }

private:
    /// A held tile highlights its kind after a delay.
    struct Hold {
        Cell cell;
        game::Time since;
    };
    /// The state of one game; another game replaces all of it.
    struct Current {
        PlayedGame played;
        Pacing pacing{};
        Heat heat{};
        Racing racing{};
        std::optional<ClearedBoard> cleared{};
        scene::BoardView board{};
        std::optional<Hold> hold{};
        std::optional<game::Time> hint_due{}; ///< when a requested hint appears at the latest, proven or not
        std::optional<bool> compares_turns{}; ///< nullopt until it was looked up
        bool par_asked = false;
        bool may_be_lost = false; ///< the last pair may have lost the board, and the player was not told yet
    };

    [[nodiscard]] game::Session& session() { return current_.played.game.session; }
    [[nodiscard]] const game::Session& session() const { return current_.played.game.session; }
    [[nodiscard]] std::uint64_t next_serial() { return ++games_ << 32U; } ///< the first serial number of another game

    // In play_games.cpp: changes of the game on the board.
    Effects start(game::Game game, const Context& context, bool undoable = false);
    Effects start_deal(GameId id, const Context& context, bool undoable = false);
    Effects start_record(std::shared_ptr<const GameFile> file, const Context& context);
    Effects start_over(game::GameKey at_question, const Context& context);
    Effects leave_to(const game::OpenElsewhere& elsewhere, const Context& context);
    Effects deal_for_record(const game::StoreNews& news, const Context& context);
    Effects deal_usual(const Context& context);
    Effects resume(AwaitedRecord awaited, const Deal& deal, const Context& context);
    Effects paste(const std::string& text, const Context& context);

    // In play_pace.cpp:
    Effects keep_pace(const Context& context);
    void count(const game::Reply& reply, std::size_t before, const Context& context);
    void count_help(const Context& context);
    Effects warn_of_time(const Context& context);
    [[nodiscard]] bool shows_faces() const;
    Effects leave_round();
    Effects round_over(const Context& context);
    void go_on_with_run(const Current& before, const Context& context);
    void read_runs(const std::vector<game::GameSummary>& games);
    [[nodiscard]] bool shows_round() const { return current_.pacing.round() && !cleared(); }
    [[nodiscard]] std::optional<scene::Heat> heat(const Context& context) const;

    // In play_turns.cpp: the fewest turns of the board.
    Effects compare_turns(const Context& context);
    [[nodiscard]] Effects learn_par(const ParFound& found, const Context& context) const;
    [[nodiscard]] std::optional<WinTurns> turns_of_win(const Context& context) const;

    // In play_race.cpp:
    Effects start_race(std::shared_ptr<const Race> race, const Context& context);
    Effects race_oneself(const Context& context);
    Effects race_best(const std::vector<game::GameSummary>& games, const Context& context);
    Effects race_read(const game::StoreNews& news, const Context& context);
    Effects race_read(const FileRead& file, const Context& context);
    /// Goes on racing against the run of a record's text.
    Effects race_text(const Result<std::string>& text, Runner runner, const Context& context);
    Effects seek_race(const Context& context);
    Effects go_on_racing(const game::Record& record, Runner runner, const Context& context);
    Effects leave_race(const Context& context);

    // In play_cards.cpp:
    [[nodiscard]] std::optional<Note> about_cards(const Context& context) const;
    [[nodiscard]] bool fits_deck_soon(const Context& context) const;
    Effects fit_to_deck(const Context& context);
    Effects take_deck(const DeckChanged& deck, const Context& context);
    void forget(const std::string& deck);
    void choose_cards(const Context& context);

    // In play_zoom.cpp:
    void on_pinch(const ui::Pinch& pinch, const Context& context);
    void zoom(float factor, std::optional<ui::Point> fixed, const Context& context);
    void bring_into_sight(Cell cell, const Context& context);

    // In play_actions.cpp: the pointer, actions in the game, and how they are shown.
    Effects on_press(const ui::Press& press, const Context& context);
    void on_hover(ui::Point at, const Context& context);
    Effects act(const game::Action& action, const Context& context);
    Effects show(const game::Reply& reply, const Context& context);
    Effects click(Cell cell, const Context& context);
    void clear_marks();
    void show_step(const Board& before, const std::vector<Slide>& slides, const std::vector<Link>& lines, bool again,
                   const Context& context);
    void update_cleared(std::optional<game::Time> threads_begin);

    // In play_sounds.cpp:
    [[nodiscard]] BoardSounds sounds(const Context& context) const { return {game().origin, session(), context}; }
    [[nodiscard]] Effects sounds_of_match(const game::Matched& match, const Context& context) const;
    [[nodiscard]] Effects sounds_of_step(const game::Action& action, int gone_before, const std::vector<Link>& back,
                                         const Context& context) const;
    [[nodiscard]] bool is_known_lost(const Context& context) const;
    Effects sounds_due(const Context& context);

    // In play_speech.cpp: what is said aloud; empty while speaking is off.
    [[nodiscard]] Effects spoken_cursor(std::optional<Cell> before, const Context& context) const;
    [[nodiscard]] Effects spoken_reply(const game::Reply& reply, const game::Action& action, int gone_before,
                                       std::optional<Move> move_before, const Context& context) const;
    [[nodiscard]] Effects say_row(const Context& context);
    [[nodiscard]] Effects spoken_changes(const Context& context);
    [[nodiscard]] BoardState state_of(const Context& context) const;

    // In play_commands.cpp:
    void light(Cell cell, const Context& context);
    Effects go_back(const Context& context);
    Effects ask_hint(game::HintTrust trust, const Context& context);
    Effects show_way(const Context& context);
    Effects move_cursor(int rows, int cols, const Context& context);
    Effects jump(int step, const Context& context);
    Effects undo(const Context& context);
    Effects restart(const Context& context);
    Effects reshuffle(const Context& context);
    Effects next_board(const Context& context);
    [[nodiscard]] std::optional<Effects> open_daily(const Context& context) const;
    Effects watch_again(const Context& context);
    Effects save_picture(const Context& context) const;
    Effects copy_result(const Context& context) const;
    [[nodiscard]] Win win(const Context& context) const;

    // In play.cpp: answers and time.
    Effects take(const Response& response, const Context& context);
    Effects take_deal(const BoardDealt& dealt, const Context& context);
    Effects take_news(const game::StoreNews& news, const Context& context);
    void attend(bool present, game::Time now);
    Effects pass_time(const Context& context);

    /// What was said about the board, so that only what changes is said.
    struct Told {
        game::GameKey board = 0;
        std::string loss;
        bool waits = false;
        bool won = false;
    };

    Current current_;
    Told told_;
    std::optional<AwaitedBoard> awaited_;
    CardsInPlay cards_;
    DealParams own_;                        ///< parameters of the next new game on a board of a day or of the journey
    bool deck_is_new_ = false;              ///< the deck has changed since the board was last seen
    bool attended_ = true;                  ///< the player sees the board
    bool seen_ = false;                     ///< has been on the screen
    std::uint64_t games_ = 1;               ///< number of games since the program started
    std::optional<ui::Point> pointer_;      ///< the pointer's last position
    std::optional<ui::Point> dragged_from_; ///< the last point of a drag of the board with the middle button
};

} // namespace twoturns::app
