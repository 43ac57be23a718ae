// Shared by the checks of the page.
"use strict";

const { execFileSync } = require("child_process");
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");

const [, , file, cli, folder] = process.argv;
const address = pathToFileURL(path.resolve(file)).href + "?state";
const id = "tt1.8x6.12.down.full.3.moon";
const wide = "tt1.18x8.36.down.full.3.moon";

function winningMoves(of) {
    const text = execFileSync(process.execPath, [cli, "deal", "--id", of, "--witness"], { encoding: "utf8" });
    return text.split("\n").filter((line) => line.startsWith("; ")).map((line) => line.slice(2).split(" "));
}

function must(what, ...sentence) {
    if (!what) throw new Error(sentence.join(" "));
}

const figure = (name, value) => console.log(`${name}: ${value}`);
const keep = (name, text) => (folder ? fs.writeFileSync(path.join(folder, name), text) : null);
const picture = (page, name) => (folder ? page.picture(path.join(folder, name + ".png")) : null);
const sentence = "document.getElementById('words').textContent";
const pause = (time) => new Promise((done) => setTimeout(done, time));

async function make(page, [a, b]) {
    const before = Number(await page.says("pairs"));
    await page.clickCell(a);
    await page.clickCell(b);
    await page.awaits("pairs " + (before - 1));
}

module.exports = { address, figure, file, id, keep, make, must, pause, picture, sentence, wide, winningMoves };
