// Which lines may join two tiles of a board: any line of at most two turns, or only lines with fewer turns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace twoturns {

enum class Rule : std::uint8_t {
    any,      // at most two turns
    straight, // no turn
    one_turn, // at most one turn
};

inline constexpr std::array all_rules{Rule::any, Rule::straight, Rule::one_turn};

/// The name used on the command line and in game IDs: "any", "straight" or "one-turn".
[[nodiscard]] constexpr std::string_view name_of(Rule rule) {
    constexpr std::array<std::string_view, all_rules.size()> names{"any", "straight", "one-turn"};
    return names[static_cast<std::size_t>(rule)];
}

[[nodiscard]] constexpr std::optional<Rule> rule_from_name(std::string_view name) {
    for (const Rule rule : all_rules)
        if (name_of(rule) == name) return rule;
    return std::nullopt;
}

/// Returns the most turns a line may take.
[[nodiscard]] constexpr int most_turns(Rule rule) {
    constexpr std::array<int, all_rules.size()> turns{2, 0, 1};
    return turns[static_cast<std::size_t>(rule)];
}

} // namespace twoturns
