#include "game/contests/versus.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace twoturns::game {

std::optional<Side> MatchScore::leader() const {
    const auto orange = points[Side::orange];
    const auto blue = points[Side::blue];
    if (orange == blue) return std::nullopt;
    return orange > blue ? Side::orange : Side::blue;
}

MatchScore score_of(const std::vector<TakenPair>& pairs) {
    MatchScore score;
    for (const TakenPair& pair : pairs) {
        score.points[pair.by] += score.combo[pair.by].add(pair.at, pair.turns);
        ++score.pairs[pair.by];
    }
    return score;
}

Match::Match(const Board& start, Gravity gravity, Way way, Side first)
    : session_(start, gravity), way_(way), turn_(first), pairs_at_start_(session_.pairs_left()) {
    const Size size = session_.board().size();
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col) homes_.push_back({row, col});
    owners_.resize(homes_.size());
}

std::size_t Match::index(Cell cell) const {
    return static_cast<std::size_t>((cell.row - 1) * session_.board().size().cols + cell.col - 1);
}

Reply Match::click(Side by, Cell cell, Time now) {
    if (session_.paused() || turn().value_or(by) != by) return Nothing{};
    auto& hand = hands_[by];
    if (hand) session_.act(Click{*hand}, now); // the session holds only one picked tile at a time
    Reply reply = session_.act(Click{cell}, now);
    hand = session_.picked();
    session_.act(PutBack{}, now);
    const auto* matched = std::get_if<Matched>(&reply);
    if (matched != nullptr) take(by, *matched, now);
    if (matched != nullptr || std::holds_alternative<NoMatch>(reply) || std::holds_alternative<Blocked>(reply)) {
        turn_ = other(by);
        if (way_ == Way::in_turns) hand.reset();
    }
    return reply;
}

void Match::take(Side by, const Matched& matched, Time now) {
    const Cell a = matched.link.front();
    const Cell b = matched.link.back();
    pairs_.push_back({by, session_.elapsed(now), matched.link.turns()});
    for (const Cell cell : {a, b}) owners_[index(homes_[index(cell)])] = by;
    const std::vector<Cell> before = homes_;
    for (const Slide& slide : matched.slides) homes_[index(slide.to)] = before[index(slide.from)];

    auto& held = hands_[other(by)]; // follows the other player's picked tile if the tile slides
    if (held == a || held == b) held.reset();
    const auto slide =
        std::find_if(matched.slides.begin(), matched.slides.end(), [&](const Slide& one) { return held == one.from; });
    if (slide != matched.slides.end()) held = slide->to;
}

void Match::reshuffle(const std::optional<Deal>& deal, Time now) {
    const bool paused = session_.paused(); // do the reshuffle even while the game is paused
    pause(false, now);
    hands_ = {};
    ended_ = !std::holds_alternative<Reshuffled>(session_.act(Reshuffle{deal}, now));
    pause(paused, now);
}

void Match::pause(bool paused, Time now) {
    if (session_.paused() != paused) session_.act(Pause{}, now);
}

} // namespace twoturns::game
