// The page Keys: every command with its two keys, ready sets, and the buttons of a gamepad.
#include <algorithm>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/keys/command_groups.hpp"
#include "app/keys/key_names.hpp"
#include "app/keys/key_sets.hpp"
#include "app/keys/pad_buttons.hpp"
#include "app/program/setting_rows.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::Element;
using ui::id_of;

constexpr float slot_height = 36;
constexpr float high_slot = 46; // for words in two lines
constexpr float slot_width = 136;
constexpr float narrow_page = 520; // window width

class KeysPage final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "keys"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const float margin = context.width() < narrow_page ? 14.0F : 40.0F;
        std::vector<Element> parts;
        parts.push_back(ui::widget(id_of(Part::tabs),
                                   ui::Tabs{// TRANSLATORS: the two parts of the page of keys.
                                            .names = {platform::trc("keys", "Keyboard"), tr(N_("Gamepad"))},
                                            .selected = tab_}));
        Element content = tab_ == 0 ? keyboard(context) : gamepad(context);
        parts.push_back(std::move(content).scrolling(id_of(Part::all)).growing());
        return {.kind = View::Kind::page,
                .title = label_of(Command::keys),
                .content = ui::column(std::move(parts), 12).pad({margin, 8, margin, 0}),
                .focus = id_of(Part::tabs)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* pressed = std::get_if<ui::Pressed>(&event)) {
            if (ui::part_of<Part>(pressed->id) == Part::slot)
                return {OpenScreen{screens::press_key(static_cast<Command>(pressed->id.index / KeyBindings::most_keys),
                                                      pressed->id.index % KeyBindings::most_keys)}};
            if (ui::part_of<Part>(pressed->id) == Part::button)
                return {OpenScreen{screens::pad_command(static_cast<PadButton>(pressed->id.index))}};
            return {};
        }
        const auto* changed = std::get_if<ui::Changed>(&event);
        if (changed == nullptr) return {};
        Settings settings = context.settings;
        const auto value = static_cast<std::size_t>(changed->value);
        switch (ui::part_of<Part>(changed->id)) {
        case Part::tabs: tab_ = value; return {};
        case Part::set: settings.keys = bindings_of(all_key_sets.at(value)).stored(); break;
        case Part::by: settings.keys_by_place = value != 0; break;
        default: return {};
        }
        return {ChangeSettings{std::move(settings)}};
    }

private:
    enum class Part : std::uint8_t {
        all,
        tabs,
        set,
        by,
        slot,
        button,
    };

    static Element choice_of(Part part, std::vector<std::string> words, std::size_t selected, int columns) {
        ui::Choice choice{.selected = selected, .columns = columns, .height = slot_height};
        for (std::string& one : words) choice.options.push_back({.words = std::move(one)});
        return ui::widget(id_of(part), std::move(choice));
    }

    static Element keyboard(const Context& context) {
        const bool tight = context.width() < narrow_page;
        const KeyBindings bindings{context.settings.keys};
        std::vector<std::string> sets;
        for (const KeySet set : all_key_sets) sets.push_back(label_of(set));
        const auto set = set_of(bindings);
        std::vector<Element> parts;
        parts.push_back(choice_of(Part::set, std::move(sets),
                                  set ? static_cast<std::size_t>(*set) : all_key_sets.size(),
                                  context.width() < 900 ? 2 : 4));
        // TRANSLATORS: how a chosen key is found again on another keyboard: by what it types, or by where it is.
        parts.push_back(
            choice_of(Part::by, {platform::trc("keys", "By letter"), platform::trc("keys", "By place on the keyboard")},
                      context.settings.keys_by_place ? 1 : 0, tight ? 1 : 2));
        std::vector<Element> groups;
        for (const KeyGroup& group : key_groups()) {
            std::vector<Element> rows;
            rows.push_back(ui::title(platform::trc("keys", group.name), 17).pad({0, 10, 0, 2}));
            for (const Command command : group.commands) rows.push_back(row_of(command, bindings, tight));
            groups.push_back(ui::column(std::move(rows), 4));
        }
        if (context.width() >= 1000) { // in two columns: the pages and what is below them at the right
            constexpr std::size_t at_left = 4;
            std::vector<Element> right{std::make_move_iterator(groups.begin() + at_left),
                                       std::make_move_iterator(groups.end())};
            groups.resize(at_left);
            std::vector<Element> columns;
            columns.push_back(ui::column(std::move(groups), 6));
            columns.push_back(ui::column(std::move(right), 6));
            parts.push_back(ui::grid(2, std::move(columns), 44));
        } else {
            for (Element& group : groups) parts.push_back(std::move(group));
        }
        return ui::column(std::move(parts), 10).pad({4, 4, 14, 14});
    }

    static Element row_of(Command command, const KeyBindings& bindings, bool tight) {
        const auto keys = bindings.of(command);
        Element name = ui::paragraph(name_among_keys(command), 15, ui::Tone::normal, 2).growing().shrinking();
        std::vector<Element> row;
        if (!tight) row.push_back(std::move(name));
        for (std::size_t slot = 0; slot < KeyBindings::most_keys; ++slot) {
            const bool bound = slot < keys.size();
            const std::string words = bound ? app::name_of(keys[slot]) : "–";
            Element button =
                ui::widget(id_of(Part::slot, static_cast<std::size_t>(command) * KeyBindings::most_keys + slot),
                           ui::Button{.words = words,
                                      .said = platform::trcf("list", "{0}, {1}", name_among_keys(command),
                                                             bound ? words : tr(N_("No key"))),
                                      .letters = tight ? 13.0F : 14.0F})
                    .high(tight ? high_slot : slot_height);
            row.push_back(tight ? std::move(button).growing() : std::move(button).wide(slot_width));
        }
        if (!tight) return ui::row(std::move(row), 8);
        // On a telephone the keys stand below, because their names are long.
        return ui::column({std::move(name), ui::row(std::move(row), 8)}, 4).pad(0, 4);
    }

    static Element gamepad(const Context& context) {
        const PadCommands commands{context.settings.pad_buttons};
        std::vector<Element> parts;
        parts.push_back(ui::paragraph(
            tr(N_(
                "The directions, A and B always move, pick and lead back. On a board the others do what you choose.")),
            14, ui::Tone::muted, 3));
        for (std::size_t i = 0; i < pad_button_count; ++i) {
            const auto button = static_cast<PadButton>(i);
            const auto command = commands.of(button);
            parts.push_back(
                ui::widget(id_of(Part::button, i), ui::Button{.words = label_of(button),
                                                              .key = command ? name_among_keys(*command) : "–",
                                                              .style = ui::Button::Style::row})
                    .high(is_phone(context) ? 58.0F : 44.0F));
        }
        return ui::column(std::move(parts), 4).pad({4, 4, 14, 14});
    }

    std::size_t tab_ = 0;
};

} // namespace

screens::Made screens::keys() { return std::make_shared<KeysPage>(); }

} // namespace twoturns::app
