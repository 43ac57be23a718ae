// node pack_folder.js BUILD_DIR ASSETS_BUILD_DIR FOLDER VERSION: makes a folder for a web server of a build's output: the
// page, its manifests, the worker, and the game's files by name and hash, each also compressed by Brotli and gzip.
//
// The first visit loads the program, `start` with all small files, and the fonts and texts of one language.
"use strict";

const { execFileSync } = require("child_process");
const { createHash } = require("crypto");
const fs = require("fs");
const os = require("os");
const path = require("path");
const zlib = require("zlib");
const { gameFiles, here, pageText } = require("./build_files.js");
const { manifests } = require("./manifests.js");

const [, , build, assets, folder, version] = process.argv;
const small = 9000; // bytes; requests for less cost more than they save
const chinese = "share/twoturns/fonts/chinese.otf";
const inEveryLanguage = ["share/twoturns/fonts/latin.ttf", "share/twoturns/fonts/latin-bold.ttf", "share/twoturns/fonts/serif.ttf"];
const firstDecks = ["emoji"]; // the one that a new player sees
const fontsOf = {
    zh_CN: ["chinese"],
    zh_TW: ["zh_TW"],
    ja: ["ja", "ja-bold"],
    ko: ["ko", "ko-bold"],
    ar: ["ar", "ar-bold", "ar-serif"],
};
// The fonts of titles alone, 130 to 330 kB each: at the first visit titles are drawn in bold; and where that would still be
// too much, bold letters are drawn like others.
const isPatient = (name) => /\/((chinese|zh_TW|ja|ko)-serif|(chinese|zh_TW)-bold)\.otf$/.test(name);

const work = fs.mkdtempSync(path.join(os.tmpdir(), "twoturns-pack-"));
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(path.join(folder, "files"), { recursive: true });

