// Handles messages from the window that are not input: answers, news of the store and of pictures, links.
#include <utility>

#include "app/app.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"
#include "game/sent_game.hpp"
#include "platform/translation.hpp"
#include "twoturns/game_id.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using game::Time;
using ui::overloaded;

namespace {

constexpr const char* reading_pictures = N_("Your pictures are being read");

/// Summarises a folder that was read: how many pictures are on the tiles, how many were left out.
Note pictures_note(const decks::PictureScan& pictures, Time now) {
    const auto count = static_cast<int>(pictures.names.size());
    Note note{
        {"{0}",
         {pictures.two_sided ? platform::trn("{0} card is on the tiles", "{0} cards are on the tiles", count)
                             : platform::trn("{0} picture is on the tiles", "{0} pictures are on the tiles", count)}},
        {},
        now + 3 * note_time};
    if (pictures.report.missing() > 0)
        note.detail = {"{0}",
                       {platform::trn("{0} was left out: the page Pictures (K) says why",
                                      "{0} were left out: the page Pictures (K) says why",
                                      static_cast<int>(pictures.report.missing()))}};
    return note;
}

} // namespace

void App::answer(Ticket ticket, const Response& response, Time now) {
    settle(now);
    if (Open* open = find(ticket)) {
        if (const auto* text = std::get_if<ClipboardText>(&response); text != nullptr && paste(ticket, *text, now))
            return refresh(now);
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news != nullptr && std::holds_alternative<game::BroughtBack>(*news)) can_bring_back_ = false;
        const auto screen = open->screen;
        dispatch(screen->on(response, context(now)), ticket, now);
        if (std::holds_alternative<game::AnalysisResult>(response)) tell(PositionAnalysed{}, now);
    }
    refresh(now);
}

bool App::paste(Ticket ticket, const ClipboardText& clipboard, Time now) {
    const bool into_field = std::exchange(paste_to_, std::nullopt) == ticket;
    if (clipboard.text.empty()) { // some systems return empty text when it is too long
        say({{N_("Nothing can be pasted")},
             {N_("There is no text on the clipboard, or too much of it.")},
             now + note_time});
        return true;
    }
    if (into_field && ticket == stack_.back().ticket) handle(ui::Pasted{clipboard.text}, now);
    return into_field;
}

void App::notify(Applied applied, Time now) {
    settings_ = std::move(applied.settings);
    if (applied.note) say(*std::move(applied.note));
    refresh(now);
}

void App::notify(decks::DeckStatus news, Time now) {
    const auto tells_progress = [&] { return note_ && note_->headline.id == reading_pictures; };
    if (const auto& progress = news.progress) {
        if (!deck_status_.progress || tells_progress())
            say({{reading_pictures, {}},
                 // TRANSLATORS: {0} and {1} are numbers, such as 3 of 12.
                 {N_("{0} of {1}"), {std::to_string(progress->done), std::to_string(progress->all)}},
                 {}});
    } else if (tells_progress()) {
        note_.reset();
    }
    if (news.shown && news.shown != deck_status_.shown && deck_status_.progress && !news.progress)
        say(pictures_note(*news.shown, now));
    deck_status_ = std::move(news);
    refresh(now);
}

void App::notify(const game::StoreNews& news, Time now) {
    const Ticket board = stack_.front().ticket;
    std::visit(overloaded{
                   [&](const game::NotSaved& what) {
                       saves_ = false;
                       say({{N_("This game is not saved at the moment")}, what.why, {}});
                   },
                   [&](const game::SavedAgain&) {
                       saves_ = true;
                       say({{N_("Saved again")}, {N_("Everything up to now is safe.")}, now + note_time});
                   },
                   [&](const game::FoundOut& what) {
                       say({what.what, {}, {}});
                   },
                   [&](const game::OpenElsewhere& what) { dispatch(play_->dispatch(what, context(now)), board, now); },
                   [](const auto& /*answers to questions: they come by answer()*/) {},
               },
               news);
    refresh(now);
}

void App::play_id(const std::string& text, Time now) {
    const auto open = [&](Effects effects) {
        settle(now);
        dispatch(std::move(effects), stack_.front().ticket, now);
        refresh(now);
    };
    if (looks_like_problem_id(text)) return open(screens::open_problem(text));
    if (const auto game = game::sent_game_within(text)) return open(screens::open_sent_game(*game));
    auto id = parse_game_id(text);
    if (!id) return say({{N_("The link has no game ID that can be played.")}, id.error(), now + 2 * note_time});
    open({CloseAll{}, StartDeal{*std::move(id), true}});
}

void App::import_deck(const std::string& file, Time now) {
    settle(now);
    dispatch({OpenScreen{screens::import_cards(file, screens::CardFields::best)}}, stack_.front().ticket, now);
    refresh(now);
}

} // namespace twoturns::app
