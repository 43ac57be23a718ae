// What App does for hands that need it: presses that come too soon do not count, a resting pointer presses, and one
// switch is enough for everything.
#include <algorithm>
#include <tuple>
#include <utility>

#include "app/app.hpp"
#include "app/keys/key_bindings.hpp"
#include "app/play/play.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr Time ring_frame{33};
constexpr float dwell_slack = 5; // points of the screen

bool is_press(const ui::Input& input) {
    const auto* key = std::get_if<ui::KeyPress>(&input);
    return (key != nullptr && !key->again) || std::holds_alternative<ui::Press>(input);
}

/// Returns whether an input presses the switch of a player with only one.
bool is_switch(const ui::Input& input) {
    if (const auto* touch = std::get_if<ui::Touch>(&input)) return touch->phase == ui::Touch::Phase::down;
    if (std::holds_alternative<ui::Press>(input)) return true;
    const auto* key = std::get_if<ui::KeyPress>(&input);
    if (key == nullptr || key->again || key->ctrl || key->alt) return false;
    if (key->pad) return !ui::is_arrow(key->key);
    return key->key == ui::Key::space || key->key == ui::Key::enter;
}

/// Returns whether an input belongs to a press of the switch, and must do nothing itself.
bool follows_switch(const ui::Input& input) {
    if (const auto* key = std::get_if<ui::KeyPress>(&input))
        return key->again && (key->key == ui::Key::space || key->key == ui::Key::enter);
    if (const auto* typed = std::get_if<ui::Typed>(&input)) return typed->text == " ";
    return std::holds_alternative<ui::Touch>(input) || std::holds_alternative<ui::Release>(input);
}

Time scan_step_of(const Settings& settings) {
    constexpr Time tenth{100};
    return settings.scan_step * tenth;
}

/// Draws a frame that is seen on every table and tile.
void add_highlight(std::vector<scene::Item>& items, const ui::Rect& rect, const ui::Style& style) {
    const ui::Colour dark = ui::rgb(0x14100A);
    const ui::Colour bright = ui::rgb(0xFF9F1C);
    const float radius = style.units(8);
    const auto border = [&](float grown, float width, ui::Colour colour) {
        items.emplace_back(ui::BoxItem{.rect = rect.grown(style.units(grown)),
                                       .radius = radius,
                                       .fill = {0, 0, 0, 0},
                                       .border = colour,
                                       .border_width = style.units(width)});
    };
    border(5, 6, dark);
    border(4, 4, bright);
}

/// Returns the sign of what a press does to the widget; empty if it simply presses it.
std::string sign_of(ui::Key key) {
    switch (key) {
    case ui::Key::plus: return "+";
    case ui::Key::minus: return "−";
    case ui::Key::right: return "→";
    case ui::Key::left: return "←";
    case ui::Key::down:
    case ui::Key::page_down: return "↓";
    case ui::Key::up:
    case ui::Key::page_up: return "↑";
    default: return {};
    }
}

void add_sign(std::vector<scene::Item>& items, const std::string& sign, const ui::Rect& rect, const ui::Style& style) {
    const float side = style.units(24);
    const ui::Rect box{rect.right() - side / 2, rect.y - side / 2, side, side};
    items.emplace_back(ui::BoxItem{.rect = box, .radius = side / 2, .fill = ui::rgb(0xFF9F1C)});
    items.emplace_back(ui::TextItem{.text = sign,
                                    .at = box.centre(),
                                    .size = style.letters(16),
                                    .colour = ui::rgb(0x14100A),
                                    .align = ui::Align::centre,
                                    .bold = true});
}

} // namespace

// Presses -------------------------------------------------------------------------------------------------

void App::handle(const ui::Input& input, Time now) {
    const std::uint64_t heard = heard_;
    const std::uint64_t page = transition_.number;
    pressed_ = false;
    use_hands(input, now);
    hear_input(heard, page, now);
}

