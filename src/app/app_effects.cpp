// Carries out the effects of screens: opens and closes screens, runs the commands that work everywhere.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/board/round_view.hpp"
#include "app/labels.hpp"
#include "app/play/play.hpp"
#include "app/requests.hpp"
#include "app/screens.hpp"
#include "app/versus/two_players.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using game::Time;
using ui::overloaded;

App::Open* App::find(Ticket ticket) {
    const auto found =
        std::find_if(stack_.begin(), stack_.end(), [&](const Open& one) { return one.ticket == ticket; });
    return found == stack_.end() ? nullptr : &*found;
}

void App::run(Command command, Time now) {
    if (run_speech(command, now)) return refresh(now);
    const Ticket ticket = stack_.back().ticket;
    const auto screen = stack_.back().screen;
    if (auto effects = screen->run(command, context(now))) {
        dispatch(std::move(*effects), ticket, now);
        return refresh(now);
    }
    if (auto opened = screens::opened_by(command, context(now))) {
        push(std::move(opened), now);
        return refresh(now);
    }
    switch (command) {
    case Command::new_game: // the choices of a page that was left stay until another board of one's own is played
        if (!new_game_ || new_game_from_ != own_params()) {
            new_game_from_ = own_params();
            new_game_ = screens::new_game(new_game_from_);
        }
        push(new_game_, now);
        break;
    case Command::two_players:
        close_above_home(now); // the match leads back to where it was begun: Home, or the board
        if (!two_players_ || !two_players_->goes_on()) two_players_ = std::make_shared<TwoPlayers>(own_params());
        push(two_players_, now);
        break;
    case Command::board_menu: push(screens::board_menu(play_->race(now).has_value()), now); break;
    case Command::fullscreen: settings_.fullscreen = !settings_.fullscreen; break;
    case Command::mute:
        settings_.sound = !settings_.sound;
        say({{settings_.sound ? N_("Sound is on") : N_("Sound is off"), {}}, {}, now + note_time});
        break;
    case Command::music: switch_music(now); break;
    case Command::back: close(ticket, now); break;
    case Command::quit: quit(now); break;
    default: // a command of the board: only for the board's screen and for screens that pass it on; an ID is pasted
             // anywhere
        if (!screen->traits().passes_to_board && command != Command::paste_id) break;
        if (is_for_board(command)) close_all(now); // the command shows on the board
        if (auto effects = play_->run(command, context(now))) dispatch(std::move(*effects), stack_.front().ticket, now);
    }
    refresh(now);
}

void App::go_back(Time now) {
    if (keyboard_) return close_keyboard(now);
    if (ways_back() == 0) return;
    run(stack_.size() == 1 ? Command::home : Command::back, now);
}

std::size_t App::ways_back() const {
    const bool over_home = stack_.size() > 1 && stack_[1].screen->traits().name == screens::home_page;
    return over_home ? stack_.size() - 2 : stack_.size();
}

