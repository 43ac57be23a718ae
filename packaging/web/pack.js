// node pack.js BUILD_DIR FILE: makes one page of a build's output and this folder.
//
// All files are packed together, compressed with gzip, and encoded with 15 bits per character. The page is UTF-16, and
// its byte order mark takes precedence over the encoding a server declares; so it is a third smaller than with base64.
"use strict";

const fs = require("fs");
const path = require("path");
const zlib = require("zlib");

const [, , build, file] = process.argv;
const here = (name) => fs.readFileSync(path.join(__dirname, name), "utf8");
const partLength = 400000; // characters of 15 bits: a whole number of bytes

function filesUnder(folder) {
    return fs
        .readdirSync(path.join(build, folder))
        .sort()
        .flatMap((name) => {
            const one = folder + "/" + name;
            return fs.statSync(path.join(build, one)).isDirectory() ? filesUnder(one) : [one];
        });
}

const wanted = [["bin/twoturns.wasm", "twoturns.wasm"], ["bin/twoturns.js", "twoturns.js"]];
for (const name of filesUnder("share")) if (!name.startsWith("share/icons/")) wanted.push([name, name]);

const pieces = [];
const files = {};
let size = 0;
for (const [from, name] of wanted) {
    const bytes = fs.readFileSync(path.join(build, from));
    files[name] = [size, bytes.length];
    pieces.push(bytes);
    size += bytes.length;
}
const packed = zlib.gzipSync(Buffer.concat(pieces), { level: 9, memLevel: 9 });
packed.fill(0, 4, 8); // no time stamp
packed[9] = 255; // and no system

function encode(bytes) {
    const characters = new Uint16Array(Math.ceil((bytes.length * 8) / 15));
    let held = 0;
    let count = 0;
    let at = 0;
    for (const byte of bytes) {
        held = (held << 8) | byte;
        count += 8;
        if (count < 15) continue;
        count -= 15;
        characters[at++] = 0x3400 + (held >>> count);
        held &= (1 << count) - 1;
    }
    if (count > 0) characters[at++] = 0x3400 + (held << (15 - count));
    return Buffer.from(characters.buffer, 0, 2 * at).toString("utf16le");
}

const partBytes = (partLength * 15) / 8;
let parts = "";
for (let start = 0; start < packed.length; start += partBytes)
    parts +=
        '<script type="text/plain">' + encode(packed.subarray(start, start + partBytes)) +
        "</script><script>page.part(document.currentScript.previousElementSibling)</script>\n";

const contents = JSON.stringify({ packed: packed.length, size, files });
const scripts = [`"use strict";\nconst contents = ${contents};`, here("inflate.js"), here("storage.js"), here("files.js"), here("page.js")].join("\n");
const fill = { ICON: fs.readFileSync(path.join(build, "share/twoturns/icon.png")).toString("base64"), SCRIPTS: scripts, PARTS: parts };
const text = here("shell.html").replace(/@([A-Z]+)@/g, (_, name) => fill[name]);
fs.writeFileSync(file, "\ufeff" + text, "utf16le");
