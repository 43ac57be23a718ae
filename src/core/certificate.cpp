#include "twoturns/certificate.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "twoturns/link.hpp"
#include "twoturns/notation.hpp"

namespace twoturns {
namespace {

constexpr std::string_view first_line = "twoturns-loss 1";
constexpr std::size_t small_kind = 12;
constexpr std::size_t most_literals = std::size_t{1} << 25U;
constexpr std::size_t most_variables = std::size_t{1} << 21U;
constexpr std::uint64_t most_link_tests = std::uint64_t{1} << 32U;

using Literal = std::uint32_t; // 2 * variable, plus 1 when negated
constexpr Literal negation(Literal l) { return l ^ 1U; }

/// Clauses and unit propagation over them. It never guesses.
class Propagator {
public:
    /// Adds a variable in two groups, `place` and `second`. At most one variable of a group is true.
    std::uint32_t add_variable(std::size_t place, std::size_t second) {
        const auto variable = static_cast<std::uint32_t>(places_of_.size());
        truth_.insert(truth_.end(), 2, 0);
        watchers_.resize(watchers_.size() + 2);
        places_of_.push_back({place, second});
        bool taken = false;
        for (const std::size_t p : places_of_.back()) {
            if (p >= at_place_.size()) at_place_.resize(p + 1);
            for (const std::uint32_t rival : at_place_[p]) taken = taken || is_true(2 * rival);
            at_place_[p].push_back(variable);
        }
        if (taken) add({2 * variable + 1});
        return variable;
    }
    [[nodiscard]] std::size_t variables() const { return places_of_.size(); }
    [[nodiscard]] bool contradiction() const { return contradiction_; }
    [[nodiscard]] std::size_t literals() const { return literals_; }

    /// Adds a permanent clause.
    void add(std::vector<Literal> clause) {
        if (contradiction_) return;
        literals_ += clause.size();
        // The first two literals that are not false are watched.
        std::size_t ready = 0;
        for (std::size_t i = 0; i < clause.size() && ready < 2; ++i)
            if (!is_false(clause[i])) std::swap(clause[ready++], clause[i]);
        if (ready == 0) {
            contradiction_ = true;
            return;
        }
        if (ready == 1) {
            if (!is_true(clause[0])) contradiction_ = !assign_and_propagate({clause.data(), 1});
            return;
        }
        watchers_[clause[0]].push_back(clauses_.size());
        watchers_[clause[1]].push_back(clauses_.size());
        clauses_.push_back(std::move(clause));
    }

    /// Returns true if assuming that all the literals are false leads to a contradiction.
    bool follows(std::span<const Literal> clause) {
        if (contradiction_) return true;
        const std::size_t before = trail_.size();
        std::vector<Literal> opposite(clause.begin(), clause.end());
        for (Literal& l : opposite) l = negation(l);
        const bool consistent = assign_and_propagate(opposite);
        for (std::size_t i = before; i < trail_.size(); ++i) truth_[trail_[i]] = 0;
        trail_.resize(before);
        return !consistent;
    }

private:
    [[nodiscard]] bool is_true(Literal l) const { return truth_[l] != 0; }
    [[nodiscard]] bool is_false(Literal l) const { return truth_[negation(l)] != 0; }

    bool assign(Literal l) {
        if (is_false(l)) return false;
        if (is_true(l)) return true;
        truth_[l] = 1;
        trail_.push_back(l);
        return true;
    }

    bool assign_and_propagate(std::span<const Literal> literals) {
        std::size_t next = trail_.size();
        for (const Literal l : literals)
            if (!assign(l)) return false;
        for (; next < trail_.size(); ++next) {
            const Literal l = trail_[next];
            if (l % 2 == 0)
                for (const std::size_t place : places_of_[l / 2])
                    for (const std::uint32_t rival : at_place_[place])
                        if (rival != l / 2 && !assign(2 * rival + 1)) return false;
            if (!look_at_watchers(negation(l))) return false;
        }
        return true;
    }

