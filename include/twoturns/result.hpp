// The type for expected failures: a value or a message.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace twoturns {

/// A sentence for the user. `id` is the English sentence and its translation key; {0}, {1} ... stand for `args`.
struct Message {
    std::string id;
    std::vector<std::string> args{};
    friend bool operator==(const Message&, const Message&) = default;
};

/// Inserts the arguments into a sentence, English or translated.
[[nodiscard]] std::string fill_in(std::string_view sentence, const std::vector<std::string>& args);
/// Returns the message in English.
[[nodiscard]] std::string to_english(const Message& message);

/// Marks a sentence for translation in the source; it is looked up where it is shown.
[[nodiscard]] constexpr const char* N_(const char* sentence) { return sentence; }
/// Marks a word that needs its context to be translated.
[[nodiscard]] constexpr const char* NC_(const char* /*context*/, const char* word) { return word; }

/// A T, or the message that says why it is missing.
template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}       // NOLINT(google-explicit-constructor)
    Result(Message error) : content_(std::move(error)) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] explicit operator bool() const { return content_.index() == 0; }
    [[nodiscard]] const T& operator*() const& { return std::get<0>(content_); }
    [[nodiscard]] T&& operator*() && { return std::get<0>(std::move(content_)); }
    [[nodiscard]] const T* operator->() const { return &std::get<0>(content_); }
    [[nodiscard]] const Message& error() const { return std::get<1>(content_); }

private:
    std::variant<T, Message> content_;
};

/// Success, or the message that says why an action failed.
template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Message error) : error_(std::move(error)) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] explicit operator bool() const { return !error_; }
    [[nodiscard]] const Message& error() const { return *error_; }

private:
    std::optional<Message> error_;
};

/// Asserts that an action succeeded. Use it for an action that cannot fail.
inline void must(const Result<void>& done) {
    assert(done);
    static_cast<void>(done);
}

} // namespace twoturns
