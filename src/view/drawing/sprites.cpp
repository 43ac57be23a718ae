#include "view/drawing/sprites.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {

Sprites::Sprites(SDL_Renderer& renderer, const DeckFaces& deck, const Fonts& fonts)
    : renderer_(renderer), deck_(deck), fonts_(fonts) {}

Sprite Sprites::made(const Surface& surface, float origin_x, float origin_y) const {
    auto texture = checked<Texture>(SDL_CreateTextureFromSurface(&renderer_, surface.get()), "a texture");
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
    return {std::move(texture), surface->w, surface->h, origin_x, origin_y};
}

void Sprites::begin(const scene::Scene& scene, bool whole) {
    on_page_ = scene.page;
    const ui::Canvas canvas = scene.canvas;
    letters_on_tiles_ = scene.letters;
    if (scene.theme.table != table_ || scene.theme.material != material_ || scene.theme.stone != stone_ ||
        scene.thick != thick_) {
        table_ = scene.theme.table;
        material_ = scene.theme.material;
        stone_ = scene.theme.stone;
        thick_ = scene.thick;
        blanks_.clear();
        tiles_.clear();
        flats_.clear();
        shapes_.clear();
        for (auto& [name, sample] : samples_) sample.tiles.clear();
        cursors_.clear();
        lines_.clear();
    }
    constexpr int usual = 1920 * 1080; // pixels that fit the time of a frame
    constexpr std::size_t most = 400;  // clocks and numbers change; visible texts are made again at once
    constexpr std::size_t most_flats = 6;
    constexpr std::size_t most_shapes = 96; // a reshuffle tilts up to sixty tiles
    if (flats_.size() > most_flats) flats_.clear();
    if (shapes_.size() > most_shapes) shapes_.clear();
    if (!postponed_) {
        if (texts_.size() > most) texts_.clear();
        if (strokes_.size() > most) strokes_.clear();
    }
    ++frame_;
    postponed_ = made_one_ = made_for_board_ = bit_by_bit_ = sheet_asked_ = false;
    end_.reset();
    board_end_.reset();
    if (board_patience_) board_end_ = Clock::now() + *board_patience_;
    if (patience_) end_ = Clock::now() + *patience_ * (whole ? std::max(1, canvas.width * canvas.height / usual) : 1);
}

bool Sprites::may_make() {
    if (!bit_by_bit_) return true;
    if (made_one_ && end_ && Clock::now() >= *end_) postponed_ = true;
    made_one_ = true; // at least one per frame, so that it finishes
    return !postponed_;
}

bool Sprites::may_make_for_board() {
    if (made_for_board_ && board_end_ && Clock::now() >= *board_end_) return false;
    return made_for_board_ = true;
}

Sprites::TileKey Sprites::tile_key(const scene::TileItem& item, int side) const {
    return {.face = item.face ? *item.face : -1,
            .side = side,
            .look = item.look,
            .stone = item.stone ? std::optional{item.matter.value_or(stone_)} : std::nullopt,
            .material = item.material.value_or(material_),
            .letters = item.stone || !item.face ? -1 : letters_for(*item.face, deck_, item.kind)};
}

int Sprites::letters_for(int face, const DeckFaces& deck, std::optional<Kind> kind) const {
    if (!letters_on_tiles_ || face < 0) return -1;
    return kind ? int{*kind} : deck.two_sided() ? face / 2 : face;
}

const Sprite& Sprites::tile(const scene::TileItem& item, int side) {
    const TileKey key = tile_key(item, side);
    stands_in_ = false;
    if (!item.deck.empty()) return tile_of_sample(item.deck, key);
    Sprite& sprite = tiles_[key];
    if (sprite.texture) return sprite;
    // A hint dims nearly all tiles at once; most of them rest for another frame or two.
    const bool rests = key.look == scene::TileStyle::dimmed && made_for_board_ && end_ && Clock::now() >= *end_;
    if (bit_by_bit_ ? may_make() : key.face < 0 || (!rests && may_make_for_board())) {
        sprite = made_tile(key, &deck_);
    } else if (!bit_by_bit_) {
        scene::TileItem other = item;
        if (rests)
            other.look = scene::TileStyle::resting;
        else
            other.face.reset(); // without letters, too
        const Sprite& stand_in = tile(other, side);
        stands_in_ = true;
        return stand_in;
    }
    return sprite;
}

const Sprite& Sprites::card(int face, int width, int height) {
    constexpr std::size_t most = 24; // large, and rarely shown again
    if (cards_.size() > most) cards_.clear();
    Sprite& sprite = cards_[{face, width, height}];
    if (!sprite.texture) sprite = made(draw_card(width, height, deck_, face, fonts_));
    return sprite;
}

Colour Sprites::colour_of(int face) {
    const auto [place, is_new] = face_colours_.try_emplace(face);
    if (is_new) place->second = face_colour(deck_, face);
    return place->second;
}

const std::array<Colour, 3>& Sprites::main_colours_of(int face) {
    const auto [place, is_new] = main_colours_.try_emplace(face);
    if (is_new) place->second = face_colours(deck_, face);
    return place->second;
}

const Sprite& Sprites::icon(const std::string& name, int side) {
    Sprite& sprite = icons_[{name, side}];
    if (!sprite.texture && may_make()) sprite = made(load_icon(name, side));
    return sprite;
}

const Sprite& Sprites::text(const std::string& text, float size, bool bold, Colour colour, ui::Family family) {
    constexpr SDL_Color white{255, 255, 255, 255};
    const int pixels = static_cast<int>(std::lround(size));
    Sprite& sprite = texts_[{text, pixels, bold, family, 0}];
    if (!sprite.texture && !sprite.coloured && may_make()) {
        sprite.coloured = fonts_.is_coloured(text, size, bold, family);
        if (!sprite.coloured)
            sprite = made(fonts_.draw(text, size, bold, white, family), 0, fonts_.middle(size, bold, family));
    }
    if (!sprite.coloured) return sprite;
    const std::uint32_t key = 0xFF000000U | std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | colour.b;
    Sprite& own = texts_[{text, pixels, bold, family, key}];
    if (!own.texture && may_make()) {
        own = made(fonts_.draw(text, size, bold, {colour.r, colour.g, colour.b, 255}, family), 0,
                   fonts_.middle(size, bold, family));
        own.coloured = true;
    }
    return own;
}

void Sprites::clear_faces() {
    letters_.clear();
    tiles_.clear();
    flats_.clear();
    shapes_.clear();
    pictures_.clear();
    cards_.clear();
    seals_.clear();
    face_colours_.clear();
    main_colours_.clear();
    cut_off_ = false;
}

void Sprites::clear_sized() {
    clear_faces();
    tables_ = {};
    wanted_bakes_.clear();
    swatches_.clear();
    lands_.clear();
    blanks_.clear();
    for (auto& [name, sample] : samples_) sample.tiles.clear();
    whole_.sprite = {};
    cursors_.clear();
    marks_.clear();
    sparks_.clear();
    rays_.clear();
    stars_.clear();
    veils_.clear();
    boxes_.clear();
    lines_.clear();
    strokes_.clear();
    sheet_.reset();
    small_sheets_.clear();
}

void Sprites::clear() {
    clear_sized();
    icons_.clear();
    texts_.clear();
}

} // namespace twoturns::view
