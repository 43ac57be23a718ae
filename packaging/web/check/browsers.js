// Browsers that are old, private or short of storage, and data of another version of the game.
"use strict";

const { address, id, make, must, pause, picture, sentence, winningMoves } = require("./tools.js");

module.exports = {
    async "a private window plays, and says nothing as long as it has storage"(browser) {
        const page = await browser.page("", await browser.privately());
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await picture(page, "private");
        await page.reload();
        await page.awaits("pairs 23");
        await page.close();
    },

    async "an old browser says so in a sentence, or plays by what it has"(browser) {
        for (const [name, source] of Object.entries({ none: "delete window.WebAssembly;", exceptions: "delete WebAssembly.Tag;" })) {
            const page = await browser.page(source);
            await page.send("Page.navigate", { url: address + "&" + name });
            await page.until("a sentence", `/too old/.test(${sentence})`);
            await picture(page, "too-old-" + name);
            must(page.errors.length === 0, page.errors.join("\n"));
            await page.close();
        }
        const page = await browser.page("delete window.DecompressionStream;");
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await page.close();
    },

    "without WebGL it is drawn by the processor": {
        flags: ["--disable-3d-apis"],
        async check(browser) {
            const page = await browser.page();
            await page.go(address + "#" + id);
            await page.awaits("pairs 24");
            must(!(await page.value('document.createElement("canvas").getContext("webgl")')), "there is WebGL");
            await make(page, winningMoves(id)[0]);
            await pause(700);
            await picture(page, "no-webgl");
            must((await page.brightness(640, 360)) > 0, "nothing is drawn");
            must(page.errors.length === 0, page.errors.join("\n"));
            await page.close();
        },
    },

    async "what a newer version has kept is left as it is, and told"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await pause(300);
        // A database of version 900, as its header says.
        const raise = `(async () => { const base = await new Promise((done) => { const r = indexedDB.open("two-turns"); r.onsuccess = () => done(r.result); });
            const t = base.transaction(["pieces", "files", "newest"], "readwrite"); const pieces = t.objectStore("pieces"), files = t.objectStore("files");
            t.objectStore("newest").get(0).onsuccess = (e) => { const now = e.target.result;
                files.openKeyCursor().onsuccess = ({ target: { result: c } }) => { if (!c) return; if (c.key[1].endsWith("-wal")) files.delete(c.key); c.continue(); };
                pieces.openCursor().onsuccess = ({ target: { result: c } }) => { if (!c) return; const bytes = c.value; if (c.key[1].endsWith("-wal")) c.delete();
                    if (c.key[0] === now && c.key[2] === 0 && new TextDecoder().decode(bytes.subarray(0, 15)) === "SQLite format 3") {
                        new DataView(bytes.buffer, bytes.byteOffset).setUint32(60, 900); c.update(bytes); window.raised = c.key[1]; }
                    c.continue(); }; };
            await new Promise((done) => (t.oncomplete = done)); base.close(); return window.raised; })()`;
        await page.send("Page.navigate", { url: "about:blank" });
        await pause(500);
        // On a page of the same origin that runs nothing.
        await page.send("Page.addScriptToEvaluateOnNewDocument", { source: "if (location.search.includes('raise')) delete window.WebAssembly;" });
        await page.send("Page.navigate", { url: address + "&raise" });
        await page.until("the page that runs nothing", `/too old/.test(${sentence})`);
        const raised = await page.value(raise);
        must(raised, "no database was found");
        await page.go(address);
        await pause(1500);
        await picture(page, "newer-data");
        await page.awaits("status playing");
        const [a, b] = winningMoves(id)[0];
        await page.clickCell(a);
        await page.clickCell(b);
        await pause(1000);
        const left = await page.value(`(() => { const bytes = Module.FS.readFile("/kept/${raised}"); return new DataView(bytes.buffer, bytes.byteOffset).getUint32(60); })()`);
        must(left === 900, "the newer database was changed:", left);
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
    },
};
