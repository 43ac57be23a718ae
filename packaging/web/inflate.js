// Decompresses gzip, for browsers without DecompressionStream.
"use strict";

function inflate(packed, size) {
    const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
    const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
    const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    const out = new Uint8Array(size);
    let written = 0;
    let at = 10; // after the gzip header, which has no optional fields here
    let held = 0;
    let count = 0;

    function bits(n) {
        while (count < n) {
            held |= packed[at++] << count;
            count += 8;
        }
        const value = held & ((1 << n) - 1);
        held >>>= n;
        count -= n;
        return value;
    }

    // Returns the number of codes per length, and their symbols in order.
    function tree(lengths) {
        const counts = new Uint16Array(16);
        for (const length of lengths) counts[length]++;
        counts[0] = 0;
        const starts = new Uint16Array(16);
        for (let i = 1; i < 16; i++) starts[i] = starts[i - 1] + counts[i - 1];
        const symbols = new Uint16Array(lengths.length);
        lengths.forEach((length, symbol) => {
            if (length !== 0) symbols[starts[length]++] = symbol;
        });
        return { counts, symbols };
    }

    function symbolOf(one) {
        let code = 0;
        let first = 0;
        let index = 0;
        for (let length = 1; length < 16; length++) {
            code |= bits(1);
            const n = one.counts[length];
            if (code - n < first) return one.symbols[index + (code - first)];
            index += n;
            first = (first + n) << 1;
            code <<= 1;
        }
        throw new Error("damaged");
    }

    function readTrees() {
        const literals = bits(5) + 257;
        const distances = bits(5) + 1;
        const codes = bits(4) + 4;
        const lengths = new Array(19).fill(0);
        for (let i = 0; i < codes; i++) lengths[codeOrder[i]] = bits(3);
        const own = tree(lengths);
        const all = [];
        while (all.length < literals + distances) {
            const symbol = symbolOf(own);
            if (symbol < 16) {
                all.push(symbol);
                continue;
            }
            const value = symbol === 16 ? all[all.length - 1] : 0;
            let again = symbol === 16 ? 3 + bits(2) : symbol === 17 ? 3 + bits(3) : 11 + bits(7);
            while (again-- > 0) all.push(value);
        }
        return [tree(all.slice(0, literals)), tree(all.slice(literals))];
    }

    function fixedTrees() {
        const literals = new Array(288).fill(8);
        literals.fill(9, 144, 256).fill(7, 256, 280);
        return [tree(literals), tree(new Array(30).fill(5))];
    }

    function block(literals, distances) {
        for (;;) {
            const symbol = symbolOf(literals);
            if (symbol === 256) return;
            if (symbol < 256) {
                out[written++] = symbol;
                continue;
            }
            const length = lengthBase[symbol - 257] + bits(lengthBits[symbol - 257]);
            const far = symbolOf(distances);
            const extra = far < 2 ? 0 : (far >> 1) - 1;
            const distance = (far < 2 ? far : (2 + (far & 1)) << extra) + 1 + bits(extra);
            for (let i = 0; i < length; i++, written++) out[written] = out[written - distance];
        }
    }

    for (let last = 0; last === 0; ) {
        last = bits(1);
        const kind = bits(2);
        if (kind === 0) {
            held = count = 0;
            const length = packed[at] | (packed[at + 1] << 8);
            at += 4;
            out.set(packed.subarray(at, at + length), written);
            at += length;
            written += length;
        } else {
            block(...(kind === 1 ? fixedTrees() : readTrees()));
        }
    }
    if (written !== size) throw new Error("damaged");
    return out;
}
