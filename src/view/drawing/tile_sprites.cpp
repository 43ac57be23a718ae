// The sprites of the table and the tiles: members of Sprites.
#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/sprites.hpp"
#include "view/drawing/stone_bake.hpp"
#include "view/drawing/table_heat.hpp"
#include "view/drawing/tile_bake.hpp"

namespace twoturns::view {
namespace {

using scene::TileStyle;
using ui::rgb;

// In cells.
constexpr float picture_side = 0.66F;
constexpr float front_picture_side = 0.82F; // of a card, often a drawing with thin lines
constexpr float text_side = 0.70F;
constexpr float inside_frame = 0.92F; // of the texts on tiles whose face has a frame

/// Painted into the texture's own memory, as it is the largest texture.
Sprite painted_table(SDL_Renderer& renderer, ui::Canvas canvas, Colour middle, Colour edge) {
    if (canvas.width > longest_side || canvas.height > longest_side)
        throw StartError("a table: larger than any window");
    auto texture = checked<Texture>(
        SDL_CreateTexture(&renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING, canvas.width, canvas.height),
        "a texture");
    SDL_Surface* pixels = nullptr; // belongs to the texture
    if (SDL_LockTextureToSurface(texture.get(), nullptr, &pixels) != 0) throw StartError(SDL_GetError());
    paint_table(*pixels, middle, edge);
    SDL_UnlockTexture(texture.get());
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_NONE);
    return {std::move(texture), canvas.width, canvas.height};
}

} // namespace

const Sprite& Sprites::table(const scene::Scene& scene) {
    const ui::Theme& theme = scene.theme;
    const ui::Canvas& canvas = scene.canvas;
    const float unit =
        std::max(0.5F, std::min(static_cast<float>(canvas.width) / 1280, static_cast<float>(canvas.height) / 720));
    const TablePicture what{canvas.width, canvas.height, theme.table, unit,
                            scene.calm ? texture_under_text(theme.table) : 1.0F};
    Table& table = tables_[scene.calm ? 1 : 0];
    const bool glows = scene.heat && !scene.calm && !theme.is_plain();
    if (!table.sprite.texture || table.what != what || table.middle != theme.table_middle ||
        table.edge != theme.table_edge) {
        table = {}; // frees its memory first
        table = {what, theme.table_middle, theme.table_edge,
                 painted_table(renderer_, canvas, theme.table_middle, theme.table_edge)};
        if (!glows && !theme.is_plain()) wanted_bakes_.emplace_back(what);
    }
    if (scene.calm || theme.is_plain()) return table.sprite;
    if (!glows) {
        heat(table, {});
        table.board.reset();
        table.cold.reset();
        table.glow = {};
        return table.sprite;
    }
    const SDL_Rect board = board_of(*scene.heat);
    if (!table.board || SDL_RectEquals(&*table.board, &board) == SDL_FALSE) {
        heat(table, {});
        table.board = board;
        table.cold.reset();
        wanted_bakes_.emplace_back(HotTable{what, board});
    }
    heat(table, *scene.heat);
    return table.sprite;
}

/// Mixes the glow into the pixels outside the board.
void Sprites::heat(Table& table, const scene::Heat& heat) {
    if (!table.cold) return;
    const auto parts = parts_around(*table.board, table.what.width, table.what.height);
    for (int i = 0; i < scene::Heat::parts; ++i) {
        const SDL_Rect& part = parts.at(static_cast<std::size_t>(i));
        const int warmth = heat.warmth(i);
        if (part.w <= 0 || part.h <= 0 || warmth == table.heat.warmth(i)) continue;
        const auto pixels = heated(*table.cold, table.glow, warmth, part);
        SDL_UpdateTexture(table.sprite.texture.get(), &part, pixels.data(), part.w * 4);
    }
    table.heat = heat;
}

void Sprites::take_baked(BakedPicture baked) {
    std::visit([&](const auto& what) { take(what, baked); }, baked.what);
}

void Sprites::take(const TablePicture& what, BakedPicture& baked) {
    for (Table& table : tables_) {
        if (!table.sprite.texture || table.what != what) continue;
        SDL_UpdateTexture(table.sprite.texture.get(), nullptr, baked.picture->pixels, baked.picture->pitch);
        table.heat = {};
    }
}

