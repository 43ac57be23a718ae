// Controls Chromium for check.js, by the DevTools protocol through a pipe. No packages are needed.
"use strict";

const { spawn } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

class Browser {
    constructor(program, flags = []) {
        this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "twoturns-check-"));
        const own = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
        const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
        const where = ["--user-data-dir=" + this.folder, "--window-size=1280,720", "--remote-debugging-pipe", "--lang=en"];
        this.process = spawn(program, [...own, ...quiet, ...where, ...flags], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
        this.waiting = new Map();
        this.pages = new Map();
        this.last = 0;
        let held = Buffer.alloc(0);
        this.process.stdio[4].on("data", (data) => {
            held = Buffer.concat([held, data]);
            for (let end = held.indexOf(0); end >= 0; end = held.indexOf(0)) {
                this.take(JSON.parse(held.subarray(0, end).toString()));
                held = held.subarray(end + 1);
            }
        });
    }

    take(message) {
        if (message.id) {
            const { done, failed } = this.waiting.get(message.id);
            this.waiting.delete(message.id);
            if (message.error) failed(new Error(message.error.message));
            else done(message.result);
        } else if (message.sessionId && this.pages.has(message.sessionId)) {
            this.pages.get(message.sessionId).heard(message);
        }
    }

    send(method, params = {}, sessionId = undefined) {
        const id = ++this.last;
        this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
        return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
    }

    // Opens a private window, isolated from all others.
    async privately() {
        return (await this.send("Target.createBrowserContext")).browserContextId;
    }

    // Opens an empty page; `before` is run in each document before its own scripts.
    async page(before = "", browserContextId = undefined) {
        const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
        const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
        const page = new Page(this, sessionId, targetId);
        this.pages.set(sessionId, page);
        await page.send("Page.enable");
        await page.send("Runtime.enable");
        await page.size(1280, 720);
        if (before) await page.send("Page.addScriptToEvaluateOnNewDocument", { source: before });
        return page;
    }

    async close() {
        await Promise.race([this.send("Browser.close").catch(() => {}), new Promise((done) => setTimeout(done, 2000))]);
        await new Promise((done) => {
            if (this.process.exitCode !== null) return done();
            this.process.on("exit", done);
            setTimeout(() => this.process.kill("SIGKILL"), 2000);
        });
        fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
    }
}

class Page {
    constructor(browser, session, target) {
        this.browser = browser;
        this.session = session;
        this.target = target;
        this.errors = [];
        this.awaited = new Map(); // protocol events
    }

    send(method, params) {
        return this.browser.send(method, params, this.session);
    }

    heard(message) {
        if (message.method === "Runtime.exceptionThrown") {
            const { exception, text } = message.params.exceptionDetails;
            this.errors.push((exception && exception.description) || text);
        }
        if (this.awaited.has(message.method)) this.awaited.get(message.method)(message.params);
        if (message.method === "Page.javascriptDialogOpening") this.send("Page.handleJavaScriptDialog", { accept: true });
    }

    // Waits for the next event of that name.
    event(method) {
        return new Promise((done, failed) => {
            setTimeout(() => failed(new Error("never: " + method)), 10000);
            this.awaited.set(method, done);
        });
    }

