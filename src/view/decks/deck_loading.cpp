#include "view/decks/deck_loading.hpp"

#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "decks/decks.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "view/decks/picture_reader.hpp"
#include "view/decks/picture_reading.hpp"
#include "view/decks/same_pictures.hpp"
#include "view/decks/scanned_deck.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

constexpr const char* deck_gone = N_("the deck is no longer there");

/// Returns whether the deck is a folder without a description; such a deck consists of all pictures in the folder.
bool has_pictures_only(const fs::path& folder) {
    std::error_code failed;
    const auto lacks = [&](const char* file) {
        return fs::symlink_status(folder / file, failed).type() == fs::file_type::not_found;
    };
    return fs::is_directory(folder, failed) && lacks("deck.txt") && lacks("cards.csv");
}

DeckLoadResult failed_deck(const DeckChoice& choice, Message why, std::string file) {
    return {choice, {}, {}, {}, false, std::move(why), std::move(file)};
}

template <class Load> DeckLoadResult caught(const DeckChoice& choice, const Load& load) {
    try {
        return load();
    } catch (const DeckError& error) {
        return failed_deck(choice, error.why, error.file);
    } catch (const std::exception& error) {
        return failed_deck(choice, {"{0}", {error.what()}}, choice.name);
    }
}

/// Reads a deck, one slice at a time.
class DeckReading {
public:
    DeckReading(DeckChoice choice, DeckCache cache, std::optional<std::size_t> most = {})
        : choice_(std::move(choice)), cache_(std::move(cache)), most_(most) {}

    /// Returns whether the deck contains the player's own pictures, which take time to read. Throws DeckError.
    [[nodiscard]] bool has_own_pictures() {
        begin();
        return pictures_.has_value();
    }
    /// Only for a deck with the player's own pictures: returns it from the cache, without `deck` if a picture is not
    /// cached.
    [[nodiscard]] DeckLoadResult kept() const {
        const auto pictures = cache_.read(choice_.name);
        if (pictures && !cards_ && pictures->faces() > 0) {
            DeckLoadResult made = of_folder(without_copies(*pictures));
            made.as_kept = true;
            return made;
        }
        auto made = pictures && cards_ ? deck_of_cards(choice_.name, *cards_, *pictures) : std::nullopt;
        if (!made || made->deck.faces == 0) return {choice_, {}, {}, {}, false, {}, {}};
        return loaded(std::move(made->deck), std::move(made->scan), true);
    }
    /// Returns true when finished. Throws DeckError.
    bool run() {
        begin();
        return !pictures_ || pictures_->run();
    }
    /// Returns the number of pictures read so far, and of all pictures.
    [[nodiscard]] std::optional<decks::DeckProgress> progress() const {
        if (!pictures_ || pictures_->all() == 0) return std::nullopt;
        return decks::DeckProgress{choice_.name, pictures_->done(), pictures_->all()};
    }
    /// Returns whether all pictures are the same as in the cache. Call it when finished.
    [[nodiscard]] bool as_kept() const { return pictures_ && !pictures_->changed(); }
    /// Returns the deck. Call it when finished. Throws DeckError.
    [[nodiscard]] DeckLoadResult take() {
        if (!pictures_ && !cards_) return ready();
        auto pictures = pictures_ ? pictures_->take() : Result<KnownPictures>{KnownPictures{}};
        if (!pictures) return failed_deck(choice_, pictures.error(), one_line(choice_.name));
        if (!cards_) return of_folder(without_copies(*std::move(pictures)));
        auto made = deck_of_cards(choice_.name, *cards_, *pictures);
        if (made && made->deck.faces > 0) return loaded(std::move(made->deck), std::move(made->scan), false);
        const auto& left_out = made->scan.report.left_out; // all of the deck's files are known
        return failed_deck(choice_, left_out.empty() ? Message{N_("there are no cards in it")} : left_out.front().why,
                           left_out.empty() ? one_line(choice_.name) : left_out.front().file);
    }

private:
    [[nodiscard]] DeckLoadResult of_folder(const KnownPictures& pictures) const {
        if (choice_.names == Names::unplayed) return loaded(deck_of(pictures), pictures.scan(choice_.name), false);
        ScannedDeck cards = deck_with_names(choice_.name, pictures);
        return loaded(std::move(cards.deck), std::move(cards.scan), false);
    }
    /// Adds the cards to a deck that is already made.
    [[nodiscard]] DeckLoadResult ready() const {
        DeckFaces deck = load_deck(find_deck(choice_.name));
        if (!deck.two_sided()) return {choice_, std::move(deck), {}, {}, false, {}, {}};
        decks::PictureScan scan;
        scan.deck = choice_.name;
        scan.two_sided = true;
        for (std::size_t i = 0; i + 1 < deck.sides.size(); i += 2)
            scan.names.push_back(decks::label_of(deck.sides[i], deck.sides[i + 1]));
        return loaded(std::move(deck), std::move(scan), false);
    }
    [[nodiscard]] DeckLoadResult loaded(DeckFaces deck, decks::PictureScan scan, bool as_kept) const {
        if (!choice_.changes.title.empty()) scan.title = choice_.changes.title;
        scan.folder = folder_;
        scan.marks = deck.marks;
        return {choice_, std::move(deck), std::move(scan), {}, as_kept, {}, {}};
    }
    void begin() {
        if (std::exchange(begun_, true)) return;
        const fs::path deck = find_deck(choice_.name);
        std::error_code unknown; // errors are reported when the file is read
        if (!choice_.name.empty() && fs::status(deck, unknown).type() == fs::file_type::not_found)
            throw DeckError(one_line(choice_.name), {deck_gone, {}});
        if (has_pictures_only(deck)) {
            folder_ = choice_.name;
            pictures_.emplace(choice_.name, cache_, most_, choice_.changes.texts, choice_.changes.crops);
        } else if (const auto table = table_of(deck); table && app::built_in_deck(choice_.name) == nullptr) {
            cards_ = read_cards(*table, most_ ? std::optional{(*most_ + 1) / 2} : std::nullopt);
            change_texts(*cards_, choice_.changes);
            if (cards_->pictures.files.empty()) return;
            folder_ = platform::name_of(folder_of(*table));
            pictures_.emplace(choice_.name, folder_, cards_->pictures, cache_, !most_, choice_.changes.crops);
        }
    }

