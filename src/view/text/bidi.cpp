#include "view/text/bidi.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fribidi.h>

#include "ui/utf8.hpp"

namespace twoturns::view {
namespace {

/// Returns whether the character runs from right to left or changes the direction of others.
bool may_turn(char32_t code) {
    constexpr std::array<std::pair<char32_t, char32_t>, 8> ranges{{{0x590, 0x8FF},
                                                                   {0x200F, 0x200F},
                                                                   {0x202A, 0x202E},
                                                                   {0x2066, 0x2069},
                                                                   {0xFB1D, 0xFDFF},
                                                                   {0xFE70, 0xFEFF},
                                                                   {0x10800, 0x10FFF},
                                                                   {0x1E800, 0x1EFFF}}};
    return code >= ranges.front().first && std::any_of(ranges.begin(), ranges.end(), [&](const auto& range) {
               return code >= range.first && code <= range.second;
           });
}

/// Returns the direction of the first letter. Returns FRIBIDI_PAR_ON if there is no letter; the text then runs from
/// left to right.
FriBidiParType direction_of(std::string_view text) {
    std::vector<FriBidiChar> codes;
    for (std::size_t at = 0; at < text.size();) {
        const ui::CodePoint point = ui::code_point_at(text, at);
        codes.push_back(point.code);
        at += point.bytes;
    }
    std::vector<FriBidiCharType> types(codes.size());
    const auto length = static_cast<FriBidiStrIndex>(codes.size());
    fribidi_get_bidi_types(codes.data(), length, types.data());
    return fribidi_get_par_direction(types.data(), length);
}

} // namespace

bool is_direction_mark(char32_t code) {
    return code == 0x200E || code == 0x200F || code == 0x61C || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

std::vector<std::string> as_whole_runs(std::string_view text, std::vector<std::string> lines) {
    if (lines.size() < 2) return lines;
    const FriBidiParType whole = direction_of(text);
    for (std::string& line : lines) {
        const FriBidiParType own = direction_of(line);
        if (whole == FRIBIDI_PAR_RTL && own != FRIBIDI_PAR_RTL) line.insert(0, "\u200F");
        if (whole != FRIBIDI_PAR_RTL && own == FRIBIDI_PAR_RTL) line.insert(0, "\u200E");
    }
    return lines;
}

std::vector<std::uint8_t> levels_of(std::u32string_view line, bool right_to_left) {
    if (std::none_of(line.begin(), line.end(), may_turn)) return {};
    const std::vector<FriBidiChar> codes(line.begin(), line.end());
    const auto length = static_cast<FriBidiStrIndex>(codes.size());
    std::vector<FriBidiCharType> types(codes.size());
    fribidi_get_bidi_types(codes.data(), length, types.data());
    std::vector<FriBidiBracketType> brackets(codes.size());
    fribidi_get_bracket_types(codes.data(), length, types.data(), brackets.data());
    std::vector<FriBidiLevel> levels(codes.size());
    FriBidiParType direction = right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_ON; // ON: from the first letter
    if (fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), length, &direction, levels.data()) == 0)
        return {}; // out of memory
    std::vector<std::uint8_t> result(levels.size());
    std::transform(levels.begin(), levels.end(), result.begin(),
                   [](FriBidiLevel level) { return static_cast<std::uint8_t>(std::max<FriBidiLevel>(level, 0)); });
    return result;
}

std::vector<std::uint8_t> levels_of_bytes(std::string_view line, bool right_to_left) {
    std::u32string codes;
    std::vector<std::size_t> bytes;
    for (std::size_t at = 0; at < line.size();) {
        const ui::CodePoint point = ui::code_point_at(line, at);
        codes += point.code;
        bytes.push_back(point.bytes);
        at += point.bytes;
    }
    const std::vector<std::uint8_t> levels = levels_of(codes, right_to_left);
    std::vector<std::uint8_t> all;
    for (std::size_t i = 0; i < levels.size(); ++i) all.insert(all.end(), bytes[i], levels[i]);
    return all;
}

} // namespace twoturns::view
