// Decks and cards.
#include "app/sample_data.hpp"
#include "app/situations/maker.hpp"
#include "support/anki_files.hpp"
#include "support/scratch.hpp"

namespace twoturns::test {
namespace {

void learn(Player& player, bool any) {
    app::Settings settings = player.app.settings();
    settings.deck = "words";
    player.app.notify(app::Applied{settings, {}}, player.now);
    player.app.set_date(1'790'000'000, player.now);
    player.app.set_cards(12, player.now, twelve_words());
    player.key(ui::Key::k);
    player.press_button("learning");
    REQUIRE(player.screen() == "learning");
    player.answer<game::ReadAnswers>(game::StoreNews{
        game::AnswersRead{"words", any ? half_a_year_of_answers(1'790'000'000) : std::vector<game::CardAnswer>{}}});
}

} // namespace

void Situations::show_decks() {
    add("decks", six_pairs).key(ui::Key::k);
    for (const bool any : {false, true}) choose_fields(any);
    for (const bool fails : {false, true}) {
        Player& player = add(fails ? "a deck cannot be imported" : "a deck is imported", six_pairs);
        player.input(ui::Dropped{"/home/me/the words of all the lessons of the first year at school.vcf"});
        player.wait(1000);
        if (fails)
            player.answer<app::ImportDeck>(app::DeckImported{
                Message{"The deck cannot be written: {0}", {"No space left on device, which is a pity"}}});
        else
            player.answer<app::ImportDeck>(app::Progress{0.4F});
    }
    app::Start own = start_at(six_pairs);
    own.settings.deck = "/home/someone with a long name/Pictures/all the colleagues of the second floor";
    add("decks, one of them the player's own", std::move(own)).key(ui::Key::k);
    for (const bool any : {false, true}) {
        learn(add(any ? "what was learnt" : "nothing was learnt", six_pairs), any);
        if (any) all_.back().player.key(ui::Key::left); // to another week
    }
    for (const bool second : {false, true}) {
        Player& player = add(second ? "forgetting, really" : "forgetting what was learnt", six_pairs);
        learn(player, true);
        player.point({static_cast<float>(canvas_.width) / 2, static_cast<float>(canvas_.height) / 2});
        for (int i = 0; i < 40; ++i) player.input(ui::Wheel{1}); // to the end of the page
        player.press_button("forget-learnt");
        player.wait(600);
        if (second) player.press_button("forget");
        REQUIRE(player.screen() == "forget-learnt");
    }
}

void Situations::choose_fields(bool any) {
    AnkiSample sample;
    sample.type = "Words of the second year, with all there is to know about them";
    sample.fields = {"English", "汉字", "", "An example of how the word is used, in a sentence of its own"};
    for (int i = 0; i < 30; ++i)
        sample.notes.push_back({"word " + std::to_string(i), any ? "字" + std::to_string(i) : "", "", ""});
    const ScratchFolder folder;
    const std::string file = (folder.path() / "a.apkg").string();
    write_apkg(file, sample, AnkiFormat::anki21);
    auto package = decks::AnkiPackage::open(file);
    REQUIRE(package);
    Player& player = add(any ? "fields of cards" : "fields without cards", six_pairs);
    player.input(ui::Dropped{"/home/me/the words of all the lessons of the first year at school.apkg"});
    player.answer<app::ReadPackage>(app::PackageRead{std::make_shared<const decks::AnkiPackage>(*std::move(package))});
    const auto job = app::job_for(*player.last<app::PreviewCards>(), {});
    while (!job->run()) {
    }
    player.answer<app::PreviewCards>(*job->take());
    REQUIRE(player.screen() == "import");
}

} // namespace twoturns::test
