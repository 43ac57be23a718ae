#include "game/records/match_result.hpp"

#include <array>
#include <charconv>

namespace twoturns::game {
namespace {

constexpr std::array<std::string_view, 2> way_names{"at-once", "in-turns"};

/// Removes the next word of a text and returns it.
std::string_view word_at_start(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size() < text.size() ? word.size() + 1 : word.size());
    return word;
}

template <class Number> bool read_number(std::string_view& text, Number& number) {
    const std::string_view word = word_at_start(text);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size();
}

} // namespace

MatchResult result_of(const Match& match, Date ended) {
    return {ended, match.way(), match.score().points, match.pairs_at_start()};
}

std::string to_text(const MatchResult& result) {
    return std::to_string(result.ended) + ' ' + std::string(way_names.at(static_cast<std::size_t>(result.way))) + ' ' +
           std::to_string(result.points[Side::orange]) + ' ' + std::to_string(result.points[Side::blue]) + ' ' +
           std::to_string(result.pairs);
}

std::optional<MatchResult> parse_match_result(std::string_view text) {
    MatchResult result;
    if (text.ends_with(' ')) return std::nullopt;
    if (!read_number(text, result.ended)) return std::nullopt;
    const std::string_view way = word_at_start(text);
    if (way != way_names[0] && way != way_names[1]) return std::nullopt;
    result.way = way == way_names[0] ? Way::at_once : Way::in_turns;
    for (const Side side : both_sides)
        if (!read_number(text, result.points[side]) || result.points[side] < 0) return std::nullopt;
    if (!read_number(text, result.pairs) || result.pairs < 0 || !text.empty()) return std::nullopt;
    return result;
}

} // namespace twoturns::game
