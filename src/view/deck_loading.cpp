#include "view/deck_loading.hpp"

#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "platform/files.hpp"
#include "platform/translation.hpp"

namespace twoturns::view {
namespace {

LoadedDeck loaded(const std::string& name) {
    try {
        return {name, load_deck(find_deck(name)), {}, {}};
    } catch (const DeckError& error) {
        return {name, {}, error.why, error.file};
    } catch (const std::exception& error) {
        return {name, {}, {"{0}", {error.what()}}, name};
    }
}

class Loading final : public platform::Job<LoadedDeck> {
public:
    explicit Loading(std::string name, std::optional<int> faces = {}) : name_(std::move(name)), faces_(faces) {}
    bool run() override {
        loaded_ = loaded(name_);
        if (loaded_->deck && faces_) loaded_->deck = first_of(*loaded_->deck, *faces_);
        return true;
    }
    std::optional<LoadedDeck> take() override { return std::exchange(loaded_, std::nullopt); }

private:
    std::string name_;
    std::optional<int> faces_;
    std::optional<LoadedDeck> loaded_;
};

/// A deck's name as it can be found from anywhere.
std::string lasting_name(const std::string& deck) {
    if (find_deck(deck) != std::filesystem::path{deck}) return deck; // one that comes with the game
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::absolute(deck, failed);
    return failed ? deck : platform::name_of(whole);
}

} // namespace

std::unique_ptr<platform::Job<LoadedDeck>> loading_of(std::string name) {
    return std::make_unique<Loading>(std::move(name));
}

std::unique_ptr<platform::Job<LoadedDeck>> loading_of_sample(std::string name, int faces) {
    return std::make_unique<Loading>(std::move(name), faces);
}

Deck deck_of_start(const std::string& wanted, app::Settings& settings, std::vector<Message>& notices) {
    if (!wanted.empty()) {
        settings.deck = lasting_name(wanted);
        return load_deck(find_deck(wanted));
    }
    LoadedDeck found = loaded(settings.deck);
    if (found.deck) return *std::move(found.deck);
    if (settings.deck.empty()) return load_deck(find_deck({})); // which throws
    notices.push_back({N_("The pictures used last cannot be used"), {}});
    notices.push_back(reason(found));
    settings.deck.clear();
    return load_deck(find_deck({}));
}

Message reason(const LoadedDeck& failed) { return {"{0} ({1})", {platform::tr(failed.why), failed.file}}; }

} // namespace twoturns::view
