// The page for a new game: what can be chosen, and the board it gives, which plays itself until the player does.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/board_preview.hpp"
#include "app/new_game_form.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

class NewGame final : public Screen {
public:
    explicit NewGame(const DealParams& params) : form_(params) {}
    [[nodiscard]] std::string name() const override { return "new-game"; }
    [[nodiscard]] View view(const Context& context) const override;

    Effects opened(const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Answer& answer, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    Effects tick(const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    void describe(std::ostream& text) const override;

private:
    enum class Part : std::uint8_t {
        preview,
        rows_of_choices,
        size,
        columns,
        rows,
        layout,
        gravity,
        difficulty,
        pace,
        kinds,
        usual_kinds,
        seed,
        play,
        surprise,
    };
    struct Asked { // a board that is being dealt
        GameId id;
        game::Time since;
        float progress = 0;
    };

    // What happens.
    bool choose(Part part, int value);
    Effects changed(const Context& context, game::Time pause = game::Time{0});
    Effects deal(const Context& context);
    Effects play(const Context& context);
    Effects press(Part part, const Context& context);
    [[nodiscard]] bool previewed() const;
    [[nodiscard]] bool plays(const Context& context) const;
    [[nodiscard]] bool takes_long(game::Time now) const;

    // What is seen.
    [[nodiscard]] std::optional<std::string> fault() const;
    [[nodiscard]] std::vector<ui::Element> choices(bool with_seed, const Context& context) const;
    [[nodiscard]] ui::Element size_choice() const;
    [[nodiscard]] ui::Element own_size() const;
    [[nodiscard]] ui::Element layout_choice() const;
    [[nodiscard]] ui::Element gravity_choice() const;
    [[nodiscard]] ui::Element difficulty_choice() const;
    [[nodiscard]] ui::Element kinds_choice() const;
    [[nodiscard]] static ui::Element pace_line(const Context& context);
    [[nodiscard]] ui::Element preview(const Context& context) const;
    [[nodiscard]] ui::Element facts(const Context& context) const;
    [[nodiscard]] ui::Element buttons(bool large) const;
    [[nodiscard]] ui::Element seed_line(bool with_copy) const;

    NewGameForm form_;
    bool seed_open_ = false; ///< a field in place of the word
    std::optional<BoardPreview> preview_;
    std::optional<Asked> asked_;
    std::optional<game::Time> deal_due_;
    std::optional<Message> refused_; ///< why the choice could not be dealt
    bool present_ = true;            ///< somebody can see the board play
};

} // namespace twoturns::app
