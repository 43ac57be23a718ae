#include "view/drawing/sprites.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scene/sides.hpp"
#include "view/drawing/face_raster.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

using scene::LineLook;
using scene::TileLook;
using ui::rgb;

// The tile, relative to its cell.
constexpr float tile_gap = 0.045F;
constexpr float tile_radius = 0.13F;
constexpr float tile_lip = 0.055F;
constexpr float tile_shadow_down = 0.10F;
constexpr float tile_shadow_blur = 0.20F;
constexpr float tile_picture = 0.70F;
constexpr float tile_ring = 0.062F;
constexpr float tile_outline = 0.024F;
constexpr float tile_margin = 0.24F; // around the cell, for shadow and ring

/// The colours of one kind of tile.
struct TileColours {
    Colour top;
    Colour bottom;
    Colour lip;
    std::optional<Colour> ring;
    Colour outline; // around a ring, so that it contrasts with both ivory and the table
};

TileColours colours_of(TileLook look, bool stone) {
    if (stone) return {rgb(0x9AA39F), rgb(0x747D79), rgb(0x4C5451), {}, {}};
    const Colour top = rgb(0xFFFDF6);
    const Colour bottom = rgb(0xF6EEDA);
    if (look == TileLook::picked) return {top, rgb(0xFFF1CF), rgb(0x9A5200), ui::accent, rgb(0x3A1E00)};
    if (look == TileLook::picked_by_blue) return {top, rgb(0xE2F3FB), rgb(0x1D5F86), rgb(0x5FB9E2), rgb(0x06283F)};
    if (look == TileLook::hinted) return {top, rgb(0xE4F3FF), rgb(0x0B5C93), ui::hint_colour, rgb(0x06283F)};
    if (look == TileLook::pointed) return {rgb(0xFFFFFF), rgb(0xFFF9EC), rgb(0xD8C6A4), {}, {}};
    return {top, bottom, rgb(0xCBB894), {}, {}};
}

// Lines -----------------------------------------------------------------------------------------

/// Three strokes on top of each other: glow, body and core.
struct Stroke {
    Colour glow;
    float glow_strength;
    float glow_reach; // beyond the body, in line widths
    Colour body;
    Colour core;
};

Stroke stroke_of(LineLook look, bool on_light) {
    if (look == LineLook::hint)
        return {ui::hint_colour, 0.35F, 0.9F, on_light ? rgb(0x0B6FB0) : ui::hint_colour, rgb(0xD8F0FF)};
    if (look == LineLook::link_of_blue)
        return {scene::colour_of(game::Side::blue, false), 0.5F, 1.2F, scene::colour_of(game::Side::blue, on_light),
                rgb(0xE6F6FD)};
    if (look == LineLook::blocked) return {rgb(0x2A0606), 0.45F, 0.5F, ui::blocked_colour, rgb(0xFFB4B0)};
    if (on_light) return {rgb(0xE08A00), 0.5F, 1.1F, rgb(0xB85F00), rgb(0xFFD894)};
    return {ui::line_colour, 0.55F, 1.5F, ui::line_colour, ui::line_core};
}

/// Paints a piece whose pixels are `distance(point)` away from the middle of the line.
template <class Distance>
Surface line_piece(int width, int height, float body, const Stroke& stroke, const Distance& distance) {
    Surface surface = make_surface(width, height);
    const float reach = body * stroke.glow_reach;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float d = distance(Point{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
            std::uint32_t& pixel = row_of(*surface, y)[x];
            const float near = std::clamp(1 - (d - body / 2) / reach, 0.0F, 1.0F);
            lay_over(pixel, stroke.glow, stroke.glow_strength * near * near);
            lay_over(pixel, stroke.body, std::clamp(body / 2 + 0.5F - d, 0.0F, 1.0F));
            lay_over(pixel, stroke.core, std::clamp(body * 0.18F + 0.5F - d, 0.0F, 1.0F));
        }
    }
    return surface;
}

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

Sprites::Sprites(SDL_Renderer& renderer, const DeckFaces& deck, const Fonts& fonts)
    : renderer_(renderer), deck_(deck), fonts_(fonts) {}

Sprite Sprites::made(const Surface& surface, float origin_x, float origin_y) const {
    auto texture = checked<Texture>(SDL_CreateTextureFromSurface(&renderer_, surface.get()), "a texture");
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear);
    return {std::move(texture), surface->w, surface->h, origin_x, origin_y};
}

