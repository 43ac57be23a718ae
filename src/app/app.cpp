#include "app/app.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/screens/play.hpp"
#include "app/screens/screens.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using game::Time;
using platform::tr;
using ui::overloaded;

App::App(Start start, std::uint64_t chance, const ui::TextMeasure& measure, ui::Canvas canvas, DateText date_text)
    : chance_(chance), measure_(&measure), canvas_(canvas), date_text_(std::move(date_text)),
      settings_(std::move(start.settings)), play_(std::make_shared<PlayScreen>(std::move(start.game))) {
    stack_.push_back({++tickets_, play_, {}});
    if (!start.notices.empty())
        say({start.notices.front(), start.notices.size() > 1 ? start.notices[1] : Message{}, {}});
    else if (auto note = play_->introduction(context(Time{0})))
        say(*std::move(note));
    else if (start.first_time)
        say({{N_("Match the tiles in pairs"), {}}, {N_("A line with at most two turns must join them."), {}}, {}});
    refresh(Time{0});
}

App::App(App&&) noexcept = default;
App& App::operator=(App&&) noexcept = default;
App::~App() = default;

const game::Game& App::game() const { return play_->game(); }
const Screen& App::top() const { return *stack_.back().screen; }
std::size_t App::saved_entries() const { return play_->saved_entries(); }
game::SavedGame App::saved(Time now, game::Date today) { return play_->saved(now, today); }

const game::Session& App::shown() const {
    for (auto open = stack_.rbegin(); open != stack_.rend(); ++open)
        if (const auto* session = open->screen->session()) return *session;
    return session();
}

scene::BoardGeometry App::geometry(Time now) const { return play_->geometry(context(now)); }

void App::resize(ui::Canvas canvas, Time now) {
    canvas_ = canvas;
    refresh(now);
}
void App::say(Note note) { note_ = std::move(note); }
std::vector<Request> App::take_requests() { return std::exchange(requests_, {}); }

ui::Style App::style() const {
    return {settings_.dark ? ui::dark_theme : ui::light_theme, *measure_, ui::unit_for(canvas_)};
}

App::Open* App::find(Ticket ticket) {
    const auto found =
        std::find_if(stack_.begin(), stack_.end(), [&](const Open& one) { return one.ticket == ticket; });
    return found == stack_.end() ? nullptr : &*found;
}

// What happens ------------------------------------------------------------------------------------------

void App::handle(const ui::Input& input, Time now) {
    settle(now);
    if (const auto* presence = std::get_if<ui::Presence>(&input)) present_ = presence->present;
    if (std::holds_alternative<ui::KeyPress>(input)) by_key_ = true;
    if (std::holds_alternative<ui::Press>(input)) by_key_ = false;
    Open& top = stack_.back();
    const Ticket ticket = top.ticket;
    if (std::holds_alternative<ui::KeyPress>(input) || std::holds_alternative<ui::Press>(input)) top.screen->attended();
    if (const auto* key = std::get_if<ui::KeyPress>(&input);
        key != nullptr && top.screen->keys() != KeyContext::other && run_key(*key, now))
        return refresh(now);
    const auto shared = style();
    const Laid laid = lay_out(stack_.size() - 1, now);
    ui::Outcome outcome = ui::handle(top.memory, laid.frame, input, shared, now);
    for (const ui::Event& event : outcome.events) take(event, now);
    // Where the pointer is matters to a screen even when it is on one of its widgets: it is on nothing else then.
    const bool for_screen = !outcome.handled || std::holds_alternative<ui::Hover>(input);
    if (for_screen && find(ticket) != nullptr) {
        const auto* key = std::get_if<ui::KeyPress>(&input);
        const auto* press = std::get_if<ui::Press>(&input);
        if (key != nullptr && run_key(*key, now)) {
        } else if (press != nullptr && laid.kind != View::Kind::whole) {
            press_outside(*press, now);
        } else {
            const auto screen = find(ticket)->screen;
            carry_out(screen->on(input, context(now)), ticket, now);
        }
    }
    refresh(now);
}

