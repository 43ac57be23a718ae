// A store in memory. Saved data lives as long as its StoreMemory; all stores opened on it share the data, as programs
// share a folder. Tests can block its writes and make them fail.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "game/store.hpp"
#include "game/store_news.hpp"

namespace twoturns::test {

/// The data shared by all stores opened on it. Every function may be called from any thread.
class StoreMemory {
public:
    // For tests to control it.
    void block_writes(bool block) {
        const std::lock_guard lock(mutex_);
        blocked_ = block;
        changed_.notify_all();
    }
    /// Makes all writes fail with this message. nullopt makes them succeed again.
    void fail_writes(std::optional<Message> why) {
        const std::lock_guard lock(mutex_);
        write_fault_ = std::move(why);
    }
    void fail_reads(std::optional<Message> why) {
        const std::lock_guard lock(mutex_);
        read_fault_ = std::move(why);
    }
    /// Makes the next call leave a notice. The call still succeeds.
    void find_out(Message what) {
        const std::lock_guard lock(mutex_);
        notice_ = std::move(what);
    }
    /// Stores a game that no window has open.
    void put(game::SavedGame game) {
        const std::lock_guard lock(mutex_);
        games_[game.summary.key] = std::move(game);
    }

    // For tests to inspect it.
    [[nodiscard]] std::optional<game::SavedGame> game(game::GameKey key) const {
        const std::lock_guard lock(mutex_);
        const auto found = games_.find(key);
        return found == games_.end() ? std::nullopt : std::optional{found->second};
    }
    [[nodiscard]] std::vector<game::CardAnswer> answers() const {
        const std::lock_guard lock(mutex_);
        std::vector<game::CardAnswer> all;
        for (const auto& [key, answer] : answers_) all.push_back(answer);
        return all;
    }
    [[nodiscard]] std::size_t games() const {
        const std::lock_guard lock(mutex_);
        return games_.size();
    }
    [[nodiscard]] game::KeyValues settings() const {
        const std::lock_guard lock(mutex_);
        return settings_;
    }
    [[nodiscard]] game::Lists lists() const {
        const std::lock_guard lock(mutex_);
        return lists_;
    }
    /// Returns the number of writes that wait while writes are blocked.
    [[nodiscard]] int waiting() const {
        const std::lock_guard lock(mutex_);
        return waiting_;
    }
    [[nodiscard]] int writes() const {
        const std::lock_guard lock(mutex_);
        return writes_;
    }

private:
    friend class MemoryStore;

    /// Waits while writes are blocked. Returns an error if writes are set to fail.
    Result<void> may_write(std::unique_lock<std::mutex>& lock) {
        ++waiting_;
        changed_.wait(lock, [this] { return !blocked_; });
        --waiting_;
        if (write_fault_) return *write_fault_;
        ++writes_;
        return {};
    }
    /// Returns all summaries, the last touched first.
    [[nodiscard]] std::vector<game::GameSummary> in_order() const {
        std::vector<game::GameSummary> all;
        for (const auto& [key, game] : games_) all.push_back(game.summary);
        std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
            return std::pair{a.touched, a.started} > std::pair{b.touched, b.started};
        });
        return all;
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::map<game::GameKey, game::SavedGame> games_;
    std::map<game::GameKey, const void*> held_; ///< the games open in a window, with the window's store
    std::map<std::tuple<std::string, std::string, game::GameKey>, game::CardAnswer> answers_; ///< deck, card, game
    game::KeyValues settings_;
    game::Lists lists_;
    std::optional<Message> write_fault_;
    std::optional<Message> read_fault_;
    std::optional<Message> notice_;
    bool blocked_ = false;
    int writes_ = 0;
    int waiting_ = 0;
};

