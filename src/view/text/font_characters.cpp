#include "view/text/font_characters.hpp"

#include <memory>
#include <utility>

#include <hb.h>

#include "platform/carried_files.hpp"
#include "platform/files.hpp"

namespace twoturns::view {
namespace {

struct DestroyFont {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
    void operator()(hb_set_t* set) const { hb_set_destroy(set); }
};

/// Returns the characters of the file's first font; an empty set if the file is not a font.
std::shared_ptr<hb_set_t> characters_of_file(const std::filesystem::path& file) {
    const std::string* const inside = platform::carried(file);
    const std::unique_ptr<hb_blob_t, DestroyFont> blob{
        inside == nullptr ? hb_blob_create_from_file(platform::name_of(file).c_str())
                          : hb_blob_create(inside->data(), static_cast<unsigned>(inside->size()),
                                           HB_MEMORY_MODE_READONLY, nullptr, nullptr)};
    const std::unique_ptr<hb_face_t, DestroyFont> face{hb_face_create(blob.get(), 0)};
    std::shared_ptr<hb_set_t> characters{hb_set_create(), DestroyFont{}};
    hb_face_collect_unicodes(face.get(), characters.get());
    return characters;
}

} // namespace

std::function<bool(char32_t)> characters_of_font(std::filesystem::path file) {
    return [file = std::move(file), all = std::shared_ptr<hb_set_t>{}](char32_t character) mutable {
        if (!all) all = characters_of_file(file);
        return hb_set_has(all.get(), character) != 0;
    };
}

} // namespace twoturns::view