    DeckChoice choice_;
    DeckCache cache_;
    std::optional<std::size_t> most_;
    bool begun_ = false;
    std::string folder_; ///< the folder with the pictures
    std::optional<PictureReader> pictures_;
    std::optional<decks::CardSides> cards_;
};

/// Frees SDL's last error of this thread. SDL frees it only at the end of threads that SDL started.
struct ThreadErrors {
    ThreadErrors() = default;
    ~ThreadErrors() { SDL_TLSCleanup(); }
    ThreadErrors(const ThreadErrors&) = delete;
    ThreadErrors& operator=(const ThreadErrors&) = delete;
    ThreadErrors(ThreadErrors&&) = delete;
    ThreadErrors& operator=(ThreadErrors&&) = delete;
};

class Loading final : public platform::Job<DeckLoadResult> {
public:
    Loading(DeckChoice choice, DeckCache cache, bool kept, std::optional<int> faces = {})
        : choice_(std::move(choice)), kept_(kept), faces_(faces),
          reading_(choice_, std::move(cache),
                   faces ? std::optional{static_cast<std::size_t>(*faces)} : std::optional<std::size_t>{}) {}
    bool run() override {
        const ThreadErrors freed;
        bool finished = true;
        auto result = caught(choice_, [&]() -> DeckLoadResult {
            finished = reading_.run();
            if (!finished) return {};
            if (kept_ && reading_.as_kept()) return {choice_, {}, {}, {}, true, {}, {}};
            DeckLoadResult loaded = reading_.take();
            if (loaded.deck && faces_) loaded.deck = first_of(*loaded.deck, *faces_);
            return loaded;
        });
        if (!finished) {
            tell_progress();
            return false;
        }
        result_ = std::move(result);
        return true;
    }
    std::optional<DeckLoadResult> take() override { return std::exchange(result_, std::nullopt); }

private:
    void tell_progress() {
        const auto progress = reading_.progress();
        if (faces_ || !progress) return;
        result_ = DeckLoadResult{choice_, {}, {}, progress, false, {}, {}};
    }

    DeckChoice choice_;
    bool kept_;
    std::optional<int> faces_;
    DeckReading reading_;
    std::optional<DeckLoadResult> result_;
};

class WholePictureReading final : public platform::Job<DeckLoadResult> {
public:
    explicit WholePictureReading(std::string file) : file_(std::move(file)) {}
    bool run() override {
        constexpr int most = 640; // the length of the longer side in pixels
        const ThreadErrors freed;
        result_ = caught({file_}, [&]() -> DeckLoadResult {
            const auto bytes = platform::read_file(file_, decks::picture_limits::file_bytes);
            if (!bytes) return failed_deck({file_}, bytes.error(), file_);
            auto picture = read_whole_picture(*bytes, most);
            if (!picture) return failed_deck({file_}, picture.error(), file_);
            DeckLoadResult read{{file_}, {}, {}, {}, false, {}, {}};
            read.whole = std::make_shared<const Surface>(*std::move(picture));
            return read;
        });
        return true;
    }
    std::optional<DeckLoadResult> take() override { return std::exchange(result_, std::nullopt); }

private:
    std::string file_;
    std::optional<DeckLoadResult> result_;
};

class Clearing final : public platform::Job<DeckLoadResult> {
public:
    explicit Clearing(DeckCache cache) : cache_(std::move(cache)) {}
    bool run() override {
        cache_.clear();
        return true;
    }
    std::optional<DeckLoadResult> take() override { return std::nullopt; }
    [[nodiscard]] bool must_end() const override { return true; }

private:
    DeckCache cache_;
};

