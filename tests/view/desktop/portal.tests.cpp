// The desktop's portal, simulated by a program on a private bus that answers as the test requires.
#include <dbus/dbus.h>
#include <signal.h> // kill() is POSIX

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "view/desktop/desktop.hpp"
#include "view/desktop/desktop_portal.hpp"
#include "view/desktop/session_bus.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::view;
using app::ChooseFile;
using app::FileChosen;

namespace {

constexpr const char* name_of_portal = "org.freedesktop.portal.Desktop";
constexpr const char* no_options = "texts in place of options";

/// A bus for these tests only, named in the environment. One for all: libdbus reads the variable once.
class Bus {
public:
    Bus() {
        try {
            std::istringstream said{
                run("dbus-daemon", {"--session", "--fork", "--print-address=1", "--print-pid=1"}).out};
            said >> address_ >> pid_;
        } catch (const std::runtime_error&) {
        }
        if (pid_ > 0) setenv("DBUS_SESSION_BUS_ADDRESS", address_.c_str(), 1);
    }
    ~Bus() {
        if (pid_ > 0) kill(pid_, SIGTERM);
    }
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    /// Returns false if there is no dbus-daemon; then nothing can be tested.
    [[nodiscard]] static bool runs() {
        static const Bus one;
        if (one.pid_ <= 0) WARN("dbus-daemon is missing");
        return one.pid_ > 0;
    }

private:
    std::string address_;
    pid_t pid_ = 0;
};

/// The options of a dialog request: texts and paths by name.
using Asked = std::map<std::string, std::string>;

class FakePortal {
public:
    std::atomic<std::uint32_t> scheme{0};
    std::atomic<double> text{0}; ///< the size of text; 0: the portal knows of none
    std::atomic<int> closed{0};
    /// The response code, and the URI of the chosen file; no answer below 0.
    std::atomic<int> response{0};
    std::string uri;

    FakePortal() : connection_(dbus_bus_get_private(DBUS_BUS_SESSION, nullptr)) {
        REQUIRE(connection_ != nullptr);
        dbus_connection_set_exit_on_disconnect(connection_, FALSE);
        // The previous test's portal may not be gone yet.
        REQUIRE(dbus_bus_request_name(connection_, name_of_portal,
                                      DBUS_NAME_FLAG_ALLOW_REPLACEMENT | DBUS_NAME_FLAG_REPLACE_EXISTING,
                                      nullptr) == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER);
        thread_ = std::thread{[this] {
            while (!stop_) {
                dbus_connection_read_write(connection_, 10);
                while (BusMessage message{dbus_connection_pop_message(connection_)}) take(*message);
            }
        }};
    }
    ~FakePortal() {
        stop_ = true;
        thread_.join();
        dbus_connection_close(connection_);
        dbus_connection_unref(connection_);
    }
    FakePortal(const FakePortal&) = delete;
    FakePortal& operator=(const FakePortal&) = delete;

