#include "view/decks/assets.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <system_error>

#include "app/decks/deck_list.hpp"
#include "decks/decks.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/png_check.hpp"
#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "platform/standard_error.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

fs::path program_folder() {
    char* base = SDL_GetBasePath();
    fs::path folder = base == nullptr ? fs::path{"."} : platform::path_from(base);
    SDL_free(base);
    return folder;
}

/// Converts any file name to text for one line. Of a long name only the end is kept.
std::string shown(const fs::path& path) {
    constexpr std::size_t most = 240;
    std::string name = one_line(platform::name_of(path));
    if (name.size() <= most) return name;
    std::size_t start = name.size() - most;
    while ((static_cast<unsigned char>(name[start]) & 0xC0U) == 0x80U) ++start; // never splits a character
    return "…" + name.substr(start);
}

template <class T> T value_or_throw(Result<T> result, const fs::path& file) {
    if (!result) throw DeckError(shown(file), result.error());
    return *std::move(result);
}

Surface decoded(const std::string& bytes, SDL_Surface* (*decode)(SDL_RWops*), const fs::path& file) {
    SDL_RWops* in = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    const Surface picture{in == nullptr ? nullptr : decode(in)};
    if (in != nullptr) SDL_RWclose(in);
    Surface converted{picture ? SDL_ConvertSurfaceFormat(picture.get(), pixel_format, 0) : nullptr};
    if (!converted) throw DeckError(shown(file), {N_("the picture cannot be decoded: {0}"), {SDL_GetError()}});
    return converted;
}

/// Returns the deck's picture, checked before it is decoded. Throws DeckError.
Surface read_atlas(const decks::DeckText& text, const std::string& bytes, const fs::path& picture,
                   const fs::path& deck_file) {
    const auto check = [&](int width, int height) {
        if (const auto wrong = decks::misfit(text, width, height)) throw DeckError(shown(deck_file), *wrong);
    };
    if (!bytes.starts_with("RIFF")) {
        const decks::Png png = value_or_throw(decks::parse_png(bytes), picture);
        check(png.width, png.height);
        const platform::SilentStandardError silent; // hides libpng's own messages about a broken picture
        return decoded(png.bytes, IMG_LoadPNG_RW, picture);
    }
    const auto webp = value_or_throw(decks::parse_picture_header(bytes), picture);
    if (const auto wrong = decks::misfit_of(webp.width, webp.height, decks::deck_limits::picture_pixels))
        throw DeckError(shown(picture), *wrong);
    check(webp.width, webp.height);
    return decoded(bytes, IMG_LoadWEBP_RW, picture);
}

/// Returns the sides of cards with each picture on the front and its noun on the back.
std::vector<decks::CardSide> sides_of(const std::vector<std::string>& nouns) {
    std::vector<decks::CardSide> sides;
    sides.reserve(2 * nouns.size());
    for (const std::string& noun : nouns) {
        sides.push_back({{}, static_cast<int>(sides.size() / 2)});
        sides.push_back({noun, -1});
    }
    return sides;
}

} // namespace

std::string DeckFaces::text_of(int face) const {
    const std::string& text = sides[static_cast<std::size_t>(face)].text;
    const bool is_translated = face % 2 == 0 ? translated.front : translated.back;
    return is_translated ? platform::trc(translated.context.c_str(), text.c_str()) : text;
}

std::string DeckFaces::label_of(int card) const {
    const auto side = [&](int face) -> decks::CardSide { return {text_of(face), picture_of(face)}; };
    return decks::label_of(side(2 * card), side(2 * card + 1));
}

Source open_file(const std::string& name) {
    const std::string* const inside = platform::carried(platform::path_from(name));
    if (inside == nullptr) return checked<Source>(SDL_RWFromFile(name.c_str(), "rb"), name);
    return checked<Source>(SDL_RWFromConstMem(inside->data(), static_cast<int>(inside->size())), name);
}

fs::path data_folder() {
    if (const char* set = std::getenv("TWOTURNS_DATA"); set != nullptr && *set != '\0') return set;
    if (!platform::carried_folder().empty()) return platform::carried_folder() / "twoturns";
    return program_folder() / ".." / "share" / "twoturns";
}

fs::path locale_folder() { return data_folder() / ".." / "locale"; }

std::optional<fs::path> table_of(const fs::path& deck) {
    std::error_code unknown; // errors are reported when the file itself is read
    if (fs::is_regular_file(deck, unknown)) return deck;
    if (platform::is_file(deck / "deck.txt") || !platform::is_file(deck / decks::cards_file)) return std::nullopt;
    return deck / decks::cards_file;
}

fs::path folder_of(const fs::path& table) { return table.has_parent_path() ? table.parent_path() : fs::path{"."}; }

