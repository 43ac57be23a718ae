// Makes a deck from a file of another program. For an Anki package, and for a table whose form had to be guessed, the
// player first chooses the sides of the cards. Then the screen shows the progress, or the reason why no deck can be
// made. Any other table is imported without questions.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/decks/card_fields.hpp"
#include "app/decks/deck_list.hpp"
#include "app/screens.hpp"
#include "decks/decks.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "ui/tile_ink.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ui::id_of;

// In design pixels.
constexpr float field_row_height = 30;
constexpr float preview_row_height = 92;
constexpr float preview_tile = 84;
constexpr float least_for_two_columns = 900;
constexpr float fields_width = 440;

/// Same colour as on tiles.
ui::Colour letters_on(ui::Material material, bool back) {
    if (!back) return ui::ink_on(material);
    return material == ui::Material::lacquer ? ui::rgb(0xBFE0F7) : ui::rgb(0x0F4470);
}

class ImportCards final : public Screen {
public:
    ImportCards(std::string file, screens::CardFields fields)
        : file_(std::move(file)), fields_(fields), deck_name_(decks::imported_name(file_)) {}
    ImportCards(std::string file, std::string text)
        : file_(std::move(file)), deck_name_(file_.empty() ? tr(N_("Pasted cards")) : decks::imported_name(file_)),
          text_(std::move(text)) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "import"}; }

    [[nodiscard]] View view(const Context& context) const override {
        if (failure_) return failed_view();
        return package_ || table_ ? choice_view(context) : progress_view(context);
    }

    Effects opened(const Context& context) override {
        since_ = context.now;
        const auto choice = decks::import_choice(file_);
        if (fields_ == screens::CardFields::asked && choice == decks::ImportChoice::fields)
            return {Ask{ReadPackage{file_}}};
        if (text_ || choice == decks::ImportChoice::columns)
            return {Ask{ReadTable{file_, std::exchange(text_, std::nullopt)}}};
        return {Ask{ImportDeck{file_}}};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* edited = std::get_if<ui::Edited>(&event)) deck_name_ = edited->text;
        if (const auto* changed = std::get_if<ui::Changed>(&event)) return choose(*changed, context);
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        if (pressed->id == id_of(Part::leave)) return {CloseScreen{}};
        // Enter on a list imports. The second of two quick clicks on a row does not import.
        return context.now < chosen_ + time_to_read ? Effects{} : import(context);
    }

    Effects on(const Response& response, const Context& context) override {
        if (const auto* progress = std::get_if<Progress>(&response)) progress_ = progress->value;
        if (const auto* read = std::get_if<PackageRead>(&response)) return take(*read, context);
        if (const auto* previewed = std::get_if<CardsPreviewed>(&response))
            if (previewed->how == chosen()) preview_ = *previewed;
        if (const auto* read = std::get_if<TableRead>(&response)) return take(*read, context);
        const auto* imported = std::get_if<DeckImported>(&response);
        if (imported == nullptr) return {};
        if (!imported->deck) {
            failure_ = imported->deck.error();
            return {};
        }
        Effects effects = screens::play_with(*imported->deck, context);
        append(effects, {CloseScreen{}, Tell{FileBecameDeck{}}});
        return effects;
    }

    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        if (failure_ || package_ || table_ || context.now >= since_ + told_after) return std::nullopt;
        return since_ + told_after;
    }

    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        if (!preview_ || slot.index / 2 >= preview_->first.size()) return;
        const decks::Card& card = preview_->first[slot.index / 2];
        const bool back = slot.index % 2 == 1;
        const float side = std::min(rect.w, rect.h);
        const ui::Rect box{rect.x, std::round(rect.centre().y - side / 2), side, side};
        items.emplace_back(scene::TileItem{.box = box, .face = {}});
        const std::string& text = back ? card.back : card.front;
        const ui::Colour letters = letters_on(context.style.theme.material, back);
        if (decks::is_picture_name(text)) {
            const float icon = std::round(side * 0.4F);
            items.emplace_back(
                ui::IconItem{"deck",
                             {std::round(box.centre().x - icon / 2), std::round(box.centre().y - icon / 2), icon, icon},
                             letters});
            return;
        }
        draw_text(text, box, letters, context, items);
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == id_of(Part::leave)) return "leave";
        if (button == id_of(Part::import)) return "import";
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        leave,
        import,
        types,
        encoding,
        separator,
        heading,
        joined,
        front,
        back,
        preview, // the list of first cards
        tile,    // a tile in the list: alternates between front and back of each card
        title,
        all,
    };
    static constexpr game::Time told_after{300};

    // Events ----------------------------------------------------------------------------------------------

    Effects take(const PackageRead& read, const Context& context) {
        if (!read.package) {
            failure_ = read.package.error();
            return {};
        }
        package_ = *read.package;
        const auto& types = package_->types();
        sides_ = remembered_sides(context.settings, file_, types).value_or(decks::best_sides(types));
        Effects effects = ask_preview();
        effects.emplace_back(Focus{id_of(Part::front)});
        return effects;
    }

    Effects take(const TableRead& read, const Context& context) {
        if (!read.table) {
            failure_ = read.table.error();
            return {};
        }
        if (read.table->guess.plain && !file_.empty()) {
            Effects effects = screens::play_with(file_, context);
            append(effects, {CloseScreen{}, Tell{FileBecameDeck{}}});
            return effects;
        }
        table_ = read.table->bytes;
        form_ = read.table->guess.form;
        lone_backs_ = read.table->guess.lone_backs;
        Effects effects = ask_preview();
        effects.emplace_back(Focus{id_of(Part::front)});
        return effects;
    }

    /// Returns the fields or columns chosen for the cards.
    [[nodiscard]] std::variant<decks::AnkiSides, decks::TableForm> chosen() const {
        if (table_) return form_;
        return sides_;
    }

    Effects ask_preview() {
        if (preview_ && !preview_->columns.empty()) columns_ = preview_->columns;
        preview_.reset();
        if (table_) return {Ask{PreviewTable{table_, form_}}};
        return {Ask{PreviewCards{package_, sides_}}};
    }

    Effects choose(const ui::Changed& changed, const Context& context) {
        const auto to = static_cast<std::size_t>(changed.value);
        chosen_ = context.now;
        switch (ui::part_of<Part>(changed.id)) {
        case Part::types: sides_ = decks::best_sides(package_->types(), to); break;
        case Part::encoding: form_.encoding = decks::encodings()[to]; break;
        case Part::separator: form_.separator = decks::separators()[to]; break;
        case Part::heading: form_.heading = to != 0; break;
        case Part::joined: form_.joined = to != 0; break;
        case Part::front: (table_ ? form_.front : sides_.front) = to; break;
        case Part::back: (table_ ? form_.back : sides_.back) = to; break;
        default: return {};
        }
        return ask_preview();
    }

    Effects import(const Context& context) {
        if (!can_import()) return {};
        const std::string written = one_line(deck_name_);
        const bool blank = written.find_first_not_of(' ') == std::string::npos;
        const std::string name = blank ? decks::imported_name(file_) : written;
        since_ = context.now;
        progress_ = 0;
        if (table_) {
            const std::string folder =
                file_.empty() ? file_ : platform::name_of(platform::path_from(file_).parent_path());
            return {Ask{ImportDeck{file_, std::nullopt,
                                   decks::ChosenTable{std::exchange(table_, nullptr), form_, name, folder}}}};
        }
        Settings settings = context.settings;
        remember_sides(settings, file_, package_->types(), sides_);
        return {ChangeSettings{std::move(settings)},
                Ask{ImportDeck{file_, decks::ChosenPackage{std::exchange(package_, nullptr), sides_, name}}}};
    }

    [[nodiscard]] bool can_import() const { return (package_ || table_) && preview_ && preview_->count > 0; }

    // View ------------------------------------------------------------------------------------------------

    /// Shows the progress, but only if the import takes a while.
    [[nodiscard]] View progress_view(const Context& context) const {
        std::vector<Element> parts;
        parts.push_back(ui::paragraph(file_name(), 15, ui::Tone::muted, 2));
        Element bar;
        bar.what = ui::Progress{progress_};
        parts.push_back(std::move(bar));
        parts.push_back(ui::row({ui::filler(), leave_button({.words = platform::trc("button", "Cancel")})}));
        return {.kind = context.now < since_ + told_after ? View::Kind::hidden : View::Kind::dialog,
                .title = tr(N_("The cards are taken from the file")),
                .content = ui::column(std::move(parts), 12)};
    }

    [[nodiscard]] View failed_view() const {
        return {.title = tr(N_("No deck can be made of it")),
                .content =
                    ui::column({ui::paragraph(file_name(), 15, ui::Tone::muted, 2), ui::paragraph(tr(*failure_), 15),
                                ui::row({ui::filler(), leave_button({.words = platform::trc("button", "Close"),
                                                                     .key = platform::trc("key", "Enter"),
                                                                     .style = ui::Button::Style::primary})})},
                               12)};
    }

    [[nodiscard]] static Element leave_button(ui::Button button) {
        return ui::widget(id_of(Part::leave), std::move(button));
    }

    [[nodiscard]] View choice_view(const Context& context) const {
        const bool wide = context.width() >= least_for_two_columns;
        std::vector<Element> parts;
        if (wide) {
            std::vector<Element> columns;
            columns.push_back(choices(wide).wide(fields_width));
            columns.push_back(ui::column(preview(wide), 8).growing().shrinking());
            parts.push_back(ui::row(std::move(columns), 24, ui::CrossAlign::stretch).growing().shrinking());
        } else {
            auto below = preview(wide);
            below.insert(below.begin(), choices(wide));
            parts.push_back(ui::column(std::move(below), 10).pad(4, 4).scrolling(id_of(Part::all)).growing());
        }
        parts.push_back(foot());
        return {.kind = View::Kind::page,
                .title = choice_title(),
                .subtitle = file_name(),
                .content = ui::column(std::move(parts), 12).pad(wide ? 28.0F : 12.0F, wide ? 18.0F : 10.0F),
                .focus = id_of(Part::front)};
    }

    [[nodiscard]] std::string choice_title() const {
        if (!table_) return tr(N_("Cards of an Anki package"));
        if (!file_.empty() || !preview_) return tr(N_("Cards of a table"));
        return trn("Make a deck of this {0} card?", "Make a deck of these {0} cards?",
                   static_cast<int>(preview_->count));
    }

    [[nodiscard]] Element choices(bool wide) const { return table_ ? table_choices(wide) : package_choices(wide); }

    /// Makes the choices of encoding, separator and columns.
    [[nodiscard]] Element table_choices(bool wide) const {
        constexpr std::size_t encodings_shown = 3;
        constexpr std::size_t columns_shown = 5;
        std::vector<Element> parts;
        const auto encodings = decks::encodings();
        if (!file_.empty()) {
            const auto at = std::find(encodings.begin(), encodings.end(), form_.encoding) - encodings.begin();
            // TRANSLATORS: a choice of encodings, such as UTF-8, follows.
            parts.push_back(ui::title(tr(N_("Letters are written in")), 15));
            parts.push_back(list_of(Part::encoding, encodings.size(), static_cast<std::size_t>(at), [](std::size_t i) {
                                return std::string{decks::label_of(decks::encodings()[i])};
                            }).high(field_row_height * static_cast<float>(encodings_shown)));
        }
        // TRANSLATORS: a choice of comma, semicolon and tab follows.
        parts.push_back(ui::title(tr(N_("Between the cells stands")), 15));
        ui::Choice separator{.selected = 0, .columns = 0, .height = 34, .gap = 5};
        for (const std::string_view one : decks::separators()) {
            if (one == form_.separator) separator.selected = separator.options.size();
            // TRANSLATORS: the character, not a tab of a window.
            separator.options.push_back({.words = one == "\t" ? platform::trc("character", "Tab") : std::string{one}});
        }
        parts.push_back(ui::widget(id_of(Part::separator), std::move(separator)));
        parts.push_back(ui::widget(id_of(Part::heading),
                                   ui::Toggle{.words = tr(N_("The first row is a heading")), .on = form_.heading}));
        if (lone_backs_)
            parts.push_back(
                ui::widget(id_of(Part::joined),
                           // TRANSLATORS: a row of the table with an empty front continues the card above it.
                           ui::Toggle{.words = tr(N_("A back alone belongs to the card before")), .on = form_.joined}));
        const auto& known = preview_ && !preview_->columns.empty() ? preview_->columns : columns_;
        std::vector<std::string> names = known;
        names.resize(std::max({names.size(), form_.front + 1, form_.back + 1}));
        std::vector<Element> sides;
        for (const bool back : {false, true}) {
            std::vector<Element> side;
            side.push_back(ui::title(back ? tr(N_("Back side")) : tr(N_("Front side")), 15));
            side.push_back(
                list_of(back ? Part::back : Part::front, names.size(), back ? form_.back : form_.front,
                        [names](std::size_t i) {
                            // TRANSLATORS: {0} is the number of a column in a table of cards.
                            return names[i].empty() ? trf(N_("Column {0}"), std::to_string(i + 1)) : names[i];
                        })
                    .high(field_row_height *
                          static_cast<float>(std::min(wide ? columns_shown : columns_shown - 1, names.size()))));
            sides.push_back(ui::column(std::move(side), 6));
        }
        parts.push_back(ui::grid(2, std::move(sides), 14));
        return ui::column(std::move(parts), 8);
    }

    /// Makes the choices of the note type and two of its fields.
    [[nodiscard]] Element package_choices(bool wide) const {
        constexpr std::size_t most_types_shown = 3;
        const auto& types = package_->types();
        std::vector<Element> parts;
        if (types.size() > 1) {
            // TRANSLATORS: what Anki calls a note type.
            parts.push_back(ui::title(tr(N_("Kind of note")), 15));
            parts.push_back(list_of(Part::types, types.size(), sides_.type, [&types](std::size_t i) {
                                // TRANSLATORS: {1} are the names of the fields of these notes.
                                return trn("{0} note: {1}", "{0} notes: {1}", static_cast<int>(types[i].notes.size()),
                                           {types[i].name});
                            }).high(field_row_height * static_cast<float>(std::min(most_types_shown, types.size()))));
        }
        std::vector<Element> sides;
        sides.push_back(fields(Part::front, tr(N_("Front side")), sides_.front, wide));
        sides.push_back(fields(Part::back, tr(N_("Back side")), sides_.back, wide));
        Element both = ui::grid(2, std::move(sides), 14);
        parts.push_back(std::move(both));
        return ui::column(std::move(parts), 8);
    }

    [[nodiscard]] Element fields(Part part, std::string words, std::size_t selected, bool wide) const {
        const auto& names = package_->types().at(sides_.type).fields;
        const std::size_t most = wide ? 12 : 4;
        std::vector<Element> parts;
        parts.push_back(ui::title(std::move(words), 15));
        parts.push_back(list_of(part, names.size(), selected, [&names](std::size_t i) {
                            // TRANSLATORS: {0} is the number of a field in a note of cards.
                            return names[i].empty() ? trf(N_("Field {0}"), std::to_string(i + 1)) : names[i];
                        }).high(field_row_height * static_cast<float>(std::min(most, names.size()))));
        return ui::column(std::move(parts), 6);
    }

    template <class Words>
    [[nodiscard]] static Element list_of(Part part, std::size_t count, std::size_t selected, Words words) {
        ui::List list{.count = count, .row_height = field_row_height, .selected = selected, .name = words};
        list.row = [words](std::size_t row) {
            return ui::row({ui::label(words(row), 14).growing().shrinking()}, 0).pad(10, 0);
        };
        return ui::widget(id_of(part), std::move(list));
    }

    /// Makes the preview: the number of cards, the reasons why there are not more, and the first cards.
    [[nodiscard]] std::vector<Element> preview(bool wide) const {
        std::vector<Element> parts;
        if (!preview_) {
            parts.push_back(ui::label(tr(N_("The cards are counted")), 14, ui::Tone::muted));
            if (wide) parts.push_back(ui::filler());
            return parts;
        }
        parts.push_back(ui::title(preview_->count == 0 ? table_ ? tr(N_("No card can be made of these columns"))
                                                                : tr(N_("No card can be made of these fields"))
                                                       : trn("{0} card with two sides", "{0} cards with two sides",
                                                             static_cast<int>(preview_->count)),
                                  16));
        for (std::string& line : left_out()) parts.push_back(ui::label(std::move(line), 13, ui::Tone::muted));
        constexpr std::size_t rows_below_fields = 3;
        Element list = preview_list();
        const float rows = static_cast<float>(std::min(rows_below_fields, preview_->first.size()));
        if (preview_->count > 0)
            parts.push_back(wide ? std::move(list).growing().shrinking()
                                 : std::move(list).high(preview_row_height * rows));
        else if (wide)
            parts.push_back(ui::filler());
        return parts;
    }

    [[nodiscard]] std::vector<std::string> left_out() const {
        constexpr std::size_t most_lines = 3;
        std::vector<std::string> lines;
        int more = 0;
        for (const decks::NotesLeftOut& some : preview_->left_out) {
            const int count = static_cast<int>(some.count);
            if (!table_)
                // TRANSLATORS: notes of Anki; {1} is why, such as "a side is empty".
                lines.push_back(trn("{0} note left out: {1}", "{0} notes left out: {1}", count, {tr(some.why)}));
            else if (lines.size() < most_lines)
                lines.push_back(some.why.args.empty()
                                    // TRANSLATORS: {1} is why, such as "both sides are the same".
                                    ? trn("{0} row left out: {1}", "{0} rows left out: {1}", count, {tr(some.why)})
                                    : tr(some.why)); // the message names the line
            else
                more += count;
        }
        // TRANSLATORS: rows of a table.
        if (more > 0) lines.push_back(trn("{0} more row left out", "{0} more rows left out", more));
        return lines;
    }

    [[nodiscard]] Element preview_list() const {
        ui::List list{.count = preview_->first.size(),
                      .row_height = preview_row_height,
                      .selected = static_cast<std::size_t>(-1)};
        list.row = [this](std::size_t row) {
            const auto tile = [&](std::size_t side) {
                return ui::widget(id_of(Part::tile, 2 * row + side), ui::Slot{}).wide(preview_tile).high(preview_tile);
            };
            const decks::Card& card = preview_->first[row];
            std::vector<Element> parts;
            parts.push_back(tile(0));
            parts.push_back(tile(1));
            parts.push_back(ui::column({ui::paragraph(card.front, 14, ui::Tone::normal, 2),
                                        ui::paragraph(card.back, 14, ui::Tone::muted, 2)},
                                       2)
                                .growing()
                                .shrinking());
            return ui::row(std::move(parts), 10).pad(4, 4);
        };
        return ui::widget(id_of(Part::preview), std::move(list));
    }

    [[nodiscard]] Element foot() const {
        std::vector<Element> parts;
        parts.push_back(ui::widget(id_of(Part::title), ui::TextField{deck_name_, tr(N_("what the deck is called")),
                                                                     decks::deck_limits::name_bytes})
                            .at_least(120)
                            .growing()
                            .shrinking());
        parts.push_back(leave_button({.words = platform::trc("button", "Cancel")}));
        parts.push_back(ui::widget(id_of(Part::import), ui::Button{.words = platform::trc("button", "Import"),
                                                                   .key = platform::trc("key", "Enter"),
                                                                   .style = ui::Button::Style::primary,
                                                                   .enabled = can_import()}));
        return ui::row(std::move(parts), 12);
    }

    /// Returns whether every word fits. Text in Chinese and similar scripts can be broken anywhere.
    [[nodiscard]] static bool words_fit(std::string_view text, float room, const ui::Lettering& lettering) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            const std::string_view word = text.substr(0, end);
            constexpr auto many_letters = [](char c) { return static_cast<unsigned char>(c) >= 0xE2; };
            if (std::none_of(word.begin(), word.end(), many_letters) && lettering.width(word) > room) return false;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return true;
    }

    /// Draws a text at the largest size that fits.
    static void draw_text(const std::string& text, const ui::Rect& box, ui::Colour colour, const Context& context,
                          std::vector<scene::Item>& items) {
        constexpr std::array sizes{26.0F, 22.0F, 18.0F, 15.0F, 13.0F, 11.0F};
        constexpr float line_height = 1.25F;
        const float room = box.w * 0.84F;
        std::vector<std::string> lines;
        float size = 0;
        for (const float one : sizes) {
            size = std::max(9.0F, std::round(one * context.style.unit));
            const ui::Lettering lettering{context.style.measure, size, false};
            const auto most = static_cast<std::size_t>(std::max(1.0F, room / (size * line_height)));
            lines = ui::wrapped(text, room, most, lettering);
            if (!lines.empty() && !lines.back().ends_with("…") && words_fit(text, room, lettering)) break;
        }
        const float height = std::round(size * line_height);
        const float middle = box.y + box.h * 0.47F; // the middle of the face, above the tile's lower edge
        float y = middle - height * static_cast<float>(lines.size() - 1) / 2;
        for (const std::string& line : lines) {
            items.emplace_back(ui::TextItem{
                line, {std::round(box.centre().x), std::round(y)}, size, colour, ui::Align::centre, false});
            y += height;
        }
    }

    [[nodiscard]] std::string file_name() const {
        return one_line(platform::name_of(platform::path_from(file_).filename()));
    }

    std::string file_;
    screens::CardFields fields_;
    std::string deck_name_;
    game::Time since_{0};
    float progress_ = 0;
    std::optional<Message> failure_;
    std::optional<std::string> text_; ///< the text of a table, until the request to read it is sent
    // Used during the choice:
    std::shared_ptr<const decks::AnkiPackage> package_;
    decks::AnkiSides sides_;
    std::shared_ptr<const std::string> table_; ///< the bytes of the table; null for a package
    decks::TableForm form_;
    bool lone_backs_ = false;               ///< some rows have only a back, which may continue the previous card
    std::vector<std::string> columns_;      ///< the headings of the table, while it is read again
    std::optional<CardsPreviewed> preview_; ///< the preview of the current choice
    game::Time chosen_{0};                  ///< when a row was last chosen
};

} // namespace

screens::Made screens::import_cards(const std::string& file, CardFields fields) {
    return std::make_shared<ImportCards>(file, fields);
}

screens::Made screens::import_table(const std::string& file, std::string text) {
    return std::make_shared<ImportCards>(file, std::move(text));
}

} // namespace twoturns::app
