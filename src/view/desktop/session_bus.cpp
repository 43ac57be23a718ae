#include "view/desktop/session_bus.hpp"

#include "twoturns/notation.hpp"
#include "view/desktop/shared_library.hpp"

namespace twoturns::view {
namespace {

// The libdbus functions used here, without their prefix.
// clang-format off
#define TWOTURNS_DBUS(X) \
    X(bus_add_match) X(bus_get_private) X(bus_get_unique_name) X(connection_close) X(connection_flush) \
    X(connection_get_is_connected) X(connection_get_unix_fd) X(connection_pop_message) X(connection_read_write) X(connection_send) \
    X(connection_send_with_reply_and_block) X(connection_set_exit_on_disconnect) X(connection_unref) \
    X(message_has_path) X(message_is_signal) X(message_iter_append_basic) X(message_iter_append_fixed_array) \
    X(message_iter_close_container) X(message_iter_get_arg_type) X(message_iter_get_basic) X(message_iter_init) \
    X(message_iter_init_append) X(message_iter_next) X(message_iter_open_container) X(message_iter_recurse) \
    X(message_new_method_call) X(message_set_no_reply) X(message_unref) X(threads_init_default)
// clang-format on

/// The functions of libdbus; all are null if the library is missing. The library stays loaded.
struct Functions {
#define TWOTURNS_MEMBER(name) decltype(&dbus_##name) name = nullptr;
    TWOTURNS_DBUS(TWOTURNS_MEMBER)
#undef TWOTURNS_MEMBER
    bool found = false;
};

Functions load_functions() {
    Functions functions;
    void* const library = SDL_LoadObject("libdbus-1.so.3");
    if (library == nullptr) return {};
    functions.found = true;
#define TWOTURNS_FIND(name) functions.found = find_function(library, "dbus_" #name, functions.name) && functions.found;
    TWOTURNS_DBUS(TWOTURNS_FIND)
#undef TWOTURNS_FIND
    functions.found = functions.found && functions.threads_init_default() != FALSE;
    return functions.found ? functions : Functions{};
}

const Functions& dbus() {
    static const Functions functions = load_functions();
    return functions;
}

} // namespace

// Writing and reading --------------------------------------------------------------------------------------

BusWriter::BusWriter(DBusMessage& message) : place_() { dbus().message_iter_init_append(&message, &place_); }

BusWriter& BusWriter::text(int type, const std::string& value) {
    const char* bytes = is_utf8(value) ? value.c_str() : ""; // libdbus aborts the program on invalid UTF-8
    dbus().message_iter_append_basic(&place_, type, &bytes);
    return *this;
}

BusWriter& BusWriter::number(std::uint32_t value) {
    dbus().message_iter_append_basic(&place_, DBUS_TYPE_UINT32, &value);
    return *this;
}

BusWriter& BusWriter::path(const std::string& value) {
    return array(DBUS_TYPE_BYTE_AS_STRING, [&](BusWriter& bytes) {
        const char* begin = value.c_str();
        dbus().message_iter_append_fixed_array(&bytes.place_, DBUS_TYPE_BYTE, &begin,
                                               static_cast<int>(value.size() + 1));
    });
}

BusWriter& BusWriter::option(const char* name, const char* signature, const Fill& fill) {
    return inside(DBUS_TYPE_DICT_ENTRY, nullptr,
                  [&](BusWriter& entry) { entry.text(name).inside(DBUS_TYPE_VARIANT, signature, fill); });
}

BusWriter& BusWriter::inside(int type, const char* signature, const Fill& fill) {
    DBusMessageIter inner;
    if (dbus().message_iter_open_container(&place_, type, signature, &inner) == FALSE) return *this;
    BusWriter writer{inner};
    fill(writer);
    dbus().message_iter_close_container(&place_, &writer.place_);
    return *this;
}

BusReader::BusReader(DBusMessage& message) : place_() { dbus().message_iter_init(&message, &place_); }

int BusReader::type() { return dbus().message_iter_get_arg_type(&place_); }

bool BusReader::at_end() { return type() == DBUS_TYPE_INVALID; }

std::string BusReader::text() { return text_of(DBUS_TYPE_STRING); }

std::string BusReader::object() { return text_of(DBUS_TYPE_OBJECT_PATH); }

std::string BusReader::text_of(int wanted) {
    if (type() != wanted) return {};
    const char* value = nullptr;
    dbus().message_iter_get_basic(&place_, &value);
    dbus().message_iter_next(&place_);
    return value;
}

std::uint32_t BusReader::number(std::uint32_t otherwise) {
    if (type() != DBUS_TYPE_UINT32) return otherwise;
    std::uint32_t value = 0;
    dbus().message_iter_get_basic(&place_, &value);
    dbus().message_iter_next(&place_);
    return value;
}

double BusReader::real(double otherwise) {
    if (type() != DBUS_TYPE_DOUBLE) return otherwise;
    double value = 0;
    dbus().message_iter_get_basic(&place_, &value);
    dbus().message_iter_next(&place_);
    return value;
}

BusReader BusReader::inside() {
    DBusMessageIter inner{};
    const int here = type();
    if (here != DBUS_TYPE_ARRAY && here != DBUS_TYPE_STRUCT && here != DBUS_TYPE_DICT_ENTRY &&
        here != DBUS_TYPE_VARIANT) {
        DBusMessageIter end = place_;
        while (dbus().message_iter_next(&end) != FALSE) {
        }
        return BusReader{end};
    }
    dbus().message_iter_recurse(&place_, &inner);
    dbus().message_iter_next(&place_);
    return BusReader{inner};
}

void MessageUnref::operator()(DBusMessage* message) const { dbus().message_unref(message); }

// The connection -------------------------------------------------------------------------------------------

std::unique_ptr<SessionBus> SessionBus::open() {
    if (!dbus().found) return nullptr;
    DBusConnection* connection = dbus().bus_get_private(DBUS_BUS_SESSION, nullptr);
    if (connection == nullptr) return nullptr;
    dbus().connection_set_exit_on_disconnect(connection, FALSE);
    return std::make_unique<SessionBus>(connection);
}

SessionBus::~SessionBus() {
    dbus().connection_close(connection_);
    dbus().connection_unref(connection_);
}

std::string SessionBus::name() const {
    const char* name = dbus().bus_get_unique_name(connection_);
    return name == nullptr ? "" : name;
}

void SessionBus::listen(const std::string& rule) {
    dbus().bus_add_match(connection_, rule.c_str(), nullptr);
    dbus().connection_flush(connection_);
}

BusMessage SessionBus::call(const char* program, const char* object, const char* interface, const char* method) {
    return BusMessage{dbus().message_new_method_call(program, object, interface, method)};
}

BusMessage SessionBus::ask(DBusMessage& message, int milliseconds) {
    return BusMessage{dbus().connection_send_with_reply_and_block(connection_, &message, milliseconds, nullptr)};
}

void SessionBus::send(DBusMessage& message) {
    dbus().message_set_no_reply(&message, TRUE);
    dbus().connection_send(connection_, &message, nullptr);
    dbus().connection_flush(connection_);
}

BusMessage SessionBus::next_signal(const std::string& object, const char* interface, const char* name,
                                   int milliseconds) {
    const auto waiting = [&]() -> BusMessage {
        while (BusMessage message{dbus().connection_pop_message(connection_)})
            if (dbus().message_is_signal(message.get(), interface, name) != FALSE &&
                dbus().message_has_path(message.get(), object.c_str()) != FALSE)
                return message;
        return nullptr;
    };
    if (BusMessage message = waiting()) return message;
    dbus().connection_read_write(connection_, milliseconds);
    return waiting();
}

int SessionBus::descriptor() const {
    int descriptor = -1;
    return dbus().connection_get_unix_fd(connection_, &descriptor) != FALSE ? descriptor : -1;
}

bool SessionBus::is_open() const { return dbus().connection_get_is_connected(connection_) != FALSE; }

} // namespace twoturns::view
