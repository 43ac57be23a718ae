// node pack.js BUILD_DIR FILE: makes one page of a build's output and this folder.
//
// All files are packed together, compressed with gzip, and encoded with 15 bits per character. The page is UTF-16, and
// its byte order mark takes precedence over the encoding a server declares; so it is a third smaller than with base64.
"use strict";

const fs = require("fs");
const path = require("path");
const zlib = require("zlib");
const { gameFiles, pageText } = require("./build_files.js");

const [, , build, file] = process.argv;
const partLength = 400000; // characters of 15 bits: a whole number of bytes

const pieces = [];
const files = {};
let size = 0;
function add(name) {
    const bytes = fs.readFileSync(path.join(build, name));
    const place = [size, bytes.length];
    pieces.push(bytes);
    size += bytes.length;
    return place;
}
const wasm = add("bin/twoturns.wasm");
const script = add("bin/twoturns.js");
for (const name of gameFiles(build)) files[name] = add(name);
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
        "</script><script>loading.part(document.currentScript.previousElementSibling)</script>\n";

const contents = { packed: packed.length, size, wasm, script, files };
const text = pageText(build, { charset: "utf-16", head: "", contents, loader: ["inflate.js", "loading_parts.js"], parts });
fs.writeFileSync(file, "\ufeff" + text, "utf16le");
