// The page for a new game: the choices, and a preview of the board, which plays itself.
#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/choice_preview.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class NewGame final : public Screen {
public:
    explicit NewGame(const DealParams& params) : form_(params), first_layout_(params.layout) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "new-game"}; }
    [[nodiscard]] View view(const Context& context) const override;

    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return preview_.next_change(context);
    }
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    void describe(std::ostream& text) const override;

private:
    /// The rules for lines, from the usual one to the one with the fewest turns.
    static constexpr std::array offered_rules{Rule::any, Rule::one_turn, Rule::straight};
    enum class Part : std::uint8_t {
        preview,
        rows_of_choices,
        size,
        columns,
        rows,
        layout,
        gravity,
        rule,
        difficulty,
        pace,
        kinds,
        deck, // the deck and its first pictures
        fit_deck,
        fit_room,
        usual_kinds,
        seed,
        play,
        surprise,
        more,
        sight,
    };
    static constexpr std::array offered_sights{SightWish::any, SightWish::few, SightWish::many};
    // Events.
    bool choose(Part part, int value);
    Effects take_layout(const BoardLayout& layout, const Context& context);
    Effects take_deck(const Context& context);
    Effects changed(const Context& context, game::Time pause = game::Time{0});
    /// Deals the preview, and reads the player's own layouts.
    Effects changed_with_layouts(const Context& context);
    Effects press(Part part, const Context& context);
    Effects play(const Context& context);
    /// Returns whether a board of this size has more pairs than the two-sided deck has cards.
    [[nodiscard]] static bool lacks_cards(Size size, const BoardLayout& layout, const Context& context);
    /// Returns whether the tiles of such a board are too small for the texts of the deck.
    [[nodiscard]] static bool lacks_room(Size size, const Context& context);
    /// Returns whether a finger would not hit the tiles of such a board with ease.
    [[nodiscard]] static bool is_small_for_fingers(Size size, const Context& context);
    /// Returns the side of a tile of such a board, in points.
    [[nodiscard]] static int tile_points(Size size, const Context& context);
    /// Returns the largest size, in the shape of the window, whose tiles are large enough; nullopt if there is none.
    [[nodiscard]] static std::optional<Size> roomy_size(const Context& context);
    Effects paste(const std::string& text, const Context& context);
    // The offered layouts: the built-in ones, the player's own, and the initial layout if it is neither.
    [[nodiscard]] std::size_t layouts() const;
    [[nodiscard]] const BoardLayout& layout_at(std::size_t index) const;
    [[nodiscard]] std::string label_at(std::size_t index, const std::string& language) const;
    /// Returns the index of the chosen layout.
    [[nodiscard]] std::size_t chosen_layout() const;
    /// Returns the indices of the layouts on the page: all, or the first ones and the chosen one.
    [[nodiscard]] std::vector<std::size_t> layouts_on_page() const;

    // View.
    [[nodiscard]] std::vector<ui::Element> choices(bool with_deck, bool with_rest, const Context& context) const;
    [[nodiscard]] ui::Element more_row(const Context& context) const;
    [[nodiscard]] ui::Element size_choice(const Context& context) const;
    [[nodiscard]] static ui::Element lack_of_cards(const Context& context);
    [[nodiscard]] static ui::Element lack_of_room(Size chosen, const Context& context);
    [[nodiscard]] ui::Element own_size(const Context& context) const;
    [[nodiscard]] ui::Element layout_choice(const Context& context) const;
    [[nodiscard]] std::vector<ui::Element> below_layouts() const;
    [[nodiscard]] ui::Element gravity_choice() const;
    [[nodiscard]] ui::Element rule_line() const;
    [[nodiscard]] ui::Element difficulty_choice() const;
    [[nodiscard]] ui::Element sight_line() const;
    [[nodiscard]] ui::Element kinds_choice(const Context& context) const;
    [[nodiscard]] static ui::Element pace_line(const Context& context);
    void append_deck(std::vector<ui::Element>& parts, const Context& context) const;
    [[nodiscard]] static ui::Element deck_line(const Settings& settings);
    [[nodiscard]] ui::Element buttons(bool large) const;
    [[nodiscard]] ui::Element seed_line() const;

    NewGameForm form_;
    SightWish sight_ = SightWish::any;
    bool chosen_ = false;    ///< the choices are the player's: the page was opened and no board of it played
    bool more_open_ = false; ///< all choices are shown
    bool seed_open_ = false; ///< the seed's text field is open and replaces the seed's label
    ChoicePreview preview_;
    BoardLayout first_layout_;
    std::optional<OwnLayouts> own_; ///< nullopt until the layouts are read
};

} // namespace twoturns::app
