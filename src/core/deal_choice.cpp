#include "twoturns/deal_choice.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace twoturns {

int deals_to_choose_from(int tiles) { return std::clamp(3456 / std::max(tiles, 1), 2, 24); }

std::string seed_to_choose_from(const GameId& id, int number) {
    if (number == 0) return id.seed;
    Random random{to_text(id) + " " + std::to_string(number)};
    return std::to_string(10'000'000 + random.below(90'000'000));
}

class DealChooser::State {
public:
    State(GameId id, SightWish wish)
        : id_(std::move(id)), wish_(wish),
          boards_(wish == SightWish::any ? 1 : deals_to_choose_from(blank_board(id_.params).tiles())) {}

    bool run(std::uint64_t work) {
        if (dealt_ == boards_) return true;
        if (count_) {
            if (count_->run(work)) keep();
            return dealt_ == boards_;
        }
        if (!dealer_) dealer_.emplace(dealer_for(id_of_next()));
        if (!dealer_->run(work)) return false;
        auto deal = dealer_->take();
        dealer_.reset();
        if (deal) {
            deal_ = *std::move(deal);
            count_.emplace(deal_.board, id_.params.gravity);
        } else {
            if (!fault_) fault_ = deal.error();
            ++dealt_;
        }
        return dealt_ == boards_;
    }

    [[nodiscard]] double progress() const {
        const double part = dealer_ ? 0.9 * dealer_->progress() : count_ ? 0.9 : 0;
        return (dealt_ + part) / boards_;
    }

    Result<ChosenDeal> take() {
        if (!best_) return *std::move(fault_);
        best_->dealt = static_cast<int>(all_.size());
        best_->fits = wish_ == SightWish::any || is_clear(best_->pairs);
        return *std::move(best_);
    }

private:
    [[nodiscard]] GameId id_of_next() const { return {id_.params, seed_to_choose_from(id_, dealt_)}; }

    void keep() {
        const PairsToSee pairs = count_->count();
        all_.push_back(pairs.tenths());
        if (!best_ || better(deal_.level, pairs, *best_)) best_ = ChosenDeal{id_of_next(), std::move(deal_), pairs};
        count_.reset();
        ++dealt_;
    }

    [[nodiscard]] int misses(int level) const { return std::abs(level - id_.params.difficulty); }

    [[nodiscard]] bool better(int level, const PairsToSee& pairs, const ChosenDeal& than) const {
        if (misses(level) != misses(than.deal.level)) return misses(level) < misses(than.deal.level);
        return wish_ == SightWish::few ? pairs.tenths() < than.pairs.tenths() : pairs.tenths() > than.pairs.tenths();
    }

    [[nodiscard]] bool is_clear(const PairsToSee& pairs) const {
        std::vector<int> sorted = all_;
        std::sort(sorted.begin(), sorted.end());
        const int middle = sorted[sorted.size() / 2];
        return wish_ == SightWish::few ? 10 * pairs.tenths() <= 9 * middle : 10 * pairs.tenths() >= 11 * middle;
    }

    GameId id_;
    SightWish wish_;
    int boards_;
    int dealt_ = 0;
    std::optional<Dealer> dealer_;
    Deal deal_; ///< whose pairs are being counted
    std::optional<PairsToSeeCount> count_;
    std::vector<int> all_; ///< the tenths of all boards dealt
    std::optional<ChosenDeal> best_;
    std::optional<Message> fault_;
};

DealChooser::DealChooser(GameId id, SightWish wish) : state_(std::make_unique<State>(std::move(id), wish)) {}
DealChooser::DealChooser(DealChooser&&) noexcept = default;
DealChooser& DealChooser::operator=(DealChooser&&) noexcept = default;
DealChooser::~DealChooser() = default;

bool DealChooser::run(std::uint64_t work) { return state_->run(work); }
double DealChooser::progress() const { return state_->progress(); }
Result<ChosenDeal> DealChooser::take() { return state_->take(); }

} // namespace twoturns
