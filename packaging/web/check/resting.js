// A page in which nothing moves asks the browser for no frames, and wakes for whatever comes in.
"use strict";

const { address, figure, make, must, pause, wide, winningMoves } = require("./tools.js");

// Counts the frames that are asked for from now on.
const counting = `window.asked = 0; (() => { const real = requestAnimationFrame;
    window.requestAnimationFrame = (then) => { asked++; return real(then); }; })(); 0`;

module.exports = {
    async "a still board asks for hardly a frame, and a click is answered at once"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + wide);
        await page.awaits("pairs 72");
        await page.value(counting);
        const moves = winningMoves(wide);
        for (const [moment, before] of [["untouched", async () => {}], ["after a pair", () => make(page, moves[0])]]) {
            await before();
            await pause(4000); // sounds and animations end
            await page.value("asked = 0");
            const busy = await page.busy();
            await pause(10000);
            const frames = await page.value("asked");
            figure("frames in 10 seconds, " + moment, frames);
            figure("share of a processor, percent, " + moment, ((await page.busy()) - busy) * 10);
            must(frames <= 25, moment + ":", frames, "frames"); // the clock shows a second each
        }
        await make(page, moves[1]);
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },
};