void Sprites::begin(ui::Canvas canvas, bool whole) {
    constexpr int usual = 1920 * 1080; // pixels that fit the time of a frame
    constexpr std::size_t most = 400;  // clocks and numbers change; visible texts are made again at once
    if (!postponed_) {
        if (texts_.size() > most) texts_.clear();
        if (strokes_.size() > most) strokes_.clear();
    }
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

const Sprite& Sprites::table(const scene::Scene& scene) {
    const ui::Theme& theme = scene.theme;
    on_page_ = scene.page;
    const Colour middle = scene.page ? theme.page_middle : theme.table_middle;
    const Colour edge = scene.page ? theme.page_edge : theme.table_edge;
    Table& table = tables_[scene.page ? 1 : 0];
    if (!table.sprite.texture || table.canvas != scene.canvas || table.middle != middle || table.edge != edge) {
        table = {}; // frees its memory first
        table = {scene.canvas, middle, edge, painted_table(renderer_, scene.canvas, middle, edge)};
    }
    return table.sprite;
}

const Surface& Sprites::blank_tile(const TileKey& key) {
    Surface& surface = blanks_[key];
    if (surface) return surface;
    const auto side = static_cast<float>(key.side);
    const float margin = std::ceil(side * tile_margin);
    const int whole = key.side + 2 * static_cast<int>(margin);
    surface = make_surface(whole, whole);

    const TileColours colours = colours_of(key.look, key.stone);
    const float gap = std::max(1.0F, std::round(side * tile_gap));
    const float radius = side * tile_radius;
    const float lip = std::max(1.0F, std::round(side * tile_lip));
    const Rect face{margin + std::floor(gap / 2), margin + std::floor(gap / 2), side - gap, side - gap - 1};

    fill(*surface, round_rect(face.moved(0, side * tile_shadow_down), radius), plain(Colour{0, 0, 0, 90}),
         side * tile_shadow_blur);
    float inset = 0;
    if (colours.ring) {
        const float ring = side * tile_ring;
        const float outline = std::max(1.0F, side * tile_outline);
        const Rect outer = face.grown(ring / 2);
        fill(*surface, round_rect(outer.moved(0, lip).grown(outline), radius + ring / 2 + outline),
             plain(colours.outline));
        fill(*surface, round_rect(outer.grown(outline), radius + ring / 2 + outline), plain(colours.outline));
        fill(*surface, round_rect(outer.moved(0, lip), radius + ring / 2), plain(colours.lip));
        fill(*surface, round_rect(outer, radius + ring / 2), plain(*colours.ring));
        inset = ring / 2;
    } else {
        fill(*surface, round_rect(face.moved(0, lip), radius), plain(colours.lip));
    }
    const Rect front = face.grown(-inset);
    const auto shade = [&](Point p) { return mixed(colours.top, colours.bottom, (p.y - front.y) / front.h); };
    // The light edge at the top, then the front a little lower on it.
    const float edge = std::max(1.0F, side * 0.02F);
    fill(*surface, round_rect(front, radius - inset), plain(key.stone ? rgb(0xC2CAC6) : rgb(0xFFFFFF)));
    fill(*surface, round_rect({front.x, front.y + edge, front.w, front.h - edge}, radius - inset), shade);
    if (key.stone) {
        const Rect chiselled = front.grown(-side * 0.16F);
        fill(*surface, round_rect(chiselled, radius * 0.5F), plain(Colour{40, 48, 45, 70}));
        fill(*surface, round_rect(chiselled.grown(-std::max(1.0F, side * 0.03F)), radius * 0.4F), shade);
    }
    return surface;
}

void Sprites::draw_number(SDL_Surface& onto, const Rect& place, int number) const {
    const float size = std::max(9.0F, place.h * 0.24F);
    const Surface letters = fonts_.draw(std::to_string(number), size, true);
    const Rect badge{std::round(place.right() - static_cast<float>(letters->w) - size * 0.7F),
                     std::round(place.bottom() - size * 1.25F),
                     std::round(static_cast<float>(letters->w) + size * 0.6F), std::round(size * 1.2F)};
    fill(onto, round_rect(badge, badge.h / 2), plain(rgb(0x24463F)));
    SDL_Rect at{static_cast<int>(badge.centre().x) - letters->w / 2,
                static_cast<int>(std::lround(badge.centre().y - fonts_.middle(size, true))), letters->w, letters->h};
    SDL_BlitSurface(letters.get(), nullptr, &onto, &at);
}

Surface Sprites::draw_tile(const TileKey& key, const DeckFaces* deck) {
    TileKey blank_key = key;
    blank_key.face = -1;
    if (key.look == TileLook::dimmed) blank_key.look = TileLook::resting;
    auto surface = checked<Surface>(SDL_DuplicateSurface(blank_tile(blank_key).get()), "a tile");
    if (key.face >= 0 && deck != nullptr) {
        const auto side = static_cast<float>(key.side);
        const float margin = std::ceil(side * tile_margin);
        const float picture = std::round(side * tile_picture);
        const float gap = std::max(1.0F, std::round(side * tile_gap));
        const float corner = margin + std::round((side - gap - picture) / 2);
        const Rect place{corner, corner, picture, picture};
        // Text cut off on a page does not count: only a board is read.
        const auto known = letters_.try_emplace({deck, key.face % deck->faces % 2, picture}, 0.0F).first;
        if (known->second == 0) known->second = letters_on_tile(*deck, key.face, picture, fonts_);
        if (!draw_face(*surface, place, *deck, key.face, fonts_, known->second) && !on_page_) cut_off_ = true;
        // More kinds than pictures: the same picture again, distinguished by a number.
        if (const int round = key.face / deck->faces; round > 0)
            draw_number(*surface, place.grown(side * 0.1F), round + 1);
    }
    if (key.look == TileLook::dimmed) dim(*surface);
    return surface;
}

Sprite Sprites::made_tile(const TileKey& key, const DeckFaces* deck) {
    const float margin = std::ceil(static_cast<float>(key.side) * tile_margin);
    const Surface drawn = draw_tile(key, deck);
    // Crops transparent pixels, which would cost time in every frame.
    const SDL_Rect ink = ink_of(*drawn);
    Sprite sprite = made(part_of(*drawn, ink), margin - static_cast<float>(ink.x), margin - static_cast<float>(ink.y));
    sprite.solid = solid_of(*drawn, ink);
    return sprite;
}

const Sprite& Sprites::tile(const scene::TileItem& item, int side) {
    const TileKey key{item.face ? *item.face : -1, side, item.look, item.stone};
    Sprite& sprite = tiles_[key];
    stands_in_ = false;
    if (sprite.texture) return sprite;
    if (bit_by_bit_ ? may_make() : key.face < 0 || may_make_for_board()) {
        sprite = made_tile(key, &deck_);
    } else if (!bit_by_bit_) {
        scene::TileItem blank = item;
        blank.face.reset();
        const Sprite& stand_in = tile(blank, side);
        stands_in_ = true;
        return stand_in;
    }
    return sprite;
}

Sprites::Sample& Sprites::sample_with(const std::string& deck, Face face) {
    Sample& sample = samples_[deck];
    if (sample.deck && face < sample.deck->faces) return sample;
    const int needed = face < scene::sample_faces ? scene::sample_faces : max_kinds;
    if (needed > sample.asked) {
        sample.asked = needed;
        wanted_.push_back(deck);
    }
    return sample;
}

std::optional<Face> Sprites::face_in_sample(const std::string& deck, Face face, std::uint64_t mark) {
    const Sample& sample = sample_with(deck, face);
    if (!sample.deck) return std::nullopt;
    if (const auto found = decks::face_marked(sample.deck->marks, face, mark)) return static_cast<Face>(*found);
    (void)sample_with(deck, max_kinds - 1); // the face may be beyond those that are loaded
    return std::nullopt;
}

int Sprites::wanted_faces(const std::string& deck) const {
    const auto found = samples_.find(deck);
    return found == samples_.end() ? scene::sample_faces : found->second.asked;
}

const Sprite& Sprites::sample(const scene::SampleItem& item, int side) {
    const auto face = face_in_sample(item.deck, item.face, item.mark);
    Sample& sample = samples_[item.deck];
    const bool there = face && *face < sample.deck->faces;
    const TileKey key{.face = there ? *face : -1, .side = side, .look = item.look};
    Sprite& sprite = sample.tiles[key];
    if (!sprite.texture && may_make()) sprite = made_tile(key, there ? &*sample.deck : nullptr);
    return sprite;
}

void Sprites::take_sample(const std::string& name, DeckFaces deck) {
    letters_.clear();
    seals_.clear(); // a seal may have waited for it
    Sample& sample = samples_[name];
    sample.asked = std::max(sample.asked, scene::sample_faces);
    if (sample.deck && sample.deck->faces > deck.faces) return; // a smaller sample that arrived late
    sample.deck = std::move(deck);
    sample.tiles.clear();
}

const Sprite* Sprites::whole_picture(const std::string& file, int width, int height) {
    if (whole_.file != file) {
        whole_ = {};
        whole_.file = file;
        wanted_picture_ = file;
    }
    if (!whole_.picture || width < 1 || height < 1) return nullptr;
    if (!whole_.sprite.texture || whole_.width != width || whole_.height != height) {
        const Surface scaled = make_surface(width, height);
        SDL_Surface& all = **whole_.picture;
        draw_picture(*scaled, {0, 0, static_cast<float>(width), static_cast<float>(height)}, all, {0, 0, all.w, all.h});
        whole_.width = width;
        whole_.height = height;
        whole_.sprite = made(scaled);
    }
    return &whole_.sprite;
}

void Sprites::take_whole_picture(const std::string& file, std::shared_ptr<const Surface> picture) {
    if (whole_.file == file) whole_.picture = std::move(picture);
}

const Sprite& Sprites::card(int face, int width, int height) {
    constexpr std::size_t most = 24; // large, and rarely shown again
    if (cards_.size() > most) cards_.clear();
    Sprite& sprite = cards_[{face, width, height}];
    if (!sprite.texture) sprite = made(draw_card(width, height, deck_, face, fonts_));
    return sprite;
}

const Sprite& Sprites::cursor(int side) {
    Sprite& sprite = cursors_[side];
    if (sprite.texture) return sprite;
    const auto full = static_cast<float>(side);
    const float margin = std::ceil(full * 0.12F) + 2;
    const int whole = side + 2 * static_cast<int>(margin);
    const Surface surface = make_surface(whole, whole);
    const Rect frame{margin, margin, full, full};
    const float thick = std::max(2.5F, full * 0.06F);
    const float edge = std::max(1.0F, full * 0.025F);
    const Point middle = frame.centre();
    // Only the corners of a frame: the lines of both rings differ from it.
    const auto corners = [&](float width) {
        return [&, width](Point p) {
            const float outline = std::abs(round_rect_distance(p, frame, full * tile_radius)) - width / 2;
            const float reach = full * 0.24F - (width - thick) / 2;
            const float away = std::max(reach - std::abs(p.x - middle.x), reach - std::abs(p.y - middle.y));
            return std::max(outline, away);
        };
    };
    fill(*surface, corners(thick + 2 * edge), plain(rgb(0x10231F)));
    fill(*surface, corners(thick), plain(rgb(0xFFFFFF)));
    sprite = made(surface, margin, margin);
    return sprite;
}

const Sprite& Sprites::mark(int side) {
    Sprite& sprite = marks_[side];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side + 2, side + 2);
    const float middle = static_cast<float>(side + 2) / 2;
    const float arm = static_cast<float>(side) * 0.19F;
    const auto disc = [&](float radius) {
        return [=](Point p) { return std::hypot(p.x - middle, p.y - middle) - radius; };
    };
    fill(*surface, disc(static_cast<float>(side) / 2), plain(rgb(0xFFFFFF)));
    fill(*surface, disc(static_cast<float>(side) * 0.43F), plain(rgb(0xC62F35)));
    const auto stroke = [&](float sign) {
        return [=](Point p) {
            return segment_distance(p, {middle - arm, middle - sign * arm}, {middle + arm, middle + sign * arm},
                                    static_cast<float>(side) * 0.12F);
        };
    };
    fill(*surface, stroke(1), plain(rgb(0xFFFFFF)));
    fill(*surface, stroke(-1), plain(rgb(0xFFFFFF)));
    sprite = made(surface, middle, middle);
    return sprite;
}

