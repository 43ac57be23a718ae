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
        if (auto fault = keeping_fault()) restored.notices.push_back(*std::move(fault));
        return restored;
    }
    std::optional<Message> save(const game::SavedGame& game) override { return kept(store_->save(game)); }
    std::optional<Message> save(const game::KeyValues& settings) override { return kept(store_->save(settings)); }
    std::optional<Message> save(const game::ItemChanges& items) override { return kept(store_->save(items)); }
    Result<std::vector<game::GameSummary>> games(std::size_t skip, std::size_t most) override {
        return store_->games(skip, most);
    }
    Result<game::SavedGame> game(game::GameKey key) override { return store_->game(key); }
    Result<std::optional<game::SavedGame>> find(const game::Record& record) override { return store_->find(record); }
    Result<std::vector<game::CardAnswer>> answers(const std::string& deck) override { return store_->answers(deck); }
    std::optional<Message> forget_answers(const std::string& deck) override {
        return kept(store_->forget_answers(deck));
    }
    std::optional<Message> forget_everything() override { return kept(store_->forget_everything()); }
    Result<game::Preferences> bring_back() override {
        auto preferences = store_->bring_back();
        keep();
        return preferences;
    }
    std::optional<Message> take_notice() override { return store_->take_notice(); }

private:
    /// The browser's storage answers later, so its error is reported with the next write.
    static std::optional<Message> kept(std::optional<Message> fault) {
        keep();
        return fault ? fault : keeping_fault();
    }
    std::unique_ptr<game::Store> store_;
};

} // namespace

std::unique_ptr<game::Store> kept(std::unique_ptr<game::Store> store) {
    return std::make_unique<KeptStore>(std::move(store));
}

} // namespace twoturns::web
