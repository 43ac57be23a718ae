#include "store/store_thread.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "game/history/history.hpp"
#include "platform/files.hpp"
#include "platform/store_folder.hpp"

namespace twoturns::store {
namespace {

constexpr std::chrono::seconds until_next_try{3};

auto find_game(std::vector<game::SavedGame>& games, game::GameKey key) {
    return std::find_if(games.begin(), games.end(), [&](const auto& one) { return one.summary.key == key; });
}

Result<void> export_games(game::Store& store, const std::string& path, bool replace) {
    constexpr std::size_t page = 1000;
    const bool json = path.ends_with(".json");
    std::string text = json ? game::json_head() : game::csv_head();
    for (std::size_t skip = 0;; skip += page) {
        const auto games = store.games(skip, page);
        if (!games) return games.error();
        text += json ? game::json_rows(*games, skip == 0) : game::csv_rows(*games);
        if (games->size() < page) break;
    }
    if (json) text += game::json_foot();
    return platform::write_file(path, text, replace);
}

/// Returns whether the question can be dropped when nobody waits for the answer.
bool only_reads(const game::StoreRequest& question) {
    return std::holds_alternative<game::ReadGames>(question) || std::holds_alternative<game::ReadGame>(question) ||
           std::holds_alternative<game::FindGame>(question) || std::holds_alternative<game::ReadAnswers>(question) ||
           std::holds_alternative<game::ReadEverything>(question);
}

} // namespace

StoreThread::StoreThread(std::unique_ptr<game::Store> store, std::filesystem::path folder, std::function<void()> wake,
                         bool threaded, KeepAside keep, std::chrono::milliseconds keep_after)
    : store_(std::move(store)), folder_(std::move(folder)), wake_(std::move(wake)),
      keep_(threaded ? std::move(keep) : nullptr), keep_after_(keep_after),
      keeper_([this] { return take_keepers_turn(); }, threaded),
      writer_([this] { return take_writers_turn(); }, threaded) {}

StoreThread::~StoreThread() { finish({}); }

bool StoreThread::finish(std::chrono::milliseconds patience) {
    const auto end = Clock::now() + patience;
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    writer_.wake();
    return writer_.ends_by(end);
}

void StoreThread::save(game::SavedGame game, std::size_t already_saved) {
    const std::lock_guard lock(mutex_);
    Known& known = known_.try_emplace(game.summary.key, Known{already_saved}).first->second;
    if (known.left_alone) return;
    if (game.record.log.size() < known.safe) known.safe = 0; // a game that grew too long was shortened
    const auto waiting = find_game(work_.games, game.summary.key);
    if (waiting != work_.games.end()) work_.games.erase(waiting);
    work_.games.push_back(std::move(game));
    note_change();
    writer_.wake();
}

void StoreThread::save(const game::KeyValues& changed) {
    const std::lock_guard lock(mutex_);
    for (const auto& [word, value] : changed) work_.settings[word] = value;
    note_change();
    writer_.wake();
}

void StoreThread::save(const game::ItemChanges& changed) {
    const std::lock_guard lock(mutex_);
    for (const auto& [row, item] : changed) work_.items[row] = item;
    note_change();
    writer_.wake();
}

void StoreThread::ask(std::uint64_t ticket, game::StoreRequest question) {
    const std::lock_guard lock(mutex_);
    if (std::holds_alternative<game::ForgetEverything>(question))
        for (auto& [key, known] : known_) known.to_forget = true;
    work_.questions.push_back({ticket, std::move(question)});
    writer_.wake();
}

void StoreThread::cancel(std::uint64_t ticket) {
    const std::lock_guard lock(mutex_);
    for (auto* some : {&work_.questions, &answering_})
        for (Asked& one : *some) one.cancelled = one.cancelled || one.ticket == ticket;
    std::erase_if(news_, [&](const Response& one) { return one.ticket == ticket; });
}

std::vector<StoreThread::Response> StoreThread::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, {});
}

