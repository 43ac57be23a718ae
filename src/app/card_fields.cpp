#include "app/card_fields.hpp"

#include <cstdint>
#include <sstream>

#include "platform/files.hpp"

namespace twoturns::app {
namespace {

/// Names may be long and hold anything, so numbers stand for them (FNV-1a).
std::uint64_t number_of(const std::string& text) {
    std::uint64_t number = 14695981039346656037U;
    for (const char c : text) number = (number ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return number;
}
std::uint64_t number_of_file(const std::string& file) {
    return number_of(platform::name_of(platform::path_from(file).filename()));
}
std::uint64_t number_of_type(const decks::AnkiNoteType& type) {
    std::string names = type.name;
    for (const std::string& field : type.fields) names += '\n' + field;
    return number_of(names);
}

/// A line a package: file, type, front, back.
struct Remembered {
    std::uint64_t file = 0;
    std::uint64_t type = 0;
    std::size_t front = 0;
    std::size_t back = 0;
};

std::vector<Remembered> all_of(const Settings& settings) {
    std::vector<Remembered> all;
    std::istringstream lines{settings.card_fields};
    Remembered one;
    while (all.size() < most_remembered_packages && lines >> one.file >> one.type >> one.front >> one.back)
        all.push_back(one);
    return all;
}

} // namespace

std::optional<decks::AnkiSides> remembered_sides(const Settings& settings, const std::string& file,
                                                 const std::vector<decks::AnkiNoteType>& types) {
    for (const Remembered& one : all_of(settings)) {
        if (one.file != number_of_file(file)) continue;
        for (std::size_t type = 0; type < types.size(); ++type)
            if (number_of_type(types[type]) == one.type && one.front < types[type].fields.size() &&
                one.back < types[type].fields.size())
                return decks::AnkiSides{type, one.front, one.back};
    }
    return std::nullopt;
}

void remember_sides(Settings& settings, const std::string& file, const std::vector<decks::AnkiNoteType>& types,
                    const decks::AnkiSides& sides) {
    auto all = all_of(settings);
    const Remembered fresh{number_of_file(file), number_of_type(types.at(sides.type)), sides.front, sides.back};
    std::erase_if(all, [&](const Remembered& one) { return one.file == fresh.file; });
    all.insert(all.begin(), fresh);
    if (all.size() > most_remembered_packages) all.resize(most_remembered_packages);
    std::ostringstream lines;
    for (const Remembered& one : all)
        lines << one.file << ' ' << one.type << ' ' << one.front << ' ' << one.back << '\n';
    settings.card_fields = lines.str();
}

} // namespace twoturns::app
