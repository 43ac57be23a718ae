#include "ui/distribute.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace twoturns::ui {
namespace {

/// Distributes `amount` by weight; no element gets more than its room, and the others get the rest.
std::vector<double> handed_out(double amount, const std::vector<double>& weights, const std::vector<double>& rooms) {
    std::vector<double> shares(weights.size(), 0.0);
    std::vector<bool> full(weights.size(), false);
    for (bool again = true; again;) {
        again = false;
        double weight = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) weight += full[i] ? 0 : weights[i];
        if (weight <= 0) break;
        const double each = amount / weight;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (full[i] || weights[i] <= 0) continue;
            shares[i] = std::min(rooms[i], each * weights[i]);
            if (each * weights[i] <= rooms[i]) continue;
            full[i] = again = true;
            amount -= rooms[i];
        }
    }
    return shares;
}

/// Rounds to whole pixels, so that text stays sharp. The rounding error is added to the next size.
std::vector<float> rounded(const std::vector<double>& sizes) {
    std::vector<float> whole;
    double exact = 0;
    double given = 0;
    for (const double size : sizes) {
        exact += size;
        const double next = std::round(exact) - given;
        given += next;
        whole.push_back(static_cast<float>(next));
    }
    return whole;
}

} // namespace

std::vector<float> distribute(float room, std::span<const SizeHint> hints) {
    room = std::floor(std::max(0.0F, room));
    std::vector<double> sizes;
    std::vector<double> weights;
    std::vector<double> rooms;
    double natural = 0;
    for (const SizeHint& need : hints) {
        sizes.push_back(need.natural);
        natural += need.natural;
    }
    const double spare = static_cast<double>(room) - natural;
    for (const SizeHint& need : hints) {
        const double give = std::max(0.0F, need.natural - need.least);
        weights.push_back(spare > 0 ? need.grow : need.shrink * give);
        rooms.push_back(spare > 0 ? std::max(0.0F, need.most - need.natural) : give);
    }
    const auto shares = handed_out(std::abs(spare), weights, rooms);
    double all = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) all += sizes[i] += spare > 0 ? shares[i] : -shares[i];
    if (all > room + 0.01) // still too much: shrink all
        for (double& size : sizes) size *= room / all;
    return rounded(sizes);
}

} // namespace twoturns::ui
