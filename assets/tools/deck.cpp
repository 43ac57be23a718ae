#include "deck.hpp"

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "emoji_font.hpp"
#include "outline_font.hpp"

namespace twoturns::assets {
namespace {

constexpr int margin_of(int cell) { return cell / 32; }

std::runtime_error at_line(int line, const std::string& what) {
    return std::runtime_error("line " + std::to_string(line) + ": " + what);
}

/// Returns the only character of a word in UTF-8; nullopt if there are more.
std::optional<char32_t> single_character(std::string_view word) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(word[i]); };
    if (word.empty()) return std::nullopt;
    const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
    if (word.size() != length) return std::nullopt;
    char32_t code = length == 1 ? byte(0) : byte(0) & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) code = code << 6U | (byte(i) & 0x3FU);
    return code;
}

bool is_colour(std::string_view text) {
    return text.size() == 7 && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
}

Face read_face(std::istream& words) {
    Face face;
    words >> face.source;
    std::getline(words >> std::ws, face.noun);
    if (face.noun.empty()) throw std::runtime_error("a face needs a source and a noun");
    return face;
}

Writing read_writing(std::istream& words, bool mark) {
    std::string text, more;
    Writing writing{0, 0, 0, 0, {}, mark};
    words >> text >> writing.x >> writing.y >> writing.size >> writing.colour;
    const auto character = single_character(text);
    if (!words || !character || writing.size <= 0 || words >> more || !is_colour(writing.colour))
        throw std::runtime_error("it takes one character, the middle of it, its size and its colour");
    writing.character = *character;
    return writing;
}

Piece read_piece(std::istream& words) {
    std::string more;
    Piece piece{{}, 0, 0};
    if (!(words >> piece.source >> piece.x >> piece.y) || words >> more)
        throw std::runtime_error("it takes an SVG and how far it is moved, across and down");
    return piece;
}

/// Parses one line, where `key` is its first word.
void read_line(const std::string& key, std::istream& words, Deck& deck) {
    if (key == "name") {
        std::getline(words >> std::ws, deck.name);
    } else if (key == "whole") {
        deck.whole = true;
    } else if (key == "named") {
        deck.named = true;
    } else if (key == "ink") {
        deck.ink = true;
    } else if (key == "bar") {
        if (!(words >> deck.bar) || deck.bar <= 0 || deck.bar >= 1)
            throw std::runtime_error("a bar is between 0 and 1");
    } else if (key == "cell") {
        if (!(words >> deck.cell) || deck.cell < 32 || deck.cell > 512)
            throw std::runtime_error("a cell has 32 to 512 pixels");
    } else if (key == "unmarked") {
        words >> deck.faces_of;
    } else if (key == "face") {
        deck.faces.push_back(read_face(words));
    } else if (key == "lay") {
        if (deck.faces.empty()) throw std::runtime_error("\"lay\" comes before any face");
        deck.faces.back().pieces.push_back(read_piece(words));
    } else if (key == "write" || key == "mark") {
        if (deck.faces.empty()) throw std::runtime_error("\"" + key + "\" comes before any face");
        deck.faces.back().writings.push_back(read_writing(words, key == "mark"));
    } else {
        throw std::runtime_error(
            "\"" + key + "\" is none of name, cell, named, ink, bar, whole, unmarked, face, lay, write and mark");
    }
}