/// A click beside a dialog closes it.
void App::press_outside(const ui::Press& press, Time now) {
    if (press.button == ui::MouseButton::left && stack_.size() > 1 &&
        lay_out(stack_.size() - 1, now).kind == View::Kind::dialog)
        run(Command::back, now);
}

void App::take(const ui::Event& event, Time now) {
    const Ticket ticket = stack_.back().ticket;
    if (const auto* pressed = std::get_if<ui::Pressed>(&event))
        if (const auto command = command_of(pressed->id)) return run(*command, now);
    if (const auto* copied = std::get_if<ui::Copied>(&event)) {
        if (!copied->text.empty()) requests_.emplace_back(CopyText{copied->text});
        return;
    }
    if (std::holds_alternative<ui::PasteWanted>(event)) {
        paste_to_ = ticket;
        requests_.emplace_back(AskedOutside{ticket, ReadClipboard{}});
        return;
    }
    const auto screen = stack_.back().screen;
    carry_out(screen->on(event, context(now)), ticket, now);
}

bool App::run_key(const ui::KeyPress& key, Time now) {
    const auto command = command_for(key, top().passes_to_board() ? KeyContext::game : top().keys());
    if (!command) return false;
    run(*command, now);
    return true;
}

void App::run(Command command, Time now) {
    const Ticket ticket = stack_.back().ticket;
    const auto screen = stack_.back().screen;
    if (auto effects = screen->run(command, context(now))) {
        carry_out(std::move(*effects), ticket, now);
        return refresh(now);
    }
    const auto open = [&](std::shared_ptr<Screen> made) { push(std::move(made), now); };
    switch (command) {
    case Command::new_game: open(screens::new_game(game().origin.id.params)); break;
    case Command::menu: open(screens::menu()); break;
    case Command::games: open(screens::games()); break;
    case Command::help: open(screens::help()); break;
    case Command::settings: open(screens::settings()); break;
    case Command::about: open(screens::about()); break;
    case Command::save_game: open(screens::save_game(game(), context(now))); break;
    case Command::open_game: open(screens::open_game(context(now))); break;
    case Command::export_history: open(screens::export_history(context(now))); break;
    case Command::delete_everything: open(screens::delete_data()); break;
    case Command::fullscreen: settings_.fullscreen = !settings_.fullscreen; break;
    case Command::mute:
        settings_.sound = !settings_.sound;
        say({{settings_.sound ? N_("Sound is on") : N_("Sound is off"), {}}, {}, now + note_time});
        break;
    case Command::back: close(ticket, now); break;
    case Command::quit: quit(now); break;
    default: // one of the board's, which only its own screen and those that pass it on take
        if (!screen->passes_to_board()) break;
        close_all(now);
        if (auto effects = play_->run(command, context(now)))
            carry_out(std::move(*effects), stack_.front().ticket, now);
    }
    refresh(now);
}

void App::quit(Time now, bool by_system) {
    for (const Open& one : stack_)
        if (one.screen->name() == "quit" || one.screen->name() == "leave") {
            if (by_system) requests_.emplace_back(EndProgram{});
            return; // the player is asked already, or soon
        }
    push(screens::quit(by_system, now), now);
    refresh(now);
}

void App::answer(Ticket ticket, const Answer& answer, Time now) {
    settle(now);
    if (Open* open = find(ticket)) {
        const auto* clipboard = std::get_if<ClipboardText>(&answer);
        if (clipboard != nullptr && paste_to_ == ticket) {
            paste_to_.reset();
            if (ticket == stack_.back().ticket) handle(ui::Pasted{clipboard->text}, now);
            return;
        }
        const auto* news = std::get_if<game::StoreNews>(&answer);
        if (news != nullptr && std::holds_alternative<game::BroughtBack>(*news)) can_bring_back_ = false;
        const auto screen = open->screen;
        carry_out(screen->on(answer, context(now)), ticket, now);
    }
    refresh(now);
}

