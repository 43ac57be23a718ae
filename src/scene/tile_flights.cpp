// Tiles that come from elsewhere: at the deal, and in a reshuffle.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "scene/animations.hpp"
#include "scene/board_painter.hpp"

namespace twoturns::scene {

float Reshuffle::flown(const Flight& flight, Time now) const {
    constexpr Time length = durations::reshuffled - (waves - 1) * durations::wave_apart;
    return standard(progress(now, start + flight.wave * durations::wave_apart, length));
}

float Reshuffle::turned_over(Cell cell, Time now) const {
    constexpr Time length = durations::reshuffled / waves;
    return progress(now, start + (cell.row + cell.col) % waves * length, length);
}

void Animations::show_reshuffle(const Board& before, const Board& after, Time now) {
    Reshuffle shown{{}, {}, now};
    const std::vector<Cell> cells = before.tile_cells();
    std::vector<Cell> left = cells; // where tiles may still come from
    for (const Cell to : after.tile_cells()) {
        if (!before.is_tile(to) || before.tile(to) == after.tile(to)) {
            std::erase(left, to);
            continue;
        }
        const auto from = std::find_if(left.begin(), left.end(), [&](Cell cell) {
            return before.tile(cell) == after.tile(to) &&
                   !(after.is_tile(cell) && after.tile(cell) == before.tile(cell));
        });
        if (from == left.end()) {
            shown.turned.emplace_back(to, before.tile(to));
            continue;
        }
        shown.flights.push_back({*from, to});
        left.erase(from);
    }
    if (shown.flights.size() > Reshuffle::most_flights) { // spreads those that travel over the board
        std::vector<Reshuffle::Flight> chosen;
        const std::size_t all = shown.flights.size();
        for (std::size_t i = 0; i < all; ++i) {
            const auto number = [&](std::size_t n) { return n * Reshuffle::most_flights / all; };
            if (number(i + 1) > number(i))
                chosen.push_back(shown.flights[i]);
            else
                shown.turned.emplace_back(shown.flights[i].to, before.tile(shown.flights[i].to));
        }
        shown.flights = std::move(chosen);
    }
    constexpr std::array tilts{-8, 4, 8, -4}; // one for each picture, so that few tilted pictures are made
    for (std::size_t i = 0; i < shown.flights.size(); ++i) {
        Reshuffle::Flight& flight = shown.flights[i];
        flight.wave = static_cast<int>(i) % Reshuffle::waves;
        flight.tilt = tilts.at(static_cast<std::size_t>(before.tile(flight.from).face) % tilts.size());
    }
    reshuffle = std::move(shown);
}

bool deal_in(const Painter& c, Cell cell, TileItem& item) {
    const auto& dealt = c.view.animations.dealt;
    if (!dealt || !c.look.motion) return true;
    const Size size = c.session.board().size();
    const float share = static_cast<float>(cell.row + cell.col - 2) / static_cast<float>(size.rows + size.cols);
    const Time wait{static_cast<Time::rep>(share * static_cast<float>(durations::deal_spread.count()))};
    const float t = progress(c.now, dealt->start + wait, durations::deal_tile);
    if (t >= 1) return true;
    const float there = emphasized(t);
    item.alpha = std::min(there, 0.99F);
    item.scale = 0.86F + 0.14F * there;
    item.box = item.box.moved(0, -std::round(0.17F * item.box.h * (1 - there)));
    return t > 0;
}

bool reshuffle_in(const Painter& c, Cell cell, TileItem& item) {
    const auto& reshuffle = c.view.animations.reshuffle;
    if (!reshuffle || !c.look.motion || !c.look.faces) return false;
    for (const Reshuffle::Flight& flight : reshuffle->flights) {
        if (flight.to != cell) continue;
        const float t = reshuffle->flown(flight, c.now);
        const Rect from = c.place.cell_rect(flight.from);
        const float high = 34 * c.unit() * 4 * t * (1 - t);
        item.box = from.moved(std::round((item.box.x - from.x) * t), std::round((item.box.y - from.y) * t - high));
        item.box.y = std::max(item.box.y, c.place.area().y); // never over the bar
        item.tilt = t > 0.06F && t < 0.94F ? flight.tilt : 0;
        return t > 0 && t < 1;
    }
    for (const auto& [turned, before] : reshuffle->turned) {
        if (turned != cell) continue;
        const float t = reshuffle->turned_over(cell, c.now);
        if (t < 0.5F) c.show(item, before);
        item.width = t <= 0 || t >= 1 ? 1 : flip_width(1 - std::abs(2 * t - 1));
        return false;
    }
    return false;
}

} // namespace twoturns::scene
