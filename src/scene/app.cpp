#include "scene/app.hpp"

#include <utility>

#include "scene/compose.hpp"

namespace twoturns::scene {

std::string seed_from(Random& chance) { return std::to_string(10'000'000 + chance.below(90'000'000)); }

game::GameKey key_from(Random& chance) { return static_cast<game::GameKey>(chance.next() >> 1U) | 1; }

Result<game::Game> dealt(GameId id, Random& chance) {
    if (id.seed.empty()) id.seed = seed_from(chance);
    auto deal = twoturns::deal(id);
    if (!deal) return deal.error();
    return game::new_game({std::move(id), {}}, *std::move(deal), key_from(chance));
}

game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance) {
    const DealParams params{board.size(), board.kinds(), gravity, BoardLayout::full, difficulty};
    return game::new_game({{params, ""}, board}, {board, {}}, key_from(chance));
}

App::App(Start start, std::uint64_t chance, const TextMeasure& measure, Canvas canvas, DateText date_text)
    : chance_(chance), measure_(&measure), game_(std::move(start.game)) {
    ui_.canvas = canvas;
    ui_.settings = start.settings;
    ui_.date_text = std::move(date_text);
    saved_entries_ = session().log().size();
    if (!start.notices.empty())
        say(start.notices.front(), start.notices.size() > 1 ? start.notices[1] : Message{}, {});
    else if (session().log().empty())
        say({N_("Match the tiles in pairs"), {}}, {N_("A line with at most two turns must join them."), {}}, {});
}

void App::handle(const Input& input, Time now) {
    if (work_ && (std::holds_alternative<KeyPress>(input) || std::holds_alternative<Press>(input))) {
        // Whatever is pressed now is meant for what is on screen: the deal is called off. Esc does only that.
        cancel_work();
        if (const auto* key = std::get_if<KeyPress>(&input); key != nullptr && key->key == Key::escape) return;
    }
    settle(now);
    if (ui_.leaving && (std::holds_alternative<KeyPress>(input) || std::holds_alternative<Press>(input)))
        ui_.leaving->ends.reset(); // there is someone to answer
    std::visit([&](const auto& what) { on(what, now); }, input);
}

void App::tick(Time now) {
    settle(now);
    if (work_) work(now);
}

void App::settle(Time now) {
    ui_.effects.expire(now);
    if (ui_.note && ui_.note->until && now >= *ui_.note->until) ui_.note.reset();
    if (hold_ && now >= hold_->since + hold_time) end_hold();
    if (ui_.replay && ui_.replay->next && now >= *ui_.replay->next) play_replay(now);
    if (ui_.leaving) wait_for_store(now);
    if (hint_due_ && now >= *hint_due_) {
        hint_due_.reset();
        ask_hint(now, game::HintTrust::any);
    }
}

void App::say(Message headline, Message detail, std::optional<Time> until) {
    ui_.note = Note{std::move(headline), std::move(detail), until};
}

game::SavedGame App::saved(Time now, game::Date today) {
    if (game_.started == 0) game_.started = today;
    return game::saved(game_, now, today);
}

Scene App::compose(Time now) const { return scene::compose(game_, ui_, *measure_, now); }

std::optional<Time> App::next_change(Time now) const {
    if (work_) return now;
    auto next = ui_.effects.next_change(now, ui_.settings.motion);
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    if (ui_.settings.clock && game_.session.clock_running() && !bar_words(game_.session, ui_)) {
        constexpr Time second{1000};
        at(now + second - game_.session.elapsed(now) % second);
    }
    if (ui_.note && ui_.note->until) at(*ui_.note->until);
    if (hold_) at(hold_->since + hold_time);
    if (hint_due_) at(*hint_due_);
    if (ui_.replay && ui_.replay->next) at(*ui_.replay->next);
    if (ui_.leaving)
        if (const auto due = next_of_leaving(now)) at(*due);
    return next;
}

void App::learn(const game::Answer& answer, Time now) {
    game_.session.learn(answer);
    if (hint_due_) ask_hint(now, game::HintTrust::proven);
}

void App::resize(Canvas canvas) {
    ui_.canvas = canvas;
    ui_.games.fit(games_in_view(layout()));
}

std::vector<Request> App::take_requests() { return std::exchange(requests_, {}); }

// Dealing ---------------------------------------------------------------------------------------

void App::start(GameId id, Time now, std::optional<game::Record> record) {
    if (id.seed.empty()) id.seed = seed_from(chance_);
    Dealer dealer = dealer_for(id);
    ui_.reshuffling = false;
    work_.emplace(Dealing{std::move(id), std::move(dealer), std::move(record), {}});
    work(now);
}

void App::start_reshuffle(Time now) {
    if (game_.session.paused() || game_.session.board().won()) return;
    ui_.reshuffling = true;
    work_.emplace(Reshuffler{game_.session.board(), game_.session.gravity(), game_.origin.id.params.difficulty,
                             Random{chance_.next()}});
    work(now);
}

void App::work(Time now) {
    constexpr std::uint64_t slice = 8000; // about half a frame
    if (auto* dealing = std::get_if<Dealing>(&*work_)) {
        ui_.progress = static_cast<float>(dealing->dealer.progress());
        if (!dealing->dealer.run(slice)) return;
        Dealing done = std::move(*dealing);
        cancel_work();
        auto deal = done.dealer.take();
        if (done.record) return take_up(*done.record, deal, now);
        if (deal && done.kept) return fulfil(std::move(done.kept->game), *std::move(deal), done.kept->wish, now);
        if (!deal && done.kept) return say({N_("This game cannot be shown"), {}}, deal.error(), {});
        if (!deal) return ui_.form.refuse(deal.error());
        install(game::new_game({std::move(done.id), {}}, *std::move(deal), key_from(chance_), ++games_ << 32U), now);
    } else if (auto* reshuffler = std::get_if<Reshuffler>(&*work_)) {
        ui_.progress = static_cast<float>(reshuffler->progress());
        if (!reshuffler->run(slice)) return;
        auto deal = reshuffler->take();
        cancel_work();
        act(game::Reshuffle{std::move(deal)}, now);
    }
}

void App::cancel_work() {
    work_.reset();
    ui_.progress.reset();
}

void App::install(game::Game game, Time now) {
    cancel_work(); // it was for the game before
    game_ = std::move(game);
    saved_entries_ = session().log().size();
    as_it_was_found_ = false;
    ui_.effects = {};
    hint_due_.reset();
    ui_.cursor.reset();
    clear_marks();
    ui_.note.reset();
    open(Panel::none, now);
    attend(now);
}

} // namespace twoturns::scene
