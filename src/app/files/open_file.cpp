// Opens a file: a saved game, a board, or a layout to deal on. Shows an error if the file is none of these.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/board/game_start.hpp"
#include "app/decks/deck_list.hpp"
#include "app/files/recent_files.hpp"
#include "app/layouts/own_layouts.hpp"
#include "app/screens.hpp"
#include "decks/decks.hpp"
#include "game/sent_game.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

Effects started(game::Game game) { return {CloseAll{}, StartGame{std::make_shared<game::Game>(std::move(game))}}; }

/// Opens the page for a new game with the layout chosen.
Effects offered(const BoardLayout& layout, const game::Game& current) {
    DealParams params = for_new_game(current.origin.id.params);
    params.layout = layout;
    params.size = *layout.size();
    params.kinds = usual_kinds(params.size, layout);
    return {CloseAll{}, OpenScreen{screens::new_game(params)}};
}

Result<Effects> opened_text(const std::string& path, const std::string& text, const game::Game& current,
                            const Context& context) {
    if (looks_like_problem_id(text)) {
        auto id = parse_problem_id(text);
        if (!id) return id.error();
        return screens::open_problem(*std::move(id));
    }
    if (!game::looks_like_record(text)) {
        const auto board = parse_board(text);
        if (!board) return board.error();
        // A board whose tiles are all called "o" is a layout; the game writes layouts in this form.
        if (board->names == std::vector<std::string>{"o"})
            if (const auto drawn = parse_layout_file("", text)) return offered(drawn->layout, current);
        const DealParams& params = current.origin.id.params;
        return started(custom_game(board->board, params.gravity, params.difficulty, context.chance));
    }
    auto record = game::parse_record(text);
    if (!record) return record.error();
    return Effects{CloseAll{}, StartRecord{std::make_shared<const GameFile>(GameFile{path, text, *std::move(record)})}};
}

} // namespace

Effects screens::open_sent_game(std::string_view word) {
    auto text = game::received(word);
    auto record = text ? game::parse_record(*text) : Result<game::Record>{text.error()};
    if (!record) return {app::say({N_("This game cannot be opened")}, record.error())};
    return {CloseAll{}, StartRecord{std::make_shared<const GameFile>(GameFile{{}, *text, *std::move(record)})}};
}

bool screens::is_card_text(const std::string& text) {
    if (game::looks_like_record(text)) return false;
    const auto cards = decks::parse_cards(text);
    if (!cards || cards->cards.size() < 2) return false;
    const auto board = parse_board(text);
    if (!board) return true;
    if (board->names == std::vector<std::string>{"o"}) return false; // the board is a layout
    const auto kinds = board->board.cells_by_kind();
    return std::any_of(kinds.begin(), kinds.end(), [](const auto& cells) { return cells.size() % 2 != 0; });
}

Effects screens::file_used(FileUsed::How how, const std::string& path, bool is_game, const Context& context) {
    Effects effects{FileUsed{how, path}};
    if (!context.files.last) return effects;
    Settings settings = context.settings;
    settings.folder = platform::name_of(platform::path_from(path).parent_path());
    if (is_game) remember_file(settings, path);
    effects.emplace_back(ChangeSettings{std::move(settings)});
    return effects;
}

Result<Effects> screens::opened(const FileRead& file, const game::Game& current, const Context& context) {
    if (!file.pictures.empty()) return Message{N_("This is a folder or a device, not a file.")};
    if (!file.text) return file.text.error();
    if (is_card_text(*file.text)) return Effects{CloseAll{}, OpenScreen{import_table(file.path, *file.text)}};
    auto text = opened_text(file.path, *file.text, current, context);
    if (!text) return text.error();
    Effects effects = file_used(FileUsed::How::opened, file.path, true, context);
    append(effects, *std::move(text));
    return effects;
}

Effects screens::play_with(const std::string& pictures, const Context& context) {
    Settings settings = context.settings;
    settings.deck = pictures;
    return {ChangeSettings{std::move(settings)}};
}

Effects screens::drop_file(const std::string& path) {
    if (looks_like_problem_id(path)) return open_problem(path); // from the command line
    if (decks::import_choice(path)) return {OpenScreen{import_cards(path)}};
    return {Ask{ReadFile{path}}};
}

Effects screens::open_file(const FileRead& file, const game::Game& current, const Context& context) {
    if (!file.pictures.empty()) return play_with(file.pictures, context);
    auto effects = opened(file, current, context);
    if (effects) return *std::move(effects);
    const std::string name = platform::name_of(platform::path_from(file.path).filename());
    // TRANSLATORS: {0} is the name of a file.
    return {say({N_("{0} cannot be opened"), {name}}, effects.error())};
}

} // namespace twoturns::app
