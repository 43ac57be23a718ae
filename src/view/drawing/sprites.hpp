// Every picture the scene is drawn with, made when first needed at the exact size it is shown at.
// A cache: it can be emptied at any time and fills itself again.
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
#include "view/drawing/raster.hpp"
#include "view/sdl.hpp"
#include "view/text/fonts.hpp"

namespace twoturns::view {

/// A texture, its size, and which of its points is laid on the place it is drawn at. Without one it comes later.
struct Sprite {
    Texture texture;
    int width = 0;
    int height = 0;
    float origin_x = 0;
    float origin_y = 0;
    SDL_Rect solid{0, 0, 0, 0};  ///< a fully opaque part, which is faster to draw; may be empty
    SDL_Rect middle{0, 0, 0, 0}; ///< what is repeated where it is drawn larger
    bool coloured = false;       ///< it has its colours, and takes no other
};

/// The pieces a line is put together from; they meet without overlap, so a line fades evenly.
struct LinePieces {
    Sprite across;              ///< the profile of a horizontal part, one pixel wide
    Sprite down;                ///< the same for a vertical part
    std::array<Sprite, 4> cap;  ///< ends, for a line that leaves to the right, down, left, up
    std::array<Sprite, 4> bend; ///< joints that open right-down, down-left, left-up, up-right
    float radius = 0;           ///< from a joint's corner to where it meets the straight parts
    float width = 0;            ///< of the whole profile, glow included
};

class Sprites {
public:
    /// All four must outlive this.
    Sprites(SDL_Renderer& renderer, const Deck& deck, const Fonts& fonts);

    /// A frame begins. Of one that is drawn `whole` a large canvas takes long whatever is made for it, so more is made
    /// at once there, that it is complete after fewer frames.
    void begin(ui::Canvas canvas, bool whole);
    /// From here on pictures that would take longer than the patience there is come in a frame after this one. What
    /// stands on a page or a dialog can come so, a board and its effects cannot; but see tile().
    void go_on_bit_by_bit(bool bit_by_bit) { bit_by_bit_ = bit_by_bit; }
    /// Whether some picture was asked for since then that is still to come.
    [[nodiscard]] bool postponed() const { return postponed_; }

    /// All of the canvas.
    [[nodiscard]] const Sprite& table(const scene::Scene& scene);
    /// A tile whose cell has `side` pixels; the origin is the cell's upper left corner. Of a large board not all are
    /// made in one frame: those that come later are blank until then.
    [[nodiscard]] const Sprite& tile(const scene::TileItem& item, int side);
    /// Whether the last tile is a blank one that stands in for what comes later.
    [[nodiscard]] bool stands_in() const { return stands_in_; }
    /// The same with a picture of any deck, and without one until take_sample() has brought that.
    [[nodiscard]] const Sprite& sample(const scene::SampleItem& item, int side);
    /// The decks whose pictures were asked for and are not there, each once; and once more when a picture behind the
    /// first ones is asked for, such as that of a seal.
    [[nodiscard]] std::vector<std::string> take_wanted() { return std::exchange(wanted_, {}); }
    /// So many pictures of one are wanted.
    [[nodiscard]] int wanted_faces(const std::string& deck) const;
    void take_sample(const std::string& name, Deck deck);
    /// Its pictures may be others by now: they are asked for again.
    void drop_sample(const std::string& name) { samples_.erase(name); }
    /// A picture by its file, as a whole, so large; nothing until take_whole_picture() has brought it. One is held at a
    /// time.
    [[nodiscard]] const Sprite* whole_picture(const std::string& file, int width, int height);
    /// The picture that was asked for and is not there, once.
    [[nodiscard]] std::optional<std::string> take_wanted_picture() { return std::exchange(wanted_picture_, {}); }
    void take_whole_picture(const std::string& file, std::shared_ptr<const Surface> picture);
    void drop_whole_picture() { whole_ = {}; }
    /// Whether there is a tile of a board at this size on which some of a text has no room.
    [[nodiscard]] bool cut_off() const { return cut_off_; }
    /// A card with a face, so large.
    [[nodiscard]] const Sprite& card(int face, int width, int height);
    [[nodiscard]] const Sprite& cursor(int side);
    [[nodiscard]] const Sprite& mark(int side);
    /// A soft disc, white; the origin is its middle.
    [[nodiscard]] const Sprite& spark(int side);
    /// A square of that colour to be repeated, without anything to see through: SDL lays one with a strength of its own
    /// onto others several times quicker than it fills with a colour that is seen through.
    [[nodiscard]] const Sprite& veil(Colour colour);
    /// The colour one remembers of a face; see face_colour().
    [[nodiscard]] Colour colour_of(int face);
    /// Not larger than is needed: its middle repeats. The origin is the box's upper left corner.
    [[nodiscard]] const Sprite& box(const ui::BoxItem& item);
    /// White; the drawer tints it.
    [[nodiscard]] const Sprite& icon(const std::string& name, int side);
    /// White, to be tinted; but with emoji in it in that colour, and they in theirs.
    [[nodiscard]] const Sprite& text(const std::string& text, float size, bool bold, Colour colour);
    /// White, too; the origin is where (0, 0) of the points lies.
    [[nodiscard]] const Sprite& stroke(const std::vector<Point>& points, float width);
    /// The origin is the upper left corner of the paper. The one shown last is kept and gets its next threads, not all
    /// of them where that takes longer than the patience there is.
    [[nodiscard]] const Sprite& sheet(const scene::SheetItem& item);
    [[nodiscard]] bool has_all_threads(const scene::SheetItem& item) const;
    /// How long making a sheet, or what comes bit by bit, may hold up what is drawn, and how long making the tiles of a
    /// board may; without any limit at first.
    void set_patience(std::chrono::milliseconds patience, std::optional<std::chrono::milliseconds> for_board = {}) {
        patience_ = patience;
        board_patience_ = for_board;
    }
    /// `deck`: whose face it is; empty for the one played with. Another one is asked for and comes later.
    /// `mark`: what the face showed; see decks::face_marked().
    [[nodiscard]] const Sprite& seal(Face face, int side, const std::string& deck = {}, std::uint64_t mark = 0);
    /// The same as pixels, a pixel larger on every side.
    [[nodiscard]] Surface draw_seal(Face face, int side, const std::string& deck = {}, std::uint64_t mark = 0) const;
    [[nodiscard]] const LinePieces& line(scene::LineLook look, bool on_light, int width);

