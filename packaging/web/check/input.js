// Keys and clipboard, and the game's response to the browser's language, dark mode, and permission to play sound.
"use strict";

const { address, figure, id, must, pause, picture, wide, winningMoves } = require("./tools.js");

const ctrl = 2;
const copied = "navigator.clipboard.readText()";

async function pasteByKey(page, text) {
    await page.value(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await page.key("v", "KeyV", 86, ctrl, ["paste"]);
}

module.exports = {
    async "the browser's keys stay the browser's, the game's are the game's"(browser) {
        const page = await browser.page("addEventListener('keydown', (event) => setTimeout(() => (window.taken = event.defaultPrevented)), true);");
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
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

    async "the ID and the link of a board are copied to the system, and what is there is pasted"(browser) {
        await browser.send("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await page.clickCell(winningMoves(id)[0][0]); // as a player would before
        await page.key("c", "KeyC", 67, ctrl);
        await page.until("the ID is on the clipboard", `${copied}.then((text) => text === ${JSON.stringify(id)})`);
        await page.clickButton("menu");
        await page.awaits("panel menu");
        await pause(200);
        await picture(page, "menu");
        await page.clickButton("board-menu");
        await page.awaits("panel board-menu");
        await pause(200);
        await page.clickButton("copy-link");
        await page.until("the link is on the clipboard", `${copied}.then((text) => text === ${JSON.stringify(address + "#" + id)})`);
        await picture(page, "copied-link");
        await pasteByKey(page, wide);
        await page.awaits("id " + wide);
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },

    async "where the browser has no other way, it is copied as in old times"(browser) {
        await browser.send("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        const page = await browser.page("const real = navigator.clipboard; window.readReal = () => real.readText(); Object.defineProperty(navigator, 'clipboard', { value: undefined });");
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await page.clickCell(winningMoves(id)[0][0]);
        await page.key("c", "KeyC", 67, ctrl);
        await page.until("the ID is on the clipboard", `readReal().then((text) => text === ${JSON.stringify(id)})`);
        await page.close();
    },

    async "sound is heard after the first click"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const state = "Module.SDL2 && Module.SDL2.audioContext && Module.SDL2.audioContext.state";
        figure("sound before the first click", await page.value(state));
        must((await page.value(state)) !== "running", "sound before the player did anything");
        await page.clickCell(winningMoves(id)[0][0]);
        await page.until("sound", state + ' === "running"');
        const finger = await browser.page();
        await finger.size(390, 844, 3, true);
        await finger.go(address + "&finger#" + id);
        await finger.awaits("pairs 24");
        await finger.tapCell(winningMoves(id)[0][0]);
        await finger.until("sound after a tap", state + ' === "running"');
        await finger.close();
        await page.close();
    },

    async "a hidden page closes the sound, and a click on it opens it again"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const running = 'Boolean(Module.SDL2 && Module.SDL2.audioContext && Module.SDL2.audioContext.state === "running")';
        await page.clickCell(winningMoves(id)[0][0]);
        await page.until("sound", running);
        const other = await browser.page();
        await other.front();
        await page.until("the page is hidden", 'document.visibilityState === "hidden"');
        await page.until("the sound is closed", "!" + running);
        await page.front();
        await page.until("the page is seen", 'document.visibilityState === "visible"');
        must((await page.value(running)) !== true, "sound before the player did anything again");
        await page.clickCell(winningMoves(id)[0][1]);
        await page.until("sound again", running);
        await other.close();
        await page.close();
    },

    async "where there is silence the sound is suspended, and a telephone asks for no gamepad before a key"(browser) {
        const page = await browser.page("window.pads = 0; const get = navigator.getGamepads.bind(navigator); navigator.getGamepads = () => { pads++; return get(); };");
        await page.size(390, 844, 3, true);
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const state = "Module.SDL2.audioContext.state";
        await page.tapCell(winningMoves(id)[0][0]);
        await page.until("sound", state + ' === "running"');
        await page.until("silence", state + ' === "suspended"');
        must((await page.value("pads")) === 0, "gamepads were asked for");
        await page.tapCell(winningMoves(id)[0][1]);
        await page.until("sound again", state + ' === "running"');
        await page.key("m", "KeyM", 77); // off
        await page.until("silence without sound", state + ' === "suspended"');
        await page.until("gamepads after a key", "pads > 0");
        await page.tapCell(winningMoves(id)[1][0]);
        await page.awaits("picked " + winningMoves(id)[1][0]);
        await pause(1000);
        must((await page.value(state)) === "suspended", "a tap without sound wakes it");
        await page.close();
    },

    async "light and dark follow the browser, at the start and later"(browser) {
        const page = await browser.page();
        for (const dark of [false, true]) {
            await page.dark(dark);
            await page.go(address + "&" + dark + "#" + id);
            await pause(300);
            must((await brightness(page)) > 128 !== dark, "the table is not as the browser:", dark);
        }
        await page.dark(false);
        await pause(800);
        must((await brightness(page)) > 128, "the table stays dark");
        await picture(page, "light");
        await page.close();
    },

    "the language is that of the browser": {
        flags: ["--lang=zh-CN", "--accept-lang=zh-CN"],
        async check(browser) {
            for (const [width, height, scale, phone] of [[1280, 720, 1, false], [800, 600, 1, false], [390, 844, 3, true]]) {
                const page = await browser.page("addEventListener('DOMContentLoaded', () => (window.coverWords = document.getElementById('name').textContent));");
                await page.size(width, height, scale, phone);
                await page.go(address + "&" + width + "#" + id);
                await page.awaits("pairs 24");
                must((await page.value("coverWords")) === "连连看", "the cover:", await page.value("coverWords"));
                must((await page.value("document.title")) === "连连看", "the title:", await page.value("document.title"));
                must((await page.value("document.documentElement.lang")) === "zh", "the page's language");
                await picture(page, "chinese-" + width);
                await page.close();
            }
        },
    },
};

// Returns the brightness of the canvas at the left edge, where only the table is.
function brightness(page) {
    return page.brightness(4, 360);
}
