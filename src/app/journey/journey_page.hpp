// The page of the journey: the stamps of its eight worlds, the landscape of one with its nine places, and a card with
// the board and the goals of the chosen place.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/resuming.hpp"
#include "app/journey/land_map.hpp"
#include "app/screen.hpp"
#include "game/history/journey.hpp"
#include "game/session.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

class Journey final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "journey"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    static constexpr game::Time line_to_next{400}; ///< the duration of drawing the line to the next place

    enum class Part : std::uint8_t {
        stamps,
        stamp,
        land,
        place,
        board,
        play,
        back,
        forward,
        stars, ///< the stars of a place in the list
        sheet, ///< the sheet with the weaves of the world
        cloth, ///< the cloth with the weaves of all worlds
    };

    [[nodiscard]] game::World world() const { return game::world_of(chosen_); }
    [[nodiscard]] std::size_t first() const { return static_cast<std::size_t>(world()) * game::places_in_world; }

    [[nodiscard]] ui::Element stamps(float width, float height) const;
    [[nodiscard]] ui::Element land(ui::Point size, bool rows) const;
    [[nodiscard]] ui::Element turner(Part part) const;
    [[nodiscard]] ui::Element world_row() const;
    [[nodiscard]] ui::Element name_list() const;
    [[nodiscard]] std::vector<ui::Element> stars() const;
    [[nodiscard]] std::vector<ui::Element> words(float name_size, int lines) const;
    [[nodiscard]] std::vector<ui::Element> sheets() const;
    /// Returns whether the game in progress is on the board of the chosen place and would be resumed.
    [[nodiscard]] bool goes_on(const Context& context) const;
    /// Returns the saved game on the board of the chosen place that would be resumed; null if there is none.
    [[nodiscard]] const game::GameSummary* begun(const Context& context) const;
    [[nodiscard]] ui::Element play_button(const Context& context) const;
    [[nodiscard]] ui::Element card(const Context& context) const;
    [[nodiscard]] ui::Element strip(const Context& context) const;
    [[nodiscard]] ui::Element short_card(const Context& context, float board) const;
    [[nodiscard]] LandLook look(const Context& context, bool titled) const;
    void draw_board(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    Effects choose(std::size_t place);
    Effects go_to(game::World world);
    [[nodiscard]] std::string counts() const;
    Effects play(const Context& context);
    Effects go_on_when_dealt(const Context& context) {
        return resuming_.go_on_from(deal_ ? &*deal_ : nullptr, context);
    }
    Effects take_news(const game::StoreNews& news, const Context& context);
    Effects take_games(const std::vector<game::GameSummary>& games, const Context& context);

    game::JourneyResults results_;
    bool read_ = false; ///< the results are known
    std::optional<Message> fault_;
    std::size_t chosen_ = 0;
    bool by_hand_ = false;                  ///< whether the player chose the place
    std::optional<std::size_t> finished_;   ///< the place that was just cleared
    std::optional<game::Time> line_begins_; ///< when the line from the finished place starts to grow
    std::optional<Deal> deal_;              ///< the board of the chosen place, once it is dealt
    std::optional<game::Session> board_;    ///< the same, to be shown
    std::size_t shown_ = game::places;      ///< the place to which `board_` belongs
    Resuming resuming_;
};

} // namespace twoturns::app
