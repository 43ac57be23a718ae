#include "app/requests.hpp"

#include <algorithm>
#include <cstddef>
#include <system_error>
#include <type_traits>
#include <utility>

#include "app/gallery/woven_game.hpp"
#include "decks/decks.hpp"
#include "platform/files.hpp"
#include "platform/store_folder.hpp"
#include "twoturns/random.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using Job = platform::Job<Response>;
using Folder = std::filesystem::path;

constexpr std::uint64_t slice = 1000; // units of work, about a millisecond

/// A job that makes a single call, which may wait for a disk.
template <class Call> class AtOnce final : public Job {
public:
    AtOnce(Call call, bool must_end) : call_(std::move(call)), must_end_(must_end) {}
    bool run() override {
        answer_ = call_();
        return true;
    }
    std::optional<Response> take() override { return std::exchange(answer_, std::nullopt); }
    [[nodiscard]] bool must_end() const override { return must_end_; }

private:
    Call call_;
    bool must_end_;
    std::optional<Response> answer_;
};

template <class Call> std::unique_ptr<Job> at_once(Call call, bool must_end = false) {
    return std::make_unique<AtOnce<Call>>(std::move(call), must_end);
}

/// Returns the progress if it has advanced visibly since `reported`, otherwise nullopt.
std::optional<Response> news_of(double progress, float& reported) {
    constexpr float step = 0.01F;
    const auto now = static_cast<float>(progress);
    if (now < reported + step) return std::nullopt;
    return Progress{reported = now};
}

/// `make` makes a Dealer or a Reshuffler, which itself takes some time. `answer` converts the finished Dealer or
/// Reshuffler to the response.
template <class Make, class ToAnswer> class InSlices final : public Job {
public:
    InSlices(Make make, ToAnswer response) : make_(std::move(make)), answer_(std::move(response)) {}
    bool run() override {
        if (!worker_) worker_.emplace(make_());
        return ended_ = worker_->run(slice);
    }
    std::optional<Response> take() override {
        if (ended_) return answer_(*worker_);
        return news_of(worker_->progress(), reported_);
    }

private:
    Make make_;
    ToAnswer answer_;
    std::optional<std::invoke_result_t<Make>> worker_;
    bool ended_ = false;
    float reported_ = 0;
};

template <class Make, class ToAnswer> std::unique_ptr<Job> in_slices(Make make, ToAnswer response) {
    return std::make_unique<InSlices<Make, ToAnswer>>(std::move(make), std::move(response));
}

class Analysing final : public Job {
public:
    explicit Analysing(game::AnalysisRequest request) : question_(std::move(request)) {}
    bool run() override {
        if (!analysis_) analysis_.emplace(question_);
        news_ = analysis_->run(slice);
        return analysis_->done();
    }
    std::optional<Response> take() override {
        return std::exchange(news_, false) ? std::optional<Response>{analysis_->answer()} : std::nullopt;
    }

private:
    game::AnalysisRequest question_;
    std::optional<game::Analysis> analysis_;
    bool news_ = false;
};

/// Deals a board and searches for its par, which nobody waits for: without progress.
class FindingPar final : public Job {
public:
    explicit FindingPar(GameId id) : id_(std::move(id)) {}
    bool run() override {
        if (search_) return ended_ = search_->run(slice);
        if (!dealer_) dealer_.emplace(dealer_for(id_));
        if (!dealer_->run(slice)) return false;
        const auto deal = dealer_->take();
        dealer_.reset();
        if (!deal) return ended_ = true;
        search_.emplace(deal->board, id_.params.gravity, deal->witness, usual_par_width);
        return false;
    }
    std::optional<Response> take() override {
        if (!ended_) return std::nullopt;
        return ParFound{id_, search_ ? std::optional{search_->best().count} : std::nullopt};
    }

private:
    GameId id_;
    std::optional<Dealer> dealer_;
    std::optional<ParSearch> search_;
    bool ended_ = false;
};

class CountingPairs final : public Job {
public:
    explicit CountingPairs(CountPairs what) : id_(std::move(what.id)), count_(what.board, id_.params.gravity) {}
    bool run() override { return ended_ = count_.run(slice); }
    std::optional<Response> take() override {
        return ended_ ? std::optional<Response>{PairsCounted{id_, count_.count()}} : std::nullopt;
    }

private:
    GameId id_;
    PairsToSeeCount count_;
    bool ended_ = false;
};

class ReadingLayouts final : public Job {
public:
    explicit ReadingLayouts(const Folder& store_folder) : reader_(store_folder) {}
    bool run() override { return ended_ = reader_.run(); }
    std::optional<Response> take() override {
        return ended_ ? std::optional<Response>{LayoutsRead{reader_.take()}} : std::nullopt;
    }

private:
    LayoutReader reader_;
    bool ended_ = false;
};

