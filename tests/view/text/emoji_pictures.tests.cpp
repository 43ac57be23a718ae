// Emoji in texts if no font has them in colour: pictures of the game's decks, or gaps.
#include "view/text/emoji_pictures.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scratch.hpp"
#include "view/decks/without_font.hpp"
#include "view/drawing/raster.hpp"
#include "view/quiet.hpp"
#include "view/text/folder_fonts.hpp"
#include "view/text/fonts.hpp"

using namespace twoturns::test;
using namespace twoturns::view;
namespace fs = std::filesystem;

namespace {

const fs::path share_as_built = TWOTURNS_SHARE;
const fs::path decks_as_built = share_as_built / "decks";
const fs::path fonts_as_built = share_as_built / "fonts";

/// Returns whether the build found no emoji font, so that these decks do not exist.
bool lacks_emoji() { return !fs::exists(decks_as_built / "emoji"); }

struct QuietLibraries {
    struct Quiet {
        Quiet() { quiet_sdl(); }
    };
    Quiet quiet;
    Libraries libraries{0};
};

struct SeenInk {
    int inked = 0;
    int coloured = 0;
};
/// Covers the columns from `left` on.
SeenInk seen_in(SDL_Surface& drawn, int left, int right) {
    SeenInk seen;
    for (int y = 0; y < drawn.h; ++y)
        for (int x = std::max(0, left); x < std::min(drawn.w, right); ++x) {
            const std::uint32_t pixel = row_of(drawn, y)[x];
            const auto part = [&](unsigned shift) { return static_cast<int>(pixel >> shift & 0xFFU); };
            if (part(24) > 0x10) ++seen.inked;
            if (part(24) > 0x80 && std::max({part(16), part(8), part(0)}) - std::min({part(16), part(8), part(0)}) > 40)
                ++seen.coloured;
        }
    return seen;
}
SeenInk seen_in(SDL_Surface& drawn) { return seen_in(drawn, 0, drawn.w); }

bool same_pixels(SDL_Surface& a, SDL_Surface& b) {
    if (a.w != b.w || a.h != b.h) return false;
    for (int y = 0; y < a.h; ++y)
        if (!std::equal(row_of(a, y), row_of(a, y) + a.w, row_of(b, y))) return false;
    return true;
}

/// Returns the emoji of a .deck source file, parsed differently from the tool.
std::vector<std::string> emoji_written_in(const fs::path& deck) {
    std::vector<std::string> all;
    std::ifstream file(deck);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string key, source;
        words >> key >> source;
        if (key != "face") continue;
        std::string emoji;
        std::replace(source.begin(), source.end(), '+', ' ');
        std::istringstream codes(source.substr(1));
        for (std::string code; codes >> code;) {
            const auto number = static_cast<unsigned>(std::stoul(code, nullptr, 16));
            const int more = number < 0x80 ? 0 : number < 0x800 ? 1 : number < 0x10000 ? 2 : 3;
            constexpr unsigned leads[]{0, 0xC0, 0xE0, 0xF0};
            emoji += static_cast<char>(leads[more] + number / (1U << (6 * more)));
            for (int i = more; i-- > 0;) emoji += static_cast<char>(0x80 + number / (1U << (6 * i)) % 64);
        }
        all.push_back(emoji);
    }
    return all;
}

std::vector<std::string> file_lines(const fs::path& name) {
    std::vector<std::string> all;
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) all.push_back(line);
    return all;
}

} // namespace

TEST_CASE("emoji that no font has are pictures of the decks, in their colours and as high as letters",
          "[fonts] [emoji]") {
    if (lacks_emoji()) return;
    const QuietLibraries ready;
    const Fonts fonts{fonts_as_built, {}, decks_as_built};
    for (const float size : {14.0F, 24.0F, 60.0F})
        for (const bool bold : {false, true})
            for (const std::string emoji : {"🚀", "🇫🇷", "✂️", "✈️", "🦁"}) {
                CAPTURE(emoji, size, bold);
                const Surface drawn = fonts.draw(emoji, size, bold);
                CHECK(seen_in(*drawn).coloured > 20);
                CHECK(static_cast<float>(drawn->w) == std::round(1.2F * size));
                CHECK(static_cast<float>(drawn->w) == fonts.width(emoji, size, bold));
                CHECK(drawn->h == fonts.draw("x", size, bold)->h);
                CHECK(fonts.is_coloured("a " + emoji, size, bold));
            }
    const float one = fonts.width("🚀", 24, false);
    CHECK(fonts.width("🚀🦁🇫🇷🇩🇪", 24, false) == 4 * one);
    const Surface text = fonts.draw("I 🚀 I", 24, false);
    const Surface letters = fonts.draw("I ", 24, false);
    const int left = letters->w;
    CHECK(seen_in(*text, left, left + static_cast<int>(one)).coloured > 20);
    CHECK(seen_in(*text, 0, left).coloured == 0);
    CHECK(seen_in(*text, left + static_cast<int>(one), text->w).coloured == 0);
    CHECK(same_pixels(*fonts.draw("🚀\u0301", 24, false), *fonts.draw("🚀", 24, false)));
}

