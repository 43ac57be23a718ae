// Runs a real program and waits for it, for tests from outside the program. POSIX only.
#pragma once

#include <string>
#include <vector>

namespace twoturns::test {

struct Finished {
    int status = -1; // the exit status; 128 + the signal if a signal ended it
    std::string out;
    std::string err;
};

/// The standard streams of the program. By default its input is the given text, and its output is captured.
struct Plumbing {
    std::string input_file{};           // read this file instead of the text
    std::string output_file{};          // write to this file, such as /dev/full
    bool output_reader_is_gone = false; // write to a pipe without a reader
    bool input_is_closed = false;
    bool output_is_closed = false;
};

/// Runs `program` (found on PATH if it has no slash) with `input` on its standard input. Throws std::runtime_error if
/// the program cannot be started.
Finished run(const std::string& program, const std::vector<std::string>& arguments, const std::string& input = "",
             const Plumbing& plumbing = {});

} // namespace twoturns::test
