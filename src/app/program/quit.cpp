// Handles a request to quit: saves everything that was played, or asks the player, then ends the program.
#include <algorithm>
#include <utility>
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trn;

// Delays if the store does not respond: until a message, until the question, and until the system ends the program.
constexpr Time told_after{300};
constexpr Time save_patience{2500};
constexpr Time system_patience{5000};
constexpr Time one_second{1000};

class QuitScreen final : public Screen {
public:
    QuitScreen(bool by_system, Time now) : asked_(now), keeps_(by_system) {
        if (by_system) ends_ = now + system_patience;
    }

    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = state_ == State::waits ? screens::saving_at_end : screens::asking_at_end};
    }

    [[nodiscard]] View view(const Context& context) const override {
        View view{};
        if (state_ == State::waits) {
            view.kind = context.now < asked_ + told_after ? View::Kind::hidden : View::Kind::dialog;
            view.title = tr(N_("Saving"));
            view.content =
                ui::paragraph(tr(N_("The game ends as soon as everything is on the disk.")), 15, ui::Tone::muted);
            return view;
        }
        view.title = tries_ > 1 ? tr(N_("Still not saved")) : tr(N_("Not everything is saved"));
        std::vector<ui::Element> parts;
        parts.push_back(ui::paragraph(what_is_lost(context), 15));
        parts.push_back(ui::paragraph(tr(why_), 14, ui::Tone::muted, 6));
        if (ends_)
            parts.push_back(ui::paragraph(
                trn("Quits without saving in {0} second. Any key stops that.",
                    "Quits without saving in {0} seconds. Any key stops that.",
                    static_cast<int>((std::max(Time{0}, *ends_ - context.now) + one_second - Time{1}) / one_second)),
                14, ui::Tone::muted));
        const auto row = [&](Part part, std::string words, const char* icon) {
            parts.push_back(ui::widget(
                ui::id_of(part), ui::Button{.words = std::move(words), .icon = icon, .style = ui::Button::Style::row}));
        };
        row(Part::save, tr(N_("Save to a file and quit…")), "save");
        row(Part::again, tr(N_("Try again")), "restart");
        row(Part::end, tr(N_("Quit without saving")), "close");
        parts.push_back(command_button(Command::back, ui::Button::Style::row, true, tr(N_("Go on playing"))));
        view.content = ui::column(std::move(parts), 4).scrolling(ui::id_of(Part::all));
        view.focus = ui::id_of(Part::save);
        return view;
    }

    Effects opened(const Context& context) override { return ask(context); }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        switch (ui::part_of<Part>(pressed->id)) {
        case Part::save: return {OpenScreen{screens::save_unsaved(unsaved_.back(), saved_.size(), context)}};
        case Part::again: return ask(context);
        case Part::end: return {EndProgram{.keeps = false}};
        case Part::all: return {};
        }
        return {};
    }

    Effects on(const News& news, const Context& context) override {
        if (std::holds_alternative<PlayerActed>(news)) ends_.reset(); // the player is there to answer
        if (const auto* saved = std::get_if<SavedToFile>(&news)) return take_saved(saved->game);
        return std::holds_alternative<TimePassed>(news) ? pass_time(context) : Effects{};
    }

    Effects on(const Response& response, const Context& /*context*/) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        const auto* tried = news == nullptr ? nullptr : std::get_if<game::AllTried>(news);
        if (tried == nullptr) return {};
        unsaved_ = tried->unsaved;
        drop_saved();
        if (unsaved_.empty()) return {EndProgram{}};
        why_ = tried->why;
        if (keeps_) return report(why_, Keep::here);
        state_ = State::asks;
        return {Focus{ui::id_of(Part::save)}};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command == Command::back || command == Command::fullscreen) return std::nullopt;
        return Effects{}; // the question must be answered first
    }

    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override {
        std::optional<Time> next;
        if (state_ == State::waits && !reported_)
            next = asked_ + (context.now < asked_ + told_after ? told_after : save_patience);
        if (ends_) { // a countdown in seconds is shown
            const Time tick = context.now + (*ends_ - context.now) % one_second;
            next = std::min(next.value_or(*ends_), tick > context.now ? tick : context.now + one_second);
        }
        return next;
    }

private:
    enum class State : std::uint8_t {
        waits, // waiting for the store
        asks,
    };
    enum class Part : std::uint8_t {
        save,
        again,
        end,
        all,
    };

    Effects ask(const Context& context) {
        asked_ = context.now;
        state_ = State::waits;
        reported_ = false;
        ++tries_;
        return {Ask{game::StoreRequest{game::WriteAll{}}}};
    }

    /// Asks which games are unsaved. If the system ends the program, the first request also keeps these games for the
    /// next start without asking the player.
    Effects report(Message why, Keep keep) {
        reported_ = true;
        return {Ask{ReportUnsaved{std::move(why), std::exchange(keeps_, false) ? keep : Keep::nowhere}}};
    }

    Effects pass_time(const Context& context) {
        if (ends_ && context.now >= *ends_) return {EndProgram{}};
        if (state_ != State::waits || context.now < asked_ + save_patience || reported_) return {};
        return report({N_("The disk does not answer.")}, Keep::elsewhere);
    }

    /// Handles the news that one of the unsaved games was written to a file.
    Effects take_saved(game::GameKey key) {
        saved_.push_back(key);
        drop_saved();
        return unsaved_.empty() ? Effects{EndProgram{}} : Effects{};
    }

    void drop_saved() {
        std::erase_if(unsaved_, [&](const game::SavedGame& game) {
            return std::find(saved_.begin(), saved_.end(), game.summary.key) != saved_.end();
        });
    }

    [[nodiscard]] std::string what_is_lost(const Context& context) const {
        if (unsaved_.size() == 1 && unsaved_.front().summary.key == context.game.key)
            return tr(N_("What you did last in this game is not saved."));
        return trn("What you did last in {0} game is not saved.", "What you did last in {0} games is not saved.",
                   static_cast<int>(unsaved_.size()));
    }

    State state_ = State::waits;
    Time asked_;
    std::optional<Time> ends_; ///< when the program ends without an answer because the system demands it
    int tries_ = 0;            ///< how often the store was requested to write everything
    bool reported_ = false;
    bool keeps_;                           ///< keep unsaved games for the next start before asking the player
    std::vector<game::SavedGame> unsaved_; ///< in the order in which they were played
    Message why_;
    std::vector<game::GameKey> saved_; ///< games written to files during this question
};

} // namespace

screens::Made screens::quit(bool by_system, Time now) { return std::make_shared<QuitScreen>(by_system, now); }

} // namespace twoturns::app
