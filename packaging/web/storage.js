// Keeps a folder of the game's file system in the browser's own storage (IndexedDB), in pieces of which only those are
// written that changed, all of them or none. One page at a time writes: the one that was opened last. It is noted in the
// storage, so that a page that was asleep while another took over can overwrite nothing when it wakes up.
"use strict";

class Storage {
    static piece = 65536;
    static patience = 300; // for another page's answer
    static longPatience = 3000; // until it has written what it still had

    constructor(folder) {
        this.folder = folder;
        this.owner = Date.now().toString(36) + Math.random().toString(36).slice(2);
        this.fault = ""; // "refused", "full" or "elsewhere"
        this.kept = new Map(); // the files as they are in the storage
        this.writing = false;
        this.again = false;
        this.whenTaken = async () => {};
        this.whenRefused = () => {};
        this.whenIdle = [];
    }

    // Asks the page that has the game to write what it has, takes its place, and gives the files by name.
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
                request.result.createObjectStore("pieces"); // [file, number]: bytes
                request.result.createObjectStore("files"); // file: size
                request.result.createObjectStore("owner"); // 0: the page that writes
            };
            request.onsuccess = () => done(request.result);
            request.onerror = () => failed(request.error);
            request.onblocked = () => failed(new Error("blocked"));
        });
    }

    transaction() {
        const names = ["pieces", "files", "owner"];
        try {
            return this.base.transaction(names, "readwrite", { durability: "strict" });
        } catch (error) {
            if (!(error instanceof TypeError)) throw error;
            return this.base.transaction(names, "readwrite");
        }
    }

    read() {
        return new Promise((done, failed) => {
            const transaction = this.transaction();
            transaction.objectStore("owner").put(this.owner, 0);
            transaction.objectStore("files").openCursor().onsuccess = (event) => {
                const cursor = event.target.result;
                if (!cursor) return;
                this.kept.set(cursor.key, new Uint8Array(cursor.value));
                cursor.continue();
            };
            transaction.objectStore("pieces").openCursor().onsuccess = (event) => {
                const cursor = event.target.result;
                if (!cursor) return;
                const [name, number] = cursor.key;
                const file = this.kept.get(name);
                if (file) file.set(cursor.value.subarray(0, file.length - number * Storage.piece), number * Storage.piece);
                cursor.continue();
            };
            transaction.oncomplete = done;
            transaction.onabort = () => failed(transaction.error);
        });
    }

    // Has what is there now written; when that is refused, whenRefused() is called.
    keep() {
        if (!this.base || this.fault === "elsewhere") return;
        if (this.writing) {
            this.again = true;
            return;
        }
        const changes = this.changes();
        if (changes.length === 0) return;
        this.writing = true;
        const ended = (fault) => {
            this.writing = false;
            const again = this.again;
            this.again = false;
            const news = this.fault !== fault;
            this.fault = fault;
            if (!fault) for (const change of changes) this.note(change);
            if (fault && news) this.whenRefused();
            if (again && !fault) this.keep();
            if (!this.writing) for (const one of this.whenIdle.splice(0)) one();
        };
        try {
            this.write(changes, ended);
        } catch (error) {
            setTimeout(() => ended("refused"));
        }
    }

    // When all is written that was to be, as far as it can be.
    idle() {
        return this.writing ? new Promise((done) => this.whenIdle.push(done)) : Promise.resolve();
    }

    changes() {
        const changes = [];
        const present = new Set();
        for (const [name, bytes] of this.folder()) {
            present.add(name);
            const before = this.kept.get(name);
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
        const pieces = transaction.objectStore("pieces");
        const files = transaction.objectStore("files");
        let elsewhere = false;
        transaction.objectStore("owner").get(0).onsuccess = (event) => {
            if (event.target.result !== this.owner) {
                elsewhere = true;
                transaction.abort();
                return;
            }
            for (const change of changes) {
                const beyond = Math.max(0, Math.ceil(change.size / Storage.piece));
                pieces.delete(IDBKeyRange.bound([change.name, beyond], [change.name, Infinity]));
                if (change.size < 0) files.delete(change.name);
                else files.put(change.size, change.name);
                for (const [number, bytes] of change.pieces) pieces.put(bytes, [change.name, number]);
            }
        };
        transaction.oncomplete = () => ended("");
        transaction.onabort = () => {
            const full = transaction.error && transaction.error.name === "QuotaExceededError";
            ended(elsewhere ? "elsewhere" : full ? "full" : "refused");
        };
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