/// Returns whether reading the table takes so long that the first frame does not wait for it.
bool is_long_table(const std::string& name) {
    constexpr std::uintmax_t long_enough = std::uintmax_t{256} << 10U;
    if (app::built_in_deck(name) != nullptr) return false;
    const auto table = table_of(find_deck(name));
    std::error_code unknown;
    return table && fs::file_size(*table, unknown) > long_enough && !unknown;
}

class Tidying final : public platform::Job<DeckLoadResult> {
public:
    explicit Tidying(fs::path decks) : decks_(std::move(decks)) {}
    bool run() override {
        decks::remove_unfinished_decks(decks_);
        return true;
    }
    std::optional<DeckLoadResult> take() override { return std::nullopt; }

private:
    fs::path decks_;
};

/// Converts a deck's name to a form that does not depend on the working directory.
std::string lasting_name(const std::string& deck) {
    if (app::built_in_deck(deck) != nullptr) return deck;
    std::error_code failed;
    const fs::path whole = fs::absolute(platform::path_from(deck), failed);
    if (failed) return deck;
    const fs::path plain = whole.lexically_normal();
    return platform::name_of(plain.has_filename() ? plain : plain.parent_path());
}

} // namespace

DeckChoice choice_of(const app::Settings& settings) {
    return choice_of(settings, app::place_brings_deck(settings) ? settings.place_deck : settings.deck);
}

DeckChoice choice_of(const app::Settings& settings, std::string deck) {
    const Names names = app::plays_names(settings, deck) ? Names::played : Names::unplayed;
    decks::DeckChanges changes = app::changes_of(settings, deck);
    return {std::move(deck), names, std::move(changes)};
}

std::unique_ptr<platform::Job<DeckLoadResult>> loading_of(DeckChoice choice, DeckCache cache, bool kept) {
    return std::make_unique<Loading>(std::move(choice), std::move(cache), kept);
}

std::unique_ptr<platform::Job<DeckLoadResult>> loading_of_sample(DeckChoice choice, int faces, DeckCache cache) {
    choice.names = Names::unplayed;
    return std::make_unique<Loading>(std::move(choice), std::move(cache), false, faces);
}

std::unique_ptr<platform::Job<DeckLoadResult>> reading_of_picture(std::string file) {
    return std::make_unique<WholePictureReading>(std::move(file));
}

std::unique_ptr<platform::Job<DeckLoadResult>> tidying_of(fs::path decks) {
    return std::make_unique<Tidying>(std::move(decks));
}

std::unique_ptr<platform::Job<DeckLoadResult>> clearing_of(DeckCache cache) {
    return std::make_unique<Clearing>(std::move(cache));
}

std::vector<std::string> names_of_faces(const ActiveDeck& deck) {
    const DeckFaces& faces = deck.deck;
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(faces.faces));
    for (int face = 0; face < faces.faces; ++face) {
        const auto at = static_cast<std::size_t>(face);
        std::string name;
        if (faces.two_sided()) {
            // A picture is called by its own name; where that is the word on the other side, the pair is told by it.
            name = faces.text_of(face);
            if (name.empty() || decks::is_picture_cell(name)) name = name.substr(0, name.rfind('.'));
            if (name.empty() && face % 2 == 0) name = faces.text_of(face + 1);
        } else if (at < faces.nouns.size()) {
            name = platform::trc("face", faces.nouns[at].c_str());
        } else if (deck.pictures && at < deck.pictures->names.size()) {
            name = deck.pictures->names[at];
        }
        names.push_back(std::move(name));
    }
    return names;
}

ActiveDeck deck_of_start(const std::string& wanted, app::Settings& settings, std::vector<Message>& notices,
                         const DeckCache& cache, Decoding decoding) {
    if (!wanted.empty()) settings.deck = lasting_name(wanted);
    if (decoding == Decoding::later && is_long_table(settings.deck)) return {{}, load_deck(find_deck({})), {}};
    DeckLoadResult found = caught({settings.deck}, [&] {
        DeckReading reading{choice_of(settings), cache};
        if (decoding == Decoding::later && reading.has_own_pictures()) return reading.kept();
        while (!reading.run()) {
        }
        return reading.take();
    });
    if (found.deck) {
        app::remember_deck(settings);
        return {found.choice, *std::move(found.deck), std::move(found.pictures), found.as_kept};
    }
    if (found.why.id.empty()) return {{}, load_deck(find_deck({})), {}}; // the pictures are still being loaded
    if (!wanted.empty() && found.why.id == deck_gone) throw DeckError(found.file, {N_("there is no such deck")});
    if (!wanted.empty()) throw DeckError(found.file, found.why);
    if (settings.deck.empty()) return {{}, load_deck(find_deck({})), {}}; // throws
    notices.push_back({N_("The pictures used last cannot be used")});
    notices.push_back(reason(found));
    settings.deck.clear();
    return {{}, load_deck(find_deck({})), {}};
}

Message reason(const DeckLoadResult& failed) { return {"{0} ({1})", {platform::tr(failed.why), failed.file}}; }

} // namespace twoturns::view
