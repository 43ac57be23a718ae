// The command line code common to both programs: options, one-line errors, and an exit status that reports failed
// output.
#pragma once

#include <CLI/CLI.hpp>

#include <cerrno>
#include <csignal>
#include <iostream>
#include <string>
#include <system_error>

#include "twoturns/notation.hpp"

namespace twoturns {

/// The exit status for wrong usage, bad input or failed output.
inline constexpr int failure_status = 2;

/// Makes a closed pipe and a file size limit cause ordinary write errors, which are reported.
inline void survive_failed_writes() {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

/// Rejects empty option values, so that an empty value does not count as a missing option. Call it after all options
/// are declared.
inline void refuse_empty_values(CLI::App& parser) {
    const CLI::Validator check{[](const std::string& value) { return value.empty() ? "is empty" : std::string(); }, ""};
    for (CLI::Option* option : parser.get_options())
        if (option->get_items_expected_max() > 0) option->check(check);
}

/// Returns the names that an option accepts, for its help.
std::string names_of(const auto& values) {
    std::string names;
    for (const auto& value : values) names += (names.empty() ? "" : ", ") + std::string(name_of(value));
    return names;
}

/// Returns the names wrapped into lines for a help text.
std::string lines_of_names(const auto& values) {
    constexpr std::size_t width = 56;
    std::string lines;
    std::size_t used = 0; // the length of the last line
    for (const auto& value : values) {
        const std::string name(name_of(value));
        const bool breaks = used + 2 + name.size() > width;
        if (!lines.empty()) lines += breaks ? ",\n" : ", ";
        lines += name;
        used = breaks ? name.size() : used + 2 + name.size();
    }
    return lines;
}

/// Prints an error on one line, even if it contains names with line breaks.
inline int complain(const std::string& program, const std::string& what) {
    std::cerr << program << ": " << one_line(what) << '\n';
    return failure_status;
}

/// Flushes standard output and returns `status`, or the failure status if the output could not be written.
inline int finish(const std::string& program, int status) {
    if (std::cout) errno = 0;
    if (std::cout.flush()) return status;
    const int error = errno;
    return complain(program, "standard output: cannot be written" +
                                 (error != 0 ? ": " + std::generic_category().message(error) : std::string()));
}

} // namespace twoturns
