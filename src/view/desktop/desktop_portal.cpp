// The Linux desktop: its portal shows the native file dialogs of GNOME, KDE or others, and reports the dark setting.
#include "view/desktop/desktop_portal.hpp"

#include <array>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>
#include <vector>

#include "app/files/file_form.hpp"
#include "view/desktop/desktop.hpp"
#include "view/desktop/file_filters.hpp"
#include "view/desktop/session_bus.hpp"
#include "view/desktop/settings_watch.hpp"
#include "view/desktop/x11_window.hpp"
#include "view/drawing/enlarged.hpp"

namespace twoturns::view {
namespace {

using app::ChooseFile;
using app::FileChosen;

constexpr const char* portal = "org.freedesktop.portal.Desktop";
constexpr const char* portal_object = "/org/freedesktop/portal/desktop";
constexpr const char* settings_interface = "org.freedesktop.portal.Settings";
constexpr const char* request_interface = "org.freedesktop.portal.Request";
constexpr int answers_within = 500;   // milliseconds; enough time to start the service first
constexpr int dialog_within = 10'000; // milliseconds; enough time for the service to load its dialog toolkit
constexpr int slice = 500;            // milliseconds; the delay until a dropped dialog closes

/// Returns the portal's identifier of a dialog's parent window. Wayland would require exporting the window first.
std::string parent_of(SDL_Window& window) {
    const auto number = x11_window(window);
    if (!number) return {};
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "x11:%lx", *number);
    return text.data();
}

void write_kind(BusWriter& kinds, const app::FileKind& kind) {
    constexpr std::uint32_t glob = 0;
    const auto endings = kind.endings.empty() ? std::vector<std::string>{""} : kind.endings;
    kinds.structure([&](BusWriter& filter) {
        filter.text(kind.words).array("(us)", [&](BusWriter& patterns) {
            for (const std::string& ending : endings)
                patterns.structure([&](BusWriter& one) { one.number(glob).text(pattern_of(ending)); });
        });
    });
}

/// Runs one dialog from the request to the player's choice.
class PortalDialog final : public platform::Job<app::Response> {
public:
    PortalDialog(const ChooseFile& what, std::string parent)
        : what_(what), kinds_(filters_of(what)), parent_(std::move(parent)) {}
    PortalDialog(const PortalDialog&) = delete;
    PortalDialog& operator=(const PortalDialog&) = delete;
    PortalDialog(PortalDialog&&) = delete;
    PortalDialog& operator=(PortalDialog&&) = delete;
    ~PortalDialog() override {
        if (request_.empty() || answer_) return;
        if (const auto close = SessionBus::call(portal, request_.c_str(), request_interface, "Close"))
            bus_->send(*close);
    }

    bool run() override {
        if (request_.empty() && !open()) answer_ = FileChosen{};
        if (answer_) return true;
        if (const auto response = bus_->next_signal(request_, request_interface, "Response", slice))
            answer_ = read(*response);
        else if (!bus_->is_open())
            answer_ = FileChosen{};
        return answer_.has_value();
    }
    std::optional<app::Response> take() override {
        return answer_ ? std::optional<app::Response>{*answer_} : std::nullopt;
    }

private:
    /// Returns false if no dialog can be shown.
    bool open() {
        bus_ = SessionBus::open();
        if (!bus_) return false;
        static std::atomic<unsigned> dialogs{0};
        const std::string token = "twoturns" + std::to_string(++dialogs);
        std::string request = request_path(bus_->name(), token);
        listen(request);
        const bool saves = what_.way == ChooseFile::Way::save;
        const auto message = SessionBus::call(portal, portal_object, "org.freedesktop.portal.FileChooser",
                                              saves ? "SaveFile" : "OpenFile");
        if (!message) return false;
        BusWriter{*message}.text(parent_).text(what_.title).array("{sv}", [&](BusWriter& options) {
            options.option("handle_token", "s", [&](BusWriter& value) { value.text(token); });
            options.option("accept_label", "s", [&](BusWriter& value) { value.text(what_.button); });
            options.option("filters", "a(sa(us))", [&](BusWriter& value) {
                value.array("(sa(us))", [&](BusWriter& kinds) {
                    for (const app::FileKind& kind : kinds_) write_kind(kinds, kind);
                });
            });
            if (saves) options.option("current_name", "s", [&](BusWriter& value) { value.text(what_.name); });
            if (!what_.folder.empty())
                options.option("current_folder", "ay", [&](BusWriter& value) { value.path(what_.folder); });
        });
        const auto reply = bus_->ask(*message, dialog_within);
        if (!reply) return false;
        // Portals before 0.9 choose the request path by themselves.
        if (const std::string named = BusReader{*reply}.object(); !named.empty() && named != request) {
            request = named;
            listen(request);
        }
        request_ = std::move(request);
        return true;
    }

    /// Subscribes to the response signal of the portal only.
    void listen(const std::string& request) {
        bus_->listen("type='signal',sender='org.freedesktop.portal.Desktop',"
                     "interface='org.freedesktop.portal.Request',path='" +
                     request + "'");
    }

