// Panels over the board: New game, the menu, the key list, and what is said in pause and at the end.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "scene/compose.hpp"
#include "scene/menu.hpp"
#include "scene/sheet.hpp"
#include "scene/text.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

// New game --------------------------------------------------------------------------------------

void preset_buttons(Composer& c, Sheet& sheet) {
    const float gap = std::round(c.units(8));
    const auto count = static_cast<float>(presets.size());
    const float width = std::floor((sheet.width - gap * (count - 1)) / count);
    const float height = std::round(c.units(48));
    for (std::size_t i = 0; i < presets.size(); ++i) {
        const Size size = presets[i];
        const Rect rect{sheet.x + static_cast<float>(i) * (width + gap), sheet.y, width, height};
        const bool current = c.id.params.size == size && c.id.params.kinds == usual_kinds(size);
        c.scene.items.emplace_back(BoxItem{.rect = rect,
                                           .radius = c.units(9),
                                           .fill = c.hovered(rect) ? c.scene.theme.button_hover : c.scene.theme.button,
                                           .border = current ? accent : c.scene.theme.border,
                                           .border_width = current ? 2.0F : 1.0F});
        const Point middle = rect.centre();
        c.text(fill_in("{0} × {1}", {std::to_string(size.cols), std::to_string(size.rows)}),
               {middle.x, middle.y - c.units(8)}, c.letters(16), c.scene.theme.text, Align::centre, true);
        c.text(trn("{0} kind", "{0} kinds", usual_kinds(size)), {middle.x, middle.y + c.units(11)}, c.letters(12),
               c.scene.theme.muted, Align::centre);
        c.hotspot(rect, FormPress{FormPart::preset, static_cast<int>(i)});
    }
    sheet.y += height + std::round(c.units(12));
}

std::string label_of(NewGameForm::Field field) {
    switch (field) {
    case NewGameForm::cols: return tr(N_("Columns"));
    case NewGameForm::rows: return tr(N_("Rows"));
    case NewGameForm::kinds: return tr(N_("Kinds"));
    case NewGameForm::gravity: return tr(N_("Gravity"));
    case NewGameForm::layout: return tr(N_("Layout"));
    case NewGameForm::difficulty: return tr(N_("Difficulty"));
    case NewGameForm::seed:
    case NewGameForm::field_count: break;
    }
    return tr(N_("Seed"));
}

/// A small square button with an icon inside a field.
void field_button(Composer& c, const Rect& rect, const char* icon, FormPress press) {
    if (c.hovered(rect))
        c.scene.items.emplace_back(
            BoxItem{.rect = rect.grown(-2), .radius = c.units(5), .fill = c.scene.theme.button_hover, .border = {}});
    const float side = std::round(c.units(16));
    const Point middle = rect.centre();
    c.scene.items.emplace_back(IconItem{
        icon, {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side}, c.scene.theme.text});
    c.hotspot(rect, press);
}

constexpr float field_height = 34;

void form_field(Composer& c, const Rect& place, NewGameForm::Field field) {
    const NewGameForm& form = c.ui.form;
    const float label = c.letters(13);
    c.text(label_of(field), {place.x, place.y + label / 2}, label, c.scene.theme.muted);
    const float top = place.y + label + std::round(c.units(4));
    const Rect box{place.x, top, place.w, std::round(c.units(field_height))};
    const bool focused = form.focus() == field;
    c.scene.items.emplace_back(BoxItem{.rect = box,
                                       .radius = c.units(7),
                                       .fill = c.scene.theme.field,
                                       .border = focused ? accent : c.scene.theme.field_border,
                                       .border_width = focused ? 2.0F : 1.0F});
    c.hotspot(box, FormPress{FormPart::focus, field});
    const float size = c.letters(16);
    const float side = box.h;
    if (NewGameForm::can_step(field)) {
        const bool turn = NewGameForm::is_list(field);
        field_button(c, {box.x, box.y, side, side}, turn ? "left" : "minus", {FormPart::step_down, field});
        field_button(c, {box.right() - side, box.y, side, side}, turn ? "right" : "plus", {FormPart::step_up, field});
        c.text(form.text(field), box.centre(), size, c.scene.theme.text, Align::centre);
        return;
    }
    const std::string text = form.text(field);
    const float left = box.x + std::round(c.units(10));
    const float room = box.w - side - std::round(c.units(14));
    if (text.empty() && !focused)
        c.fitted_text(tr(N_("any word or number")), {left, box.centre().y}, size, c.scene.theme.muted, room);
    else
        c.fitted_text(text, {left, box.centre().y}, size, c.scene.theme.text, room);
    if (focused) {
        const float at = left + std::min(room, text.empty() ? 0 : c.width(text, size)) + 2;
        c.scene.items.emplace_back(
            BoxItem{.rect = {std::round(at), box.y + std::round(box.h * 0.22F),
                             std::max(1.0F, std::round(c.units(1.5F))), std::round(box.h * 0.56F)},
                    .radius = 0,
                    .fill = accent,
                    .border = {}});
    }
    field_button(c, {box.right() - side, box.y, side, side}, "dice", {FormPart::random_seed, field});
}

