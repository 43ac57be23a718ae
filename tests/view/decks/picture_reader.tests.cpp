// A folder of pictures as a deck: its files, their names, the cache, and all that is left out.
#include "view/decks/picture_reader.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <tuple>
#include <vector>

#include "decks/pictures/picture_header.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "view/decks/deck_cache.hpp"
#include "view/decks/heif.hpp"
#include "view/decks/same_pictures.hpp"
#include "view/drawing/raster.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;

namespace fs = std::filesystem;

namespace {

std::string square_file(std::uint32_t colour, int side = 20) {
    const Surface picture = make_surface(side, side);
    SDL_FillRect(picture.get(), nullptr, colour);
    return bmp_file(*picture);
}

/// Reads a folder.
KnownPictures made(const fs::path& folder, const fs::path& data = {}) {
    PictureReader deck{folder.string(), DeckCache{data}};
    while (!deck.run()) {
    }
    auto pictures = deck.take();
    REQUIRE(pictures);
    return *std::move(pictures);
}

bool is_changed(const fs::path& folder, const fs::path& data) {
    PictureReader deck{folder.string(), DeckCache{data}};
    while (!deck.run()) {
    }
    return deck.changed();
}

std::string deck_complaint(const fs::path& folder) {
    PictureReader deck{folder.string(), DeckCache{{}}};
    while (!deck.run()) {
    }
    const auto pictures = deck.take();
    return pictures ? "none" : to_english(pictures.error());
}

/// Returns why a file was left out; empty if it was not.
std::string reason_for(const KnownPictures& pictures, const std::string& file) {
    for (const decks::LeftOut& one : pictures.scan("").report.left_out)
        if (one.file == file) return to_english(one.why);
    return {};
}

} // namespace

TEST_CASE("a few of the pictures are the first that can be read", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    for (const char* name : {"a", "b", "d", "f"}) static_cast<void>(folder.file(name + std::string(".png"), ""));
    static_cast<void>(folder.file("c.bmp", square_file(0xFFFF0000U)));
    static_cast<void>(folder.file("e.bmp", square_file(0xFF00FF00U)));
    static_cast<void>(folder.file("g.bmp", square_file(0xFF0000FFU)));
    for (const bool kept : {false, true}) {
        if (kept) static_cast<void>(made(folder.path(), data.path()));
        PictureReader deck{folder.path().string(), DeckCache{data.path()}, 2};
        while (!deck.run()) {
        }
        const auto pictures = deck.take();
        REQUIRE(pictures);
        CHECK(pictures->scan("").names == std::vector<std::string>{"c", "e"});
    }
    PictureReader all{folder.path().string(), DeckCache{{}}, 9};
    while (!all.run()) {
    }
    CHECK(all.take()->faces() == 3);
}

TEST_CASE("the pictures of a folder are taken by name, with reasons for the rest", "[pictures]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("b_2-1.bmp", square_file(0xFF00FF00U)));
    static_cast<void>(folder.file("a.BMP", square_file(0xFFFF0000U)));
    static_cast<void>(folder.file("cut.jpg", "\xFF\xD8\xFF but no more"));
    static_cast<void>(folder.file("empty.png", ""));
    static_cast<void>(folder.file("phone.HEIC", "?"));
    static_cast<void>(folder.file("tiny.bmp", square_file(0, 15)));
    static_cast<void>(folder.file("letter.txt", "not a picture, and nobody says so"));
    static_cast<void>(folder.file(".hidden.bmp", square_file(0)));
    static_cast<void>(folder.file("names.csv", "a.BMP,Ana\n"));
    fs::create_directory(folder.path() / "folder.bmp");
    fs::create_symlink("loop.bmp", folder.path() / "loop.bmp");
    fs::create_symlink(".", folder.path() / "here");
    REQUIRE(mkfifo((folder.path() / "pipe.bmp").c_str(), 0600) == 0);
    const KnownPictures pictures = made(folder.path());
    CHECK(pictures.scan("").names == std::vector<std::string>{"Ana", "b 2"});
    CHECK(pictures.faces() == 2);
    CHECK(pictures.scan("").report.left_out.size() == 6);
    CHECK(reason_for(pictures, "empty.png") == "the file is empty");
    CHECK(reason_for(pictures, "phone.HEIC") == "this is no picture that can be read");
    CHECK(reason_for(pictures, "tiny.bmp") == "15 x 15 pixels are too few");
    CHECK(reason_for(pictures, "pipe.bmp") == "This is a folder or a device, not a file.");
    CHECK_FALSE(reason_for(pictures, "cut.jpg").empty());
    CHECK_FALSE(reason_for(pictures, "loop.bmp").empty());
    const DeckFaces deck = deck_of(pictures);
    CHECK(deck.faces == 2);
    const SDL_Rect second = deck.part(1);
    CHECK(row_of(*deck.atlas, 5)[5] == 0xFFFF0000U);
    CHECK(row_of(*deck.atlas, second.y + 5)[second.x + 5] == 0xFF00FF00U);
}