void App::use_hands(const ui::Input& input, Time now) {
    if (is_press(input)) {
        dwell_.end();
        const bool counts = cool_down_.counts(now, Time{settings_.cool_down});
        drops_text_ = !counts;
        if (!counts) return;
    }
    if (drops_text_ && std::holds_alternative<ui::Typed>(input)) return; // of a key that did not count
    if (const auto* hover = std::get_if<ui::Hover>(&input)) {
        if (hover->at.x < 0)
            dwell_.leave();
        else
            dwell_.move(hover->at, dwell_slack * canvas_.scale, now);
    }
    if (scans(settings_)) {
        if (is_switch(input)) return press_switch(now);
        if (follows_switch(input)) return;
    }
    if (settings_.steady) { // a press is a whole click, wherever the button goes up
        const auto* press = std::get_if<ui::Press>(&input);
        const auto* release = std::get_if<ui::Release>(&input);
        if (press != nullptr && press->button == ui::MouseButton::left) return click(*press, now);
        if (release != nullptr && release->button == ui::MouseButton::left) return;
    }
    take_input(input, now);
}

void App::click(const ui::Press& press, Time now) {
    take_input(press, now);
    take_input(ui::Release{press.button, press.at}, now);
}

/// On pages, the keys that the player chose for the cursor move the focus, and the one that picks presses the button.
ui::KeyPress App::on_page(const ui::KeyPress& key, const ui::Frame& frame) const {
    const Open& top = stack_.back();
    if (top.screen->traits().keys != KeyContext::other || ui::takes_text(top.widgets, frame)) return key;
    const auto meaning = [&]() -> std::optional<ui::Key> {
        switch (keys_in_use().chosen_for(key).value_or(Command::quit)) {
        case Command::cursor_up: return ui::Key::up;
        case Command::cursor_down: return ui::Key::down;
        case Command::cursor_left: return ui::Key::left;
        case Command::cursor_right: return ui::Key::right;
        case Command::pick: return ui::Key::enter;
        default: return std::nullopt;
        }
    }();
    if (!meaning || ui::is_basic(key.key)) return key;
    ui::KeyPress basic = key;
    basic.key = *meaning;
    basic.shift = false;
    return basic;
}

// A pointer that rests ------------------------------------------------------------------------------------

/// Returns where the pointer rests on something that can be pressed.
std::optional<ui::Point> App::dwells_on(Time now) const {
    const auto at = dwell_time(settings_) && present_ && !scans(settings_) ? dwell_.rests() : std::nullopt;
    if (!at) return std::nullopt;
    const ui::Frame frame = this->frame(now);
    using Kind = ui::HitArea::Kind;
    if (const ui::HitArea* hit = widget_at(frame, *at)) {
        const bool is_still = hit->kind == Kind::field || hit->kind == Kind::list || hit->kind == Kind::scroll ||
                              hit->kind == Kind::cut || hit->kind == Kind::panel || hit->kind == Kind::thumb ||
                              hit->kind == Kind::stepper;
        return hit->enabled && !is_still ? at : std::nullopt;
    }
    const Open& top = stack_.back();
    if (top.screen->traits().keys != KeyContext::game) return std::nullopt;
    const auto board = top.screen->view(context(now)).board;
    if (!board) return at; // the screen knows where its tiles are
    const auto cell = board->place.cell_at(*at);
    return cell && board->session.board().is_tile(*cell) ? at : std::nullopt;
}

void App::pass_dwell(Time now) {
    const auto length = dwell_time(settings_);
    if (!length || dwell_.share(now, *length) < 1) return;
    const auto at = dwells_on(now);
    if (!at) return;
    dwell_.end();
    const ui::Frame frame = this->frame(now);
    const ui::HitArea* hit = widget_at(frame, *at);
    const auto* list = hit == nullptr || hit->kind != ui::HitArea::Kind::row || hit->element == nullptr
                           ? nullptr
                           : std::get_if<ui::List>(&hit->element->what);
    const bool opens = list != nullptr && list->selected == hit->index; // as a double click does
    click({.at = *at, .clicks = opens ? 2 : 1}, now);
}

// One switch ----------------------------------------------------------------------------------------------

