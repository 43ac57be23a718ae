// The choices on the page for a new game, and the resulting parameters.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "twoturns/game_id.hpp"
#include "twoturns/random.hpp"
#include "twoturns/result.hpp"
#include "ui/geometry.hpp"

namespace twoturns::app {

class NewGameForm {
public:
    /// The offered sizes. The last one is for narrow windows: the usual size rotated by 90 degrees.
    static constexpr std::array presets{Size{8, 8}, Size{6, 14}, Size{8, 18}, Size{12, 24}, Size{16, 30}, Size{18, 8}};
    /// The index after the presets: a size that the player enters.
    static constexpr std::size_t own_size = presets.size();
    /// The index for the size of a drawn layout that is not one of the presets.
    static constexpr std::size_t layouts_size = own_size + 1;

    /// Starts with the parameters of an earlier game without its seed, clamped to valid ranges.
    explicit NewGameForm(const DealParams& params);

    /// Returns the parameters. Until the player chooses the kinds, they follow the size and the layout. They never
    /// exceed the maximum.
    [[nodiscard]] const DealParams& params() const { return params_; }
    /// Returns the chosen game ID, or an error.
    [[nodiscard]] Result<GameId> choice() const;
    /// Returns the seed, which was typed or chosen at random.
    [[nodiscard]] const std::string& seed() const { return seed_; }
    /// Returns the size that the player chose last, even while a drawn layout replaces it.
    [[nodiscard]] Size chosen_size() const { return size_; }
    /// Returns the last chosen layout that fits any size.
    [[nodiscard]] const BoardLayout& any_size_layout() const { return any_size_layout_; }
    /// Returns the index of the chosen size: a preset, own_size if the player enters columns and rows, or layouts_size
    /// if the size comes from the layout only.
    [[nodiscard]] std::size_t preset() const;
    /// Returns the maximum number of kinds; 1 if the board has no room for a pair.
    [[nodiscard]] int most_kinds() const { return most_kinds_; }
    [[nodiscard]] bool kinds_chosen() const { return kinds_.has_value(); }
    /// kinds_to_keep() returns the player's choice of kinds as text, to store before deal_cards_once() sets the kinds.
    /// bring_back_kinds() restores the choice from this text if `params` has the maximum number of kinds.
    [[nodiscard]] std::string kinds_to_keep() const { return kinds_ ? std::to_string(*kinds_) : "usual"; }
    void bring_back_kinds(const std::string& kept);

    /// Chooses a size. If the drawn layout has another size, the last layout that fits any size replaces it.
    void choose_preset(std::size_t preset);
    void set_size(Size size);
    /// Chooses a layout. A drawn layout sets its size; a layout that fits any size restores the player's size.
    void set_layout(const BoardLayout& layout);
    void set_gravity(Gravity gravity);
    void set_rule(Rule rule);
    void set_difficulty(int difficulty);
    void set_kinds(int kinds);
    void follow_usual_kinds();
    /// If `once` is set, deals each card of a two-sided deck once with each side, so there are as many kinds as pairs.
    void deal_cards_once(bool once);
    [[nodiscard]] bool deals_cards_once() const { return cards_once_; }
    /// Sets a random seed, which is also used while the text field is empty.
    void give_seed(std::string seed);
    void type_seed(std::string text) { seed_ = std::move(text); }
    /// Stores an ID whose dealer version is kept as long as all choices match the ID.
    void remember(GameId id) { remembered_ = std::move(id); }
    /// Chooses a random preset and random values for everything except the seed.
    void surprise(Random& chance);

private:
    void take_size(Size size);
    void update();

    DealParams params_;
    Size size_;
    BoardLayout any_size_layout_; ///< the last chosen layout that fits any size
    std::optional<int> kinds_;    ///< nullopt until the player chooses
    // Cached, because they are read many times per frame and computing them visits every cell.
    int most_kinds_ = 1;
    Result<DealParams> good_{params_};
    std::string seed_;
    std::string given_seed_;
    std::optional<GameId> remembered_;
    bool cards_once_ = false;
    bool own_ = false; ///< the player enters columns and rows
};

/// Returns the size with the most pairs for which `cards` cards suffice without repetition, with a width of at most 2.5
/// times the height. Among equal sizes returns the one closest to a screen's shape. `layout` must fit any size.
[[nodiscard]] Size fitting_size(int cards, const BoardLayout& layout);

/// The least side of a tile that a finger hits without care, in points.
inline constexpr float least_finger_tile = 40;

/// Returns the size of a player's first board that fits the area with tiles of at least `least_tile` pixels: the usual
/// size, otherwise the smaller preset with the most tiles, otherwise a size with up to 96 tiles, of those with the most
/// the one with the largest. If no size has tiles that large, returns the size with the largest tiles.
[[nodiscard]] Size first_board_size(const ui::Rect& area, float least_tile);

/// The number of tiles of each kind: between `least` and `most`, which is `least` or two more.
struct TilesOfKind {
    int least = 0;
    int most = 0;
    friend bool operator==(const TilesOfKind&, const TilesOfKind&) = default;
};
/// Requires parameters with at least one pair and one kind.
[[nodiscard]] TilesOfKind tiles_of_kind(const DealParams& params);

} // namespace twoturns::app
