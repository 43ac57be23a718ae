// Runs the store on a thread of its own, so that however slow it is, it delays no frame; or, in a host without threads,
// a slice at a time.
//
// A question carries the ticket of the screen that asked, and so does its answer; news that nobody asked for has ticket
// 0.
//
// Saves are queued, only the newest state of each game. What could not be written is tried again every few seconds, and
// a last time at the end. A game that is open in another window is reported once and not saved any more; nor is a game
// that was deleted with all data.
//
// What waits to be saved for long, as the store is locked, full or hangs, is kept aside meanwhile, by another thread:
// so it survives the program's end, even when it is killed.
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
#include "game/unsaved.hpp"
#include "platform/threads.hpp"

namespace twoturns::store {

/// Keeps aside what waits to be saved, in the place of what it kept before; where nothing waits any more, that is
/// removed. `elsewhere`: the store's disk may not answer. False where that cannot be. Called by one thread at a time.
using KeepAside = std::function<bool(const game::Unsaved& what, bool elsewhere)>;

/// How long something waits until it is kept aside.
inline constexpr std::chrono::milliseconds keep_aside_after{250};

class StoreThread {
public:
    struct Response {
        std::uint64_t ticket = 0; ///< of the question this answers; 0: what nobody asked
        game::StoreNews news;
    };

    /// Takes an opened store and the folder it is in, where nothing is exported to. `wake` is called from the thread
    /// when there is news to take.
    /// With `threaded` false everything is done by run_slice(), and nothing is kept aside.
    StoreThread(std::unique_ptr<game::Store> store, std::filesystem::path folder, std::function<void()> wake,
                bool threaded = platform::has_threads, KeepAside keep = {},
                std::chrono::milliseconds keep_after = keep_aside_after);
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
    void ask(std::uint64_t ticket, game::StoreRequest question);
    /// No more answers for that ticket, until it asks again. A question that changes the store is carried out
    /// nonetheless.
    void cancel(std::uint64_t ticket);
    /// Without a thread: writes what waits and answers what was asked, if there is anything.
    void run_slice();
    /// How long until run_slice() has something to do; nothing when it has not, and with a thread.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const;
    [[nodiscard]] std::vector<Response> take();
    /// The games in which something was done that is not on the disk yet, the last one last.
    [[nodiscard]] std::vector<game::SavedGame> unsaved() const;
    /// Keeps aside at once what waits to be saved; `elsewhere` where the store's disk does not answer by now. False
    /// where that cannot be, or takes longer.
    bool keep(std::chrono::milliseconds patience, bool elsewhere);
    /// The player lets go what waits to be saved: it is not kept aside any more.
    void let_go();
    /// Writes what is queued and accepts nothing more. False when that took too long: the destructor would wait for it.
    bool finish(std::chrono::milliseconds patience);

private:
    struct Asked {
        std::uint64_t ticket = 0;
        game::StoreRequest question;
        bool cancelled = false;
    };
    struct Work : game::Unsaved {
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

    /// What was last kept aside, or could not be.
    struct Kept {
        std::uint64_t changes = 0; ///< as many as there were then
        bool elsewhere = false;
        bool done = false;
    };

    using Clock = std::chrono::steady_clock;

    void run();
    void run_keeper();
    // Under the mutex:
    [[nodiscard]] bool is_unsaved(const game::SavedGame& game) const;
    [[nodiscard]] bool waits() const;
    [[nodiscard]] std::vector<game::SavedGame> unsaved_games() const;
    [[nodiscard]] game::Unsaved waiting() const;
    [[nodiscard]] bool is_kept() const;
    [[nodiscard]] bool belongs_elsewhere() const { return !failing_ || disk_hangs_; }
    [[nodiscard]] Clock::time_point keeping_due() const;
    void note_change();

    /// All that waits, marked as being done. Under the mutex.
    [[nodiscard]] Work begin();
    /// Does it; what could not be written waits for the next try.
    void dispatch(Work work);
    /// Whether there is something to do now. Under the mutex.
    [[nodiscard]] bool is_due() const;
    /// Does what it can and puts back what could not be written. False when something was put back.
    bool work_off(Work work);
    void put_back(std::vector<game::SavedGame> games);
    template <class Rows> std::optional<Message> save_rows(const Rows& rows, Rows game::Unsaved::*place);
    void written(const game::SavedGame& game);
    void leave_to_other_window(game::SavedGame game);
    void forget_known();
    void forget_answers(const std::string& deck);
    // One for each alternative of game::StoreRequest.
    game::StoreNews answer(const game::ReadGames& what);
    game::StoreNews answer(const game::ReadGame& what);
    game::StoreNews answer(const game::FindGame& what);
    game::StoreNews answer(const game::ReadAnswers& what);
    game::StoreNews answer(const game::ForgetAnswers& what);
    game::StoreNews answer(const game::ExportGames& what);
    game::StoreNews answer(const game::ForgetEverything& what);
    game::StoreNews answer(const game::BringBack& what);
    game::StoreNews answer(const game::WriteAll& what);
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
    game::Unsaved writing_; ///< taken from the work, and perhaps not written yet
    std::map<game::GameKey, Known> known_;
    std::vector<Asked> answering_; ///< taken from the work, and perhaps not answered yet
    std::vector<Response> news_;
    std::size_t put_back_ = 0;                  ///< how much waits that could not be written
    std::optional<Clock::time_point> next_try_; ///< when it is tried again
    bool stop_ = false;
    bool ended_ = false;
    bool failing_ = false;                         ///< the last write failed
    std::condition_variable keeping_;              ///< of what those below tell
    std::optional<Clock::time_point> waits_since_; ///< since when something waits while nothing else is written
    std::uint64_t changes_ = 0;                    ///< of what waits, but for what was written
    std::optional<Kept> kept_;                     ///< nothing: nothing is aside
    bool keep_now_ = false;
    bool disk_hangs_ = false;
    bool let_go_ = false;
    bool tried_last_ = false;

    const KeepAside keep_;
    const std::chrono::milliseconds keep_after_;
    const bool threaded_;
    std::thread keeper_;
    std::thread thread_;
};

} // namespace twoturns::store
