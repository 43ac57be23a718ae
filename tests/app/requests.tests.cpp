// The answers to requests, with files of a scratch folder and real deals.
#include "app/requests.hpp"

#include <filesystem>
#include <type_traits>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "support/catch.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"
#include "twoturns/game_id.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

namespace {

/// Returns all answers of a job, until it ends.
std::vector<Response> answers(const JobRequest& question, const std::filesystem::path& store_folder = {}) {
    const auto job = job_for(question, store_folder);
    REQUIRE(job);
    std::vector<Response> all;
    for (bool ended = false; !ended;) {
        ended = job->run();
        if (auto answer = job->take()) all.push_back(*std::move(answer));
    }
    return all;
}

template <class What> What only(const std::vector<Response>& answers) {
    REQUIRE(answers.size() == 1);
    REQUIRE(std::holds_alternative<What>(answers.front()));
    return std::get<What>(answers.front());
}

} // namespace

TEST_CASE("files are written, read and listed", "[questions]") {
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.txt").string();
    CHECK(only<FileWritten>(answers(WriteFile{file, "text"})).done);
    CHECK_FALSE(only<FileWritten>(answers(WriteFile{file, "other"})).done); // the file exists
    CHECK(only<FileWritten>(answers(WriteFile{file, "third", true})).done);
    const auto read = only<FileRead>(answers(ReadFile{file}));
    CHECK(read.path == file);
    REQUIRE(read.text);
    CHECK(*read.text == "third");
    const auto listed = only<FolderListed>(answers(ListFolder{folder.path().string()}));
    REQUIRE(listed.entries);
    REQUIRE(listed.entries->size() == 1);
    CHECK(listed.entries->front().name == "a.txt");
    CHECK_FALSE(only<FileRead>(answers(ReadFile{file + "x"})).text);
}

TEST_CASE("the store's own folder is left alone, by whatever way it is named", "[questions]") {
    const ScratchFolder folder;
    const auto store = folder.path() / "store";
    std::filesystem::create_directory(store);
    std::filesystem::create_directory_symlink(store, folder.path() / "link");
    for (const auto& way : {store / "x.txt", folder.path() / "link" / "x.txt", store / ".." / "store" / "x.txt"}) {
        CHECK_FALSE(only<FileWritten>(answers(WriteFile{way.string(), "text"}, store)).done);
        CHECK_FALSE(only<FileRead>(answers(ReadFile{way.string()}, store)).text);
        CHECK_FALSE(std::filesystem::exists(way));
    }
    CHECK(only<FileWritten>(answers(WriteFile{(folder.path() / "x.txt").string(), "text"}, store)).done);
}

TEST_CASE("a file is written even when nobody waits for it any more", "[questions]") {
    CHECK(job_for(WriteFile{"a", "b"}, {})->must_end());
    CHECK_FALSE(job_for(ReadFile{"a"}, {})->must_end());
}

TEST_CASE("the board of an ID is dealt, and progress told on the way", "[questions]") {
    const GameId id{{{30, 30}, 42, Gravity::down, BoardLayout{}, 3}, "slices"};
    const auto all = answers(DealBoard{id});
    REQUIRE(all.size() > 2);
    float before = 0;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        REQUIRE(std::holds_alternative<Progress>(all[i]));
        CHECK(std::get<Progress>(all[i]).value > before);
        before = std::get<Progress>(all[i]).value;
    }
    CHECK(all.size() <= 102); // at most a hundred progress reports, however long it takes
    REQUIRE(std::holds_alternative<BoardDealt>(all.back()));
    const auto& dealt = std::get<BoardDealt>(all.back());
    CHECK(dealt.id == id);
    REQUIRE(dealt.deal);
    CHECK(dealt.deal->board == deal(id)->board);
}

TEST_CASE("an ID that stands for no board is answered with what is wrong", "[questions]") {
    const auto dealt = only<BoardDealt>(answers(DealBoard{{{{8, 18}, 9999}, "x"}}));
    CHECK_FALSE(dealt.deal);
}

TEST_CASE("a board with few pairs to see is chosen, and progress told on the way", "[questions]") {
    const GameId id{{{6, 8}, 12, Gravity::none, BoardLayout{}, 2}, "x"};
    const auto all = answers(ChooseDeal{id, SightWish::few});
    REQUIRE(all.size() > 2);
    REQUIRE(std::holds_alternative<Progress>(all.front()));
    const auto& answer = std::get<DealChosen>(all.back());
    CHECK(answer.id == id);
    CHECK(answer.wish == SightWish::few);
    REQUIRE(answer.chosen);
    CHECK(answer.chosen->deal.board == deal(answer.chosen->id)->board);
    CHECK_FALSE(only<DealChosen>(answers(ChooseDeal{{{{8, 18}, 9999}, "x"}, SightWish::many})).chosen);
}

