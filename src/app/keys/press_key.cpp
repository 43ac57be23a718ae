// Waits for the new key of a command. If another command has that key, asks whether to take it over.
#include <optional>
#include <utility>
#include <vector>

#include "app/keys/command_groups.hpp"
#include "app/keys/key_bindings.hpp"
#include "app/keys/key_names.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;
using ui::Key;

class PressKey final : public Screen {
public:
    PressKey(Command command, std::size_t slot) : command_(command), slot_(slot) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "press-key", .takes_keys = !clash_}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<Element> parts;
        std::vector<Element> buttons;
        const auto add = [&](Part part, std::string words, ui::Button::Style style = ui::Button::Style::quiet) {
            buttons.push_back(ui::widget(id_of(part), ui::Button{.words = std::move(words), .style = style}));
        };
        if (clash_) {
            const std::string clash =
                trf(N_("{0} is the key of “{1}” already."), app::name_of(*key_), name_among_keys(*clash_));
            parts.push_back(ui::paragraph(clash, 15));
            add(Part::take, tr(N_("Take it over")), ui::Button::Style::primary);
            auto& take = std::get<ui::Button>(buttons.back().what); // it gets the focus when the question comes
            take.said = platform::trcf("sentences", "{0} {1}", clash, take.words);
        } else {
            parts.push_back(ui::paragraph(tr(N_("Press a key. Esc leaves it as it is, Delete takes it away.")), 15));
            add(Part::clear, tr(N_("No key")));
        }
        add(Part::leave, tr(N_("Leave it")));
        parts.push_back(ui::row(std::move(buttons), 10));
        return {.title = name_among_keys(command_), .width = 480, .content = ui::column(std::move(parts), 14)};
    }

    Effects on(const ui::Input& input, const Context& context) override {
        const auto* key = std::get_if<ui::KeyPress>(&input);
        if (key == nullptr || key->again || clash_) return {};
        const bool plain = !key->ctrl && !key->shift && !key->alt;
        if (plain && key->key == Key::escape) return {CloseScreen{}};
        if (plain && (key->key == Key::del || key->key == Key::backspace)) return clear(context);
        const auto by = context.settings.keys_by_place ? Binding::By::place : Binding::By::letter;
        key_ = binding_of(*key, by);
        if (!key_) return {};
        clash_ = KeyBindings{context.settings.keys}.clash(command_, *key);
        if (clash_) return {Focus{id_of(Part::take)}};
        return take(context);
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        switch (ui::part_of<Part>(pressed->id)) {
        case Part::take: return take(context);
        case Part::clear: return clear(context);
        case Part::leave: break;
        }
        return {CloseScreen{}};
    }

private:
    enum class Part : std::uint8_t {
        take,
        clear,
        leave,
    };

    Effects changed(const KeyBindings& bindings, const Context& context) const {
        Settings settings = context.settings;
        settings.keys = bindings.stored();
        return {ChangeSettings{std::move(settings)}, CloseScreen{}};
    }
    Effects take(const Context& context) const {
        KeyBindings bindings{context.settings.keys};
        bindings.set(command_, slot_, *key_);
        return changed(bindings, context);
    }
    Effects clear(const Context& context) const {
        KeyBindings bindings{context.settings.keys};
        bindings.clear(command_, slot_);
        return changed(bindings, context);
    }

    Command command_;
    std::size_t slot_;
    std::optional<Binding> key_;   ///< that was pressed
    std::optional<Command> clash_; ///< the other command of that key
};

} // namespace

screens::Made screens::press_key(Command command, std::size_t slot) {
    return std::make_shared<PressKey>(command, slot);
}

} // namespace twoturns::app
