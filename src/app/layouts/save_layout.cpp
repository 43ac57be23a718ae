// Asks for a name and saves a layout with this name in the player's own layout folder.
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/layouts/own_layouts.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

class SaveLayout final : public Screen {
public:
    explicit SaveLayout(BoardLayout layout) : layout_(std::move(layout)) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "save-layout"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> foot;
        foot.push_back(ui::paragraph(foot_text(), 13, error_ ? ui::Tone::normal : ui::Tone::muted, 3).growing());
        foot.push_back(ui::widget(
            ui::id_of(Part::enter),
            ui::Button{.words = replace_ ? platform::trc("button", "Replace") : platform::trc("button", "Save"),
                       .icon = "save",
                       .key = platform::trc("key", "Enter"),
                       .style = ui::Button::Style::primary,
                       .enabled = !waits_ && !file().empty()}));
        return {.title = tr(N_("Save the layout")),
                .content =
                    ui::column({ui::widget(ui::id_of(Part::title),
                                           ui::TextField{title_, tr(N_("what it is called")), most_layout_title_bytes}),
                                ui::row(std::move(foot), 12)},
                               12),
                .focus = ui::id_of(Part::title)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* edited = std::get_if<ui::Edited>(&event)) {
            title_ = edited->text;
            error_.reset();
            replace_ = false;
            return {};
        }
        if (!std::holds_alternative<ui::Pressed>(event) || waits_ || file().empty()) return {};
        if (refused_ && context.now < *refused_ + time_to_read) return {}; // the second of two quick presses
        waits_ = true;
        return {Ask{WriteLayout{file(), text_of_layout(layout_, title_), replace_}}};
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* written = std::get_if<FileWritten>(&response);
        if (written == nullptr) return {};
        waits_ = false;
        if (!written->done) {
            replace_ = written->done.error().id == platform::there_already; // a second press confirms overwriting
            error_ = written->done.error();
            refused_ = context.now;
            return {};
        }
        return {CloseScreen{}, Tell{LayoutSaved{layout_}},
                say({N_("Saved")}, {N_("It is among the layouts of a new game.")}, context.now + note_time)};
    }

private:
    enum class Part : std::uint8_t {
        title,
        enter,
    };

    [[nodiscard]] std::string file() const { return layout_file_name(title_); }
    [[nodiscard]] std::string foot_text() const {
        if (error_) return tr(*error_);
        if (file().empty()) return tr(N_("New games offer it under this name."));
        return trf(N_("The file will be called {0}."), file());
    }

    BoardLayout layout_;
    std::string title_;
    std::optional<Message> error_;
    std::optional<game::Time> refused_; ///< the time of the last refusal or question
    bool replace_ = false;              ///< the player has confirmed overwriting the existing file
    bool waits_ = false;
};

} // namespace

screens::Made screens::save_layout(const BoardLayout& layout) { return std::make_shared<SaveLayout>(layout); }

} // namespace twoturns::app