    static FileChosen read(DBusMessage& response) {
        constexpr std::uint32_t done = 0;
        BusReader values{response};
        // 1 means the Cancel button. In some portals 2 means Esc or a closed window; no portal documents it as an
        // error.
        if (values.number(1) != done) return {FileChosen::Outcome::cancelled};
        for (BusReader results = values.inside(); !results.at_end();) {
            BusReader entry = results.inside();
            if (entry.at_end()) break; // not a valid entry
            if (entry.text() != "uris") continue;
            BusReader uris = entry.inside().inside();
            if (std::string path = path_of_uri(uris.text()); !path.empty() && path.size() <= app::most_path_bytes)
                return {FileChosen::Outcome::chosen, std::move(path)};
        }
        return {};
    }

    ChooseFile what_;
    std::vector<app::FileKind> kinds_;
    std::string parent_;
    std::unique_ptr<SessionBus> bus_;
    std::string request_; ///< the portal's object while the dialog is open
    std::optional<FileChosen> answer_;
};

bool has_session_bus() {
    const char* address = std::getenv("DBUS_SESSION_BUS_ADDRESS");
    if (address != nullptr) return *address != '\0';
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    std::error_code unknown;
    return folder != nullptr && std::filesystem::exists(std::filesystem::path{folder} / "bus", unknown);
}

class PortalDesktop final : public Desktop {
public:
    [[nodiscard]] app::FileAccess files() const override { return {.dialogs = true, .last = true}; }

    [[nodiscard]] std::unique_ptr<platform::Job<app::Response>> choose(const ChooseFile& what,
                                                                       SDL_Window& window) override {
        return std::make_unique<PortalDialog>(what, parent_of(window));
    }

    [[nodiscard]] SystemLook look() override {
        const auto bus = SessionBus::open();
        if (!bus) return {};
        constexpr std::uint32_t light = 2; // 1 is dark; 0 means no preference, and the program's default is dark
        constexpr std::uint32_t high = 1;  // 0 means no preference
        constexpr std::uint32_t less = 1;  // 0 means no preference
        SystemLook look;
        if (const auto scheme = appearance(*bus, "color-scheme"); scheme && *scheme <= light)
            look.dark = *scheme != light;
        if (const auto contrast = appearance(*bus, "contrast"); contrast && *contrast <= high)
            look.contrast = *contrast == high;
        if (const auto reduced = appearance(*bus, "reduced-motion"); reduced && *reduced <= less)
            look.still = *reduced == less;
        look.text = text_size(*bus);
        return look;
    }

    void watch(std::function<void()> changed) override { watch_.emplace(std::move(changed)); }

private:
    /// Returns the answer to one of the desktop's settings; null if the desktop does not answer in time or has no such
    /// setting.
    static BusMessage setting_of(SessionBus& bus, const char* of, const char* setting) {
        const auto message = SessionBus::call(portal, portal_object, settings_interface, "Read");
        if (!message) return nullptr;
        BusWriter{*message}.text(of).text(setting);
        return bus.ask(*message, answers_within);
    }
    static std::optional<std::uint32_t> appearance(SessionBus& bus, const char* setting) {
        const auto reply = setting_of(bus, "org.freedesktop.appearance", setting);
        if (!reply) return std::nullopt;
        constexpr std::uint32_t unsaid = 0xFFFFFFFFU;
        const std::uint32_t value = BusReader{*reply}.inside().inside().number(unsaid);
        return value == unsaid ? std::nullopt : std::optional{value};
    }
    /// Returns the size of text in percent. On X11 the desktop counts it into the dots per inch, by which the whole
    /// window is enlarged already.
    static std::optional<float> text_size(SessionBus& bus) {
        const auto reply = setting_of(bus, "org.gnome.desktop.interface", "text-scaling-factor");
        if (!reply) return std::nullopt;
        const double factor = BusReader{*reply}.inside().inside().real(0);
        if (factor <= 0) return std::nullopt;
        static const float window = enlarged();
        return 100 * static_cast<float>(factor) / window;
    }

    std::optional<SettingsWatch> watch_;
};

} // namespace

std::string path_of_uri(const std::string& uri) {
    constexpr std::string_view scheme = "file://";
    if (uri.compare(0, scheme.size(), scheme) != 0) return {};
    const std::size_t slash = uri.find('/', scheme.size()); // after the host name, if there is one
    if (slash == std::string::npos) return {};
    std::string path;
    for (std::size_t i = slash; i < uri.size(); ++i) {
        constexpr int hexadecimal = 16;
        unsigned byte = 0;
        const char* const digits = uri.data() + i + 1; // NOLINT: the two digits after %
        const bool two = uri[i] == '%' && i + 2 < uri.size();
        if (two && std::from_chars(digits, digits + 2, byte, hexadecimal).ptr == digits + 2 && byte > 0) { // NOLINT
            path += static_cast<char>(byte);
            i += 2;
        } else {
            path += uri[i];
        }
    }
    return path;
}

std::string pattern_of(const std::string& ending) {
    std::string pattern = "*";
    for (const char c : ending) {
        const bool letter = c >= 'a' && c <= 'z';
        pattern += letter ? std::string{'[', c, static_cast<char>(c - 'a' + 'A'), ']'} : std::string{c};
    }
    return pattern;
}

std::string request_path(const std::string& name, const std::string& token) {
    std::string sender = name.substr(name.empty() || name.front() != ':' ? 0 : 1);
    for (char& c : sender)
        if (c == '.') c = '_';
    return "/org/freedesktop/portal/desktop/request/" + sender + "/" + token;
}

std::unique_ptr<Desktop> make_desktop() { return has_session_bus() ? std::make_unique<PortalDesktop>() : nullptr; }

} // namespace twoturns::view