TEST_CASE("an emoji that neither a font nor a deck has is a gap and no box", "[fonts] [emoji]") {
    const QuietLibraries ready;
    for (const Fonts& fonts : {Fonts{fonts_as_built, {}, decks_as_built}, Fonts{fonts_as_built}})
        for (const std::string emoji : {"😀", "👩‍🚀", "👍🏽", "🏳️‍🌈", "🇦🇶", "👨‍👩‍👧"}) {
            CAPTURE(emoji);
            const Surface drawn = fonts.draw(emoji, 24, false);
            CHECK(seen_in(*drawn).inked == 0);
            CHECK(fonts.width(emoji, 24, false) == 29);
            const Surface text = fonts.draw("I " + emoji + " I", 24, false);
            const int left = fonts.draw("I ", 24, false)->w;
            CHECK(seen_in(*text, left, left + 29).inked == 0);
            CHECK(seen_in(*text, left + 29, text->w).inked > 20);
        }
}

TEST_CASE("an emoji that a font of the game has is drawn with it where no deck has a picture", "[fonts] [emoji]") {
    const QuietLibraries ready;
    const Fonts fonts{fonts_as_built};
    CHECK(seen_in(*fonts.draw("✂️", 24, false)).inked > 20);
    CHECK_FALSE(fonts.is_coloured("✂️", 24, false));
}

TEST_CASE("a font whose colours cannot be drawn is passed over", "[fonts] [emoji]") {
    if (lacks_emoji()) return;
    const QuietLibraries ready;
    const std::string no_colours = (fonts_as_built / "chinese.otf").string();
    const Fonts fonts{fonts_as_built, [&](char32_t) { return SystemFont{no_colours, 0, true}; }, decks_as_built};
    CHECK(seen_in(*fonts.draw("✂️", 24, false)).coloured > 20);
    const Fonts outlines{fonts_as_built, [&](char32_t) { return SystemFont{no_colours, 0, false}; }, decks_as_built};
    CHECK(same_pixels(*fonts.draw("✂️", 24, false), *outlines.draw("✂️", 24, false)));
}

TEST_CASE("pictures of emoji are not looked for before a text needs them", "[fonts] [emoji]") {
    if (lacks_emoji()) return;
    const QuietLibraries ready;
    const ScratchFolder decks;
    const EmojiPictures pictures{decks.path()};
    const Fonts fonts{fonts_as_built, {}, decks.path()};
    CHECK(fonts.width("Undo 水 ★ “…”", 24, false) > 0);
    CHECK_FALSE(fonts.is_coloured("Undo 水 ★ “…”", 24, false));
    const auto coloured = system_fonts()(U'\U0001F680');
    const bool has_font = coloured && coloured->coloured;
    const Fonts with_font{fonts_as_built, system_fonts(), decks.path()};
    if (has_font) CHECK(with_font.is_coloured("🚀", 24, false));
    fs::create_directory_symlink(decks_as_built / "emoji", decks.path() / "emoji");
    CHECK(seen_in(*fonts.draw("🚀", 24, false)).coloured > 20);
    CHECK(pictures.has("🚀"));
}

TEST_CASE("a deck of emoji that cannot be read leaves gaps", "[emoji]") {
    const QuietLibraries ready;
    const ScratchFolder decks;
    fs::create_directory(decks.path() / "emoji");
    static_cast<void>(decks.file("emoji/emoji.txt", "🚀\n🦁"));
    const EmojiPictures pictures{decks.path()};
    CHECK(pictures.has("🦁"));
    CHECK(pictures.characters() == U"\U0001F680\U0001F981");
    CHECK(seen_in(*pictures.draw("🦁", 20)).inked == 0);
    CHECK(seen_in(*pictures.draw("no emoji", 20)).inked == 0);
    CHECK_FALSE(EmojiPictures{{}}.has("🚀"));
    if (lacks_emoji()) return;
    // More emoji than there are pictures.
    fs::copy_file(decks_as_built / "emoji/deck.txt", decks.path() / "emoji/deck.txt");
    fs::copy_file(decks_as_built / "emoji/atlas.webp", decks.path() / "emoji/atlas.webp");
    std::string many;
    for (int i = 0; i < 500; ++i) many += "e" + std::to_string(i) + "\n";
    static_cast<void>(decks.file("emoji/emoji.txt", many));
    const EmojiPictures too_many{decks.path()};
    CHECK(seen_in(*too_many.draw("e41", 20)).inked > 20);
    CHECK(seen_in(*too_many.draw("e499", 20)).inked == 0);
}

