// Files of other programs that become decks.
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "support/catch.hpp"
#include "support/png_file.hpp"
#include "support/scratch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

const std::string book = "/home/mara/Friends.vcf";

std::string vcard_of(int person) {
    const std::string number = std::to_string(person);
    const auto side = static_cast<std::uint32_t>(20 + person);
    std::string card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Person " + number + "\r\nPHOTO:data:image/png;base64,";
    constexpr const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string bytes = png_file(side, side);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto at = [&](std::size_t k) {
            return k < bytes.size() ? static_cast<unsigned>(static_cast<unsigned char>(bytes[k])) : 0U;
        };
        const unsigned all = at(i) << 16U | at(i + 1) << 8U | at(i + 2);
        for (unsigned shift : {18U, 12U, 6U, 0U}) card += digits[all >> shift & 63U];
    }
    return card + "\r\nEND:VCARD\r\n";
}

} // namespace

TEST_CASE("an address book that is dropped becomes a deck, and is played with", "[import]") {
    const bool on_page = GENERATE(false, true);
    Player player{start_at(four_pairs)};
    if (on_page) player.key(Key::k);
    const std::string below = player.screen();
    player.input(ui::Dropped{book});
    ImportDeck what;
    const Ticket ticket = player.the(what);
    CHECK(what.path == book);
    CHECK_FALSE(shows(player.seen(), "Friends.vcf")); // what takes no time is not talked about
    player.wait(400);
    CHECK(shows(player.seen(), "Friends.vcf"));
    player.reply(ticket, Progress{0.5F});
    CHECK(player.screen() == "import");
    player.reply(ticket, DeckImported{std::string{"/data/decks/Friends"}});
    CHECK(player.screen() == below);
    CHECK(player.app.settings().deck == "/data/decks/Friends");
}

TEST_CASE("an import that takes long is cancelled by Esc or its button", "[import]") {
    const bool by_key = GENERATE(false, true);
    Player player{start_at(four_pairs)};
    player.input(ui::Dropped{book});
    ImportDeck what;
    const Ticket ticket = player.the(what);
    player.wait(400);
    if (by_key)
        player.key(Key::escape);
    else
        player.press_words("Cancel");
    CHECK(player.screen() == "none");
    CHECK(player.asked_for<CancelOutside>() == 1);
    player.reply(ticket, DeckImported{std::string{"/data/decks/Friends"}}); // it was too late
    CHECK(player.app.settings().deck.empty());
}

TEST_CASE("what cannot be imported says why, and is closed", "[import]") {
    Player player{start_at(four_pairs)};
    player.input(ui::Dropped{book});
    player.answer<ImportDeck>(DeckImported{Message{"there is no card of a person in it", {}}});
    CHECK(shows(player.seen(), "there is no card of a person in it"));
    CHECK(shows(player.seen(), "Friends.vcf"));
    player.press_words("Close");
    CHECK(player.screen() == "none");
    CHECK(player.app.settings().deck.empty());
}

TEST_CASE("an import tells how far it is, and leaves nothing when it is dropped on the way", "[import]") {
    const ScratchFolder folder;
    std::string text;
    constexpr int people = 20;
    for (int i = 0; i < people; ++i) text += vcard_of(i);
    const std::string file = folder.file("Friends.vcf", text);
    const auto store = folder.path() / "data";
    auto job = job_for(ImportDeck{file}, store);
    REQUIRE(job);
    CHECK_FALSE(job->must_end());
    float before = 0;
    const auto told_half = [&] {
        const bool ended = job->run();
        const auto answer = job->take();
        REQUIRE_FALSE(ended);
        if (!answer) return false;
        REQUIRE(std::holds_alternative<Progress>(*answer));
        const float told = std::get<Progress>(*answer).value;
        CHECK(told > before);
        before = told;
        return told > 0.75F;
    };
    while (!told_half()) {
    }
    job.reset();
    CHECK(std::filesystem::is_empty(store / "decks"));

    job = job_for(ImportDeck{file}, store);
    while (!job->run()) {
    }
    const auto answer = job->take();
    REQUIRE(answer);
    REQUIRE(std::holds_alternative<DeckImported>(*answer));
    const auto& deck = std::get<DeckImported>(*answer).deck;
    REQUIRE(deck);
    CHECK(std::filesystem::path{*deck} == store / "decks" / "Friends");
    CHECK(std::distance(std::filesystem::directory_iterator{*deck}, {}) == people + 1);
}

TEST_CASE("nothing is imported without a place for it, or from the game's own files", "[import]") {
    const ScratchFolder folder;
    const std::string file = folder.file("Friends.vcf", vcard_of(1));
    for (const auto& store : {std::filesystem::path{}, folder.path()}) {
        const auto job = job_for(ImportDeck{file}, store);
        while (!job->run()) {
        }
        const auto answer = job->take();
        REQUIRE(answer);
        CHECK_FALSE(std::get<DeckImported>(*answer).deck);
    }
}
