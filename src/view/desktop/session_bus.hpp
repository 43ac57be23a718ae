// A minimal D-Bus client for the desktop's services. libdbus is loaded at run time, so that the game starts without it.
#pragma once

#include <dbus/dbus.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace twoturns::view {

/// Appends values to a message in order. Texts must be UTF-8 without NUL.
class BusWriter {
public:
    using Fill = std::function<void(BusWriter&)>;

    explicit BusWriter(DBusMessage& message);
    explicit BusWriter(DBusMessageIter place) : place_(place) {}
    BusWriter& text(const std::string& value) { return text(DBUS_TYPE_STRING, value); }
    BusWriter& number(std::uint32_t value);
    /// Appends the bytes of a path, with a terminating NUL.
    BusWriter& path(const std::string& value);
    /// Appends the values that `fill` writes: as an array with elements of signature `of`, as a structure, or as a
    /// variant.
    BusWriter& array(const char* of, const Fill& fill) { return inside(DBUS_TYPE_ARRAY, of, fill); }
    BusWriter& structure(const Fill& fill) { return inside(DBUS_TYPE_STRUCT, nullptr, fill); }
    /// Appends an entry of a dictionary of options: its name, and a variant with this signature.
    BusWriter& option(const char* name, const char* signature, const Fill& fill);

private:
    BusWriter& text(int type, const std::string& value);
    BusWriter& inside(int type, const char* signature, const Fill& fill);
    DBusMessageIter place_;
};

/// Reads the values of a message in order. A value of a different type than requested is not consumed.
class BusReader {
public:
    explicit BusReader(DBusMessage& message);
    explicit BusReader(DBusMessageIter place) : place_(place) {}
    [[nodiscard]] bool at_end();
    /// Returns the next text; an empty string if the next value is not a text.
    [[nodiscard]] std::string text();
    /// Returns the next object path; an empty string if the next value is not an object path.
    [[nodiscard]] std::string object();
    [[nodiscard]] std::uint32_t number(std::uint32_t otherwise);
    [[nodiscard]] double real(double otherwise);
    /// Returns a reader of the contents of an array, structure, dictionary entry or variant; a reader without values
    /// for any other type.
    [[nodiscard]] BusReader inside();

private:
    [[nodiscard]] int type();
    [[nodiscard]] std::string text_of(int wanted);
    DBusMessageIter place_;
};

struct MessageUnref {
    void operator()(DBusMessage* message) const;
};
using BusMessage = std::unique_ptr<DBusMessage, MessageUnref>;

/// A private connection to the player's session bus. Only one thread at a time may use it.
class SessionBus {
public:
    /// Connects to the bus. Returns null if libdbus is missing or no bus answers.
    [[nodiscard]] static std::unique_ptr<SessionBus> open();
    explicit SessionBus(DBusConnection* connection) : connection_(connection) {}
    SessionBus(const SessionBus&) = delete;
    SessionBus& operator=(const SessionBus&) = delete;
    SessionBus(SessionBus&&) = delete;
    SessionBus& operator=(SessionBus&&) = delete;
    ~SessionBus();

    /// Returns the connection's own bus name, such as ":1.42".
    [[nodiscard]] std::string name() const;
    /// Subscribes to signals that match the rule.
    void listen(const std::string& rule);
    /// Creates a message that calls a method of an object of `program`. Returns null if out of memory.
    [[nodiscard]] static BusMessage call(const char* program, const char* object, const char* interface,
                                         const char* method);
    /// Sends the message and waits at most `milliseconds` for the reply. Returns null if there is no reply or the reply
    /// is an error.
    [[nodiscard]] BusMessage ask(DBusMessage& message, int milliseconds);
    /// Sends the message without waiting for a reply.
    void send(DBusMessage& message);
    /// Returns the next signal `name` from `object`, waiting at most `milliseconds`; null if none arrived.
    [[nodiscard]] BusMessage next_signal(const std::string& object, const char* interface, const char* name,
                                         int milliseconds);
    [[nodiscard]] bool is_open() const;
    /// Returns the descriptor that becomes readable when something arrives; -1 if unknown.
    [[nodiscard]] int descriptor() const;

private:
    DBusConnection* connection_;
};

} // namespace twoturns::view
