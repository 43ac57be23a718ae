// A thread that writes to the store and reads from it while the player plays: nothing the store
// does, however slow, holds up a frame.
//
// Each question has the ticket of who asked, and so has its answer; what is found out unasked has none.
//
// What is to be kept waits here until it is written; of each game only its newest state waits. What
// could not be written is tried again every few seconds, and a last time at the end. A game that
// another window has in hand is told of once and not kept any more; nor is one that was forgotten.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <filesystem>
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
    struct Told {
        std::uint64_t ticket = 0; ///< of the question this answers; 0: what nobody asked
        game::StoreNews news;
    };

    /// Takes an opened store and the folder it is in, where nothing is exported to. `wake` is called from the thread
    /// when there is news to take.
    StoreThread(std::unique_ptr<game::Store> store, std::filesystem::path folder, std::function<void()> wake);
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
    /// Answered after all that was to be kept before is written. The ticket is not 0.
    void ask(std::uint64_t ticket, game::StoreQuestion question);
    /// Nothing is answered with that ticket from now on, unless something else is asked. What was asked to be done,
    /// and not only to be read, is done nonetheless.
    void cancel(std::uint64_t ticket);
    [[nodiscard]] std::vector<Told> take();
    /// The games in which something was done that is not on the disk yet, the last one last.
    [[nodiscard]] std::vector<game::SavedGame> unsaved() const;
    /// Writes what still waits and takes nothing more. False when the store did not get there in time: to destroy
    /// the keeper would wait for it.
    bool finish(std::chrono::milliseconds patience);

private:
    struct Asked {
        std::uint64_t ticket = 0;
        game::StoreQuestion question;
        bool cancelled = false;
    };
    struct Work {
        std::vector<game::SavedGame> games; ///< one of each key, in the order they came
        game::KeyValues settings;
        std::vector<Asked> questions;
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
    game::StoreNews exported(const game::ExportGames& what);
    void answer_questions();
    void tell(game::StoreNews news);

    std::unique_ptr<game::Store> store_;
    std::filesystem::path folder_;
    std::function<void()> wake_;
    std::optional<Message> trouble_; ///< why the last write failed

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    // Shared, under the mutex:
    Work work_;
    std::vector<game::SavedGame> writing_; ///< taken from the work, and perhaps not written yet
    std::map<game::GameKey, Known> known_;
    std::vector<Asked> answering_; ///< taken from the work, and perhaps not answered yet
    std::vector<Told> news_;
    bool stop_ = false;
    bool ended_ = false;

    std::thread thread_;
};

} // namespace twoturns::view
