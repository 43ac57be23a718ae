// Programs of the desktop that are asked over D-Bus: just what the game needs of it. libdbus is found at run time, so
// that the game starts where there is none.
#pragma once

#include <dbus/dbus.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace twoturns::view {

/// Writes values into a message, one behind the other. Texts must be UTF-8 without NUL.
class BusWriter {
public:
    using Fill = std::function<void(BusWriter&)>;

    explicit BusWriter(DBusMessage& message);
    explicit BusWriter(DBusMessageIter place) : place_(place) {}
    BusWriter& text(const std::string& value) { return text(DBUS_TYPE_STRING, value); }
    BusWriter& number(std::uint32_t value);
    /// The bytes of a path, with the NUL at its end.
    BusWriter& path(const std::string& value);
    /// What `fill` writes, as an array whose elements are of that signature, as a structure, or as a value of any type.
    BusWriter& array(const char* of, const Fill& fill) { return inside(DBUS_TYPE_ARRAY, of, fill); }
    BusWriter& structure(const Fill& fill) { return inside(DBUS_TYPE_STRUCT, nullptr, fill); }
    /// An entry of a dictionary of options: its name, and a value of that signature.
    BusWriter& option(const char* name, const char* signature, const Fill& fill);

private:
    BusWriter& text(int type, const std::string& value);
    BusWriter& inside(int type, const char* signature, const Fill& fill);
    DBusMessageIter place_;
};

/// Reads values of a message, one behind the other. What is not of the type that is asked for is left where it is.
class BusReader {
public:
    explicit BusReader(DBusMessage& message);
    explicit BusReader(DBusMessageIter place) : place_(place) {}
    [[nodiscard]] bool at_end();
    /// Empty where there is none.
    [[nodiscard]] std::string text();
    /// The path of an object; empty where there is none.
    [[nodiscard]] std::string object();
    [[nodiscard]] std::uint32_t number(std::uint32_t otherwise);
    /// What is inside an array, a structure, an entry of a dictionary or a value of any type; nothing of anything else.
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

/// A connection of its own to the bus of the player's session. For one thread at a time.
class SessionBus {
public:
    /// Null where there is no libdbus, or no bus that answers.
    [[nodiscard]] static std::unique_ptr<SessionBus> open();
    explicit SessionBus(DBusConnection* connection) : connection_(connection) {}
    SessionBus(const SessionBus&) = delete;
    SessionBus& operator=(const SessionBus&) = delete;
    SessionBus(SessionBus&&) = delete;
    SessionBus& operator=(SessionBus&&) = delete;
    ~SessionBus();

    /// Its own name there, such as ":1.42".
    [[nodiscard]] std::string name() const;
    /// Has the signals come that fit the rule.
    void listen(const std::string& rule);
    /// A message to an object of the program of that name. Null when memory is short.
    [[nodiscard]] static BusMessage call(const char* program, const char* object, const char* interface,
                                         const char* method);
    /// Sends it and waits for the answer at most so long; null when there is none, or it is an error.
    [[nodiscard]] BusMessage ask(DBusMessage& message, int milliseconds);
    /// Sends it, and waits for no answer.
    void send(DBusMessage& message);
    /// The next signal of that name, of that object, after waiting for messages at most so long; null when none came.
    [[nodiscard]] BusMessage next_signal(const std::string& object, const char* interface, const char* name,
                                         int milliseconds);
    [[nodiscard]] bool is_open() const;

private:
    DBusConnection* connection_;
};

} // namespace twoturns::view