TEST_CASE("a table of names without a name for a picture is passed over, and the file's name counts", "[pictures]") {
    const ScratchFolder folder;
    static_cast<void>(folder.file("a.bmp", square_file(0xFF0000FFU)));
    static_cast<void>(folder.file("names.csv", "a.bmp\n"));
    const KnownPictures pictures = made(folder.path());
    CHECK(pictures.scan("").names == std::vector<std::string>{"a"});
    CHECK(pictures.scan("").report.left_out.empty());
}

TEST_CASE("a folder without pictures says so", "[pictures]") {
    const ScratchFolder folder;
    CHECK(deck_complaint(folder.path()) == "there is no picture in this folder");
    static_cast<void>(folder.file("empty.png", ""));
    CHECK(deck_complaint(folder.path()) == "the file is empty");
    CHECK(deck_complaint(folder.path() / "gone") == "There is no such folder.");
}

TEST_CASE("what was made of pictures is kept until they change", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    const std::string first = folder.file("a.bmp", square_file(0xFF112233U));
    static_cast<void>(folder.file("b.bmp", square_file(0xFF445566U)));
    static_cast<void>(folder.file("c.png", "no picture"));
    const KnownPictures pictures = made(folder.path(), data.path());
    const auto kept = DeckCache{data.path()}.read(folder.path().string());
    REQUIRE(kept);
    CHECK(kept->pixels == pictures.pixels);
    CHECK(kept->scan("x") == pictures.scan("x"));
    CHECK_FALSE(is_changed(folder.path(), data.path()));
    CHECK(made(folder.path(), data.path()).pixels == pictures.pixels);

    static_cast<void>(folder.file("b.bmp", square_file(0xFF778899U)));
    CHECK(is_changed(folder.path(), data.path()));
    CHECK(made(folder.path(), data.path()).pixels == made(folder.path()).pixels);
    fs::remove(first);
    CHECK(is_changed(folder.path(), data.path()));
    CHECK_FALSE(is_changed(folder.path(), data.path()));
    CHECK(made(folder.path(), data.path()).pixels == made(folder.path()).pixels);
    static_cast<void>(folder.file("names.csv", "b.bmp,Bea\n"));
    CHECK(is_changed(folder.path(), data.path()));
    CHECK(made(folder.path(), data.path()).scan("").names == std::vector<std::string>{"Bea"});
}