void App::learn(const game::StoreNews& news, Time now) {
    const Ticket board = stack_.front().ticket;
    std::visit(overloaded{
                   [&](const game::NotSaved& what) {
                       saves_ = false;
                       say({{N_("This game is not saved at the moment"), {}}, what.why, {}});
                   },
                   [&](const game::SavedAgain&) {
                       saves_ = true;
                       say({{N_("Saved again"), {}}, {N_("Everything up to now is safe."), {}}, now + note_time});
                   },
                   [&](const game::FoundOut& what) {
                       say({what.what, {}, {}});
                   },
                   [&](const game::OpenElsewhere& what) { carry_out(play_->learn(what, context(now)), board, now); },
                   // These answer questions, and come by answer().
                   [](const game::GamesRead&) {},
                   [](const game::GameRead&) {},
                   [](const game::GameFound&) {},
                   [](const game::Exported&) {},
                   [](const game::Forgotten&) {},
                   [](const game::BroughtBack&) {},
                   [](const game::NotRead&) {},
                   [](const game::AllTried&) {},
               },
               news);
    refresh(now);
}

void App::tick(Time now) {
    settle(now);
    refresh(now);
}

void App::settle(Time now) {
    if (note_ && note_->until && now >= *note_->until) note_.reset();
    for (std::size_t i = 0; i < stack_.size(); ++i) {
        const Ticket ticket = stack_[i].ticket;
        const auto screen = stack_[i].screen;
        carry_out(screen->tick(context(now)), ticket, now);
    }
}

void App::refresh(Time now) {
    play_->attend(present_ && stack_.size() == 1, now);
    carry_out(play_->analyse(), stack_.front().ticket, now);
    Open& top = stack_.back();
    const Laid laid = lay_out(stack_.size() - 1, now);
    ui::settle(top.memory, laid.frame, style());
    const Ticket ticket = top.ticket;
    const auto screen = top.screen;
    for (const ui::RowsInView& rows : laid.frame.lists) carry_out(screen->in_view(rows, context(now)), ticket, now);
}

// What screens want done ----------------------------------------------------------------------------------

void App::carry_out(Effects effects, Ticket from, Time now) {
    const Ticket board = stack_.front().ticket;
    for (Effect& effect : effects)
        std::visit(overloaded{
                       [&](const PlaySound& sound) {
                           if (settings_.sound) requests_.emplace_back(sound);
                       },
                       [&](CopyText& copy) { requests_.emplace_back(std::move(copy)); },
                       [&](EndProgram& end) { requests_.emplace_back(end); },
                       [&](SaveOther& other) { requests_.emplace_back(std::move(other)); },
                       [&](Ask& ask) {
                           requests_.emplace_back(AskedOutside{from, std::move(ask.question)});
                       },
                       [&](const CancelAsked&) { requests_.emplace_back(CancelOutside{from}); },
                       [&](OpenScreen& open) { push(std::move(open.screen), now); },
                       [&](const Focus& what) {
                           Open* open = find(from);
                           if (open == nullptr) return;
                           const auto level = static_cast<std::size_t>(open - stack_.data());
                           ui::set_focus(open->memory, lay_out(level, now).frame, what.id, true);
                       },
                       [&](const CloseScreen&) { close(from, now); },
                       [&](const CloseAll&) { close_all(now); },
                       [&](const RunCommand& wanted) { run(wanted.command, now); },
                       [&](Say& what) {
                           if (what.note.headline.id.empty())
                               note_.reset();
                           else
                               note_ = std::move(what.note);
                       },
                       [&](ChangeSettings& change) { settings_ = std::move(change.settings); },
                       [&](const StartGame& start) { carry_out(play_->start(*start.game, context(now)), board, now); },
                       [&](const StartRecord& start) {
                           carry_out(play_->start_record(*start.record, context(now)), board, now);
                       },
                       [&](const TellQuit& tell) {
                           for (const Open& one : std::vector<Open>{stack_})
                               carry_out(one.screen->saved_to_file(tell.saved), one.ticket, now);
                       },
                       [&](const StartOver& over) {
                           can_bring_back_ = true;
                           carry_out(play_->start_over(over.in_progress, context(now)), board, now);
                       },
                       [&](StartDeal& start) {
                           carry_out(play_->start_deal(std::move(start.id), context(now), start.undoable), board, now);
                       },
                   },
                   effect);
}