void App::dispatch(Effects effects, Ticket from, Time now) {
    const Ticket board = stack_.front().ticket;
    for (Effect& effect : effects)
        std::visit(overloaded{
                       [&](const PlaySound& sound) { hear(sound, now); },
                       [&](CopyText& copy) { tasks_.emplace_back(std::move(copy)); },
                       [&](FileUsed& file) { tasks_.emplace_back(std::move(file)); },
                       [&](EndProgram& end) { tasks_.emplace_back(end); },
                       [&](SaveOther& other) { tasks_.emplace_back(std::move(other)); },
                       [&](Ask& ask) {
                           tasks_.emplace_back(AskedOutside{from, std::move(ask.request)});
                       },
                       [&](const CancelAsked&) { tasks_.emplace_back(CancelOutside{from}); },
                       [&](const CancelDeal&) {
                           tasks_.emplace_back(CancelOutside{from, kind_of(DealBoard{})});
                       },
                       [&](OpenScreen& open) { push(std::move(open.screen), now); },
                       [&](const Focus& what) {
                           Open* open = find(from);
                           if (open == nullptr) return;
                           const auto level = static_cast<std::size_t>(open - stack_.data());
                           const ui::Frame frame = lay_out(level, now).frame;
                           ui::set_focus(open->widgets, frame, what.id, true);
                           const ui::HitArea* const hit = frame.find(what.id);
                           if (open == &stack_.back() && types_on_screen() && hit != nullptr &&
                               hit->kind == ui::HitArea::Kind::field)
                               open_keyboard(*hit, now);
                       },
                       [&](const CloseScreen&) { close(from, now); },
                       [&](const CloseAll&) { close_all(now); },
                       [&](const CloseToHome&) { close_above_home(now); },
                       [&](const RunCommand& wanted) { run(wanted.command, now); },
                       [&](Say& what) {
                           if (what.note.headline.id.empty())
                               note_.reset();
                           else
                               say(std::move(what.note));
                       },
                       [&](const Speak& what) { speak(what); },
                       [&](ChangeSettings& change) { settings_ = std::move(change.settings); },
                       [&](const Tell& what) { tell(what.news, now); },
                       [&](const ForBoard& wanted) {
                           if (std::holds_alternative<StartOver>(wanted)) {
                               can_bring_back_ = true;
                               new_game_.reset();
                           }
                           dispatch(play_->dispatch(wanted, context(now)), board, now);
                       },
                   },
                   effect);
}

void App::tell(const News& news, Time now) {
    for (const Open& one : std::vector<Open>{stack_}) dispatch(one.screen->on(news, context(now)), one.ticket, now);
}

void App::push(std::shared_ptr<Screen> screen, Time now) {
    // A screen is open only once: opening it again leads back to it, or closes it if it is on top.
    for (std::size_t i = 1; i < stack_.size(); ++i)
        if (stack_[i].screen->traits().name == screen->traits().name) {
            if (i + 1 == stack_.size()) return close(stack_[i].ticket, now);
            return close(stack_[i + 1].ticket, now);
        }
    if (note_ && note_->until) note_.reset(); // it was about the screen that is now covered
    stack_.back().widgets.pressed.reset();    // the screen will return without the mouse button held
    stack_.push_back({++tickets_, std::move(screen), {}, now});
    Open& top = stack_.back();
    top.widgets.pointer = stack_[stack_.size() - 2].widgets.pointer;
    const Ticket ticket = top.ticket;
    const auto shown = top.screen;
    dispatch(shown->opened(context(now)), ticket, now);
    if (Open* still = find(ticket)) {
        const ui::Id focus = still->screen->view(context(now)).focus;
        if (focus)
            ui::set_focus(still->widgets, lay_out(static_cast<std::size_t>(still - stack_.data()), now).frame, focus,
                          by_key_);
    }
}

void App::close(Ticket ticket, Time now) {
    if (ticket == stack_.front().ticket) return;
    const auto found =
        std::find_if(stack_.begin(), stack_.end(), [&](const Open& one) { return one.ticket == ticket; });
    if (found == stack_.end()) return;
    const auto pointer = stack_.back().widgets.pointer;
    for (auto gone = found; gone != stack_.end(); ++gone) tasks_.emplace_back(CancelOutside{gone->ticket});
    stack_.erase(found, stack_.end());
    stack_.back().widgets.pointer = pointer;
    stack_.back().widgets.pointed = {};
    const auto shown = stack_.back().screen;
    dispatch(shown->on(Uncovered{}, context(now)), stack_.back().ticket, now);
}

/// Closes all screens over Home, or over the board if Home is not open.
void App::close_above_home(Time now) {
    const auto home = std::find_if(stack_.begin(), stack_.end(),
                                   [](const Open& one) { return one.screen->traits().name == screens::home_page; });
    if (home == stack_.end()) return close_all(now);
    if (home + 1 != stack_.end()) close((home + 1)->ticket, now);
}

void App::close_all(Time now) {
    if (stack_.size() < 2) return;
    // A request to quit survives a new board: quitting starts again, since there is now more to save.
    const auto last = stack_.back().screen;
    close(stack_[1].ticket, now);
    if (last->traits().name == screens::saving_at_end) push(last, now);
}

} // namespace twoturns::app
