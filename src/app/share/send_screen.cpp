// Sends the game to another device: as a code for its camera, and as a link or a text.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/saved_games.hpp"
#include "app/screens.hpp"
#include "app/share/qr_code.hpp"
#include "game/sent_game.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::Element;
using ui::id_of;

class SendScreen final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "send-game"}; }

    Effects opened(const Context& context) override {
        const game::Game& game = context.game;
        const bool begun = game.session.status() != game::Status::won && !game.session.log().empty();
        text_ = begun ? addressed(game::sent(game::record_of(game, context.now)), context) : board_of(game, context);
        code_ = qr_code(text_);
        if (!code_ && begun) code_ = qr_code(board_of(game, context));
        const bool all_in_code = text_.size() <= most_code_bytes;
        told_ = !begun        ? N_("The board begins from its start there.")
                : all_in_code ? N_("The board goes along as it stands now, with all that was played.")
                : code_ ? N_("So much was played that no code holds it: the code has the board from its start, and "
                             "what is copied has all that was played.")
                        : N_("So much was played that no code holds it. What is copied has all of it.");
        return {};
    }

    [[nodiscard]] View view(const Context& context) const override {
        const bool beside = context.width() > context.height() && context.height() < 620;
        std::vector<Element> words;
        words.push_back(ui::paragraph(how_to(context), 16, ui::Tone::normal, 6));
        words.push_back(ui::paragraph(tr(told_), 15, ui::Tone::muted, 6));
        const bool page = !context.page.empty();
        words.push_back(
            ui::widget(id_of(Part::copy), ui::Button{.words = page ? tr(N_("Copy the link")) : tr(N_("Copy the text")),
                                                     .icon = "copy",
                                                     .key = platform::trc("key", "Enter"),
                                                     .style = ui::Button::Style::primary}));
        Element text = ui::column(std::move(words), 14);
        View view{.title = label_of(Command::send_game), .focus = id_of(Part::copy)};
        if (!code_) {
            view.content = std::move(text);
            return view;
        }
        const float room = beside ? context.height() - 130 : context.height() - 330;
        const float side = std::clamp(std::min(room, context.width() - (beside ? 320.0F : 72.0F)), 120.0F, 400.0F);
        Element code = ui::widget(id_of(Part::code), ui::Slot{.keeps_sides = true}).wide(side).high(side).shrinking(0);
        view.width = beside ? std::min(760.0F, context.width() - 24) : 460;
        if (beside)
            view.content = ui::row({std::move(code), std::move(text).growing().shrinking()}, 20);
        else
            view.content = ui::column({ui::row({ui::filler(), std::move(code), ui::filler()}), std::move(text)}, 16)
                               .scrolling(id_of(Part::all));
        return view;
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || ui::part_of<Part>(pressed->id) != Part::copy) return {};
        return {Say{{{context.page.empty() ? N_("Text copied") : N_("Link copied")},
                     {N_("Pasted into the game, it plays on there.")},
                     context.now + note_time}},
                CopyText{text_}};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        return button == id_of(Part::copy) ? "copy-text" : Screen::name_of(button);
    }

    /// Draws the code with its light margin, in cells of whole pixels, so that all are equally wide.
    void draw(ui::Id slot, const ui::Rect& rect, const Context& /*context*/,
              std::vector<scene::Item>& items) const override {
        if (ui::part_of<Part>(slot) != Part::code || !code_) return;
        constexpr int margin = 4;
        const int across = code_->side + 2 * margin;
        const float cell = std::max(1.0F, std::floor(std::min(rect.w, rect.h) / static_cast<float>(across)));
        const float side = cell * static_cast<float>(across);
        const ui::Point at{std::round(rect.x + (rect.w - side) / 2), std::round(rect.y + (rect.h - side) / 2)};
        items.emplace_back(ui::BoxItem{.rect = {at.x, at.y, side, side}, .fill = ui::rgb(0xFFFFFF)});
        for (int row = 0; row < code_->side; ++row)
            for (int col = 0; col < code_->side; ++col) {
                const int from = col;
                while (col < code_->side && code_->dark[static_cast<std::size_t>(row * code_->side + col)]) ++col;
                if (col == from) continue;
                items.emplace_back(ui::BoxItem{.rect = {at.x + cell * static_cast<float>(margin + from),
                                                        at.y + cell * static_cast<float>(margin + row),
                                                        cell * static_cast<float>(col - from), cell},
                                               .fill = ui::rgb(0x101010)});
            }
    }

private:
    enum class Part : std::uint8_t {
        code,
        copy,
        all,
    };

    static std::string addressed(const std::string& word, const Context& context) {
        return context.page.empty() ? word : link_to(word, context);
    }
    /// Returns the board from its beginning: by its ID, or as a game without moves.
    static std::string board_of(const game::Game& game, const Context& context) {
        game::Record unplayed;
        unplayed.origin = game.origin;
        return addressed(game.origin.custom_board ? game::sent(unplayed) : to_text(game.origin.id), context);
    }

    static std::string how_to(const Context& context) {
        if (context.page.empty())
            return tr(N_("The camera of a telephone reads the code as a text, which is pasted into the game there as a "
                         "game ID is. Here, it can be copied."));
        return tr(N_("The camera of a telephone opens the game by this code. The link does the same on any device."));
    }

    std::string text_; ///< what is copied
    std::optional<QrCode> code_;
    const char* told_ = ""; ///< how much of the game is sent
};

} // namespace

screens::Made screens::send_game() { return std::make_shared<SendScreen>(); }

} // namespace twoturns::app
