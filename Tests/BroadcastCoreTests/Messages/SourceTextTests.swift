import Testing

@testable import BroadcastCore

@Suite("Live sources as people write them")
struct SourceTextTests {
    @Test("Screens, monitors and windows")
    func known() {
        #expect(SourceText.source("synthetic") == .synthetic)
        #expect(SourceText.source("screen") == .screen(nil))
        #expect(SourceText.source("screen:2") == .screen("2"))
        #expect(SourceText.source("screen:HDMI-1") == .screen("HDMI-1"))
        #expect(SourceText.source("window:0x1e00007") == .window(0x1e00007))
        #expect(SourceText.source("window:31457287") == .window(0x1e00007))
        #expect(SourceText.source("window:0xffffffff") == .window(.max))
        #expect(SourceText.source("window") == .window(nil))
    }

    @Test(
        "Others are no live sources",
        arguments: [
            "", "screen:", "screen.mp4", "Screen", "Window", "window:", "window:0", "window:0x", "window:-1",
            "window:+1", "window:0x+1", "window:4294967296", "window:0x1g", "film.mp4", "synthetic:1", "/screen",
        ])
    func others(text: String) {
        #expect(SourceText.source(text) == nil)
    }

    @Test(
        "A screen or a window that is written wrongly is told from a file, with how it is written",
        arguments: [
            ("screen:", "write screen for all"), ("Screen", "./Screen"), ("SCREEN:2", "screen:1 for one"),
            ("Window", "./Window"), ("window:", "write window:0x1e00007"), ("Window:0x7", "write window:0x1e00007"),
            ("window:0", "names no window"),
        ])
    func complaints(text: String, words: String) {
        #expect(SourceText.complaint(text)?.contains(words) == true)
    }

    @Test(
        "Files and what is written well are not complained about",
        arguments: [
            "", "screen", "screen:0", "screen:HDMI-1", "window:7", "screen.mp4", "screens", "./Screen", "windows.mkv",
            "synthetic:1",
        ])
    func noComplaint(text: String) {
        #expect(SourceText.complaint(text) == nil)
    }

    @Test("They cross to the upload process as they are", arguments: ["screen", "screen:eDP-1", "window:7", "window"])
    func crossing(text: String) throws {
        let source = try #require(SourceText.source(text))
        var request = BroadcastRequest(
            device: .init(id: "1", name: "TV", addresses: ["::1"], port: 8009), source: source)
        request.showsCursor = false
        #expect(try BroadcastMessage(line: BroadcastMessage.start(request).line) == .start(request))
        #expect(request.canBeShown)
        request.outputs = [.device(.init(id: "1", name: "TV", addresses: ["::1"], port: 8009, capabilities: 4))]
        #expect(!request.canBeShown)
    }
}
