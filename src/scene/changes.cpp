#include "scene/changes.hpp"

#include <algorithm>

namespace twoturns::scene {
namespace {

/// The visible items of a list.
struct Seen {
    const std::vector<Item>& items;
    std::vector<Manner> manners;
    std::vector<std::size_t> places;

    explicit Seen(const std::vector<Item>& list) : items(list), manners(manners_of(list)) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!is_for_all(list[i])) places.push_back(i);
    }
    [[nodiscard]] std::size_t size() const { return places.size(); }
};

} // namespace

bool is_for_all(const Item& item) {
    return std::holds_alternative<ui::FadeItem>(item) || std::holds_alternative<ui::ClipItem>(item);
}

std::vector<Manner> manners_of(const std::vector<Item>& items) {
    std::vector<Manner> manners;
    manners.reserve(items.size());
    Manner manner;
    for (const Item& item : items) {
        if (const auto* clip = std::get_if<ui::ClipItem>(&item)) manner.clip = clip->rect;
        if (const auto* fade = std::get_if<ui::FadeItem>(&item)) manner.fade = fade->alpha;
        manners.push_back(manner);
    }
    return manners;
}

std::vector<std::optional<std::size_t>> same_items(const std::vector<Item>& before, const std::vector<Item>& now) {
    constexpr std::size_t farthest = 200;
    const Seen old{before};
    const Seen fresh{now};
    std::vector<std::optional<std::size_t>> same(now.size());
    const auto equal = [&](std::size_t i, std::size_t j) {
        if (i >= old.size() || j >= fresh.size()) return false;
        const std::size_t a = old.places[i];
        const std::size_t b = fresh.places[j];
        return old.manners[a] == fresh.manners[b] && before[a] == now[b];
    };
    for (std::size_t i = 0, j = 0; i < old.size() && j < fresh.size();) {
        if (equal(i, j)) {
            same[fresh.places[j++]] = old.places[i++];
            continue;
        }
        // Finds the nearest position from which both lists continue equally: items were removed, added, or changed one
        // for one.
        std::size_t gone = 1;
        std::size_t come = 1;
        for (std::size_t step = 1; step <= farthest; ++step) {
            const bool went = equal(i + step, j);
            const bool came = equal(i, j + step);
            if (!went && !came && !equal(i + step, j + step)) continue;
            gone = came && !went ? 0 : step;
            come = went ? 0 : step;
            break;
        }
        i += gone;
        j += come;
    }
    return same;
}

} // namespace twoturns::scene