void App::push(std::shared_ptr<Screen> screen, Time now) {
    // A screen is open once: what would open it again leads back to it, or away from it.
    for (std::size_t i = 1; i < stack_.size(); ++i)
        if (stack_[i].screen->name() == screen->name()) {
            if (i + 1 == stack_.size()) return close(stack_[i].ticket, now);
            return close(stack_[i + 1].ticket, now);
        }
    stack_.push_back({++tickets_, std::move(screen), {}});
    Open& top = stack_.back();
    top.memory.pointer = stack_[stack_.size() - 2].memory.pointer;
    const Ticket ticket = top.ticket;
    const auto shown = top.screen;
    carry_out(shown->opened(context(now)), ticket, now);
    if (Open* still = find(ticket)) {
        const ui::Id focus = still->screen->view(context(now)).focus;
        if (focus)
            ui::set_focus(still->memory, lay_out(static_cast<std::size_t>(still - stack_.data()), now).frame, focus,
                          by_key_);
    }
}

void App::close(Ticket ticket, Time /*now*/) {
    if (ticket == stack_.front().ticket) return;
    const auto found =
        std::find_if(stack_.begin(), stack_.end(), [&](const Open& one) { return one.ticket == ticket; });
    if (found == stack_.end()) return;
    const auto pointer = stack_.back().memory.pointer;
    for (auto gone = found; gone != stack_.end(); ++gone) requests_.emplace_back(CancelOutside{gone->ticket});
    stack_.erase(found, stack_.end());
    stack_.back().memory.pointer = pointer;
}

void App::close_all(Time now) {
    if (stack_.size() > 1) close(stack_[1].ticket, now);
}

// What is seen --------------------------------------------------------------------------------------------

Context App::context(Time now) const {
    return {settings_, game(), saves_,     note_,   play_->dealing(), style(),
            canvas_,   now,    date_text_, chance_, can_bring_back_};
}

namespace {

ui::Element back_button(const std::string& below) {
    return command_button(Command::back, ui::Button::Look::quiet, true, below);
}

// `below` is the title of the screen that Esc leads back to.

ui::Element page_of(View& view, const Context& context, const std::string& below) {
    // What was told at the start belongs to the board; what answers something done here has its time.
    auto words = context.note && context.note->until ? told(context) : std::nullopt;
    ui::Element head = words ? *std::move(words) : two_lines(view.title, view.subtitle);
    std::vector<ui::Element> buttons;
    buttons.push_back(back_button(below));
    return ui::column(
        {bar(context, std::move(head), std::move(buttons)), std::move(view.content).growing().shrinking()}, 0);
}

ui::Element dialog_of(View& view, const std::string& below) {
    std::vector<ui::Element> head;
    head.push_back(ui::title(view.title).growing());
    ui::Id close = id_of_command(Command::back);
    close.index = 1; // a view may have a button of its own for this command
    head.push_back(ui::widget(close, ui::Button{.words = {}, .icon = "close", .key = {}}).explained(below));
    return ui::panel(ui::Panel::Look::dialog,
                     ui::column({ui::row(std::move(head)), std::move(view.content).growing().shrinking()}, 12)
                         .pad({24, 14, 20, 18}));
}

} // namespace