    /// Handles `fallen` becoming false: every clause that watches this literal finds another literal to watch, or
    /// propagates its last literal.
    bool look_at_watchers(Literal fallen) {
        std::vector<std::size_t> list = std::move(watchers_[fallen]);
        watchers_[fallen].clear();
        for (std::size_t i = 0; i < list.size(); ++i) {
            auto& clause = clauses_[list[i]];
            if (clause[0] == fallen) std::swap(clause[0], clause[1]);
            const auto better = is_true(clause[0]) ? clause.end()
                                                   : std::find_if(clause.begin() + 2, clause.end(),
                                                                  [this](Literal l) { return !is_false(l); });
            if (better != clause.end()) {
                std::swap(clause[1], *better);
                watchers_[clause[1]].push_back(list[i]);
                continue;
            }
            watchers_[fallen].push_back(list[i]);
            if (assign(clause[0])) continue;
            watchers_[fallen].insert(watchers_[fallen].end(), list.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                     list.end());
            return false;
        }
        return true;
    }

    std::vector<std::uint8_t> truth_; // indexed by literal
    std::vector<std::vector<std::size_t>> watchers_;
    std::vector<std::array<std::size_t, 2>> places_of_;
    std::vector<std::vector<std::uint32_t>> at_place_;
    std::vector<std::vector<Literal>> clauses_;
    std::vector<Literal> trail_;
    std::size_t literals_ = 0;
    bool contradiction_ = false;
};

/// The pairs of a board as variables.
class Pairing {
public:
    Pairing(const Board& board, Propagator& propagator)
        : board_(&board), propagator_(&propagator), cells_(board.cells_by_kind()) {
        for (const auto& cells : cells_) {
            if (cells.size() > small_kind) continue;
            for (const Cell a : cells) {
                std::vector<Literal> partners;
                for (const Cell b : cells)
                    if (a != b) partners.push_back(2 * variable(a, b));
                if (!partners.empty()) propagator.add(std::move(partners));
            }
        }
    }

    [[nodiscard]] const std::vector<Cell>& cells_like(Cell c) const { return cells_[board_->kind(c)]; }

    /// Returns the variable for two different tiles of one kind.
    std::uint32_t variable(Cell a, Cell b) {
        const auto& cells = cells_like(a);
        if (cells.size() == 4 && a != cells[0] && b != cells[0]) {
            // In a kind of four, the pair of the other two tiles has the same meaning. The variable is stored for the
            // pair that contains the kind's first tile.
            const auto other = std::find_if(cells.begin() + 1, cells.end(), [&](Cell c) { return c != a && c != b; });
            return variable(cells[0], *other);
        }
        if (b < a) std::swap(a, b);
        const std::uint32_t key = number(a) << 16U | number(b);
        const auto known = variables_.find(key);
        if (known != variables_.end()) return known->second;
        const std::uint32_t added = propagator_->add_variable(number(a), number(b));
        variables_.emplace(key, added);
        return added;
    }

private:
    [[nodiscard]] static std::uint32_t number(Cell c) { return static_cast<std::uint32_t>(c.row * 64 + c.col); }

    const Board* board_;
    Propagator* propagator_;
    std::vector<std::vector<Cell>> cells_;
    std::unordered_map<std::uint32_t, std::uint32_t> variables_;
};

/// Removes the text up to the next `separator` from the front of `text` and returns it.
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

class Checker {
public:
    explicit Checker(const Board& board) : board_(&board), pairing_(board, propagator_) {}

    Result<CheckedLoss> check(std::string_view text) {
        if (take_line(text) != first_line)
            return fault("line {0}: a certificate of loss starts with \"twoturns-loss 1\"");
        while (!ended_) {
            if (text.empty()) {
                ++line_;
                return fault("line {0}: the certificate stops without its end");
            }
            if (const auto done = step(take_line(text)); !done) return done.error();
            if (propagator_.literals() > most_literals || link_tests_ > most_link_tests) return too_large();
        }
        if (!text.empty()) {
            ++line_;
            return fault("line {0}: there is something after the end");
        }
        return checked_;
    }

private:
    std::string_view take_line(std::string_view& text) {
        ++line_;
        auto line = take_until(text, '\n');
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        return line;
    }

