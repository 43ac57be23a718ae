#include "deck.hpp"

#include <charconv>
#include <cstdint>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>

#include "emoji_font.hpp"

namespace twoturns::assets {
namespace {

constexpr int margin_of(int cell) { return cell / 32; }

std::runtime_error at_line(int line, const std::string& what) {
    return std::runtime_error("line " + std::to_string(line) + ": " + what);
}

std::optional<char32_t> code_point(std::string_view source) {
    if (source.substr(0, 2) != "U+") return std::nullopt;
    std::uint32_t code = 0;
    const char* last = source.data() + source.size();
    const auto [end, error] = std::from_chars(source.data() + 2, last, code, 16);
    if (error != std::errc{} || end != last) return std::nullopt;
    return static_cast<char32_t>(code);
}

} // namespace

Deck parse_deck(std::string_view text) {
    Deck deck;
    std::set<std::string> nouns;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line);
        std::string key;
        if (!(words >> key) || key.front() == '#') continue;
        if (key == "name") {
            std::getline(words >> std::ws, deck.name);
        } else if (key == "face") {
            Face face;
            words >> face.source;
            std::getline(words >> std::ws, face.noun);
            if (face.noun.empty()) throw at_line(number, "a face needs a source and a noun");
            if (!nouns.insert(face.noun).second) throw at_line(number, "\"" + face.noun + "\" is there twice");
            deck.faces.push_back(face);
        } else {
            throw at_line(number, "\"" + key + "\" is neither name nor face");
        }
    }
    if (deck.name.empty()) throw std::runtime_error("the deck has no name");
    if (deck.faces.empty()) throw std::runtime_error("the deck has no face");
    return deck;
}

std::string read_file(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error(file + ": cannot be read");
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::vector<Picture> draw_faces(const Deck& deck, const std::string& folder, const std::string& font, int cell) {
    std::optional<EmojiFont> emoji;
    std::vector<Picture> pictures;
    for (const Face& face : deck.faces) {
        Picture picture;
        if (const auto code = code_point(face.source)) {
            if (!emoji) emoji.emplace(font);
            picture = emoji->draw(*code);
        } else {
            // Drawn at twice the size: the ink is cut out first, and then scaled once, down.
            picture = load_svg(folder + "/" + face.source, 2 * cell);
        }
        pictures.push_back(set_in_cell(picture, cell, margin_of(cell)));
    }
    return pictures;
}

} // namespace twoturns::assets