    async size(width, height, scale = 1, phone = false) {
        this.scale = Math.min(scale, 2); // the game's maximum resolution
        await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: phone });
        await this.send("Emulation.setTouchEmulationEnabled", { enabled: phone, maxTouchPoints: 5 });
    }

    // Sets the browser's dark mode.
    dark(dark) {
        const value = dark ? "dark" : "light";
        return this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });
    }

    // Returns how long the page has kept a processor busy, in seconds.
    async busy() {
        await this.send("Performance.enable", {});
        const { metrics } = await this.send("Performance.getMetrics", {});
        return metrics.find((one) => one.name === "TaskDuration").value;
    }

    async value(expression) {
        const answer = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
        if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception.description || expression);
        return answer.result.value;
    }

    async until(what, expression, patience = 15000) {
        const end = Date.now() + patience;
        for (;;) {
            const value = await this.value(expression).catch(() => false);
            if (value) return value;
            if (Date.now() > end) throw new Error("never: " + what + ": " + expression + "\n" + (await this.state().catch(() => "")));
            await new Promise((done) => setTimeout(done, 10));
        }
    }

    async go(url) {
        await this.send("Page.navigate", { url });
        return this.started();
    }

    started() {
        return this.until("the game starts", 'document.getElementById("cover").hidden && Module.FS.analyzePath("/state").exists');
    }

    async reload() {
        await this.value("window.before = true");
        await this.send("Page.reload");
        await this.until("the page is read again", "!window.before");
        return this.started();
    }

    // Returns the state that the game writes for scripts.
    state() {
        return this.value('Module.FS.readFile("/state", { encoding: "utf8" })');
    }

    async says(word) {
        const line = (await this.state()).split("\n").find((one) => one.startsWith("; " + word + " "));
        return line && line.slice(word.length + 3);
    }

    board() {
        return this.state().then((state) => state.split("\n").filter((line) => line && !line.startsWith(";")).join("\n"));
    }

    awaits(line) {
        return this.until(line, `Module.FS.readFile("/state", { encoding: "utf8" }).split("\\n").includes("; ${line}")`);
    }

    // Brings the tab to the front, as if the player chose it.
    front() {
        return this.send("Page.bringToFront");
    }

    async click(x, y) {
        const at = { x, y, button: "left", clickCount: 1 };
        await this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
        await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
        await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
    }

    // Sends touches, each [x, y]; "touchStart", "touchMove" or "touchEnd".
    touch(type, ...fingers) {
        const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
        return this.send("Input.dispatchTouchEvent", { type, touchPoints });
    }

    async tap(x, y) {
        await this.touch("touchStart", [x, y]);
        await this.touch("touchEnd");
    }

    // Returns the centre of the cell "row,column". A wide board is turned in an upright window.
    async placeOf(cell) {
        const [row, column] = (await this.says("turned")) ? cell.split(",").map(Number).reverse() : cell.split(",").map(Number);
        const [side, x, y] = (await this.says("cell")).replace("from ", "").split(" ").map(Number);
        return [(x + (column - 0.5) * side) / this.scale, (y + (row - 0.5) * side) / this.scale];
    }

    async clickCell(cell) {
        await this.click(...(await this.placeOf(cell)));
    }

    async tapCell(cell) {
        await this.tap(...(await this.placeOf(cell)));
    }

    async placeOfButton(name) {
        const line = (await this.state()).split("\n").find((one) => one.startsWith("; button " + name + " at "));
        if (!line) throw new Error("no button " + name + "\n" + (await this.state()));
        return line.split(" at ")[1].split(" ").map((one) => Number(one) / this.scale);
    }

    async clickButton(name) {
        await this.until("button " + name, `Module.FS.readFile("/state", { encoding: "utf8" }).includes("; button ${name} at ")`);
        await this.click(...(await this.placeOfButton(name)));
    }

    // Drops files and folders of this system.
    async drop(...files) {
        const at = { x: 640, y: 360, data: { items: [], files, dragOperationsMask: 1 } };
        for (const type of ["dragEnter", "dragOver", "drop"]) await this.send("Input.dispatchDragEvent", { type, ...at });
    }

    // `commands`: the browser's own actions for that key, besides the page's.
    async key(key, code, keyCode, modifiers = 0, commands = []) {
        const one = { key, code, windowsVirtualKeyCode: keyCode, modifiers, commands };
        const ctrl = { key: "Control", code: "ControlLeft", windowsVirtualKeyCode: 17 };
        if (modifiers === 2) await this.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...ctrl, modifiers });
        await this.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...one });
        await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...one });
        if (modifiers === 2) await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...ctrl });
    }

    // Returns the brightness of one point of the page, from 0 to 255.
    async brightness(x, y) {
        const clip = { x, y, width: 1, height: 1, scale: 1 };
        const { data } = await this.send("Page.captureScreenshot", { format: "png", clip });
        return this.value(`(async () => {
            const canvas = document.createElement("canvas");
            canvas.getContext("2d").drawImage(await createImageBitmap(await (await fetch("data:image/png;base64,${data}")).blob()), 0, 0);
            const [red, green, blue] = canvas.getContext("2d").getImageData(0, 0, 1, 1).data;
            return (red + green + blue) / 3;
        })()`);
    }

    // Takes a picture for people to look at.
    async picture(file) {
        const { data } = await this.send("Page.captureScreenshot", { format: "png" });
        fs.writeFileSync(file, Buffer.from(data, "base64"));
    }

    close() {
        return this.browser.send("Target.closeTarget", { targetId: this.target });
    }
}

module.exports = { Browser };
