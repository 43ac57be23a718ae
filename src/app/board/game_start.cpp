#include "app/board/game_start.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include "platform/translation.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {
namespace {

constexpr std::size_t most_pasted = 4096;

bool is_word_sign(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Characters that end a sentence, a quotation or a bracket, and so do not belong to an ID in front of them.
constexpr std::array<std::string_view, 34> closing{".", ",", ";",  ":",  "!",  "?",  ")",  "]",  "}",  ">",  "\"", "'",
                                                   "`", "*", "_",  "…",  "。", "，", "、", "；", "：", "！", "？", "）",
                                                   "”", "’", "」", "』", "】", "》", "»",  "›",  "”",  "〉"};

std::string_view without_closing(std::string_view text) {
    for (bool again = true; std::exchange(again, false);)
        for (const std::string_view sign : closing)
            if (text.ends_with(sign)) {
                text.remove_suffix(sign.size());
                again = true;
            }
    return text;
}

/// Returns the text up to a blank, a quote or a bracket.
std::string_view up_to_end_of_id(std::string_view text) {
    constexpr std::string_view ends = " \t\r\n\"<>()[]{}|";
    std::size_t end = std::min(text.find_first_of(ends), text.size());
    for (const std::string_view wide : {"　", "“",  "”",  "「", "」", "『", "』", "【", "】", "《", "》",
                                        "»",  "（", "）", "，", "、", "；", "：", "。", "！", "？"})
        end = std::min(end, text.find(wide));
    return without_closing(text.substr(0, end));
}

std::string_view without_blanks_before(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size())); // copied around the ID
}

/// Returns the length in bytes of a seed at the beginning of the text, if the game makes such seeds: a number, the date
/// of a day, a place on the journey or a board of a run. Returns 0 for any other seed.
std::size_t bytes_of_own_seed(std::string_view text) {
    const auto is_like = [&](std::string_view pattern) {
        if (text.size() < pattern.size()) return false;
        return std::equal(pattern.begin(), pattern.end(), text.begin(),
                          [](char wanted, char c) { return wanted == '0' ? c >= '0' && c <= '9' : c == wanted; });
    };
    constexpr std::string_view digits = "0123456789";
    constexpr std::string_view journey = "journey ";
    if (is_like("0000-00-00")) return 10;
    if (is_like("00000000")) return 8;
    constexpr std::string_view arcade = "arcade 00000000 ";
    if (is_like("arcade 00000000 0")) return std::min(text.find_first_not_of(digits, arcade.size()), text.size());
    if (!is_like("journey 0")) return 0;
    return std::min(text.find_first_not_of(digits, journey.size()), text.size());
}

/// Returns the ID at the beginning of the text if its seed is one that the game makes and a character that closes a
/// sentence follows. This character and the rest cannot belong to such a seed; to any other seed they may. With
/// `within` a blank closes too. Returns nullopt otherwise.
std::optional<std::string_view> closed_id(std::string_view text, bool within) {
    std::size_t seed = 0;
    const int dots = text.substr(2, 2) == "1." ? 6 : 7; // IDs of the first dealer have no rule
    for (int dot = 0; dot < dots; ++dot) {
        seed = text.find('.', seed);
        if (seed++ == std::string_view::npos) return std::nullopt;
    }
    const std::size_t bytes = bytes_of_own_seed(text.substr(seed));
    const std::string_view rest = text.substr(seed + bytes);
    const auto begins_with_closing = [](std::string_view part) {
        return std::any_of(closing.begin(), closing.end(),
                           [&](std::string_view sign) { return part.starts_with(sign); });
    };
    // A character of one byte closes only in front of a blank: "12345678_b" is a seed that a player invented.
    const auto closes = [&](std::string_view sign) {
        if (!rest.starts_with(sign)) return false;
        const std::string_view next = rest.substr(sign.size());
        return sign.size() > 1 || next.empty() || next.find_first_of(" \t\r\n") == 0 || begins_with_closing(next);
    };
    const bool ends = within && (rest.empty() || rest.find_first_of(" \t\r\n") == 0);
    const bool closed = ends || std::any_of(closing.begin(), closing.end(), closes);
    if (bytes == 0 || !closed) return std::nullopt;
    return text.substr(0, seed + bytes);
}

/// Decodes percent escapes of a link: "a%20b" becomes "a b".
std::string without_percents(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned code = 0;
        const char* const digits = text.data() + i + 1;
        const bool coded =
            text[i] == '%' && i + 2 < text.size() && std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
        plain += coded ? static_cast<char>(static_cast<unsigned char>(code)) : text[i];
        i += coded ? 2 : 0;
    }
    return plain;
}

} // namespace

std::string seed_from(Random& chance) { return std::to_string(10'000'000 + chance.below(90'000'000)); }

game::GameKey key_from(Random& chance) { return static_cast<game::GameKey>(chance.next() >> 1U) | 1; }

Result<game::Game> dealt(GameId id, Random& chance) {
    if (id.seed.empty()) id.seed = seed_from(chance);
    auto deal = twoturns::deal(id);
    if (!deal) return deal.error();
    return game::new_game({std::move(id), {}}, *std::move(deal), key_from(chance));
}

std::optional<std::string> id_within(const std::string& text) {
    const std::string_view all = text;
    const std::string_view begin = without_blanks_before(all);
    if (looks_like_game_id(begin)) return std::string{closed_id(begin, false).value_or(all)};
    for (std::size_t at = all.size() - begin.size() + 1; at < all.size(); ++at) {
        if (is_word_sign(all[at - 1]) || !looks_like_game_id(all.substr(at, 16))) continue;
        const std::string_view rest = all.substr(at);
        const std::string_view id = closed_id(rest, true).value_or(up_to_end_of_id(rest));
        return all[at - 1] == '#' ? without_percents(id) : std::string{id};
    }
    return std::nullopt;
}

std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise, game::Time now) {
    const game::Time until = now + 2 * note_time;
    if (text.size() > most_pasted)
        return Note{{N_("The pasted text is too long")}, {N_("A game ID or a seed is one short line.")}, until};
    const std::string meant = id_within(text).value_or(text);
    auto id = game_id_from(meant, otherwise);
    if (!id && is_of_later_version(without_blanks_before(meant)))
        return Note{{N_("A game ID of a later version")}, id.error(), until};
    if (!id) return Note{{N_("That text is no game ID")}, id.error(), until};
    return *std::move(id);
}

game::Game undealt(GameId id) {
    const Board cells{id.params.size};
    return game::new_game({std::move(id), {}}, {cells, {}}, 0);
}

game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance) {
    const DealParams params{board.size(), board.kinds(), gravity, BoardLayout{}, difficulty};
    return game::new_game({{params, ""}, board}, {board, {}}, key_from(chance));
}

Note fewer_kinds(int kinds, game::Time now) {
    return {{N_("Fewer kinds, as there are no more pictures")},
            // TRANSLATORS: of tiles.
            {"{0}", {platform::trn("This board has {0} kind.", "This board has {0} kinds.", kinds)}},
            now + 2 * note_time};
}

} // namespace twoturns::app