/// Returns the board that the highlight moves over, nullopt if there is none or nothing can go.
std::optional<ShownBoard> App::scanned_board(Time now) const {
    const Screen& screen = *stack_.back().screen;
    if (screen.traits().keys != KeyContext::game || scan_.level() == Scan::Level::bar) return std::nullopt;
    auto board = screen.view(context(now)).board;
    if (!board || board->session.paused() || board->session.open_moves().empty()) return std::nullopt;
    return board;
}

std::vector<ScanStop> App::scan_stops(Time now) const {
    if (keyboard_) return key_stops(*keyboard_frame(), scan_.row());
    if (const auto board = scanned_board(now))
        return board_stops(board->session, settings_.scan, scan_.row(), two_sided_ > 0);
    return widget_stops(frame(now));
}

std::optional<ScanStop> App::scan_stop(Time now) const {
    if (!scans(settings_)) return std::nullopt;
    const auto stops = scan_stops(now);
    if (stops.empty()) return std::nullopt;
    return stops[std::min(scan_.at(), stops.size() - 1)];
}

void App::pass_scan(Time now) {
    if (!scans(settings_) || !present_) return scan_.pause();
    const std::pair over{stack_.back().ticket, keyboard_.has_value()};
    if (std::exchange(scanned_, over) != over) {
        scan_.begin(Scan::Level::whole, now);
        // A page says where to begin.
        const auto stops = scan_stops(now);
        const auto first = std::find_if(stops.begin(), stops.end(), [&](const ScanStop& stop) {
            return stop.kind == ScanStop::Kind::widget && stop.id == stack_.back().widgets.focus;
        });
        if (first != stops.end()) scan_.begin(Scan::Level::whole, now, static_cast<std::size_t>(first - stops.begin()));
    }
    scan_.resume(now);
    scan_.pass(now, scan_step_of(settings_), scan_stops(now).size());
    if (const auto board = scanned_board(now); board && board->place.is_cut()) run(Command::zoom_to_fit, now);
    const auto stop = scan_stop(now);
    if (!stop || stop->kind != ScanStop::Kind::widget) return;
    Open& open = stack_.back();
    const ui::Frame frame = this->frame(now);
    if (open.widgets.focus != stop->id) ui::focus_on(open.widgets, frame, stop->id, style(), now);
    open.widgets.focus_shown = true;
}

void App::press_switch(Time now) {
    settle(now);
    by_key_ = true;
    const Ticket ticket = stack_.back().ticket;
    const auto screen = stack_.back().screen;
    if (screen->skip(ui::KeyPress{ui::Key::enter}, context(now))) return refresh(now);
    dispatch(screen->on(PlayerActed{}, context(now)), ticket, now);
    const auto stop = scan_stop(now);
    if (!stop) return refresh(now);
    switch (stop->kind) {
    case ScanStop::Kind::row: scan_.begin(Scan::Level::row, now, 0, stop->cell.row); break;
    case ScanStop::Kind::bar: scan_.begin(Scan::Level::bar, now); break;
    case ScanStop::Kind::cell: {
        const auto board = scanned_board(now);
        const ui::Point at = board->place.cell_rect(stop->cell).centre();
        dispatch(screen->on(ui::Input{ui::Press{at}}, context(now)), ticket, now);
        dispatch(screen->on(ui::Input{ui::Release{ui::MouseButton::left, at}}, context(now)), ticket, now);
        scan_.begin(Scan::Level::whole, now);
        break;
    }
    case ScanStop::Kind::widget: press_widget(*stop, now); break;
    case ScanStop::Kind::keys: scan_.begin(Scan::Level::row, now, 0, stop->cell.row); break;
    case ScanStop::Kind::letter:
        scan_.begin(Scan::Level::whole, now);
        press_key_on_screen(stop->id, now);
        break;
    }
    refresh(now);
    pass_scan(now);
}

