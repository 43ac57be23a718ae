// Loads the game from the page itself: a page in a single file contains everything, in packed parts.
"use strict";

const loading = (() => {
    const parts = [];
    let taken = 0;
    let whole;
    const all = new Promise((done) => (whole = done));
    let tell = () => {};

    // Decodes 15 bits per character of a UTF-16 page.
    function decode(text) {
        const bytes = new Uint8Array(Math.floor((text.length * 15) / 8));
        let held = 0;
        let count = 0;
        let at = 0;
        for (let i = 0; i < text.length; i++) {
            held = (held << 15) | (text.charCodeAt(i) - 0x3400);
            count += 15;
            while (count >= 8) {
                count -= 8;
                bytes[at++] = held >>> count;
            }
            held &= (1 << count) - 1;
        }
        return bytes;
    }

    // Called after each packed part of the page.
    function part(element) {
        if (tooOld) return;
        const bytes = decode(element.textContent);
        element.remove();
        const left = contents.packed - taken;
        parts.push(bytes.length > left ? bytes.subarray(0, left) : bytes);
        taken += parts[parts.length - 1].length;
        tell(taken / contents.packed);
        if (taken === contents.packed) whole();
    }

    async function unpacked() {
        await all;
        const blob = new Blob(parts.splice(0));
        if (typeof DecompressionStream === "undefined") return inflate(new Uint8Array(await blob.arrayBuffer()), contents.size);
        return new Uint8Array(await new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
    }

    return {
        part,
        // Returns the program and the files that it finds at its start; `progress` is told the part that is there.
        async load(progress) {
            tell = progress;
            const bytes = await unpacked();
            const of = ([start, size]) => bytes.subarray(start, start + size);
            const files = Object.entries(contents.files).map(([name, place]) => [name, of(place)]);
            return { program: await WebAssembly.compile(of(contents.wasm)), script: of(contents.script), files, later: [] };
        },
        fetchNow: () => null,
        started() {},
        shared: async () => ({ files: [], text: "" }),
    };
})();
