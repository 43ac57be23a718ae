// Data stored in the browser is not lost: between tabs, in a crash, without storage.
"use strict";

const { address, id, make, must, pause, picture, sentence, winningMoves } = require("./tools.js");

module.exports = {
    async "a move is kept at once: the page is killed right after it"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        await pause(200);
        page.send("Page.crash").catch(() => {}); // gets no answer
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
        const first = await browser.page("delete window.BroadcastChannel;"); // hears no other page
        await first.go(address + "#" + id);
        await first.awaits("pairs 24");
        const second = await browser.page();
        await second.go(address);
        const moves = winningMoves(id);
        await make(second, moves[0]);
        await make(second, moves[1]);
        await pause(200);
        await first.front();
        for (const cell of moves[0]) await first.clickCell(cell); // it may have noticed already
        await first.until("it finds out", '!document.getElementById("cover").hidden');
        await second.front();
        await second.reload();
        await second.awaits("pairs 22");
        await first.close();
        await second.close();
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
                must(await page.value("Boolean(Module.SDL2.audio)"), "the sound is closed in a page that is seen");
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
};
