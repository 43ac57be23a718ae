/* The program that an AppImage begins with. It unpacks the squashfs that follows it into a folder of its own, runs
   AppRun there, and removes the folder when the game has ended: it needs no FUSE, which many systems do not have. Of
   the options of AppImages it knows --appimage-extract, --appimage-offset and --appimage-help. */
#define _GNU_SOURCE
#include <squashfuse.h> /* sets what the system's headers declare */

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    path_size = PATH_MAX
};

static void die(const char* what, const char* name) {
    fprintf(stderr, "%s: %s\n", name, what);
    exit(1);
}

/* The squashfs begins where the program ends, with its table of sections. */
static size_t offset_in(const char* image) {
    Elf64_Ehdr header;
    FILE* file = fopen(image, "rb");
    if (!file || fread(&header, sizeof header, 1, file) != 1) die("cannot be read", image);
    fclose(file);
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

static int is_written(sqfs* image, sqfs_inode* inode, int file) {
    static char buffer[1 << 16];
    sqfs_off_t done = 0;
    for (;;) {
        sqfs_off_t count = sizeof buffer;
        if (sqfs_read_range(image, inode, done, &count, buffer)) return 0;
        if (count == 0) return 1;
        for (sqfs_off_t part = 0; part < count;) {
            ssize_t step = write(file, buffer + part, (size_t)(count - part));
            if (step < 0) return 0;
            part += step;
        }
        done += count;
    }
}

static int is_unpacked(sqfs* image, sqfs_inode* inode, const char* path) {
    char target[path_size];
    size_t size = sizeof target;
    int file, good;
    switch (inode->base.mode & S_IFMT) {
    case S_IFDIR: return mkdir(path, 0755) == 0;
    case S_IFLNK: return !sqfs_readlink(image, inode, target, &size) && symlink(target, path) == 0;
    default:
        file = open(path, O_WRONLY | O_CREAT | O_EXCL, inode->base.mode & 0777);
        good = file >= 0 && is_written(image, inode, file);
        return file >= 0 && close(file) == 0 && good;
    }
}

static void unpack(const char* name, const char* folder) {
    sqfs image;
    sqfs_traverse all;
    sqfs_err error = SQFS_OK;
    if (sqfs_open_image(&image, name, offset_in(name)) || sqfs_traverse_open(&all, &image, sqfs_inode_root(&image)))
        die("is not whole", name);
    while (sqfs_traverse_next(&all, &error)) {
        char path[path_size];
        sqfs_inode inode;
        if (all.dir_end) continue;
        if ((size_t)snprintf(path, sizeof path, "%s/%s", folder, all.path) >= sizeof path ||
            sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&all.entry)) || !is_unpacked(&image, &inode, path))
            die(errno ? strerror(errno) : "cannot be unpacked", path);
    }
    if (error) die("is not whole", name);
    sqfs_traverse_close(&all);
    sqfs_destroy(&image);
}

static int remove_entry(const char* path, const struct stat* status, int kind, struct FTW* place) {
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void remove_all(const char* folder) { nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS); }

/* A new folder from which programs may be started. */
static void make_folder(char* folder) {
    const char *temporary = getenv("TMPDIR"), *home = getenv("HOME");
    struct statvfs where;
    snprintf(folder, path_size, "%s/twoturns.XXXXXX", temporary && *temporary ? temporary : "/tmp");
    if (statvfs(temporary && *temporary ? temporary : "/tmp", &where) || where.f_flag & ST_NOEXEC)
        snprintf(folder, path_size, "%s/.cache/twoturns.XXXXXX", home ? home : "");
    if (!mkdtemp(folder)) die(strerror(errno), folder);
}

static volatile pid_t game;

static void pass_on(int signal) {
    if (game > 0) kill(game, signal);
}

int main(int count, char** arguments) {
    char self[path_size] = "", folder[path_size], program[path_size + sizeof "/AppRun"];
    int status = 0;
    (void)!readlink("/proc/self/exe", self, sizeof self - 1);
    const char* option = count > 1 ? arguments[1] : "";
    if (!strcmp(option, "--appimage-offset")) return printf("%zu\n", offset_in(self)) < 0;
    if (!strcmp(option, "--appimage-extract")) {
        if (mkdir("squashfs-root", 0755) != 0) die(strerror(errno), "squashfs-root");
        unpack(self, "squashfs-root");
        return 0;
    }
    if (!strcmp(option, "--appimage-help"))
        return puts("--appimage-extract  unpack everything into the folder squashfs-root\n"
                    "--appimage-offset   print where the squashfs begins") < 0;
    make_folder(folder);
    /* Nothing but SIGKILL ends this program before the game: the game saves, and then the folder goes. */
    struct sigaction action = {.sa_handler = pass_on};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    game = fork();
    if (game == 0) {
        unpack(self, folder);
        snprintf(program, sizeof program, "%s/AppRun", folder);
        setenv("APPIMAGE", self, 1);
        setenv("APPDIR", folder, 1);
        setenv("ARGV0", arguments[0], 1);
        execv(program, arguments);
        die(strerror(errno), program);
    }
    while (game > 0 && waitpid(game, &status, 0) < 0 && errno == EINTR) continue;
    remove_all(folder);
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    return WEXITSTATUS(status);
}