decks::CardSides read_cards(const fs::path& table, std::optional<std::size_t> most) {
    auto cards =
        value_or_throw(decks::parse_cards(value_or_throw(platform::read_file(platform::name_of(table)), table)), table);
    if (most) cards.cards.resize(std::min(cards.cards.size(), *most));
    if (!decks::has_picture_cells(cards)) return decks::sides_of(std::move(cards), {});
    const fs::path folder = folder_of(table);
    return decks::sides_of(std::move(cards), value_or_throw(platform::entries_of(platform::name_of(folder)), folder));
}

DeckFaces load_deck(const fs::path& deck) {
    if (const auto table = table_of(deck)) {
        decks::CardSides cards = read_cards(*table);
        if (cards.sides.empty() || !cards.pictures.files.empty())
            throw DeckError(shown(*table), {N_("there are no cards in it")});
        DeckFaces made;
        made.faces = static_cast<int>(cards.sides.size());
        made.translated = cards.translated;
        made.sides = std::move(cards.sides);
        return made;
    }
    const fs::path file = deck / "deck.txt";
    const auto read = [](const fs::path& one) {
        return value_or_throw(platform::read_file(platform::name_of(one)), one);
    };
    const auto text = value_or_throw(decks::parse_deck(read(file)), file);
    const fs::path picture = deck / platform::path_from(text.atlas);
    DeckFaces made{read_atlas(text, read(picture), picture, file), text.cell, text.columns,
                   text.named ? 2 * text.faces : text.faces};
    if (text.named)
        made.sides = sides_of(text.nouns);
    else
        made.nouns = text.nouns;
    made.translated.back = text.named;
    made.ink = text.ink;
    return made;
}

DeckFaces first_of(const DeckFaces& deck, int faces) {
    const int count = std::min(faces, deck.faces);
    DeckFaces first;
    first.faces = count;
    first.translated = deck.translated;
    first.ink = deck.ink;
    first.sides.assign(deck.sides.begin(), deck.sides.begin() + (deck.two_sided() ? count : 0));
    if (!deck.marks.empty()) first.marks.assign(deck.marks.begin(), deck.marks.begin() + count);
    if (!deck.atlas) return first;
    first.cell = deck.cell;
    first.columns =
        std::max(1, std::min(count, deck.columns)); // in rows, as one row may exceed the maximum width of surfaces
    first.atlas = make_surface(deck.cell * first.columns, deck.cell * ((count + first.columns - 1) / first.columns));
    SDL_SetSurfaceBlendMode(deck.atlas.get(), SDL_BLENDMODE_NONE);
    for (int face = 0; face < count; ++face) {
        const int picture = deck.picture_of(face);
        if (picture < 0) continue;
        const SDL_Rect from = deck.part(picture);
        SDL_Rect to = first.part(face);
        SDL_BlitSurface(deck.atlas.get(), &from, first.atlas.get(), &to);
        if (deck.two_sided()) first.sides[static_cast<std::size_t>(face)].picture = face;
    }
    return first;
}

fs::path find_deck(const std::string& name) {
    const app::BuiltInDeck* const deck = app::built_in_deck(name);
    if (deck == nullptr) return platform::path_from(name);
    const fs::path decks = data_folder() / "decks";
    // The default deck is missing if the game was built without the emoji font.
    if (name.empty() && !platform::is_file(decks / deck->name / "deck.txt")) return decks / "shapes";
    return decks / deck->name;
}

Surface load_icon(const std::string& name, int side) {
    const std::string file = platform::name_of(data_folder() / "icons" / (name + ".svg"));
    const Source in = open_file(file);
    const auto image = checked<Surface>(IMG_LoadSizedSVG_RW(in.get(), side, side), file); // does not close `in`
    return checked<Surface>(SDL_ConvertSurfaceFormat(image.get(), pixel_format, 0), file);
}

std::shared_ptr<const game::LearningDeck> cards_of(const std::string& name, const DeckFaces& deck) {
    if (!deck.two_sided()) return nullptr;
    auto cards = std::make_shared<game::LearningDeck>();
    cards->name = name;
    cards->cards.reserve(deck.sides.size() / 2);
    bool other = false;
    for (std::size_t i = 0; i + 1 < deck.sides.size(); i += 2) {
        const int face = static_cast<int>(i);
        cards->cards.push_back(game::card_name(learnt_as(deck.sides[i]), learnt_as(deck.sides[i + 1])));
        cards->read_as.push_back(game::card_name(deck.text_of(face), deck.text_of(face + 1)));
        other = other || cards->read_as.back() != cards->cards.back();
    }
    if (!other) cards->read_as.clear();
    return cards;
}

} // namespace twoturns::view
