// Every screen there is, one line each: what makes it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/replay.hpp"
#include "scene/board_geometry.hpp"

namespace twoturns::app::screens {

using Made = std::shared_ptr<Screen>;

/// `races`: the game on the board is a race.
[[nodiscard]] Made menu(bool races);
[[nodiscard]] Made settings();
[[nodiscard]] Made help();
[[nodiscard]] Made about();
[[nodiscard]] Made new_game(const DealParams& params);
[[nodiscard]] Made journey();
/// The boards of the days, with one of them chosen: today's where none is named.
[[nodiscard]] Made daily(std::optional<game::Day> day);
/// Begins with the layout and the gravity of these.
[[nodiscard]] Made edit_layout(const DealParams& params);
/// Asks for a name and saves the layout under it, among the player's own.
[[nodiscard]] Made save_layout(const BoardLayout& layout);
/// The same into any file.
[[nodiscard]] Made save_layout_to_file(const BoardLayout& layout, const Context& context);
[[nodiscard]] Made games();
/// The same for these games only.
[[nodiscard]] Made games_of(std::vector<game::GameSummary> games);
/// The same for one, which is replayed at once.
[[nodiscard]] Made replay_of(game::GameSummary game);
[[nodiscard]] Made statistics();
[[nodiscard]] Made decks();
/// Writes the deck that is played with, one of the player's own called so, to a file or a folder.
[[nodiscard]] Made export_deck(const std::string& title, const Context& context);
/// Asks what a deck of the player's own is to be called.
[[nodiscard]] Made rename_deck(const std::string& deck, const std::string& title);
/// Asks what stands on a card, or what a picture is called: of those with words that can be changed, or a picture.
[[nodiscard]] Made edit_card(const decks::OwnPictures& pictures, std::size_t card);
/// Asks which square of a picture is seen, by its file's name in the folder where the pictures of the deck lie.
[[nodiscard]] Made crop_picture(const std::string& deck, const std::string& folder, const std::string& file);
/// What was learnt of a deck; and the questions before that is forgotten.
[[nodiscard]] Made learning(std::shared_ptr<const game::CardDeck> deck);
[[nodiscard]] Made forget_learnt(std::shared_ptr<const game::CardDeck> deck);
/// The way to win from where the player's game stands, looked at as the player looks at the board.
[[nodiscard]] Made show_me(const scene::Camera& camera);
[[nodiscard]] Made replay(game::GameSummary game, Deal start, game::Replay replay);
/// The same for the game on the board: it plays at once, and leads back there.
[[nodiscard]] Made replay_of_board(game::GameSummary game, Deal start, game::Replay replay);
/// The same for the game of a file, which leads back to what can be done with that.
[[nodiscard]] Made replay_of_file(Deal start, game::Replay replay);
[[nodiscard]] Made save_game(const game::Game& game, const Context& context);
[[nodiscard]] Made save_unsaved(const game::SavedGame& game, std::size_t number, const Context& context);
[[nodiscard]] Made save_picture(std::shared_ptr<const scene::Weave> weave, std::string caption, const Context& context);
[[nodiscard]] Made open_game(const Context& context);
[[nodiscard]] Made recent_files();
/// Asks for a folder with pictures to play with.
[[nodiscard]] Made add_pictures(const Context& context);
/// Which fields of an Anki package are on the cards.
enum class CardFields : std::uint8_t {
    asked, ///< those that are chosen on a page
    best,
};
/// Makes a deck of an address book or an Anki package and plays with it.
[[nodiscard]] Made import_cards(const std::string& file, CardFields fields = CardFields::asked);
/// The same for a table that was read already; without a file it came from the clipboard.
[[nodiscard]] Made import_table(const std::string& file, std::string text);
[[nodiscard]] Made export_history(const Context& context);
[[nodiscard]] Made delete_data();
[[nodiscard]] Made play_seed(GameId id);
/// What to do with the game of a file, which the rules allow: race it, watch it, go on with it. `start` is its board.
[[nodiscard]] Made opened_game(std::shared_ptr<const GameFile> file, Deal start);
/// The bar of Arcade has run out; `best` is the best score before on such boards.
[[nodiscard]] Made round_over(std::int64_t points, std::optional<std::int64_t> best);
[[nodiscard]] Made quit(bool by_system, game::Time now);

/// Whether a text is a table of cards, two at least, and no board: no board has kinds of which a tile is left over, as
/// most words of a table are.
[[nodiscard]] bool is_card_text(const std::string& text);
/// What a file that was read stands for: a saved game, a board, a layout to deal one on; or why it is none of them.
[[nodiscard]] Result<Effects> opened(const FileRead& file, const game::Game& current, const Context& context);
/// The same for a file that was not asked for here: it may be pictures, and why it cannot be played is told.
[[nodiscard]] Effects open_file(const FileRead& file, const game::Game& current, const Context& context);
/// The next file is looked for where this one is, and it is among the recent ones where it `is_game`; the desktop is
/// told.
[[nodiscard]] Effects file_used(FileUsed::How how, const std::string& path, bool is_game, const Context& context);
/// Plays with the pictures in a folder.
[[nodiscard]] Effects play_with(const std::string& pictures, const Context& context);
/// What is dropped on the window: it is imported, or else read.
[[nodiscard]] Effects drop_file(const std::string& path);

} // namespace twoturns::app::screens
