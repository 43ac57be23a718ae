#include "view/deck_loading.hpp"

#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/deck_list.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "view/card_deck.hpp"
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

template <class Load> LoadedDeck caught(const std::string& name, const Load& load) {
    try {
        return load();
    } catch (const DeckError& error) {
        return failed_deck(name, error.why, error.file);
    } catch (const std::exception& error) {
        return failed_deck(name, {"{0}", {error.what()}}, name);
    }
}

/// Of the game's own, without reports.
bool comes_with_game(const std::string& name) { return find_deck(name) != fs::path{name}; }

/// The reading of a deck, a slice at a time.
class DeckReading {
public:
    DeckReading(std::string name, DeckCache cache, Names names, std::optional<std::size_t> most = {})
        : name_(std::move(name)), cache_(std::move(cache)), names_(names), most_(most) {}

    /// Whether it has pictures of the player's own, which take time. Throws DeckError.
    [[nodiscard]] bool has_own_pictures() {
        begin();
        return pictures_.has_value();
    }
    /// It has: the deck as it was kept, or none where some of its pictures are not known yet.
    [[nodiscard]] LoadedDeck kept() const {
        const auto pictures = cache_.read(name_);
        if (pictures && !cards_ && pictures->faces() > 0) {
            LoadedDeck made = of_folder(*pictures);
            made.as_kept = true;
            return made;
        }
        auto made = pictures && cards_ ? deck_of_cards(name_, *cards_, *pictures) : std::nullopt;
        if (!made || made->deck.faces == 0) return {name_, {}, {}, {}, false, {}, {}};
        return {name_, std::move(made->deck), std::move(made->report), {}, true, {}, {}};
    }
    /// True when it is finished. Throws DeckError.
    bool run() {
        begin();
        return !pictures_ || pictures_->run();
    }
    /// How many pictures are read, of how many.
    [[nodiscard]] std::optional<decks::PictureProgress> progress() const {
        if (!pictures_ || pictures_->all() == 0) return std::nullopt;
        return decks::PictureProgress{name_, pictures_->done(), pictures_->all()};
    }
    /// Whether its pictures are all as they were kept; when it is finished.
    [[nodiscard]] bool as_kept() const { return pictures_ && !pictures_->changed(); }
    /// When it is finished. Throws DeckError.
    [[nodiscard]] LoadedDeck take() {
        if (!pictures_ && !cards_) return {name_, load_deck(find_deck(name_)), {}, {}, false, {}, {}};
        auto pictures = pictures_ ? pictures_->take() : Result<KnownPictures>{KnownPictures{}};
        if (!pictures) return failed_deck(name_, pictures.error(), one_line(name_));
        if (!cards_) return of_folder(*pictures);
        auto made = deck_of_cards(name_, *cards_, *pictures);
        if (made && made->deck.faces > 0)
            return {name_, std::move(made->deck), std::move(made->report), {}, false, {}, {}};
        const auto& left_out = made->report.left_out; // all of its files are known
        return failed_deck(name_, left_out.empty() ? Message{N_("there are no cards in it"), {}} : left_out.front().why,
                           left_out.empty() ? one_line(name_) : left_out.front().file);
    }

private:
    [[nodiscard]] LoadedDeck of_folder(const KnownPictures& pictures) const {
        if (names_ == Names::unplayed) return {name_, deck_of(pictures), pictures.report(name_), {}, false, {}, {}};
        CardDeck cards = deck_with_names(name_, pictures);
        return {name_, std::move(cards.deck), std::move(cards.report), {}, false, {}, {}};
    }
    void begin() {
        if (std::exchange(begun_, true)) return;
        const fs::path deck = find_deck(name_);
        if (has_pictures_only(deck)) {
            pictures_.emplace(name_, cache_, most_);
        } else if (const auto table = table_of(deck); table && !comes_with_game(name_)) {
            cards_ = read_cards(*table, most_ ? std::optional{(*most_ + 1) / 2} : std::nullopt);
            if (cards_->pictures.files.empty()) return;
            pictures_.emplace(name_, platform::name_of(folder_of(*table)), cards_->pictures, cache_, !most_);
        }
    }

