import Testing

@testable import marquee

@Suite struct DemoDisplayTests {
    @Test("The demo shows a desktop's own screen where X has it on this machine, and else one of its own")
    func desktop() {
        #expect(DemoDisplay.desktop(["DISPLAY": ":0"]) == ":0")
        #expect(DemoDisplay.desktop(["DISPLAY": ":1.0", "WAYLAND_DISPLAY": ""]) == ":1.0")
        #expect(DemoDisplay.desktop([:]) == nil)
        #expect(DemoDisplay.desktop(["DISPLAY": "localhost:10.0"]) == nil)
        #expect(DemoDisplay.desktop(["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"]) == nil)
        #expect(DemoDisplay.desktop(["DISPLAY": ":0", "XDG_SESSION_TYPE": "wayland"]) == nil)
    }
}