const Sprite& Sprites::veil(Colour colour) {
    constexpr int side = 256;
    const std::uint32_t pixel =
        std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | std::uint32_t{colour.b};
    Sprite& sprite = veils_[pixel];
    if (sprite.texture) return sprite;
    auto texture = checked<Texture>(
        SDL_CreateTexture(&renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, side, side), "a texture");
    const std::vector<std::uint32_t> pixels(std::size_t{side} * side, pixel);
    SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), side * static_cast<int>(sizeof pixel));
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    sprite = {std::move(texture), side, side};
    return sprite;
}

const Sprite& Sprites::spark(int side) {
    Sprite& sprite = sparks_[side];
    if (sprite.texture) return sprite;
    const Surface surface = make_surface(side + 2, side + 2);
    const float middle = static_cast<float>(side + 2) / 2;
    const float radius = static_cast<float>(side) / 2;
    for (int y = 0; y < surface->h; ++y)
        for (int x = 0; x < surface->w; ++x) {
            const float away =
                std::hypot(static_cast<float>(x) + 0.5F - middle, static_cast<float>(y) + 0.5F - middle) / radius;
            const float light = std::clamp(1 - away, 0.0F, 1.0F);
            lay_over(row_of(*surface, y)[x], rgb(0xFFFFFF), std::min(1.0F, 1.6F * light * light));
        }
    sprite = made(surface, middle, middle);
    return sprite;
}