    /// Forgets everything: the window has another size, or the textures are gone.
    void clear();
    /// Forgets what only another size of window would need.
    void clear_sized();
    /// Forgets what shows faces of the deck that is played with: it is another one.
    void clear_faces();

private:
    using Clock = std::chrono::steady_clock;
    struct TileKey {
        int face = -1;
        int side = 0;
        scene::TileLook look = scene::TileLook::resting;
        bool stone = false;
        friend auto operator<=>(const TileKey&, const TileKey&) = default;
    };
    /// Whether there is time for one more picture in this frame.
    [[nodiscard]] bool may_make();
    [[nodiscard]] bool may_make_for_board();
    [[nodiscard]] Surface draw_tile(const TileKey& key, const Deck* deck);
    [[nodiscard]] Sprite made_tile(const TileKey& key, const Deck* deck);
    [[nodiscard]] const Surface& blank_tile(const TileKey& key);
    void draw_number(SDL_Surface& onto, const Rect& place, int number) const;
    [[nodiscard]] Sprite made(const Surface& surface, float origin_x = 0, float origin_y = 0) const;

    SDL_Renderer& renderer_;
    const Deck& deck_;
    const Fonts& fonts_;

    struct Table {
        ui::Canvas canvas;
        Colour middle;
        Colour edge;
        Sprite sprite;
    };
    std::array<Table, 2> tables_; ///< under the board and under pages
    std::map<TileKey, Surface> blanks_;
    std::map<TileKey, Sprite> tiles_;
    struct Sample {
        std::optional<Deck> deck; ///< nothing until it is loaded
        int asked = 0;            ///< for so many of its pictures
        std::map<TileKey, Sprite> tiles;
    };
    std::map<std::tuple<const Deck*, int, float>, float> letters_; ///< their size by deck, side and width
    std::map<std::string, Sample> samples_;                        ///< by the deck's name or folder
    std::vector<std::string> wanted_;
    struct Whole {
        std::string file;
        std::shared_ptr<const Surface> picture; ///< none until it is read
        int width = 0;                          ///< of what was made of it last
        int height = 0;
        Sprite sprite;
    };
    Whole whole_;
    std::optional<std::string> wanted_picture_;
    std::map<std::tuple<int, int, int>, Sprite> cards_; ///< by face, width and height
    std::map<int, Sprite> cursors_;
    std::map<int, Sprite> marks_;
    std::map<int, Sprite> sparks_;
    std::map<std::uint32_t, Sprite> veils_; ///< by colour
    std::map<int, Colour> face_colours_;
    std::map<std::tuple<int, int, int, Uint32, Uint32, int, bool>, Sprite> boxes_;
    std::map<std::pair<std::string, int>, Sprite> icons_;
    std::map<std::tuple<std::string, int, bool, std::uint32_t>, Sprite> texts_; // the colour only where it counts
    std::map<std::vector<int>, Sprite> strokes_; ///< by width and points, in quarters of a pixel
    std::map<std::tuple<scene::LineLook, bool, int>, LinePieces> lines_;
    struct Sheet {
        scene::SheetItem item;   ///< without threads
        std::size_t threads = 0; ///< that are drawn
        Surface surface;
        Sprite sprite;
    };
    std::optional<Sheet> sheet_;
    std::optional<std::chrono::milliseconds> patience_;
    std::optional<std::chrono::milliseconds> board_patience_;
    std::optional<Clock::time_point> end_;       ///< of that for this frame
    std::optional<Clock::time_point> board_end_; ///< the same for the tiles of a board
    bool stands_in_ = false;
    bool made_for_board_ = false; ///< one in this frame
    bool made_one_ = false;       ///< in this frame
    bool postponed_ = false;
    bool bit_by_bit_ = false;
    bool cut_off_ = false;
    bool on_page_ = false;     ///< what is made stands on one
    bool sheet_asked_ = false; ///< in this frame
    std::map<std::tuple<std::string, Face, int, std::uint64_t>, Sprite> seals_;
    /// Nothing until it is loaded.
    [[nodiscard]] const Deck* deck_of(const std::string& name) const;
    Sample& sample_with(const std::string& deck, Face face);
    /// Nothing until it is loaded, or where no face shows what had that mark.
    std::optional<Face> face_in_sample(const std::string& deck, Face face, std::uint64_t mark);
};

} // namespace twoturns::view
