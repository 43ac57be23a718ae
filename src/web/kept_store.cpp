#include "web/kept_store.hpp"

#include <utility>

#include "web/page.hpp"

namespace twoturns::web {
namespace {

class KeptStore final : public game::Store {
public:
    explicit KeptStore(std::unique_ptr<game::Store> store) : store_(std::move(store)) {}

    game::Restored open() override {
        game::Restored restored = store_->open();
        keep();
        if (const auto kept = keeping(); !kept) restored.notices.push_back(kept.error());
        return restored;
    }
    Result<void> save(const game::SavedGame& game) override { return kept(store_->save(game)); }
    Result<void> save(const game::KeyValues& settings) override { return kept(store_->save(settings)); }
    Result<void> save(const game::ItemChanges& items) override { return kept(store_->save(items)); }
    Result<std::vector<game::GameSummary>> games(std::size_t skip, std::size_t most) override {
        return store_->games(skip, most);
    }
    Result<game::SavedGame> game(game::GameKey key) override { return store_->game(key); }
    Result<std::optional<game::SavedGame>> find(const game::Record& record) override { return store_->find(record); }
    Result<std::vector<game::CardAnswer>> answers(const std::string& deck) override { return store_->answers(deck); }
    Result<void> forget_answers(const std::string& deck) override { return kept(store_->forget_answers(deck)); }
    Result<void> forget_everything() override { return kept(store_->forget_everything()); }
    Result<game::Preferences> bring_back() override {
        auto preferences = store_->bring_back();
        keep();
        return preferences;
    }
    Result<std::string> content() override { return store_->content(); }
    Result<game::TakenIn> add_content(const std::string& content, const std::string& folder) override {
        auto taken = store_->add_content(content, folder);
        keep();
        return taken;
    }
    std::optional<Message> take_notice() override { return store_->take_notice(); }

private:
    /// Reports an error of the browser's storage. The storage answers later, so its error is reported with the next
    /// write.
    static Result<void> kept(Result<void> done) {
        keep();
        return done ? keeping() : done;
    }
    std::unique_ptr<game::Store> store_;
};

} // namespace

std::unique_ptr<game::Store> kept(std::unique_ptr<game::Store> store) {
    return std::make_unique<KeptStore>(std::move(store));
}

} // namespace twoturns::web
