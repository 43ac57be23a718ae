#include "app/kept_list.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace twoturns::app {

std::vector<std::string> KeptList::names(std::size_t most) const {
    std::vector<const game::Items::value_type*> rows;
    for (const auto& row : *rows_) rows.push_back(&row);
    // Two windows may have assigned the same number.
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto* a, const auto* b) { return a->second.used > b->second.used; });
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(most, rows.size()); ++i) names.push_back(rows[i]->first);
    return names;
}

void KeptList::put(const std::string& name, std::string value, std::size_t most) {
    game::Items rows = *rows_;
    rows.erase(name);
    std::int64_t last = 0;
    for (const auto& [other, row] : rows) last = std::max(last, row.used);
    rows[name] = {std::move(value), std::min(last, game::most_used - 1) + 1};
    KeptList all{std::move(rows)};
    const auto names = all.names(std::numeric_limits<std::size_t>::max());
    for (std::size_t i = most; i < names.size(); ++i) all.remove(names[i]);
    *this = std::move(all);
}

void KeptList::remove(const std::string& name) {
    if (!contains(name)) return;
    game::Items rows = *rows_;
    rows.erase(name);
    *this = KeptList{std::move(rows)};
}

} // namespace twoturns::app
