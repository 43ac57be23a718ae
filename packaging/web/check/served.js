// The folder for a web server: it installs, loads little at first, runs without a connection, changes to a new version
// without losing a game, and takes what other programs and the player's other computers give it.
"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const { Server } = require("./server.js");
const { file, figure, id, make, must, pause, picture, wide, winningMoves } = require("./tools.js");

const folder = path.resolve(file.replace(/\.html$/, "-web"));
const most = 3000000; // bytes of a first visit

const workerIsReady = "navigator.serviceWorker.ready.then((one) => Boolean(one.active))";

// Waits until the page can do without the server.
async function settled(page) {
    await page.until("the worker", workerIsReady, 30000);
    await pause(1000);
}

// Opens the page of a file dialog by the settings.
async function openSettings(page) {
    await page.clickButton("menu");
    await page.clickButton("settings");
    await page.awaits("panel settings");
}

module.exports = {
    async "installs, and the first visit loads at most 3 MB"(browser) {
        const server = await new Server(folder).open();
        const page = await browser.page();
        const start = Date.now();
        await page.go(server.address + "?state#" + id);
        await page.awaits("pairs 24");
        figure("served: first board, milliseconds", Date.now() - start);
        await make(page, winningMoves(id)[0]);
        await settled(page);
        figure("served: first visit, bytes", server.sent());
        must(server.sent() <= most, "the first visit:", server.sent(), server.asked.join(" "));
        const { url, errors } = await page.send("Page.getAppManifest");
        must(/manifest\.webmanifest$/.test(url) && errors.length === 0, url, JSON.stringify(errors));
        const { installabilityErrors } = await page.send("Page.getInstallabilityErrors");
        const real = installabilityErrors.filter((one) => one.errorId !== "in-incognito");
        must(real.length === 0, JSON.stringify(real));
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        await server.close();
    },

    "in Chinese the first visit loads at most 3 MB, and other characters when they are needed": {
        flags: ["--lang=zh-CN", "--accept-lang=zh-CN"],
        async check(browser) {
            const server = await new Server(folder).open();
            const page = await browser.page();
            await page.go(server.address + "?state");
            await settled(page);
            figure("served: first visit in Chinese, bytes", server.sent());
            await picture(page, "served-chinese");
            must(server.sent() <= most, "the first visit:", server.sent(), server.asked.join(" "));
            must(/manifest\.zh_CN\.webmanifest$/.test((await page.send("Page.getAppManifest")).url), "the manifest is in another language");
            must(!server.asked.some((one) => one.includes("more-chinese")), "the whole font came");
            must(page.errors.length === 0, page.errors.join("\n"));
            await page.close();
            await server.close();
        },
    },

    async "runs without a connection after the first visit, and says what it cannot load then"(browser) {
        const server = await new Server(folder).open();
        const page = await browser.page();
        await page.go(server.address + "?state#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await settled(page);
        const asked = server.asked.length;
        await server.close();
        await page.reload();
        await page.awaits("pairs 23");
        await make(page, winningMoves(id)[1]);
        must(server.asked.length === asked, "the server was asked");
        await picture(page, "served-offline");
        await openSettings(page);
        await page.clickButton("decks");
        await pause(3000);
        await picture(page, "served-offline-decks");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "decks are loaded when they are looked at, and stay"(browser) {
        const server = await new Server(folder).open();
        const page = await browser.page();
        await page.go(server.address + "?state#" + id);
        await page.awaits("pairs 24");
        await settled(page);
        const decks = () => server.asked.filter((one) => /files\/(animals|food|travel)-/.test(one)).length;
        must(decks() === 0, "decks came without being asked for");
        await openSettings(page);
        await page.clickButton("decks");
        await page.until("the decks", "true");
        for (let tries = 0; decks() < 3 && tries < 100; tries++) await pause(100);
        must(decks() >= 3, "no deck was loaded:", server.asked.join(" "));
        await pause(1500);
        await picture(page, "served-decks");
        await server.close();
        await page.reload();
        await page.awaits("pairs 24");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "a new version is told, begins with the next visit, and the game goes on"(browser) {
        const copy = fs.mkdtempSync(path.join(os.tmpdir(), "twoturns-served-"));
        fs.cpSync(folder, copy, { recursive: true });
        const server = await new Server(copy).open();
        server.encodings = [];
        const page = await browser.page();
        await page.go(server.address + "?state#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await settled(page);
        const before = await page.value("contents.version");
        for (const name of ["index.html", "worker.js"]) {
            const text = fs.readFileSync(path.join(copy, name), "utf8");
            must(text.includes(before), name, "does not name its version");
            fs.writeFileSync(path.join(copy, name), text.replaceAll(before, "newer"));
        }
        await page.value("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => 0)");
        await page.until("the new version waits", "navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))");
        await pause(1000);
        await picture(page, "served-update");
        must((await page.value("contents.version")) === before, "the version changed during the game");
        await make(page, winningMoves(id)[1]);
        await page.reload();
        await page.until("the new version", 'contents.version === "newer"');
        await page.started();
        await page.awaits("pairs 22");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        await server.close();
        fs.rmSync(copy, { recursive: true });
    },

    async "the shortcuts open the board of the day and a new game"(browser) {
        const server = await new Server(folder).open();
        for (const [wish, seen] of [["today", /; panel (daily|none|calendar|days)/], ["new", /; panel new-game/]]) {
            const page = await browser.page();
            await page.go(server.address + "?state&" + wish);
            await pause(1500);
            await picture(page, "served-" + wish);
            must(seen.test(await page.state()), wish, await page.state());
            must((await page.value("location.search")) === "?state", "the wish stays in the address");
            await page.close();
        }
        await server.close();
    },

    async "what other programs share is played: an ID, and pictures"(browser) {
        const server = await new Server(folder).open();
        const page = await browser.page();
        await page.go(server.address + "?state");
        await settled(page);
        await page.until("the worker has the page", "Boolean(navigator.serviceWorker.controller)");
        const share = (fill) => page.value(`(async () => { const form = new FormData(); ${fill}
            const answer = await fetch("./?share", { method: "POST", body: form, redirect: "manual" }); return answer.type; })()`);
        await share(`form.append("text", "Play this: ${wide} !");`);
        await page.go(server.address + "?state&shared");
        await page.awaits("id " + wide);
        await share(`for (let i = 0; i < 4; i++) { const canvas = document.createElement("canvas"); canvas.width = canvas.height = 64;
            const pen = canvas.getContext("2d"); pen.fillStyle = ["red", "green", "blue", "gold"][i]; pen.fillRect(0, 0, 64, 64);
            form.append("files", new File([await new Promise((done) => canvas.toBlob(done))], "picture " + i + ".png")); }`);
        await page.go(server.address + "?state&shared");
        await page.until("the pictures", 'Module.FS.analyzePath("/kept/own").exists');
        await pause(1500);
        await picture(page, "served-shared");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        await server.close();
    },

    async "everything is saved to a file, and taken from it in another browser"(browser) {
        const server = await new Server(folder).open();
        const page = await browser.page("const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.saved = blob; return make.call(URL, blob); };");
        await page.go(server.address + "?state#" + id);
        await page.awaits("pairs 24");
        for (const move of winningMoves(id).slice(0, 3)) await make(page, move);
        await openSettings(page);
        await page.clickButton("save-everything");
        await page.until("the file", "Boolean(window.saved)");
        const saved = Buffer.from(await page.value("window.saved.arrayBuffer().then((all) => btoa(String.fromCharCode(...new Uint8Array(all))))"), "base64");
        figure("everything of one game, bytes", saved.length);
        const where = fs.mkdtempSync(path.join(os.tmpdir(), "twoturns-all-"));
        const all = path.join(where, "all.ttdata");
        fs.writeFileSync(all, saved);
        if (process.env.TWOTURNS_CHECK_KEEP) fs.copyFileSync(all, process.env.TWOTURNS_CHECK_KEEP);
        await page.close();

        const other = await browser.page("", await browser.privately());
        await other.send("Page.setInterceptFileChooserDialog", { enabled: true });
        await other.go(server.address + "?state#" + wide);
        await other.awaits("id " + wide);
        await make(other, winningMoves(wide)[0]);
        await openSettings(other);
        const opened = other.event("Page.fileChooserOpened");
        await other.clickButton("take-everything");
        const { backendNodeId } = await opened;
        await other.send("DOM.setFileInputFiles", { files: [all], backendNodeId });
        await pause(1500);
        await picture(other, "served-taken");
        await other.awaits("panel settings");
        must((await other.says("id")) === wide, "the game in progress is gone");
        must(other.errors.length === 0, other.errors.join("\n"));
        await other.close();
        await server.close();
        fs.rmSync(where, { recursive: true });
    },
};
