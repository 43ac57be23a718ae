// All textures a scene is drawn with, made on first use at the exact display size. A cache: it can be emptied at any
// time and fills itself again.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "scene/scene.hpp"
#include "view/decks/assets.hpp"
#include "view/drawing/baked_picture.hpp"
#include "view/drawing/face_text.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/thread_raster.hpp"
#include "view/sdl.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// A texture, its size, and its origin: the point placed at the drawing position. A null texture is made later.
struct Sprite {
    Texture texture;
    int width = 0;
    int height = 0;
    float origin_x = 0;
    float origin_y = 0;
    SDL_Rect solid{0, 0, 0, 0};  ///< a fully opaque part, which is faster to draw; may be empty
    SDL_Rect middle{0, 0, 0, 0}; ///< the part that repeats if drawn larger
    bool coloured = false;       ///< has its own colours and is not tinted
};

/// The pieces of a line; they meet without overlap, so a line fades evenly.
struct LinePieces {
    Sprite across;              ///< the profile of a horizontal part, one pixel wide
    Sprite down;                ///< the same for a vertical part
    std::array<Sprite, 4> cap;  ///< ends, for a line that leaves to the right, down, left, up
    std::array<Sprite, 4> bend; ///< joints that open right-down, down-left, left-up, up-right
    float radius = 0;           ///< from a joint's corner to the straight parts
    float width = 0;            ///< of the whole profile, glow included
};

class Sprites {
public:
    /// All arguments must outlive this object.
    Sprites(SDL_Renderer& renderer, const DeckFaces& deck, const Fonts& fonts);

    /// Begins a frame. `whole` means that the whole canvas is drawn. On a large canvas such a frame is slow anyway, so
    /// more sprites are made in it, to finish in fewer frames.
    void begin(const scene::Scene& scene, bool whole);
    /// Sets whether sprites that would exceed the patience are postponed to later frames. Allowed for pages and
    /// dialogs, not for a board and its effects; but see tile().
    void go_on_bit_by_bit(bool bit_by_bit) { bit_by_bit_ = bit_by_bit; }
    /// Returns whether a sprite requested in this frame is still missing.
    [[nodiscard]] bool postponed() const { return postponed_; }