class MemoryStore final : public game::Store {
public:
    explicit MemoryStore(std::shared_ptr<StoreMemory> memory) : memory_(std::move(memory)) {}
    MemoryStore(const MemoryStore&) = delete;
    MemoryStore& operator=(const MemoryStore&) = delete;
    MemoryStore(MemoryStore&&) = delete;
    MemoryStore& operator=(MemoryStore&&) = delete;
    ~MemoryStore() override {
        const std::lock_guard lock(memory_->mutex_);
        std::erase_if(memory_->held_, [this](const auto& one) { return one.second == this; });
    }

    game::Restored open() override {
        const std::lock_guard lock(memory_->mutex_);
        game::Restored restored;
        restored.settings = memory_->settings_;
        restored.lists = memory_->lists_;
        for (const game::GameSummary& one : memory_->in_order()) {
            if (one.state != game::GameState::in_progress || memory_->held_.contains(one.key)) continue;
            restored.game = memory_->games_[one.key];
            hold(one.key);
            break;
        }
        return restored;
    }

    Result<void> save(const game::SavedGame& game) override {
        std::unique_lock lock(memory_->mutex_);
        if (auto may = memory_->may_write(lock); !may) return may;
        const game::GameKey key = game.summary.key;
        const auto holder = memory_->held_.find(key);
        if (holder != memory_->held_.end() && holder->second != this) return Message{game::open_elsewhere, {}};
        for (const auto& [other, window] : memory_->held_) {
            if (other == key || window != this) continue;
            const auto found = memory_->games_.find(other);
            if (found == memory_->games_.end()) continue;
            if (found->second.summary.state == game::GameState::in_progress && found->second.record.log.empty()) {
                memory_->games_.erase(found); // the player did nothing in this game
                continue;
            }
            if (found->second.summary.state == game::GameState::in_progress)
                found->second.summary.state = game::GameState::unfinished;
            found->second.start.reset();
        }
        std::erase_if(memory_->held_, [this](const auto& one) { return one.second == this; });
        memory_->games_[key] = game;
        for (const game::CardAnswer& one : game.answers) memory_->answers_.try_emplace({one.deck, one.card, key}, one);
        hold(key);
        return {};
    }

    Result<void> save(const game::KeyValues& settings) override {
        std::unique_lock lock(memory_->mutex_);
        if (auto may = memory_->may_write(lock); !may) return may;
        for (const auto& [word, value] : settings) memory_->settings_[word] = value;
        return {};
    }

    Result<void> save(const game::ItemChanges& items) override {
        std::unique_lock lock(memory_->mutex_);
        if (auto may = memory_->may_write(lock); !may) return may;
        for (const auto& [row, item] : items)
            if (item)
                memory_->lists_[row.first][row.second] = *item;
            else
                memory_->lists_[row.first].erase(row.second);
        return {};
    }

