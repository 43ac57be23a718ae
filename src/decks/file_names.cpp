#include "decks/file_names.hpp"

#include <algorithm>
#include <array>

#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string in_small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), small);
    return text;
}

/// Windows opens a device whatever the ending behind its name.
bool is_device(std::string_view name) {
    constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "com", "lpt"};
    const std::string stem = in_small_letters(std::string{name.substr(0, name.find('.'))});
    const bool numbered = stem.size() == 4 && stem[3] >= '0' && stem[3] <= '9';
    const bool port = stem.rfind("com", 0) == 0 || stem.rfind("lpt", 0) == 0;
    if (numbered != port) return false;
    return std::any_of(devices.begin(), devices.end(),
                       [&](std::string_view device) { return stem.substr(0, 3) == device; }) &&
           stem.size() == (port ? 4U : 3U);
}

} // namespace

std::string file_name_from(std::string_view text, std::string_view otherwise, std::size_t most) {
    constexpr std::string_view forbidden = "/\\:*?\"<>|";
    constexpr std::string_view ends = ". ";
    std::string name = one_line(text);
    for (char& c : name)
        if (forbidden.find(c) != std::string_view::npos || static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = '-';
    name.erase(0, std::min(name.find_first_not_of(ends), name.size()));
    if (name.size() > most) {
        std::size_t end = most;
        while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
        name.resize(end);
    }
    name.resize(name.find_last_not_of(ends) + 1); // npos + 1 is 0
    if (name.empty()) name = otherwise;
    return is_device(name) ? "_" + name : name;
}

std::string FileNames::take(const std::string& stem, const std::string& ending) {
    std::string name = stem + ending;
    for (std::size_t number = 2; !taken_.insert(in_small_letters(name)).second; ++number)
        name = stem + "-" + std::to_string(number) + ending;
    return name;
}

} // namespace twoturns::decks
