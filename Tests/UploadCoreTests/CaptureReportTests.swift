import BroadcastCore
import PipelineCore
import Testing
import UploadCore

@Suite("What of a desktop can be captured, as it is told")
struct CaptureReportTests {
    private let window = ScreenWindow(
        number: 0x1e00007, size: VideoSize(640, 480), title: "Notes", application: "Gedit")

    @Test("The whole, each monitor and each window, as --source takes them")
    func sources() {
        let monitor = ScreenMonitor(name: "eDP-1", area: ScreenRectangle(VideoSize(1920, 1080)), isPrimary: true)
        let report = CaptureReport(
            ScreenMonitors(root: VideoSize(1920, 1080), monitors: [monitor]), [window], program: "test")
        #expect(report.sources.map(\.source) == ["screen", "screen:1", "window:0x1e00007"])
        #expect(report.sources.map(\.name) == ["", "eDP-1", "Notes"])
        #expect(report.sources.map(\.width) == [1920, 1920, 640])
        #expect(report.sources[1].isPrimary == true && report.sources[2].application == "Gedit")
        #expect(report.problem == nil)
        #expect(report.sources.allSatisfy { SourceText.source($0.source) != nil })
    }

    @Test("Under Wayland windows of X11's programs alone, and why")
    func xwayland() {
        let monitor = ScreenMonitor(name: "XWAYLAND0", area: ScreenRectangle(VideoSize(1920, 1080)))
        let report = CaptureReport(
            ScreenMonitors(root: VideoSize(1920, 1080), monitors: [monitor]), [window], program: "test")
        #expect(report.sources.map(\.source) == ["window:0x1e00007"])
        #expect(report.problem?.contains("Wayland") == true)
    }

    @Test("Beside it what a Wayland desktop's portal shares, in place of X11's screens, or why it shares nothing")
    func portal() {
        let monitor = ScreenMonitor(name: "eDP-1", area: ScreenRectangle(VideoSize(1920, 1080)))
        let display = CaptureReport(
            ScreenMonitors(root: VideoSize(1920, 1080), monitors: [monitor]), [window], program: "test")
        var report = display
        report.add(.success([(.monitor, true), (.window, false), (.virtual, false)]))
        #expect(report.sources.map(\.source) == ["screen", "window", "virtual", "window:0x1e00007"])
        #expect(report.sources.map(\.asks) == [false, true, true, nil] && report.problem == nil)
        #expect(report.sources.allSatisfy { SourceText.source($0.source) != nil })
        report = display
        report.add(.failure(DesktopPortal.missing(on: "KDE")))
        #expect(report.sources.map(\.source) == ["window:0x1e00007"])
        #expect(report.problem?.contains("xdg-desktop-portal-kde") == true)
    }
}
