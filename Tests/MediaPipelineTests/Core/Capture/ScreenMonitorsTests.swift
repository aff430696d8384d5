import Testing

@testable import MediaPipeline

@Suite("Which part of a display a monitor shows")
struct ScreenMonitorsTests {
    private let two = ScreenMonitors(
        root: VideoSize(3200, 1080),
        monitors: [
            ScreenMonitor(name: "eDP-1", area: ScreenRectangle(x: 0, y: 0, width: 1920, height: 1080), isPrimary: true),
            ScreenMonitor(name: "HDMI-1", area: ScreenRectangle(x: 1920, y: 56, width: 1280, height: 1024)),
        ])

    @Test("All of it, a number from 1 on, or a name")
    func parts() throws {
        #expect(try two.part(nil) == ScreenRectangle(VideoSize(3200, 1080)))
        #expect(try two.part("1") == two.monitors[0].area)
        #expect(try two.part("HDMI-1") == two.monitors[1].area)
    }

    @Test("A monitor that reaches beyond the display is captured as far as that goes")
    func clipped() throws {
        let shrunk = ScreenMonitors(root: VideoSize(2000, 1080), monitors: two.monitors)
        #expect(try shrunk.part("2") == ScreenRectangle(x: 1920, y: 56, width: 80, height: 1024))
        let gone = ScreenMonitors(root: VideoSize(1920, 1080), monitors: two.monitors)
        #expect(throws: PipelineError.self) { try gone.part("2") }
    }

    @Test("One that is not there is refused with those that are", arguments: ["0", "3", "-1", "DP-9", ""])
    func missing(which: String) {
        let error = #expect(throws: PipelineError.self) { try two.part(which) }
        #expect(error?.code == .noSuchSource)
        #expect(error?.description.contains("1 (eDP-1), 2 (HDMI-1); write screen:1 to screen:2.") == true)
        let one = ScreenMonitors(root: two.root, monitors: [two.monitors[0]])
        let alone = #expect(throws: PipelineError.self) { try one.part("0") }
        #expect(alone?.description.contains("there is 1 (eDP-1); write screen:1.") == true)
    }

    @Test("A display without monitors has its whole")
    func none() throws {
        let bare = ScreenMonitors(root: VideoSize(800, 600), monitors: [])
        #expect(try bare.part(nil).size == VideoSize(800, 600))
        #expect(throws: PipelineError.self) { try bare.part("1") }
        #expect(!bare.isXwayland)
    }

    @Test("The black screen of Xwayland is not taken for the desktop")
    func xwayland() {
        let monitor = ScreenMonitor(name: "XWAYLAND0", area: ScreenRectangle(VideoSize(800, 600)))
        let display = ScreenMonitors(root: VideoSize(800, 600), monitors: [monitor])
        let error = #expect(throws: PipelineError.self) { try display.part(nil) }
        #expect(error?.code == .captureUnavailable && error?.description.contains("Wayland") == true)
    }
}
