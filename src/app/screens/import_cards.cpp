// A file of another program becomes a deck: how far that is, and Cancel; or why it cannot.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/screens/screens.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

class ImportCards final : public Screen {
public:
    explicit ImportCards(std::string file) : file_(std::move(file)) {}
    [[nodiscard]] std::string name() const override { return "import"; }

    [[nodiscard]] View view(const Context& context) const override {
        return failure_ ? failed_view() : progress_view(context);
    }

    Effects opened(const Context& context) override {
        since_ = context.now;
        return {Ask{ImportDeck{file_}}};
    }

    Effects on(const ui::Event& event, const Context& /*context*/) override {
        return std::holds_alternative<ui::Pressed>(event) ? Effects{CloseScreen{}} : Effects{};
    }

    Effects on(const Answer& answer, const Context& context) override {
        if (const auto* progress = std::get_if<Progress>(&answer)) progress_ = progress->value;
        const auto* imported = std::get_if<DeckImported>(&answer);
        if (imported == nullptr) return {};
        if (!imported->deck) {
            failure_ = imported->deck.error();
            return {};
        }
        Effects effects = screens::play_with(*imported->deck, context);
        append(effects, {CloseScreen{}, TellImported{}});
        return effects;
    }

    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return !failure_ && context.now < since_ + told_after ? std::optional{since_ + told_after} : std::nullopt;
    }

private:
    enum class Part : std::uint8_t {
        leave,
    };
    static constexpr game::Time told_after{300};

    /// It says so only where it takes a while.
    [[nodiscard]] View progress_view(const Context& context) const {
        std::vector<ui::Element> parts;
        parts.push_back(ui::paragraph(file_name(), 15, ui::Tone::muted, 2));
        ui::Element bar;
        bar.what = ui::Progress{progress_};
        parts.push_back(std::move(bar));
        parts.push_back(leave_row({.words = tr(N_("Cancel")), .icon = {}, .key = {}}));
        return {.kind = context.now < since_ + told_after ? View::Kind::hidden : View::Kind::dialog,
                .title = tr(N_("The cards are taken from the file")),
                .subtitle = {},
                .content = ui::column(std::move(parts), 12),
                .focus = {}};
    }
    [[nodiscard]] View failed_view() const {
        return {.title = tr(N_("No deck can be made of it")),
                .subtitle = {},
                .content =
                    ui::column({ui::paragraph(file_name(), 15, ui::Tone::muted, 2), ui::paragraph(tr(*failure_), 15),
                                leave_row({.words = tr(N_("Close")),
                                           .icon = {},
                                           .key = tr(N_("Enter")),
                                           .look = ui::Button::Look::primary})},
                               12),
                .focus = {}};
    }
    [[nodiscard]] static ui::Element leave_row(ui::Button button) {
        return ui::row({ui::filler(), ui::widget(ui::id_of(Part::leave), std::move(button))});
    }
    [[nodiscard]] std::string file_name() const {
        return one_line(platform::name_of(platform::path_from(file_).filename()));
    }

    std::string file_;
    game::Time since_{0};
    float progress_ = 0;
    std::optional<Message> failure_;
};

} // namespace

screens::Made screens::import_cards(const std::string& file) { return std::make_shared<ImportCards>(file); }

} // namespace twoturns::app
