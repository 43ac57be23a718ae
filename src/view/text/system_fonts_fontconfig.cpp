#include "view/text/system_fonts.hpp"

#include <fontconfig/fontconfig.h>

#include <memory>

#include "view/desktop/shared_library.hpp"
#include "view/text/emoji.hpp"

namespace twoturns::view {
namespace {

// The fontconfig functions used here, without their prefix.
// clang-format off
#define TWOTURNS_FONTCONFIG(X) \
    X(CharSetAddChar) X(CharSetCreate) X(CharSetDestroy) X(CharSetHasChar) X(CharSetMerge) X(ConfigDestroy) \
    X(ConfigGetFonts) X(ConfigSubstitute) X(DefaultSubstitute) X(FontMatch) X(InitLoadConfigAndFonts) \
    X(PatternAddBool) X(PatternAddCharSet) X(PatternAddString) X(PatternCreate) X(PatternDestroy) \
    X(PatternGetBool) X(PatternGetCharSet) X(PatternGetInteger) X(PatternGetString)
// clang-format on

/// The functions of fontconfig, loaded on first use, so that the game starts without fontconfig. All are null if it is
/// missing. The library stays loaded.
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

std::optional<SystemFont> find(FcConfig& config, char32_t character, bool coloured) {
    const Characters characters{fontconfig().CharSetCreate()};
    const Pattern wanted{fontconfig().PatternCreate()};
    if (!characters || !wanted) return std::nullopt;
    fontconfig().CharSetAddChar(characters.get(), character);
    fontconfig().PatternAddCharSet(wanted.get(), FC_CHARSET, characters.get());
    fontconfig().PatternAddString(wanted.get(), FC_FAMILY, text_of(coloured ? "emoji" : "sans-serif"));
    fontconfig().PatternAddBool(wanted.get(), coloured ? FC_COLOR : FC_OUTLINE, FcTrue);
    fontconfig().ConfigSubstitute(&config, wanted.get(), FcMatchPattern);
    fontconfig().DefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found{fontconfig().FontMatch(&config, wanted.get(), &result)};
    // The best match may still not have the character.
    FcCharSet* its = nullptr;
    FcBool is_such = FcFalse;
    FcChar8* file = nullptr;
    SystemFont font;
    if (!found || fontconfig().PatternGetCharSet(found.get(), FC_CHARSET, 0, &its) != FcResultMatch ||
        fontconfig().CharSetHasChar(its, character) == FcFalse ||
        fontconfig().PatternGetBool(found.get(), coloured ? FC_COLOR : FC_OUTLINE, 0, &is_such) != FcResultMatch ||
        is_such == FcFalse || fontconfig().PatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch)
        return std::nullopt;
    font.file = reinterpret_cast<const char*>(file); // NOLINT: bytes as bytes
    fontconfig().PatternGetInteger(found.get(), FC_INDEX, 0, &font.face);
    font.coloured = coloured;
    return font;
}

/// Returns the configuration of the system's fonts; null if it cannot be read. The first caller reads it, and any
/// thread may use it.
FcConfig* configuration() {
    static const std::unique_ptr<FcConfig, Destroy> one{fontconfig().found ? fontconfig().InitLoadConfigAndFonts()
                                                                           : nullptr};
    return one.get();
}

/// Returns the union of the characters of all outline and colour fonts.
Characters all_characters(FcConfig& config) {
    Characters all{fontconfig().CharSetCreate()};
    const FcFontSet* fonts = fontconfig().ConfigGetFonts(&config, FcSetSystem);
    if (!all || fonts == nullptr) return all;
    for (int i = 0; i < fonts->nfont; ++i) {
        const auto is = [&](const char* what) {
            FcBool value = FcFalse;
            return fontconfig().PatternGetBool(fonts->fonts[i], what, 0, &value) == FcResultMatch && value != FcFalse;
        };
        FcCharSet* its = nullptr;
        if ((is(FC_OUTLINE) || is(FC_COLOR)) &&
            fontconfig().PatternGetCharSet(fonts->fonts[i], FC_CHARSET, 0, &its) == FcResultMatch)
            fontconfig().CharSetMerge(all.get(), its, nullptr);
    }
    return all;
}

} // namespace

FindFont system_fonts() {
    return [](char32_t character) -> std::optional<SystemFont> {
        FcConfig* const config = configuration();
        if (config == nullptr) return std::nullopt;
        if (may_be_emoji(character))
            if (auto font = find(*config, character, true)) return font;
        return find(*config, character, false);
    };
}

std::function<bool(char32_t)> system_characters() {
    return [all = std::shared_ptr<FcCharSet>{}](char32_t character) mutable {
        if (!all && configuration() != nullptr) all = all_characters(*configuration());
        return all && fontconfig().CharSetHasChar(all.get(), character) != FcFalse;
    };
}

} // namespace twoturns::view
