// Composes the scene: lays out every screen and draws one over the other.
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/app.hpp"
#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "app/keys/key_bindings.hpp"
#include "app/page_frame.hpp"
#include "app/play/play.hpp"
#include "platform/translation.hpp"
#include "scene/animations.hpp"
#include "scene/easing.hpp"
#include "scene/mirror.hpp"
#include "ui/overloaded.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using game::Time;
using ui::overloaded;

/// Returns the theme on the screen: the theme of a world while a board that it belongs under is visible, played or
/// replayed, if worlds have their own tables.
ui::Theme App::theme() const {
    const auto world = world_with_table(settings_, world_seen_);
    return world ? theme_of(*world) : theme_of(settings_);
}

ui::Style App::style() const {
    const float unit = ui::unit_for(canvas_, text_size_of(settings_));
    const bool phone = ui::is_of_phone(canvas_);
    const bool keyboard = !phone && (typed_ || !touched_); // as far as is known
    return {.theme = theme(),
            .measure = *measure_,
            .unit = unit,
            .key_caps = keyboard,
            .thick = settings_.thick_marks,
            .mirrored = platform::right_to_left(),
            .point = canvas_.scale,
            .target = phone || touched_ ? ui::finger_size * canvas_.scale : 0};
}

Context App::context(Time now) const {
    use_keys(settings_.keys, settings_.pad_buttons);
    const game::Date date = date_ + std::chrono::floor<std::chrono::seconds>(now - dated_).count();
    return {.settings = settings_,
            .game = game(),
            .board_seen = play_->seen(),
            .saves = saves_,
            .note = note_,
            .style = style(),
            .canvas = canvas_,
            .now = now,
            .date_text = date_text_,
            .local_time = local_time_,
            .date = date,
            .chance = chance_,
            .can_bring_back = can_bring_back_,
            .pads = pads_,
            .pad = pad_,
            .deck_status = deck_status_,
            .two_sided = two_sided_,
            .cards = cards_,
            .deck_number = deck_number_,
            .files = files_,
            .sound_device = sound_device_,
            .speech_service = speech_service_,
            .face_names = &face_names_,
            .page = page_};
}

namespace {

constexpr float dialog_rise = 12; // in design pixels

} // namespace

ui::Rect App::room_of(std::size_t level) const {
    const ui::Rect window{0, 0, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height)};
    if (!keyboard_ || level + 1 < stack_.size()) return window;
    return {0, 0, window.w, keyboard_rect().y};
}

App::Laid App::lay_out(std::size_t level, Time now) const {
    const Open& open = stack_[level];
    const Context at = context(now);
    View view = open.screen->view(at);
    const ui::Rect window = room_of(level);
    const auto look = style();
    ui::WidgetState memory = open.widgets;
    if (level + 1 < stack_.size()) memory.pointer.reset(); // another screen lies over it
    const auto below = [&] { return stack_[level - 1].screen->view(at).title; };
    switch (view.kind) {
    case View::Kind::whole:
        return {ui::frame_of(scrolled_if_needed(std::move(view.content), look), window, look, memory, now), view.kind,
                window, view.heat};
    case View::Kind::page:
        return {ui::frame_of(page_of(std::move(view), at, below()), window, look, memory, now), view.kind, window};
    case View::Kind::hidden: return {{}, view.kind, {}};
    case View::Kind::dialog: break;
    }
    const float width = std::min(look.units(view.width), window.w - look.units(16));
    ui::Element dialog = dialog_of(std::move(view), below(), look);
    // Leaves the sign "not saved" uncovered.
    const float top = saves_ ? look.units(4) : look.units(sign_bottom);
    const float height = std::min(ui::height_of(dialog, width, look).natural, window.h - top - look.units(4));
    const float lower = std::round(look.units(dialog_rise) * (1 - dialog_risen(level, now)));
    const ui::Rect rect{std::round((window.w - width) / 2), std::max(top, std::round((window.h - height) / 2)) + lower,
                        width, height};
    return {ui::frame_of(std::move(dialog), rect, look, memory, now), view.kind, rect};
}

