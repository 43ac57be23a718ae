// The panel that asks for a file: its path, the folder it is in, and a button.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "scene/compose.hpp"
#include "scene/sheet.hpp"
#include "scene/text.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

constexpr int rows_wanted = 8;

std::string headline_of(FilePurpose purpose) {
    switch (purpose) {
    case FilePurpose::save_game: return tr(N_("Save this game"));
    case FilePurpose::open_game: return tr(N_("Open a game or a board"));
    case FilePurpose::export_history: return tr(N_("Copy the history to a file (.csv or .json)"));
    }
    return {};
}

void path_field(Composer& c, Sheet& sheet, const FileForm& form) {
    const Rect box{sheet.x, sheet.y, sheet.width, std::round(c.units(36))};
    const bool focused = !form.chosen();
    c.scene.items.emplace_back(BoxItem{.rect = box,
                                       .radius = c.units(7),
                                       .fill = c.scene.theme.field,
                                       .border = focused ? accent : c.scene.theme.field_border,
                                       .border_width = focused ? 2.0F : 1.0F});
    c.hotspot(box, FilePress{FilePart::path, 0});
    const float size = c.letters(15);
    const float left = box.x + std::round(c.units(10));
    // Of a path the end says more.
    const std::string text = fitted_end(one_line(form.path()), box.w - c.units(24), {c.measure, size});
    c.text(text, {left, box.centre().y}, size, c.scene.theme.text);
    if (focused)
        c.scene.items.emplace_back(BoxItem{
            .rect = {std::round(left + (text.empty() ? 0 : c.width(text, size)) + 2), box.y + std::round(box.h * 0.22F),
                     std::max(1.0F, std::round(c.units(1.5F))), std::round(box.h * 0.56F)},
            .radius = 0,
            .fill = accent,
            .border = {}});
    sheet.y = box.bottom() + std::round(c.units(8));
}

void entry_row(Composer& c, const Rect& rect, const FolderEntry& entry, std::size_t index, bool chosen) {
    if (chosen || c.hovered(rect))
        c.scene.items.emplace_back(BoxItem{.rect = rect,
                                           .radius = c.units(6),
                                           .fill = c.hovered(rect) ? c.scene.theme.button_hover : c.scene.theme.button,
                                           .border = chosen ? accent : Colour{0, 0, 0, 0},
                                           .border_width = chosen ? 2.0F : 0.0F});
    const float icon = std::round(std::min(c.units(18), rect.h - 4));
    const float middle = rect.centre().y;
    const float x = rect.x + std::round(c.units(10));
    c.scene.items.emplace_back(IconItem{
        entry.is_folder ? "folder" : "file", {x, std::round(middle - icon / 2), icon, icon}, c.scene.theme.muted});
    c.fitted_text(entry.name == ".." ? tr(N_("the folder above")) : one_line(entry.name),
                  {x + icon + c.units(10), middle}, c.letters(14),
                  entry.is_folder ? c.scene.theme.muted : c.scene.theme.text, rect.w - icon - c.units(30));
    c.hotspot(rect, FilePress{FilePart::entry, static_cast<int>(index)});
}

} // namespace

void compose_file_panel(Composer& c) {
    const FileForm& form = c.ui.file;
    constexpr float row_height = 30;
    Sheet sheet = open_sheet(c, 620, 170 + row_height * rows_wanted);
    title(c, sheet, headline_of(form.purpose()));
    path_field(c, sheet, form);

    const float button_height = std::round(c.units(40));
    const float list_bottom = sheet.rect.bottom() - std::round(c.units(16)) - button_height - std::round(c.units(8));
    const float height = std::round(c.units(row_height));
    const auto fit = static_cast<std::size_t>(std::max(1.0F, std::floor((list_bottom - sheet.y) / height)));
    const std::size_t focus = form.chosen().value_or(0);
    const std::size_t first = focus < fit ? 0 : focus - fit + 1;
    const std::size_t last = std::min(form.entries().size(), first + fit);
    for (std::size_t i = first; i < last; ++i) {
        entry_row(c, {sheet.x, sheet.y, sheet.width, height}, form.entries()[i], i, form.chosen() == i);
        sheet.y += height;
    }

    const bool open = form.purpose() == FilePurpose::open_game;
    const ButtonLook look{.icon = open ? "open" : "save",
                          .word = open ? tr(N_("Open")) : tr(N_("Save")),
                          .key = tr(N_("Enter")),
                          .primary = true};
    const bool any_file = std::any_of(form.entries().begin(), form.entries().end(),
                                      [](const FolderEntry& entry) { return !entry.is_folder; });
    if (open && !any_file && sheet.y + height <= list_bottom)
        c.fitted_text(tr(N_("No game and no board is in this folder.")), {sheet.x + c.units(10), sheet.y + height / 2},
                      c.letters(14), c.scene.theme.muted, sheet.width - c.units(20));
    const float width = button_width(c, look);
    const Rect rect{sheet.x + sheet.width - width, list_bottom + std::round(c.units(8)), width, button_height};
    if (const auto& error = form.error())
        c.fitted_text(tr(*error), {sheet.x, rect.centre().y}, c.letters(13), c.scene.theme.text,
                      sheet.width - width - c.units(12));
    else if (last < form.entries().size())
        c.text(trn("and {0} more", "and {0} more", static_cast<int>(form.entries().size() - last)),
               {sheet.x, rect.centre().y}, c.letters(13), c.scene.theme.muted);
    compose_button(c, rect, look, FilePress{FilePart::enter, 0});
}

} // namespace twoturns::scene