    /// Tells all programs that a setting has changed.
    void tell_change() {
        const BusMessage signal{dbus_message_new_signal("/org/freedesktop/portal/desktop",
                                                        "org.freedesktop.portal.Settings", "SettingChanged")};
        BusWriter{*signal}.text("org.freedesktop.appearance").text("color-scheme");
        send(*signal);
    }
    Asked asked() {
        const std::lock_guard lock{mutex_};
        return asked_;
    }

private:
    void take(DBusMessage& message) {
        if (dbus_message_get_type(&message) != DBUS_MESSAGE_TYPE_METHOD_CALL) return;
        const std::string method = dbus_message_get_member(&message);
        if (method == "Read") return answer_look(message);
        if (method == "Close") {
            ++closed;
            return;
        }
        const std::string token = note(message, method);
        const std::string request = request_path(dbus_message_get_sender(&message), token);
        const BusMessage reply{dbus_message_new_method_return(&message)};
        const char* path = request.c_str();
        dbus_message_append_args(reply.get(), DBUS_TYPE_OBJECT_PATH, &path, DBUS_TYPE_INVALID);
        send(*reply);
        if (response < 0) return;
        const BusMessage signal{dbus_message_new_signal(request.c_str(), "org.freedesktop.portal.Request", "Response")};
        BusWriter answer{*signal};
        answer.number(static_cast<std::uint32_t>(response));
        if (uri == no_options) {
            answer.array("s", [](BusWriter& texts) { texts.text("uris"); });
            return send(*signal);
        }
        answer.array("{sv}", [&](BusWriter& results) {
            results.option("current_filter", "s", [](BusWriter& value) { value.text("uris"); });
            if (!uri.empty())
                results.option("uris", "as",
                               [&](BusWriter& value) { value.array("s", [&](BusWriter& uris) { uris.text(uri); }); });
        });
        send(*signal);
    }
    void answer_look(DBusMessage& message) {
        BusReader asked{message};
        static_cast<void>(asked.text());
        const bool of_text = asked.text() == "text-scaling-factor";
        if (of_text && text <= 0) {
            const BusMessage none{dbus_message_new_error(&message, "org.freedesktop.portal.Error.NotFound", "none")};
            return send(*none);
        }
        const BusMessage reply{dbus_message_new_method_return(&message)};
        DBusMessageIter place;
        DBusMessageIter outer;
        DBusMessageIter inner;
        const std::uint32_t value = scheme;
        const double factor = text;
        dbus_message_iter_init_append(reply.get(), &place);
        dbus_message_iter_open_container(&place, DBUS_TYPE_VARIANT, "v", &outer);
        dbus_message_iter_open_container(&outer, DBUS_TYPE_VARIANT, of_text ? "d" : "u", &inner);
        if (of_text)
            dbus_message_iter_append_basic(&inner, DBUS_TYPE_DOUBLE, &factor);
        else
            dbus_message_iter_append_basic(&inner, DBUS_TYPE_UINT32, &value);
        dbus_message_iter_close_container(&outer, &inner);
        dbus_message_iter_close_container(&place, &outer);
        send(*reply);
    }
    std::string note(DBusMessage& message, const std::string& method) {
        Asked asked;
        asked["method"] = method;
        BusReader values{message};
        asked["parent"] = values.text();
        asked["title"] = values.text();
        for (BusReader options = values.inside(); !options.at_end();) {
            BusReader option = options.inside();
            const std::string name = option.text();
            BusReader value = option.inside();
            if (name != "filters") {
                asked[name] = value.text();
                continue;
            }
            for (BusReader kinds = value.inside(); !kinds.at_end();) {
                BusReader kind = kinds.inside();
                asked[name] += kind.text() + ":";
                for (BusReader patterns = kind.inside(); !patterns.at_end();) {
                    BusReader pattern = patterns.inside();
                    asked[name] += pattern.number(9) == 0 ? " " : " not a pattern: ";
                    asked[name] += pattern.text();
                }
                asked[name] += ";";
            }
        }
        const std::lock_guard lock{mutex_};
        asked_ = asked;
        return asked["handle_token"];
    }
    void send(DBusMessage& message) {
        dbus_connection_send(connection_, &message, nullptr);
        dbus_connection_flush(connection_);
    }

    DBusConnection* connection_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    Asked asked_;
    std::thread thread_;
};

ChooseFile a_board() {
    return {.way = ChooseFile::Way::open,
            .title = "Open a game",
            .button = "Open",
            .folder = "/home/me",
            .name = "",
            .kinds = {{"Boards", {".twoturns", ".txt"}}}};
}

/// Returns the answer of a dialog, after at most this many turns of its job.
std::optional<FileChosen> answer_of(platform::Job<app::Response>& dialog, int turns = 50) {
    for (int i = 0; i < turns; ++i)
        if (dialog.run()) {
            const auto answer = dialog.take();
            return answer ? std::optional{std::get<FileChosen>(*answer)} : std::nullopt;
        }
    return std::nullopt;
}

/// `runs` is first: the others look for the bus.
struct WithBus {
    bool runs = Bus::runs();
    std::unique_ptr<Desktop> desktop = make_desktop();
    Stage stage{options_for(at(four_pairs))}; // its window is the dialogs' parent
    std::unique_ptr<platform::Job<app::Response>> choose(const ChooseFile& what) {
        return desktop->choose(what, *the_window());
    }
};

} // namespace

TEST_CASE("a path is read from a URI", "[desktop]") {
    CHECK(path_of_uri("file:///home/me/a.txt") == "/home/me/a.txt");
    CHECK(path_of_uri("file:///home/%E6%88%91/a%20b%25.txt") == "/home/我/a b%.txt");
    CHECK(path_of_uri("file://here/a") == "/a");
    CHECK(path_of_uri("file:///a%2") == "/a%2");
    CHECK(path_of_uri("file:///a%") == "/a%");
    CHECK(path_of_uri("file:///a%zz%00b") == "/a%zz%00b");
    CHECK(path_of_uri("file://").empty());
    CHECK(path_of_uri("file:///a%+5% 5") == "/a%+5% 5");
    CHECK(path_of_uri("https://a/b").empty());
    CHECK(path_of_uri("").empty());
    CHECK(pattern_of(".7z") == "*.7[zZ]");
    CHECK(request_path(":1.42", "t1") == "/org/freedesktop/portal/desktop/request/1_42/t1");
}

