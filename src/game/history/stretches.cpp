#include "game/history/stretches.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "twoturns/deal.hpp"

namespace twoturns::game {
namespace {

/// Tracks how many pairs are gone after each entry. Stores the positions along which undo goes, without their boards.
class PairsGone {
public:
    int after(const RecordedAction& action) {
        std::visit(
            [&](const auto& what) {
                using What = std::decay_t<decltype(what)>;
                if constexpr (std::is_same_v<What, Move>)
                    go_to_new(line_[at_] + 1);
                else if constexpr (std::is_same_v<What, Undone>)
                    --at_;
                else if constexpr (std::is_same_v<What, Redone>)
                    ++at_;
                else if constexpr (std::is_same_v<What, Restarted>)
                    go_to_new(0);
                else if constexpr (std::is_same_v<What, WentBack>)
                    go_to_new(line_[at_ - static_cast<std::size_t>(what.steps)]);
                else if constexpr (std::is_same_v<What, NewKinds>)
                    go_to_new(line_[at_]);
                else
                    static_assert(std::is_same_v<What, HintAsked>, "every action has its rule");
            },
            action);
        return line_[at_];
    }

private:
    void go_to_new(int gone) {
        line_.resize(++at_);
        line_.push_back(gone);
    }

    std::vector<int> line_{0};
    std::size_t at_ = 0;
};

/// Returns for each pair the index of the entry in which the pair was matched for good.
std::vector<std::size_t> entries_of_pairs(const std::vector<Entry>& log, int pairs) {
    std::vector<std::size_t> entries(static_cast<std::size_t>(pairs), log.size());
    PairsGone gone;
    int before = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        const int now = std::min(gone.after(log[i].action), pairs);
        for (int pair = before; pair < now; ++pair) entries[static_cast<std::size_t>(pair)] = i;
        before = now;
    }
    if (before < pairs) return {};
    return entries;
}

template <class Value> Value median_of(std::vector<Value> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

struct Eighth {
    Time time{0};
    int pairs = 0;
    bool helped = false;
    [[nodiscard]] Time for_a_pair() const { return time / pairs; }
};

std::vector<Eighth> eighths_of(const std::vector<Entry>& log, const std::vector<std::size_t>& entries) {
    std::vector<Eighth> eighths(stretch_count);
    std::size_t first = 0; // the index of an entry
    std::size_t before = 0;
    Time begin{0};
    for (std::size_t i = 0; i < stretch_count; ++i) {
        const std::size_t until = (i + 1) * entries.size() / stretch_count;
        const std::size_t last = entries[until - 1];
        const auto at = [&](std::size_t entry) { return log.begin() + static_cast<std::ptrdiff_t>(entry); };
        eighths[i] = {log[last].at - begin, static_cast<int>(until - before),
                      std::any_of(at(first), at(last),
                                  [](const Entry& entry) { return std::holds_alternative<HintAsked>(entry.action); })};
        first = last;
        before = until;
        begin = log[last].at;
    }
    return eighths;
}

} // namespace

std::optional<Stretches> stretches_of(const Record& record, int pairs, std::optional<Time> usual) {
    if (pairs < static_cast<int>(stretch_count)) return std::nullopt;
    const auto entries = entries_of_pairs(record.log, pairs);
    if (entries.empty()) return std::nullopt;
    const auto eighths = eighths_of(record.log, entries);
    if (!usual) {
        std::vector<Time> own;
        for (const Eighth& one : eighths) own.push_back(one.for_a_pair());
        usual = median_of(std::move(own));
    }
    Stretches stretches{};
    std::transform(eighths.begin(), eighths.end(), stretches.begin(), [&](const Eighth& one) {
        const Time expected = *usual * one.pairs;
        if (one.helped) return Stretch::helped;
        if (one.time * 5 < expected * 4) return Stretch::quicker;
        return one.time * 4 > expected * 5 ? Stretch::slower : Stretch::usual;
    });
    return stretches;
}

std::optional<Time> usual_pair_time(std::span<const GameSummary> games, const GameSummary& game) {
    constexpr std::size_t enough = 3;
    const DealParams& like = game.id.params;
    std::vector<Time> of_size;
    std::vector<Time> of_rules;
    for (const GameSummary& one : games) {
        if (one.state != GameState::cleared || one.custom_board || one.key == game.key) continue;
        const DealParams& params = one.id.params;
        const bool same_size = params.size == like.size;
        const bool same_rules =
            params.gravity == like.gravity && params.rule == like.rule && params.difficulty == like.difficulty;
        if (!same_size && !same_rules) continue;
        const Time pair = one.elapsed / most_kinds(params.size, params.layout);
        if (same_size) of_size.push_back(pair);
        if (same_rules) of_rules.push_back(pair);
    }
    if (of_rules.size() >= enough) return median_of(std::move(of_rules));
    if (of_size.size() >= enough) return median_of(std::move(of_size));
    return std::nullopt;
}

} // namespace twoturns::game
