// A thread that writes to the store and reads from it while the player plays: nothing the store
// does, however slow, holds up a frame.
//
// What is to be kept waits here until it is written; of each game only its newest state waits. What
// could not be written is tried again every few seconds, and a last time at the end.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "game/store.hpp"
#include "game/store_news.hpp"

namespace twoturns::view {

class Keeper {
public:
    /// Takes an opened store. `wake` is called from the thread when there is news to take.
    Keeper(std::unique_ptr<game::Store> store, std::function<void()> wake);
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    Keeper(Keeper&&) = delete;
    Keeper& operator=(Keeper&&) = delete;
    /// Writes what still waits, then ends.
    ~Keeper();

    void keep(game::KeptGame game);
    /// Settings that changed.
    void keep(const game::Settings& changed);
    /// Answered after all that was to be kept before is written.
    void ask(game::StoreQuestion question);
    [[nodiscard]] std::vector<game::StoreNews> take();

private:
    struct Work {
        std::vector<game::KeptGame> games; ///< one of each key, in the order they came
        game::Settings settings;
        std::vector<game::StoreQuestion> questions;
        [[nodiscard]] bool empty() const { return games.empty() && settings.empty() && questions.empty(); }
    };

    void run();
    /// Does what it can and puts back what could not be written. False when something was put back.
    bool work_off(Work work);
    void put_back(std::vector<game::KeptGame> games);
    void put_back(const game::Settings& settings);
    game::StoreNews answer(const game::StoreQuestion& question);
    void tell(game::StoreNews news);

    std::unique_ptr<game::Store> store_;
    std::function<void()> wake_;
    std::optional<Message> trouble_; ///< why the last write failed

    std::mutex mutex_;
    std::condition_variable changed_;
    // Shared, under the mutex:
    Work work_;
    std::vector<game::StoreNews> news_;
    bool stop_ = false;

    std::thread thread_;
};

} // namespace twoturns::view
