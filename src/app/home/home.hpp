// The home page: the last weave, the game in progress, the journey, the board of the day, and a shelf of weaves.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/gallery/weave_loader.hpp"
#include "app/screens.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/records/wishes.hpp"

namespace twoturns::app {

class Home final : public Screen {
public:
    static constexpr std::size_t most_on_shelf = 9;

    [[nodiscard]] ScreenTraits traits() const override { return {.name = screens::home_page}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        mark,   ///< the game's sign beside its name
        hero,   ///< the last weave, shown large
        thread, ///< the line from the last weave to the board
        go_on,
        journey,
        today,
        new_game,
        arcade,
        problems,
        two_players,
        gallery,
        shelf,
        wishes, ///< the wishes of the week
    };
    struct Form;

    /// Returns whether the game in progress can go on: it has actions and is neither cleared nor ended by the bar of
    /// Arcade, or it is a later board of a run.
    [[nodiscard]] bool in_hand(const Context& context) const;
    /// Returns the place to play next: the one after the place that was cleared last, or the first.
    [[nodiscard]] std::optional<std::size_t> next_place() const;
    /// Returns the place that is offered instead of the game: the one that follows a cleared place, the first that is
    /// not cleared after a board of the day, the same for a board that was not begun if the last one cleared was of the
    /// journey or of a day, and the first of all to whoever has cleared no board since the lesson and has not begun
    /// this one. Returns nullopt if the game itself, or another board of its settings, is offered.
    [[nodiscard]] std::optional<std::size_t> offered_place(const Context& context) const;
    [[nodiscard]] game::Time thread_drawn() const { return opened_ + game::Time{500}; }

    [[nodiscard]] ui::Element head(const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element body(const Form& form, const Context& context) const;
    [[nodiscard]] ui::Element cards(const Form& form, const Context& context) const;
    /// Makes the cards of other ways to play, side by side.
    [[nodiscard]] ui::Element ways(const Form& form, const Context& context) const;
    [[nodiscard]] bool shows_wishes(const Form& form) const;
    [[nodiscard]] std::string count_of_weaves() const;
    [[nodiscard]] ui::Element shelf(const Form& form, const Context& context) const;
    [[nodiscard]] ui::Element card(Part part, const Context& context, std::size_t index = 0) const;
    [[nodiscard]] std::string said_of(Part part, std::size_t index, const Context& context) const;
    /// Returns the words of the button that goes on, and of the board to which it leads.
    [[nodiscard]] std::pair<std::string, std::string> words_to_go_on(const Context& context) const;

    void draw_mark(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_hero(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_thread(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_board(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_journey(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_today(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    void draw_wishes(const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const;
    static void draw_command(Command command, const ui::Rect& rect, const Context& context,
                             std::vector<scene::Item>& items);
    void draw_shelf(std::size_t number, const ui::Rect& rect, const Context& context,
                    std::vector<scene::Item>& items) const;

    [[nodiscard]] Effects open_weave(std::size_t number) const;
    Effects take_games(const std::vector<game::GameSummary>& games, const Context& context);

    std::shared_ptr<const std::vector<game::GameSummary>> games_; ///< the cleared games; null until the history is read
    std::vector<std::size_t> weaves_of_games_; ///< the indices of all cleared games, for the page of a weave
    WeaveLoader weaves_;
    bool round_over_ = false; ///< the game in progress is a board of a run whose bar has run out
    int unfinished_ = 0;      ///< how many games were begun and not ended, the one in hand included
    game::JourneyResults journey_;
    std::array<game::WishState, game::wishes_a_week> wishes_{}; ///< of this week
    game::Days days_;
    game::Time opened_{0};
};

} // namespace twoturns::app
