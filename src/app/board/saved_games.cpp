#include "app/board/saved_games.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "app/board/game_start.hpp"

namespace twoturns::app {

Effects go_on(const game::GameSummary& game, const game::Record& record, Deal start, bool whole,
              const Context& context) {
    if (whole && game.key == context.game.key) return {CloseAll{}}; // the game on the board is this game
    const bool same = whole && game.state == game::GameState::unfinished;
    auto resumed = game::resumed(record, std::move(start), same ? game.key : key_from(context.chance));
    if (!resumed) return {say({N_("This game cannot be continued")}, resumed.error(), context.now + 2 * note_time)};
    auto next = std::make_shared<game::Game>(*std::move(resumed));
    if (same) {
        next->started = game.started;
        next->pace = game.pace;
    }
    return {StartGame{std::move(next)}};
}

namespace {

Effects without_id(const Context& context) {
    return {say({N_("This board has no game ID")}, {N_("Save it to a file to pass it on.")}, context.now + note_time)};
}

/// Percent-encodes every byte that has a special meaning in a link.
std::string for_link(const std::string& text) {
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string link;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            link += c;
        else
            ((link += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
    return link;
}

} // namespace

std::string link_to(const std::string& word, const Context& context) {
    return std::string(context.page) + "#" + for_link(word);
}

Effects copied_id(const GameId& id, bool custom_board, const Context& context) {
    if (custom_board) return without_id(context);
    return {
        // TRANSLATORS: a notice: it is in the clipboard now.
        say({N_("Game ID copied")}, {N_("Pasted into the game, it gives the same board.")}, context.now + note_time),
        CopyText{to_text(id)}};
}

Effects copied_link(const GameId& id, bool custom_board, const Context& context) {
    if (custom_board) return without_id(context);
    return {say({N_("Link copied")}, {N_("In a browser it leads to the same board.")}, context.now + note_time),
            CopyText{link_to(to_text(id), context)}};
}

} // namespace twoturns::app
