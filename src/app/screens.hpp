// All screens: each function makes one screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/arcade/round_end.hpp"
#include "app/keys/pad_buttons.hpp"
#include "app/screen.hpp"
#include "game/history/worlds.hpp"
#include "game/replay.hpp"
#include "scene/board_geometry.hpp"

namespace twoturns::app::screens {

using Made = std::shared_ptr<Screen>;

[[nodiscard]] Made menu();
/// Lists what can be done with the board. `races`: the game in progress is a race.
[[nodiscard]] Made board_menu(bool races);
/// Makes the page with the last weave, the game in hand, the journey and the day.
[[nodiscard]] Made home();
/// Makes the small board that teaches the rule.
[[nodiscard]] Made first_start();
[[nodiscard]] Made settings();
[[nodiscard]] Made language();
[[nodiscard]] Made look();
[[nodiscard]] Made accessibility();
/// Makes the page on which keys and the buttons of gamepads get commands.
[[nodiscard]] Made keys();
/// Waits for the new key of a command: the first (0) or the second (1).
[[nodiscard]] Made press_key(Command command, std::size_t slot);
/// Asks for the command of a gamepad's button.
[[nodiscard]] Made pad_command(PadButton button);
[[nodiscard]] Made help();
[[nodiscard]] Made about();
[[nodiscard]] Made new_game(const DealParams& params);
[[nodiscard]] Made journey();
/// Makes the sheet with the weaves of a world's places; without a world the cloth with the weaves of all worlds.
[[nodiscard]] Made cloth(std::optional<game::World> world);
/// Makes the calendar of daily boards with one day chosen, by default today.
[[nodiscard]] Made daily(std::optional<game::Day> day);
/// Starts with the layout and the gravity of `params`.
[[nodiscard]] Made edit_layout(const DealParams& params);
/// Asks for a name and saves the layout under it, among the player's own.
[[nodiscard]] Made save_layout(const BoardLayout& layout);
/// Saves the layout to any file.
[[nodiscard]] Made save_layout_to_file(const BoardLayout& layout, const Context& context);
[[nodiscard]] Made games();
/// Makes the list of these games only.
[[nodiscard]] Made games_of(std::vector<game::GameSummary> games);
/// Makes the list of one game, and replays it at once.
[[nodiscard]] Made replay_of(game::GameSummary game);
/// Makes the weaves of all cleared games.
[[nodiscard]] Made gallery();
/// Shows the weave of the cleared game `games[shown[chosen]]`. The player can turn to the other games in `shown`.
[[nodiscard]] Made weave(std::shared_ptr<const std::vector<game::GameSummary>> games, std::vector<std::size_t> shown,
                         std::size_t chosen);
[[nodiscard]] Made statistics();
/// Makes the page of medals, wishes and best times.
[[nodiscard]] Made records();
[[nodiscard]] Made wishes(); ///< the page of records, at the wishes of the week
[[nodiscard]] Made decks();
/// Writes the deck in use, one of the player's own named `title`, to a file or a folder.
[[nodiscard]] Made export_deck(const std::string& title, const Context& context);
/// Asks for a new name for a deck of the player's own.
[[nodiscard]] Made rename_deck(const std::string& deck, const std::string& title);
/// Asks for the words on a card or the name of a picture. `card` must have words that can be changed, or a picture.
[[nodiscard]] Made edit_card(const decks::PictureScan& pictures, std::size_t card);
/// Asks which square of a picture to show. `file` is its name in `folder`, where the deck's pictures are.
[[nodiscard]] Made crop_picture(const std::string& deck, const std::string& folder, const std::string& file);
/// Shows the learning progress of a deck; asks before deleting it.
[[nodiscard]] Made learning(std::shared_ptr<const game::LearningDeck> deck);
[[nodiscard]] Made forget_learnt(std::shared_ptr<const game::LearningDeck> deck);
/// Shows the way to win from the current position, with the same view of the board as the player's.
[[nodiscard]] Made show_me(const scene::Camera& camera);
[[nodiscard]] Made replay(game::GameSummary game, Deal start, game::Replay replay);
/// Replays the game on the board at once, and returns to the board.
[[nodiscard]] Made replay_of_board(game::GameSummary game, Deal start, game::Replay replay);
/// Replays the game of a file, and returns to its opened_game() screen.
[[nodiscard]] Made replay_of_file(Deal start, game::Replay replay);
[[nodiscard]] Made save_game(const game::Game& game, const Context& context);
[[nodiscard]] Made save_unsaved(const game::SavedGame& game, std::size_t number, const Context& context);
/// `date` is when the weave was finished, 0 if unknown; it becomes part of the file's name.
[[nodiscard]] Made save_picture(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date,
                                const Context& context);
/// Asks for the size of a wallpaper with the weave, then for the file.
[[nodiscard]] Made wallpaper(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date);
[[nodiscard]] Made save_wallpaper(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date,
                                  const Wallpaper& wallpaper, const Context& context);
[[nodiscard]] Made open_game(const Context& context);
[[nodiscard]] Made recent_files();
/// Sends the game in progress to another device.
[[nodiscard]] Made send_game();
/// Asks for a folder with pictures to play with.
[[nodiscard]] Made add_pictures(const Context& context);
/// How the fields of an Anki package for the cards are chosen.
enum class CardFields : std::uint8_t {
    asked, ///< on a page, by the player
    best,
};
/// Makes a deck of an address book or an Anki package and plays with it.
[[nodiscard]] Made import_cards(const std::string& file, CardFields fields = CardFields::asked);
/// Makes a deck of a table that was already read; without a file it came from the clipboard.
[[nodiscard]] Made import_table(const std::string& file, std::string text);
[[nodiscard]] Made export_history(const Context& context);
/// Asks for a file for all of the player's data, or with it.
[[nodiscard]] Made save_everything(const Context& context);
[[nodiscard]] Made take_everything(const Context& context);
[[nodiscard]] Made delete_data();
[[nodiscard]] Made play_seed(GameId id);
/// Asks what to do with the valid game of a file: race against it, watch it or continue it. `start` is its board.
[[nodiscard]] Made opened_game(std::shared_ptr<const GameFile> file, Deal start);
/// Shows the result of a round of Arcade whose time has run out.
[[nodiscard]] Made round_over(RoundEnd end);
/// Makes the page of problems.
[[nodiscard]] Made problems();
/// Puts the problem of an ID on the table. `made` is null if it is still to be made. The command opens the page below
/// it.
[[nodiscard]] Made problem(ProblemId id, std::shared_ptr<const Problem> made, Command below = Command::problems);
/// Returns the effects that play a problem, over the page of problems, to which it leads back; that stands over Home if
/// Home is open, else over the board.
[[nodiscard]] Effects open_problem(ProblemId id);
/// Returns the effects that play the problem of a text that looks_like_problem_id(); a note if it is not one.
[[nodiscard]] Effects open_problem(const std::string& text);
/// Returns the effects that go on with the problem that was in hand when the program ended: Settings::problem.
[[nodiscard]] Effects go_on_with_problem(const std::string& in_hand);
/// Replays how the board of `game`, which is that of the problem, ends by a losing move.
[[nodiscard]] Made why_lost(const game::Game& game, const Problem& problem, const LosingMove& losing);
/// Replays how it is cleared.
[[nodiscard]] Made answer(const game::Game& game, const Problem& problem);
/// Makes the page from which a run of Arcade starts, with the ten best runs.
[[nodiscard]] Made arcade();
/// The name of the screen of Home, to which a match of two that was begun there leads back.
inline constexpr std::string_view home_page = "home";
/// The names of the screen that quit() makes: at first, and once it asks the player.
inline constexpr std::string_view saving_at_end = "quit";
inline constexpr std::string_view asking_at_end = "leave";
[[nodiscard]] Made quit(bool by_system, game::Time now);

/// Returns the screen that a command opens according to the table of commands; null if it opens none.
[[nodiscard]] Made opened_by(Command command, const Context& context);

/// Returns whether a text is a table of at least two cards and not a board: on a board every kind has an even number of
/// tiles, while most words of a table occur once.
[[nodiscard]] bool is_card_text(const std::string& text);
/// Returns the effects that open a file: a saved game, a board, or a layout to deal on. Returns an error with the
/// reason if the file is none of them.
[[nodiscard]] Result<Effects> opened(const FileRead& file, const game::Game& current, const Context& context);
/// Does the same for a file that no screen asked for. The file may also be a picture or a folder of pictures. Shows a
/// note with the reason if the file cannot be played.
[[nodiscard]] Effects open_file(const FileRead& file, const game::Game& current, const Context& context);
/// Plays a game that was sent as one word (game::sent).
[[nodiscard]] Effects open_sent_game(std::string_view word);
/// Remembers a file: the next file dialog starts in its folder, and a file that `is_game` is added to the recent files.
/// Reports the file to the desktop.
[[nodiscard]] Effects file_used(FileUsed::How how, const std::string& path, bool is_game, const Context& context);
/// Plays with the pictures in a folder.
[[nodiscard]] Effects play_with(const std::string& pictures, const Context& context);
/// Imports a file that was dropped on the window, or else reads it.
[[nodiscard]] Effects drop_file(const std::string& path);

} // namespace twoturns::app::screens
