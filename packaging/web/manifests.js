// The manifests by which browsers install the page: one a language, since most browsers know no other way to a translated
// name. Names are the game's own sentences, in the catalogues of the build.
"use strict";

const fs = require("fs");
const path = require("path");

// Reads a catalogue of gettext: a map from sentences, with their context and \x04 before, to translations.
function catalogue(file) {
    const bytes = fs.readFileSync(file);
    const [count, from, to] = [8, 12, 16].map((at) => bytes.readUInt32LE(at));
    const text = (table, i) => bytes.toString("utf8", bytes.readUInt32LE(table + 8 * i + 4), bytes.readUInt32LE(table + 8 * i + 4) + bytes.readUInt32LE(table + 8 * i));
    return new Map(Array.from({ length: count }, (_, i) => [text(from, i), text(to, i)]));
}

function manifest(language, say) {
    const kinds = {
        "application/x-twoturns-game": [".twoturns"],
        "application/x-twoturns-deck": [".ttdeck"],
        "application/x-twoturns-data": [".ttdata"],
    };
    const icon = (name, sizes, purpose, type = "image/png") => ({ src: name, sizes, type, purpose });
    const shortcut = (name, wish) => ({ name, url: "./?" + wish, icons: [icon("icon-192.png", "192x192", "any")] });
    return {
        id: "./",
        name: say("Two Turns"),
        short_name: say("Two Turns"),
        description: say("Join matching tiles by lines with at most two turns"),
        lang: language.replace("_", "-"),
        dir: language === "ar" ? "rtl" : "ltr",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#15332f",
        theme_color: "#15332f",
        categories: ["games", "puzzle"],
        icons: [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-192.png", "192x192", "maskable"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
            icon("icon.svg", "any", "any", "image/svg+xml"),
        ],
        shortcuts: [shortcut(say("Daily board"), "today"), shortcut(say("New game"), "new")],
        file_handlers: [{ action: "./?open", accept: kinds }],
        launch_handler: { client_mode: "navigate-existing" },
        share_target: {
            action: "./?share",
            method: "POST",
            enctype: "multipart/form-data",
            params: { title: "title", text: "text", url: "url", files: [{ name: "files", accept: ["image/*", "text/csv", ...Object.entries(kinds).flatMap(([type, endings]) => [type, ...endings])] }] },
        },
    };
}

// Returns the manifests by file name.
function manifests(build) {
    const all = { "manifest.webmanifest": manifest("en", (sentence) => sentence) };
    const folder = path.join(build, "share/locale");
    for (const language of fs.readdirSync(folder).sort()) {
        const known = catalogue(path.join(folder, language, "LC_MESSAGES/twoturns.mo"));
        all[`manifest.${language}.webmanifest`] = manifest(language, (sentence) => known.get(sentence) || known.get("command\x04" + sentence) || sentence);
    }
    return all;
}

module.exports = { manifests };
