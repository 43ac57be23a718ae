// The choices on the page for a new game, and the board they stand for.
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
    /// The sizes on offer. The last one is for narrow windows: the usual one on its side.
    static constexpr std::array presets{Size{8, 8}, Size{6, 14}, Size{8, 18}, Size{12, 24}, Size{16, 30}, Size{18, 8}};
    /// Index after the presets: a size of the player's own.
    static constexpr std::size_t own_size = presets.size();
    /// Index for the size of a drawn layout, which is none of the choices.
    static constexpr std::size_t layouts_size = own_size + 1;

    /// Starts with the parameters of an earlier game, clamped to valid ranges, without a seed.
    explicit NewGameForm(const DealParams& params);

    /// Returns the parameters. The kinds follow the size and the layout until they are chosen, and never exceed the
    /// maximum.
    [[nodiscard]] const DealParams& params() const { return params_; }
    /// Returns the chosen game ID, or an error.
    [[nodiscard]] Result<GameId> choice() const;
    /// Returns the seed, typed or random.
    [[nodiscard]] const std::string& seed() const { return seed_; }
    /// Returns the size the player chose last, also while a drawn layout replaces it.
    [[nodiscard]] Size chosen_size() const { return size_; }
    /// Returns the last chosen layout that fits any size.
    [[nodiscard]] const BoardLayout& any_size_layout() const { return any_size_layout_; }
    /// Returns the index of the chosen size: a preset, own_size if the steppers are open, layouts_size if only the
    /// layout has that size.
    [[nodiscard]] std::size_t preset() const;
    /// Returns the maximum number of kinds, 1 if there is no room for a pair.
    [[nodiscard]] int most_kinds() const { return most_kinds_; }
    [[nodiscard]] bool kinds_chosen() const { return kinds_.has_value(); }
    /// Return the player's choice of kinds as text, to be kept while each card is dealt once, and restore it if
    /// `params` were dealt that way.
    [[nodiscard]] std::string kinds_to_keep() const { return kinds_ ? std::to_string(*kinds_) : "usual"; }
    void bring_back_kinds(const std::string& kept);

    /// Chooses a size. If a drawn layout does not have it, the last layout that fits any size returns.
    void choose_preset(std::size_t preset);
    void set_size(Size size);
    /// Chooses a layout. A drawn layout sets its size; a layout that fits any size restores the chosen one.
    void set_layout(const BoardLayout& layout);
    void set_gravity(Gravity gravity);
    void set_difficulty(int difficulty);
    void set_kinds(int kinds);
    void follow_usual_kinds();
    /// Deals each card of a two-sided deck once with each side: as many kinds as pairs.
    void deal_cards_once(bool once);
    [[nodiscard]] bool deals_cards_once() const { return cards_once_; }
    /// Sets a random seed; it is also used while the field is empty.
    void give_seed(std::string seed);
    void type_seed(std::string text) { seed_ = std::move(text); }
    /// Sets an ID whose dealer and rule are kept as long as all other choices match it.
    void remember(GameId id) { remembered_ = std::move(id); }
    /// Chooses a preset, and everything else but the seed at random.
    void surprise(Random& chance);

private:
    void take_size(Size size);
    void update();

    DealParams params_;
    Size size_;
    BoardLayout any_size_layout_; ///< the one chosen last
    std::optional<int> kinds_;    ///< nullopt unless the player chose
    // Cached: they are read many times per frame, and finding them visits every cell.
    int most_kinds_ = 1;
    Result<DealParams> good_{params_};
    std::string seed_;
    std::string given_seed_;
    std::optional<GameId> remembered_;
    bool cards_once_ = false;
    bool own_ = false; ///< the player sets columns and rows
};

/// Returns the size with the most pairs for a number of cards, none of them used twice, and a width of at most 2.5
/// times its height; of equal sizes the one closest to a screen's shape. `layout` must fit any size.
[[nodiscard]] Size fitting_size(int cards, const BoardLayout& layout);

/// Returns the size of a first board that fits the area with tiles of at least `least_tile` pixels: the usual size,
/// else the smaller preset with the most tiles, else any smaller size with the most tiles. If no size has such tiles,
/// returns the one with the largest.
[[nodiscard]] Size first_board_size(const ui::Rect& area, float least_tile);

/// How many tiles each kind has; `most` is `least` or two more.
struct TilesOfKind {
    int least = 0;
    int most = 0;
    friend bool operator==(const TilesOfKind&, const TilesOfKind&) = default;
};
/// Needs parameters with at least one pair and one kind.
[[nodiscard]] TilesOfKind tiles_of_kind(const DealParams& params);

} // namespace twoturns::app
