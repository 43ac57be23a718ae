// node check.js PAGE CLI [FOLDER]: plays the page in headless Chromium with real clicks, from its file. CLI is
// twoturns-cli as the web build makes it. Pictures go into FOLDER, and into its file game what packaging/scripted_game.sh
// prints. Prints figures, and what went wrong; its status is 0 when nothing did.
"use strict";

const { execFileSync } = require("child_process");
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { Browser } = require("./browser.js");

const [, , file, cli, folder] = process.argv;
const address = pathToFileURL(path.resolve(file)).href + "?state";
const id = "tt1.8x6.12.down.full.3.moon";
const wide = "tt1.18x8.36.down.full.3.moon";
const program = process.env.TWOTURNS_CHROMIUM || "chromium";

function winningMoves(of) {
    const text = execFileSync(process.execPath, [cli, "deal", "--id", of, "--witness"], { encoding: "utf8" });
    return text.split("\n").filter((line) => line.startsWith("; ")).map((line) => line.slice(2).split(" "));
}

function must(what, ...sentence) {
    if (!what) throw new Error(sentence.join(" "));
}

const figure = (name, value) => console.log(`${name}: ${value}`);
const picture = (page, name) => (folder ? page.picture(path.join(folder, name + ".png")) : null);
const sentence = "document.getElementById('words').textContent";
const pause = (time) => new Promise((done) => setTimeout(done, time));

async function make(page, [a, b]) {
    const before = Number(await page.says("pairs"));
    await page.clickCell(a);
    await page.clickCell(b);
    await page.awaits("pairs " + (before - 1));
}

async function seen(page) {
    const lines = (await page.state()).split("\n");
    return lines.filter((line) => /^(; (status|pairs|id|moves) |[^;])/.test(line)).join("\n") + "\n";
}

