#include "store/answers.hpp"

#include "store/schema.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::store {

using game::Time;

bool is_answer(std::string_view deck, std::string_view card, std::int64_t recall, std::int64_t took) {
    return deck.size() + card.size() <= game::most_setting_bytes && is_utf8(deck) && is_utf8(card) && recall >= 0 &&
           recall < game::recalls && took >= 0;
}

Statement insert_answer(const Database& database) {
    return {database, "INSERT OR IGNORE INTO answers (deck, card, game, answered, recall, took)"
                      " VALUES (?, ?, ?, ?, ?, ?)"};
}

void write_answers(const Database& database, game::GameKey key, std::span<const game::CardAnswer> answers) {
    if (answers.empty()) return;
    Statement write = insert_answer(database);
    for (const game::CardAnswer& one : answers) {
        write.bind(std::string_view{one.deck}).bind(std::string_view{one.card}).bind(key).bind(one.date);
        write.bind(static_cast<std::int64_t>(one.how)).bind(std::int64_t{one.took.count()}).finish();
    }
}

std::vector<game::CardAnswer> read_answers(const Database& database, const std::string& deck) {
    std::vector<game::CardAnswer> answers;
    if (version_of(database) < 4) return answers;
    Statement rows(database, "SELECT card, answered, recall, took FROM answers WHERE deck = ? ORDER BY answered, game");
    rows.bind(std::string_view{deck});
    while (rows.step())
        if (is_answer(deck, rows.bytes(0), rows.number(2), rows.number(3)))
            answers.push_back({deck, std::string(rows.bytes(0)), rows.number(1),
                               static_cast<game::Recall>(rows.number(2)), Time{rows.number(3)}});
    return answers;
}

void remove_answers(const Database& database, const std::string& deck) {
    Statement(database, "DELETE FROM answers WHERE deck = ?").bind(std::string_view{deck}).finish();
}

} // namespace twoturns::store
