#include "deck.hpp"

#include <set>
#include <stdexcept>
#include <string>

#include "support/catch.hpp"
#include "support/scratch.hpp"

using namespace twoturns::assets;
using twoturns::test::ScratchFolder;

TEST_CASE("a deck is read: its name, and each face with a noun of one or more words", "[deck]") {
    const Deck deck = parse_deck("# fruit\nname My fruit\n\nface U+1F353 strawberry\nface a/b.svg  palm tree\n");
    CHECK(deck.name == "My fruit");
    REQUIRE(deck.faces.size() == 2);
    CHECK(deck.faces[0].source == "U+1F353");
    CHECK(deck.faces[1].source == "a/b.svg");
    CHECK(deck.faces[1].noun == "palm tree");
}

TEST_CASE("a deck of pictures says whether its nouns are the other sides of cards", "[deck]") {
    CHECK_FALSE(parse_deck("name A\nface U+1F353 a\n").named);
    CHECK(parse_deck("name A\nnamed\nface U+1F1EF+1F1F5 Japan\n").named);
}

TEST_CASE("a deck with a fault is refused with its line", "[deck]") {
    const auto message = [](const std::string& text) -> std::string {
        try {
            (void)parse_deck(text);
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return "";
    };
    CHECK(message("name A\nface U+1F353\n") == "line 2: a face needs a source and a noun");
    CHECK(message("name A\nface U+1 a\nface U+2 a\n") == "line 3: \"a\" is there twice");
    CHECK(message("name A\nfaces U+1 a\n") ==
          "line 2: \"faces\" is none of name, cell, named, ink, bar, whole, unmarked, face, lay, write and mark");
    CHECK(message("face U+1 a\n") == "the deck has no name");
    CHECK(message("name A\n") == "the deck has no face");
    CHECK(message("name A\nunmarked b.deck\nface U+1 a\n") == "the deck has faces of its own and those of another");
    CHECK(message("name A\nwrite A 32 32 40 #000000\n") == "line 2: \"write\" comes before any face");
    CHECK(message("name A\nbar 1\n") == "line 2: a bar is between 0 and 1");
    for (const char* cell : {"31", "513", "wide", ""})
        CHECK(message(std::string("name A\ncell ") + cell + "\n") == "line 2: a cell has 32 to 512 pixels");
    CHECK(message("name A\nbar high\n") == "line 2: a bar is between 0 and 1");
    const std::string unread = "line 3: it takes one character, the middle of it, its size and its colour";
    for (const char* line : {"write", "write AB 32 32 40 #000000", "write A 32 40 #000000", "write A 32 32 0 #000000",
                             "write A 32 32 9 red", "mark A 1 1 9 #000000 more", "mark \xE6\xB1 1 1 9 #000000"})
        CHECK(message(std::string("name A\nface a.svg a\n") + line + "\n") == unread);
}

TEST_CASE("pieces are laid on the face before them", "[deck]") {
    const Deck deck = parse_deck("name A\nface a.svg a\nlay b.svg 8 -4.5\nlay c.svg 0 0\nface b.svg b\n");
    REQUIRE(deck.faces[0].pieces.size() == 2);
    CHECK(deck.faces[1].pieces.empty());
    CHECK(deck.faces[0].pieces[0].source == "b.svg");
    CHECK(deck.faces[0].pieces[0].x == 8);
    CHECK(deck.faces[0].pieces[0].y == -4.5);
    CHECK_THROWS_WITH(parse_deck("name A\nlay b.svg 8 4\n"), "line 2: \"lay\" comes before any face");
    for (const char* line : {"lay", "lay b.svg", "lay b.svg 8", "lay b.svg 8 down", "lay b.svg 8 4 2"})
        CHECK_THROWS_WITH(parse_deck(std::string("name A\nface a.svg a\n") + line + "\n"),
                          "line 3: it takes an SVG and how far it is moved, across and down");
}

TEST_CASE("a piece is drawn where it is moved to, over what was there", "[deck]") {
    const ScratchFolder folder;
    const auto svg = [](const std::string& box, const std::string& rest) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + box + "\" width=\"64\" height=\"64\">" +
               rest + "</svg>";
    };
    static_cast<void>(
        folder.file("a.svg", svg("64 64", "<rect x=\"0\" y=\"0\" width=\"64\" height=\"64\" fill=\"#ff0000\"/>")));
    static_cast<void>(
        folder.file("b.svg", svg("16 16", "<rect x=\"0\" y=\"0\" width=\"16\" height=\"16\" fill=\"#0000ff\"/>")));
    const Deck deck = parse_deck("name A\nwhole\nface a.svg a\nlay b.svg 40 8\n");
    const auto faces = draw_faces(deck, folder.path().string(), {}, 64);
    CHECK(faces.at(0).at(48, 16).b > 0.9F);
    CHECK(faces.at(0).at(48, 16).r < 0.1F);
    CHECK(faces.at(0).at(16, 16).r > 0.9F);
    CHECK(faces.at(0).at(48, 40).r > 0.9F);
}

