// Runs the store on its own thread, so that a slow store delays no frame; or, in a host without threads, one slice at a
// time.
//
// A question carries the ticket of the screen that asked, and the answer carries the same ticket; unrequested news has
// ticket 0.
//
// Saves are queued, keeping only the newest state of each game. A failed write is retried every few seconds, and a last
// time at the end. A game that is open in another window is reported once and no longer saved; neither is a game that
// was deleted with all data.
//
// If the store is locked, full or hanging, a second thread keeps the queued saves aside after a while: they survive the
// program's end, even if it is killed.
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
#include <vector>

#include "game/store.hpp"
#include "game/store_news.hpp"
#include "game/unsaved.hpp"
#include "platform/worker.hpp"

namespace twoturns::store {

/// Keeps the queued saves aside and replaces the saves of the previous call; an empty `what` removes them. `elsewhere`:
/// the store's disk may not respond. Returns false on failure. Only one thread at a time calls it.
using KeepAside = std::function<bool(const game::Unsaved& what, bool elsewhere)>;

/// How long a save waits in the queue before it is kept aside.
inline constexpr std::chrono::milliseconds keep_aside_after{250};

class StoreThread {
public:
    struct Response {
        std::uint64_t ticket = 0; ///< of the answered question; 0 for unrequested news
        game::StoreNews news;
    };

    /// Takes an opened store and its folder, to which nothing is exported. `wake` is called from the thread when news
    /// is available. With `threaded` false, run_slice() does everything, and nothing is kept aside.
    StoreThread(std::unique_ptr<game::Store> store, std::filesystem::path folder, std::function<void()> wake,
                bool threaded = platform::has_threads, KeepAside keep = {},
                std::chrono::milliseconds keep_after = keep_aside_after);
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    StoreThread(StoreThread&&) = delete;
    StoreThread& operator=(StoreThread&&) = delete;
    /// Writes the queued saves, then ends the threads.
    ~StoreThread();

    /// `already_saved`: how many entries of the game's log came from the store or a file. Only later ones can be lost.
    void save(game::SavedGame game, std::size_t already_saved = 0);
    /// Saves changed settings.
    void save(const game::KeyValues& changed);
    void save(const game::ItemChanges& changed);
    /// Queues a question, answered after all earlier saves are written. The ticket is not 0.
    void ask(std::uint64_t ticket, game::StoreRequest question);
    /// Drops the answers for a ticket until a new question has this ticket. A question that changes the store is
    /// carried out nonetheless.
    void cancel(std::uint64_t ticket);
    /// Without a thread: writes queued saves and answers questions, if there are any.
    void run_slice() { writer_.run_slice(); }
    /// Returns how long until run_slice() has work; nullopt if it has none, and with a thread.
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_slice() const { return writer_.until_slice(); }
    [[nodiscard]] std::vector<Response> take();
    /// Returns the games with changes that are not on the disk yet, the latest one last.
    [[nodiscard]] std::vector<game::SavedGame> unsaved() const;
    /// Keeps the queued saves aside at once; set `elsewhere` if the store's disk does not respond by now. Returns false
    /// if that fails or takes longer than `patience`.
    bool keep(std::chrono::milliseconds patience, bool elsewhere);
    /// Discards the queued saves at the player's wish: they are no longer kept aside.
    void let_go();
    /// Writes the queue and accepts nothing more. Returns false if it took too long: the destructor would wait for it.
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

    /// The state of a saved game.
    struct Known {
        std::size_t safe = 0;    ///< entries of its log that are on the disk
        bool to_forget = false;  ///< existed when deleting all data was requested
        bool left_alone = false; ///< no longer saved
    };

    /// The last attempt to keep the queue aside, successful or not.
    struct Kept {
        std::uint64_t changes = 0; ///< the value of `changes_` at that time
        bool elsewhere = false;
        bool done = false;
    };

    using Worker = platform::Worker;
    using Clock = Worker::Clock;

    Worker::Due take_writers_turn();
    Worker::Due take_keepers_turn();
    // Requires the mutex:
    [[nodiscard]] Worker::Due due() const;
    [[nodiscard]] bool is_unsaved(const game::SavedGame& game) const;
    [[nodiscard]] bool waits() const;
    [[nodiscard]] std::vector<game::SavedGame> unsaved_games() const;
    [[nodiscard]] game::Unsaved waiting() const;
    [[nodiscard]] bool is_kept() const;
    [[nodiscard]] bool belongs_elsewhere() const { return !failing_ || disk_hangs_; }
    [[nodiscard]] Clock::time_point keeping_due() const;
    void note_change();

    /// Processes the whole queue; failed writes wait for the next try.
    void dispatch();
    /// Does as much of the work as possible and puts failed writes back into the queue. Returns false if it put any
    /// back.
    bool work_off(Work work);
    void put_back(std::vector<game::SavedGame> games);
    template <class Rows> Result<void> save_rows(const Rows& rows, Rows game::Unsaved::*place);
    void written(const game::SavedGame& game);
    void leave_to_other_window(game::SavedGame game);
    void forget_known();
    void forget_answers(const std::string& deck);
    // One overload for each alternative of game::StoreRequest.
    game::StoreNews answer(const game::ReadGames& what);
    game::StoreNews answer(const game::ReadGame& what);
    game::StoreNews answer(const game::FindGame& what);
    game::StoreNews answer(const game::ReadAnswers& what);
    game::StoreNews answer(const game::ForgetAnswers& what);
    game::StoreNews answer(const game::ExportGames& what);
    game::StoreNews answer(const game::ForgetEverything& what);
    game::StoreNews answer(const game::BringBack& what);
    game::StoreNews answer(const game::ReadEverything& what);
    game::StoreNews answer(const game::TakeIn& what);
    game::StoreNews answer(const game::WriteAll& what);
    void answer_questions();
    void tell(game::StoreNews news);

    std::unique_ptr<game::Store> store_;
    std::filesystem::path folder_;
    std::function<void()> wake_;
    std::optional<Message> trouble_; ///< why the last write failed

    mutable std::mutex mutex_;
    std::condition_variable settled_; ///< signals that saves were written or kept aside
    // Shared, under the mutex:
    Work work_;
    game::Unsaved writing_; ///< taken from the queue, perhaps not written yet
    std::map<game::GameKey, Known> known_;
    std::vector<Asked> answering_; ///< taken from the queue, perhaps not answered yet
    std::vector<Response> news_;
    std::size_t put_back_ = 0;                  ///< how many queued entries failed before
    std::optional<Clock::time_point> next_try_; ///< the time of the next retry
    bool stop_ = false;
    bool failing_ = false;                         ///< the last write failed
    std::optional<Clock::time_point> waits_since_; ///< the time since which a save waits while nothing else is written
    std::uint64_t changes_ = 0;                    ///< counts changes to the queue, not counting completed writes
    std::optional<Kept> kept_;                     ///< nullopt: nothing is kept aside
    bool keep_now_ = false;
    bool disk_hangs_ = false;
    bool let_go_ = false;
    bool tried_last_ = false;

    const KeepAside keep_; ///< may be empty
    const std::chrono::milliseconds keep_after_;
    // The last members, because they use the other members:
    Worker keeper_;
    Worker writer_; ///< ends after the keeper
};

} // namespace twoturns::store
