// Stores a folder of the game's file system in the browser (IndexedDB), in pieces; each transaction writes only the
// changed pieces, all or none. One page at a time writes: the one opened last. Each starts with its own copy, a
// generation, of the previous page's. So a page that was suspended while another took over writes where nobody reads
// any more, and notices that; and no page has to ask before writing, for which a page that is being closed has no time.
"use strict";

class Storage {
    static piece = 65536;
    static patience = 300; // for another page's answer
    static longPatience = 3000; // until it has finished its writes

    constructor(folder) {
        this.folder = folder;
        this.owner = Date.now().toString(36) + Math.random().toString(36).slice(2);
        this.fault = ""; // "refused", "full" or "elsewhere"
        this.kept = new Map(); // the files as stored
        this.writing = 0; // unfinished transactions
        this.again = false;
        this.whenTaken = async () => {};
        this.whenRefused = () => {};
        this.whenIdle = [];
    }

    // Asks the page that has the game to finish its writes, takes over, and returns the files by name.
    async open() {
        try {
            await this.askForPlace();
            this.base = await this.openBase();
            await this.read();
        } catch (error) {
            this.fault = "refused";
            this.base = null;
        }
        this.listen();
        return this.kept;
    }

    askForPlace() {
        if (typeof BroadcastChannel === "undefined") return Promise.resolve();
        this.channel = new BroadcastChannel("two-turns");
        return new Promise((done) => {
            let timer = setTimeout(done, Storage.patience);
            this.channel.onmessage = (event) => {
                if (event.data.to !== this.owner) return;
                clearTimeout(timer);
                if (event.data.left) return done();
                timer = setTimeout(done, Storage.longPatience);
            };
            this.channel.postMessage({ from: this.owner });
        });
    }

    listen() {
        if (!this.channel) return;
        this.channel.onmessage = async (event) => {
            if (event.data.to || !event.data.from || this.fault === "elsewhere") return;
            const to = event.data.from;
            this.channel.postMessage({ to });
            await this.whenTaken();
            this.fault = "elsewhere";
            this.channel.postMessage({ to, left: true });
        };
    }

    openBase() {
        return new Promise((done, failed) => {
            const request = indexedDB.open("two-turns", 1);
            request.onupgradeneeded = () => {
                request.result.createObjectStore("pieces"); // [generation, file, number]: bytes
                request.result.createObjectStore("files"); // [generation, file]: size
                request.result.createObjectStore("newest"); // 0: the current generation
            };
            request.onsuccess = () => done(request.result);
            request.onerror = () => failed(request.error);
            request.onblocked = () => failed(new Error("blocked"));
        });
    }

    transaction() {
        const names = ["pieces", "files", "newest"];
        try {
            return this.base.transaction(names, "readwrite", { durability: "strict" });
        } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            return this.base.transaction(names, "readwrite");
        }
    }

    // Copies the newest generation to the next one.
    read() {
        return new Promise((done, failed) => {
            const transaction = this.transaction();
            const [pieces, files, newest] = ["pieces", "files", "newest"].map((name) => transaction.objectStore(name));
            newest.get(0).onsuccess = (event) => {
                const before = event.target.result || 0;
                this.generation = before + 1;
                newest.put(this.generation, 0);
                const own = (key) => [this.generation, ...key.slice(1)];
                const each = (store, take) => {
                    store.openCursor(IDBKeyRange.upperBound([this.generation])).onsuccess = ({ target: { result: cursor } }) => {
                        if (!cursor) return;
                        if (cursor.key[0] === before) {
                            take(cursor.key.slice(1), cursor.value);
                            store.put(cursor.value, own(cursor.key));
                        }
                        cursor.delete();
                        cursor.continue();
                    };
                };
                each(files, ([name], size) => this.kept.set(name, new Uint8Array(size)));
                each(pieces, ([name, number], bytes) => {
                    const file = this.kept.get(name);
                    const start = number * Storage.piece;
                    if (file && start < file.length) file.set(bytes.subarray(0, file.length - start), start);
                });
            };
            transaction.oncomplete = done;
            transaction.onabort = () => failed(transaction.error);
        });
    }

    // Writes the current files; calls whenRefused() if that is refused. `last`: at once, because the page may be
    // closed.
    keep(last = false) {
        if (!this.base || this.fault === "elsewhere") return;
        if (this.writing > 0 && !last) {
            this.again = true;
            return;
        }
        const changes = this.changes();
        if (changes.length === 0) return;
        this.writing++;
        const ended = (fault) => {
            this.writing--;
            const again = this.again;
            this.again = false;
            const news = this.fault !== fault;
            this.fault = fault;
            if (!fault) for (const change of changes) this.note(change);
            if (fault && news) this.whenRefused();
            if (again && !fault) this.keep();
            if (this.writing === 0) for (const one of this.whenIdle.splice(0)) one();
        };
        try {
            this.write(changes, ended);
        } catch (error) {
            setTimeout(() => ended("refused"));
        }
    }

    // Waits until all pending writes are finished, as far as possible.
    idle() {
        return this.writing > 0 ? new Promise((done) => this.whenIdle.push(done)) : Promise.resolve();
    }

    changes() {
        const changes = [];
        const present = new Set();
        for (const [name, bytes] of this.folder()) {
            present.add(name);
            const before = this.kept.get(name);
            if (before && before.length === bytes.length && name.startsWith("own/")) continue; // never changes once written
            const pieces = [];
            for (let start = 0, number = 0; start < bytes.length; start += Storage.piece, number++) {
                const now = bytes.subarray(start, start + Storage.piece);
                if (!before || !Storage.same(now, before.subarray(start, start + Storage.piece))) pieces.push([number, now.slice()]);
            }
            if (!before || before.length !== bytes.length || pieces.length > 0)
                changes.push({ name, size: bytes.length, pieces });
        }
        for (const name of this.kept.keys()) if (!present.has(name)) changes.push({ name, size: -1, pieces: [] });
        return changes;
    }

    static same(a, b) {
        if (a.length !== b.length) return false;
        for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
        return true;
    }

    write(changes, ended) {
        const transaction = this.transaction();
        const [pieces, files, newest] = ["pieces", "files", "newest"].map((name) => transaction.objectStore(name));
        const own = this.generation;
        let elsewhere = false;
        newest.get(0).onsuccess = (event) => (elsewhere = event.target.result !== own);
        for (const change of changes) {
            const beyond = Math.max(0, Math.ceil(change.size / Storage.piece));
            pieces.delete(IDBKeyRange.bound([own, change.name, beyond], [own, change.name, Infinity]));
            if (change.size < 0) files.delete([own, change.name]);
            else files.put(change.size, [own, change.name]);
            for (const [number, bytes] of change.pieces) pieces.put(bytes, [own, change.name, number]);
        }
        transaction.oncomplete = () => ended(elsewhere ? "elsewhere" : "");
        transaction.onabort = () => {
            const full = transaction.error && transaction.error.name === "QuotaExceededError";
            ended(full ? "full" : "refused");
        };
        if (transaction.commit) transaction.commit();
    }

    note(change) {
        if (change.size < 0) return this.kept.delete(change.name);
        const before = this.kept.get(change.name) || new Uint8Array(0);
        let file = before;
        if (before.length !== change.size) {
            file = new Uint8Array(change.size);
            file.set(before.subarray(0, change.size));
        }
        for (const [number, bytes] of change.pieces) file.set(bytes, number * Storage.piece);
        this.kept.set(change.name, file);
    }
}
