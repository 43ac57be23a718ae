#include "twoturns/game_id.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "twoturns/notation.hpp"
#include "twoturns/own_layout.hpp"

namespace twoturns {
namespace {

/// The maximum length of an ID. No ID without a player's own layout is longer, and quotes in messages stay short.
constexpr std::size_t most_id_bytes = 144;
constexpr std::size_t most_version_digits = 9;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the digits after "tt" if a dot follows them; nullopt otherwise.
std::optional<std::string_view> version_in(std::string_view text) {
    if (text.size() < 4 || (text[0] | 0x20) != 't' || (text[1] | 0x20) != 't') return std::nullopt;
    const std::string_view rest = text.substr(2);
    const std::size_t dot = rest.find('.');
    if (dot == 0 || dot > most_version_digits || // this is also true if there is no dot
        !std::all_of(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(dot), is_digit))
        return std::nullopt;
    return rest.substr(0, dot);
}

Message wrong(const char* what, std::string_view part) { return {what, {std::string(part)}}; }

/// Returns the length in bytes of the first character of a well-formed text.
std::size_t character_bytes(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    return lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/// Returns true for control characters and all of Unicode's blanks and line ends, including the ideographic space and
/// the byte order mark.
bool is_blank(std::string_view character) {
    if (character.size() == 1)
        return character.front() == '\x7F' || static_cast<unsigned char>(character.front()) <= ' ';
    if (character.size() == 2) return character <= "\xC2\xA0"; // the smallest of two bytes is a control character
    constexpr std::array<std::string_view, 7> others{"\xE1\x9A\x80", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xE2\x80\xAF",
                                                     "\xE2\x81\x9F", "\xE3\x80\x80", "\xEF\xBB\xBF"};
    return (character >= "\xE2\x80\x80" && character <= "\xE2\x80\x8B") ||
           std::find(others.begin(), others.end(), character) != others.end();
}

/// Replaces each run of blanks in a well-formed text by one space and removes them at the ends.
std::string squeezed(std::string_view text) {
    std::string result;
    bool blank = false;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, character_bytes(text));
        text.remove_prefix(character.size());
        if (is_blank(character)) {
            blank = true;
            continue;
        }
        if (blank && !result.empty()) result += ' ';
        blank = false;
        result += character;
    }
    return result;
}

} // namespace

std::string to_text(const GameId& id) {
    const DealParams& params = id.params;
    const std::string rule = params.version == 1 ? "" : "." + std::string(name_of(params.rule));
    return "tt" + std::to_string(params.version) + "." + to_text(params.size) + "." + std::to_string(params.kinds) +
           "." + std::string(name_of(params.gravity)) + rule + "." + params.layout.name() + "." +
           std::to_string(params.difficulty) + "." + id.seed;
}

bool looks_like_game_id(std::string_view text) { return version_in(text).has_value(); }

bool is_of_later_version(std::string_view text) {
    const auto version = version_in(text);
    return version && *parse_number(*version) > dealer_version;
}

Result<GameId> parse_game_id(std::string_view text) {
    if (!is_utf8(text)) return Message{N_("a game ID is text, and this is not UTF-8")};
    const auto version = version_in(text);
    if (!version) return Message{N_("a game ID starts with \"tt{0}.\""), {std::to_string(dealer_version)}};
    const bool first = *version == "1";
    if (is_of_later_version(text))
        return Message{N_("the game ID is of a later version: its dealer is {0}, not 1 to {1}"),
                       {std::string(*version), std::to_string(dealer_version)}};
    if (!first && *version != std::to_string(dealer_version))
        return Message{N_("this game ID is of another version of the game: its dealer is {0}, not 1 to {1}"),
                       {std::string(*version), std::to_string(dealer_version)}};
    const std::size_t bytes = text.size();
    text.remove_prefix(2 + version->size() + 1);
    // IDs of the first dealer have no rule.
    std::string_view size_part;
    std::string_view kinds_part;
    std::string_view gravity_part;
    std::string_view rule_part = name_of(Rule::any);
    std::string_view layout_part;
    std::string_view difficulty_part;
    for (std::string_view* const part :
         {&size_part, &kinds_part, &gravity_part, &rule_part, &layout_part, &difficulty_part}) {
        if (first && part == &rule_part) continue;
        const std::size_t dot = text.find('.');
        if (dot == std::string_view::npos)
            return Message{first ? N_("the game ID is cut short: it needs a size, kinds, gravity, layout, difficulty "
                                      "and seed")
                                 : N_("the game ID is cut short: it needs a size, kinds, gravity, rule, layout, "
                                      "difficulty and seed"),
                           {}};
        *part = text.substr(0, dot);
        text.remove_prefix(dot + 1);
    }
    const bool own = is_own_layout_name(layout_part);
    if (bytes - (own ? layout_part.size() : 0) > most_id_bytes)
        return Message{N_("a game ID has at most {0} bytes"), {std::to_string(most_id_bytes)}};
    const auto size = parse_size(size_part);
    if (!size) return size.error();
    const auto kinds = parse_number(kinds_part);
    if (!kinds) return wrong(N_("the game ID's number of kinds cannot be \"{0}\""), kinds_part);
    const auto gravity = gravity_from_name(gravity_part);
    if (!gravity) return wrong(N_("the game ID's gravity cannot be \"{0}\""), gravity_part);
    const auto rule = rule_from_name(rule_part);
    if (!rule) return wrong(N_("the game ID's rule cannot be \"{0}\""), rule_part);
    const auto layout = layout_from_name(layout_part);
    if (!layout && own) return parse_own_layout(layout_part).error();
    if (!layout) return wrong(N_("the game ID's layout cannot be \"{0}\""), layout_part);
    const auto difficulty = parse_number(difficulty_part);
    if (!difficulty) return wrong(N_("the game ID's difficulty cannot be \"{0}\""), difficulty_part);
    const auto params = checked({*size, *kinds, *gravity, *layout, *difficulty, *rule, first ? 1 : dealer_version});
    if (!params) return params.error();
    auto seed = seed_from_text(text);
    if (!seed) return seed.error();
    if (*seed != text) return wrong(N_("the game ID's seed cannot be \"{0}\""), text);
    return GameId{*params, *std::move(seed)};
}

Result<std::string> seed_from_text(std::string_view text) {
    if (!is_utf8(text)) return Message{N_("a seed is text, and this is not UTF-8")};
    std::string seed = squeezed(text);
    if (seed.size() > most_seed_bytes) {
        std::size_t end = most_seed_bytes;
        while ((static_cast<unsigned char>(seed[end]) & 0xC0U) == 0x80U) --end; // never cut through a character
        seed.resize(end);
        if (seed.back() == ' ') seed.pop_back();
    }
    if (seed.empty()) return Message{N_("a seed needs at least one letter or digit")};
    return seed;
}

Result<GameId> game_id_from(std::string_view text, const DealParams& otherwise) {
    auto seed = seed_from_text(text);
    if (!seed) return seed.error();
    // Blanks around a copied text and line ends inside it are accidental.
    if (looks_like_game_id(*seed)) return parse_game_id(squeezed(text));
    return GameId{otherwise, *std::move(seed)};
}

Result<Deal> deal(const GameId& id) { return deal(id.params, Random{std::string_view{id.seed}}); }

Dealer dealer_for(const GameId& id) { return {id.params, Random{std::string_view{id.seed}}}; }

} // namespace twoturns