std::vector<game::SavedGame> StoreThread::unsaved() const {
    const std::lock_guard lock(mutex_);
    return unsaved_games();
}

bool StoreThread::is_unsaved(const game::SavedGame& game) const {
    const auto known = known_.find(game.summary.key);
    return known != known_.end() && game.record.log.size() > known->second.safe;
}

std::vector<game::SavedGame> StoreThread::unsaved_games() const {
    std::vector<game::SavedGame> games;
    for (const auto* some : {&writing_.games, &work_.games})
        for (const game::SavedGame& game : *some) {
            std::erase_if(games, [&](const auto& older) { return older.summary.key == game.summary.key; });
            if (is_unsaved(game)) games.push_back(game);
        }
    return games;
}

// Keeping queued saves aside -------------------------------------------------------------------------------

bool StoreThread::waits() const {
    const auto some = [this](const game::Unsaved& what) {
        return !what.settings.empty() || !what.items.empty() ||
               std::any_of(what.games.begin(), what.games.end(), [this](const auto& game) { return is_unsaved(game); });
    };
    return some(work_) || some(writing_);
}

game::Unsaved StoreThread::waiting() const {
    game::Unsaved all{unsaved_games(), work_.settings, work_.items};
    all.settings.insert(writing_.settings.begin(), writing_.settings.end()); // newer values stay
    all.items.insert(writing_.items.begin(), writing_.items.end());
    return all;
}

/// Returns whether it was at least tried.
bool StoreThread::is_kept() const {
    return kept_ && kept_->changes == changes_ && kept_->elsewhere == belongs_elsewhere();
}

/// Returns now if the store is known to refuse writes, or nobody writes any more.
StoreThread::Clock::time_point StoreThread::keeping_due() const {
    if (failing_ || keep_now_ || tried_last_ || !waits_since_) return *Worker::at_once;
    return *waits_since_ + keep_after_;
}

void StoreThread::note_change() {
    ++changes_;
    if (!waits_since_ && waits()) waits_since_ = Clock::now();
    keeper_.wake();
}

platform::Worker::Due StoreThread::take_keepers_turn() {
    std::unique_lock lock(mutex_);
    const bool any = keep_ && waits() && !let_go_;
    if (any ? is_kept() : !kept_) return tried_last_ ? Worker::done : Worker::when_woken;
    if (any && Clock::now() < keeping_due()) return keeping_due();
    const game::Unsaved what = any ? waiting() : game::Unsaved{};
    Kept now{changes_, belongs_elsewhere()};
    lock.unlock();
    now.done = keep_(what, now.elsewhere);
    lock.lock();
    kept_ = any ? std::optional{now} : std::nullopt;
    settled_.notify_all();
    return Worker::at_once;
}

bool StoreThread::keep(std::chrono::milliseconds patience, bool elsewhere) {
    std::unique_lock lock(mutex_);
    if (!waits()) return true;
    if (!keep_) return false;
    keep_now_ = true;
    disk_hangs_ = disk_hangs_ || elsewhere;
    keeper_.wake();
    settled_.wait_for(lock, patience, [this] { return !waits() || is_kept(); });
    keep_now_ = false;
    return !waits() || (is_kept() && kept_->done);
}

void StoreThread::let_go() {
    const std::lock_guard lock(mutex_);
    let_go_ = true;
    keeper_.wake();
}

// Writing and answering ------------------------------------------------------------------------------------

platform::Worker::Due StoreThread::due() const {
    if (!work_.questions.empty() || work_.to_write() > (next_try_ ? put_back_ : 0)) return Worker::at_once;
    return next_try_ ? next_try_ : Worker::when_woken;
}

platform::Worker::Due StoreThread::take_writers_turn() {
    std::unique_lock lock(mutex_);
    const bool last = stop_;
    const bool any = last || *due() <= Clock::now();
    lock.unlock();
    if (any) dispatch();
    if (auto notice = store_->take_notice()) tell(game::FoundOut{*std::move(notice)});
    lock.lock();
    if (!last) return due();
    tried_last_ = true;
    lock.unlock();
    keeper_.wake();
    keeper_.ends_by(Clock::time_point::max());
    store_.reset(); // closing may take time, too
    return Worker::done;
}

