// Runs the store on a thread of its own, so that however slow it is, it delays no frame; or, in a host without threads,
// a slice at a time.
//
// A question carries the ticket of the screen that asked, and so does its answer; news that nobody asked for has ticket
// 0.
//
// Saves are queued, only the newest state of each game. What could not be written is tried again every few seconds, and
// a last time at the end. A game that is open in another window is reported once and not saved any more; nor is a game
// that was deleted with all data.
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
#include "platform/threads.hpp"

namespace twoturns::view {

class StoreThread {
public:
    struct Told {
        std::uint64_t ticket = 0; ///< of the question this answers; 0: what nobody asked
        game::StoreNews news;
    };

    /// Takes an opened store and the folder it is in, where nothing is exported to. `wake` is called from the thread
    /// when there is news to take.
    /// With `threaded` false everything is done by run_slice().
    StoreThread(std::unique_ptr<game::Store> store, std::filesystem::path folder, std::function<void()> wake,
                bool threaded = platform::has_threads);
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    StoreThread(StoreThread&&) = delete;
    StoreThread& operator=(StoreThread&&) = delete;
    /// Writes what still waits, then ends.
    ~StoreThread();

    /// `already_saved`: how many entries of its log came from the store or a file. Only later ones can be lost.
    void save(game::SavedGame game, std::size_t already_saved = 0);
    /// Settings that changed.
    void save(const game::KeyValues& changed);
    void save(const game::ItemChanges& changed);
    /// Answered after all earlier saves are written. The ticket is not 0.
    void ask(std::uint64_t ticket, game::StoreQuestion question);
    /// No more answers for that ticket, until it asks again. A question that changes the store is carried out
    /// nonetheless.
    void cancel(std::uint64_t ticket);
    /// Without a thread: writes what waits and answers what was asked, if there is anything.
    void run_slice();
    /// How long until run_slice() has something to do; nothing when it has not, and with a thread.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const;
    [[nodiscard]] std::vector<Told> take();
    /// The games in which something was done that is not on the disk yet, the last one last.
    [[nodiscard]] std::vector<game::SavedGame> unsaved() const;
    /// Writes what is queued and accepts nothing more. False when that took too long: the destructor would wait for it.
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
        game::ItemChanges items;
        std::vector<Asked> questions;
        [[nodiscard]] bool empty() const { return to_write() == 0 && questions.empty(); }
        [[nodiscard]] std::size_t to_write() const { return games.size() + settings.size() + items.size(); }
    };

    /// What is known of a game that was to be saved.
    struct Known {
        std::size_t safe = 0;    ///< entries of its log that are on the disk
        bool to_forget = false;  ///< it was there when deleting all data was asked for
        bool left_alone = false; ///< it is not saved any more
    };

    using Clock = std::chrono::steady_clock;

    void run();
    /// All that waits, marked as being done. Under the mutex.
    [[nodiscard]] Work begin();
    /// Does it; what could not be written waits for the next try.
    void carry_out(Work work);
    /// Whether there is something to do now. Under the mutex.
    [[nodiscard]] bool is_due() const;
    /// Does what it can and puts back what could not be written. False when something was put back.
    bool work_off(Work work);
    void put_back(std::vector<game::SavedGame> games);
    template <class Rows> std::optional<Message> save_rows(const Rows& rows, Rows Work::*place);
    void written(const game::SavedGame& game);
    void leave_to_other_window(game::SavedGame game);
    void forget_known();
    void forget_answers(const std::string& deck);
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
    std::size_t put_back_ = 0;                  ///< how much waits that could not be written
    std::optional<Clock::time_point> next_try_; ///< when it is tried again
    bool stop_ = false;
    bool ended_ = false;

    const bool threaded_;
    std::thread thread_;
};

} // namespace twoturns::view
