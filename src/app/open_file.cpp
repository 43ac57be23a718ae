// What a file stands for: a saved game, a board, a layout to deal one on, or nothing that can be played.
#include <string>
#include <utility>
#include <vector>

#include "app/deck_list.hpp"
#include "app/game_start.hpp"
#include "app/own_layouts.hpp"
#include "app/screens/screens.hpp"
#include "decks/deck_import.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

Effects started(game::Game game) { return {CloseAll{}, StartGame{std::make_shared<game::Game>(std::move(game))}}; }

/// The page for a new game with that layout chosen.
Effects offered(const BoardLayout& layout, const game::Game& current) {
    DealParams params = current.origin.id.params;
    params.layout = layout;
    params.size = *layout.size();
    params.kinds = usual_kinds(params.size, layout);
    return {CloseAll{}, OpenScreen{screens::new_game(params)}};
}

} // namespace

Result<Effects> screens::open_text(const std::string& path, const std::string& text, const game::Game& current,
                                   const Context& context) {
    if (!game::looks_like_record(text)) {
        const auto board = parse_board(text);
        if (!board) return board.error();
        // Tiles that are all called o stand for any, as the game writes layouts.
        if (board->names == std::vector<std::string>{"o"})
            if (const auto drawn = parse_layout_file("", text)) return offered(drawn->layout, current);
        const DealParams& params = current.origin.id.params;
        return started(custom_game(board->board, params.gravity, params.difficulty, context.chance));
    }
    auto record = game::parse_record(text);
    if (!record) return record.error();
    return Effects{CloseAll{}, StartRecord{std::make_shared<const GameFile>(GameFile{path, text, *std::move(record)})}};
}

Effects screens::play_with(const std::string& pictures, const Context& context) {
    Settings settings = context.settings;
    settings.deck = pictures;
    return {ChangeSettings{std::move(settings)}};
}

Effects screens::drop_file(const std::string& path, const Context& context) {
    if (is_card_table(path)) return play_with(path, context);
    if (decks::is_importable(path)) return {OpenScreen{import_cards(path)}};
    return {Ask{ReadFile{path}}};
}

Effects screens::open_file(const FileRead& file, const game::Game& current, const Context& context) {
    const std::string name = platform::name_of(platform::path_from(file.path).filename());
    const auto refuse = [&](const Message& why) {
        return Effects{Say{{{N_("{0} cannot be opened"), {name}}, why, {}}}};
    };
    if (!file.pictures.empty()) return play_with(file.pictures, context);
    if (!file.text) return refuse(file.text.error());
    auto effects = open_text(file.path, *file.text, current, context);
    if (!effects) return refuse(effects.error());
    return *std::move(effects);
}

} // namespace twoturns::app
