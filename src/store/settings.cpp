#include "store/settings.hpp"

#include "store/schema.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::store {
namespace {

/// Far more settings than the game writes.
constexpr std::size_t most_settings = 1000;

} // namespace

bool is_setting(std::string_view name, std::string_view value) {
    return name.size() + value.size() <= game::most_setting_bytes && is_utf8(name) && is_utf8(value);
}

game::KeyValues read_settings(const Database& database) {
    game::KeyValues settings;
    Statement rows(database, "SELECT name, value FROM settings");
    while (settings.size() < most_settings && rows.step())
        if (is_setting(rows.bytes(0), rows.bytes(1)))
            settings.insert_or_assign(std::string(rows.bytes(0)), std::string(rows.bytes(1)));
    return settings;
}

std::vector<std::string> write_settings(const Database& database, const game::KeyValues& settings) {
    std::vector<std::string> refused;
    Statement write(database, "INSERT INTO settings (name, value) VALUES (?1, ?2)"
                              " ON CONFLICT (name) DO UPDATE SET value = ?2");
    for (const auto& [name, value] : settings)
        if (is_setting(name, value))
            write.bind(std::string_view{name}).bind(std::string_view{value}).finish();
        else
            refused.push_back(name);
    if (const auto deck = settings.find("deck"); deck != settings.end() && is_setting(deck->first, deck->second))
        Statement(database, "INSERT OR REPLACE INTO decks (name, used)"
                            " VALUES (?, 1 + coalesce((SELECT max(used) FROM decks), 0))")
            .bind(std::string_view{deck->second})
            .finish();
    return refused;
}

std::vector<std::string> read_decks(const Database& database) {
    std::vector<std::string> decks;
    Statement rows(database, "SELECT name FROM decks ORDER BY used DESC");
    while (rows.step())
        if (is_utf8(rows.bytes(0))) decks.emplace_back(rows.bytes(0));
    return decks;
}

} // namespace twoturns::store
