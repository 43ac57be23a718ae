#include "view/system_fonts.hpp"

#ifdef TWOTURNS_FONTCONFIG
#include <memory>

#include <fontconfig/fontconfig.h>

namespace twoturns::view {
namespace {

struct Destroy {
    void operator()(FcConfig* config) const {
        if (config != nullptr) FcConfigDestroy(config);
    }
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
    void operator()(FcCharSet* characters) const { FcCharSetDestroy(characters); }
};
using Pattern = std::unique_ptr<FcPattern, Destroy>;

const FcChar8* text_of(const char* text) { return reinterpret_cast<const FcChar8*>(text); } // NOLINT: bytes as bytes

std::optional<SystemFont> find(FcConfig& config, char32_t character) {
    const std::unique_ptr<FcCharSet, Destroy> characters{FcCharSetCreate()};
    const Pattern wanted{FcPatternCreate()};
    if (!characters || !wanted) return std::nullopt;
    FcCharSetAddChar(characters.get(), character);
    FcPatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    FcPatternAddString(wanted.get(), FC_FAMILY, text_of("sans-serif"));
    FcPatternAddBool(wanted.get(), FC_OUTLINE, FcTrue); // no emoji made of pixels of one size
    FcConfigSubstitute(&config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found{FcFontMatch(&config, wanted.get(), &result)};
    // The best there is may still lack what was asked for.
    FcCharSet* its = nullptr;
    FcBool outline = FcFalse;
    FcChar8* file = nullptr;
    SystemFont font;
    if (!found || FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &its) != FcResultMatch ||
        FcCharSetHasChar(its, character) == FcFalse ||
        FcPatternGetBool(found.get(), FC_OUTLINE, 0, &outline) != FcResultMatch || outline == FcFalse ||
        FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch)
        return std::nullopt;
    font.file = reinterpret_cast<const char*>(file); // NOLINT: bytes as bytes
    FcPatternGetInteger(found.get(), FC_INDEX, 0, &font.face);
    return font;
}

} // namespace

FindFont system_fonts() {
    return [config = std::shared_ptr<FcConfig>{}](char32_t character) mutable -> std::optional<SystemFont> {
        if (!config) config = {FcInitLoadConfigAndFonts(), Destroy{}};
        return config ? find(*config, character) : std::nullopt;
    };
}

} // namespace twoturns::view
#else
namespace twoturns::view {

FindFont system_fonts() {
    return [](char32_t /*character*/) { return std::nullopt; };
}

} // namespace twoturns::view
#endif