void StoreThread::dispatch() {
    std::unique_lock lock(mutex_);
    Work work = std::exchange(work_, {});
    writing_ = work;
    answering_ = std::exchange(work.questions, {});
    lock.unlock();
    const bool again = !work_off(std::move(work));
    lock.lock();
    writing_ = {};
    answering_.clear();
    put_back_ = work_.to_write();
    waits_since_ = waits() ? std::optional{Clock::now()} : std::nullopt;
    if (again && kept_ && !kept_->done) kept_->changes = 0; // there may be room by now
    next_try_ = again ? std::optional{Clock::now() + until_next_try} : std::nullopt;
    keeper_.wake();
    settled_.notify_all();
}

bool StoreThread::work_off(Work work) {
    std::optional<Message> why;
    std::vector<game::SavedGame> failed;
    for (game::SavedGame& game : work.games) {
        const auto done = store_->save(game);
        if (done) {
            written(game);
        } else if (done.error().id == game::open_elsewhere) {
            leave_to_other_window(std::move(game));
        } else {
            failed.push_back(std::move(game));
            why = done.error();
        }
    }
    put_back(std::move(failed));
    if (const auto done = save_rows(work.settings, &game::Unsaved::settings); !done) why = done.error();
    if (const auto done = save_rows(work.items, &game::Unsaved::items); !done) why = done.error();
    const bool wrote = !why && work.to_write() > 0;
    if (why && why != trouble_) tell(game::NotSaved{*why});
    if (wrote && trouble_) tell(game::SavedAgain{});
    if (why || wrote) {
        trouble_ = why;
        const std::lock_guard lock(mutex_);
        failing_ = trouble_.has_value();
        if (failing_) keeper_.wake();
    }
    answer_questions();
    return !why;
}

void StoreThread::put_back(std::vector<game::SavedGame> games) {
    const std::lock_guard lock(mutex_);
    // A newer state of the same game may have arrived; the order of play stays.
    std::erase_if(games, [&](const auto& one) {
        return known_[one.summary.key].left_alone || find_game(work_.games, one.summary.key) != work_.games.end();
    });
    work_.games.insert(work_.games.begin(), std::make_move_iterator(games.begin()),
                       std::make_move_iterator(games.end()));
}

/// Puts back the rows that cannot be written.
template <class Rows> Result<void> StoreThread::save_rows(const Rows& rows, Rows game::Unsaved::*place) {
    auto done = rows.empty() ? Result<void>{} : store_->save(rows);
    const std::lock_guard lock(mutex_);
    (writing_.*place).clear();
    if (!done) (work_.*place).insert(rows.begin(), rows.end()); // newer values stay
    return done;
}

void StoreThread::written(const game::SavedGame& game) {
    const std::lock_guard lock(mutex_);
    known_[game.summary.key].safe = game.record.log.size();
}

/// A game open in another window is no longer saved here, now or later.
void StoreThread::leave_to_other_window(game::SavedGame game) {
    {
        const std::lock_guard lock(mutex_);
        known_[game.summary.key].left_alone = true;
        std::erase_if(writing_.games, [&](const auto& one) { return one.summary.key == game.summary.key; });
        note_change();
        if (const auto newer = find_game(work_.games, game.summary.key); newer != work_.games.end()) {
            game = std::move(*newer);
            work_.games.erase(newer);
        }
    }
    tell(game::OpenElsewhere{std::move(game)});
}

