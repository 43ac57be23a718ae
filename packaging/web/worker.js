// Answers for the page when there is no connection, and takes what other programs share with the game. A new version
// waits until the page is opened next, so that no game is interrupted.
"use strict";

const contents = JSON.parse("@CONTENTS@");
const shell = "two-turns-page-" + contents.version;
const filesCache = "two-turns-files";
const sharedCache = "two-turns-shared";

self.addEventListener("install", (event) => event.waitUntil(install()));
async function install() {
    const files = await caches.open(filesCache);
    for (const one of contents.first) if (!(await files.match(one))) await files.add(new Request(one, { cache: "force-cache" })); // the page has loaded it
    const page = await caches.open(shell);
    await page.addAll(contents.shell.map((one) => new Request(one, { cache: "no-cache" })));
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));
async function activate() {
    for (const name of await caches.keys()) if (name.startsWith("two-turns-page-") && name !== shell) await caches.delete(name);
    const files = await caches.open(filesCache);
    const known = new Set(contents.all.map((one) => new URL(one, location.href).href));
    for (const request of await files.keys()) if (!known.has(request.url)) await files.delete(request);
    await self.clients.claim();
}

self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (url.origin !== location.origin) return;
    if (event.request.method === "POST" && url.searchParams.has("share")) event.respondWith(share(event.request));
    else if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
    return (await (request.mode === "navigate" ? newestPage() : kept(request))) || fetch(request);
}

async function kept(request) {
    return (await (await caches.open(shell)).match(request)) || (await caches.open(filesCache)).match(request);
}

// A version that waits is complete. Its page is given at once: its worker may take over half a minute after it was told
// to, because the browser waits until this one has been idle.
async function newestPage() {
    const waiting = self.registration.waiting;
    if (waiting) waiting.postMessage("take over");
    const newest = waiting ? (await caches.keys()).filter((name) => name.startsWith("two-turns-page-")).pop() : shell;
    return (await caches.open(newest)).match("./");
}

async function share(request) {
    const form = await request.formData();
    await caches.delete(sharedCache);
    const box = await caches.open(sharedCache);
    const text = ["url", "text", "title"].map((name) => form.get(name)).filter((one) => typeof one === "string").join(" ");
    await box.put("./shared/text/text", new Response(text));
    for (const [number, file] of form.getAll("files").entries())
        if (file instanceof File) await box.put(`./shared/${number}/${encodeURIComponent(file.name || "file")}`, new Response(file));
    return Response.redirect("./?shared", 303);
}