    [[nodiscard]] Message fault(const char* what) const { return {what, {std::to_string(line_)}}; }
    [[nodiscard]] Message fault(const char* what, std::string_view token) const {
        return {what, {std::to_string(line_), std::string(token.substr(0, 40))}};
    }

    [[nodiscard]] Message too_large() const { return fault("line {0}: the certificate is too large to check"); }

    Result<void> step(std::string_view rest) {
        const auto number = take_until(rest, ' ');
        if (parse_number(number.substr(0, 9)) != line_ - 1)
            return fault("line {0}: the steps are not numbered 1, 2, 3 ...");
        const auto word = take_until(rest, ' ');
        if (word == "cut") return cut(rest);
        if (word == "learn") return learn(rest);
        if (word == "odd") return odd(rest);
        if (word != "end" || !rest.empty()) return fault("line {0}: \"{1}\" is no step of a certificate", word);
        if (!odd_ && !propagator_.contradiction()) return fault("line {0}: the steps do not prove a loss");
        ended_ = true;
        return {};
    }

    [[nodiscard]] std::optional<Cell> tile_at(std::string_view token) const {
        if (token.size() > 5) return std::nullopt;
        const auto cell = parse_cell(token);
        if (!cell || !board_->size().contains(*cell) || !board_->is_tile(*cell)) return std::nullopt;
        return cell;
    }

    Result<void> odd(std::string_view rest) {
        const auto cell = tile_at(rest);
        if (!cell) return fault("line {0}: \"{1}\" is no cell with a tile", rest);
        if (pairing_.cells_like(*cell).size() % 2 == 0)
            return fault("line {0}: the kind at {1} has an even number of tiles", rest);
        odd_ = true;
        return {};
    }

    Result<void> cut(std::string_view rest) {
        Occupancy standing = board_->occupancy();
        for (const Cell c : board_->tile_cells()) standing.free(c);
        std::vector<Cell> stuck;
        while (!rest.empty()) {
            const auto token = take_until(rest, ' ');
            const auto cell = tile_at(token);
            if (!cell) return fault("line {0}: \"{1}\" is no cell with a tile", token);
            if (standing.occupied(*cell)) return fault("line {0}: \"{1}\" comes twice", token);
            standing.fill(*cell);
            stuck.push_back(*cell);
        }
        if (stuck.empty()) return fault("line {0}: a cut needs at least one tile");
        std::vector<Literal> one_of;
        for (const Cell a : stuck) {
            for (const Cell b : pairing_.cells_like(a)) {
                if (a == b || (b < a && standing.occupied(b))) continue; // visit each pair once
                ++link_tests_;
                if (linked(standing, a, b)) one_of.push_back(2 * pairing_.variable(a, b));
            }
            if (propagator_.variables() > most_variables) return too_large();
        }
        add(std::move(one_of));
        ++checked_.cuts;
        return {};
    }

    Result<void> learn(std::string_view rest) {
        std::vector<Literal> clause;
        while (!rest.empty()) {
            const auto token = take_until(rest, ' ');
            const bool plus = token.starts_with('+');
            auto cells = token.substr(std::min<std::size_t>(1, token.size()));
            const auto a = tile_at(take_until(cells, '='));
            const auto b = tile_at(cells);
            if ((!plus && !token.starts_with('-')) || !a || !b || *a == *b || board_->kind(*a) != board_->kind(*b))
                return fault("line {0}: \"{1}\" does not say whether two tiles of a kind are paired", token);
            clause.push_back(2 * pairing_.variable(*a, *b) + (plus ? 0U : 1U));
        }
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        if (!propagator_.follows(clause)) return fault("line {0}: this does not follow from the steps before");
        add(std::move(clause));
        ++checked_.learnt;
        return {};
    }

    void add(std::vector<Literal> clause) {
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        propagator_.add(std::move(clause));
    }

    const Board* board_;
    Propagator propagator_;
    Pairing pairing_;
    CheckedLoss checked_;
    int line_ = 0;
    std::uint64_t link_tests_ = 0;
    bool odd_ = false;
    bool ended_ = false;
};

} // namespace

Result<CheckedLoss> check_loss(const Board& board, std::string_view text) { return Checker(board).check(text); }

} // namespace twoturns
