// The page of records: medals, the wishes of the week, best times, and buttons to the statistics and the games.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/records/kept_turns.hpp"
#include "app/screen.hpp"
#include "game/records/best_times.hpp"
#include "game/records/medals.hpp"
#include "game/records/wishes.hpp"
#include "ui/typeset.hpp"

namespace twoturns::app {

class Records final : public Screen {
public:
    enum class Tab : std::uint8_t {
        medals,
        wishes,
        times,
        turns,    ///< boards that were cleared with fewer turns than the search; only if there are any
        problems, ///< the medals of their grades; only if any was played
    };

    explicit Records(Tab tab = Tab::medals) : tab_{tab} {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "records"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& /*context*/) override { return {Ask{game::StoreRequest{game::all_games}}}; }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        tabs,
        page,   ///< the part of the page that scrolls
        card,   ///< the frame around a family of medals
        medal,  ///< the button that chooses a medal
        stamp,  ///< the picture of a medal
        chosen, ///< the picture of the chosen medal
        wish_card,
        wish,
        times,
        turns,
        grade,      ///< the button that plays the next problem of a grade
        grade_card, ///< the frame around the medal of a grade
        grade_seal, ///< an earned medal of a grade
        grade_stamp,
        first, ///< stamps on an empty page, which invite to play
    };
    /// The data computed from the history.
    struct Read {
        std::vector<game::GameSummary> games;
        bool empty = true; ///< no board was cleared and no match was played
        game::MedalStates medals{};
        int earned = 0;
        std::array<game::WishState, game::wishes_a_week> wishes{};
        game::Day new_wishes; ///< the first day of the next wishes
        std::vector<game::BestTime> times;
        std::vector<BeatenBoard> turns;
    };
    struct Form;

    /// Returns the tabs in their order.
    [[nodiscard]] std::vector<Tab> tabs(const Context& context) const;
    [[nodiscard]] Tab tab_shown(const Context& context) const;
    [[nodiscard]] ui::Element head(const Context& context, const Form& form, bool with_tabs) const;
    [[nodiscard]] ui::Element medals(const Context& context, const Form& form) const;
    /// Returns the text below a medal's seal: its name once it is earned, until then its wish.
    [[nodiscard]] ui::SetText words_of(std::size_t index, const Context& context, const Form& form) const;
    /// Returns the side of every seal: what the longest of these texts leaves.
    [[nodiscard]] float seal_side(const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element family(game::MedalFamily family, float seal, const Context& context,
                                     const Form& form) const;
    [[nodiscard]] ui::Element medal(std::size_t index, float seal, const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element chosen(const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element wishes(const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element wish(std::size_t number, const Form& form) const;
    [[nodiscard]] ui::Element times(const Context& context, const Form& form) const;
    [[nodiscard]] ui::Element turns(const Context& context, const Form& form) const;
    static ui::Element problems(const Context& context, const Form& form);
    static ui::Element invitation(const Form& form);

    void learn(const std::vector<game::GameSummary>& games, const Context& context);

    std::shared_ptr<const Read> read_; ///< null until the history is read
    std::optional<Message> fault_;
    Tab tab_;
    std::size_t medal_ = 0; ///< the chosen medal
    std::size_t time_ = 0;  ///< the chosen row
    std::size_t turn_ = 0;  ///< the chosen row of the turns
};

} // namespace twoturns::app
