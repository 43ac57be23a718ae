// What pack.js and pack_folder.js share: the files of a build, and the page that they are put into.
"use strict";

const fs = require("fs");
const path = require("path");

const here = (name) => fs.readFileSync(path.join(__dirname, name), "utf8");

function filesUnder(build, folder) {
    return fs
        .readdirSync(path.join(build, folder))
        .sort()
        .flatMap((name) => {
            const one = folder + "/" + name;
            return fs.statSync(path.join(build, one)).isDirectory() ? filesUnder(build, one) : [one];
        });
}

// Returns the names of the files that the game finds in a page.
const gameFiles = (build) => filesUnder(build, "share").filter((name) => !name.startsWith("share/icons/"));

// Returns the text of the page. `loader` is the script that loads the game by `contents`.
function pageText(build, { charset, head, contents, loader, parts }) {
    const scripts = [`"use strict";\nconst contents = ${JSON.stringify(contents)};`, ...loader.map(here), here("storage.js"), here("files.js"), here("page.js")];
    const icon = fs.readFileSync(path.join(build, "share/twoturns/icon.png")).toString("base64");
    const fill = { CHARSET: charset, HEAD: head, ICON: icon, SCRIPTS: scripts.join("\n"), PARTS: parts };
    return here("shell.html").replace(/@([A-Z]+)@/g, (_, name) => fill[name]);
}

module.exports = { filesUnder, gameFiles, here, pageText };
