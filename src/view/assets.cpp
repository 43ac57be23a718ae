#include "view/assets.hpp"

#include <SDL_image.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "twoturns/notation.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

fs::path program_folder() {
    char* base = SDL_GetBasePath();
    fs::path folder = base == nullptr ? fs::path{"."} : fs::path{base};
    SDL_free(base);
    return folder;
}

Surface load_image(const fs::path& file) {
    const auto image = checked<Surface>(IMG_Load(file.string().c_str()), file.string());
    return checked<Surface>(SDL_ConvertSurfaceFormat(image.get(), pixel_format, 0), file.string());
}

} // namespace

fs::path data_folder() {
    if (const char* set = std::getenv("TWOTURNS_DATA"); set != nullptr && *set != '\0') return set;
    return program_folder() / ".." / "share" / "twoturns";
}

fs::path locale_folder() { return data_folder() / ".." / "locale"; }

Deck load_deck(const fs::path& folder) {
    const fs::path file = folder / "deck.txt";
    std::ifstream in(file);
    if (!in) throw StartError(file.string() + ": cannot be read");
    Deck deck;
    std::string image;
    std::string line;
    int number = 0;
    const auto refuse = [&](const std::string& why) {
        throw StartError(file.string() + ", line " + std::to_string(number) + ": " + why);
    };
    while (std::getline(in, line)) {
        ++number;
        std::istringstream words(line);
        std::string word;
        std::string value;
        if (!(words >> word)) continue;
        words >> value;
        const auto count = parse_number(value);
        if (number == 1 && (word != "deck" || value != "1")) refuse("not a deck this version reads");
        if (word == "atlas") image = value;
        if (word == "cell") deck.cell = count.value_or(0);
        if (word == "columns") deck.columns = count.value_or(0);
        if (word == "faces") deck.faces = count.value_or(0);
    }
    if (image.empty() || deck.cell < 1 || deck.columns < 1 || deck.faces < 1)
        refuse("the deck ends without atlas, cell, columns or faces");
    deck.atlas = load_image(folder / image);
    // Divided, as the products of absurd figures would overflow.
    if (deck.columns > deck.atlas->w / deck.cell || (deck.faces - 1) / deck.columns >= deck.atlas->h / deck.cell)
        refuse("the image is too small for " + std::to_string(deck.faces) + " faces");
    return deck;
}

fs::path find_deck(const std::string& name) {
    const fs::path decks = data_folder() / "decks";
    if (name.empty()) return fs::exists(decks / "emoji" / "deck.txt") ? decks / "emoji" : decks / "shapes";
    return fs::exists(decks / name / "deck.txt") ? decks / name : fs::path{name};
}

Surface load_icon(const std::string& name, int side) {
    const fs::path file = data_folder() / "icons" / (name + ".svg");
    SDL_RWops* in = SDL_RWFromFile(file.string().c_str(), "rb");
    if (in == nullptr) throw StartError(file.string() + ": " + SDL_GetError());
    SDL_Surface* drawn = IMG_LoadSizedSVG_RW(in, side, side); // does not close `in`
    SDL_RWclose(in);
    const auto image = checked<Surface>(drawn, file.string());
    return checked<Surface>(SDL_ConvertSurfaceFormat(image.get(), pixel_format, 0), file.string());
}

} // namespace twoturns::view
