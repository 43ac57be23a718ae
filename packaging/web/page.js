// The page around the game: unpacks and starts it, stores its saves, passes links to it, and leaves the browser its own
// keys.
"use strict";

(() => {
    const chinese = (navigator.language || "").toLowerCase().startsWith("zh");
    const say = (english, inChinese) => (chinese ? inChinese : english);
    const cover = document.getElementById("cover");
    const bar = document.getElementById("bar");
    const words = document.getElementById("words");
    const button = document.getElementById("again");
    const canvas = document.getElementById("canvas");
    const picture = canvas.getContext("2d", { alpha: false });
    const kept = "/kept";
    let isRunning;
    const running = new Promise((done) => (isRunning = done));

    document.documentElement.lang = chinese ? "zh" : "en";
    const title = say("Two Turns", "连连看");
    document.title = title;
    document.getElementById("name").textContent = title;
    button.textContent = say("Play here", "在这里玩");
    button.onclick = () => location.reload();

    // Shows a message in place of the game.
    function stop(sentence, withButton) {
        words.textContent = sentence;
        bar.hidden = true;
        button.hidden = !withButton;
        cover.hidden = false;
        if (withButton) button.focus();
    }

    // Loading -----------------------------------------------------------------------------------------------------

    const storage = new Storage(filesToKeep);
    const showProgress = (part) => (bar.firstElementChild.style.width = 100 * part + "%");

    // What the address asks for; it is removed, so that reloading the page resumes the game.
    const wishes = new URLSearchParams(location.search);
    const wish = ["today", "new"].find((one) => wishes.has(one)) || "";
    let sharedText = "";

    async function start() {
        const [{ program, script, files, later }, kept_, shared] = await Promise.all([loading.load(showProgress), storage.open(), loading.shared()]);
        sharedText = shared.text;
        window.Module = {
            page: api,
            canvas,
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(program, imports).then((instance) => done(instance), (error) => fail(error.message));
                return {};
            },
            preRun: [
                () => {
                    for (const [name, content] of files) put("/" + name, content);
                    for (const [name, size] of later) putLater(name, size);
                    Module.FS.mkdirTree(kept);
                    for (const [name, content] of kept_) put(kept + "/" + name, content.slice());
                },
            ],
            // page.html?state: writes the state there for scripts, as with the desktop's --state-file.
            arguments: wishes.has("state") ? ["/state"] : [],
            print: (text) => console.log(text),
            printErr: (text) => console.warn(text),
            onAbort: () => fail(say("The browser has no more memory for it.", "浏览器内存不足。")),
        };
        const element = document.createElement("script");
        element.textContent = new TextDecoder().decode(script);
        document.body.append(element);
        await running;
        takeFiles(shared.files);
        if (window.launchQueue)
            launchQueue.setConsumer(async ({ files: handles }) =>
                takeFiles(await Promise.all([...(handles || [])].map(async (one) => [one.name, await one.getFile()]))));
    }

    // A file that is loaded when the game opens it.
    function putLater(name, size) {
        put("/" + name, new Uint8Array(0));
        const node = Module.FS.lookupPath("/" + name).node;
        const usual = node.stream_ops;
        const fill = (bytes) => {
            node.contents = bytes;
            node.stream_ops = usual;
        };
        node.usedBytes = size;
        node.loaded = fill;
        node.stream_ops = Object.assign({}, usual, {
            open() {
                if (node.stream_ops === usual) return;
                const bytes = loading.fetchNow(name, (news) => setTimeout(() => hand("news", news, "_twoturns_take_news")));
                if (bytes) return fill(bytes);
                const inputOutput = 29;
                throw new Module.FS.ErrnoError(inputOutput);
            },
        });
    }

    // Asks the browser to keep the games even if the disk gets full. Some browsers ask the player.
    async function persist() {
        try {
            if (!(await navigator.storage.persisted())) await navigator.storage.persist();
        } catch (error) {
            // not possible here
        }
    }
    addEventListener("pointerup", () => runs() && persist(), { once: true, capture: true });

    function put(path, content) {
        const slash = path.lastIndexOf("/");
        Module.FS.mkdirTree(path.slice(0, slash));
        Module.FS.createDataFile(path.slice(0, slash), path.slice(slash + 1), content, true, true, true);
    }

    function fail(why) {
        stop(say("The game cannot go on: ", "游戏无法继续：") + why, true);
    }

    // Storage -----------------------------------------------------------------------------------------------------

    // SQLite recreates the index of its log, and locks are for this page only.
    function filesToKeep() {
        const found = [];
        const look = (folder) => {
            for (const name of Module.FS.readdir(kept + folder)) {
                if (name === "." || name === ".." || name.endsWith("-shm") || name.endsWith(".lock")) continue;
                if (folder === "" && name === "thumbnails") continue; // recreated from the pictures stored here
                const node = Module.FS.lookupPath(kept + folder + "/" + name).node;
                if (Module.FS.isDir(node.mode)) look(folder + "/" + name);
                else found.push([(folder + "/" + name).slice(1), (node.contents || new Uint8Array()).subarray(0, node.usedBytes)]);
            }
        };
        look("");
        return found;
    }

    const runs = () => window.Module && Module.calledRun;
    const call = (name) => {
        if (runs() && Module[name]) Module[name]();
        wake();
    };

    // Rest ---------------------------------------------------------------------------------------------------------

    // While nothing moves the browser is asked for no frames, until time is up or something comes in.
    let alarm = null;
    function rest(milliseconds) {
        Module.pauseMainLoop();
        alarm = setTimeout(wake, milliseconds);
    }
    function wake() {
        if (alarm === null) return;
        clearTimeout(alarm);
        alarm = null;
        Module.resumeMainLoop();
    }
    for (const kind of ["pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup", "mouseout", "wheel",
        "touchstart", "touchmove", "touchend", "touchcancel", "keydown", "keyup", "focus", "blur", "resize"])
        addEventListener(kind, wake, { capture: true, passive: true });
    document.addEventListener("visibilitychange", wake);

    // As soon as a page asks for gamepads Chromium looks at them 250 times a second. Where there are fingers alone it is
    // asked after the first key: that of a keyboard, or of a gamepad nobody has asked for.
    let looksForPads = false;
    function lookForPads() {
        if (looksForPads) return;
        looksForPads = true;
        for (const kind of ["gamepadconnected", "gamepaddisconnected"]) addEventListener(kind, wake);
    }
    if (!navigator.userAgentData || matchMedia("(any-pointer: fine)").matches) lookForPads();
    else addEventListener("keydown", lookForPads, { once: true, capture: true });

    storage.whenTaken = async () => {
        call("_twoturns_save_all");
        storage.keep();
        await storage.idle();
        goneElsewhere();
    };
    storage.whenRefused = () => {
        if (storage.fault === "elsewhere") goneElsewhere();
        else call("_twoturns_not_kept");
    };

    function goneElsewhere() {
        wake(); // or input would
        if (window.Module && Module.pauseMainLoop) Module.pauseMainLoop();
        stop(say("The game goes on in another tab.", "游戏已在另一个标签页中继续。"), true);
    }

    function leave() {
        call("_twoturns_save_all");
        if (runs()) storage.keep(true);
    }
    addEventListener("pagehide", leave);
    addEventListener("freeze", leave);
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
    addEventListener("pageshow", (event) => event.persisted && location.reload());

    // Links -------------------------------------------------------------------------------------------------------

    addEventListener("hashchange", () => location.hash.length > 1 && call("_twoturns_follow_link"));

    // Back --------------------------------------------------------------------------------------------------------

    // The game's pages are entries of the browser's history, each with its level, so that Back closes the one on top.
    let level = (history.state && history.state.level) || 0; // that of the entry we are at
    let wantedLevel = null; // while a step of our own has not arrived
    history.replaceState({ level }, "");

    function showWaysBack(ways) {
        if (wantedLevel !== null) return void (wantedLevel = ways);
        while (level < ways) history.pushState({ level: ++level }, "");
        if (level === ways) return;
        wantedLevel = ways;
        history.go(ways - level);
    }
    addEventListener("popstate", (event) => {
        // A link (see hashchange) is an entry of its own, until the game has it and leaves it by showWaysBack().
        if (location.hash.length > 1) return history.replaceState({ level: ++level }, "");
        const from = level;
        level = (event.state && event.state.level) || 0;
        const wanted = wantedLevel;
        wantedLevel = null;
        if (wanted !== null) return showWaysBack(wanted);
        if (level >= from) return showWaysBack(from); // forward: what was closed stays closed
        for (let left = from - level; left > 0; left--) call("_twoturns_go_back");
    });

    // The browser's own keys: it gets them before SDL, which would swallow them. ----------------------------------

    // Ctrl+V stays with the browser, too, because its paste event delivers the text.
    const forTheGame = new Set(["z", "y", "c", "x", "a", "o", "s", "q", "home", "end", "arrowleft", "arrowright", "backspace", "delete"]);
    function isBrowsers(event) {
        if (["Control", "Shift", "Alt", "Meta"].includes(event.key)) return false;
        if (/^F\d+$/.test(event.key)) return event.key !== "F1" && event.key !== "F2";
        if (event.metaKey && !event.ctrlKey && !event.altKey) return !forTheGame.has(event.key.toLowerCase());
        if (event.ctrlKey) return !forTheGame.has(event.key.toLowerCase());
        return event.altKey;
    }
    for (const kind of ["keydown", "keyup", "keypress"])
        addEventListener(kind, (event) => isBrowsers(event) && event.stopImmediatePropagation(), true);
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());

    // Input from other programs: files and the clipboard. --------------------------------------------------------

    const arrived = new Map(); // input the game has yet to take, by kind
    function hand(kind, value, taker) {
        arrived.set(kind, value);
        call(taker);
    }
    const own = new PlayersFiles(say("Pictures", "图片"), (news) => hand("news", news, "_twoturns_take_news"));

    addEventListener("dragover", (event) => event.preventDefault());
    async function takeFiles(list) {
        if (list.length === 0) return;
        const path = await own.take(list);
        if (path) hand("dropped", path, "_twoturns_take_dropped");
    }
    addEventListener("drop", async (event) => {
        event.preventDefault();
        if (!runs()) return;
        const path = await own.drop(event.dataTransfer);
        if (path) hand("dropped", path, "_twoturns_take_dropped");
    });

    addEventListener("paste", (event) => {
        event.preventDefault();
        hand("pasted", event.clipboardData.getData("text/plain"), "_twoturns_paste");
    });
    function take(kind) {
        const value = arrived.get(kind);
        arrived.delete(kind);
        return value || "";
    }
    async function clipboard() {
        if (arrived.has("pasted")) return take("pasted");
        try {
            return await navigator.clipboard.readText();
        } catch (error) {
            return ""; // refused by the player, or not possible
        }
    }
    // Two regions whose new content readers of screens say: one waits, the other cuts off what is being said.
    const regions = ["polite", "assertive"].map((live) => {
        const region = document.createElement("div");
        region.className = "said";
        region.setAttribute("aria-live", live);
        document.body.append(region);
        return region;
    });

    // The controls on the canvas, for readers of screens alone: pressing one clicks where it is drawn.
    const controls = document.createElement("div");
    controls.className = "said";
    const speaking = document.createElement("button");
    speaking.textContent = say("Speaking", "语音");
    speaking.tabIndex = -1;
    speaking.onclick = () => {
        call("_twoturns_begin_speaking");
        canvas.focus();
    };
    document.body.append(speaking, controls);
    speaking.className = "said";

    function showControls(lines) {
        const wanted = lines.split("\n").filter((line) => line);
        while (controls.childElementCount > wanted.length) controls.lastElementChild.remove();
        wanted.forEach((line, number) => {
            const [kind, state, use, words] = line.split("\t");
            let control = controls.children[number]; // kept where it is, so that the reader stays on it
            if (!control) {
                control = document.createElement("button");
                control.tabIndex = -1;
                control.onclick = () => runs() && Module._twoturns_press_control(number);
                controls.append(control);
            }
            if (control.textContent !== words) control.textContent = words;
            control.disabled = use !== "usable";
            if (kind === "button") {
                control.removeAttribute("role");
                control.removeAttribute("aria-checked");
            } else {
                control.setAttribute("role", kind === "switch" ? "switch" : "radio");
                control.setAttribute("aria-checked", state === "on");
            }
        });
    }

    function speak(text, interrupts) {
        const sentence = document.createElement("p");
        sentence.textContent = text;
        const region = regions[interrupts ? 1 : 0];
        region.append(sentence); // an element of its own, so that the same sentence is said again
        while (region.childElementCount > 8) region.firstElementChild.remove();
    }

    async function copy(text) {
        try {
            await navigator.clipboard.writeText(text);
        } catch (error) { // unavailable on some servers
            const give = (event) => {
                event.preventDefault();
                event.clipboardData.setData("text/plain", text);
            };
            addEventListener("copy", give);
            document.execCommand("copy");
            removeEventListener("copy", give);
        }
    }

    function vibrate(milliseconds) {
        if (navigator.vibrate) navigator.vibrate(milliseconds); // not on iPhones
    }

    // The browser lets go of the lock whenever the page is hidden.
    let awake = false;
    let lock = null;
    async function keepAwake(on) {
        awake = on;
        if (!navigator.wakeLock || document.visibilityState !== "visible") return;
        try {
            if (on && (!lock || lock.released)) lock = await navigator.wakeLock.request("screen");
            if (!awake && lock) {
                await lock.release();
                lock = null;
            }
        } catch (error) {
            // the battery is low, or the player forbids it
        }
    }
    document.addEventListener("visibilitychange", () => awake && keepAwake(true));

    const questions = new Map(); // null: not answered yet
    let asked = 0;
    function ask(what, about) {
        const number = ++asked;
        questions.set(number, null);
        const answers = {
            file: () => own.choose(about, false),
            files: () => own.choose(about, true),
            place: async () => PlayersFiles.place(about),
            clipboard,
        };
        const none = () => ""; // the game continues without it
        answers[what]().catch(none).then((answer) => {
            if (!questions.has(number)) return;
            questions.set(number, answer);
            call("_twoturns_wake");
        });
        return number;
    }

    const darkness = matchMedia("(prefers-color-scheme: dark)");
    const contrast = matchMedia("(prefers-contrast: more)");
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    for (const wish of [darkness, contrast, stillness]) wish.addEventListener("change", () => call("_twoturns_wake"));

    const usualLetters = 16; // pixels; the player's browser may have another size of text
    // A hidden measure as high as the root's letters tells of another size at once.
    const measure = document.createElement("div");
    measure.style.cssText = "position:absolute;visibility:hidden;width:1rem;height:1rem";
    document.documentElement.append(measure);
    new ResizeObserver(() => call("_twoturns_wake")).observe(measure);

    // Browsers allow no sound before the player does something. Where there is silence it is suspended.
    let soundRests = false;
    const soundContext = () => window.Module && Module.SDL2 && Module.SDL2.audioContext;
    function sound() {
        const context = soundContext();
        if (context && context.state === "suspended" && !soundRests) context.resume();
    }
    function restSound(on) {
        soundRests = on;
        const context = soundContext();
        if (!context) return;
        context.onstatechange = () => soundRests && context.state === "running" && context.suspend(); // SDL resumes it, too
        if (on) context.suspend();
        else context.resume();
    }
    function endSound() {
        const device = soundContext() && Module.SDL2.audio;
        if (device && device.scriptProcessorNode) device.scriptProcessorNode.onaudioprocess = null;
    }
    for (const kind of ["pointerup", "keydown"]) addEventListener(kind, sound, true);

    function takeLink() {
        let link = location.hash.slice(1);
        const plain = location.pathname + (wishes.has("state") ? "?state" : "");
        if (link || location.search !== (wishes.has("state") ? "?state" : "")) history.replaceState({ level }, "", plain);
        if (!link) link = (/\bt[tpg]\d\.[^\s"'<>]+/.exec(sharedText) || [""])[0];
        sharedText = "";
        if (!link) return "";
        try {
            link = decodeURIComponent(link);
        } catch (error) {
            // a stray %: the link is passed on unchanged and reported as invalid
        }
        return link;
    }

    // Returns the scale from page pixels, which SDL would use, to device pixels: three on most phones. The processor
    // draws the board, so the scale is at most two, and lower, but at least one, if the canvas would exceed four
    // million pixels.
    function fineness() {
        const pixels = innerWidth * innerHeight;
        return Math.max(1, Math.min(devicePixelRatio, 2, Math.sqrt(4e6 / pixels)));
    }
    function fit(event) {
        event.stopImmediatePropagation();
        call("_twoturns_fit");
    }
    addEventListener("resize", fit, true);
    document.addEventListener("fullscreenchange", () => call("_twoturns_fills_screen"));
    function fillScreen(on) {
        const refused = () => call("_twoturns_fills_screen");
        if (!document.documentElement.requestFullscreen) return setTimeout(refused); // not supported on iPhones
        (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(refused);
    }

    // The functions the game calls in the page; see src/web/page_library.js.
    const api = {
        keep: () => storage.keep(),
        fault: () => storage.fault,
        take: (kind) => (kind === "link" ? takeLink() : kind === "wish" ? wish : take(kind)),
        address: () => location.href.split("#")[0],
        show() {
            document.title = title; // replaces SDL's own title
            cover.hidden = true;
            canvas.focus();
            isRunning();
            loading.started(
                (name, bytes) => Module.FS.lookupPath("/" + name).node.loaded(bytes),
                (news) => hand("news", news, "_twoturns_take_news"),
            );
        },
        showPixels: (image, x, y) => picture.putImageData(image, x, y),
        rest,
        end: async () => {
            await storage.idle();
            stop(say("All is saved. This tab can be closed.", "已全部保存，可以关闭此标签页。"), true);
        },
        fail,
        fineness,
        width: () => Math.max(1, Math.round(canvas.clientWidth * fineness())),
        height: () => Math.max(1, Math.round(canvas.clientHeight * fineness())),
        fillScreen,
        fillsScreen: () => (document.fullscreenElement ? 1 : 0),
        dark: () => (darkness.matches ? 1 : 0),
        contrast: () => (contrast.matches ? 1 : 0),
        still: () => (stillness.matches ? 1 : 0),
        showControls,
        showWaysBack,
        speak,
        textSize: () => (100 * parseFloat(getComputedStyle(document.documentElement).fontSize)) / usualLetters,
        copy,
        vibrate,
        keepAwake,
        restSound,
        endSound,
        looksForPads: () => (looksForPads ? 1 : 0),
        handOver: PlayersFiles.handOver,
        ask,
        answer: (question) => questions.get(question),
        forget: (question) => questions.delete(question),
    };
    if (!tooOld) start().catch((error) => fail(error.message || String(error)));
})();