    /// Returns the background of the whole canvas; plain until take_baked() has received its texture.
    [[nodiscard]] const Sprite& table(const scene::Scene& scene);
    /// Returns the tables and landscapes to be painted, each once.
    [[nodiscard]] std::vector<SlowPicture> take_wanted_bakes() { return std::exchange(wanted_bakes_, {}); }
    void take_baked(BakedPicture baked);
    /// Returns a small piece of a table.
    [[nodiscard]] const Sprite& swatch(const scene::TableItem& item);
    /// Returns the landscape of a world; only its sky until take_baked() has received the painted landscape. If all
    /// landscapes together take too much memory, drops those that the last frames did not show.
    [[nodiscard]] const Sprite& land(const scene::LandItem& item);
    /// Returns a tile whose cell has `side` pixels; the origin is the cell's upper left corner. A large board may take
    /// several frames: tiles not made yet are blank, and dimmed ones still rest.
    [[nodiscard]] const Sprite& tile(const scene::TileItem& item, int side);
    /// Returns a resized, turning or tilted tile, made from the tile's exact picture; the origin is the middle of the
    /// cell. Keeps only a few of these sprites. Returns null if a tilted tile cannot be made in this frame's time.
    [[nodiscard]] const Sprite* shaped(const scene::TileItem& item);
    /// Returns whether tile() last returned another tile, because the picture of this one is not drawn yet.
    [[nodiscard]] bool stands_in() const { return stands_in_; }
    /// Returns a tile with a picture of any deck; blank until take_sample() has received the picture.
    [[nodiscard]] const Sprite& sample(const scene::SampleItem& item, int side);
    /// Returns the decks whose pictures were requested and are missing, each once. Returns a deck again if a picture
    /// after its first sample_faces pictures is requested, such as the picture on a seal.
    [[nodiscard]] std::vector<std::string> take_wanted() { return std::exchange(wanted_, {}); }
    /// Returns how many pictures of a deck are wanted.
    [[nodiscard]] int wanted_faces(const std::string& deck) const;
    void take_sample(const std::string& name, DeckFaces deck);
    /// Drops a deck's pictures, because they may have changed. They are requested again when needed.
    void drop_sample(const std::string& name) { samples_.erase(name); }
    /// Returns a whole picture, given by its file, at this size; null until take_whole_picture() has received it. Keeps
    /// only one such picture.
    [[nodiscard]] const Sprite* whole_picture(const std::string& file, int width, int height);
    /// Returns the requested picture that is missing, once.
    [[nodiscard]] std::optional<std::string> take_wanted_picture() { return std::exchange(wanted_picture_, {}); }
    void take_whole_picture(const std::string& file, std::shared_ptr<const Surface> picture);
    void drop_whole_picture() { whole_ = {}; }
    /// Returns whether some text on a board tile of this size is cut off.
    [[nodiscard]] bool cut_off() const { return cut_off_; }
    /// Returns the least side of a cell whose tile shows every text of the deck legibly; 0 for a deck of pictures.
    [[nodiscard]] int least_cell() const;
    /// Returns a card with a face, at this size.
    [[nodiscard]] const Sprite& card(int face, int width, int height);
    [[nodiscard]] const Sprite& cursor(int side);
    [[nodiscard]] const Sprite& mark(int side);
    /// Returns a soft white disc; the origin is its middle.
    [[nodiscard]] const Sprite& spark(int side);
    /// Returns a short white stroke at an angle of `degrees`; the origin is its middle.
    [[nodiscard]] const Sprite& ray(int degrees, int length, int width);
    /// Returns the picture of a face without a tile.
    [[nodiscard]] const Sprite& picture(int face, int side);
    /// Returns a star, golden if `won`, otherwise a hollow; the origin is its middle.
    [[nodiscard]] const Sprite& star(bool won, int side);
    /// Returns an opaque square of this colour, to be drawn repeatedly with an alpha modulation. SDL draws it several
    /// times faster than it fills a rectangle with a translucent colour.
    [[nodiscard]] const Sprite& veil(Colour colour);
    /// Returns the characteristic colour of a face; see face_colour().
    [[nodiscard]] Colour colour_of(int face);
    /// Returns the three main colours of a face; see face_colours().
    [[nodiscard]] const std::array<Colour, 3>& main_colours_of(int face);
    /// Returns a box no larger than necessary: its middle repeats. The origin is the box's upper left corner.
    [[nodiscard]] const Sprite& box(const ui::BoxItem& item);
    /// Returns a white icon; the drawer tints it.
    [[nodiscard]] const Sprite& icon(const std::string& name, int side);
    /// Returns white text, which the drawer tints. For text with emoji, returns the text in `colour` and the emoji in
    /// their own colours.
    [[nodiscard]] const Sprite& text(const std::string& text, float size, bool bold, Colour colour,
                                     ui::Family family = ui::Family::sans);
    /// Returns a white stroke; the origin is (0, 0) of the points.
    [[nodiscard]] const Sprite& stroke(const std::vector<Point>& points, float width);
    /// Returns a sheet; the origin is the upper left corner of the paper. Keeps the last sheet and adds new threads to
    /// it, as many as the patience allows.
    [[nodiscard]] const Sprite& sheet(const scene::SheetItem& item);
    [[nodiscard]] bool has_all_threads(const scene::SheetItem& item) const;
    /// Returns a small sheet; the origin is the upper left corner of the paper. The sheet is blank until its weave is
    /// drawn. If all small sheets together take too much memory, drops those that the last frames did not show.
    [[nodiscard]] const Sprite& small_sheet(const scene::SmallSheetItem& item);
    /// Returns whether small_sheet() last returned a blank sheet because its weave is not drawn yet.
    [[nodiscard]] bool sheet_stands_in() const { return sheet_stands_in_; }
    /// Sets how long making a sheet or postponable sprites may delay a frame, and how long the tiles of a board may;
    /// unlimited at first.
    void set_patience(std::chrono::milliseconds patience, std::optional<std::chrono::milliseconds> for_board = {}) {
        patience_ = patience;
        board_patience_ = for_board;
    }
    /// `deck`: the deck of the face; empty for the deck in play. Requests any other deck, whose seal is drawn in a
    /// later frame. `mark`: the mark of the face; see decks::face_marked().
    [[nodiscard]] const Sprite& seal(Face face, int side, const std::string& deck = {}, std::uint64_t mark = 0);
    /// Returns the seal as pixels, one pixel larger on every side.
    [[nodiscard]] Surface draw_seal(Face face, int side, const std::string& deck = {}, std::uint64_t mark = 0) const;
    [[nodiscard]] const LinePieces& line(scene::LineStyle look, bool on_light, int width);