TEST_CASE("a picture is known again by what is in its file, whatever comes before it", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    static_cast<void>(folder.file("b.bmp", square_file(0xFF0000FFU)));
    static_cast<void>(folder.file("c.bmp", square_file(0xFF00FF00U)));
    const auto marks = [&] { return deck_of(made(folder.path(), data.path())).marks; };
    const auto before = marks();
    REQUIRE(before.size() == 2);
    CHECK(before == marks()); // unchanged from the cache
    static_cast<void>(folder.file("a.bmp", square_file(0xFFFF0000U)));
    CHECK(decks::face_marked(marks(), 0, before[0]) == 1);
    CHECK(decks::face_marked(marks(), 1, before[1]) == 2);
    static_cast<void>(folder.file("b.bmp", square_file(0xFFFFFF00U, 24)));
    CHECK_FALSE(decks::face_marked(marks(), 0, before[0]));
    CHECK(first_of(deck_of(made(folder.path())), 2).marks.size() == 2);
}

TEST_CASE("what is kept is worth nothing once a bit of it is wrong", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    static_cast<void>(folder.file("a.bmp", square_file(0xFF112233U)));
    static_cast<void>(folder.file("b.bmp", ""));
    const std::string pixels = made(folder.path(), data.path()).pixels;
    const DeckCache cache{data.path()};
    const fs::path file = fs::directory_iterator { data.path() / "thumbnails" } -> path();
    const auto size = fs::file_size(file);
    for (std::uintmax_t place = 0; place < size; place += 1 + (place > 400 ? size / 50 : 0)) {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekg(static_cast<std::streamoff>(place));
        const auto before = static_cast<char>(bytes.get());
        const auto put = [&](char c) {
            bytes.seekp(static_cast<std::streamoff>(place));
            bytes.put(c).flush();
        };
        put(static_cast<char>(before ^ 4));
        CHECK_FALSE(cache.read(folder.path().string()));
        put(before);
    }
    CHECK(cache.read(folder.path().string()));
    CHECK_FALSE(cache.read(folder.path().string() + "/"));
    for (const std::uintmax_t left : {std::uintmax_t{0}, std::uintmax_t{7}, std::uintmax_t{15}, size - 1}) {
        fs::resize_file(file, left);
        CHECK_FALSE(cache.read(folder.path().string()));
    }
    CHECK(made(folder.path(), data.path()).pixels == pixels); // and is cached again
    CHECK(cache.read(folder.path().string()));
}

TEST_CASE("nothing is kept where nothing can be written", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    static_cast<void>(folder.file("a.bmp", square_file(0xFF112233U)));
    static_cast<void>(data.file("thumbnails", "a file where a folder should be"));
    CHECK(made(folder.path(), data.path()).faces() == 1);
    CHECK_FALSE(DeckCache{data.path()}.read(folder.path().string()));
    CHECK(made(folder.path()).faces() == 1);
}

TEST_CASE("of what is kept the oldest goes when there is too much", "[pictures]") {
    const ScratchFolder data;
    const DeckCache cache{data.path()};
    KnownPictures one;
    one.files.push_back({"a.bmp", "a", {}, {}});
    one.pixels = std::string(bytes_of_square, 'x');
    for (int i = 0; i < 6; ++i) {
        cache.write(std::to_string(i), one, 3 * bytes_of_square + 1000);
        for (const auto& file : fs::directory_iterator{data.path() / "thumbnails"}) // a minute later
            fs::last_write_time(file.path(), fs::last_write_time(file.path()) - std::chrono::minutes{1});
    }
    for (int i = 0; i < 6; ++i) CHECK(cache.read(std::to_string(i)).has_value() == (i >= 3));
    cache.clear();
    CHECK_FALSE(cache.read("5"));
}

