#include "scene/weave_svg.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "twoturns/result.hpp"

namespace twoturns::scene {
namespace {

using ui::Colour;
using ui::Point;

constexpr float cell = 40; // all measures below are in the units of the SVG file
constexpr float margin = 26;
constexpr float foot = 62;
constexpr float lip = 8;
constexpr float sheet_corner = 18;
constexpr float letters = 15;

/// Formats a number with at most two decimals and a decimal point in every locale.
std::string number(float value) {
    const long hundredths = std::lround(value * 100);
    const long part = std::labs(hundredths % 100);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(std::labs(hundredths / 100));
    if (part == 0) return text;
    text += part < 10 ? ".0" : ".";
    text += std::to_string(part % 10 == 0 && part >= 10 ? part / 10 : part);
    return text;
}

std::string hex(Colour colour) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "#";
    for (const std::uint8_t part : {colour.r, colour.g, colour.b}) {
        text += digits[part / 16U];
        text += digits[part % 16U];
    }
    return text;
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else
            safe += c;
    }
    return safe;
}

std::string place(Point at) { return number(margin + at.x * cell) + " " + number(margin + at.y * cell); }

std::string box(Point at, Point size, float corner, Colour fill) {
    return "<rect x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" width=\"" + number(size.x) + "\" height=\"" +
           number(size.y) + "\" rx=\"" + number(corner) + "\" fill=\"" + hex(fill) + "\"/>\n";
}

std::string cell_box(Cell at, Colour fill) {
    constexpr float gap = 0.1F;
    const Point corner{margin + (static_cast<float>(at.col) + gap) * cell,
                       margin + (static_cast<float>(at.row) + gap) * cell};
    return box(corner, {(1 - 2 * gap) * cell, (1 - 2 * gap) * cell}, 0.14F * cell, fill);
}

/// Returns the SVG path of a thread: straight segments joined by quarter circles.
std::string way_of(const Thread& thread) {
    const auto straights = straights_of(thread);
    std::string way;
    for (std::size_t i = 0; i < straights.size(); ++i) {
        const auto& [from, to] = straights[i];
        if (i == 0) {
            way = "M" + place(from);
        } else {
            const Point into{from.x - thread.points[i].x, from.y - thread.points[i].y};
            const Point before{thread.points[i].x - straights[i - 1].to.x, thread.points[i].y - straights[i - 1].to.y};
            const std::string radius = number(std::max(std::abs(into.x), std::abs(into.y)) * cell);
            const bool right = before.x * into.y - before.y * into.x > 0; // y grows downwards
            way += fill_in(" A{0} {0} 0 0 {1} {2}", {radius, right ? "1" : "0", place(from)});
        }
        way += " L" + place(to);
    }
    return way;
}

std::string path(const std::string& way, float width, const std::string& colour) {
    return "<path d=\"" + way + "\" stroke=\"" + colour + "\" stroke-width=\"" + number(width * cell) + "\"/>\n";
}

std::string dot(Point at, float radius, const std::string& colour) {
    return "<circle cx=\"" + number(margin + at.x * cell) + "\" cy=\"" + number(margin + at.y * cell) + "\" r=\"" +
           number(radius * cell) + "\" fill=\"" + colour + "\" stroke=\"none\"/>\n";
}

std::string legend(const Weave& weave, Point at) {
    constexpr int steps = 12;
    std::string squares;
    for (int i = 0; i < steps; ++i)
        squares += box({at.x + static_cast<float>(i) * 10, at.y - 6}, {8, 12}, 2,
                       colour_in(weave, static_cast<float>(i) / (steps - 1)));
    return squares;
}

} // namespace

std::string weave_svg(const Weave& weave, const std::string& caption) {
    const float width = 2 * margin + static_cast<float>(weave.board.cols + 2) * cell;
    const float height = margin + foot + static_cast<float>(weave.board.rows + 2) * cell;
    std::string text =
        fill_in(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">
<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{2}"/><stop offset="1" stop-color="{3}"/></linearGradient></defs>
)",
                {number(width), number(height + lip), hex(paper_top), hex(paper_bottom)});
    text += box({0, lip}, {width, height}, sheet_corner, weave.gold ? gold_lip : paper_lip);
    text += fill_in(R"(<rect width="{0}" height="{1}" rx="{2}" fill="{3}"/>)",
                    {number(width), number(height), number(sheet_corner), "url(#paper)"});
    if (weave.gold) {
        const float edge = sheet_corner * gold_share;
        text += fill_in(
            R"(<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{3}" fill="none" stroke="{4}" stroke-width="{5}"/>)",
            {number(edge / 2), number(width - edge), number(height - edge), number(sheet_corner - edge / 2),
             hex(gold_edge), number(edge)});
    }
    for (const Cell at : weave.tiles) text += cell_box(at, paper_cell);
    for (const Cell at : weave.stones) text += cell_box(at, paper_stone);
    text += R"(<g fill="none" stroke-linecap="round">)";
    for (const Thread& thread : weave.threads) {
        const std::string way = way_of(thread);
        const std::string colour = hex(thread.colour);
        const float radius = thread_end * thread.width;
        text += path(way, (1 + 2 * thread_edge) * thread.width, hex(paper_top)) + path(way, thread.width, colour) +
                dot(thread.points.front(), radius, colour) + dot(thread.points.back(), radius, colour);
    }
    text += "</g>\n";
    const float line = height - foot / 2;
    text += legend(weave, {margin + cell, line});
    text += fill_in(R"(<text x="{0}" y="{1}" font-family="sans-serif" font-size="{2}" fill="{3}">)",
                    {number(margin + cell + 140), number(line + letters / 3), number(letters), hex(second_ink)});
    text += escaped(caption) + "</text>\n</svg>\n";
    return text;
}

} // namespace twoturns::scene