Colour Sprites::colour_of(int face) {
    const auto [place, is_new] = face_colours_.try_emplace(face);
    if (is_new) place->second = face_colour(deck_, face);
    return place->second;
}

const Sprite& Sprites::icon(const std::string& name, int side) {
    Sprite& sprite = icons_[{name, side}];
    if (!sprite.texture && may_make()) sprite = made(load_icon(name, side));
    return sprite;
}

const Sprite& Sprites::text(const std::string& text, float size, bool bold, Colour colour) {
    const int pixels = static_cast<int>(std::lround(size));
    Sprite& sprite = texts_[{text, pixels, bold, 0}];
    if (!sprite.texture && !sprite.coloured && may_make()) {
        sprite.coloured = fonts_.is_coloured(text, size, bold);
        if (!sprite.coloured) sprite = made(fonts_.draw(text, size, bold), 0, fonts_.middle(size, bold));
    }
    if (!sprite.coloured) return sprite;
    const std::uint32_t key = 0xFF000000U | std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | colour.b;
    Sprite& own = texts_[{text, pixels, bold, key}];
    if (!own.texture && may_make()) {
        own = made(fonts_.draw(text, size, bold, {colour.r, colour.g, colour.b, 255}), 0, fonts_.middle(size, bold));
        own.coloured = true;
    }
    return own;
}

