#include "support/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <system_error>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX leaves it to the program

namespace twoturns::test {
namespace {

// Input and output go through files instead of pipes. A program with much output can then never wait for the test while
// the test waits for the program.
struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

File scratch() {
    File file(std::tmpfile());
    if (!file) throw std::runtime_error("no temporary file");
    return file;
}

std::string content(std::FILE* file) {
    std::rewind(file);
    std::string text;
    std::array<char, 4096> piece{};
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file)) text.append(piece.data(), count);
    return text;
}

void check(int error, const std::string& what) {
    if (error != 0) throw std::runtime_error(what + ": " + std::generic_category().message(error));
}

/// The changes to the child's streams before it executes the program.
class Actions {
public:
    Actions() { check(posix_spawn_file_actions_init(&actions_), "spawn"); }
    ~Actions() { posix_spawn_file_actions_destroy(&actions_); }
    Actions(const Actions&) = delete;
    Actions& operator=(const Actions&) = delete;
    Actions(Actions&&) = delete;
    Actions& operator=(Actions&&) = delete;

    void close(int stream) { check(posix_spawn_file_actions_addclose(&actions_, stream), "close"); }
    void use(int stream, int descriptor) {
        check(posix_spawn_file_actions_adddup2(&actions_, descriptor, stream), "dup2");
    }
    void open(int stream, const std::string& name, int flags) {
        check(posix_spawn_file_actions_addopen(&actions_, stream, name.c_str(), flags, 0), name);
    }
    [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
    posix_spawn_file_actions_t actions_{};
};

/// Returns the write end of a pipe whose read end is closed.
File pipe_without_reader() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    close(ends[0]);
    return File(fdopen(ends[1], "w"));
}

} // namespace

Finished run(const std::string& program, const std::vector<std::string>& arguments, const std::string& input,
             const Plumbing& plumbing) {
    const File in = scratch();
    const File out = scratch();
    const File err = scratch();
    const File deaf = plumbing.output_reader_is_gone ? pipe_without_reader() : nullptr;
    std::fwrite(input.data(), 1, input.size(), in.get());
    std::rewind(in.get());

    Actions actions;
    if (plumbing.input_is_closed)
        actions.close(STDIN_FILENO);
    else if (!plumbing.input_file.empty())
        actions.open(STDIN_FILENO, plumbing.input_file, O_RDONLY);
    else
        actions.use(STDIN_FILENO, fileno(in.get()));
    if (plumbing.output_is_closed)
        actions.close(STDOUT_FILENO);
    else if (!plumbing.output_file.empty())
        actions.open(STDOUT_FILENO, plumbing.output_file, O_WRONLY);
    else
        actions.use(STDOUT_FILENO, fileno(deaf ? deaf.get() : out.get()));
    actions.use(STDERR_FILENO, fileno(err.get()));

    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);

    pid_t child = 0;
    check(posix_spawnp(&child, program.c_str(), actions.get(), nullptr, argv.data(), environ), program);
    int how = 0;
    if (waitpid(child, &how, 0) != child) throw std::runtime_error(program + " was lost");
    Finished finished;
    finished.status = WIFEXITED(how) ? WEXITSTATUS(how) : 128 + WTERMSIG(how);
    finished.out = content(out.get());
    finished.err = content(err.get());
    return finished;
}

} // namespace twoturns::test
