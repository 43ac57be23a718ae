// The page on which the language is chosen. Every language is written in itself.
#include <string>
#include <utility>
#include <vector>

#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

/// The codes of the languages in the order of the page; the first is that of the system.
std::vector<std::string> codes() {
    std::vector<std::string> all{""};
    for (const platform::Language& language : platform::languages()) all.emplace_back(language.code);
    return all;
}

class LanguagePage final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "language"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const std::vector<std::string> all = codes();
        ui::Choice choice{.selected = all.size(), .columns = context.width() < 420 ? 1 : 2, .height = 44};
        for (std::size_t i = 0; i < all.size(); ++i) {
            choice.options.push_back({language_name(all[i]), {}, false, {}});
            if (all[i] == context.settings.language) choice.selected = i;
        }
        View view{.title = tr(N_("Language")), .width = 520, .focus = ui::id_of(Part::language)};
        view.content =
            ui::column({ui::widget(ui::id_of(Part::language), std::move(choice))}).scrolling(ui::id_of(Part::all));
        return view;
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* changed = std::get_if<ui::Changed>(&event);
        if (changed == nullptr) return {};
        Settings settings = context.settings;
        settings.language = codes()[static_cast<std::size_t>(changed->value)];
        return {ChangeSettings{std::move(settings)}};
    }

private:
    enum class Part : std::uint8_t {
        language,
        all,
    };
};

} // namespace

screens::Made screens::language() { return std::make_shared<LanguagePage>(); }

} // namespace twoturns::app