    Result<std::vector<game::GameSummary>> games(std::size_t skip, std::size_t most) override {
        const std::lock_guard lock(memory_->mutex_);
        if (memory_->read_fault_) return *memory_->read_fault_;
        auto all = memory_->in_order();
        all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(skip, all.size())));
        all.resize(std::min(most, all.size()));
        return all;
    }

    Result<game::SavedGame> game(game::GameKey key) override {
        const std::lock_guard lock(memory_->mutex_);
        if (memory_->read_fault_) return *memory_->read_fault_;
        const auto found = memory_->games_.find(key);
        if (found == memory_->games_.end()) return Message{"no game {0}", {std::to_string(key)}};
        return found->second;
    }

    Result<std::optional<game::SavedGame>> find(const game::Record& record) override {
        const std::lock_guard lock(memory_->mutex_);
        if (memory_->read_fault_) return *memory_->read_fault_;
        for (const auto& [key, game] : memory_->games_)
            if (game::same_play(game.record, record)) return std::optional{game};
        return std::optional<game::SavedGame>{};
    }

    Result<std::vector<game::CardAnswer>> answers(const std::string& deck) override {
        const std::lock_guard lock(memory_->mutex_);
        if (memory_->read_fault_) return *memory_->read_fault_;
        std::vector<game::CardAnswer> found;
        for (const auto& [key, answer] : memory_->answers_)
            if (answer.deck == deck) found.push_back(answer);
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.date < b.date; });
        return found;
    }

    Result<void> forget_answers(const std::string& deck) override {
        std::unique_lock lock(memory_->mutex_);
        if (auto may = memory_->may_write(lock); !may) return may;
        std::erase_if(memory_->answers_, [&](const auto& one) { return one.second.deck == deck; });
        return {};
    }

    Result<void> forget_everything() override {
        std::unique_lock lock(memory_->mutex_);
        if (auto may = memory_->may_write(lock); !may) return may;
        std::erase_if(memory_->games_, [&](const auto& one) {
            const auto holder = memory_->held_.find(one.first);
            return holder == memory_->held_.end() || holder->second == this;
        });
        memory_->settings_.clear();
        memory_->lists_.clear();
        memory_->answers_.clear();
        return {};
    }

    Result<game::Preferences> bring_back() override { return Message{"nothing was deleted here", {}}; }

    Result<std::string> content() override { return Message{"nothing is taken from here", {}}; }
    Result<game::TakenIn> add_content(const std::string& /*content*/, const std::string& /*folder*/) override {
        return Message{"nothing is taken in here", {}};
    }
    std::optional<Message> take_notice() override {
        const std::lock_guard lock(memory_->mutex_);
        return std::exchange(memory_->notice_, std::nullopt);
    }

    /// Takes a game over, even if another window has it open.
    void seize(game::GameKey key) {
        const std::lock_guard lock(memory_->mutex_);
        hold(key);
    }

private:
    void hold(game::GameKey key) { memory_->held_[key] = this; }

    std::shared_ptr<StoreMemory> memory_;
};

/// Returns the store's immediate answer to a question about its games.
inline game::StoreNews answer_of(game::Store& store, const game::StoreRequest& question) {
    if (const auto* games = std::get_if<game::ReadGames>(&question)) {
        auto read = store.games(games->skip, games->most);
        if (!read) return game::NotRead{read.error()};
        return game::GamesRead{games->skip, *std::move(read)};
    }
    if (const auto* game = std::get_if<game::ReadGame>(&question)) {
        auto read = store.game(game->key);
        if (!read) return game::NotRead{read.error()};
        return game::GameRead{*std::move(read)};
    }
    if (const auto* wanted = std::get_if<game::FindGame>(&question)) {
        auto found = store.find(wanted->record);
        if (!found) return game::NotRead{found.error()};
        return game::GameFound{*std::move(found)};
    }
    if (const auto* of_deck = std::get_if<game::ReadAnswers>(&question)) {
        auto read = store.answers(of_deck->deck);
        if (!read) return game::NotRead{read.error()};
        return game::AnswersRead{of_deck->deck, *std::move(read)};
    }
    if (const auto* forgotten = std::get_if<game::ForgetAnswers>(&question)) {
        if (const auto done = store.forget_answers(forgotten->deck); !done) return game::NotRead{done.error()};
        return game::AnswersForgotten{forgotten->deck};
    }
    if (std::holds_alternative<game::WriteAll>(question)) return game::AllTried{};
    if (std::holds_alternative<game::ExportGames>(question)) return game::NotRead{{"nothing is exported here", {}}};
    if (std::holds_alternative<game::ReadEverything>(question)) return game::NotRead{store.content().error()};
    if (const auto* other = std::get_if<game::TakeIn>(&question))
        return game::NotRead{store.add_content(other->content, other->folder).error()};
    if (std::holds_alternative<game::BringBack>(question)) {
        auto preferences = store.bring_back();
        if (!preferences) return game::NotRead{preferences.error()};
        return game::BroughtBack{*std::move(preferences)};
    }
    if (const auto done = store.forget_everything(); !done) return game::NotRead{done.error()};
    return game::Forgotten{};
}

} // namespace twoturns::test
