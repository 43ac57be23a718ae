#include "store/other_window.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <optional>
#include <stdexcept>

#include "store/player.hpp"
#include "store/saved.hpp"

namespace twoturns::test {
namespace {

/// Executes the requests in the other process.
class Answering {
public:
    Answering(std::filesystem::path folder, game::GameKey key) : folder_(std::move(folder)), key_(key) {}

    std::string answer(char what) {
        switch (what) {
        case 'o': return open();
        case 'm': player_->step(); return said(window_->store->save(player_->saved(noon)));
        case 'w': player_->wait(game::Time{1000}); return said(window_->store->save(player_->saved(noon)));
        case 's': return said(window_->store->save(game::KeyValues{{"sound", "off"}}));
        case 'l': {
            const auto games = window_->store->games(0, 1000);
            return games ? "" : to_english(games.error());
        }
        case 'a': return std::to_string(player_->session().log().size());
        case 'k': return std::to_string(player_->saved(noon).summary.key);
        default: window_.reset(); return "";
        }
    }

private:
    std::string open() {
        window_.emplace(folder_);
        if (window_->found.game)
            player_.emplace(Player::going_on(*window_->found.game, 7));
        else
            player_.emplace(played(key_, 0));
        return said(window_->found.notices);
    }

    std::filesystem::path folder_;
    game::GameKey key_;
    std::optional<Window> window_;
    std::optional<Player> player_;
};

/// Texts are sent with a terminating NUL.
void answer_all(Answering answering, int from, int to) {
    for (char what = 0; read(from, &what, 1) == 1;) {
        const std::string text = answering.answer(what);
        if (write(to, text.c_str(), text.size() + 1) < 0 || what == 'q') return;
    }
}

} // namespace

OtherWindow::OtherWindow(const std::filesystem::path& folder, game::GameKey key) {
    std::array<int, 2> questions{};
    std::array<int, 2> answers{};
    if (pipe(questions.data()) != 0 || pipe(answers.data()) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
        close(questions[1]);
        close(answers[0]);
        try {
            answer_all({folder, key}, questions[0], answers[1]);
        } catch (const std::exception&) {
            _exit(1); // the parent sees that no answer comes
        }
        _exit(0);
    }
    close(questions[0]);
    close(answers[1]);
    to_ = questions[1];
    from_ = answers[0];
}

std::string OtherWindow::ask(char what) {
    if (write(to_, &what, 1) != 1) throw std::runtime_error("the other program is gone");
    std::string text;
    for (char byte = 0;;) {
        if (read(from_, &byte, 1) != 1) throw std::runtime_error("the other program broke");
        if (byte == 0) return text;
        text += byte;
    }
}

std::string OtherWindow::open() { return ask('o'); }
std::string OtherWindow::move() { return ask('m'); }
std::string OtherWindow::wait() { return ask('w'); }
std::string OtherWindow::set() { return ask('s'); }
std::string OtherWindow::look() { return ask('l'); }
std::size_t OtherWindow::actions() { return std::stoul(ask('a')); }
game::GameKey OtherWindow::key() { return std::stoll(ask('k')); }
void OtherWindow::quit() { ask('q'); }

void OtherWindow::kill() {
    if (process_ == 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    close(to_);
    close(from_);
    process_ = 0;
}

} // namespace twoturns::test
