// Answers requests about tables of cards, as the window's jobs do.
#pragma once

#include <string>
#include <utility>

#include "app/player.hpp"
#include "app/requests.hpp"

namespace twoturns::test {

inline app::Response done(const app::JobRequest& question) {
    const auto job = app::job_for(question, {});
    REQUIRE(job);
    while (!job->run()) {
    }
    return *job->take();
}

/// Answers the request for a table with these bytes.
inline void read_table(Player& player, std::string bytes) {
    auto asked = player.last<app::ReadTable>();
    REQUIRE(asked);
    if (!asked->text) asked->text = std::move(bytes);
    player.answer<app::ReadTable>(done(*asked));
}

inline void preview_table(Player& player) {
    const auto asked = player.last<app::PreviewTable>();
    REQUIRE(asked);
    player.answer<app::PreviewTable>(done(*asked));
}

} // namespace twoturns::test