void new_game_panel(Composer& c) {
    using Form = NewGameForm;
    Sheet sheet = open_sheet(c, 600, 366);
    title(c, sheet, tr(N_("New game")));
    preset_buttons(c, sheet);

    const float gap = std::round(c.units(12));
    const float row = std::round(c.letters(13) + c.units(4 + field_height + 10));
    const auto field_row = [&](std::initializer_list<Form::Field> fields) {
        const auto count = static_cast<float>(fields.size());
        const float width = std::floor((sheet.width - gap * (count - 1)) / count);
        float x = sheet.x;
        for (const Form::Field field : fields) {
            form_field(c, {x, sheet.y, width, 0}, field);
            x += width + gap;
        }
        sheet.y += row;
    };
    field_row({Form::cols, Form::rows, Form::kinds});
    field_row({Form::gravity, Form::layout});
    field_row({Form::difficulty, Form::seed});
    sheet.y += std::round(c.units(2));

    const float height = std::round(c.units(40));
    if (c.ui.progress) return deal_progress(c, {sheet.x, sheet.y, sheet.width, height}, *c.ui.progress);
    const ButtonLook play{.icon = "play", .word = tr(N_("Play")), .key = tr(N_("Enter")), .primary = true};
    const float width = button_width(c, play);
    const Rect rect{sheet.x + sheet.width - width, sheet.y, width, height};
    if (const auto& error = c.ui.form.error())
        c.fitted_text(tr(*error), {sheet.x, rect.centre().y}, c.letters(13), c.scene.theme.text,
                      sheet.width - width - gap);
    compose_button(c, rect, play, FormPress{FormPart::start, 0});
}

// Menu and key list -----------------------------------------------------------------------------

} // namespace

void compose_menu_rows(Composer& c, const Sheet& sheet, std::span<const Command> rows, float bottom) {
    float y = sheet.y;
    const float height = std::floor(std::min(c.units(40), (bottom - y) / static_cast<float>(rows.size())));
    const float icon = std::round(std::min(c.units(20), height - 6));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Command command = rows[i];
        const Rect rect{sheet.x - std::round(c.units(10)), y, sheet.width + std::round(c.units(20)), height};
        const bool focused = c.ui.menu_focus == static_cast<int>(i);
        if (focused || c.hovered(rect))
            c.scene.items.emplace_back(
                BoxItem{.rect = rect,
                        .radius = c.units(8),
                        .fill = c.hovered(rect) ? c.scene.theme.button_hover : c.scene.theme.button,
                        .border = focused ? accent : Colour{0, 0, 0, 0},
                        .border_width = focused ? 2.0F : 0.0F});
        const float middle = rect.centre().y;
        const auto on = switch_of(command, c.ui);
        c.scene.items.emplace_back(IconItem{command == Command::mute && on == false ? "mute" : icon_of(command),
                                            {sheet.x, std::round(middle - icon / 2), icon, icon},
                                            c.scene.theme.text});
        const float right = sheet.x + sheet.width;
        const float key_room = std::round(c.units(64));
        const bool asking = command == Command::forget_everything && c.ui.forget_asked;
        c.fitted_text(asking ? tr(N_("Really? All games and settings")) : label_of(command),
                      {sheet.x + icon + c.units(12), middle}, c.letters(16), c.scene.theme.text,
                      sheet.width - icon - c.units(12) -
                          (on ? key_room + c.units(40) : c.width(key_text(command), c.letters(12))));
        if (on)
            c.text(*on ? trc("switch", "on") : trc("switch", "off"), {right - key_room, middle}, c.letters(14),
                   *on ? c.scene.theme.text : c.scene.theme.muted, Align::right, *on);
        c.text(key_text(command), {right, middle}, c.letters(12), c.scene.theme.muted, Align::right);
        c.hotspot(rect, command);
        y += height;
    }
}

