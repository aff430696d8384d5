import BroadcastCore
import Testing

@testable import MediaPipeline
@testable import marquee_broadcast

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

    @Test("What can be heard, as --audio takes it")
    func sounds() {
        var catalogue = SoundCatalogue()
        let entries: [(String, String, UInt32)] = [
            ("Audio/Sink", "one", 1), ("Audio/Sink", "two", 2), ("Audio/Source", "ear", 3),
            ("Stream/Output/Audio", "mpv", 4), ("Stream/Output/Audio", "mpv", 5),
        ]
        for (kind, name, id) in entries {
            catalogue.note(id, isClient: false, ["media.class": kind, "node.name": name])
        }
        (catalogue.usualOutput, catalogue.usualMicrophone) = ("two", "ear")
        let sounds = CaptureReport.sounds(catalogue)
        #expect(sounds.map(\.audio) == ["system", "system", "mic", "app:mpv"])
        #expect(sounds.map(\.isUsual) == [false, true, true, nil])
        #expect(sounds.allSatisfy { BroadcastRequest.SoundChoice(rawValue: $0.audio) != nil })
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