void Sprites::take(const HotTable& what, BakedPicture& baked) {
    take(what.table, baked);
    for (Table& table : tables_) {
        const bool awaited = table.sprite.texture && table.what == what.table && table.board &&
                             SDL_RectEquals(&*table.board, &what.board) == SDL_TRUE;
        if (!awaited) continue;
        table.glow = std::move(baked.glow);
        table.cold = std::move(baked.picture);
        return;
    }
}

const Sprite& Sprites::swatch(const scene::TableItem& item) {
    const int width = static_cast<int>(std::lround(item.rect.w));
    const int height = static_cast<int>(std::lround(item.rect.h));
    Sprite& sprite = swatches_[{item.table, width, height, static_cast<int>(std::lround(item.corner))}];
    if (sprite.texture || !may_make()) return sprite;
    const Surface piece = baked(TablePicture{width, height, item.table, item.unit, 1});
    round_corners(*piece, item.corner);
    sprite = made(piece);
    return sprite;
}

const Surface& Sprites::blank_tile(const TileKey& key) {
    Surface& surface = blanks_[key];
    if (surface) return surface;
    surface = key.stone ? baked_stone({*key.stone, key.side, std::max(0, key.face)})
                        : baked_tile({key.material, key.look, key.side, ui::is_light(table_), thick_});
    return surface;
}

namespace {

/// Draws letters on a dark plate in the upper left corner of a tile's face. No picture is needed to find a pair.
void draw_letters(SDL_Surface& onto, const Rect& face, const std::string& letters, const Fonts& fonts) {
    constexpr float least_size = 11;
    const float size = std::round(std::max(least_size, face.w * 0.25F));
    const Surface text = fonts.draw(letters, size, true);
    const float height = std::round(size * 1.2F);
    const float width = std::max(height, std::round(static_cast<float>(text->w) + size * 0.5F));
    const Rect plate{face.x, face.y, width, height};
    fill(onto, round_rect(plate, height * 0.3F), plain(rgb(0x0B1A17)));
    SDL_Rect at{static_cast<int>(std::lround(plate.centre().x - static_cast<float>(text->w) / 2)),
                static_cast<int>(std::lround(plate.centre().y - fonts.middle(size, true))), text->w, text->h};
    SDL_BlitSurface(text.get(), nullptr, &onto, &at);
}

float size_of_number(const Rect& place) { return std::max(9.0F, place.h * 0.24F); }
float top_of_number(const Rect& place) { return std::round(place.bottom() - size_of_number(place) * 1.25F); }

} // namespace

void Sprites::draw_number(SDL_Surface& onto, const Rect& place, int number) const {
    const float size = size_of_number(place);
    const Surface letters = fonts_.draw(std::to_string(number), size, true);
    const Rect badge{std::round(place.right() - static_cast<float>(letters->w) - size * 0.7F), top_of_number(place),
                     std::round(static_cast<float>(letters->w) + size * 0.6F), std::round(size * 1.2F)};
    fill(onto, round_rect(badge, badge.h / 2), plain(rgb(0x24463F)));
    SDL_Rect at{static_cast<int>(badge.centre().x) - letters->w / 2,
                static_cast<int>(std::lround(badge.centre().y - fonts_.middle(size, true))), letters->w, letters->h};
    SDL_BlitSurface(letters.get(), nullptr, &onto, &at);
}

int Sprites::least_cell() const {
    constexpr int between = 3; // tiles are smaller than their cells
    if (!deck_.two_sided()) return 0;
    return static_cast<int>(std::ceil(picture_side_for(least_text_width(deck_, fonts_)) / text_side)) + between;
}

