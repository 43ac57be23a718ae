// make_atlas DECK FOLDER [FONT...]: draws all faces of a deck side by side into FOLDER/atlas.webp and describes them in
// FOLDER/deck.txt in the game's format; for a deck of emoji it lists them in FOLDER/emoji.txt, one per line.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "deck.hpp"

namespace {

using namespace twoturns::assets;

void describe(const Deck& deck, int columns, const std::string& file) {
    std::ofstream out(file, std::ios::binary);
    out << "deck 1\n"
        << "name " << deck.name << "\n"
        << "atlas atlas.webp\n"
        << "cell " << deck.cell << "\n"
        << "columns " << columns << "\n"
        << "faces " << deck.faces.size() << "\n";
    if (deck.named) out << "named\n";
    if (deck.ink) out << "ink\n";
    for (std::size_t i = 0; i < deck.faces.size(); ++i) out << i << " " << deck.faces[i].noun << "\n";
    out.close();
    if (!out) throw std::runtime_error(file + ": cannot be written");
}

std::string utf8_of(char32_t code) {
    const auto tail = [code](unsigned shift) { return static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xC0U | code >> 6U), tail(0)};
    if (code < 0x10000) return {static_cast<char>(0xE0U | code >> 12U), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | code >> 18U), tail(12), tail(6), tail(0)};
}

/// Lists the emoji in the order of the faces; writes no file if the deck has any other face.
void list_emoji(const Deck& deck, const std::string& file) {
    std::string all;
    for (const Face& face : deck.faces) {
        const std::u32string codes = code_points(face.source);
        if (codes.empty()) return;
        for (const char32_t code : codes) all += utf8_of(code);
        all += "\n";
    }
    std::ofstream out(file, std::ios::binary);
    out << all;
    out.close();
    if (!out) throw std::runtime_error(file + ": cannot be written");
}

void make(const std::filesystem::path& deck_file, const std::filesystem::path& folder,
          const std::vector<std::string>& fonts) {
    const Deck deck = read_deck(deck_file.string());
    const auto faces = draw_faces(deck, deck_file.parent_path().string(), fonts, deck.cell);
    const int count = static_cast<int>(faces.size());
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    Picture atlas(columns * deck.cell, (count + columns - 1) / columns * deck.cell);
    for (int i = 0; i < count; ++i)
        paste(atlas, faces[static_cast<std::size_t>(i)], i % columns * deck.cell, i / columns * deck.cell);
    std::filesystem::create_directories(folder);
    save_webp(atlas, (folder / "atlas.webp").string());
    describe(deck, columns, (folder / "deck.txt").string());
    list_emoji(deck, (folder / "emoji.txt").string());
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: make_atlas DECK FOLDER [FONT...]\n", stderr);
        return 2;
    }
    try {
        make(argv[1], argv[2], {argv + 3, argv + argc});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "make_atlas: %s: %s\n", argv[1], error.what());
        return 1;
    }
    return 0;
}