TEST_CASE("the portal's dialog is asked for by kinds, and gives the path that was chosen", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    REQUIRE(with.desktop);
    CHECK(with.desktop->files().dialogs);
    FakePortal portal;
    portal.uri = "file:///home/me/%E6%A3%8B.txt";
    const auto open = with.choose(a_board());
    const auto opened = answer_of(*open);
    REQUIRE(opened);
    CHECK(opened->outcome == FileChosen::Outcome::chosen);
    CHECK(opened->path == "/home/me/棋.txt");
    Asked asked = portal.asked();
    CHECK(asked["method"] == "OpenFile");
    CHECK(asked["title"] == "Open a game");
    CHECK(asked["accept_label"] == "Open");
    CHECK(asked["filters"] == "Boards: *.[tT][wW][oO][tT][uU][rR][nN][sS] *.[tT][xX][tT];All files: *;");

    ChooseFile what = a_board();
    what.way = ChooseFile::Way::save;
    what.name = "mine.twoturns";
    const auto save = with.choose(what);
    REQUIRE(answer_of(*save));
    asked = portal.asked();
    CHECK(asked["method"] == "SaveFile");
    CHECK(asked["current_name"] == "mine.twoturns");
    CHECK(asked["filters"] == "Boards: *.[tT][wW][oO][tT][uU][rR][nN][sS] *.[tT][xX][tT];");
    CHECK(portal.closed == 0);
}

TEST_CASE("a dialog of the portal that is cancelled, breaks, or names no file is told apart", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    const auto outcome = [&](int response, const std::string& uri) {
        portal.response = response;
        portal.uri = uri;
        const auto dialog = with.choose(a_board());
        const auto answer = answer_of(*dialog);
        REQUIRE(answer);
        return answer->outcome;
    };
    CHECK(outcome(1, "") == FileChosen::Outcome::cancelled);
    CHECK(outcome(2, "") == FileChosen::Outcome::cancelled); // Esc in GTK's portal
    CHECK(outcome(0, "") == FileChosen::Outcome::no_dialog);
    CHECK(outcome(0, "https://two.turns/a") == FileChosen::Outcome::no_dialog);
    CHECK(outcome(0, no_options) == FileChosen::Outcome::no_dialog);
}

TEST_CASE("without a portal there is no dialog and no word of dark or light", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    const auto dialog = with.choose(a_board());
    const auto answer = answer_of(*dialog);
    REQUIRE(answer);
    CHECK(answer->outcome == FileChosen::Outcome::no_dialog);
    CHECK_FALSE(with.desktop->look().dark);
    CHECK_FALSE(with.desktop->look().contrast);
    CHECK_FALSE(with.desktop->look().still);
}

TEST_CASE("a dialog of the portal that nobody waits for any more is closed", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    portal.response = -1;
    {
        const auto dialog = with.choose(a_board());
        CHECK_FALSE(answer_of(*dialog, 2));
    }
    CHECK(comes_true([&] { return portal.closed == 1; }));
}

TEST_CASE("the portal says whether the desktop is dark", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    for (const auto& [scheme, dark] : std::map<std::uint32_t, bool>{{0, true}, {1, true}, {2, false}}) {
        portal.scheme = scheme;
        const auto said = with.desktop->look().dark;
        REQUIRE(said);
        CHECK(*said == dark);
    }
    portal.scheme = 3; // which no portal has
    CHECK_FALSE(with.desktop->look().dark);
}

TEST_CASE("the portal says whether the desktop asks for more contrast or less motion", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    for (const std::uint32_t value : {0U, 1U}) {
        portal.scheme = value; // the answer to any question about the appearance
        const view::SystemLook said = with.desktop->look();
        REQUIRE(said.contrast);
        REQUIRE(said.still);
        CHECK(*said.contrast == (value == 1));
        CHECK(*said.still == (value == 1));
    }
    portal.scheme = 2;
    CHECK_FALSE(with.desktop->look().contrast);
    CHECK_FALSE(with.desktop->look().still);
}

TEST_CASE("the size of text is as large as the portal says", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    CHECK_FALSE(with.desktop->look().text);
    portal.text = 1.25;
    CHECK(with.desktop->look().text == 125.0F);
}

TEST_CASE("the portal's signal of a change is heard at once, until nobody listens", "[desktop]") {
    WithBus with;
    if (!with.runs) return;
    FakePortal portal;
    std::atomic<int> heard{0};
    const auto hears = [&](int times) {
        for (int i = 0; i < 500 && heard < times; ++i) std::this_thread::sleep_for(std::chrono::milliseconds{10});
        return heard >= times;
    };
    with.desktop->watch([&] { ++heard; });
    REQUIRE(hears(1)); // it listens now
    portal.tell_change();
    CHECK(hears(2));
    with.desktop.reset(); // must not wait for another signal
    const int before = heard;
    portal.tell_change();
    CHECK(heard == before);
}