namespace {

void menu_panel(Composer& c, const std::string& words) {
    const auto rows = rows_of(c.ui.panel);
    const auto count = static_cast<float>(rows.size());
    const bool names_game = c.ui.panel == Panel::menu && !c.id.seed.empty();
    const float foot = names_game ? c.units(30) : 0;
    Sheet sheet = open_sheet(c, 400, (names_game ? 98.0F : 68.0F) + 40 * count);
    title(c, sheet, words);
    if (names_game)
        c.fitted_text(trf(N_("Game ID {0}"), to_text(c.id)), {sheet.x, sheet.rect.bottom() - c.units(22)},
                      c.letters(12), c.scene.theme.muted, sheet.width);
    compose_menu_rows(c, sheet, rows, sheet.rect.bottom() - c.units(10) - foot);
}

void help_panel(Composer& c) {
    const auto keys = key_help();
    const std::size_t in_first = (keys.size() + 1) / 2;
    const auto rows = static_cast<float>(in_first);
    Sheet sheet = open_sheet(c, 880, 170 + 30 * rows);
    title(c, sheet, tr(N_("Rules and keys")));
    const float size = c.letters(14);
    for (const char* rule : {N_("Two equal tiles go when a line joins them that turns at most twice."),
                             N_("The line runs through empty places, also around the outside."),
                             N_("Clear the board. Help costs nothing.")}) {
        c.fitted_text(tr(rule), {sheet.x, sheet.y + size / 2}, size, c.scene.theme.text, sheet.width);
        sheet.y += size + std::round(c.units(8));
    }
    sheet.y += std::round(c.units(8));
    const float height = std::floor(std::min(c.units(30), (sheet.rect.bottom() - c.units(10) - sheet.y) / rows));
    const float column = std::floor(sheet.width / 2);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool second = i >= in_first;
        const float x = sheet.x + (second ? column : 0);
        const float key_width = std::round(column * (second ? 0.16F : 0.36F)); // the longer keys come first
        const float y = sheet.y + (static_cast<float>(i) - (second ? rows : 0)) * height + height / 2;
        c.fitted_text(tr(keys[i].keys), {x, y}, c.letters(13), c.scene.theme.text, key_width - c.units(8), true);
        c.fitted_text(tr(keys[i].what), {x + key_width, y}, c.letters(13), c.scene.theme.muted,
                      column - key_width - c.units(8));
    }
}

// Pause and the end -----------------------------------------------------------------------------

void pause_sign(Composer& c) {
    const Rect table = c.layout.table();
    const ButtonLook look{.icon = "play", .word = tr(N_("Go on")), .key = key_text(Command::pause), .primary = true};
    const float width = button_width(c, look);
    const float height = std::round(c.units(44));
    const Rect rect{std::round(table.centre().x - width / 2), std::round(table.centre().y - height / 2), width, height};
    c.scene.items.emplace_back(BoxItem{.rect = rect.grown(std::round(c.units(18))),
                                       .radius = c.units(16),
                                       .fill = c.scene.theme.panel,
                                       .border = c.scene.theme.border,
                                       .border_width = 1,
                                       .shadow = true});
    compose_button(c, rect, look, Command::pause);
}

void end_panel(Composer& c) {
    const Rect table = c.layout.table();
    const float headline = std::round(c.units(44));
    const float middle = table.centre().x;
    float y = table.centre().y - c.units(92);
    const float trophy = std::round(c.units(56));
    c.scene.items.emplace_back(
        IconItem{"trophy", {std::round(middle - trophy / 2), std::round(y - trophy), trophy, trophy}, accent});
    y += c.units(36);
    c.text(tr(N_("Cleared!")), {middle, y}, headline, c.scene.theme.text, Align::centre, true);
    y += c.units(48);
    const std::string time = clock_text(c.session.elapsed(c.now));
    const int hints = c.session.hints();
    const std::string story = hints == 0 ? trf(N_("In {0}, without a hint."), time)
                                         : trn("In {1}, with {0} hint.", "In {1}, with {0} hints.", hints, {time});
    c.text(story, {middle, y}, c.letters(18), c.scene.theme.muted, Align::centre);
    y += c.units(32);
    const ButtonLook fresh{.icon = "new", .word = tr(N_("New game")), .key = "N", .primary = true};
    const ButtonLook again{.icon = "restart", .word = tr(N_("The same again")), .key = "R"};
    const float gap = std::round(c.units(12));
    const float height = std::round(c.units(44));
    const float left = button_width(c, fresh);
    const float right = button_width(c, again);
    const float x = std::round(middle - (left + gap + right) / 2);
    compose_button(c, {x, std::round(y), left, height}, fresh, Command::new_game);
    compose_button(c, {x + left + gap, std::round(y), right, height}, again, Command::restart);
    if (!c.id.seed.empty())
        c.text(to_text(c.id), {middle, std::round(y + height + c.units(26))}, c.letters(13), c.scene.theme.muted,
               Align::centre);
}

} // namespace

void compose_panel(Composer& c) {
    switch (c.ui.panel) {
    case Panel::new_game: return new_game_panel(c);
    case Panel::menu: return menu_panel(c, tr(N_("Two Turns")));
    case Panel::settings: return menu_panel(c, tr(N_("Settings")));
    case Panel::file: return compose_file_panel(c);
    case Panel::help: return help_panel(c);
    case Panel::games: return compose_games(c);
    case Panel::leave: return compose_leave_panel(c);
    case Panel::replay: return;
    case Panel::none: break;
    }
    if (c.session.paused()) return pause_sign(c);
    if (c.session.status() == game::Status::won && c.ui.effects.vanishing.empty()) end_panel(c);
}

} // namespace twoturns::scene
