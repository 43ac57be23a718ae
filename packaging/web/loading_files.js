// Loads the game from a server, file by file: what the first picture needs at the start, other decks and fonts when the
// game opens them. What was loaded once is kept for this page once the game runs, so that it runs without a connection;
// the service worker (worker.js) answers for the page itself. The name of a file contains a hash of its content, so a file
// of that name never changes.
"use strict";

const loading = (() => {
    const filesCache = "two-turns-files";
    const sharedCache = "two-turns-shared";
    let cache = null;
    let cached = new Set(); // addresses
    let unloaded = new Map(); // name in the game's file system: [address, size]
    let whenLoaded = () => {};
    const worker = navigator.serviceWorker;
    const wasHere = Boolean(worker && worker.controller); // not the first visit

    const addressOf = (name) => new URL(name, location.href).href;

    // On the first visit nothing is cached, and nothing waits for the cache, which is slow to open.
    async function openCache() {
        try {
            cache = await caches.open(filesCache);
            cached = new Set((await cache.keys()).map((request) => request.url));
        } catch (error) {
            cache = null; // plays, but only with a connection
        }
    }

    const opened = openCache();

    async function answered(name) {
        const url = addressOf(name);
        const kept = cached.has(url) ? await cache.match(url) : undefined;
        if (kept) return kept;
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(name + ": " + answer.status);
        keep(url);
        return answer;
    }

    const fetched = async (name) => new Uint8Array(await (await answered(name)).arrayBuffer());

    // Compiles the program while it arrives, if the server calls it a program.
    async function compiled(name) {
        const answer = await answered(name);
        if (answer.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(answer);
        return WebAssembly.compile(await answer.arrayBuffer());
    }

    // Keeping takes a processor from the game's start, so it comes after that. The browser still has the file.
    const toKeep = [];
    let keeps = false;
    function keep(url) {
        toKeep.push(url);
        if (keeps) keepAll();
    }
    async function keepAll() {
        keeps = true;
        await opened;
        for (const url of toKeep.splice(0)) {
            if (!cache || cached.has(url)) continue;
            cached.add(url);
            cache.add(new Request(url, { cache: "force-cache" })).catch(() => cached.delete(url));
        }
    }

    // The game's languages are named as in share/locale; the browser's may be "zh-Hant-TW" or "pt".
    function language() {
        for (const wish of navigator.languages || [navigator.language || ""]) {
            const [main, ...rest] = wish.split("-");
            const code = rest.length > 0 ? main + "_" + rest[rest.length - 1] : main;
            if (main === "zh") return /Hant|TW|HK|MO/i.test(wish) ? "zh_TW" : "zh_CN";
            if (contents.languages[code]) return code;
            const kin = Object.keys(contents.languages).find((one) => one.split("_")[0] === main);
            if (kin) return kin;
            if (main === "en") return "en";
        }
        return "en";
    }

    async function load(progress) {
        if (wasHere) await opened;
        const first = new Set(contents.languages[language()] || []);
        for (const [name, [address]] of Object.entries(contents.files)) if (cached.has(addressOf(address))) first.add(name);
        const wanted = [contents.wasm, contents.script, contents.start, ...[...first].map((name) => contents.files[name])];
        const all = wanted.reduce((sum, one) => sum + one[1], 0);
        let there = 0;
        const loaded = await Promise.all(
            wanted.map(async ([address, size], i) => {
                const content = await (i === 0 ? compiled : fetched)(address);
                there += size;
                progress(there / all);
                return content;
            }),
        ).catch(async (error) => {
            await beginAnew(error);
        });
        const [program, script, start, ...rest] = loaded;
        const files = Object.entries(contents.inStart).map(([name, [at, size]]) => [name, start.subarray(at, at + size)]);
        [...first].forEach((name, i) => files.push([name, rest[i]]));
        unloaded = new Map(Object.entries(contents.files).filter(([name]) => !first.has(name)));
        return { program, script, files, later: [...unloaded].map(([name, [, size]]) => [name, size]) };
    }

    // A page that the worker has kept may name files that are neither cached nor on the server any more: then the newest
    // page has to be loaded, once.
    async function beginAnew(error) {
        if (!navigator.onLine || !worker || !worker.controller || sessionStorage.getItem("two-turns-anew")) throw error;
        sessionStorage.setItem("two-turns-anew", "1");
        for (const one of await worker.getRegistrations()) await one.unregister();
        location.reload();
        await new Promise(() => {});
    }

    // Loads a file while the game waits for it; returns null if that is not possible. `tell` is told of a failure.
    function fetchNow(name, tell) {
        if (contents.patient.includes(name)) return null; // the game does without it this time
        const bytes = fetchedNow(name);
        if (!bytes) tell("not-loaded");
        return bytes;
    }

    function fetchedNow(name) {
        const [address, size] = unloaded.get(name);
        try {
            const request = new XMLHttpRequest();
            request.open("GET", addressOf(address), false);
            request.overrideMimeType("text/plain; charset=x-user-defined"); // a page gets no bytes from such a request
            request.send();
            const text = request.responseText;
            if (request.status !== 200 || text.length !== size) return null;
            const bytes = new Uint8Array(size);
            for (let i = 0; i < size; i++) bytes[i] = text.charCodeAt(i);
            keep(addressOf(address));
            unloaded.delete(name);
            if (name.includes("/decks/") && ++decksOpened > 1) loadOthers(); // the first one may be for a single picture
            return bytes;
        } catch (error) {
            return null;
        }
    }

    // Loads the other decks, and from the second visit on the fonts of titles in this language.
    let decksOpened = 0; // while the game waited
    let loadsOthers = false;
    async function loadOthers() {
        if (loadsOthers) return;
        loadsOthers = true;
        const own = (contents.languages[language()] || []).flatMap((name) => ["-bold.otf", "-serif.otf"].map((end) => name.replace(/(-bold)?\.otf$/, end)));
        for (const name of [...unloaded.keys()].filter((one) => one.includes("/decks/") || (wasHere && own.includes(one)))) {
            if (!unloaded.has(name)) continue;
            try {
                const bytes = await fetched(unloaded.get(name)[0]);
                if (unloaded.delete(name)) whenLoaded(name, bytes);
            } catch (error) {
                break; // no connection: each is loaded when it is needed
            }
        }
        loadsOthers = false;
    }

    // The game runs. `loaded` is given files that come by themselves, `news` is told of a new version.
    async function started(loaded, news) {
        whenLoaded = loaded;
        keepAll();
        try {
            sessionStorage.removeItem("two-turns-anew");
        } catch (error) {
            // no storage
        }
        const saves = navigator.connection && navigator.connection.saveData;
        if (wasHere && !saves) setTimeout(loadOthers, 5000);
        if (!worker) return;
        try {
            const registration = await worker.register("worker.js");
            registration.addEventListener("updatefound", () => {
                const next = registration.installing;
                next.addEventListener("statechange", () => next.state === "installed" && worker.controller && news("update"));
            });
            const hour = 3600000;
            let looked = Date.now();
            document.addEventListener("visibilitychange", () => {
                if (document.visibilityState !== "visible" || Date.now() - looked < hour) return;
                looked = Date.now();
                registration.update().catch(() => {});
            });
        } catch (error) {
            // private windows of some browsers have none
        }
    }

    // Returns what another program has shared with the game.
    async function shared() {
        const found = { files: [], text: "" };
        if (!new URLSearchParams(location.search).has("shared")) return found;
        try {
            const box = await caches.open(sharedCache);
            for (const request of await box.keys()) {
                const answer = await box.match(request);
                const name = decodeURIComponent(request.url.slice(request.url.lastIndexOf("/") + 1));
                if (request.url.includes("/shared/text/")) found.text = await answer.text();
                else found.files.push([name, new File([await answer.blob()], name)]);
            }
            await caches.delete(sharedCache);
        } catch (error) {
            // nothing was shared
        }
        return found;
    }

    return { load, fetchNow, started, shared };
})();