namespace {

struct Note {
    char letter = 'C';
    int octave = 4;
    std::string accidental; // the piece
};

Note note_named(const std::string& name) {
    Note note{name.front(), name.back() - '0', {}};
    const std::string sign = name.substr(1, name.size() - 2);
    if (sign == "\u266F") note.accidental = "notes/sharp.svg";
    if (sign == "\u266D") note.accidental = "notes/flat.svg";
    if (!sign.empty()) REQUIRE_FALSE(note.accidental.empty());
    return note;
}

/// How far down a note is, by the two things anybody learns first: the treble clef curls around the G above middle C,
/// the bass clef has its dots at the F below; the lines of the staff are 8 apart, from 24 to 56.
int place_of_note(const Note& note, bool bass) {
    const std::string letters = "CDEFGAB";
    const auto steps = [&](char letter, int octave) { return static_cast<int>(letters.find(letter)) + 7 * octave; };
    const int up = steps(note.letter, note.octave) - (bass ? steps('F', 3) : steps('G', 4));
    return (bass ? 32 : 48) - 4 * up;
}

} // namespace

TEST_CASE("each musical note stands where its name says, with ledger lines and stem as they are written", "[deck]") {
    const std::string folder = TWOTURNS_DECKS;
    const Deck deck = read_deck(folder + "/notes.deck");
    CHECK(deck.named);
    CHECK(deck.faces.size() >= 24);
    for (const Face& face : deck.faces) {
        CAPTURE(face.noun);
        const Note note = note_named(face.noun);
        const bool bass = note.octave < 4;
        CHECK(face.source == (bass ? "notes/bass.svg" : "notes/treble.svg"));
        const int y = place_of_note(note, bass);
        std::set<double> ledgers;
        int heads = 0;
        int signs = 0;
        for (const Piece& piece : face.pieces) {
            if (piece.source == "notes/ledger.svg") {
                CHECK(ledgers.insert(piece.y).second);
                CHECK(piece.x == 58); // as the head
            } else if (piece.source == "notes/sharp.svg" || piece.source == "notes/flat.svg") {
                ++signs;
                CHECK(piece.source == note.accidental);
                CHECK(piece.y == y);
                CHECK(piece.x < 58 - 12);
            } else {
                ++heads;
                CHECK(piece.x == 58);
                CHECK(piece.y == y);
                const bool down = y <= 40; // from the middle line on
                const bool far = y < 12 || y > 68;
                CHECK(piece.source == std::string("notes/") + (down ? "down" : "up") + (far ? "-long" : "") + ".svg");
            }
        }
        CHECK(heads == 1);
        CHECK(signs == (note.accidental.empty() ? 0 : 1));
        std::set<double> wanted;
        for (int line = -40; line <= 120; line += 8)
            if ((line < 24 && line >= y) || (line > 56 && line <= y)) wanted.insert(line);
        CHECK(ledgers == wanted);
    }
}