/// Returns the folder of pictures that a path may refer to.
std::string pictures_at(const std::string& name) {
    std::error_code unknown;
    const auto path = platform::path_from(name);
    const auto whole = std::filesystem::absolute(path, unknown).lexically_normal();
    const auto without_slash = [](const Folder& folder) {
        return platform::name_of(folder.has_filename() ? folder : folder.parent_path());
    };
    if (std::filesystem::is_directory(path, unknown)) return without_slash(whole);
    return decks::is_picture_name(name) && std::filesystem::exists(path, unknown) ? without_slash(whole.parent_path())
                                                                                  : std::string{};
}

constexpr std::size_t most_cards_shown = 100;

/// Counts the cards of a package and shows the first ones.
class Previewing final : public Job {
public:
    explicit Previewing(PreviewCards what) : sides_(what.sides), maker_(std::move(what.package), what.sides, false) {}
    bool run() override { return ended_ = maker_.run(); }
    std::optional<Response> take() override {
        if (!ended_) return std::nullopt;
        const auto& cards = maker_.cards();
        const auto end = cards.begin() + static_cast<std::ptrdiff_t>(std::min(most_cards_shown, cards.size()));
        return CardsPreviewed{sides_, {cards.begin(), end}, cards.size(), maker_.left_out(), {}};
    }

private:
    decks::AnkiSides sides_;
    decks::AnkiDeckMaker maker_;
    bool ended_ = false;
};

/// Makes a custom deck from a file. Leaves no files if it is cancelled.
class Importing final : public Job {
public:
    Importing(ImportDeck what, Folder store_folder) : what_(std::move(what)), store_folder_(std::move(store_folder)) {}
    bool run() override {
        if (!import_) {
            if (store_folder_.empty()) return end(Message{N_("Nothing is saved while this window is open.")});
            if (auto refusal = platform::refusal_of(what_.path, store_folder_)) return end(*std::move(refusal));
            if (what_.table)
                import_.emplace(*std::move(what_.table), store_folder_ / "decks");
            else if (what_.cards)
                import_.emplace(*std::move(what_.cards), store_folder_ / "decks");
            else
                import_.emplace(what_.path, store_folder_ / "decks");
            what_.cards.reset();
            what_.table.reset();
        }
        return import_->run() && end(import_->take());
    }
    std::optional<Response> take() override {
        if (deck_) return DeckImported{*deck_};
        return import_ ? news_of(import_->progress(), reported_) : std::nullopt;
    }

private:
    bool end(Result<std::string> deck) {
        deck_ = std::move(deck);
        return true;
    }

    ImportDeck what_;
    Folder store_folder_;
    std::optional<decks::DeckImport> import_;
    std::optional<Result<std::string>> deck_;
    float reported_ = 0;
};

Result<std::shared_ptr<const decks::AnkiPackage>> package(const ReadPackage& what, const Folder& store_folder) {
    if (auto refusal = platform::refusal_of(what.path, store_folder)) return *std::move(refusal);
    auto read = decks::AnkiPackage::open(what.path);
    if (!read) return read.error();
    return std::make_shared<const decks::AnkiPackage>(*std::move(read));
}

TableRead table(const ReadTable& what, const Folder& store_folder) {
    if (!what.text)
        if (auto refusal = platform::refusal_of(what.path, store_folder)) return {*std::move(refusal)};
    auto bytes = what.text ? Result<std::string>{*what.text} : platform::read_file(what.path);
    if (!bytes) return {bytes.error()};
    const decks::TableGuess guess = decks::guessed_form(*bytes);
    return {LoadedTable{std::make_shared<const std::string>(*std::move(bytes)), guess}};
}

CardsPreviewed previewed(const PreviewTable& what) {
    CardsPreviewed shown{what.form, {}, 0, {}, decks::columns_of(*what.bytes, what.form)};
    auto parsed = decks::parse_cards(*what.bytes, what.form);
    if (!parsed) {
        shown.left_out.push_back({1, parsed.error()});
        return shown;
    }
    decks::CardTable table = *std::move(parsed);
    shown.count = table.cards.size();
    for (decks::LeftOut& one : table.report.left_out) shown.left_out.push_back({1, std::move(one.why)});
    if (table.report.doubles > 0)
        shown.left_out.push_back({table.report.doubles, {N_("an earlier card has one of its sides")}});
    if (table.report.beyond > 0) shown.left_out.push_back({table.report.beyond, {N_("there are too many")}});
    if (table.cards.size() > most_cards_shown) table.cards.resize(most_cards_shown);
    shown.first = std::move(table.cards);
    return shown;
}

Response read(const ReadFile& what, const Folder& store_folder) {
    if (auto refusal = platform::refusal_of(what.path, store_folder)) return FileRead{what.path, *std::move(refusal)};
    if (auto pictures = pictures_at(what.path); !pictures.empty())
        return FileRead{what.path, std::string{}, std::move(pictures)};
    return FileRead{what.path, platform::read_file(what.path)};
}

