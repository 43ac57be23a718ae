// A thread that writes to the store and reads from it while the player plays: nothing the store
// does, however slow, holds up a frame.
//
// What is to be kept waits here until it is written; of each game only its newest state waits. What
// could not be written is tried again every few seconds, and a last time at the end. A game that
// another window has in hand is told of once and not kept any more; nor is one that was forgotten.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "game/store.hpp"
#include "game/store_news.hpp"

namespace twoturns::view {

class StoreThread {
public:
    /// Takes an opened store. `wake` is called from the thread when there is news to take.
    StoreThread(std::unique_ptr<game::Store> store, std::function<void()> wake);
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    StoreThread(StoreThread&&) = delete;
    StoreThread& operator=(StoreThread&&) = delete;
    /// Writes what still waits, then ends.
    ~StoreThread();

    /// `taken_up`: so many entries of its log came with the game, from the store or a file. Only what was done
    /// since can be lost.
    void save(game::SavedGame game, std::size_t already_saved = 0);
    /// Settings that changed.
    void save(const game::KeyValues& changed);
    /// Answered after all that was to be kept before is written.
    void ask(game::StoreQuestion question);
    [[nodiscard]] std::vector<game::StoreNews> take();
    /// The games in which something was done that is not on the disk yet, the last one last.
    [[nodiscard]] std::vector<game::SavedGame> unsaved() const;
    /// Writes what still waits and takes nothing more. False when the store did not get there in time: to destroy
    /// the keeper would wait for it.
    bool finish(std::chrono::milliseconds patience);

private:
    struct Work {
        std::vector<game::SavedGame> games; ///< one of each key, in the order they came
        game::KeyValues settings;
        std::vector<game::StoreQuestion> questions;
        [[nodiscard]] bool empty() const { return games.empty() && settings.empty() && questions.empty(); }
    };

    /// What is known of a game that was to be kept.
    struct Known {
        std::size_t safe = 0;    ///< entries of its log that cannot be lost
        bool to_forget = false;  ///< it was there when that was asked for
        bool left_alone = false; ///< it is not kept any more
    };

    void run();
    /// Does what it can and puts back what could not be written. False when something was put back.
    bool work_off(Work work);
    void put_back(std::vector<game::SavedGame> games);
    void put_back(const game::KeyValues& settings);
    void written(const game::SavedGame& game);
    void leave_to_other_window(game::SavedGame game);
    void forget_known();
    game::StoreNews answer(const game::StoreQuestion& question);
    void tell(game::StoreNews news);

    std::unique_ptr<game::Store> store_;
    std::function<void()> wake_;
    std::optional<Message> trouble_; ///< why the last write failed

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    // Shared, under the mutex:
    Work work_;
    std::vector<game::SavedGame> writing_; ///< taken from the work, and perhaps not written yet
    std::map<game::GameKey, Known> known_;
    std::vector<game::StoreNews> news_;
    bool stop_ = false;
    bool ended_ = false;

    std::thread thread_;
};

} // namespace twoturns::view