    std::string name_;
    DeckCache cache_;
    Names names_;
    std::optional<std::size_t> most_;
    bool begun_ = false;
    std::optional<PictureDeck> pictures_;
    std::optional<decks::CardSides> cards_;
};

/// SDL keeps the last error of every thread, and frees it at the end of its own threads alone.
struct ThreadErrors {
    ThreadErrors() = default;
    ~ThreadErrors() { SDL_TLSCleanup(); }
    ThreadErrors(const ThreadErrors&) = delete;
    ThreadErrors& operator=(const ThreadErrors&) = delete;
};

class Loading final : public platform::Job<LoadedDeck> {
public:
    Loading(std::string name, DeckCache cache, bool kept, Names names, std::optional<int> faces = {})
        : name_(std::move(name)), kept_(kept), faces_(faces),
          reading_(name_, std::move(cache), names,
                   faces ? std::optional{static_cast<std::size_t>(*faces)} : std::optional<std::size_t>{}) {}
    bool run() override {
        const ThreadErrors freed;
        bool finished = true;
        auto told = caught(name_, [&]() -> LoadedDeck {
            finished = reading_.run();
            if (!finished) return {};
            if (kept_ && reading_.as_kept()) return {name_, {}, {}, {}, true, {}, {}};
            return reading_.take();
        });
        if (!finished) {
            tell_progress();
            return false;
        }
        if (told.deck && faces_) told.deck = first_of(*told.deck, *faces_);
        told_ = std::move(told);
        return true;
    }
    std::optional<LoadedDeck> take() override { return std::exchange(told_, std::nullopt); }

private:
    void tell_progress() {
        const auto progress = reading_.progress();
        if (faces_ || !progress) return;
        told_ = LoadedDeck{name_, {}, {}, progress, false, {}, {}};
    }

    std::string name_;
    bool kept_;
    std::optional<int> faces_;
    DeckReading reading_;
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

std::unique_ptr<platform::Job<LoadedDeck>> loading_of(std::string name, DeckCache cache, bool kept, Names names) {
    return std::make_unique<Loading>(std::move(name), std::move(cache), kept, names);
}

std::unique_ptr<platform::Job<LoadedDeck>> loading_of_sample(std::string name, int faces, DeckCache cache) {
    return std::make_unique<Loading>(std::move(name), std::move(cache), false, Names::unplayed, faces);
}

std::unique_ptr<platform::Job<LoadedDeck>> clearing_of(DeckCache cache) {
    return std::make_unique<Clearing>(std::move(cache));
}

PlayedDeck deck_of_start(const std::string& wanted, app::Settings& settings, std::vector<Message>& notices,
                         const DeckCache& cache, Decoding decoding) {
    if (!wanted.empty()) settings.deck = lasting_name(wanted);
    LoadedDeck found = caught(settings.deck, [&] {
        DeckReading reading{settings.deck, cache, app::plays_names(settings) ? Names::played : Names::unplayed};
        if (decoding == Decoding::later && reading.has_own_pictures()) return reading.kept();
        while (!reading.run()) {
        }
        return reading.take();
    });
    if (found.deck) {
        app::remember_deck(settings);
        return {settings.deck, *std::move(found.deck), std::move(found.pictures), found.as_kept};
    }
    if (found.why.id.empty()) return {{}, load_deck(find_deck({})), {}}; // it is to come
    if (!wanted.empty()) throw DeckError(found.file, found.why);
    if (settings.deck.empty()) return {{}, load_deck(find_deck({})), {}}; // which throws
    notices.push_back({N_("The pictures used last cannot be used"), {}});
    notices.push_back(reason(found));
    settings.deck.clear();
    return {{}, load_deck(find_deck({})), {}};
}

Message reason(const LoadedDeck& failed) { return {"{0} ({1})", {platform::tr(failed.why), failed.file}}; }

} // namespace twoturns::view