TEST_CASE("a picture of which another part is to be seen is read again, and no other", "[pictures]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    const Surface halves = make_surface(80, 40);
    SDL_FillRect(halves.get(), nullptr, 0xFFFF0000U);
    const SDL_Rect right{40, 0, 40, 40};
    SDL_FillRect(halves.get(), &right, 0xFF00FF00U);
    static_cast<void>(folder.file("a.bmp", square_file(0xFFFFFFFFU)));
    static_cast<void>(folder.file("b.bmp", bmp_file(*halves)));
    static_cast<void>(folder.file("c.bmp", square_file(0xFF0000FFU)));
    static_cast<void>(made(folder.path(), data.path()));
    struct Seen {
        int read = 0; // the number of pictures
        std::uint32_t middle = 0;
    };
    const auto seen = [&](const decks::Crops& crops) {
        PictureReader deck{folder.path().string(), DeckCache{data.path()}, {}, {}, crops};
        int slices = 1; // the first lists the folder, the last finds no more pictures to read
        while (!deck.run()) ++slices;
        const auto pictures = deck.take();
        REQUIRE(pictures);
        const DeckFaces made = deck_of(*pictures);
        const SDL_Rect place = made.part(1);
        const SDL_Rect last = made.part(2);
        CHECK(row_of(*made.atlas, 5)[5] == 0xFFFFFFFFU);
        CHECK(row_of(*made.atlas, last.y + 5)[last.x + 5] == 0xFF0000FFU);
        CHECK(deck.changed() == (slices > 2));
        return Seen{slices - 2, row_of(*made.atlas, place.y + place.h / 2)[place.x + place.w / 2]};
    };
    const decks::Crops left{{"b.bmp", {0, 1000, 3000}}};
    const decks::Crops at_right{{"b.bmp", {3000, 1000, 3000}}, {"gone.bmp", {0, 0, 700}}};
    for (const auto& [crops, read, middle] :
         {std::tuple{left, 1, 0xFFFF0000U}, std::tuple{left, 0, 0xFFFF0000U}, std::tuple{at_right, 1, 0xFF00FF00U},
          std::tuple{at_right, 0, 0xFF00FF00U}}) {
        const Seen got = seen(crops);
        CHECK(got.read == read);
        CHECK(got.middle == middle);
    }
    CHECK(seen({}).read == 1); // as usual again
}

TEST_CASE("of pictures that look the same one is on the tiles, and the others say which", "[pictures]") {
    const ScratchFolder folder;
    const Surface picture = make_surface(200, 200);
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 200; ++x)
            row_of(*picture, y)[x] = 0xFF000000U | static_cast<std::uint32_t>(x) << 16U | static_cast<std::uint32_t>(y);
    static_cast<void>(folder.file("a.bmp", bmp_file(*picture)));
    static_cast<void>(folder.file("b copy.bmp", bmp_file(*picture)));
    static_cast<void>(folder.file("c.jpg", jpeg_file(*picture)));
    SDL_Rect dot{40, 40, 40, 40};
    SDL_FillRect(picture.get(), &dot, 0xFFFFFFFFU);
    static_cast<void>(folder.file("d.bmp", bmp_file(*picture)));
    const KnownPictures pictures = without_copies(made(folder.path()));
    CHECK(pictures.faces() == 2);
    CHECK(reason_for(pictures, "b copy.bmp") == "it is the same picture as a.bmp");
    CHECK(reason_for(pictures, "c.jpg") == "it is the same picture as a.bmp");
    CHECK(reason_for(pictures, "d.bmp").empty());
    CHECK(pictures.pixels.size() == 2 * bytes_of_square);
}

TEST_CASE("a picture with nothing to see is none, and a folder says what it has instead of pictures", "[pictures]") {
    const ScratchFolder folder;
    const auto svg = [](const char* content) {
        return std::string("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">") + content + "</svg>";
    };
    static_cast<void>(folder.file("clear.svg", svg("<rect width=\"8\" height=\"8\" opacity=\"0\"/>")));
    CHECK(deck_complaint(folder.path()) == "there is nothing to see in it");
    const ScratchFolder others;
    static_cast<void>(others.file("scan.tiff", "II*"));
    CHECK(deck_complaint(others.path()) ==
          "this is a picture of the format TIFF, which is not read: save it as JPEG or PNG");
    const ScratchFolder phone;
    static_cast<void>(phone.file("IMG_0001.HEIC", heic_file()));
    CHECK(deck_complaint(phone.path()) == (has_heif() ? "none" : to_english(decks::unread_heic())));
}
