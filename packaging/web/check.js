// node check.js PAGE CLI [FOLDER]: plays the page in headless Chromium with real clicks, from its file. CLI is
// twoturns-cli as the web build makes it. Pictures go into FOLDER, and into its file game what
// packaging/scripted_game.sh prints. Prints figures, and what went wrong; its status is 0
// when nothing did. With TWOTURNS_CHECK only those checks are run that have these words in their name.
"use strict";

const { Browser } = require("./browser.js");

const program = process.env.TWOTURNS_CHROMIUM || "chromium";
const themes = ["playing", "keeping", "input", "touch", "files", "browsers"];
// A check is a function, or one for a browser that is started with flags.
const all = themes
    .flatMap((theme) => Object.entries(require("./check/" + theme + ".js")))
    .map(([name, check]) => [name, typeof check === "function" ? { flags: [], check } : check]);

(async () => {
    let failed = 0;
    const only = process.env.TWOTURNS_CHECK;
    for (const [name, { flags, check }] of all) {
        if (only && !name.includes(only)) continue;
        const browser = new Browser(program, flags);
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