    /// Drops everything: the window has another size, or the textures are lost.
    void clear();
    /// Drops sprites that depend on the window size.
    void clear_sized();
    /// Drops sprites with faces of the deck in play, because the deck has changed.
    void clear_faces();

private:
    using Clock = std::chrono::steady_clock;
    struct TileKey {
        int face = -1;
        int side = 0;
        scene::TileStyle look = scene::TileStyle::resting;
        std::optional<ui::StoneKind> stone{}; ///< nullopt: a tile
        ui::Material material = ui::Material::ivory;
        int letters = -1; ///< the kind whose letters it carries; -1: none
        friend bool operator<(const TileKey& a,
                              const TileKey& b) { // the page's library cannot compare optionals by <=>
            return std::tie(a.face, a.side, a.look, a.stone, a.material, a.letters) <
                   std::tie(b.face, b.side, b.look, b.stone, b.material, b.letters);
        }
    };
    /// A tile's picture, resized and tilted; in thousandths of the cell's side.
    struct ShapeKey {
        TileKey tile;
        int width = 0;
        int height = 0;
        int tilt = 0; ///< in degrees
        friend bool operator<(const ShapeKey& a, const ShapeKey& b) {
            return std::tie(a.tile, a.width, a.height, a.tilt) < std::tie(b.tile, b.width, b.height, b.tilt);
        }
    };
    /// Returns whether there is time for one more sprite in this frame.
    [[nodiscard]] bool may_make();
    [[nodiscard]] bool may_make_for_board();
    [[nodiscard]] TileKey tile_key(const scene::TileItem& item, int side) const;
    [[nodiscard]] const Sprite& tile_of_sample(const std::string& deck, TileKey key);
    [[nodiscard]] Surface draw_tile(const TileKey& key, const DeckFaces* deck);
    /// Returns a tile with its margin, from the few that are kept.
    [[nodiscard]] SDL_Surface& flat(const TileKey& key);
    [[nodiscard]] Sprite made_tile(const TileKey& key, const DeckFaces* deck);
    [[nodiscard]] const Surface& blank_tile(const TileKey& key);
    void draw_number(SDL_Surface& onto, const Rect& place, int number) const;
    /// Returns the kind whose letters a tile with this face of a deck carries; -1 if tiles carry none.
    [[nodiscard]] int letters_for(int face, const DeckFaces& deck, std::optional<Kind> kind = {}) const;
    [[nodiscard]] Sprite made(const Surface& surface, float origin_x = 0, float origin_y = 0) const;

    SDL_Renderer& renderer_;
    const DeckFaces& deck_;
    const Fonts& fonts_;