App::Laid App::lay_out(std::size_t level, Time now) const {
    const Open& open = stack_[level];
    const Context at = context(now);
    View view = open.screen->view(at);
    const ui::Rect window{0, 0, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height)};
    const auto look = style();
    ui::Memory memory = open.memory;
    if (level + 1 < stack_.size()) memory.pointer.reset(); // something lies over it
    const auto below = [&] { return stack_[level - 1].screen->view(at).title; };
    switch (view.kind) {
    case View::Kind::whole:
        return {ui::frame_of(std::move(view.content), window, look, memory, now), view.kind, window};
    case View::Kind::page:
        return {ui::frame_of(page_of(view, at, below()), window, look, memory, now), view.kind, window};
    case View::Kind::hidden: return {{}, view.kind, {}};
    case View::Kind::dialog: break;
    }
    const float width = std::min(look.units(view.width), window.w - look.units(16));
    ui::Element dialog = dialog_of(view, below());
    // The sign that nothing is saved is not covered.
    const float top = saves_ ? look.units(4) : look.units(sign_bottom);
    const float height = std::min(ui::height_of(dialog, width, look).natural, window.h - top - look.units(4));
    const ui::Rect rect{std::round((window.w - width) / 2), std::max(top, std::round((window.h - height) / 2)), width,
                        height};
    return {ui::frame_of(std::move(dialog), rect, look, memory, now), view.kind, rect};
}

void App::add_to(scene::Scene& scene, std::size_t level, Time now) const {
    Laid laid = lay_out(level, now);
    if (laid.kind == View::Kind::hidden) return;
    if (laid.kind == View::Kind::dialog)
        scene.items.emplace_back(
            ui::BoxItem{.rect = {0, 0, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height)},
                        .radius = 0,
                        .fill = ui::rgb(0x04110E).with_alpha(settings_.dark ? 0.55F : 0.30F),
                        .border = {}});
    const Context at = context(now);
    for (ui::Item& item : laid.frame.items)
        std::visit(
            overloaded{
                [&](const ui::SlotItem& slot) { stack_[level].screen->draw(slot.id, slot.rect, at, scene.items); },
                [&](ui::BoxItem& drawn) { scene.items.emplace_back(std::move(drawn)); },
                [&](ui::IconItem& drawn) { scene.items.emplace_back(std::move(drawn)); },
                [&](ui::TextItem& drawn) { scene.items.emplace_back(std::move(drawn)); },
                [&](ui::StrokeItem& drawn) { scene.items.emplace_back(std::move(drawn)); },
                [&](ui::ClipItem& drawn) { scene.items.emplace_back(std::move(drawn)); },
            },
            item);
    scene.caret = laid.frame.caret;
    scene.takes_text = ui::takes_text(stack_[level].memory, laid.frame);
}

scene::Scene App::compose(Time now) const {
    scene::Scene scene;
    scene.canvas = canvas_;
    scene.theme = settings_.dark ? ui::dark_theme : ui::light_theme;
    // From the topmost screen down to the first that hides all below it.
    std::size_t first = stack_.size() - 1;
    while (first > 0) {
        const View::Kind kind = stack_[first].screen->view(context(now)).kind;
        scene.page = kind == View::Kind::page;
        if (kind == View::Kind::page || kind == View::Kind::whole) break;
        --first;
    }
    add_to(scene, first, now);
    if (first + 1 < stack_.size()) add_to(scene, stack_.size() - 1, now); // of several dialogs the last one
    return scene;
}

std::optional<Time> App::next_change(Time now) const {
    std::optional<Time> next;
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    for (std::size_t i = 0; i < stack_.size(); ++i) at(stack_[i].screen->next_change(context(now)));
    at(lay_out(stack_.size() - 1, now).frame.next_change);
    if (note_) at(note_->until);
    return next;
}

std::vector<NamedPlace> App::places(Time now) const {
    std::vector<NamedPlace> places;
    const ui::Frame frame = this->frame(now);
    for (const ui::Spot& spot : frame.spots)
        if (spot.enabled && spot.kind == ui::Spot::Kind::button)
            if (std::string name = top().name_of(spot.id); !name.empty())
                places.push_back({std::move(name), spot.rect});
    return places;
}

} // namespace twoturns::app
