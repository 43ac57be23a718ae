// The two-sided cards of the game: the answers it records, and the cards it shows.
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/decks/deck_list.hpp"
#include "app/decks/learnt.hpp"
#include "app/journey/places.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/play/play.hpp"
#include "game/learning/cards.hpp"
#include "game/learning/next_cards.hpp"

namespace twoturns::app {
namespace {

constexpr const char* too_few = N_("The deck has fewer cards than this board has pairs");
constexpr const char* together = N_("The two sides of a card go together");
// TRANSLATORS: {0} is a card's two sides, such as "France – Paris".
constexpr const char* together_as = N_("The two sides of a card go together: {0}");

/// Returns whether a card, as in LearningDeck, has words on both sides; one of a picture alone would read as a riddle.
bool has_two_words(const std::string& card) {
    const std::size_t tab = card.find('\t');
    return tab != std::string::npos && tab > 0 && tab + 1 < card.size();
}

} // namespace

bool PlayScreen::is_about_cards(const Note& note) {
    const std::string_view words = note.headline.id;
    return words == too_few || words == together || words == together_as;
}

std::optional<Note> PlayScreen::about_cards(const Context& context) const {
    if (context.two_sided == 0 || (place_of(game()) && places_bring_decks(context.settings))) return std::nullopt;
    const auto cells = session().timeline().board_of(0).cells_by_kind();
    const auto kinds = std::count_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    if (kinds > context.two_sided)
        return Note{{too_few},
                    {N_("Cards in the deck: {0}. Some are here again, told apart by a number."),
                     {std::to_string(context.two_sided)}},
                    {}};
    const auto first = std::find_if(cells.begin(), cells.end(), [](const auto& of_kind) { return !of_kind.empty(); });
    if (first == cells.end()) return std::nullopt;
    const bool twice = std::any_of(cells.begin(), cells.end(), [](const auto& of_kind) { return of_kind.size() > 2; });
    if (!twice && !session().log().empty()) return std::nullopt;
    std::string words;
    if (context.cards && std::all_of(context.cards->cards.begin(), context.cards->cards.end(), has_two_words))
        words = card_in_game(game(), static_cast<Kind>(first - cells.begin()), context).value_or("");
    return Note{words.empty() ? Message{together} : Message{together_as, {words}},
                twice ? Message{N_("Some come twice here: four tiles, two pairs.")} : Message{},
                {}};
}

/// Stops this game, and the one undo leads back to, from recording answers of the deck.
void PlayScreen::forget(const std::string& deck) {
    forget_answers(current_.played.game.answers, deck);
    if (const auto& previous = current_.played.previous) forget_answers(previous->answers, deck);
    cards_.forget(deck);
}

Effects PlayScreen::take_deck(const DeckChanged& deck, const Context& context) {
    deck_is_new_ = true;
    Effects effects = ask_answers(context);
    if (!deck.another || fits_deck_soon(context)) return effects; // a board about to be redealt needs no note
    const bool told = context.note && context.note->until && !is_about_cards(*context.note); // of a fault of the deck
    if (told) return effects;
    if (auto note = about_cards(context)) {
        note->until = context.now + 3 * note_time;
        effects.emplace_back(Say{*std::move(note)});
    } else if (context.note && is_about_cards(*context.note)) { // of the deck before
        effects.emplace_back(Say{});
    }
    return effects;
}

bool PlayScreen::fits_deck_soon(const Context& context) const {
    return deck_is_new_ && current_.played.own_board && !current_.played.undealt() && !awaited_ &&
           session().log().empty() && about_cards(context);
}

Effects PlayScreen::fit_to_deck(const Context& context) {
    const bool fits = fits_deck_soon(context);
    deck_is_new_ = false;
    if (!fits) return {};
    NewGameForm form{own_params()};
    form.bring_back_kinds(context.settings.kinds_kept);
    form.deal_cards_once(true);
    if (most_kinds(form.params().size, form.params().layout) > context.two_sided)
        form.set_size(fitting_size(context.two_sided, form.any_size_layout()));
    Settings settings = context.settings;
    settings.kinds_kept = form.kinds_to_keep();
    Effects effects{ChangeSettings{std::move(settings)}, Say{}};
    append(effects, start_deal({form.params(), ""}, context, true));
    return effects;
}

/// Chooses cards for the player's own new games only: a board asked for by ID must look the same to everybody.
void PlayScreen::choose_cards(const Context& context) {
    if (current_.played.own_board && !current_.played.undealt()) cards_.choose(current_.played.game, context);
}

} // namespace twoturns::app
