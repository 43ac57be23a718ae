// The player's files: chosen, dropped, and downloaded.
"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const { address, figure, id, make, must, pause, picture, winningMoves } = require("./tools.js");

function folder() {
    return fs.mkdtempSync(path.join(os.tmpdir(), "twoturns-files-"));
}

// Returns photographs of twelve million pixels, like those of cameras, all different.
async function photographs(page, count, where) {
    await page.value(`window.photograph = async (number) => {
        const canvas = document.createElement("canvas");
        canvas.width = 4000;
        canvas.height = 3000;
        const context = canvas.getContext("2d");
        for (let i = 0; i < 6000; i++) {
            context.fillStyle = "hsl(" + ((i * 37 + number * 18) % 360) + "," + (40 + (i % 60)) + "%," + (20 + ((i * 7) % 60)) + "%)";
            context.fillRect((i * 977) % 4000, (i * 613) % 3000, 40 + ((i * 31) % 90), 40 + ((i * 17) % 90));
        }
        context.font = "1500px sans-serif";
        context.fillStyle = "white";
        context.fillText(number, 800, 2000);
        const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.97));
        return new Promise((done) => { const reader = new FileReader(); reader.onload = () => done(reader.result.split(",")[1]); reader.readAsDataURL(blob); });
    }; 0`);
    let bytes = 0;
    for (let number = 1; number <= count; number++) {
        const photograph = Buffer.from(await page.value(`photograph(${number})`), "base64");
        bytes += photograph.length;
        fs.writeFileSync(path.join(where, `photograph ${number}.jpg`), photograph);
    }
    return bytes;
}

const keptFiles = `[...(function* look(folder) { for (const name of Module.FS.readdir(folder)) { if (name === "." || name === "..") continue;
    const one = folder + "/" + name; if (Module.FS.isDir(Module.FS.stat(one).mode)) yield* look(one); else yield [one, Module.FS.stat(one).size]; } })("/kept/own")]`;

module.exports = {
    async "twenty photographs are dropped, played with, and still there after a reload"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const where = folder();
        const album = path.join(where, "Álbum 相册");
        fs.mkdirSync(album);
        figure("twenty photographs, MB", ((await photographs(page, 20, album)) / 1e6).toFixed(1));
        const start = Date.now();
        await page.drop(...fs.readdirSync(album).map((name) => path.join(album, name)));
        await page.until("all are there", `Module.FS.analyzePath("/kept/own").exists && ${keptFiles}.length === 20`, 60000);
        figure("taken after, milliseconds", Date.now() - start);
        await page.until("they are played with", 'Module.FS.analyzePath("/kept/thumbnails").exists', 60000);
        figure("played with after, milliseconds", Date.now() - start);
        const kept = await page.value(keptFiles);
        figure("kept of them, kB", Math.round(kept.reduce((sum, [, size]) => sum + size, 0) / 1000));
        await pause(1000);
        await picture(page, "photographs");
        const reload = Date.now();
        await page.reload();
        figure("reloaded with them, milliseconds", Date.now() - reload);
        must((await page.value(keptFiles)).length === 20, "they are gone after a reload");
        await make(page, winningMoves(id)[0]);
        await pause(1500);
        await picture(page, "photographs-again");
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        fs.rmSync(where, { recursive: true });
    },

    async "a dropped saved game is opened; a folder, a table and nonsense are taken or refused in a sentence"(browser) {
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        const where = folder();
        const file = (name, content) => {
            fs.writeFileSync(path.join(where, name), content);
            return path.join(where, name);
        };
        await page.drop(file("board.txt", "1 2 1 2\n"));
        await page.awaits("pairs 2");
        await page.drop(file("words.csv", "front,back\n" + Array.from({ length: 30 }, (_, i) => `word ${i},meaning ${i}`).join("\n") + "\n"));
        await page.until("the table is there", `Module.FS.analyzePath("/kept/own").exists && ${keptFiles}.length === 1`);
        await pause(1500);
        await picture(page, "table");
        await page.drop(file("nonsense.bin", Buffer.alloc(1000, 7)));
        await pause(500);
        await picture(page, "nonsense");
        const album = path.join(where, "album");
        fs.mkdirSync(album);
        for (let i = 0; i < 700; i++) fs.writeFileSync(path.join(album, i + ".png"), "x");
        await page.drop(album);
        await pause(1500);
        await picture(page, "too-many");
        must((await page.value(keptFiles)).length === 1, "too many files were taken");
        fs.writeFileSync(path.join(where, "large.gif"), Buffer.alloc(70e6, 1));
        await page.drop(path.join(where, "large.gif"));
        await pause(2500);
        await picture(page, "no-room");
        must((await page.value(keptFiles)).length === 1, "there was room for 70 MB");
        // Files that no deck uses are deleted at the next start.
        await page.value(`Module.FS.mkdirTree("/kept/own/before/Pictures"); Module.FS.writeFile("/kept/own/before/Pictures/a.png", "x"); Module.page.keep()`);
        await pause(300);
        await page.reload();
        const left = (await page.value(keptFiles)).map(([name]) => name);
        must(left.length === 1 && left[0].endsWith("/words.csv"), "another file is left than the table that is played with:", left);
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        fs.rmSync(where, { recursive: true });
    },

    async "a game is saved by a download and opened again by the browser's dialog"(browser) {
        const where = folder();
        await browser.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: where });
        const page = await browser.page();
        await page.go(address + "#" + id);
        await page.awaits("pairs 24");
        await make(page, winningMoves(id)[0]);
        const board = await page.board();
        await page.key("s", "KeyS", 83, 2);
        await pause(1000);
        await picture(page, "saving");
        let saved = "";
        for (let i = 0; i < 100 && !saved; i++) {
            await pause(50);
            saved = fs.readdirSync(where).find((name) => name.endsWith(".twoturns")) || "";
        }
        must(saved, "nothing was saved:", fs.readdirSync(where).join(", "), await page.state());
        must(!(await page.value("Module.FS.readdir('/saved').length > 2")), "the page keeps what it handed over");
        await make(page, winningMoves(id)[1]);
        await page.send("Page.setInterceptFileChooserDialog", { enabled: true });
        const opened = page.event("Page.fileChooserOpened");
        await page.key("o", "KeyO", 79, 2);
        const { backendNodeId } = await opened;
        await page.send("DOM.setFileInputFiles", { files: [path.join(where, saved)], backendNodeId });
        await pause(1000);
        await picture(page, "opened");
        if ((await page.says("panel")) !== "none") await page.key("Enter", "Enter", 13);
        await page.awaits("pairs 23");
        must((await page.board()) === board, "another board");
        const again = page.event("Page.fileChooserOpened");
        await page.key("o", "KeyO", 79, 2);
        const { backendNodeId: input } = await again;
        const { object } = await page.send("DOM.resolveNode", { backendNodeId: input });
        await page.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration: "function () { this.dispatchEvent(new Event('cancel')); }" });
        await page.awaits("panel none");
        await make(page, winningMoves(id)[1]);
        must(page.errors.length === 0, page.errors.join("\n"));
        await page.close();
        fs.rmSync(where, { recursive: true });
    },
};
