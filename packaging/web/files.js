// The player's files. Files chosen or dropped are copied to where the game reads them; files the game writes for the
// player are downloaded. A page cannot read a file again later, so pictures and tables for decks stay in the stored
// folder, photographs at no more than their display size.
"use strict";

class PlayersFiles {
    static most = 600;
    static room = 64 << 20;
    static side = 1024; // maximum side of a stored photograph
    static large = 300000; // size in bytes from which a picture is shrunk
    static pictures = /\.(jpe?g|jpe|jfif|png|webp|bmp|gif|svg)$/i;
    static photographs = /\.(jpe?g|jpe|jfif|png|webp|bmp)$/i;
    static tables = /\.[ct]sv$/i;
    static names = /^names\.csv$/i;
    static ofDecks = /\.(jpe?g|jpe|jfif|png|webp|bmp|gif|svg|[ct]sv|txt)$/i;

    // `tell` reports the result.
    constructor(title, tell) {
        this.title = title;
        this.tell = tell;
    }

    // Lets the player choose files. Returns the path of the first, or nothing.
    choose(endings, several) {
        const input = document.createElement("input");
        input.type = "file";
        input.multiple = several;
        input.hidden = true;
        // Phones know few file name endings, and would offer nothing.
        if (!matchMedia("(pointer: coarse)").matches) input.accept = endings;
        document.body.append(input);
        return new Promise((done) => {
            input.oncancel = () => done("");
            input.onchange = () => done(this.take([...input.files].map((file) => [file.name, file])));
            input.click();
        }).finally(() => input.remove());
    }

    // Returns the path of what was dropped, or nothing.
    async drop(transfer) {
        // Everything must be requested before the first await. Pages opened from a file get a folder's content only
        // through its handle, which some browsers lack.
        const dropped = [...transfer.items].map((item) => {
            const entry = item.webkitGetAsEntry && item.webkitGetAsEntry();
            if (!entry || !entry.isDirectory) return item.getAsFile();
            return item.getAsFileSystemHandle ? item.getAsFileSystemHandle() : entry;
        });
        const files = [];
        let folder = "";
        try {
            for (const one of await Promise.all(dropped)) {
                if (one instanceof File) files.push([one.name, one]);
                if (!one || one instanceof File) continue;
                if (dropped.length === 1) folder = one.name;
                await PlayersFiles.look(one, folder ? "" : one.name + "/", files);
            }
        } catch (error) {
            return this.refuse("unreadable");
        }
        return files.length > 0 || folder ? this.take(files, folder) : "";
    }

    // Lists the files of a folder that may belong to a deck.
    static async look(folder, before, files) {
        for (const one of await PlayersFiles.inside(folder)) {
            if (files.length > PlayersFiles.most) return;
            if (one.isDirectory || one.kind === "directory") await PlayersFiles.look(one, before + one.name + "/", files);
            else if (PlayersFiles.ofDecks.test(one.name)) files.push([before + one.name, await PlayersFiles.fileOf(one)]);
        }
    }

    static async inside(folder) {
        const all = [];
        if (folder.values) {
            for await (const one of folder.values()) all.push(one);
            return all;
        }
        const reader = folder.createReader();
        for (;;) {
            const some = await new Promise((done, failed) => reader.readEntries(done, failed));
            if (some.length === 0) return all;
            all.push(...some);
        }
    }

    static fileOf(one) {
        return one.getFile ? one.getFile() : new Promise((done, failed) => one.file(done, failed));
    }

    // Copies files, given as [name, file], from one folder if `folder` is set. Returns the path by which the game opens
    // them.
    async take(files, folder = "") {
        if (files.length === 0 && !folder) return "";
        if (files.length > PlayersFiles.most) return this.refuse("too-many");
        const kept = files.some(([name]) => PlayersFiles.pictures.test(name) || PlayersFiles.tables.test(name));
        const atlas = files.some(([name]) => name === "deck.txt"); // its pictures must stay unchanged
        PlayersFiles.remove("/opened");
        const home = kept ? "/kept/own/" + Date.now().toString(36) : "/opened";
        const place = kept || folder ? home + "/" + PlayersFiles.plain(folder || this.title) : home;
        if (files.length > 1) this.tell("taking");
        try {
            Module.FS.mkdirTree(place);
            let left = PlayersFiles.room - PlayersFiles.size("/kept/own");
            for (const [name, file] of files) {
                const content = kept && !atlas ? await PlayersFiles.shrunk(file) : file;
                left -= content.size;
                if (left < 0) throw new RangeError();
                const path = place + "/" + name;
                Module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
                Module.FS.writeFile(path, new Uint8Array(await content.arrayBuffer()));
            }
        } catch (error) {
            PlayersFiles.remove(home);
            return this.refuse(error instanceof RangeError ? "no-room" : "unreadable");
        }
        const table = files.find(([name]) => PlayersFiles.tables.test(name) && !PlayersFiles.names.test(name));
        if (table) return place + "/" + table[0];
        return folder ? place : place + "/" + files[0][0];
    }

    refuse(why) {
        this.tell(why);
        return "";
    }

    // Shrinks a photograph, which may have twelve million pixels, to its maximum display size.
    static async shrunk(file) {
        if (file.size < PlayersFiles.large || !PlayersFiles.photographs.test(file.name)) return file;
        try {
            const picture = await createImageBitmap(file);
            const scale = PlayersFiles.side / Math.max(picture.width, picture.height);
            if (scale >= 1) return file;
            const canvas = document.createElement("canvas");
            canvas.width = Math.max(1, Math.round(picture.width * scale));
            canvas.height = Math.max(1, Math.round(picture.height * scale));
            const context = canvas.getContext("2d");
            context.imageSmoothingQuality = "high";
            context.drawImage(picture, 0, 0, canvas.width, canvas.height);
            picture.close();
            const ending = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
            const type = ending[0] === "j" ? "image/jpeg" : ending === "webp" ? "image/webp" : "image/png";
            const small = await new Promise((done) => canvas.toBlob(done, type, 0.85));
            return small && small.size < file.size ? small : file;
        } catch (error) {
            return file; // the game reports what is wrong with it
        }
    }

    // Returns where the game writes a file for download.
    static place(name) {
        PlayersFiles.remove("/saved");
        Module.FS.mkdirTree("/saved");
        return "/saved/" + PlayersFiles.plain(name);
    }

    static plain(name) {
        return name.replace(/[\0-\x1f/]/g, " ");
    }

    static handOver(path) {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([Module.FS.readFile(path)]));
        link.download = path.slice(path.lastIndexOf("/") + 1);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        PlayersFiles.remove(path);
    }

    static entries(folder) {
        return Module.FS.readdir(folder).filter((name) => name !== "." && name !== "..").map((name) => folder + "/" + name);
    }

    static isFolder(path) {
        return Module.FS.isDir(Module.FS.stat(path).mode);
    }

    static size(path) {
        if (!Module.FS.analyzePath(path).exists) return 0;
        if (!PlayersFiles.isFolder(path)) return Module.FS.stat(path).size;
        return PlayersFiles.entries(path).reduce((sum, one) => sum + PlayersFiles.size(one), 0);
    }

    static remove(path) {
        if (!Module.FS.analyzePath(path).exists) return;
        if (!PlayersFiles.isFolder(path)) return Module.FS.unlink(path);
        for (const one of PlayersFiles.entries(path)) PlayersFiles.remove(one);
        Module.FS.rmdir(path);
    }
}
