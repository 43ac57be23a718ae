#include "view/system_fonts.hpp"

#include <fontconfig/fontconfig.h>

#include <memory>

#include "view/shared_library.hpp"

namespace twoturns::view {
namespace {

// Those that are used here, without their prefix.
// clang-format off
#define TWOTURNS_FONTCONFIG(X) \
    X(CharSetAddChar) X(CharSetCreate) X(CharSetDestroy) X(CharSetHasChar) X(CharSetMerge) X(ConfigDestroy) \
    X(ConfigGetFonts) X(ConfigSubstitute) X(DefaultSubstitute) X(FontMatch) X(InitLoadConfigAndFonts) \
    X(PatternAddBool) X(PatternAddCharSet) X(PatternAddString) X(PatternCreate) X(PatternDestroy) \
    X(PatternGetBool) X(PatternGetCharSet) X(PatternGetInteger) X(PatternGetString)
// clang-format on

/// fontconfig's functions. Found when first asked for, so that the game starts where there is no fontconfig: all are
/// null then. Stays loaded.
struct Fontconfig {
#define TWOTURNS_MEMBER(name) decltype(&Fc##name) name = nullptr;
    TWOTURNS_FONTCONFIG(TWOTURNS_MEMBER)
#undef TWOTURNS_MEMBER
    bool found = false;
};

Fontconfig load_fontconfig() {
    Fontconfig functions;
#ifdef __APPLE__
    void* const library = SDL_LoadObject("libfontconfig.1.dylib");
#else
    void* const library = SDL_LoadObject("libfontconfig.so.1");
#endif
    if (library == nullptr) return {};
    functions.found = true;
#define TWOTURNS_FIND(name) functions.found = find_function(library, "Fc" #name, functions.name) && functions.found;
    TWOTURNS_FONTCONFIG(TWOTURNS_FIND)
#undef TWOTURNS_FIND
    return functions.found ? functions : Fontconfig{};
}

const Fontconfig& fontconfig() {
    static const Fontconfig functions = load_fontconfig();
    return functions;
}

struct Destroy {
    void operator()(FcConfig* config) const {
        if (config != nullptr) fontconfig().ConfigDestroy(config);
    }
    void operator()(FcPattern* pattern) const { fontconfig().PatternDestroy(pattern); }
    void operator()(FcCharSet* characters) const { fontconfig().CharSetDestroy(characters); }
};
using Pattern = std::unique_ptr<FcPattern, Destroy>;
using Characters = std::unique_ptr<FcCharSet, Destroy>;

const FcChar8* text_of(const char* text) { return reinterpret_cast<const FcChar8*>(text); } // NOLINT: bytes as bytes

std::optional<SystemFont> find(FcConfig& config, char32_t character) {
    const Characters characters{fontconfig().CharSetCreate()};
    const Pattern wanted{fontconfig().PatternCreate()};
    if (!characters || !wanted) return std::nullopt;
    fontconfig().CharSetAddChar(characters.get(), character);
    fontconfig().PatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    fontconfig().PatternAddString(wanted.get(), FC_FAMILY, text_of("sans-serif"));
    fontconfig().PatternAddBool(wanted.get(), FC_OUTLINE, FcTrue); // no emoji made of pixels of one size
    fontconfig().ConfigSubstitute(&config, wanted.get(), FcMatchPattern);
    fontconfig().DefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found{fontconfig().FontMatch(&config, wanted.get(), &result)};
    // The best there is may still lack what was asked for.
    FcCharSet* its = nullptr;
    FcBool outline = FcFalse;
    FcChar8* file = nullptr;
    SystemFont font;
    if (!found || fontconfig().PatternGetCharSet(found.get(), FC_CHARSET, 0, &its) != FcResultMatch ||
        fontconfig().CharSetHasChar(its, character) == FcFalse ||
        fontconfig().PatternGetBool(found.get(), FC_OUTLINE, 0, &outline) != FcResultMatch || outline == FcFalse ||
        fontconfig().PatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch)
        return std::nullopt;
    font.file = reinterpret_cast<const char*>(file); // NOLINT: bytes as bytes
    fontconfig().PatternGetInteger(found.get(), FC_INDEX, 0, &font.face);
    return font;
}

/// What the fonts of the system are; read by whoever asks first, and for any thread. Null where that cannot be.
FcConfig* configuration() {
    static const std::unique_ptr<FcConfig, Destroy> one{fontconfig().found ? fontconfig().InitLoadConfigAndFonts()
                                                                           : nullptr};
    return one.get();
}

/// Those of all fonts with outlines together.
Characters all_characters(FcConfig& config) {
    Characters all{fontconfig().CharSetCreate()};
    const FcFontSet* fonts = fontconfig().ConfigGetFonts(&config, FcSetSystem);
    if (!all || fonts == nullptr) return all;
    for (int i = 0; i < fonts->nfont; ++i) {
        FcBool outline = FcFalse;
        FcCharSet* its = nullptr;
        if (fontconfig().PatternGetBool(fonts->fonts[i], FC_OUTLINE, 0, &outline) == FcResultMatch &&
            outline != FcFalse && fontconfig().PatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &its) == FcResultMatch)
            fontconfig().CharSetMerge(all.get(), its, nullptr);
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
        return all && fontconfig().CharSetHasChar(all.get(), character) != FcFalse;
    };
}

} // namespace twoturns::view
