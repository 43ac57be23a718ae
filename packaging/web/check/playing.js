// Boards played by links and by clicks, as fast as on a desktop.
"use strict";

const { address, figure, id, keep, make, must, pause, picture, wide, winningMoves } = require("./tools.js");

// Returns the same output as packaging/scripted_game.sh.
async function seen(page) {
    const lines = (await page.state()).split("\n");
    return lines.filter((line) => /^(; (status|pairs|id|moves) |[^;])/.test(line)).join("\n") + "\n";
}

module.exports = {
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
        keep("game", middle + (await seen(page)));
        await pause(2500);
        await picture(page, "won");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "a link that comes later costs no Back of its own"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("id " + id);
        await page.value(`location.hash = ${JSON.stringify(wide)}`);
        await page.awaits("id " + wide);
        await page.until("the link's entry is left", "history.state.level === 1");
        await page.value("history.back()");
        await page.awaits("panel home");
        await page.until("Home's entry", "history.state.level === 0");
        await page.value("history.back()");
        await page.until("the page is left", 'location.href === "about:blank"');
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "a link that comes later is played, a broken one is said to be, and the game goes on"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("id " + id);
        await page.value(`location.hash = ${JSON.stringify(wide)}`);
        await page.awaits("id " + wide);
        const moves = winningMoves(wide);
        await make(page, moves[0]);
        for (const broken of ["tt1.8x6", "tt1.8x6.12.down.full.9.x", "nonsense", "%E0%A4%A", "tt3.8x6.12.down.full.3.x"]) {
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
