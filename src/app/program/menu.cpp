// The menu: eight cards that lead everywhere.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/card.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::id_of;

struct MenuCard {
    Command command;
    const char* words;   ///< nullptr: the words of the command
    const char* meaning; ///< nullptr: the help line of the command
};
constexpr std::array menu_cards{
    MenuCard{Command::back, N_("Back to the board"), N_("go on where you were")},
    MenuCard{Command::board_menu, nullptr, nullptr},
    MenuCard{Command::new_game, nullptr, nullptr},
    MenuCard{Command::home, nullptr, N_("journey, today, Arcade, two players")},
    MenuCard{Command::gallery, nullptr, nullptr},
    MenuCard{Command::look, nullptr, N_("tables, tiles and pictures")},
    MenuCard{Command::records, nullptr, N_("medals, figures, games")},
    MenuCard{Command::settings, nullptr, N_("sound, keys, language")},
};

class Menu final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "menu", .passes_to_board = true}; }

    [[nodiscard]] View view(const Context& context) const override {
        constexpr float gap = 12;
        constexpr float around = 150; // the dialog's edges, title and game
        constexpr float rows = menu_cards.size() / 2;
        const float height = std::clamp((context.height() - around) / rows - gap, 34.0F, 112.0F);
        std::vector<ui::Element> cards;
        for (std::size_t i = 0; i < menu_cards.size(); ++i) {
            const MenuCard& card = menu_cards.at(i);
            cards.push_back(
                card_button(button_of(card.command), id_of(Part::card, i), words_of(card)).high(std::round(height)));
        }
        std::vector<ui::Element> parts;
        parts.push_back(ui::label(about(context), 14, ui::Tone::muted).pad(2, 0));
        parts.push_back(ui::grid(2, std::move(cards), gap));
        return {.title = tr(N_("Menu")),
                .width = 800,
                .content = ui::column(std::move(parts), 10),
                .focus = button_of(Command::back)};
    }

    Effects on(const ui::Event& event, const Context& /*context*/) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        return pressed != nullptr && pressed->id == button_of(Command::back) ? Effects{CloseScreen{}} : Effects{};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        return button == button_of(Command::back) ? "continue" : Screen::name_of(button);
    }

    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        const MenuCard& card = menu_cards.at(slot.index);
        draw_card(items, rect,
                  {.icon = card.command == Command::back ? "play" : icon_of(card.command),
                   .words = words_of(card),
                   .meaning = card.meaning == nullptr ? help_of(card.command) : tr(card.meaning),
                   .key = key_of(card.command),
                   .primary = card.command == Command::back},
                  context);
    }

private:
    enum class Part : std::uint8_t {
        card,
        go_on,
    };

    static std::string words_of(const MenuCard& card) {
        return card.words == nullptr ? label_of(card.command) : tr(card.words);
    }
    /// Returns the Id of a card's button, which differs from the Id of the button that closes the dialog.
    static ui::Id button_of(Command command) {
        return command == Command::back ? id_of(Part::go_on) : id_of_command(command);
    }

    /// Returns which board is being played, and how far.
    static std::string about(const Context& context) {
        const auto place = place_of(context.game);
        const std::string board = place ? place_label(*place) : board_label(context.game);
        if (context.game.session.status() == game::Status::won) return board;
        return trf(N_("{0} · {1}"), board, progress_text(context.game, context.now));
    }
};

} // namespace

screens::Made screens::menu() { return std::make_shared<Menu>(); }

} // namespace twoturns::app
