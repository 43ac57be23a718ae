// The page of Arcade: the result of a round that is over, or the start of a run; beside it the ten best results on this
// computer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/arcade/round_end.hpp"
#include "app/arcade/top_ten.hpp"
#include "app/records/records_text.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class ArcadePage final : public Screen {
public:
    /// `end` is the round that is over; nullopt shows the page from which a run starts.
    explicit ArcadePage(std::optional<RoundEnd> end) : end_(std::move(end)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = end_ ? "round-over" : "arcade"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        sheet,
        list,
        primary,
        new_run,
        play_on,
        runs,
        medals, ///< with the number of a medal as its index
    };
    struct Form;

    [[nodiscard]] bool of_run() const { return !end_ || end_->before.last || run_board_of_end(); }
    [[nodiscard]] std::optional<game::RunBoard> run_board_of_end() const;
    /// Returns whether the player ended the run on a cleared board; otherwise the bar has run out.
    [[nodiscard]] bool ended_by_choice() const {
        return end_ && end_->played.summary.state == game::GameState::cleared;
    }
    /// Returns the games of the run that is over. `games` are in the store's order.
    [[nodiscard]] std::vector<game::GameKey> games_of_run(const std::vector<game::GameSummary>& games) const;
    /// Takes the earlier boards of the run from the history, if they were not known when the round was over.
    void count_boards_before(const std::vector<game::GameSummary>& games);
    /// Returns the result of the round together with the earlier boards of its run. Requires `end_`.
    [[nodiscard]] game::RunResult result() const;
    [[nodiscard]] bool may_act(const Context& context) const {
        return !end_ || context.now >= opened_ + time_to_read; // an earlier press was meant for the board
    }

    [[nodiscard]] ui::Element list(const Form& form, const Context& context) const;
    [[nodiscard]] ui::Element medals_beside(const std::vector<ui::Element>& parts, const Form& form,
                                            const Context& context) const;
    [[nodiscard]] ui::Element primary(const Context& context) const;
    [[nodiscard]] std::vector<ui::Element> others(const Context& context) const;

    // In arcade_sheet.cpp:
    void draw_sheet(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context) const;
    void draw_end(std::vector<scene::Item>& items, const ui::Rect& sheet, const Context& context) const;
    void draw_start(std::vector<scene::Item>& items, const ui::Rect& sheet, const Context& context) const;

    [[nodiscard]] Effects start_run(const Context& context) const;
    [[nodiscard]] Effects play_on(const Context& context) const;
    [[nodiscard]] Effects watch(const Context& context) const;

    std::optional<RoundEnd> end_;
    std::optional<TopTen> list_;           ///< nullopt until the history is read
    EarnedRecords earned_{};               ///< the medals that the run earned
    std::optional<game::RunBoard> open_{}; ///< the board that continues the last run; nullopt if none does
    std::int64_t open_points_ = 0;         ///< the points of the last run so far
    game::Time opened_{0};
};

} // namespace twoturns::app
