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

/// Signs that end a sentence, a quotation or a bracket, and are no part of an ID in front of them.
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

/// From the beginning of an ID to a blank, a quote or a bracket.
std::string_view up_to_end_of_id(std::string_view text) {
    constexpr std::string_view ends = " \t\r\n\"<>()[]{}|";
    std::size_t end = std::min(text.find_first_of(ends), text.size());
    for (const std::string_view wide : {"　", "“", "”", "「", "」", "（", "）", "，", "。", "！"})
        end = std::min(end, text.find(wide));
    return without_closing(text.substr(0, end));
}

/// "a%20b" is "a b" in a link.
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
    const std::size_t begin = std::min(all.find_first_not_of(" \t\r\n"), all.size()); // copied with what is around it
    if (looks_like_game_id(all.substr(begin))) return text;
    for (std::size_t at = begin + 1; at < all.size(); ++at) {
        if (is_word_sign(all[at - 1]) || !looks_like_game_id(all.substr(at, 16))) continue;
        const std::string_view id = up_to_end_of_id(all.substr(at));
        return all[at - 1] == '#' ? without_percents(id) : std::string{id};
    }
    return std::nullopt;
}

std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise, game::Time now) {
    const game::Time until = now + 2 * note_time;
    if (text.size() > most_pasted)
        return Note{{N_("The pasted text is too long"), {}}, {N_("A game ID or a seed is one short line."), {}}, until};
    auto id = game_id_from(id_within(text).value_or(text), otherwise);
    if (!id) return Note{{N_("That text is no game ID"), {}}, id.error(), until};
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
    return {{N_("Fewer kinds, as there are no more pictures"), {}},
            {"{0}", {platform::trn("This board has {0} kind.", "This board has {0} kinds.", kinds)}},
            now + 2 * note_time};
}

} // namespace twoturns::app
