// The page of the boards of the days: a calendar of what was played, and the board of the day that is chosen.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board/choice_preview.hpp"
#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

class Daily final : public Screen {
public:
    explicit Daily(std::optional<game::Day> day) : chosen_(day) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.id = ScreenId::daily, .keys = KeyContext::calendar}; }
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
        unknown, ///< the games are not read yet
        left_out,
        cleared,
    };
    struct Looked { // at which day, and when
        game::Day day;
        game::Day today;
        friend bool operator==(const Looked&, const Looked&) = default;
    };
    struct Course { // of a game that was cleared
        game::GameKey key = 0;
        std::optional<game::Stretches> stretches; ///< nothing while they are read, and where they cannot be known
    };
    /// The days that are shown, and how large.
    struct Sheet {
        game::Day first;
        int rows = 1;
        float pitch = 90;
    };

    struct Month { // up to today
        int days = 0;
        int cleared = 0;
        std::optional<game::Time> best;
    };

    // What happens.
    Effects choose(game::Day day, const Context& context);
    Effects step(Command command, const Context& context);
    Effects look_at_chosen(const Context& context);
    Effects learn(const game::StoreNews& news, const Context& context);
    Effects learn(const game::GameRead& read, const Context& context);
    Effects play(const Context& context);
    Effects go_on_when_dealt(const Context& context);
    Effects copy_result(const Context& context) const;

    // What is known.
    [[nodiscard]] game::Day chosen(const Context& context) const;
    [[nodiscard]] const game::DayGames* games_of_chosen(const Context& context) const;
    /// The game of the chosen day that was begun, while its board was not cleared.
    [[nodiscard]] const game::GameSummary* begun(const Context& context) const;
    [[nodiscard]] DayState state_of(game::Day day, const Context& context) const;
    /// What Share copies; nothing where there is no result.
    [[nodiscard]] std::optional<std::string> result(const Context& context) const;

    // What is seen.
    [[nodiscard]] Sheet sheet(const Context& context) const;
    [[nodiscard]] ui::Element calendar(const Context& context) const;
    [[nodiscard]] ui::Element head(const Context& context, const Sheet& sheet) const;
    /// How much is there of the line to a today whose board has just been cleared, 0 .. 1.
    [[nodiscard]] float closed(const Context& context) const;
    [[nodiscard]] Month month_so_far(const Context& context) const;
    [[nodiscard]] ui::Element facts(const Context& context) const;
    [[nodiscard]] ui::Element play_button(const Context& context) const;
    [[nodiscard]] ui::Element streak(const Context& context) const;
    [[nodiscard]] ui::Element share(const Context& context) const;
    void draw_day(std::size_t index, const ui::Rect& rect, const Context& context,
                  std::vector<scene::Item>& items) const;
    void draw_line(game::Day day, const Sheet& sheet, const ui::Rect& tile, const Context& context,
                   std::vector<scene::Item>& items) const;
    void draw_streak(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;

    std::optional<game::Day> chosen_; ///< today where there is none, also when that is another day
    std::optional<Looked> looked_;
    Month month_; ///< of the chosen day
    std::vector<game::GameSummary> games_;
    game::Days days_;
    bool read_ = false;                    ///< the games are known
    std::optional<game::Time> row_closes_; ///< since then, where today's board has just been cleared
    std::optional<Message> fault_;         ///< why they are not
    ChoicePreview preview_;
    std::optional<Course> course_;
    std::optional<game::GameKey> wanted_;  ///< to be gone on with
    std::optional<game::SavedGame> going_; ///< the same, read: its board is being dealt
};

} // namespace twoturns::app
