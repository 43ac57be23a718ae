#include "app/gallery/weave_loader.hpp"

#include <algorithm>
#include <utility>

#include "app/gallery/woven_game.hpp"

namespace twoturns::app {

void WeaveLoader::want(std::vector<game::GameKey> games) {
    if (games.size() > most_kept) games.resize(most_kept);
    wanted_ = std::move(games);
}

Effects WeaveLoader::next() {
    if (reading_ || weaving_.size() >= most_at_once) return {};
    const auto missing = std::find_if(wanted_.begin(), wanted_.end(), [&](game::GameKey game) {
        return !kept_.contains(game) && !weaving_.contains(game);
    });
    if (missing == wanted_.end()) return {};
    reading_ = *missing;
    return {Ask{game::StoreRequest{game::ReadGame{*reading_}}}};
}

std::optional<Effects> WeaveLoader::answer(const Response& response) {
    if (const auto* woven = std::get_if<GameWoven>(&response)) {
        learn(*woven);
        return next();
    }
    const auto* news = std::get_if<game::StoreNews>(&response);
    if (news == nullptr) return std::nullopt;
    if (const auto* read = std::get_if<game::GameRead>(news)) return learn(read->game);
    const auto* refusal = std::get_if<game::NotRead>(news);
    if (refusal == nullptr || !refuse(refusal->why)) return std::nullopt;
    return next();
}

Effects WeaveLoader::learn(game::SavedGame game) {
    if (reading_ != game.summary.key) return {};
    weaving_.insert(*std::exchange(reading_, std::nullopt));
    Effects effects{Ask{WeaveGame{std::move(game)}}};
    append(effects, next());
    return effects;
}

bool WeaveLoader::refuse(const Message& why) {
    if (!reading_) return false;
    keep(*std::exchange(reading_, std::nullopt), {{}, why});
    return true;
}

void WeaveLoader::learn(const GameWoven& answer) {
    if (weaving_.erase(answer.game) == 0) return;
    if (answer.woven)
        keep(answer.game, {(*answer.woven)->weave, {}});
    else
        keep(answer.game, {{}, answer.woven.error()});
}

const WeaveLoader::Loaded* WeaveLoader::find(game::GameKey game) const {
    const auto found = kept_.find(game);
    return found == kept_.end() ? nullptr : &found->second;
}

void WeaveLoader::keep(game::GameKey game, Loaded loaded) {
    kept_.insert_or_assign(game, std::move(loaded));
    order_.push_back(game);
    if (order_.size() <= most_kept) return;
    // Drops the oldest weave that is not wanted. There is one, because fewer weaves are wanted than are kept.
    const auto oldest = std::find_if(order_.begin(), order_.end(), [&](game::GameKey one) {
        return std::find(wanted_.begin(), wanted_.end(), one) == wanted_.end();
    });
    const auto gone = oldest == order_.end() ? order_.begin() : oldest;
    kept_.erase(*gone);
    order_.erase(gone);
}

} // namespace twoturns::app