Response written(const std::string& path, bool replace, const Result<std::string>& bytes, const Folder& store_folder) {
    if (auto refusal = platform::refusal_of(path, store_folder)) return FileWritten{path, *std::move(refusal)};
    return FileWritten{path, bytes ? platform::write_file(path, *bytes, replace) : bytes.error()};
}

} // namespace

std::unique_ptr<Job> writing_job(std::string path, bool replace, std::function<Result<std::string>()> bytes,
                                 const Folder& store_folder) {
    return at_once([path = std::move(path), replace, bytes = std::move(bytes),
                    store_folder] { return written(path, replace, bytes(), store_folder); },
                   true);
}

std::unique_ptr<Job> job_for(const JobRequest& request, const Folder& store_folder) {
    using Made = std::unique_ptr<Job>;
    return std::visit(
        ui::overloaded{
            [](const ListFolder& what) {
                return at_once([what] {
                    return Response{FolderListed{what.folder, platform::entries_of(what.folder)}};
                });
            },
            [&](const ReadFile& what) { return at_once([what, store_folder] { return read(what, store_folder); }); },
            [&](const ReadPackage& what) {
                return at_once([what, store_folder] { return Response{PackageRead{package(what, store_folder)}}; });
            },
            [&](const ReadTable& what) {
                return at_once([what, store_folder] { return Response{table(what, store_folder)}; });
            },
            [](const PreviewCards& what) { return Made{std::make_unique<Previewing>(what)}; },
            [](const PreviewTable& what) { return at_once([what] { return Response{previewed(what)}; }); },
            [&](const ImportDeck& what) { return Made{std::make_unique<Importing>(what, store_folder)}; },
            [&](const WriteFile& what) {
                return at_once(
                    [what, store_folder] { return written(what.path, what.replace, what.text, store_folder); }, true);
            },
            [&](const PackEverything& what) {
                return writing_job(
                    what.path, what.replace, [what, store_folder] { return packed(what.store, store_folder); },
                    store_folder);
            },
            [&](const UnpackEverything& what) {
                return at_once(
                    [what, store_folder] {
                        auto refusal = platform::refusal_of(what.path, store_folder);
                        return Response{EverythingUnpacked{refusal ? Result<Everything>{*std::move(refusal)}
                                                                   : unpacked(what.path, store_folder)}};
                    },
                    true);
            },
            [&](const ReadLayouts&) { return Made{std::make_unique<ReadingLayouts>(store_folder)}; },
            [&](const WriteLayout& what) {
                return at_once(
                    [what, store_folder] {
                        return Response{
                            FileWritten{what.name, write_layout(store_folder, what.name, what.text, what.replace)}};
                    },
                    true);
            },
            [](const DealBoard& what) {
                if (auto good = checked(what.id.params); !good)
                    return at_once([id = what.id, why = good.error()] { return Response{BoardDealt{id, why}}; });
                return in_slices([id = what.id] { return dealer_for(id); },
                                 [id = what.id](Dealer& dealer) {
                                     return Response{BoardDealt{id, dealer.take()}};
                                 });
            },
            [](const ChooseDeal& what) {
                if (auto good = checked(what.id.params); !good)
                    return at_once([what, why = good.error()] {
                        return Response{DealChosen{what.id, what.wish, why}};
                    });
                return in_slices([what] { return DealChooser(what.id, what.wish); },
                                 [what](DealChooser& chooser) {
                                     return Response{DealChosen{what.id, what.wish, chooser.take()}};
                                 });
            },
            [](const CountPairs& what) { return Made{std::make_unique<CountingPairs>(what)}; },
            [](const FindPar& what) { return Made{std::make_unique<FindingPar>(what.id)}; },
            [](const MakeProblem& what) {
                return in_slices([id = what.id] { return ProblemMaker{id}; },
                                 [id = what.id](ProblemMaker& maker) {
                                     return Response{ProblemMade{id, maker.take()}};
                                 });
            },
            [](const ReshuffleBoard& what) {
                return in_slices(
                    [what] {
                        return Reshuffler{what.board, what.gravity, what.difficulty, Random{what.seed}};
                    },
                    [](Reshuffler& reshuffler) { return Response{BoardReshuffled{reshuffler.take()}}; });
            },
            [](const WeaveGame& what) { return Made{std::make_unique<GameWeaver>(what.game)}; },
            [](const Analyse& what) { return Made{std::make_unique<Analysing>(what.request)}; },
        },
        request);
}

unsigned kind_of(const Request& request) {
    const auto kind = std::visit(
        [](const auto& what) {
            if constexpr (requires { what.kind; })
                return what.kind;
            else
                return QuestionKind::each;
        },
        request);
    return static_cast<unsigned>(kind);
}

} // namespace twoturns::app
