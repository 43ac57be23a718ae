// Edits the text on a card of a player's own deck, the name of a picture, or the name of the deck; leads to the crop of
// a picture. Changes are stored with the settings; the deck's files stay unchanged.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "app/screens.hpp"
#include "decks/decks.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::Element;
using ui::id_of;

class EditWords final : public Screen {
public:
    enum class What : std::uint8_t {
        title,   // name of the deck
        picture, // name of a picture
        card,    // texts of the two sides
    };
    struct Field {
        const char* label; ///< in English
        decks::DeckWords words;
        std::string text;
    };
    EditWords(std::string deck, What what, std::vector<Field> fields, std::string folder = {})
        : deck_(std::move(deck)), what_(what), fields_(std::move(fields)), folder_(std::move(folder)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "edit-card"}; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<Element> parts;
        for (std::size_t i = 0; i < fields_.size(); ++i) {
            if (fields_.size() > 1)
                parts.push_back(ui::label(platform::trc("side of a card", fields_[i].label), 14, ui::Tone::muted));
            if (has_text(fields_[i]))
                parts.push_back(ui::widget(id_of(Part::field, i), ui::TextField{fields_[i].text, {}, most_bytes()}));
            if (!fields_[i].words.picture.empty())
                parts.push_back(ui::row({ui::widget(id_of(Part::crop, i), ui::Button{.words = tr(N_("Crop…"))})
                                             .explained(tr(N_("what is seen of the picture"))),
                                         ui::filler()}));
        }
        parts.push_back(ui::paragraph(error_ ? tr(*error_) : tr(N_("Your files stay as they are.")), 13,
                                      error_ ? ui::Tone::normal : ui::Tone::muted, 3));
        std::vector<Element> buttons;
        if (is_changed(context.settings))
            buttons.push_back(ui::widget(id_of(Part::reset), ui::Button{.words = tr(N_("As in the files"))}));
        buttons.push_back(ui::filler());
        const auto first =
            std::find_if(fields_.begin(), fields_.end(), [&](const Field& one) { return has_text(one); });
        if (first != fields_.end())
            buttons.push_back(ui::widget(id_of(Part::save), ui::Button{.words = platform::trc("button", "Save"),
                                                                       .icon = "save",
                                                                       .key = platform::trc("key", "Enter"),
                                                                       .style = ui::Button::Style::primary}));
        parts.push_back(ui::row(std::move(buttons), 12));
        const auto at = static_cast<std::size_t>(first - fields_.begin());
        return {.title = title(),
                .content = ui::column(std::move(parts), 10),
                .focus = first != fields_.end() ? id_of(Part::field, at) : id_of(Part::crop, 0)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* edited = std::get_if<ui::Edited>(&event)) {
            if (edited->id.index < fields_.size()) fields_[edited->id.index].text = edited->text;
            error_.reset();
            return {};
        }
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        const bool submitted = std::holds_alternative<ui::Submitted>(event);
        if (pressed != nullptr && pressed->id == id_of(Part::reset)) return reset(context);
        if (pressed != nullptr && pressed->id.part == id_of(Part::crop).part)
            return {OpenScreen{screens::crop_picture(deck_, folder_, fields_.at(pressed->id.index).words.picture)}};
        return pressed != nullptr || submitted ? save(context) : Effects{};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == id_of(Part::save)) return "save";
        if (button == id_of(Part::reset)) return "as-in-files";
        if (button.part == id_of(Part::crop).part) return "crop-" + std::to_string(button.index + 1);
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        field,
        save,
        reset,
        crop,
    };

    [[nodiscard]] bool has_text(const Field& field) const { return what_ == What::title || !field.words.was.empty(); }

    [[nodiscard]] std::string title() const {
        switch (what_) {
        case What::title: return tr(N_("What the deck is called"));
        case What::picture: return tr(N_("What the picture is called"));
        case What::card: return tr(N_("What stands on the card"));
        }
        return {};
    }

    [[nodiscard]] std::size_t most_bytes() const {
        switch (what_) {
        case What::title: return decks::deck_limits::name_bytes;
        case What::picture: return decks::picture_limits::name_bytes;
        case What::card: return decks::deck_limits::side_bytes;
        }
        return 0;
    }

    [[nodiscard]] bool is_changed(const Settings& settings) const {
        const decks::DeckChanges changes = changes_of(settings, deck_);
        if (what_ == What::title) return !changes.title.empty();
        return std::any_of(fields_.begin(), fields_.end(),
                           [&](const Field& field) { return changes.texts.count(field.words.was) > 0; });
    }

    /// Returns the reason if the text cannot be used, otherwise nullopt.
    [[nodiscard]] std::optional<Message> refusal(const Field& field, const std::string& text,
                                                 const Context& context) const {
        if (what_ == What::title) return std::nullopt; // an empty name restores the original one
        if (auto why = decks::unfit_for_side(text)) return why;
        const auto& shown = context.deck_status.shown;
        if (!shown || shown->deck != deck_ || !shown->two_sided || text == field.words.now) return std::nullopt;
        const bool taken = std::any_of(shown->words.begin(), shown->words.end(), [&](const decks::DeckWords& other) {
            return !other.was.empty() && other.was != field.words.was && other.now == text;
        });
        if (taken) return Message{N_("Another side says the same: nobody could tell which is meant.")};
        return std::nullopt;
    }

    Effects save(const Context& context) {
        const bool both = fields_.size() > 1 && has_text(fields_[0]) && has_text(fields_[1]);
        if (both && decks::side_from(fields_[0].text) == decks::side_from(fields_[1].text)) {
            error_ = Message{N_("Both sides say the same.")};
            return {};
        }
        decks::DeckChanges changes = changes_of(context.settings, deck_);
        for (const Field& field : fields_) {
            if (!has_text(field)) continue;
            std::string text = decks::side_from(field.text);
            error_ = refusal(field, text, context);
            if (error_) return {};
            if (what_ == What::title)
                changes.title = std::move(text);
            else if (what_ == What::card && text == field.words.was)
                changes.texts.erase(field.words.was);
            else if (text != field.words.now)
                changes.texts[field.words.was] = std::move(text);
        }
        return change(changes, context);
    }

    Effects reset(const Context& context) {
        decks::DeckChanges changes = changes_of(context.settings, deck_);
        if (what_ == What::title) changes.title.clear();
        for (const Field& field : fields_) changes.texts.erase(field.words.was);
        return change(changes, context);
    }

    Effects change(const decks::DeckChanges& changes, const Context& context) {
        Settings settings = context.settings;
        if (!set_changes(settings, deck_, changes)) {
            error_ = Message{N_("So much was changed that there is no room for more: change the files instead.")};
            return {};
        }
        return {ChangeSettings{std::move(settings)}, CloseScreen{}};
    }

    std::string deck_;
    What what_;
    std::vector<Field> fields_;
    std::string folder_; ///< the folder of the deck's pictures
    std::optional<Message> error_;
};

} // namespace

screens::Made screens::rename_deck(const std::string& deck, const std::string& title) {
    return std::make_shared<EditWords>(deck, EditWords::What::title,
                                       std::vector<EditWords::Field>{{"", {{}, title}, title}});
}

screens::Made screens::edit_card(const decks::PictureScan& pictures, std::size_t card) {
    using What = EditWords::What;
    std::vector<EditWords::Field> fields;
    const std::size_t sides = pictures.two_sided ? 2 : 1;
    for (std::size_t side = 0; side < sides && (card * sides) + side < pictures.words.size(); ++side) {
        const decks::DeckWords& words = pictures.words[(card * sides) + side];
        if (!words.was.empty() || !words.picture.empty())
            fields.push_back(
                // TRANSLATORS: the sides of a card to learn with.
                {side == 0 ? NC_("side of a card", "Front") : NC_("side of a card", "Back"), words, words.now});
    }
    if (pictures.of_folder && fields.size() > 1) { // a picture and its name are edited together
        fields[1].words.picture = fields[0].words.picture;
        fields.erase(fields.begin());
    }
    return std::make_shared<EditWords>(pictures.deck, pictures.of_folder ? What::picture : What::card,
                                       std::move(fields), pictures.folder);
}

} // namespace twoturns::app
