// What is chosen on the page for a new game, and the board that stands for.
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
    /// The sizes offered for one click. The last one is for narrow windows: the usual one on its side.
    static constexpr std::array presets{Size{8, 8}, Size{6, 14}, Size{8, 18}, Size{12, 24}, Size{16, 30}, Size{18, 8}};
    /// What stands behind them: a size of the player's own.
    static constexpr std::size_t own_size = presets.size();
    /// None of them: that of a drawn layout.
    static constexpr std::size_t layouts_size = own_size + 1;

    /// Starts with a game that was played; what no board can have is brought within its limits. There is no seed yet.
    explicit NewGameForm(const DealParams& params);

    /// Kinds follow the size and the layout until they are chosen, and are never more than there is room for.
    [[nodiscard]] const DealParams& params() const { return params_; }
    /// The choice as it stands, or what is wrong with it.
    [[nodiscard]] Result<GameId> choice() const;
    /// As it was typed, or came by chance.
    [[nodiscard]] const std::string& seed() const { return seed_; }
    /// The size the player chose last, which a drawn layout displaces.
    [[nodiscard]] Size chosen_size() const { return size_; }
    /// The layout chosen last of those that fit any size.
    [[nodiscard]] const BoardLayout& any_size_layout() const { return any_size_layout_; }
    /// Which of the presets it is; own_size where that is open to be set, layouts_size where it is the layout's alone.
    [[nodiscard]] std::size_t preset() const;
    /// The most kinds there is room for, 1 where there is none at all.
    [[nodiscard]] int most_kinds() const { return most_kinds_; }
    [[nodiscard]] bool kinds_chosen() const { return kinds_.has_value(); }
    /// What the player chose, to be kept while each card is dealt once; and back from it, where `params` were dealt so.
    [[nodiscard]] std::string kinds_to_keep() const { return kinds_ ? std::to_string(*kinds_) : "usual"; }
    void bring_back_kinds(const std::string& kept);

    /// A size that a drawn layout does not have brings back the layout before it, which fits any.
    void choose_preset(std::size_t preset);
    void set_size(Size size);
    /// A drawn layout brings its size with it, and the one before comes back with a layout that fits any.
    void set_layout(const BoardLayout& layout);
    void set_gravity(Gravity gravity);
    void set_difficulty(int difficulty);
    void set_kinds(int kinds);
    void follow_usual_kinds();
    /// With a two-sided deck each card is there once with each side: there are as many kinds as pairs.
    void deal_cards_once(bool once);
    [[nodiscard]] bool deals_cards_once() const { return cards_once_; }
    /// A seed by chance, which also stands in while nothing is typed.
    void give_seed(std::string seed);
    void type_seed(std::string text) { seed_ = std::move(text); }
    /// An ID whose dealer and rule are kept as long as all else is chosen as it says.
    void remember(GameId id) { remembered_ = std::move(id); }
    /// One of the presets with anything else by chance, but for the seed.
    void surprise(Random& chance);

private:
    void take_size(Size size);
    void update();

    DealParams params_;
    Size size_;
    BoardLayout any_size_layout_; ///< the one chosen last
    std::optional<int> kinds_;    ///< as the player chose
    // What follows from those; found out once, as it is looked at many times in each picture and costs a look at every
    // cell.
    int most_kinds_ = 1;
    Result<DealParams> good_{params_};
    std::string seed_;
    std::string given_seed_;
    std::optional<GameId> remembered_;
    bool cards_once_ = false;
    bool own_ = false; ///< the player sets columns and rows
};

/// The size with the most pairs for so many cards, none of them more than once, that is no longer than two and a half
/// times its height; of equal ones the one nearest to a screen's. `layout` fits any size.
[[nodiscard]] Size fitting_size(int cards, const BoardLayout& layout);

/// For a first board in that area: the usual size where its tiles have so many pixels at least; else of the smaller
/// presets, or where none has of all smaller sizes, that with the most tiles of so many; else that with the largest.
[[nodiscard]] Size first_board_size(const ui::Rect& area, float least_tile);

/// How many tiles the kinds have: so many, or two more.
struct TilesOfKind {
    int least = 0;
    int most = 0;
    friend bool operator==(const TilesOfKind&, const TilesOfKind&) = default;
};
/// For parameters with at least one pair and one kind.
[[nodiscard]] TilesOfKind tiles_of_kind(const DealParams& params);

} // namespace twoturns::app
