#include "view/deck_loading.hpp"

#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/deck_list.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "view/picture_deck.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

/// Whether it is a folder without a description: all pictures in it are the deck.
bool has_pictures_only(const fs::path& folder) {
    std::error_code failed;
    const auto lacks = [&](const char* file) {
        return fs::symlink_status(folder / file, failed).type() == fs::file_type::not_found;
    };
    return fs::is_directory(folder, failed) && lacks("deck.txt") && lacks("cards.csv");
}

LoadedDeck failed_deck(const std::string& name, Message why, std::string file) {
    return {name, {}, {}, {}, false, std::move(why), std::move(file)};
}

LoadedDeck deck_of_pictures(const std::string& name, Result<KnownPictures> pictures) {
    if (!pictures) return failed_deck(name, pictures.error(), one_line(name));
    return {name, deck_of(*pictures), pictures->report(name), {}, false, {}, {}};
}

template <class Load> LoadedDeck caught(const std::string& name, const Load& load) {
    try {
        return load();
    } catch (const DeckError& error) {
        return failed_deck(name, error.why, error.file);
    } catch (const std::exception& error) {
        return failed_deck(name, {"{0}", {error.what()}}, name);
    }
}

LoadedDeck loaded(const std::string& name, const DeckCache& cache) {
    return caught(name, [&]() -> LoadedDeck {
        const fs::path folder = find_deck(name);
        if (!has_pictures_only(folder)) return {name, load_deck(folder), {}, {}, false, {}, {}};
        PictureDeck pictures{name, cache};
        while (!pictures.run()) {
        }
        return deck_of_pictures(name, pictures.take());
    });
}

/// SDL keeps the last error of every thread, and frees it at the end of its own threads alone.
struct ThreadErrors {
    ThreadErrors() = default;
    ~ThreadErrors() { SDL_TLSCleanup(); }
    ThreadErrors(const ThreadErrors&) = delete;
    ThreadErrors& operator=(const ThreadErrors&) = delete;
};

class Loading final : public platform::Job<LoadedDeck> {
public:
    Loading(std::string name, DeckCache cache, bool kept, std::optional<int> faces = {})
        : name_(std::move(name)), cache_(std::move(cache)), kept_(kept), faces_(faces) {}
    bool run() override {
        const ThreadErrors freed;
        if (!pictures_ && !has_pictures_only(find_deck(name_))) {
            told_ = loaded(name_, cache_);
            shorten();
            return true;
        }
        if (!pictures_) {
            const auto most = faces_ ? std::optional{static_cast<std::size_t>(*faces_)} : std::nullopt;
            pictures_.emplace(name_, cache_, most);
        }
        if (!pictures_->run()) {
            tell_progress();
            return false;
        }
        told_ = caught(name_, [&]() -> LoadedDeck {
            if (!kept_ || pictures_->changed()) return deck_of_pictures(name_, pictures_->take());
            auto pictures = pictures_->take();
            if (!pictures) return failed_deck(name_, pictures.error(), one_line(name_));
            return {name_, {}, pictures->report(name_), {}, true, {}, {}};
        });
        shorten();
        return true;
    }
    std::optional<LoadedDeck> take() override { return std::exchange(told_, std::nullopt); }

private:
    void shorten() {
        if (told_->deck && faces_) told_->deck = first_of(*told_->deck, *faces_);
    }
    void tell_progress() {
        if (faces_ || pictures_->all() == 0) return;
        told_ = LoadedDeck{name_, {}, {}, {}, false, {}, {}};
        told_->progress = decks::PictureProgress{name_, pictures_->done(), pictures_->all()};
    }

    std::string name_;
    DeckCache cache_;
    bool kept_;
    std::optional<int> faces_;
    std::optional<PictureDeck> pictures_;
    std::optional<LoadedDeck> told_;
};

class Clearing final : public platform::Job<LoadedDeck> {
public:
    explicit Clearing(DeckCache cache) : cache_(std::move(cache)) {}
    bool run() override {
        cache_.clear();
        return true;
    }
    std::optional<LoadedDeck> take() override { return std::nullopt; }
    [[nodiscard]] bool must_end() const override { return true; }

private:
    DeckCache cache_;
};

/// A deck's name as it can be found from anywhere.
std::string lasting_name(const std::string& deck) {
    if (find_deck(deck) != std::filesystem::path{deck}) return deck; // one that comes with the game
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::absolute(deck, failed);
    if (failed) return deck;
    const fs::path plain = whole.lexically_normal();
    return platform::name_of(plain.has_filename() ? plain : plain.parent_path());
}

} // namespace

std::unique_ptr<platform::Job<LoadedDeck>> loading_of(std::string name, DeckCache cache, bool kept) {
    return std::make_unique<Loading>(std::move(name), std::move(cache), kept);
}

std::unique_ptr<platform::Job<LoadedDeck>> loading_of_sample(std::string name, int faces, DeckCache cache) {
    return std::make_unique<Loading>(std::move(name), std::move(cache), false, faces);
}

std::unique_ptr<platform::Job<LoadedDeck>> clearing_of(DeckCache cache) {
    return std::make_unique<Clearing>(std::move(cache));
}

PlayedDeck deck_of_start(const std::string& wanted, app::Settings& settings, std::vector<Message>& notices,
                         const DeckCache& cache, Decoding decoding) {
    if (!wanted.empty()) settings.deck = lasting_name(wanted);
    const fs::path folder = find_deck(settings.deck);
    if (decoding == Decoding::later && has_pictures_only(folder)) {
        if (const auto kept = cache.read(settings.deck); kept && kept->faces() > 0) {
            app::remember_deck(settings);
            return {settings.deck, deck_of(*kept), kept->report(settings.deck)};
        }
        return {{}, load_deck(find_deck({})), {}};
    }
    if (!wanted.empty() && !has_pictures_only(folder)) {
        PlayedDeck played{settings.deck, load_deck(find_deck(wanted)), {}};
        app::remember_deck(settings);
        return played;
    }
    LoadedDeck found = loaded(settings.deck, cache);
    if (found.deck) return {settings.deck, *std::move(found.deck), std::move(found.pictures)};
    if (!wanted.empty()) throw DeckError(found.file, found.why);
    if (settings.deck.empty()) return {{}, load_deck(find_deck({})), {}}; // which throws
    notices.push_back({N_("The pictures used last cannot be used"), {}});
    notices.push_back(reason(found));
    settings.deck.clear();
    return {{}, load_deck(find_deck({})), {}};
}

Message reason(const LoadedDeck& failed) { return {"{0} ({1})", {platform::tr(failed.why), failed.file}}; }

} // namespace twoturns::view
