#include "game/learning/learning.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "game/learning/recall.hpp"

namespace twoturns::game {
namespace {

bool is_harder(const LearntCard& a, const LearntCard& b) {
    if (a.missed != b.missed) return a.missed > b.missed;
    if (a.memory.difficulty != b.memory.difficulty) return a.memory.difficulty > b.memory.difficulty;
    return a.card < b.card;
}

std::vector<std::size_t> hardest_of(const std::vector<LearntCard>& learnt) {
    std::vector<std::size_t> hardest;
    for (std::size_t i = 0; i < learnt.size(); ++i)
        if (learnt[i].missed > 0) hardest.push_back(i);
    std::sort(hardest.begin(), hardest.end(),
              [&](std::size_t a, std::size_t b) { return is_harder(learnt[a], learnt[b]); });
    hardest.resize(std::min(hardest.size(), Learning::most_hardest));
    return hardest;
}

} // namespace

std::vector<CardReview> reviews_of(const LearningDeck& deck, std::span<const CardAnswer> answers,
                                   const std::function<std::int64_t(std::int64_t date)>& day_of_date) {
    std::unordered_map<std::string_view, std::size_t> index_of;
    for (std::size_t i = 0; i < deck.cards.size(); ++i) index_of.try_emplace(deck.cards[i], i);
    std::vector<std::pair<std::int64_t, CardReview>> dated;
    for (const CardAnswer& one : answers)
        if (const auto found = index_of.find(one.card); found != index_of.end())
            dated.push_back({one.date, {found->second, day_of_date(one.date), one.how}});
    std::stable_sort(dated.begin(), dated.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<CardReview> reviews;
    reviews.reserve(dated.size());
    for (const auto& [date, review] : dated) reviews.push_back(review);
    return reviews;
}

Learning learning_of(std::size_t cards, std::span<const CardReview> reviews, std::int64_t today) {
    Learning all;
    all.cards = static_cast<int>(cards);
    std::vector<std::optional<LearntCard>> seen(cards);
    std::int64_t week_end = today - std::int64_t{7} * (Learning::shown_weeks - 1);
    const auto end_weeks_before = [&](std::int64_t day) {
        for (; week_end < day && week_end <= today; week_end += 7) all.weeks.push_back({all.known, all.learning});
    };
    for (const CardReview& review : reviews) {
        end_weeks_before(review.day);
        std::optional<LearntCard>& card = seen[review.card];
        const fsrs::Grade grade = grade_of(review.how);
        if (card) --(is_known(card->memory) ? all.known : all.learning);
        const auto before = card ? std::optional{card->memory} : std::nullopt;
        if (!card) card = LearntCard{review.card, {}, 0, 0};
        card->memory = fsrs::reviewed(before, grade, review.day);
        ++card->answers;
        card->missed += grade == fsrs::Grade::again ? 1 : 0;
        ++(is_known(card->memory) ? all.known : all.learning);
    }
    end_weeks_before(today + 1);
    for (const auto& card : seen) {
        if (!card) continue;
        all.due += card->memory.due <= today ? 1 : 0;
        all.learnt.push_back(*card);
    }
    all.hardest = hardest_of(all.learnt);
    return all;
}

} // namespace twoturns::game
