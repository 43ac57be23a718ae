// The page of the boards of the day: a calendar of the games played, and the board of the chosen day.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/choice_preview.hpp"
#include "app/board/resuming.hpp"
#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

class Daily final : public Screen {
public:
    explicit Daily(std::optional<game::Day> day) : chosen_(day) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "daily", .keys = KeyContext::calendar}; }
    [[nodiscard]] View view(const Context& context) const override;

    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        calendar,
        preview,
        streak,
        squares,
        play,
    };
    enum class DayState : std::uint8_t {
        to_come,
        unknown, ///< the games have not been read yet
        left_out,
        cleared,
    };
    struct Looked { // the chosen day, and today
        game::Day day;
        game::Day today;
        friend bool operator==(const Looked&, const Looked&) = default;
    };
    struct Course { // the result of a cleared game
        game::GameKey key = 0;
        std::optional<game::Stretches> stretches; ///< nullopt while the record is read, or if there are none
    };
    /// The visible part of the calendar: its days and their size.
    struct Sheet {
        game::Day first;
        int rows = 1;
        float pitch = 90;
    };

    struct Month { // the days of a month up to today, the cleared days, and the best time
        int days = 0;
        int cleared = 0;
        std::optional<game::Time> best;
    };

    // Events.
    Effects choose(game::Day day, const Context& context);
    Effects step(Command command, const Context& context);
    Effects look_at_chosen(const Context& context);
    Effects learn(const game::StoreNews& news, const Context& context);
    Effects learn(const game::GameRead& read, const Context& context);
    Effects play(const Context& context);
    Effects go_on_when_dealt(const Context& context);
    Effects copy_result(const Context& context) const;

    // State.
    [[nodiscard]] game::Day chosen(const Context& context) const;
    [[nodiscard]] const game::DayGames* games_of_chosen(const Context& context) const;
    /// Returns the unfinished game of the chosen day; null if its board is cleared or was never started.
    [[nodiscard]] const game::GameSummary* begun(const Context& context) const;
    [[nodiscard]] DayState state_of(game::Day day, const Context& context) const;
    /// Returns the text that Share copies; nullopt if there is no result.
    [[nodiscard]] std::optional<std::string> result(const Context& context) const;

    // View.
    [[nodiscard]] Sheet sheet(const Context& context) const;
    [[nodiscard]] ui::Element calendar(const Context& context) const;
    [[nodiscard]] ui::Element head(const Context& context, const Sheet& sheet) const;
    /// Returns the drawn fraction, 0 to 1, of the line from yesterday's tile to today's. The line grows after today's
    /// board is cleared.
    [[nodiscard]] float closed(const Context& context) const;
    [[nodiscard]] Month month_so_far(const Context& context) const;
    [[nodiscard]] ui::Element facts(const Context& context) const;
    [[nodiscard]] ui::Element play_button(const Context& context) const;
    [[nodiscard]] ui::Element streak(const Context& context) const;
    [[nodiscard]] ui::Element share(const Context& context) const;
    [[nodiscard]] ui::Element play_and_share(const Context& context) const;
    void draw_day(std::size_t index, const ui::Rect& rect, const Context& context,
                  std::vector<scene::Item>& items) const;
    void draw_line(game::Day day, const Sheet& sheet, const ui::Rect& tile, const Context& context,
                   std::vector<scene::Item>& items) const;
    void draw_streak(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    std::optional<game::Day> chosen_; ///< nullopt: always the current day
    std::optional<Looked> looked_;
    Month month_; ///< the month of the chosen day
    std::vector<game::GameSummary> games_;
    game::Days days_;
    bool read_ = false;                    ///< the games have been read
    std::optional<game::Time> row_closes_; ///< when the line to today's tile starts to grow after a win
    std::optional<Message> fault_;         ///< the reason if the games could not be read
    ChoicePreview preview_;
    std::optional<Course> course_;
    Resuming resuming_;
};

} // namespace twoturns::app