TEST_CASE("the emoji of a deck as built are those written down, and each has its own picture", "[emoji] [slow]") {
    if (lacks_emoji()) return;
    const QuietLibraries ready;
    const EmojiPictures pictures{decks_as_built};
    const auto found = system_fonts()(U'\U0001F680');
    const bool has_font = found && found->coloured;
    const Fonts with_font{fonts_as_built, system_fonts()};
    int decks = 0;
    for (const auto& entry : fs::directory_iterator(fs::path{TWOTURNS_DECKS})) {
        if (entry.path().extension() != ".deck") continue;
        const std::string name = entry.path().stem().string();
        CAPTURE(name);
        const bool is_of_emoji = fs::exists(decks_as_built / name / "emoji.txt");
        CHECK(is_of_emoji == (file_lines(entry.path())[0].find("Noto Color Emoji") != std::string::npos));
        if (!is_of_emoji) continue;
        ++decks;
        const std::vector<std::string> written = emoji_written_in(entry.path());
        CHECK(file_lines(decks_as_built / name / "emoji.txt") == written);
        const DeckFaces deck = load_deck(decks_as_built / name);
        REQUIRE((deck.two_sided() ? deck.cards() : deck.faces) == static_cast<int>(written.size()));
        for (const std::string& emoji : written) {
            CAPTURE(emoji);
            CHECK(pictures.has(emoji));
            const Surface drawn = pictures.draw(emoji, 40);
            CHECK(seen_in(*drawn).inked > 100);
            if (!has_font) continue;
            // The same mean colour as the font's own picture, except for soft edges, which SDL_ttf darkens.
            const auto mean = [](SDL_Surface& all) {
                double red = 0, green = 0, blue = 0, count = 0;
                for (int y = 0; y < all.h; ++y)
                    for (int x = 0; x < all.w; ++x) {
                        const std::uint32_t pixel = row_of(all, y)[x];
                        if (pixel >> 24U < 0xF0) continue;
                        ++count;
                        red += static_cast<double>(pixel >> 16U & 0xFFU);
                        green += static_cast<double>(pixel >> 8U & 0xFFU);
                        blue += static_cast<double>(pixel & 0xFFU);
                    }
                return std::vector<double>{red / count, green / count, blue / count};
            };
            const Surface by_font = with_font.draw(emoji + "\uFE0F", 33, false);
            const std::vector<double> ours = mean(*drawn);
            const std::vector<double> theirs = mean(*by_font);
            for (std::size_t i = 0; i < 3; ++i) CHECK(ours[i] == Approx(theirs[i]).margin(16));
        }
    }
    CHECK(decks == 7);
}

TEST_CASE("emoji of the decks are not among the characters that no font has", "[fonts] [emoji]") {
    if (lacks_emoji()) return;
    const HasCharacter has = fonts_for_text(fonts_as_built, decks_as_built).back();
    CHECK(has(U'\U0001F680'));
    CHECK(has(U'\U0001F1EB'));
    CHECK_FALSE(has(U'\U0001F600'));
    CHECK_FALSE(has(U'a'));
}

TEST_CASE("a folder of fonts as Windows names them has emoji in colours, flags but as letters, and other scripts",
          "[fonts] [emoji]") {
    const QuietLibraries ready;
    const ScratchFolder folder;
    CHECK_FALSE(fonts_of_folder(folder.path())(U'\U0001F680'));
    fs::create_symlink(fonts_as_built / "chinese.otf", folder.path() / "msyh.ttc");
    fs::create_symlink(fonts_as_built / "latin.ttf", folder.path() / "segoeui.ttf");
    static_cast<void>(folder.file("malgun.ttf", "no font"));
    const auto file = [&](const char* name) { return (folder.path() / name).string(); };
    const auto coloured = system_fonts()(U'\U0001F680');
    const bool has_font = coloured && coloured->coloured;
    if (has_font) fs::create_symlink(coloured->file, folder.path() / "seguiemj.ttf");
    const FindFont find = fonts_of_folder(folder.path());
    CHECK(find(U'水') == SystemFont{file("msyh.ttc"), 0, false});
    CHECK(find(U'é') == SystemFont{file("segoeui.ttf"), 0, false});
    CHECK_FALSE(find(U'한'));
    CHECK_FALSE(find(U'\uE123'));
    if (!has_font) return;
    CHECK(find(U'\U0001F680') == SystemFont{file("seguiemj.ttf"), 0, true});
    CHECK(find(U'\U0001F1EB') == SystemFont{file("seguiemj.ttf"), 0, false});
    CHECK(find(U'7') == SystemFont{file("segoeui.ttf"), 0, false});
    const Fonts fonts{fonts_as_built, find};
    CHECK(same_pixels(*fonts.draw("👩‍🚀", 24, false),
                      *Fonts(fonts_as_built, system_fonts()).draw("👩‍🚀", 24, false)));
    if (lacks_emoji()) return;
    const Fonts with_decks{fonts_as_built, find, decks_as_built};
    CHECK(same_pixels(*with_decks.draw("🇫🇷", 24, false),
                      *Fonts(fonts_as_built, {}, decks_as_built).draw("🇫🇷", 24, false)));
}
