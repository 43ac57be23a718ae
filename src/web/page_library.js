// The functions of src/web/page.hpp for emscripten's linker; each is implemented in packaging/web/page.js. Strings are
// returned as copies that the game frees.
mergeInto(LibraryManager.library, {
    $giveText: function (text) {
        var size = lengthBytesUTF8(text) + 1;
        var copy = _malloc(size);
        stringToUTF8(text, copy, size);
        return copy;
    },
    page_keep: function () {
        Module.page.keep();
    },
    page_fault__deps: ["$giveText"],
    page_fault: function () {
        return giveText(Module.page.fault());
    },
    page_take__deps: ["$giveText"],
    page_take: function (what) {
        return giveText(Module.page.take(UTF8ToString(what)));
    },
    page_address__deps: ["$giveText"],
    page_address: function () {
        return giveText(Module.page.address());
    },
    page_width: function () {
        return Module.page.width();
    },
    page_height: function () {
        return Module.page.height();
    },
    page_fineness: function () {
        return Module.page.fineness();
    },
    page_dark: function () {
        return Module.page.dark();
    },
    page_contrast: function () {
        return Module.page.contrast();
    },
    page_still: function () {
        return Module.page.still();
    },
    page_text_size: function () {
        return Module.page.textSize();
    },
    page_fill_screen: function (on) {
        Module.page.fillScreen(on);
    },
    page_fills_screen: function () {
        return Module.page.fillsScreen();
    },
    page_show_controls: function (lines) {
        Module.page.showControls(UTF8ToString(lines));
    },
    page_show_ways_back: function (ways) {
        Module.page.showWaysBack(ways);
    },
    page_speak: function (text, interrupts) {
        Module.page.speak(UTF8ToString(text), interrupts !== 0);
    },
    page_copy: function (text) {
        Module.page.copy(UTF8ToString(text));
    },
    page_vibrate: function (milliseconds) {
        Module.page.vibrate(milliseconds);
    },
    page_rest_sound: function (on) {
        Module.page.restSound(on !== 0);
    },
    page_end_sound: function () {
        Module.page.endSound();
    },
    page_looks_for_pads: function () {
        return Module.page.looksForPads();
    },
    page_keep_awake: function (on) {
        Module.page.keepAwake(on !== 0);
    },
    page_hand_over: function (path) {
        Module.page.handOver(UTF8ToString(path));
    },
    page_ask: function (what, about) {
        return Module.page.ask(UTF8ToString(what), UTF8ToString(about));
    },
    page_answered: function (question) {
        return Module.page.answer(question) === null ? 0 : 1;
    },
    page_answer__deps: ["$giveText"],
    page_answer: function (question) {
        return giveText(Module.page.answer(question) || "");
    },
    page_forget: function (question) {
        Module.page.forget(question);
    },
    // SDL's own scripts look for these two, which nothing else would link.
    page_show__deps: ["$autoResumeAudioContext", "$dynCall"],
    page_show: function () {
        Module.page.show();
    },
    page_show_pixels: function (pixels, x, y, width, height) {
        Module.page.showPixels(new ImageData(new Uint8ClampedArray(HEAPU8.buffer, pixels, 4 * width * height), width, height), x, y);
    },
    page_rest: function (milliseconds) {
        Module.page.rest(milliseconds);
    },
    page_end: function () {
        Module.page.end();
    },
    page_fail: function (why) {
        Module.page.fail(UTF8ToString(why));
    },
});
