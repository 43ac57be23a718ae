// Phones and tablets: touches, small pages, and rotated pages.
"use strict";

const { address, id, must, pause, picture, wide, winningMoves } = require("./tools.js");

async function phone(browser, width, height, link) {
    const page = await browser.page();
    await page.size(width, height, 3, true);
    await page.go(address + "#" + link);
    await page.awaits("status playing");
    return page;
}

const cellSide = async (page) => Number((await page.says("cell")).split(" ")[0]);

module.exports = {
    async "a tap is a click, and one alone"(browser) {
        const page = await phone(browser, 390, 844, id);
        const [a, b] = winningMoves(id)[0];
        await page.tapCell(a);
        await page.awaits("picked " + a);
        await pause(700); // the browser's own click would arrive by now, and put the tile back
        must((await page.says("picked")) === a, "a tap acts twice");
        await page.tapCell(b);
        await page.awaits("pairs 23");
        await picture(page, "phone-upright");
        await page.tap(...(await page.placeOfButton("menu")));
        await page.awaits("panel menu");
        await picture(page, "phone-upright-menu");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "a finger that stays lights the kind, and picks nothing"(browser) {
        const page = await phone(browser, 844, 390, id);
        const [a] = winningMoves(id)[0];
        await picture(page, "phone-lying");
        await page.touch("touchStart", await page.placeOf(a));
        await pause(900);
        await picture(page, "finger-stays");
        await page.touch("touchEnd");
        await pause(300);
        must((await page.says("picked")) === "none", "it has picked", await page.says("picked"));
        await page.close();
    },

    async "a finger's drag scrolls a page, and clicks nothing"(browser) {
        const page = await phone(browser, 390, 844, id);
        const [a] = winningMoves(id)[0];
        const [x, y] = await page.placeOf(a);
        await page.touch("touchStart", [x, y]);
        for (let i = 1; i <= 10; i++) await page.touch("touchMove", [x, y - 6 * i]);
        await page.touch("touchEnd");
        await pause(300);
        must((await page.says("picked")) === "none", "a drag has picked", await page.says("picked"));
        await page.close();
    },

    async "two fingers look closer and move the board"(browser) {
        const page = await phone(browser, 844, 390, wide);
        const before = await cellSide(page);
        await page.touch("touchStart", [372, 195], [472, 195]);
        for (let i = 1; i <= 20; i++) {
            await page.touch("touchMove", [372 - 6 * i, 195], [472 + 6 * i, 195]);
            await pause(20);
        }
        await pause(300);
        const closer = await cellSide(page);
        must(closer > 1.3 * before, "no closer look:", before, closer);
        const [, left] = (await page.says("cell")).replace("from ", "").split(" ").map(Number);
        for (let i = 1; i <= 20; i++) {
            await page.touch("touchMove", [252 - 4 * i, 195], [592 - 4 * i, 195]);
            await pause(20);
        }
        await page.touch("touchEnd");
        await pause(300);
        const [, moved] = (await page.says("cell")).replace("from ", "").split(" ").map(Number);
        must(moved < left - 100, "two fingers do not move the board:", left, moved);
        must((await page.says("pairs")) === "72", "two fingers have taken a pair");
        await picture(page, "phone-closer");
        await page.close();
    },

    async "a page that is turned or shrunk in a game goes on"(browser) {
        const page = await phone(browser, 390, 844, id);
        const moves = winningMoves(id);
        const sizes = [[844, 390, 3, true], [390, 844, 3, true], [320, 240, 1, false], [160, 120, 1, false], [60, 40, 1, false], [1920, 1080, 1, false], [800, 600, 2, false]];
        for (const [width, height, scale, fingers] of sizes) {
            await page.size(width, height, scale, fingers);
            await page.awaits(`canvas ${width * page.scale} ${height * page.scale}`);
            await pause(200);
            await picture(page, `turned-${width}x${height}`);
            must((await page.says("status")) === "playing", "not played at", width, height);
        }
        for (const move of moves.slice(0, 3)) {
            await page.clickCell(move[0]);
            await page.clickCell(move[1]);
        }
        await page.awaits("pairs 21");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "Back closes one page at a time, leads to Home, and only then out of the game, which stays"(browser) {
        const page = await phone(browser, 390, 844, id);
        const [a, b] = winningMoves(id)[0];
        await page.tapCell(a);
        await page.tapCell(b);
        await page.awaits("pairs 23");
        await page.tap(...(await page.placeOfButton("menu")));
        await page.awaits("panel menu");
        await pause(500);
        await page.tap(...(await page.placeOfButton("settings")));
        for (const next of ["settings", "menu", "none", "home"]) {
            await page.awaits("panel " + next);
            await page.until("an entry for it", `history.state.level === ${["home", "none", "menu", "settings"].indexOf(next)}`);
            await page.value("history.back()");
        }
        await page.until("the page is left", 'location.href === "about:blank"');
        await page.value("history.forward()");
        await page.started();
        await page.awaits("pairs 23");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },
};