    struct Table {
        TablePicture what;
        Colour middle;
        Colour edge;
        Sprite sprite;
        // Only in Arcade:
        std::optional<SDL_Rect> board{}; ///< the board for which the glow was last requested
        Surface cold{};                  ///< the table without glow; null until it is painted
        std::vector<std::uint8_t> glow{};
        scene::Heat heat{}; ///< as displayed
    };
    void heat(Table& table, const scene::Heat& heat);
    ui::TableKind table_ = ui::TableKind::felt; ///< the table of the scene
    ui::Material material_ = ui::Material::ivory;
    ui::StoneKind stone_ = ui::StoneKind::hedge;
    bool letters_on_tiles_ = false; ///< as in the scene
    bool thick_ = false;            ///< the same
    std::vector<SlowPicture> wanted_bakes_;
    std::map<std::tuple<ui::TableKind, int, int, int>, Sprite> swatches_; ///< by table, width, height and corner
    std::array<Table, 2> tables_;                                         ///< under the board and under pages
    struct Land {
        Sprite sprite;
        std::uint64_t frame = 0; ///< the last frame that showed it
    };
    std::map<std::tuple<game::World, int, int, int>, Land> lands_; ///< by world, width, height and corner
    void take(const TablePicture& what, BakedPicture& baked);
    void take(const HotTable& what, BakedPicture& baked);
    void take(const LandPicture& what, BakedPicture& baked);
    [[nodiscard]] Sprite made_land(const Surface& surface, float corner) const;
    std::map<TileKey, Surface> blanks_;
    std::map<TileKey, Sprite> tiles_;
    std::map<TileKey, Surface> flats_;
    std::map<ShapeKey, Sprite> shapes_;
    struct Sample {
        std::optional<DeckFaces> deck; ///< nullopt until it is loaded
        int asked = 0;                 ///< how many pictures of the deck were requested
        std::map<TileKey, Sprite> tiles;
    };
    std::map<std::tuple<const DeckFaces*, int, float>, SideLetters> letters_; ///< font sizes by deck, side and width
    std::map<std::string, Sample> samples_;                                   ///< by the deck's name or folder
    std::vector<std::string> wanted_;
    struct Whole {
        std::string file;
        std::shared_ptr<const Surface> picture; ///< null until it is read
        int width = 0;                          ///< the width of the last texture made of the picture
        int height = 0;
        Sprite sprite;
    };
    Whole whole_;
    std::optional<std::string> wanted_picture_;
    std::map<std::tuple<int, int, int>, Sprite> cards_; ///< by face, width and height
    std::map<int, Sprite> cursors_;
    std::map<int, Sprite> marks_;
    std::map<int, Sprite> sparks_;
    std::map<std::uint32_t, Sprite> veils_;            ///< by colour
    std::map<std::tuple<int, int, int>, Sprite> rays_; ///< by direction, length and width
    std::map<std::pair<int, int>, Sprite> pictures_;   ///< by face and side
    std::map<std::pair<bool, int>, Sprite> stars_;
    std::map<int, Colour> face_colours_;
    std::map<int, std::array<Colour, 3>> main_colours_;
    std::map<std::tuple<int, int, int, Uint32, Uint32, int, bool>, Sprite> boxes_;
    std::map<std::pair<std::string, int>, Sprite> icons_;
    /// By text, size, weight, family, and the colour if the text has emoji.
    std::map<std::tuple<std::string, int, bool, ui::Family, std::uint32_t>, Sprite> texts_;
    std::map<std::vector<int>, Sprite> strokes_; ///< by width and points, in quarters of a pixel
    std::map<std::tuple<scene::LineStyle, bool, int>, LinePieces> lines_;
    struct Sheet {
        scene::SheetItem item;   ///< the sheet, without its threads
        std::size_t threads = 0; ///< the number of drawn threads
        Surface surface;
        Surface growing{};          ///< the surface with the growing threads in addition; null if no thread grows
        SDL_Rect grown{0, 0, 0, 0}; ///< where `growing` differs from `surface`
        Sprite sprite;
    };
    std::optional<Sheet> sheet_;
    struct SmallSheet {
        std::shared_ptr<const scene::Weave> weave; ///< keeps the weave alive, so that its address stays unique
        Sprite sprite;
        std::uint64_t frame = 0; ///< the last frame that showed it
    };
    using SmallSheetKey = std::tuple<const scene::Weave*, int, int, int>; ///< weave, width, height and corner
    std::map<SmallSheetKey, SmallSheet> small_sheets_;
    std::uint64_t frame_ = 0;
    bool sheet_stands_in_ = false;
    void show_growing(const scene::SheetItem& item, const SheetGeometry& geometry);
    std::optional<std::chrono::milliseconds> patience_;
    std::optional<std::chrono::milliseconds> board_patience_;
    std::optional<Clock::time_point> end_;       ///< the end of the time for making sprites in this frame
    std::optional<Clock::time_point> board_end_; ///< the same for the tiles of a board
    bool stands_in_ = false;
    bool made_for_board_ = false; ///< a tile of the board was made in this frame
    bool made_one_ = false;       ///< a sprite was made in this frame
    bool postponed_ = false;
    bool bit_by_bit_ = false;
    bool cut_off_ = false;
    bool on_page_ = false;     ///< the sprite being made is on a page
    bool sheet_asked_ = false; ///< a sheet was requested in this frame
    std::map<std::tuple<std::string, Face, int, std::uint64_t>, Sprite> seals_;
    /// Returns null until the deck is loaded.
    [[nodiscard]] const DeckFaces* deck_of(const std::string& name) const;
    Sample& sample_with(const std::string& deck, Face face);
    /// Returns nullopt until the deck is loaded, or if no face of the deck has the mark.
    std::optional<Face> face_in_sample(const std::string& deck, Face face, std::uint64_t mark);
};

} // namespace twoturns::view
