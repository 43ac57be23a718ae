#include "view/keeper.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <type_traits>
#include <utility>

#include "game/history.hpp"
#include "view/files.hpp"

namespace twoturns::view {
namespace {

constexpr std::chrono::seconds until_next_try{3};

auto find_game(std::vector<game::KeptGame>& games, game::GameKey key) {
    return std::find_if(games.begin(), games.end(), [&](const auto& one) { return one.summary.key == key; });
}

std::optional<Message> export_games(game::Store& store, const std::string& path, bool replace) {
    constexpr std::size_t page = 1000;
    const bool json = std::filesystem::path(path).extension() == ".json";
    std::string text = json ? game::json_head() : game::csv_head();
    for (std::size_t skip = 0;; skip += page) {
        const auto games = store.games(skip, page);
        if (!games) return games.error();
        text += json ? game::json_rows(*games, skip == 0) : game::csv_rows(*games);
        if (games->size() < page) break;
    }
    if (json) text += game::json_foot();
    return write_file(path, text, replace);
}

} // namespace

Keeper::Keeper(std::unique_ptr<game::Store> store, std::function<void()> wake)
    : store_(std::move(store)), wake_(std::move(wake)), thread_([this] { run(); }) {}

Keeper::~Keeper() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Keeper::keep(game::KeptGame game) {
    {
        const std::lock_guard lock(mutex_);
        const auto waiting = find_game(work_.games, game.summary.key);
        if (waiting != work_.games.end()) work_.games.erase(waiting);
        work_.games.push_back(std::move(game));
    }
    changed_.notify_one();
}

void Keeper::keep(const game::Settings& changed) {
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [word, value] : changed) work_.settings[word] = value;
    }
    changed_.notify_one();
}

void Keeper::ask(game::StoreQuestion question) {
    {
        const std::lock_guard lock(mutex_);
        work_.questions.push_back(std::move(question));
    }
    changed_.notify_one();
}

std::vector<game::StoreNews> Keeper::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, {});
}

void Keeper::run() {
    bool again = false; // something waits that could not be written
    for (;;) {
        Work work;
        bool last = false;
        {
            std::unique_lock lock(mutex_);
            const auto new_work = [this, before = work_.games.size() + work_.settings.size()] {
                return stop_ || !work_.questions.empty() || work_.games.size() + work_.settings.size() > before;
            };
            if (again)
                changed_.wait_for(lock, until_next_try, new_work);
            else
                changed_.wait(lock, [this] { return stop_ || !work_.empty(); });
            last = stop_;
            work = std::exchange(work_, {});
        }
        again = !work_off(std::move(work));
        if (last) return;
    }
}

bool Keeper::work_off(Work work) {
    std::optional<Message> why;
    std::vector<game::KeptGame> failed;
    for (game::KeptGame& game : work.games) {
        auto fault = store_->keep(game);
        if (!fault) continue;
        // What another window plays is its own, now and later.
        if (fault->id != game::open_elsewhere) failed.push_back(std::move(game));
        why = std::move(fault);
    }
    put_back(std::move(failed));
    if (!work.settings.empty()) {
        if (auto fault = store_->keep(work.settings)) {
            why = std::move(fault);
            put_back(work.settings);
        }
    }
    const bool wrote = !why && (!work.games.empty() || !work.settings.empty());
    if (why && why != trouble_) tell(game::NotKept{*why});
    if (wrote && trouble_) tell(game::KeptAgain{});
    if (why || wrote) trouble_ = why;
    for (const game::StoreQuestion& question : work.questions) tell(answer(question));
    if (auto notice = store_->take_notice()) tell(game::FoundOut{*std::move(notice)});
    return !why;
}

void Keeper::put_back(std::vector<game::KeptGame> games) {
    const std::lock_guard lock(mutex_);
    // A newer state of the same game may have come; the order in which they were played stays.
    std::erase_if(games, [&](const auto& one) { return find_game(work_.games, one.summary.key) != work_.games.end(); });
    work_.games.insert(work_.games.begin(), std::make_move_iterator(games.begin()),
                       std::make_move_iterator(games.end()));
}

void Keeper::put_back(const game::Settings& settings) {
    const std::lock_guard lock(mutex_);
    work_.settings.insert(settings.begin(), settings.end()); // what was set since stays
}

game::StoreNews Keeper::answer(const game::StoreQuestion& question) {
    return std::visit(
        [this](const auto& what) -> game::StoreNews {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, game::ReadGames>) {
                auto games = store_->games(what.skip, what.most);
                if (!games) return game::NotRead{games.error()};
                return game::GamesRead{what.skip, *std::move(games)};
            } else if constexpr (std::is_same_v<What, game::ReadGame>) {
                auto game = store_->game(what.key);
                if (!game) return game::NotRead{game.error()};
                return game::GameRead{*std::move(game)};
            } else if constexpr (std::is_same_v<What, game::ExportGames>) {
                if (auto fault = export_games(*store_, what.path, what.replace))
                    return game::NotRead{*std::move(fault)};
                return game::Exported{what.path};
            } else {
                if (auto fault = store_->forget_everything()) return game::NotRead{*std::move(fault)};
                const std::lock_guard lock(mutex_);
                work_.games.clear(); // what could not be written before is not to come back
                work_.settings.clear();
                return game::Forgotten{};
            }
        },
        question);
}

void Keeper::tell(game::StoreNews news) {
    {
        const std::lock_guard lock(mutex_);
        news_.push_back(std::move(news));
    }
    wake_();
}

} // namespace twoturns::view