/// After deleting all data, games that existed at the request are not saved again, whatever happened in them since. A
/// game started since is written again.
void StoreThread::forget_known() {
    std::vector<game::SavedGame> just_written;
    {
        const std::lock_guard lock(mutex_);
        for (auto& [key, known] : known_) known = {0, false, known.left_alone || known.to_forget};
        std::erase_if(work_.games, [this](const auto& game) { return known_[game.summary.key].left_alone; });
        work_.settings.clear();
        work_.items.clear();
        just_written = std::exchange(writing_, {}).games;
    }
    put_back(std::move(just_written));
    const std::lock_guard lock(mutex_);
    note_change();
}

/// Queued writes must not restore the answers.
void StoreThread::forget_answers(const std::string& deck) {
    const std::lock_guard lock(mutex_);
    for (game::SavedGame& game : work_.games)
        std::erase_if(game.answers, [&](const auto& one) { return one.deck == deck; });
    note_change();
}

void StoreThread::answer_questions() {
    for (const Asked& one : answering_) { // only this thread removes from it
        {
            const std::lock_guard lock(mutex_);
            if (one.cancelled && only_reads(one.question)) continue;
        }
        game::StoreNews news = std::visit([&](const auto& what) { return answer(what); }, one.question);
        {
            const std::lock_guard lock(mutex_);
            if (one.cancelled) continue;
            news_.push_back({one.ticket, std::move(news)});
        }
        wake_();
    }
}

using game::NotRead;
using game::StoreNews;

StoreNews StoreThread::answer(const game::ReadGames& what) {
    auto games = store_->games(what.skip, what.most);
    if (!games) return NotRead{games.error()};
    return game::GamesRead{what.skip, *std::move(games)};
}

StoreNews StoreThread::answer(const game::ReadGame& what) {
    auto game = store_->game(what.key);
    if (!game) return NotRead{game.error()};
    return game::GameRead{*std::move(game)};
}

StoreNews StoreThread::answer(const game::FindGame& what) {
    auto game = store_->find(what.record);
    if (!game) return NotRead{game.error()};
    return game::GameFound{*std::move(game)};
}

StoreNews StoreThread::answer(const game::ReadAnswers& what) {
    auto answers = store_->answers(what.deck);
    if (!answers) return NotRead{answers.error()};
    return game::AnswersRead{what.deck, *std::move(answers)};
}

StoreNews StoreThread::answer(const game::ForgetAnswers& what) {
    if (const auto done = store_->forget_answers(what.deck); !done) return NotRead{done.error()};
    forget_answers(what.deck);
    return game::AnswersForgotten{what.deck};
}

StoreNews StoreThread::answer(const game::ExportGames& what) {
    if (auto refusal = platform::refusal_of(what.path, folder_)) return NotRead{*std::move(refusal)};
    if (const auto done = export_games(*store_, what.path, what.replace); !done) return NotRead{done.error()};
    return game::Exported{what.path};
}

StoreNews StoreThread::answer(const game::ForgetEverything& /*what*/) {
    if (const auto done = store_->forget_everything(); !done) return NotRead{done.error()};
    forget_known();
    return game::Forgotten{};
}

StoreNews StoreThread::answer(const game::BringBack& /*what*/) {
    auto preferences = store_->bring_back();
    if (!preferences) return NotRead{preferences.error()};
    return game::BroughtBack{*std::move(preferences)};
}

StoreNews StoreThread::answer(const game::ReadEverything& /*what*/) {
    auto content = store_->content();
    if (!content) return NotRead{content.error()};
    return game::EverythingRead{*std::move(content)};
}

StoreNews StoreThread::answer(const game::TakeIn& what) {
    auto taken = store_->add_content(what.content, what.folder);
    if (!taken) return NotRead{taken.error()};
    return *std::move(taken);
}

StoreNews StoreThread::answer(const game::WriteAll& /*what*/) {
    return game::AllTried{unsaved(), trouble_.value_or(Message{})};
}

/// Adds news that nobody asked for.
void StoreThread::tell(game::StoreNews news) {
    {
        const std::lock_guard lock(mutex_);
        news_.push_back({0, std::move(news)});
    }
    wake_();
}

} // namespace twoturns::store
