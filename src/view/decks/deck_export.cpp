#include "view/decks/deck_export.hpp"

#include <array>
#include <exception>
#include <string>
#include <utility>

#include "app/requests.hpp"
#include "decks/decks.hpp"
#include "platform/files.hpp"
#include "platform/store_folder.hpp"
#include "view/drawing/png.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view {
namespace {

namespace fs = std::filesystem;

/// Converts a deck to its exported form, one card or picture at a time. The deck's content determines whether cards or
/// pictures are written.
class DeckCopy {
public:
    explicit DeckCopy(DeckLoadResult loaded) : loaded_(std::move(loaded)) {
        made_.table.name = decks::side_from(loaded_.pictures->title);
        if (made_.table.name.empty()) {
            const fs::path deck = platform::path_from(loaded_.choice.name);
            made_.table.name =
                decks::side_from(platform::name_of(fs::is_directory(deck) ? deck.filename() : deck.stem()));
        }
    }

    /// Converts a card or picture. Returns true when finished. Throws StartError if out of memory.
    bool run() {
        const decks::PictureScan& scan = *loaded_.pictures;
        if (next_ == scan.names.size()) return true;
        if (loaded_.deck->two_sided()) {
            std::string front = side(2 * next_);
            made_.table.cards.push_back({std::move(front), side(2 * next_ + 1)});
        } else {
            const std::string& name = scan.names[next_];
            const std::string file = written(name, static_cast<int>(next_));
            made_.pictures.back().name = decks::name_of_picture(file) == name ? std::string{} : name;
        }
        return ++next_ == scan.names.size();
    }
    [[nodiscard]] decks::NewDeck take() { return std::move(made_); }

private:
    /// Returns the table cell of a side.
    std::string side(std::size_t face) {
        const decks::CardSide& one = loaded_.deck->sides[face];
        return one.picture < 0 ? one.text : written(decks::name_of_picture(one.text), one.picture);
    }
    /// Writes a picture and returns its file name.
    std::string written(const std::string& name, int picture) {
        const DeckFaces& deck = *loaded_.deck;
        const Surface square = make_surface(deck.cell, deck.cell);
        SDL_SetSurfaceBlendMode(deck.atlas.get(), SDL_BLENDMODE_NONE);
        const SDL_Rect from = deck.part(picture);
        if (SDL_BlitSurface(deck.atlas.get(), &from, square.get(), nullptr) != 0) throw StartError(SDL_GetError());
        std::string file = names_.take(decks::file_name_from(name, "picture", decks::deck_limits::name_bytes), ".png");
        made_.pictures.push_back({file, png_of(*square)});
        return file;
    }

    DeckLoadResult loaded_;
    decks::NewDeck made_;
    decks::FileNames names_;
    std::size_t next_ = 0;
};

class Exporting final : public platform::Job<app::Response> {
public:
    Exporting(app::WriteDeck what, DeckChoice choice, DeckCache cache, fs::path store_folder)
        : what_(std::move(what)), reading_(loading_of(std::move(choice), std::move(cache), false)),
          store_folder_(std::move(store_folder)) {}

    bool run() override {
        try {
            return what_.folder && writer_ ? writer_->run() && end({}) : prepare();
        } catch (const std::exception& why) { // out of memory
            return end(Message{N_("The deck cannot be written: {0}"), {why.what()}});
        }
    }
    std::optional<app::Response> take() override { return std::exchange(answer_, std::nullopt); }
    [[nodiscard]] bool must_end() const override { return true; }

private:
    bool prepare() {
        if (!copy_) return read();
        if (!copy_->run()) return false;
        if (auto refused = platform::refusal_of(what_.path, store_folder_)) return end(*std::move(refused));
        decks::NewDeck deck = copy_->take();
        if (!what_.folder) {
            const auto bytes = decks::deck_file_of(deck);
            return end(bytes ? platform::write_file(what_.path, *bytes, what_.replace) : bytes.error());
        }
        const fs::path path = platform::path_from(what_.path);
        writer_.emplace(path.parent_path(), std::move(deck), platform::name_of(path.filename()));
        return false;
    }
    bool read() {
        const bool finished = reading_->run();
        auto loaded = reading_->take();
        if (!finished) return false;
        if (!loaded || !loaded->deck || !loaded->pictures)
            return end(loaded ? reason(*loaded) : Message{N_("there are no cards in it")});
        copy_.emplace(*std::move(loaded));
        return false;
    }
    bool end(Result<void> done) {
        if (done && writer_) {
            const auto written = writer_->take();
            if (written)
                what_.path = platform::name_of(*written);
            else
                done = written.error();
        }
        answer_ = app::FileWritten{what_.path, std::move(done)};
        return true;
    }

    app::WriteDeck what_;
    std::unique_ptr<platform::Job<DeckLoadResult>> reading_;
    fs::path store_folder_;
    std::optional<DeckCopy> copy_;
    std::optional<decks::DeckWriter> writer_; ///< only for an export to a folder
    std::optional<app::Response> answer_;
};

} // namespace

std::unique_ptr<platform::Job<app::Response>> exporting_of(app::WriteDeck what, DeckChoice choice, DeckCache cache,
                                                           fs::path store_folder) {
    return std::make_unique<Exporting>(std::move(what), std::move(choice), std::move(cache), std::move(store_folder));
}

} // namespace twoturns::view