TEST_CASE("the lines of the staff and the head of a note are drawn where the deck puts them", "[deck]") {
    const std::string folder = TWOTURNS_DECKS;
    Deck deck = read_deck(folder + "/notes.deck");
    constexpr int cell = 172; // with its margin two pixels a unit of the SVGs, of which there are 80
    constexpr int margin = 5;
    const auto faces = draw_faces(deck, folder, {}, cell);
    std::size_t index = 0;
    for (const Picture& picture : faces) {
        const auto ink = [&](double x, double y) {
            const double scale = (cell - 2.0 * margin) / 80;
            return picture.at(static_cast<int>(margin + x * scale), static_cast<int>(margin + y * scale)).a;
        };
        const Face& face = deck.faces[index++];
        CAPTURE(face.noun);
        for (const int line : {24, 32, 40, 48, 56}) CHECK(ink(75, line) > 0.4F);
        for (const int between : {20, 28, 36, 44, 52, 60}) CHECK(ink(75, between) < 0.1F);
        const Piece& note = face.pieces.back();
        CHECK(ink(note.x, note.y) > 0.9F);
        CHECK(ink(note.x - 4, note.y + 1) > 0.9F);
        CHECK(ink(note.x + 4, note.y - 1) > 0.9F);
    }
}

TEST_CASE("a face whose picture is missing is an error, not an empty tile", "[deck]") {
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface no-such.svg a\n"), ".", {}, 32), std::runtime_error);
    CHECK_THROWS_AS(draw_faces(parse_deck("name A\nface U+1F353 a\n"), ".", {"no-such.ttf"}, 32), std::runtime_error);
    for (const char* source : {"U+", "U+1F1EF+", "U+1F1EF+x", "U+1F1EF 1F1F5", "U+1F1EF++1F1F5", "U+x+1F1F5"})
        CHECK_THROWS_AS(draw_faces(parse_deck(std::string("name A\nface ") + source + " a\n"), ".", {}, 32),
                        std::runtime_error);
}

TEST_CASE("characters are written on the face before them, marks too", "[deck]") {
    const Deck deck =
        parse_deck("name A\nwhole\nface a.svg a\nwrite \u6771 32 34.5 48 #1c2a4a\nmark E 4 7 13 #5a6478\nface "
                   "b.svg b\n");
    CHECK(deck.whole);
    REQUIRE(deck.faces.size() == 2);
    REQUIRE(deck.faces[0].writings.size() == 2);
    const Writing& east = deck.faces[0].writings[0];
    CHECK(east.character == U'\u6771');
    CHECK(east.x == 32);
    CHECK(east.y == 34.5);
    CHECK(east.size == 48);
    CHECK(east.colour == "#1c2a4a");
    CHECK_FALSE(east.mark);
    CHECK(deck.faces[0].writings[1].character == U'E');
    CHECK(deck.faces[0].writings[1].mark);
    CHECK(deck.faces[1].writings.empty());
}

TEST_CASE("an unmarked deck has the faces of the other in order, with all but the marks", "[deck]") {
    const std::string decks = TWOTURNS_DECKS;
    const Deck marked = read_deck(decks + "/mahjong.deck");
    const Deck unmarked = read_deck(decks + "/mahjong-unmarked.deck");
    CHECK(unmarked.name == "Mahjong unmarked");
    CHECK(unmarked.whole == marked.whole);
    CHECK(unmarked.bar == marked.bar);
    REQUIRE(unmarked.faces.size() == 42);
    REQUIRE(marked.faces.size() == 42);
    for (std::size_t i = 0; i < 42; ++i) {
        CAPTURE(marked.faces[i].noun);
        CHECK(unmarked.faces[i].noun == marked.faces[i].noun);
        CHECK(unmarked.faces[i].source == marked.faces[i].source);
        CHECK(unmarked.faces[i].writings.size() + 1 == marked.faces[i].writings.size());
        for (const Writing& writing : unmarked.faces[i].writings) CHECK_FALSE(writing.mark);
    }
}

TEST_CASE("a character that no font has is an error", "[deck]") {
    const std::string decks = TWOTURNS_DECKS;
    const Deck deck = parse_deck("name A\nface mahjong/empty.svg a\nwrite A 32 32 40 #000000\n");
    CHECK_THROWS_AS(draw_faces(deck, decks, {}, 32), std::runtime_error);
}
