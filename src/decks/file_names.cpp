#include "decks/file_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "decks/composed.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string in_small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), small);
    return text;
}

/// Returns the lower case of a letter for the scripts that have case and at most two bytes per letter: Latin, Greek,
/// Cyrillic and Armenian. In ranges of alternating case, adjacent code points map to the same letter, even in the few
/// places where they are not a pair.
unsigned small_letter(unsigned c) {
    const auto within = [c](unsigned first, unsigned last) { return c >= first && c <= last; };
    if (within(0xC0, 0xDE) && c != 0xD7) return c + 0x20;
    if (c == 0x178) return 0xFF;
    if (within(0x139, 0x148) || within(0x179, 0x17E)) return c + c % 2; // upper case is odd
    if (within(0x100, 0x24F) || within(0x370, 0x377) || within(0x3D8, 0x3EF) || within(0x460, 0x52F)) return c | 1U;
    if (within(0x391, 0x3AB)) return c + 0x20;
    if (c == 0x386) return 0x3AC;
    if (within(0x388, 0x38A)) return c + 0x25;
    if (c == 0x38C) return 0x3CC;
    if (c == 0x38E || c == 0x38F) return c + 0x3F;
    if (c == 0x3C2) return 0x3C3; // at the end of a word
    if (within(0x410, 0x42F)) return c + 0x20;
    if (within(0x400, 0x40F)) return c + 0x50;
    if (within(0x531, 0x556)) return c + 0x30;
    return c;
}

/// Returns whether Windows opens a device for this name, which it does whatever ending follows the name.
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

std::string folded(const std::string& name) {
    std::string text = in_small_letters(name);
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        if (first < 0xC2 || first > 0xDF || (second & 0xC0U) != 0x80U) continue;
        const unsigned letter = small_letter((first & 0x1FU) << 6U | (second & 0x3FU));
        text[i] = static_cast<char>(static_cast<unsigned char>(0xC0U | letter >> 6U));
        text[i + 1] = static_cast<char>(static_cast<unsigned char>(0x80U | (letter & 0x3FU)));
        ++i;
    }
    return text;
}

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

NamesAlike::NamesAlike(std::vector<std::string> files) {
    for (std::string& file : files) {
        alike_.emplace(folded(composed(file)), file);
        files_.insert(std::move(file));
    }
}

std::optional<std::string> NamesAlike::find(const std::string& name) const {
    if (files_.contains(name)) return name;
    const auto [first, last] = alike_.equal_range(folded(composed(name)));
    if (first == last) return std::nullopt;
    const std::string small = folded(name); // prefers a name that differs only in case
    const auto nearest = std::find_if(first, last, [&](const auto& one) { return folded(one.second) == small; });
    return nearest == last ? first->second : nearest->second;
}

std::string FileNames::take(const std::string& stem, const std::string& ending) {
    std::string name = stem + ending;
    for (std::size_t number = 2; !taken_.insert(folded(name)).second; ++number)
        name = (stem + "-").append(std::to_string(number)) += ending;
    return name;
}

} // namespace twoturns::decks
