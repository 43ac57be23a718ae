// The first start: a small board that teaches the rule, then its weave and the ways into the game. It lies over the
// player's own board and can be left at any time.
#pragma once

#include <optional>
#include <string>

#include "app/first_start/guide.hpp"
#include "app/play/cleared_board.hpp"
#include "app/play/win_page.hpp"
#include "app/screen.hpp"
#include "scene/board_view.hpp"

namespace twoturns::app {

class FirstStart final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = "first-start", .keys = cleared_ ? KeyContext::other : KeyContext::game};
    }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    bool skip(const ui::Input& input, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        board,
        steps, ///< a mark for each pair
        sheet,
        journey,
        all,
    };

    /// Returns whether the last pair has vanished, so that the weave is shown.
    [[nodiscard]] bool shows_weave() const { return cleared_ && view_.animations.vanishing.empty(); }
    /// Returns when a hand points at a tile, if the player does nothing.
    [[nodiscard]] game::Time hand_due() const { return acted_ + game::Time{4'000}; }
    [[nodiscard]] Win win() const;

    [[nodiscard]] View board_view(const Context& context) const;
    [[nodiscard]] View weave_view(const Context& context) const;
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;
    void draw_board(const Context& context, std::vector<scene::Item>& items) const;
    void draw_turns(const Link& link, const Context& context, std::vector<scene::Item>& items) const;
    void draw_hand(const Context& context, std::vector<scene::Item>& items) const;
    void draw_steps(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    Effects click(Cell cell, const Context& context);
    Effects show(const game::Reply& reply, const Context& context);
    Effects end(Face last, const Context& context);
    Effects move_cursor(int rows, int cols, const Context& context);
    /// Says what came of a click, and which line is shown now.
    [[nodiscard]] Effects spoken(const game::Reply& reply, const Context& context) const;
    [[nodiscard]] std::string shown_pair(const Context& context) const;
    void teach(const Context& context);

    game::Game game_;
    scene::BoardView view_;
    bool keeps_ = false;  ///< the weave is saved for the gallery; only at the very first start
    game::Time acted_{0}; ///< when the player last did something on the board
    Message told_;        ///< about the last two tiles: why they do not match, or how often their line turned
    std::optional<ClearedBoard> cleared_;
};

} // namespace twoturns::app
