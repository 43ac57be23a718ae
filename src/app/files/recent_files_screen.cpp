// Lists the saved games and boards that were opened or saved last, so that the player can open them again.
#include "app/files/recent_files.hpp"

#include <filesystem>
#include <utility>
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

class RecentFiles final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "recent-files"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const auto files = recent_files(context.settings);
        std::vector<ui::Element> parts;
        if (files.empty())
            parts.push_back(ui::paragraph(tr(N_("No file was opened or saved yet.")), 15, ui::Tone::muted));
        ui::List list{.count = files.size(), .row_height = row_height, .selected = selected_};
        list.row = [files](std::size_t i) { return row_of(files[i]); };
        list.name = [files](std::size_t i) { return files[i]; };
        if (!files.empty())
            parts.push_back(ui::widget(ui::id_of(Part::file), std::move(list))
                                .high(row_height * static_cast<float>(files.size()))
                                .shrinking());
        std::vector<ui::Element> foot;
        foot.push_back(ui::paragraph(error_ ? tr(*error_) : "", 13, ui::Tone::normal, 3).growing());
        foot.push_back(command_button(Command::open_game, ui::Button::Style::quiet));
        parts.push_back(ui::row(std::move(foot), 12));
        return {.title = tr(N_("Recent files")),
                .width = 620,
                .content = ui::column(std::move(parts), 10),
                .focus = ui::id_of(Part::file)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* changed = std::get_if<ui::Changed>(&event))
            selected_ = static_cast<std::size_t>(changed->value);
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        const auto files = recent_files(context.settings);
        if (pressed->id.index >= files.size()) return {};
        error_.reset();
        return {Ask{ReadFile{files[pressed->id.index]}}};
    }

    /// Removes a file from the list if it no longer exists or is not a game.
    Effects on(const Response& response, const Context& context) override {
        const auto* read = std::get_if<FileRead>(&response);
        if (read == nullptr) return {};
        auto opened = screens::opened(*read, context.game, context);
        if (opened) return *std::move(opened);
        error_ = opened.error();
        selected_ = none;
        // A file that cannot be read now may be readable later, for example on another disk.
        const bool away = !read->text && read->text.error().id != platform::no_such_file;
        if (away) return {};
        Settings settings = context.settings;
        forget_file(settings, read->path);
        return {ChangeSettings{std::move(settings)}};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command == Command::open_game) return Effects{CloseScreen{}, RunCommand{Command::open_game}};
        return std::nullopt;
    }

private:
    enum class Part : std::uint8_t {
        file,
    };
    static constexpr float row_height = 46;
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    static ui::Element row_of(const std::string& file) {
        const auto path = platform::path_from(file);
        ui::Element icon;
        icon.what = ui::Icon{"file", 18, ui::Tone::muted};
        std::vector<ui::Element> lines;
        lines.push_back(ui::label(one_line(platform::name_of(path.filename())), 15));
        lines.push_back(ui::label(one_line(platform::name_of(path.parent_path())), 12, ui::Tone::muted));
        return ui::row({std::move(icon), ui::column(std::move(lines), 0).growing().shrinking()}, 10).pad(10, 3);
    }

    std::size_t selected_ = none;
    std::optional<Message> error_;
};

} // namespace

screens::Made screens::recent_files() { return std::make_shared<RecentFiles>(); }

} // namespace twoturns::app