const LinePieces& Sprites::line(LineLook look, bool on_light, int width) {
    LinePieces& ready = lines_[{look, on_light, width}];
    if (ready.across.texture) return ready;
    LinePieces pieces; // all pieces or none
    const Stroke stroke = stroke_of(look, on_light);
    const auto body = static_cast<float>(width);
    const int half = static_cast<int>(std::ceil(body / 2 + body * stroke.glow_reach));
    const int radius = std::max(2, width * 5 / 4);
    const auto far = static_cast<float>(half);
    const auto r = static_cast<float>(radius);
    pieces.radius = r;
    pieces.width = 2 * far;
    pieces.across = made(line_piece(1, 2 * half, body, stroke, [&](Point p) { return std::abs(p.y - far); }));
    pieces.down = made(line_piece(2 * half, 1, body, stroke, [&](Point p) { return std::abs(p.x - far); }));
    // An end that leaves to the right fills the half square left of its point; a joint that opens to the right and down
    // bends around the point (radius, radius) off its corner. The others are quarter turns of these.
    const std::array<Point, 4> turns{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};
    for (std::size_t i = 0; i < 4; ++i) {
        const Point out = turns[i];
        const bool level = out.y == 0;
        const Point end{out.x > 0 || !level ? far : 0, out.y > 0 || level ? far : 0};
        pieces.cap[i] = made(line_piece(level ? half : 2 * half, level ? 2 * half : half, body, stroke,
                                        [&](Point p) { return std::hypot(p.x - end.x, p.y - end.y); }),
                             end.x, end.y);
        // The two directions a joint opens to, and its corner relative to the piece.
        const Point other = turns[(i + 1) % 4];
        const float sx = out.x + other.x;
        const float sy = out.y + other.y;
        const Point corner{sx > 0 ? far : r, sy > 0 ? far : r};
        const Point centre{corner.x + sx * r, corner.y + sy * r};
        pieces.bend[i] =
            made(line_piece(half + radius, half + radius, body, stroke,
                            [&](Point p) { return std::abs(std::hypot(p.x - centre.x, p.y - centre.y) - r); }),
                 corner.x, corner.y);
    }
    return ready = std::move(pieces);
}

void Sprites::clear_faces() {
    letters_.clear();
    tiles_.clear();
    cards_.clear();
    seals_.clear();
    face_colours_.clear();
    cut_off_ = false;
}

void Sprites::clear_sized() {
    clear_faces();
    tables_ = {};
    blanks_.clear();
    for (auto& [name, sample] : samples_) sample.tiles.clear();
    whole_.sprite = {};
    cursors_.clear();
    marks_.clear();
    sparks_.clear();
    veils_.clear();
    boxes_.clear();
    lines_.clear();
    strokes_.clear();
    sheet_.reset();
}

void Sprites::clear() {
    clear_sized();
    icons_.clear();
    texts_.clear();
}

} // namespace twoturns::view
