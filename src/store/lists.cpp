#include "store/lists.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/lines.hpp"
#include "store/schema.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::store {
namespace {

using game::Item;
using game::ItemChanges;
using game::Lists;

std::size_t bytes_of(std::string_view list, std::string_view name, std::string_view value) {
    return list.size() + name.size() + value.size();
}

/// Decides whether another row fits into the limit for all rows.
class Room {
public:
    bool has(std::string_view list, std::string_view name, std::string_view value) {
        const std::size_t bytes = bytes_of(list, name, value);
        if (!is_item(list, name, value) || bytes > left_) return false;
        left_ -= bytes;
        return true;
    }
    void take(std::size_t bytes) { left_ -= std::min(left_, bytes); }
    void give(std::size_t bytes) { left_ += bytes; }

private:
    std::size_t left_ = game::most_item_bytes;
};

// Before version 7 -----------------------------------------------------------------------------------------

// The settings that became lists. Each had one line per entry, the last entry first, with two exceptions: a race had a
// single entry, and in the deck changes a line with a deck's name preceded that deck's changes.
constexpr const char* old_race = "race";
constexpr const char* old_changes = "deck-changes";
#define NAMES_OF_OLD_LISTS "'own-decks', 'named-decks', 'recent-files', 'card-fields', 'deck-changes', 'race'"

/// Splits a text at the first occurrence of a character. Returns nullopt if the character is missing.
std::optional<std::pair<std::string_view, std::string_view>> cut(std::string_view text, char at) {
    const std::size_t place = text.find(at);
    if (place == std::string_view::npos) return std::nullopt;
    return std::pair{text.substr(0, place), text.substr(place + 1)};
}

/// Returns a deck name with its tabs escaped, because earlier versions allowed tabs.
std::string with_tabs_escaped(std::string_view name) {
    std::string line;
    for (const char c : name) line += c == '\t' ? std::string("\\t") : std::string(1, c);
    return line;
}

/// Parses "title\tT", "text\tNEW\tOLD" or "crop\t1 2 3\tFILE".
void move_old_change(std::string_view line, const std::string& deck, game::Items& rows) {
    const auto parts = cut(line, '\t');
    if (!parts) return;
    const auto [word, rest] = *parts;
    if (word == "title") rows[deck + "\ttitle"] = {std::string(rest), 0};
    if (word != "text" && word != "crop") return;
    if (const auto values = cut(rest, '\t'))
        rows[deck + '\t' + std::string(word) + '\t' + std::string(values->second)] = {std::string(values->first), 0};
}

game::Items rows_of_old_changes(std::string_view text) {
    game::Items rows;
    std::string deck;
    for (const Line& line : lines_of(text)) {
        constexpr std::string_view deck_word = "deck\t";
        if (line.text.starts_with(deck_word))
            deck = with_tabs_escaped(line.text.substr(deck_word.size()));
        else if (!deck.empty())
            move_old_change(line.text, deck, rows);
    }
    return rows;
}

game::Items rows_of_old_lines(std::string_view text, bool with_values) {
    game::Items rows;
    std::int64_t used = std::count(text.begin(), text.end(), '\n') + (text.ends_with('\n') ? 0 : 1);
    for (const Line& line : lines_of(text)) {
        const auto parts = with_values ? cut(line.text, ' ') : std::pair{line.text, std::string_view{}};
        if (parts && !parts->first.empty())
            rows.try_emplace(std::string(parts->first), Item{std::string(parts->second), used});
        --used;
    }
    return rows;
}

/// Converts an old setting to the name of its list and its rows.
std::pair<std::string, game::Items> list_of_old(std::string_view name, std::string_view value) {
    if (name == old_changes) return {std::string(name), rows_of_old_changes(value)};
    if (name == old_race) return {"races", rows_of_old_lines(value, true)};
    return {std::string(name), rows_of_old_lines(value, name == "card-fields")};
}

Lists read_old_lists(const Database& database) {
    Lists lists;
    Statement rows(database, "SELECT name, value FROM settings WHERE name IN (" NAMES_OF_OLD_LISTS ")");
    while (rows.step()) lists.insert(list_of_old(rows.bytes(0), rows.bytes(1)));
    return lists;
}

} // namespace

bool is_item(std::string_view list, std::string_view name, std::string_view value) {
    return bytes_of(list, name, value) <= game::most_setting_bytes && is_utf8(list) && is_utf8(name) && is_utf8(value);
}

Lists read_lists(const Database& database, bool& unreadable) {
    unreadable = false;
    if (version_of(database) < 7) return read_old_lists(database);
    Lists lists;
    Room room;
    Statement rows(database, "SELECT list, name, value, used FROM items");
    while (rows.step()) {
        const bool readable = room.has(rows.bytes(0), rows.bytes(1), rows.bytes(2));
        unreadable = unreadable || !readable;
        if (readable)
            lists[std::string(rows.bytes(0))][std::string(rows.bytes(1))] = {
                std::string(rows.bytes(2)), std::clamp<std::int64_t>(rows.number(3), 0, game::most_used)};
    }
    return lists;
}

std::vector<std::string> write_items(const Database& database, const ItemChanges& items) {
    constexpr const char* size_of_row = "SELECT coalesce(sum(length(CAST(list AS BLOB)) + length(CAST(name AS BLOB)) +"
                                        " length(CAST(value AS BLOB))), 0) FROM items";
    Room room;
    room.take(static_cast<std::size_t>(database.number(size_of_row)));
    const std::string of_one = std::string(size_of_row) + " WHERE list = ? AND name = ?";
    Statement size(database, of_one.c_str());
    Statement remove(database, "DELETE FROM items WHERE list = ? AND name = ?");
    Statement write(database, "INSERT INTO items (list, name, value, used) VALUES (?1, ?2, ?3, ?4)"
                              " ON CONFLICT (list, name) DO UPDATE SET value = ?3, used = ?4");
    std::vector<std::string> refused;
    for (const auto& [key, item] : items) {
        const std::string_view list{key.first};
        const std::string_view name{key.second};
        size.bind(list).bind(name);
        if (size.step()) room.give(static_cast<std::size_t>(size.number(0)));
        size.finish();
        if (!item)
            remove.bind(list).bind(name).finish();
        else if (room.has(list, name, item->value))
            write.bind(list).bind(name).bind(std::string_view{item->value}).bind(item->used).finish();
        else
            refused.push_back(key.second);
    }
    return refused;
}

void move_old_lists(const Database& database) {
    Statement write(database, "INSERT OR IGNORE INTO items (list, name, value, used) VALUES (?, ?, ?, ?)");
    for (const auto& [list, rows] : read_old_lists(database))
        for (const auto& [name, row] : rows)
            if (is_item(list, name, row.value))
                write.bind(std::string_view{list})
                    .bind(std::string_view{name})
                    .bind(std::string_view{row.value})
                    .bind(row.used)
                    .finish();
    database.run("DELETE FROM settings WHERE name IN (" NAMES_OF_OLD_LISTS ")");
}

} // namespace twoturns::store
