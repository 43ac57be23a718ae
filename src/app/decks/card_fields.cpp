#include "app/decks/card_fields.hpp"

#include <cstdint>
#include <sstream>

#include "platform/files.hpp"

namespace twoturns::app {
namespace {

/// Returns a hash (FNV-1a) of a name, because names may be long and contain any characters.
std::uint64_t number_of(const std::string& text) {
    std::uint64_t number = 14695981039346656037U;
    for (const char c : text) number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return number;
}
std::string row_of_file(const std::string& file) {
    return std::to_string(number_of(platform::name_of(platform::path_from(file).filename())));
}
std::uint64_t number_of_type(const decks::AnkiNoteType& type) {
    std::string names = type.name;
    for (const std::string& field : type.fields) names += '\n' + field;
    return number_of(names);
}

} // namespace

std::optional<decks::AnkiSides> remembered_sides(const Settings& settings, const std::string& file,
                                                 const std::vector<decks::AnkiNoteType>& types) {
    const auto& rows = settings.card_fields.rows();
    const auto row = rows.find(row_of_file(file));
    if (row == rows.end()) return std::nullopt;
    std::istringstream numbers{row->second.value}; // type, front, back
    std::uint64_t wanted = 0;
    std::size_t front = 0;
    std::size_t back = 0;
    if (!(numbers >> wanted >> front >> back)) return std::nullopt;
    for (std::size_t type = 0; type < types.size(); ++type)
        if (number_of_type(types[type]) == wanted && front < types[type].fields.size() &&
            back < types[type].fields.size())
            return decks::AnkiSides{type, front, back};
    return std::nullopt;
}

void remember_sides(Settings& settings, const std::string& file, const std::vector<decks::AnkiNoteType>& types,
                    const decks::AnkiSides& sides) {
    std::ostringstream numbers;
    numbers << number_of_type(types.at(sides.type)) << ' ' << sides.front << ' ' << sides.back;
    settings.card_fields.put(row_of_file(file), numbers.str(), most_remembered_packages);
}

} // namespace twoturns::app
