// node check.js PAGE CLI [FOLDER]: plays the page from its file in headless Chromium with real clicks, and the folder for
// a web server beside it (PAGE without .html, with -web) from a server of its own. CLI is the web
// build's twoturns-cli. Writes pictures to FOLDER, and to FOLDER/game the same output as packaging/scripted_game.sh.
// Prints figures and faults; the exit status is 0 if there are no faults. TWOTURNS_CHECK restricts it to the checks
// with these words in their names.
"use strict";

const fs = require("fs");

const { Browser } = require("./browser.js");

const program = process.env.TWOTURNS_CHROMIUM || "chromium";
const themes = ["playing", "resting", "keeping", "input", "touch", "files", "browsers", "served"];
// A check is a function, or one with flags for the browser.
const all = themes
    .flatMap((theme) => Object.entries(require("./check/" + theme + ".js")))
    .map(([name, check]) => [name, typeof check === "function" ? { flags: [], check } : check]);

(async () => {
    if (process.argv[4]) fs.mkdirSync(process.argv[4], { recursive: true });
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