/// Presses a key in a widget, whatever the key means on a board.
void App::press_widget(const ScanStop& stop, Time now) {
    Open& top = stack_.back();
    const ui::Frame frame = this->frame(now);
    if (const ui::HitArea* hit = frame.find(stop.id); hit != nullptr && hit->kind == ui::HitArea::Kind::field)
        return open_keyboard(*hit, now);
    const bool leafs = stop.key == ui::Key::page_down || stop.key == ui::Key::page_up;
    top.widgets.focus = leafs ? ui::Id{} : stop.id;
    top.widgets.focus_shown = true;
    scan_.stay(now);
    const ui::Outcome outcome = ui::handle(top.widgets, frame, ui::KeyPress{stop.key}, style(), now);
    const auto mirror = this->mirror();
    pressed_ = !outcome.events.empty();
    for (const ui::Event& event : outcome.events) take(mirror ? mirror->of(event) : event, now);
}

// What is seen of it --------------------------------------------------------------------------------------

std::optional<Time> App::next_hand(Time now) const {
    std::optional<Time> next;
    if (scans(settings_) && present_) next = scan_.next_step(scan_step_of(settings_)).value_or(now);
    if (const auto length = dwell_time(settings_); length && dwells_on(now)) {
        const Time due = dwell_.since() + *length;
        const Time frame = std::min(due, now + ring_frame);
        if (!next || frame < *next) next = frame;
    }
    return next;
}

void App::add_hands(scene::Scene& scene, Time now) const {
    const ui::Style look = style();
    if (const auto at = dwells_on(now)) {
        constexpr float largest = 18;
        const float radius = std::max(2.0F, look.units(largest) * dwell_.share(now, *dwell_time(settings_)));
        const ui::Rect ring{at->x - radius, at->y - radius, 2 * radius, 2 * radius};
        for (const auto& [grown, width, colour] :
             {std::tuple{1.0F, 5.0F, ui::rgb(0x14100A)}, std::tuple{0.0F, 3.0F, ui::rgb(0xFF9F1C)}})
            scene.items.emplace_back(ui::BoxItem{.rect = ring.grown(look.units(grown)),
                                                 .radius = radius + look.units(grown),
                                                 .fill = {0, 0, 0, 0},
                                                 .border = colour,
                                                 .border_width = std::min(radius, look.units(width))});
    }
    const auto stop = scan_stop(now);
    if (!stop) return;
    const auto mirror = this->mirror();
    const auto seen = [&](const ui::Rect& rect) { return mirror ? mirror->of(rect) : rect; };
    const auto joined = [](std::optional<ui::Rect> all, const ui::Rect& more) {
        if (!all) return more;
        const float x = std::min(all->x, more.x);
        const float y = std::min(all->y, more.y);
        return ui::Rect{x, y, std::max(all->right(), more.right()) - x, std::max(all->bottom(), more.bottom()) - y};
    };
    std::optional<ui::Rect> rect;
    const ui::Frame frame = this->frame(now);
    if (stop->kind == ScanStop::Kind::widget) {
        const ui::HitArea* hit = frame.find(stop->id);
        if (hit != nullptr && hit->rect.w > 0) rect = seen(hit->rect);
        for (const ui::TabStop& one : frame.tab_stops)
            if (one.id == stop->id && (hit == nullptr || hit->scroller == ui::Id{})) rect = seen(one.rect);
    } else if (stop->kind == ScanStop::Kind::bar) {
        for (const ui::TabStop& one : frame.tab_stops) rect = joined(rect, seen(one.rect));
    } else if (keyboard_) {
        const ui::Frame keys = *keyboard_frame();
        for (const ScanStop& key : key_stops(keys, stop->cell.row))
            if (stop->kind == ScanStop::Kind::keys || key.id == stop->id)
                for (const ui::TabStop& one : keys.tab_stops)
                    if (one.id == key.id) rect = joined(rect, one.rect);
    } else if (const auto board = scanned_board(now)) {
        if (stop->kind == ScanStop::Kind::cell)
            rect = board->place.cell_rect(stop->cell);
        else
            for (const Cell cell : board->session.board().tile_cells())
                if (cell.row == stop->cell.row) rect = joined(rect, board->place.cell_rect(cell));
    }
    if (!rect) return;
    add_highlight(scene.items, *rect, look);
    const std::string sign = stop->kind == ScanStop::Kind::widget ? sign_of(stop->key) : std::string{};
    if (!sign.empty()) add_sign(scene.items, sign, *rect, look);
}

} // namespace twoturns::app
