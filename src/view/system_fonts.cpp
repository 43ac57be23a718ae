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
using Characters = std::unique_ptr<FcCharSet, Destroy>;

const FcChar8* text_of(const char* text) { return reinterpret_cast<const FcChar8*>(text); } // NOLINT: bytes as bytes

std::optional<SystemFont> find(FcConfig& config, char32_t character) {
    const Characters characters{FcCharSetCreate()};
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

/// What the fonts of the system are; read by whoever asks first, and for any thread. Null where that cannot be.
FcConfig* configuration() {
    static const std::unique_ptr<FcConfig, Destroy> one{FcInitLoadConfigAndFonts()};
    return one.get();
}

/// Those of all fonts with outlines together.
Characters all_characters(FcConfig& config) {
    Characters all{FcCharSetCreate()};
    const FcFontSet* fonts = FcConfigGetFonts(&config, FcSetSystem);
    if (!all || fonts == nullptr) return all;
    for (int i = 0; i < fonts->nfont; ++i) {
        FcBool outline = FcFalse;
        FcCharSet* its = nullptr;
        if (FcPatternGetBool(fonts->fonts[i], FC_OUTLINE, 0, &outline) == FcResultMatch && outline != FcFalse &&
            FcPatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &its) == FcResultMatch)
            FcCharSetMerge(all.get(), its, nullptr);
    }
    return all;
}

} // namespace

FindFont system_fonts() {
    return [](char32_t character) -> std::optional<SystemFont> {
        FcConfig* const config = configuration();
        return config != nullptr ? find(*config, character) : std::nullopt;
    };
}

std::function<bool(char32_t)> system_characters() {
    return [all = std::shared_ptr<FcCharSet>{}](char32_t character) mutable {
        if (!all && configuration() != nullptr) all = all_characters(*configuration());
        return all && FcCharSetHasChar(all.get(), character) != FcFalse;
    };
}

} // namespace twoturns::view
#else
namespace twoturns::view {

FindFont system_fonts() {
    return [](char32_t /*character*/) { return std::nullopt; };
}

std::function<bool(char32_t)> system_characters() {
    return [](char32_t /*character*/) { return false; };
}

} // namespace twoturns::view
#endif