// Writes a file, and its compressed forms where they are shorter.
function write(name, bytes) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, bytes);
    const brotli = zlib.brotliCompressSync(bytes, {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    const gzip = zlib.gzipSync(bytes, { level: 9, memLevel: 9 });
    gzip[9] = 255; // no system
    for (const [ending, packed] of [[".br", brotli], [".gz", gzip]]) if (packed.length < 0.97 * bytes.length) fs.writeFileSync(file + ending, packed);
}

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

// Writes a file of the game; returns its address and size.
function add(name, bytes) {
    const ending = path.extname(name);
    const address = `files/${path.basename(name, ending)}-${hashOf(bytes)}${ending}`;
    if (!fs.existsSync(path.join(folder, address))) write(address, bytes);
    return [address, bytes.length];
}

const read = (name) => fs.readFileSync(path.join(build, name));

// The Chinese font with all common characters comes on demand, and in its place one for the game's own sentences.
function ownChinese() {
    const file = path.join(work, "chinese.otf");
    const characters = path.join(assets, "assets/characters.txt");
    execFileSync("hb-subset", ["--text-file=" + characters, "--unicodes+=2014,2018-2019,201C-201D,2026,2190-21FF,2300-2BFF,3000-303F,FF00-FFEF", "--layout-features=",
        "--no-hinting", "--desubroutinize", "--notdef-outline", "--name-IDs=0,1,2,3,4,5,6,13,14", "--output-file=" + file, path.join(build, chinese)]);
    return fs.readFileSync(file);
}

const files = {};
const inStart = {};
const pieces = [];
let size = 0;
for (const name of gameFiles(build)) {
    const deck = /^share\/twoturns\/decks\/([^/]+)\//.exec(name);
    let bytes = read(name);
    if (name === chinese) {
        files["share/twoturns/fonts/more-chinese.otf"] = add("more-chinese.otf", bytes);
        bytes = ownChinese();
    }
    if (bytes.length <= small || inEveryLanguage.includes(name) || (deck && firstDecks.includes(deck[1]))) {
        inStart[name] = [size, bytes.length];
        pieces.push(bytes);
        size += bytes.length;
    } else {
        const language = /^share\/locale\/([^/]+)\//.exec(name);
        files[name] = add(language ? language[1] + ".mo" : deck ? deck[1] + path.extname(name) : name, bytes);
    }
}
const languages = {};
for (const name of Object.keys(files)) {
    const language = /^share\/locale\/([^/]+)\//.exec(name);
    if (language) languages[language[1]] = [name, ...(fontsOf[language[1]] || []).map((font) => Object.keys(files).find((one) => one.startsWith(`share/twoturns/fonts/${font}.`)))].filter((one) => one);
}
const wasm = add("twoturns.wasm", read("bin/twoturns.wasm"));
const script = add("twoturns.js", read("bin/twoturns.js"));
const start = add("start.data", Buffer.concat(pieces));

// Icons: those of the desktop, and larger ones.
const draw = (svg, pixels, name) => execFileSync(path.join(assets, "assets/tools/render_svg"), [svg, path.join(folder, name), String(pixels)]);
const icon = path.join(__dirname, "../../assets/icon/twoturns.svg");
const picture = fs.readFileSync(icon, "utf8");
// Systems cut a maskable icon into a circle or another shape: the table fills it, and all else is in its middle.
const inner = picture.slice(picture.indexOf("<rect", picture.indexOf("</defs>")), picture.indexOf("</svg>"));
const maskable = path.join(work, "maskable.svg");
fs.writeFileSync(maskable, picture.slice(0, picture.indexOf("<rect", picture.indexOf("</defs>"))) +
    '<rect x="0" y="0" width="64" height="64" fill="url(#table)"/><g transform="translate(10.24 10.24) scale(0.68)">' +
    inner.slice(inner.indexOf("/>") + 2) + "</g></svg>\n");
for (const pixels of [192, 512]) draw(icon, pixels, `icon-${pixels}.png`);
for (const pixels of [192, 512]) draw(maskable, pixels, `icon-maskable-${pixels}.png`);
fs.copyFileSync(icon, path.join(folder, "icon.svg"));

const all = manifests(build);
for (const [name, manifest] of Object.entries(all)) write(name, Buffer.from(JSON.stringify(manifest, null, 1) + "\n"));

const patient = Object.keys(files).filter(isPatient);
const contents = { version: "", wasm, script, start, inStart, files, languages, patient };
const head =
    '<link rel="manifest" id="manifest" href="manifest.webmanifest">\n<link rel="apple-touch-icon" href="icon-192.png">\n' +
    '<meta name="description" content="Join matching tiles by lines with at most two turns">\n' +
    `<script>(function (all) { var wish = navigator.language || "", code = wish.replace("-", "_"), main = wish.split("-")[0];
var found = all.indexOf(code) >= 0 ? code : main === "zh" ? (/Hant|TW|HK|MO/i.test(wish) ? "zh_TW" : "zh_CN") : all.filter(function (one) { return one.split("_")[0] === main; })[0];
if (found && all.indexOf(found) >= 0) document.getElementById("manifest").href = "manifest." + found + ".webmanifest"; })(${JSON.stringify(Object.keys(languages))});</script>\n`;
const page = (with_) => Buffer.from(pageText(build, { charset: "utf-8", head, contents: with_, loader: ["loading_files.js"], parts: "" }));
// The version is a hash of the page, so that every change of anything is a new one.
contents.version = version + "-" + hashOf(page(contents));
write("index.html", page(contents));
const addresses = [wasm, script, start].map(([address]) => address);
const known = { version: contents.version, shell: ["./"], first: addresses, all: [...addresses, ...Object.values(files).map(([address]) => address)] };
write("worker.js", Buffer.from(here("worker.js").replace('"@CONTENTS@"', () => JSON.stringify(JSON.stringify(known)))));
fs.rmSync(work, { recursive: true });
