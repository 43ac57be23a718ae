// What both programs have in common where they meet the command line: options, one line for an error, an exit status
// that is true.
#pragma once

#include <CLI/CLI.hpp>

#include <cerrno>
#include <csignal>
#include <iostream>
#include <string>
#include <system_error>

#include "twoturns/notation.hpp"

namespace twoturns {

/// The status of a program that was asked, or answered, what cannot be.
inline constexpr int failure_status = 2;

/// A reader that goes away and a limit to the size of files are errors like any other then, which are told.
inline void survive_failed_writes() {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

/// To be called when all options are declared: an empty value is no way to leave one out.
inline void refuse_empty_values(CLI::App& parser) {
    const CLI::Validator check{[](const std::string& value) { return value.empty() ? "is empty" : std::string(); }, ""};
    for (CLI::Option* option : parser.get_options())
        if (option->get_items_expected_max() > 0) option->check(check);
}

/// The names that an option takes, for its help.
std::string names_of(const auto& values) {
    std::string names;
    for (const auto& value : values) names += (names.empty() ? "" : ", ") + std::string(name_of(value));
    return names;
}

/// The same in lines of a help.
std::string lines_of_names(const auto& values) {
    constexpr std::size_t width = 56;
    std::string lines;
    std::size_t used = 0; // of the last line
    for (const auto& value : values) {
        const std::string name(name_of(value));
        const bool breaks = used + 2 + name.size() > width;
        if (!lines.empty()) lines += breaks ? ",\n" : ", ";
        lines += name;
        used = breaks ? name.size() : used + 2 + name.size();
    }
    return lines;
}

/// Says what is wrong, in one line whatever names are in it.
inline int complain(const std::string& program, const std::string& what) {
    std::cerr << program << ": " << one_line(what) << '\n';
    return failure_status;
}

/// Writes out what is still held back; a status of success needs all of it to have arrived.
inline int finish(const std::string& program, int status) {
    if (std::cout) errno = 0;
    if (std::cout.flush()) return status;
    const int error = errno;
    return complain(program, "standard output: cannot be written" +
                                 (error != 0 ? ": " + std::generic_category().message(error) : std::string()));
}

} // namespace twoturns