std::string number(double value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

/// Returns the position of an SVG's closing tag, and the content between the tags.
std::size_t end_of_svg(const std::string& svg, const std::string& file) {
    const std::size_t end = svg.rfind("</svg>");
    if (end == std::string::npos) throw std::runtime_error(file + ": no </svg>");
    return end;
}
std::string inside_of_svg(const std::string& svg, const std::string& file) {
    const std::size_t end = end_of_svg(svg, file);
    const std::size_t start = svg.find('>', svg.find("<svg")) + 1;
    return svg.substr(start, end - start);
}

/// Draws SVGs with the pieces and writing added to them.
class Scribe {
public:
    Scribe(const std::string& folder, const std::vector<std::string>& fonts) : folder_(folder), files_(fonts) {}

    Picture draw(const Face& face, int size) {
        const std::string file = folder_ + "/" + face.source;
        std::string svg = read_file(file);
        const std::size_t end = end_of_svg(svg, file);
        std::string paths;
        for (const Piece& piece : face.pieces) {
            const std::string from = folder_ + "/" + piece.source;
            paths += "<g transform=\"translate(" + number(piece.x) + " " + number(piece.y) + ")\">" +
                     inside_of_svg(read_file(from), from) + "</g>";
        }
        for (const Writing& w : face.writings)
            paths += "<path d=\"" + font_with(w.character).path(w.character, w.x, w.y, w.size) + "\" fill=\"" +
                     w.colour + "\"/>";
        return draw_svg(svg.insert(end, paths), file, size);
    }

private:
    const std::string& folder_;
    const std::vector<std::string>& files_;
    std::vector<OutlineFont> fonts_;

    OutlineFont& font_with(char32_t character) {
        if (fonts_.empty())
            for (const std::string& file : files_) fonts_.emplace_back(file);
        for (OutlineFont& font : fonts_)
            if (font.has(character)) return font;
        throw std::runtime_error("no font has the code point " + std::to_string(static_cast<unsigned long>(character)));
    }
};

} // namespace

std::u32string code_points(std::string_view source) {
    if (source.substr(0, 2) != "U+") return {};
    std::u32string codes;
    while (!source.empty()) {
        source.remove_prefix(codes.empty() ? 2 : 1);
        std::uint32_t code = 0;
        const auto [end, error] = std::from_chars(source.data(), source.data() + source.size(), code, 16);
        source.remove_prefix(static_cast<std::size_t>(end - source.data()));
        if (error != std::errc{} || (!source.empty() && source.front() != '+')) return {};
        codes += static_cast<char32_t>(code);
    }
    return codes;
}

Deck parse_deck(std::string_view text) {
    Deck deck;
    std::set<std::string> nouns;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line);
        std::string key;
        if (!(words >> key) || key.front() == '#') continue;
        try {
            read_line(key, words, deck);
        } catch (const std::runtime_error& error) {
            throw at_line(number, error.what());
        }
        if (!deck.faces.empty()) deck.faces.back().text += line + "\n";
        if (key == "face" && !nouns.insert(deck.faces.back().noun).second)
            throw at_line(number, "\"" + deck.faces.back().noun + "\" is there twice");
    }
    if (deck.name.empty()) throw std::runtime_error("the deck has no name");
    if (deck.faces.empty() && deck.faces_of.empty()) throw std::runtime_error("the deck has no face");
    if (!deck.faces.empty() && !deck.faces_of.empty())
        throw std::runtime_error("the deck has faces of its own and those of another");
    return deck;
}

std::string read_file(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error(file + ": cannot be read");
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

Deck read_deck(const std::string& file) {
    Deck deck = parse_deck(read_file(file));
    if (deck.faces_of.empty()) return deck;
    const auto other = std::filesystem::path(file).parent_path() / deck.faces_of;
    const Deck marked = parse_deck(read_file(other.string()));
    deck.bar = marked.bar;
    deck.cell = marked.cell;
    deck.whole = marked.whole;
    deck.ink = marked.ink;
    for (Face face : marked.faces) {
        std::erase_if(face.writings, [](const Writing& writing) { return writing.mark; });
        deck.faces.push_back(std::move(face));
    }
    return deck;
}

std::vector<Picture> draw_faces(const Deck& deck, const std::string& folder, const std::vector<std::string>& fonts,
                                int cell) {
    std::optional<EmojiFont> emoji;
    Scribe scribe(folder, fonts);
    std::vector<Picture> pictures;
    for (const Face& face : deck.faces) {
        if (const auto codes = code_points(face.source); !codes.empty()) {
            if (!emoji) emoji.emplace(fonts.empty() ? "" : fonts.front());
            pictures.push_back(set_in_cell(emoji->draw(codes), cell, margin_of(cell)));
        } else if (deck.whole) {
            const Picture picture = scribe.draw(face, 2 * cell);
            pictures.push_back(set_whole(picture, cell, margin_of(cell)));
        } else {
            // Drawn at twice the size: the ink is cropped first, and then scaled down once.
            pictures.push_back(set_in_cell(scribe.draw(face, 2 * cell), cell, margin_of(cell)));
        }
    }
    return pictures;
}

} // namespace twoturns::assets
