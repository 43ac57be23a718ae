// Pictures of other decks than the one in play, and whole pictures: members of Sprites.
#include <algorithm>
#include <utility>

#include "view/drawing/face_raster.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {

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
    (void)sample_with(deck, max_kinds - 1); // the face may be beyond the loaded faces
    return std::nullopt;
}

int Sprites::wanted_faces(const std::string& deck) const {
    const auto found = samples_.find(deck);
    return found == samples_.end() ? scene::sample_faces : found->second.asked;
}

const Sprite& Sprites::sample(const scene::SampleItem& item, int side) {
    const auto face = face_in_sample(item.deck, item.face, item.mark);
    return tile_of_sample(
        item.deck,
        {.face = face ? *face : -1, .side = side, .look = item.look, .material = item.material.value_or(material_)});
}

const Sprite& Sprites::tile_of_sample(const std::string& deck, TileKey key) {
    Sample& sample = key.face < 0 ? samples_[deck] : sample_with(deck, static_cast<Face>(key.face));
    if (!sample.deck || key.face >= sample.deck->faces) key.face = -1; // until it is loaded
    if (key.face < 0) key.letters = -1;
    if (key.face >= 0 && key.letters < 0) key.letters = letters_for(key.face, *sample.deck);
    Sprite& sprite = sample.tiles[key];
    if (!sprite.texture && may_make()) sprite = made_tile(key, key.face < 0 ? nullptr : &*sample.deck);
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

} // namespace twoturns::view