Surface Sprites::draw_tile(const TileKey& key, const DeckFaces* deck) {
    TileKey blank_key = key;
    if (!key.stone) blank_key.face = -1;
    blank_key.letters = -1;
    if (key.look == TileStyle::dimmed) blank_key.look = TileStyle::resting;
    auto surface = checked<Surface>(SDL_DuplicateSurface(blank_tile(blank_key).get()), "a tile");
    if (!key.stone && key.face >= 0 && deck != nullptr) {
        const auto side = static_cast<float>(key.side);
        const auto margin = static_cast<float>(margin_of_tile(key.side));
        const bool is_picture = deck->picture_of(key.face % deck->faces) >= 0;
        const bool framed = key.material == ui::Material::porcelain || key.material == ui::Material::lacquer;
        const float picture = std::round(side * (!is_picture         ? text_side * (framed ? inside_frame : 1)
                                                 : deck->two_sided() ? front_picture_side
                                                                     : picture_side));
        const Point middle = face_of_tile(key.material, key.side).centre();
        const Rect place{margin + std::round(middle.x - picture / 2), margin + std::round(middle.y - picture / 2),
                         picture, picture};
        // Text cut off on a page does not count: only a board is read.
        const auto known = letters_.try_emplace({deck, key.face % deck->faces % 2, picture}, SideLetters{}).first;
        if (known->second.size == 0) known->second = letters_on_tile(*deck, key.face, picture, fonts_);
        const bool dark = key.material == ui::Material::lacquer;
        // More kinds than pictures: the same picture again, distinguished by a number, which hides no letter.
        const int round = key.face / deck->faces;
        const Rect numbered = place.grown(side * 0.1F);
        const auto text_ends = round > 0 ? std::optional{top_of_number(numbered)} : std::nullopt;
        if (!draw_face(*surface, place, *deck, key.face, fonts_, known->second, dark, text_ends) && !on_page_)
            cut_off_ = true;
        if (round > 0) draw_number(*surface, numbered, round + 1);
        if (key.letters >= 0)
            draw_letters(*surface, face_of_tile(key.material, key.side).moved(margin, margin),
                         scene::letters_of(key.letters), fonts_);
    }
    if (key.look == TileStyle::dimmed) dim(*surface);
    return surface;
}

SDL_Surface& Sprites::flat(const TileKey& key) {
    Surface& surface = flats_[key];
    if (!surface) surface = draw_tile(key, &deck_);
    return *surface;
}

const Sprite* Sprites::shaped(const scene::TileItem& item) {
    if (!item.deck.empty()) return nullptr; // only the current deck's are resized and tilted
    const float base = item.scale > 1 ? scene::picked_scale : 1;
    const int side = static_cast<int>(std::lround(item.box.w * base));
    const auto thousandths = [](float of) { return static_cast<int>(std::lround(1000 * of)); };
    const ShapeKey key{.tile = tile_key(item, side),
                       .width = thousandths(item.scale / base * item.width),
                       .height = thousandths(item.scale / base),
                       .tilt = item.tilt};
    Sprite& sprite = shapes_[key];
    stands_in_ = false;
    if (sprite.texture) return &sprite;
    if (key.tilt != 0 && !may_make_for_board()) return nullptr; // many tiles of a reshuffle are tilted at once
    const float middle = static_cast<float>(margin_of_tile(side)) + static_cast<float>(side) / 2;
    const Resized drawn = resized(flat(key.tile), {middle, middle}, static_cast<float>(key.width) / 1000,
                                  static_cast<float>(key.height) / 1000, key.tilt);
    const SDL_Rect ink = ink_of(*drawn.surface);
    sprite = made(part_of(*drawn.surface, ink), drawn.middle.x - static_cast<float>(ink.x),
                  drawn.middle.y - static_cast<float>(ink.y));
    return &sprite;
}

Sprite Sprites::made_tile(const TileKey& key, const DeckFaces* deck) {
    const auto margin = static_cast<float>(margin_of_tile(key.side));
    // A tile that was just picked also springs up, so its picture is kept for a while.
    const bool springs = deck == &deck_ && (key.look == TileStyle::picked || key.look == TileStyle::picked_by_blue);
    const Surface own = springs ? Surface{} : draw_tile(key, deck);
    SDL_Surface* const drawn = springs ? &flat(key) : own.get();
    // Crops transparent pixels, which would cost time in every frame.
    const SDL_Rect ink = ink_of(*drawn);
    Sprite sprite = made(part_of(*drawn, ink), margin - static_cast<float>(ink.x), margin - static_cast<float>(ink.y));
    sprite.solid = solid_of(*drawn, ink);
    return sprite;
}

} // namespace twoturns::view
