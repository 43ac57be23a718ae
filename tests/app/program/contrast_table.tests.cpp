// The table of contrasts in docs/accessibility.md.
#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "app/settings.hpp"
#include "support/catch.hpp"
#include "support/contrast.hpp"

using namespace twoturns;
using namespace twoturns::app;
using twoturns::test::contrast;
using twoturns::test::over;
using ui::Colour;
using ui::Theme;

namespace {

std::vector<Colour> all_over(Colour top, const std::vector<Colour>& below) {
    std::vector<Colour> all;
    for (const Colour one : below) all.push_back(over(top, one));
    return all;
}

double least(Colour ink, const std::vector<Colour>& grounds) {
    double worst = 21;
    for (const Colour ground : grounds) worst = std::min(worst, contrast(ink, ground));
    return worst;
}

/// Writes a ratio with one digit, never more than it is.
std::string figure(double ratio) {
    const int tenths = static_cast<int>(std::floor(ratio * 10 + 0.001));
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

struct Column {
    const char* head;
    bool text; ///< else a mark
    double ratio;
};

/// Returns the least contrast of everything that is written or drawn on something, on a table.
std::vector<Column> columns_of(const Theme& theme) {
    const std::vector<Colour> table = test::table_shades(theme);
    const std::vector<Colour> bar = all_over(theme.bar, table);
    const std::vector<Colour> inset = all_over(theme.inset, table);
    std::vector<Colour> buttons = all_over(theme.button, bar);
    for (const Colour one : all_over(theme.button_hover, bar)) buttons.push_back(one);
    for (const Colour one : all_over(theme.button, {theme.panel})) buttons.push_back(one);
    for (const Colour one : all_over(theme.button_hover, {theme.panel})) buttons.push_back(one);
    const std::vector<Colour> fields{theme.field, over(theme.selection, theme.field)};
    std::vector<Colour> all = table;
    for (const auto* more : {&bar, &inset, &std::as_const(buttons)}) all.insert(all.end(), more->begin(), more->end());
    all.insert(all.end(), {theme.panel, theme.field});
    return {{"table", true, least(theme.text, table)},
            {"muted", true, least(theme.muted, table)},
            {"bar", true, std::min(least(theme.text, bar), least(theme.muted, bar))},
            {"inset", true, std::min(least(theme.text, inset), least(theme.muted, inset))},
            {"panel", true, std::min(contrast(theme.text, theme.panel), contrast(theme.muted, theme.panel))},
            {"gold", true, contrast(theme.gold, theme.panel)},
            {"button", true, least(theme.text, buttons)},
            {"main button", true, least(ui::on_accent, {ui::accent, ui::accent_hover, ui::accent_pressed})},
            {"field", true, least(theme.text, fields)},
            {"chip", true, contrast(theme.on_chip, theme.chip)},
            {"edge of a field", false, least(theme.field_border, {theme.panel, theme.field})},
            {"chosen", false, least(theme.chosen(), table)},
            {"focus", false, least(theme.focus, all)}};
}

std::string row_of(const std::vector<std::string>& cells) {
    std::string row = "|";
    for (const std::string& cell : cells) row += " " + cell + " |";
    return row + "\n";
}

} // namespace

TEST_CASE("the document's table has the contrast of every text and mark on every table, each of them enough",
          "[theme][contrast]") {
    std::string all;
    for (const ui::TableKind kind : ui::all_tables) {
        const std::vector<Column> columns = columns_of(ui::theme_of(kind));
        std::vector<std::string> heads{""};
        std::vector<std::string> cells{name_of(kind)};
        for (const Column& one : columns) {
            CAPTURE(name_of(kind), one.head);
            const bool high = kind == ui::TableKind::contrast;
            CHECK(one.ratio >= (high ? 7 : one.text ? 4.5 : 3));
            heads.emplace_back(one.head);
            cells.push_back(figure(one.ratio));
        }
        if (all.empty()) all = row_of(heads) + row_of(std::vector<std::string>(heads.size(), "---"));
        all += row_of(cells);
    }
    std::ifstream file{TWOTURNS_DOCS "/accessibility.md"};
    REQUIRE(file);
    const std::string document{std::istreambuf_iterator<char>{file}, {}};
    CAPTURE(all); // what the document must have
    CHECK(document.find(all) != std::string::npos);
}
