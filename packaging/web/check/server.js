// A web server for the checks: sends the compressed forms of files that the browser takes, and counts what it sends.
"use strict";

const fs = require("fs");
const http = require("http");
const path = require("path");

const types = { ".html": "text/html", ".js": "text/javascript", ".webmanifest": "application/manifest+json", ".png": "image/png", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

class Server {
    constructor(folder) {
        this.folder = folder;
        this.bytes = 0; // sent, with the heads of answers
        this.asked = [];
        this.sockets = new Set();
        this.encodings = ["br", "gz"];
    }

    async open(port = 0) {
        this.server = http.createServer((request, answer) => this.answer(request, answer));
        this.server.on("connection", (socket) => {
            this.sockets.add(socket);
            socket.on("close", () => {
                this.sockets.delete(socket);
                this.bytes += socket.bytesWritten;
            });
        });
        await new Promise((done) => this.server.listen(port, "127.0.0.1", done));
        this.port = this.server.address().port;
        this.address = `http://localhost:${this.port}/`;
        return this;
    }

    sent() {
        return [...this.sockets].reduce((sum, socket) => sum + socket.bytesWritten, this.bytes);
    }

    answer(request, answer) {
        const name = decodeURIComponent(new URL(request.url, this.address).pathname).replace(/\/$/, "/index.html");
        const file = path.join(this.folder, name);
        this.asked.push(name.slice(1));
        if (!file.startsWith(this.folder) || !fs.existsSync(file)) {
            answer.writeHead(404);
            return answer.end();
        }
        const tag = '"' + fs.statSync(file).mtimeMs.toString(36) + fs.statSync(file).size.toString(36) + '"';
        if (request.headers["if-none-match"] === tag) {
            answer.writeHead(304, { ETag: tag });
            return answer.end();
        }
        const taken = String(request.headers["accept-encoding"]);
        const heads = { ETag: tag, "Content-Type": types[path.extname(name)] || "application/octet-stream", "Cache-Control": name.startsWith("/files/") ? "max-age=31536000, immutable" : "no-cache" };
        for (const [ending, encoding] of [["br", "br"], ["gz", "gzip"]])
            if (this.encodings.includes(ending) && taken.includes(encoding) && fs.existsSync(file + "." + ending)) {
                answer.writeHead(200, { ...heads, "Content-Encoding": encoding });
                return answer.end(fs.readFileSync(file + "." + ending));
            }
        answer.writeHead(200, heads);
        answer.end(fs.readFileSync(file));
    }

    async close() {
        for (const socket of this.sockets) socket.destroy();
        await new Promise((done) => this.server.close(done));
    }
}

module.exports = { Server };
