#include "game/records/few_turns.hpp"

#include <charconv>
#include <cstdint>
#include <variant>
#include <vector>

#include "twoturns/notation.hpp"

namespace twoturns::game {
namespace {

/// Returns the first word of a text and removes it with the blank after it.
std::string_view next_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

template <class Number> bool next_number(std::string_view& text, Number& number) {
    const std::string_view word = next_word(text);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size() && number >= 0;
}

bool next_count(std::string_view& text, TurnCount& count) {
    return next_number(text, count.turns) && next_number(text, count.cells);
}

std::string text_of_count(const TurnCount& count) {
    return std::to_string(count.turns) + ' ' + std::to_string(count.cells);
}

} // namespace

std::string to_text(const TurnsRow& row) {
    const OwnClearing own = row.own.value_or(OwnClearing{});
    std::string text = text_of_count(row.par.value_or(TurnCount{})) + ' ' + text_of_count(own.clearing.count) + ' ' +
                       std::to_string(own.date) + ' ' + std::to_string(own.game);
    for (const Move move : own.clearing.moves) text += ' ' + twoturns::to_text(move);
    return text;
}

std::optional<TurnsRow> parse_turns_row(std::string_view text) {
    TurnCount par;
    OwnClearing own;
    if (!next_count(text, par) || !next_count(text, own.clearing.count) || !next_number(text, own.date) ||
        !next_number(text, own.game))
        return std::nullopt;
    while (!text.empty()) {
        const auto a = parse_cell(next_word(text));
        const auto b = parse_cell(next_word(text));
        if (!a || !b) return std::nullopt;
        own.clearing.moves.push_back({*a, *b});
    }
    TurnsRow row;
    if (par.cells > 0) row.par = par;
    if (own.clearing.count.cells > 0) row.own = std::move(own);
    return row;
}

std::optional<Clearing> clearing_of(const Timeline& game) {
    if (!game.board().won() || game.pairs_gone() == 0) return std::nullopt;
    std::vector<Move> moves;
    for (const Entry& entry : game.way_here()) {
        if (std::holds_alternative<NewKinds>(entry.action)) return std::nullopt;
        if (const auto* move = std::get_if<Move>(&entry.action)) moves.push_back(*move);
    }
    const auto count = turns_of(game.board_of(0), game.gravity(), moves);
    if (!count) return std::nullopt;
    return Clearing{std::move(moves), *count};
}

} // namespace twoturns::game