TEST_CASE("the pairs to see on a board are counted", "[questions]") {
    const GameId id{{{6, 8}, 12, Gravity::down}, "x"};
    const Board board = deal(id)->board;
    const auto counted = only<PairsCounted>(answers(CountPairs{id, board}));
    CHECK(counted.id == id);
    CHECK(counted.pairs == pairs_to_see(board, Gravity::down));
}

TEST_CASE("the par of an ID is found, always the same", "[questions]") {
    const GameId id{{{4, 6}, 6, Gravity::down}, "x"};
    const auto found = only<ParFound>(answers(FindPar{id}));
    CHECK(found.id == id);
    const auto dealt = deal(id);
    CHECK(found.par == par(dealt->board, Gravity::down, dealt->witness, usual_par_width).count);
    const GameId none{{{2, 2}, 2, Gravity::none, *layout_from_name("stones"), 1}, "x"};
    if (!deal(none)) CHECK_FALSE(only<ParFound>(answers(FindPar{none})).par);
}

TEST_CASE("tiles are reshuffled, or it is said that this cannot help", "[questions]") {
    const Board no_pairs = board_of("# # # #\n"
                                    "# A B #\n"
                                    "# B A #\n"
                                    "# # # #\n");
    const auto all = answers(ReshuffleBoard{no_pairs, Gravity::none, 3, 1});
    CHECK(std::get<BoardReshuffled>(all.back()).deal);
    const auto none = answers(ReshuffleBoard{board_of("# # # # #\n# A # A #\n# # # # #\n"), Gravity::none, 3, 1});
    CHECK_FALSE(std::get<BoardReshuffled>(none.back()).deal);
}

TEST_CASE("a position is looked at until all is known, and each news told", "[questions]") {
    const game::AnalysisRequest question{5, board_of("A B A\nB C C\n"), Gravity::none, {}};
    const auto all = answers(Analyse{question});
    REQUIRE(all.size() == 2); // first that the board can be won, then which moves are safe
    CHECK(std::get<game::AnalysisResult>(all[0]).known.outcome == Outcome::won);
    CHECK_FALSE(std::get<game::AnalysisResult>(all[0]).known.labelled);
    CHECK(std::get<game::AnalysisResult>(all[1]).known.labelled);
    CHECK(std::get<game::AnalysisResult>(all[1]).serial == 5);
}

TEST_CASE("what is asked anew takes the place of what was asked before, but for what is written", "[questions]") {
    const GameId id{{}, "x"};
    const Board board = board_of("A A\n");
    CHECK(kind_of(DealBoard{id}) == kind_of(ReshuffleBoard{board, Gravity::none, 3, 1})); // one board at a time
    CHECK(kind_of(DealBoard{id}) != kind_of(Analyse{}));
    CHECK(kind_of(ListFolder{}) != kind_of(ReadFile{}));
    CHECK(kind_of(Analyse{}) != 0);
    CHECK(kind_of(WriteFile{}) == 0);
}

TEST_CASE("a question is answered by a job, or by the window and the store", "[questions]") {
    CHECK(std::is_convertible_v<ReadFile, JobRequest>);
    CHECK_FALSE(std::is_convertible_v<ReadClipboard, JobRequest>);
    CHECK_FALSE(std::is_convertible_v<ReportUnsaved, JobRequest>);
    CHECK_FALSE(std::is_convertible_v<game::StoreRequest, JobRequest>);
    CHECK(std::variant_size_v<Request> ==
          std::variant_size_v<JobRequest> + std::variant_size_v<WindowRequest> + 1); // the store's
}

TEST_CASE("who calls off a deal still learns about the position at hand", "[questions]") {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.make({{1, 1}, {2, 1}});
    REQUIRE(player.asked_for<Analyse>() == 1);
    player.key(ui::Key::v, true);
    player.answer<ReadClipboard>(ClipboardText{to_text(GameId{{}, "x"})});
    REQUIRE(player.asked_for<DealBoard>() == 1);
    player.key(ui::Key::escape);
    CHECK(player.asked_for<Analyse>() == 1); // the analysis before was cancelled together with the deal
}