const checks = {
    async "a board of a link is played to its end by clicks, through a reload in the middle"(browser) {
        const page = await browser.page();
        const start = Date.now();
        await page.go(address + "#" + encodeURIComponent(id));
        await page.awaits("status playing");
        figure("first board, milliseconds", Date.now() - start);
        must((await page.says("id")) === id, "another board:", await page.says("id"));
        await picture(page, "start");
        const moves = winningMoves(id);
        must(moves.length === 24, "no way to win");
        for (const move of moves.slice(0, 12)) await make(page, move);
        const board = await page.board();
        await page.reload();
        await page.awaits("pairs 12");
        must((await page.board()) === board, "another board after a reload");
        await page.clickButton("undo");
        await page.awaits("pairs 13");
        await make(page, moves[11]);
        const middle = await seen(page);
        for (const move of moves.slice(12)) await make(page, move);
        await page.awaits("status won");
        if (folder) fs.writeFileSync(path.join(folder, "game"), middle + (await seen(page)));
        await pause(2500);
        await picture(page, "won");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "a move is kept at once: the page is killed right after it"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await pause(200);
        page.send("Page.crash").catch(() => {}); // which nobody answers
        await pause(300);
        const again = await browser.page();
        await again.go(address);
        await again.awaits("pairs 23");
        await again.close();
    },

    async "a second tab takes the game over, and gives it back: nothing is lost"(browser) {
        const first = await browser.page();
        await first.go(address + "#" + id);
        await first.awaits("pairs 24");
        const moves = winningMoves(id);
        await first.clickCell(moves[0][0]);
        await first.clickCell(moves[0][1]);
        const second = await browser.page(); // while that is being written
        await second.go(address);
        await second.awaits("pairs 23");
        await first.until("the first tab says so", '!document.getElementById("cover").hidden');
        must(/another tab/.test(await first.value(sentence)), await first.value(sentence));
        await picture(first, "other-tab");
        await make(second, moves[1]);
        await first.front();
        await first.value('document.getElementById("again").click()');
        await pause(300);
        await first.started();
        await first.awaits("pairs 22");
        await second.until("the second tab says so", '!document.getElementById("cover").hidden');
        await first.close();
        await second.close();
    },

    async "a tab that sleeps while another takes over overwrites nothing when it wakes up"(browser) {
        const first = await browser.page("delete window.BroadcastChannel;"); // hears of nobody
        await first.go(address + "#" + id);
        await first.awaits("pairs 24");
        const second = await browser.page();
        await second.go(address);
        const moves = winningMoves(id);
        await make(second, moves[0]);
        await make(second, moves[1]);
        await pause(200);
        await first.front();
        await make(first, moves[0]);
        await first.until("it finds out", '!document.getElementById("cover").hidden');
        await second.front();
        await second.reload();
        await second.awaits("pairs 22");
        await first.close();
        await second.close();
    },

    async "a link that comes later is played, a broken one is said to be, and the game goes on"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("id " + id);
        await page.value(`location.hash = ${JSON.stringify(wide)}`);
        await page.awaits("id " + wide);
        const moves = winningMoves(wide);
        await make(page, moves[0]);
        for (const broken of ["tt1.8x6", "tt1.8x6.12.down.full.9.x", "nonsense", "%E0%A4%A", "tt2.8x6.12.down.full.3.x"]) {
            await page.value(`location.hash = ${JSON.stringify(broken)}`);
            await pause(50);
        }
        await pause(300);
        await picture(page, "broken-link");
        must((await page.says("id")) === wide, "the game did not go on");
        await make(page, moves[1]);
        await page.go(address + "&again#tt1.8x6.oops");
        await page.awaits("pairs 70");
        await picture(page, "broken-link-at-start");
        must(!(await page.value("location.hash")), "the link is still there");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "storage that is refused, or full, is told in a sentence, and the game plays on"(browser) {
        const refusals = {
            refused: "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
            absent: "Object.defineProperty(window, 'indexedDB', { value: undefined });",
            full: `const put = IDBObjectStore.prototype.put;
                IDBObjectStore.prototype.put = function (...what) {
                    if (window.full && this.name === "pieces") { const t = this.transaction; setTimeout(() => { try { t.abort(); } catch (e) {} });
                        Object.defineProperty(t, "error", { value: new DOMException("full", "QuotaExceededError") }); }
                    return put.apply(this, what);
                };`,
        };
        for (const [name, source] of Object.entries(refusals)) {
            const page = await browser.page(source);
            await page.go(address + "#" + id);
            await page.awaits("pairs 24");
            await page.value("window.full = true");
            const moves = winningMoves(id);
            await make(page, moves[0]);
            await make(page, moves[1]);
            await pause(name === "full" ? 4000 : 500);
            await picture(page, "storage-" + name);
            if (name === "full") {
                await page.value("window.full = false");
                await pause(4000);
                await picture(page, "storage-full-no-more");
                await page.reload();
                await page.awaits("pairs 22");
            }
            must(page.errors.length === 0, page.errors.join("\n"));
            await page.close();
        }
    },

    async "the browser's keys stay the browser's, the game's are the game's"(browser) {
        const page = await browser.page("addEventListener('keydown', (event) => setTimeout(() => (window.taken = event.defaultPrevented)), true);");
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const ctrl = 2;
        for (const [key, code, keyCode, modifiers] of [["F12", "F12", 123, 0], ["F6", "F6", 117, 0], ["F3", "F3", 114, 0],
            ["t", "KeyT", 84, ctrl], ["w", "KeyW", 87, ctrl], ["l", "KeyL", 76, ctrl], ["r", "KeyR", 82, ctrl], ["Tab", "Tab", 9, ctrl], ["F11", "F11", 122, 0], ["F5", "F5", 116, 0]]) {
            await page.value("window.taken = null").catch(() => {});
            await page.key(key, code, keyCode, modifiers);
            await pause(30);
            must((await page.value("window.taken").catch(() => false)) !== true, "the page takes", key);
        }
        await page.started();
        await page.key("h", "KeyH", 72);
        const start = Date.now();
        await page.awaits("hints 1");
        figure("hint, milliseconds", Date.now() - start);
        must((await page.value("window.taken")) === true, "H is left to the browser");
        await page.close();
    },

    async "sixty pictures a second while tiles slide"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + wide);
        await page.awaits("pairs 72");
        await page.value(`window.times = []; window.count = (time) => { times.push(time); requestAnimationFrame(count); }; requestAnimationFrame(count); 0`);
        const moves = winningMoves(wide);
        const rates = [];
        for (const [a, b] of moves.slice(0, 10)) {
            await page.clickCell(a);
            await page.value("times.length = 0");
            await page.clickCell(b);
            await pause(600);
            const times = await page.value("times");
            rates.push(((times.length - 1) * 1000) / (times[times.length - 1] - times[0]));
        }
        rates.sort((a, b) => a - b);
        figure("pictures a second while tiles slide, median and least", [rates[5], rates[0]].map((one) => one.toFixed(1)).join(", "));
        await page.close();
    },
};

(async () => {
    let failed = 0;
    const only = process.env.TWOTURNS_CHECK;
    for (const [name, check] of Object.entries(checks)) {
        if (only && !name.includes(only)) continue;
        const browser = new Browser(program);
        try {
            await check(browser);
            console.log("ok: " + name);
        } catch (error) {
            failed++;
            console.log("FAILED: " + name + "\n" + error.stack);
        }
        await browser.close();
    }
    process.exit(failed === 0 ? 0 : 1);
})();
