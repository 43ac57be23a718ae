// node phone.js PAGE CLI: measures the folder for a web server beside PAGE (as check.js) on phones of three sizes, with the
// processor as it is and slowed four times, and prints the tables of docs/packaging.md. Takes some 12 minutes.
"use strict";

const fs = require("fs");
const path = require("path");
const { Browser } = require("./browser.js");
const { Server } = require("./check/server.js");
const { file, pause, wide, winningMoves } = require("./check/tools.js");

const program = process.env.TWOTURNS_CHROMIUM || "chromium";
const folder = path.resolve(file.replace(/\.html$/, "-web"));
const phones = [[390, 844, 3], [360, 640, 2], [844, 390, 3]];
const seconds = 20; // of each rest
const taps = 40; // pairs of the wide board

// Notes when the game starts, when a finger lifts, and when the canvas has a new picture.
const watch = `(() => {
    window.lifted = 0; window.shown = []; window.begun = 0;
    addEventListener("touchend", (event) => (window.lifted = event.timeStamp), { capture: true, passive: true });
    const real = CanvasRenderingContext2D.prototype.putImageData;
    const channel = new MessageChannel(); // its message comes when the frame is through
    let asked = false; // a picture has several parts
    channel.port1.onmessage = () => { asked = false; shown.push(performance.now()); };
    CanvasRenderingContext2D.prototype.putImageData = function (...all) {
        if (!asked) channel.port2.postMessage(0);
        asked = true;
        return real.apply(this, all);
    };
    const look = setInterval(() => { const cover = document.getElementById("cover"); if (!cover || !cover.hidden) return;
        begun = performance.now(); clearInterval(look); }, 5);
})()`;

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

async function processes(browser) {
    return (await browser.send("SystemInfo.getProcessInfo")).processInfo;
}

// Returns the seconds of a processor that all processes of the browser have used but those that are left out, by number.
async function used(browser, leftOut) {
    return (await processes(browser)).reduce((sum, one) => sum + (leftOut.has(one.id) ? 0 : one.cpuTime), 0);
}

// Returns the share of a core in percent while nothing is done.
async function share(browser, leftOut) {
    const before = await used(browser, leftOut);
    await pause(1000 * seconds);
    return (100 * ((await used(browser, leftOut)) - before)) / seconds;
}

// Returns the memory of the page's own process in MB; shared libraries count by their share.
async function memory(browser) {
    const sizes = (await processes(browser)).filter((one) => one.type === "renderer")
        .map((one) => Number(/^Pss: *(\d+)/m.exec(fs.readFileSync(`/proc/${one.id}/smaps_rollup`, "utf8"))[1]) / 1000);
    return Math.max(...sizes);
}

async function opened(browser, server, [width, height, scale], slower) {
    const page = await browser.page(watch);
    await page.size(width, height, scale, true);
    await page.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await pause(3000); // the browser itself is awake by then, as on a phone in use
    await page.go(server.address + "?state#" + wide);
    await page.awaits("status playing");
    return page;
}

async function quickness(phone, slower) {
    const browser = new Browser(program);
    const server = await new Server(folder).open();
    const page = await opened(browser, server, phone, slower);
    const board = await page.value("begun");
    await pause(3000); // decks follow in the background
    const answers = [];
    const gaps = [];
    for (const move of winningMoves(wide).slice(0, taps)) {
        for (const cell of move) {
            await page.value("shown = []; lifted = 0");
            await page.tapCell(cell);
            answers.push(await page.until("a picture", "lifted && shown.find((one) => one > lifted) - lifted || 0"));
            if (cell === move[1]) await pause(700);
            else await pause(150);
        }
        // Lines, tiles that turn away and slides follow each other for 430 ms.
        const times = await page.value("shown.filter((one) => one > lifted && one < lifted + 430)");
        for (let i = 1; i < times.length; i++) gaps.push(times[i] - times[i - 1]);
    }
    answers.sort((a, b) => a - b);
    const pictures = 1000 / (gaps.reduce((sum, one) => sum + one, 0) / gaps.length);
    const result = { board, half: part(answers, 0.5), most: part(answers, 0.95), pictures, memory: await memory(browser) };
    await browser.close();
    await server.close();
    return result;
}

async function rest(phone) {
    const browser = new Browser(program);
    const server = await new Server(folder).open();
    await pause(2000);
    // The browser draws its own parts in such processes, too, and wakes them now and then.
    const own = new Set((await processes(browser)).filter((one) => one.type === "renderer").map((one) => one.id));
    const blank = await browser.page();
    await blank.size(...phone, true);
    await pause(3000);
    const shares = [await share(browser, own)];
    await blank.close();
    const page = await opened(browser, server, phone, 1);
    const [first, second] = winningMoves(wide);
    const states = [
        async () => {},
        async () => { for (const cell of first) await page.tapCell(cell); },
        async () => page.tap(...(await page.placeOfButton("menu"))), // no key: a first one wakes the gamepads
        async () => (await browser.page()).front(),
    ];
    for (const begin of states) {
        await begin();
        await pause(6000); // sounds fade, decks come
        shares.push(await share(browser, own));
    }
    await browser.close();
    await server.close();
    return shares;
}

async function firstVisit(language, encodings) {
    const browser = new Browser(program, language === "en" ? [] : [`--lang=${language}`, `--accept-lang=${language}`]);
    const server = await new Server(folder).open();
    server.encodings = encodings;
    const page = await browser.page();
    await page.go(server.address + "?state");
    await page.until("the worker", "navigator.serviceWorker.ready.then((one) => Boolean(one.active))", 30000);
    await pause(3000);
    const bytes = server.sent();
    await browser.close();
    await server.close();
    return bytes;
}

const row = (...cells) => console.log("| " + cells.join(" | ") + " |");

(async () => {
    row("Page", "Processor", "first board, ms", "tap to picture, ms: half, 95 %", "pictures/s while tiles slide", "memory, MB");
    row(..."------".split("").map(() => "---"));
    for (const phone of phones)
        for (const slower of [1, 4]) {
            const got = await quickness(phone, slower);
            row(`${phone[0]}x${phone[1]}, ${phone[2]} dots`, slower === 1 ? "as it is" : "a quarter", got.board.toFixed(0), `${got.half.toFixed(0)}, ${got.most.toFixed(0)}`, got.pictures.toFixed(0), got.memory.toFixed(0));
        }
    console.log();
    row("Page", "blank", "untouched", "after a pair", "under the menu", "hidden");
    row(..."------".split("").map(() => "---"));
    for (const phone of phones) row(`${phone[0]}x${phone[1]}, ${phone[2]} dots`, ...(await rest(phone)).map((one) => one.toFixed(2)));
    console.log();
    row("First visit, bytes", "Brotli", "gzip");
    row("---", "---", "---");
    for (const language of ["en", "zh-CN"]) row(language, await firstVisit(language, ["br"]), await firstVisit(language, ["gz"]));
})();