void App::add_to(scene::Scene& scene, std::size_t level, Time now) const {
    Laid laid = lay_out(level, now);
    if (laid.kind == View::Kind::hidden) return;
    const ui::Theme& theme = scene.theme;
    if (laid.heat) scene.heat = laid.heat;
    if (laid.kind == View::Kind::dialog)
        scene.items.emplace_back(
            ui::BoxItem{.rect = {0, 0, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height)},
                        .radius = 0,
                        .fill = theme.is_light() ? theme.text.with_alpha(0.32F) : theme.field.with_alpha(0.62F)});
    const Context at = context(now);
    const auto mirror = this->mirror();
    for (ui::Item& item : laid.frame.items) {
        const std::size_t first = scene.items.size();
        const auto* const slot = std::get_if<ui::SlotItem>(&item);
        const bool mirrored = mirror && (slot == nullptr || !slot->keeps_sides);
        std::visit(overloaded{
                       [&](ui::SlotItem& place) {
                           const ui::Rect rect = mirror && !mirrored ? mirror->of(place.rect) : place.rect;
                           stack_[level].screen->draw(place.id, rect, at, scene.items);
                       },
                       [&](auto& drawn) { scene.items.emplace_back(std::move(drawn)); },
                   },
                   item);
        if (mirrored) scene::mirror(scene.items, first, mirror->room);
    }
    scene.caret = laid.frame.caret;
    if (mirror && scene.caret) scene.caret = mirror->of(*scene.caret);
    scene.takes_text = ui::takes_text(stack_[level].widgets, laid.frame);
}

std::size_t App::lowest_seen(Time now) const {
    std::size_t level = stack_.size() - 1;
    while (level > 0) {
        const View::Kind kind = stack_[level].screen->view(context(now)).kind;
        if (kind == View::Kind::page || kind == View::Kind::whole) break;
        --level;
    }
    return level;
}

Time App::PageTransition::end() const { return start + scene::durations::page_in; }

/// Returns how far a dialog that was just opened has risen to its place, 0 .. 1.
float App::dialog_risen(std::size_t level, Time now) const {
    if (!settings_.motion) return 1;
    return scene::decelerate(scene::progress(now, stack_[level].since, scene::durations::dialog_in));
}

scene::Scene App::compose(Time now) const {
    scene::Scene scene;
    scene.canvas = canvas_;
    scene.theme = theme();
    scene.letters = settings_.tile_marks;
    scene.thick = settings_.thick_marks;
    const std::size_t first = lowest_seen(now);
    const View seen = stack_[first].screen->view(context(now));
    scene.page = first > 0 && seen.kind == View::Kind::page;
    scene.calm = scene.page || seen.calm;
    if (in_transition(now)) {
        constexpr float far = 8;
        const float left = 1 - scene::decelerate(scene::progress(now, transition_.start, scene::durations::page_in));
        // A page that is opened lies further on in reading than the one before.
        const float aside = std::round(style().units(far) * left);
        scene.turn = scene::PageTransition{transition_.number, now - transition_.start < scene::durations::frame,
                                           transition_.opens != mirror().has_value() ? aside : -aside};
    }
    add_to(scene, first, now);
    if (first + 1 < stack_.size()) {
        const std::size_t below = scene.items.size();
        add_to(scene, stack_.size() - 1, now); // only the topmost of several dialogs
        if (scene.items.size() > below) scene.below = below;
    }
    add_caption(scene, now);
    add_keyboard(scene);
    add_hands(scene, now);
    return scene;
}

std::optional<Time> App::next_change(Time now) const {
    std::optional<Time> next;
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    for (const Open& open : stack_) at(open.screen->next_change(context(now)));
    at(lay_out(stack_.size() - 1, now).frame.next_change);
    if (note_) at(note_->until);
    at(next_hand(now));
    at(captions_.next_change(now));
    if (finger_ && !settings_.steady && finger_->does == Finger::Does::waits) at(finger_->since + finger_hold);
    if (stack_.size() > 1 && dialog_risen(stack_.size() - 1, now) < 1 &&
        stack_.back().screen->view(context(now)).kind == View::Kind::dialog)
        at(std::min(now + scene::durations::frame, stack_.back().since + scene::durations::dialog_in));
    if (in_transition(now)) at(std::min(now + scene::durations::frame, transition_.end()));
    return next;
}

std::optional<ui::Mirror> App::mirror() const {
    if (!platform::right_to_left()) return std::nullopt;
    return ui::Mirror{{0, 0, static_cast<float>(canvas_.width), static_cast<float>(canvas_.height)}};
}

std::vector<NamedPlace> App::places(Time now) const {
    std::vector<NamedPlace> places;
    const ui::Frame frame = this->frame(now);
    const auto mirror = this->mirror();
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.enabled && hit.kind == ui::HitArea::Kind::button)
            if (std::string name = top().name_of(hit.id); !name.empty())
                places.push_back({std::move(name), mirror ? mirror->of(hit.rect) : hit.rect});
    return places;
}

} // namespace twoturns::app
