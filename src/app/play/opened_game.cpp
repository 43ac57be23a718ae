// Offers to race, watch or resume an opened game that is not in the history: another player's game, or one from another
// computer.
#include <string>
#include <utility>
#include <vector>

#include "app/board/race.hpp"
#include "app/board/saved_games.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "game/sent_game.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ButtonStyle = ui::Button::Style;

class OpenedGame final : public Screen {
public:
    /// `file` must contain a record that is valid to its end.
    OpenedGame(std::shared_ptr<const GameFile> file, Deal start)
        : file_(std::move(file)), start_(std::move(start)), ghost_(*game::ghost_of(file_->record, start_.board)),
          untrue_(game::untrue_time(file_->text, file_->record, ghost_)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "opened-game"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> parts;
        parts.push_back(ui::paragraph(trf(N_("{0} · {1}"), board_label(), run_text(ghost_)), 15));
        if (untrue_)
            // TRANSLATORS: {0} is a message of the game that starts with a small letter.
            parts.push_back(ui::paragraph(trf(N_("It cannot be raced: {0}."), tr(*untrue_)), 14, ui::Tone::muted, 4));
        const bool first = races_first();
        std::vector<ui::Element> others;
        others.push_back(button(Part::watch, platform::trc("button", "Replay"), "play", false));
        others.push_back(first ? button(Part::go_on, go_on_words(), "enter", false)
                               : button(Part::race, platform::trc("button", "Race"), "race", false, !untrue_));
        parts.push_back(first ? button(Part::race, platform::trc("button", "Race"), "race", true)
                              : button(Part::go_on, go_on_words(), "enter", true));
        parts.push_back(ui::grid(2, std::move(others), 10));
        return {.title = file_->path.empty() ? tr(N_("A game that was sent")) : label_of(Runner{.path = file_->path}),
                .width = 420,
                .content = ui::column(std::move(parts), 12).scrolling(ui::id_of(Part::all))};
    }

    Effects opened(const Context& context) override {
        opened_ = context.now;
        return {};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || context.now < opened_ + time_to_read) return {};
        switch (ui::part_of<Part>(pressed->id)) {
        case Part::race: return untrue_ ? Effects{} : race_against(file_->record, start_, runner(), context);
        case Part::watch: return watch(context);
        case Part::go_on: return app::go_on({}, file_->record, start_, false, context);
        case Part::all: break;
        }
        return {};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == ui::id_of(Part::race)) return "race";
        if (button == ui::id_of(Part::watch)) return "replay";
        if (button == ui::id_of(Part::go_on)) return "continue";
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        all,
        race,
        watch,
        go_on,
    };

    static ui::Element button(Part part, std::string words, const char* icon, bool primary, bool enabled = true) {
        ui::Button look{.words = std::move(words), .icon = icon, .enabled = enabled};
        if (primary) look.key = platform::trc("key", "Enter");
        if (primary) look.style = ButtonStyle::primary;
        return ui::widget(ui::id_of(part), std::move(look));
    }

    /// Returns whether racing is the default. A finished run can be beaten; an unfinished one is better resumed.
    [[nodiscard]] bool races_first() const { return ghost_.finished() && !untrue_; }
    [[nodiscard]] std::string go_on_words() const {
        return ghost_.finished() ? tr(N_("Look at it")) : platform::trc("button", "Continue");
    }

    [[nodiscard]] std::string board_label() const {
        const game::Origin& origin = file_->record.origin;
        return label_of(start_.board.size()) + " · " +
               (origin.custom_board ? tr(N_("from a file")) : difficulty_label(origin.id.params.difficulty));
    }

    [[nodiscard]] Runner runner() const {
        if (!file_->path.empty()) return {.path = file_->path};
        return {.word = game::sent(file_->record)};
    }

    Effects watch(const Context& context) const {
        auto replay = game::Replay::of(file_->record, start_);
        if (!replay) return {say({N_("This game cannot be shown")}, replay.error(), context.now + 2 * note_time)};
        return {OpenScreen{screens::replay_of_file(start_, *std::move(replay))}};
    }

    std::shared_ptr<const GameFile> file_;
    Deal start_;
    game::Ghost ghost_;
    std::optional<Message> untrue_;
    game::Time opened_{0};
};

} // namespace

screens::Made screens::opened_game(std::shared_ptr<const GameFile> file, Deal start) {
    return std::make_shared<OpenedGame>(std::move(file), std::move(start));
}

} // namespace twoturns::app
