import Testing

@testable import ScreenBroadcast
@testable import marquee

@Suite struct CaptureCheckupTests {
    private func report(
        _ sources: [CaptureReport.Source], problem: String? = nil, notes: [String]? = nil
    ) -> CaptureReport {
        var report = CaptureReport(program: "test", sources: sources, problem: problem)
        report.notes = notes
        return report
    }

    private func screen(
        _ report: CaptureReport, _ environment: [String: String], portal: UInt32? = nil
    ) -> [Finding] {
        CaptureCheckup.screen(report, CaptureCheckup.Session(environment), portal: portal)
    }

    @Test("An X11 desktop says what there is of it, and what it lacks")
    func x11() {
        let sources = ["screen", "screen:1", "screen:2", "window:0x7"].map {
            CaptureReport.Source(source: $0, name: "", width: 1, height: 1)
        }
        let found = screen(report(sources, notes: ["It has no DAMAGE."]), ["DISPLAY": ":0"])
        #expect(found.map(\.verdict) == [.good, .note])
        #expect(found[0].finding.hasPrefix(":0: 2 monitors, 1 window;"))
        #expect(found[1].finding == "It has no DAMAGE")
    }

    @Test("A Wayland desktop says what its portal shares, and whether it remembers")
    func wayland() {
        let sources = ["screen", "virtual"].map {
            CaptureReport.Source(source: $0, name: "", width: 0, height: 0, asks: true)
        }
        let environment = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
        let new = screen(report(sources), environment, portal: 5)
        #expect(
            new.map(\.finding) == [
                "the desktop's portal (ScreenCast 5) shares `screen`, `virtual`; the desktop asks once and remembers "
                    + "the answer"
            ])
        #expect(screen(report(sources), environment, portal: 3)[0].finding.hasSuffix("the desktop asks each time"))
    }

    @Test("What keeps a screen from being captured is said as it is; a desktop without a portal has X11")
    func problems() {
        let told = report([], problem: "There is no desktop portal: install xdg-desktop-portal-gnome.")
        let gnome = screen(told, ["WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": "GNOME"])[0]
        #expect(gnome.verdict == .missing && gnome.remedy == nil)
        #expect(gnome.finding == "There is no desktop portal: install xdg-desktop-portal-gnome")
        let xfce = screen(told, ["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "XFCE"])[0]
        #expect(xfce.remedy?.contains("X11 (Xorg) session") == true)
        #expect(screen(told, ["DISPLAY": ":7"])[0].verdict == .missing)
        // A machine without a desktop lacks nothing.
        let server = screen(told, ["WAYLAND_DISPLAY": ""])[0]
        #expect(server.verdict == .note && server.finding.contains("no screen to capture"))
    }

    @Test("Sound and microphone are told by the devices in use")
    func sound() {
        let sounds: [CaptureReport.Sound] = [
            .init(audio: "system", name: "HDMI", isUsual: false),
            .init(audio: "system", name: "Speakers", isUsual: true),
            .init(audio: "mic", name: "Webcam", isUsual: true), .init(audio: "app:mpv", name: "mpv"),
        ]
        let found = CaptureCheckup.sound(sounds, server: "PipeWire")
        #expect(found.map(\.verdict) == [.good, .good])
        #expect(found[0].finding == #"PipeWire, the audio of "Speakers"; 1 application can be mirrored alone"#)
        #expect(found[1].finding.contains(#""Webcam""#))
        #expect(CaptureCheckup.sound([], server: nil).map(\.verdict) == [.note, .note])
    }

    @Test("Where no sound server answers, it is said what to install")
    func silence() {
        let none = CaptureCheckup.sound(nil, server: nil)
        #expect(none.map(\.verdict) == [.note])
        #expect(
            none[0].finding.contains("no sound server answers") && none[0].remedy?.contains("pipewire-pulse") == true)
        #expect(
            CaptureCheckup.sound(nil, server: "PipeWire")[0].finding.contains("PipeWire runs but does not answer"))
    }

    @Test("A sound server is known by its socket, PipeWire first")
    func servers() {
        func server(_ environment: [String: String], _ listening: Set<String>) -> String? {
            CaptureCheckup.soundServer(environment) { listening.contains($0) }
        }
        let user = ["XDG_RUNTIME_DIR": "/run/user/7"]
        #expect(server(user, ["/run/user/7/pipewire-0", "/run/user/7/pulse/native"]) == "PipeWire")
        #expect(server(user, ["/run/user/7/pulse/native"]) == "PulseAudio")
        #expect(server(user, []) == nil)
        #expect(server(user.merging(["PULSE_SERVER": "unix:/tmp/p"]) { $1 }, ["/tmp/p"]) == "PulseAudio")
        #expect(server(["PIPEWIRE_RUNTIME_DIR": "/pw"], ["/pw/pipewire-0"]) == "PipeWire")
    }

    @Test("Pages are told as the program that mirrors them says")
    func pages() {
        #expect(CaptureCheckup.pages(.init()).map(\.verdict) == [.good])
        let missing = CaptureCheckup.pages(.init(problem: "There is no Xvfb: apt-get install xvfb."))
        #expect(missing.map(\.finding) == ["There is no Xvfb: apt-get install xvfb"])
        #expect(CaptureCheckup.pages(nil).isEmpty)
    }

    @Test("Streaming servers need H.264, AAC and their protocols")
    func streaming() {
        func found(_ video: [String], _ audio: [String], _ protocols: [String]?) -> Finding {
            func encoders(_ codecs: [String]) -> [EncoderReport.Encoder] {
                codecs.map { EncoderReport.Encoder(codec: $0, name: "x", isHardware: false) }
            }
            var report = EncoderReport(program: "test", video: encoders(video), audio: encoders(audio))
            report.protocols = protocols
            return BroadcastCheckup.servers(report)
        }
        let all = found(["vp8", "h264"], ["aac"], ["rtmp", "rtmps", "srt"])
        #expect(
            all
                == Finding(
                    subject: "streaming servers", verdict: .good, finding: "rtmp, rtmps, srt, with H.264 and AAC"))
        #expect(found(["vp8"], ["opus"], ["rtmp"]).finding.contains("no encoder for H.264 and AAC"))
        #expect(found(["h264"], ["aac"], ["rtmp"]).finding == "FFmpeg does not support rtmps, srt; it supports rtmp")
        #expect(found(["h264"], ["aac"], []).verdict == .missing)
    }

    @Test("Without a keyring credentials are in a file, which lacks nothing")
    func keyring() {
        #expect(KeyringCheckup.finding(true).verdict == .good)
        #expect(KeyringCheckup.finding(false).remedy?.contains("gnome-keyring") == true)
        #expect(KeyringCheckup.finding(nil).finding.contains("no session bus"))
    }
}
