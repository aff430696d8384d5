import PlatformFoundation
import ScreenBroadcast

/// Checks what this desktop can mirror: screens, audio and web pages.
enum CaptureCheckup {
    static func findings(_ program: BroadcastProgram) async -> [Finding] {
        let environment = ProcessInfo.processInfo.environment
        let session = Session(environment)
        do {
            let report = try await program.captureReport()
            let portal = session.isWayland ? await PortalVersion.read() : nil
            let server = soundServer(environment, isListenedAt: DisplaySocket.isListenedAt)
            return screen(report, session, portal: portal) + sound(report.sounds, server: server) + pages(report.pages)
        } catch {
            return [Finding(subject: "screen", verdict: .missing, finding: error.description)]
        }
    }

    /// The desktop session, from its environment variables.
    struct Session {
        let isWayland: Bool
        let display: String?
        /// The most specific name first.
        let desktops: [String]

        init(_ environment: [String: String]) {
            func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
            isWayland =
                value("WAYLAND_DISPLAY") != nil
                || environment["WAYLAND_DISPLAY"] == nil && environment["XDG_SESSION_TYPE"] == "wayland"
            display = value("DISPLAY")
            desktops = (value("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":").map { $0.lowercased() }
        }
    }

    // MARK: - Screens

    /// Desktops whose portals share no screens.
    private static let withoutPortal: Set<String> = [
        "xfce", "mate", "x-cinnamon", "cinnamon", "lxqt", "lxde", "budgie",
    ]

    /// - Parameter portal: the version of the portal's ScreenCast interface; nil if no portal answers.
    static func screen(_ report: CaptureReport, _ session: Session, portal: UInt32?) -> [Finding] {
        let notes = (report.notes ?? []).map { Finding(subject: "screen", verdict: .note, finding: clause($0)) }
        return [whole(report, session, portal)] + notes
    }

    private static func whole(_ report: CaptureReport, _ session: Session, _ portal: UInt32?) -> Finding {
        let subject = "screen"
        if let problem = report.problem {
            let isNone = !session.isWayland && session.display == nil
            let goesToX11 = session.isWayland && !withoutPortal.isDisjoint(with: session.desktops)
            return Finding(
                subject: subject, verdict: isNone ? .note : .missing,
                finding: isNone
                    ? "there is no screen to capture; `marquee mirror --source screen` needs a desktop"
                    : clause(problem),
                remedy: goesToX11 ? "this desktop's portal shares no screens: log in to its X11 (Xorg) session" : nil)
        }
        let shared = report.sources.filter { $0.asks != nil }
        guard shared.isEmpty else {
            let kinds = shared.map { "`\($0.source)`" }.joined(separator: ", ")
            let version = portal.map { " (ScreenCast \($0))" } ?? ""
            let memory =
                (portal ?? 0) >= 4 ? "the desktop asks once and remembers the answer" : "the desktop asks each time"
            return Finding(
                subject: subject, verdict: .good,
                finding: "the desktop's portal\(version) shares \(kinds); \(memory)")
        }
        let monitors = report.sources.count { $0.source.hasPrefix("screen:") }
        let windows = report.sources.count { $0.source.hasPrefix("window:") }
        return Finding(
            subject: subject, verdict: .good,
            finding: "\(session.display ?? "X11"): \(number(monitors, "monitor")), \(number(windows, "window")); "
                + "`marquee mirror --list` lists them")
    }

    private static func number(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

    /// The sentence without its full stop, in the style of findings.
    private static func clause(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    // MARK: - Sound

    /// The sound server that listens on its socket; nil if there is none.
    static func soundServer(_ environment: [String: String], isListenedAt: (String) -> Bool) -> String? {
        let runtime = environment["XDG_RUNTIME_DIR"] ?? "/nowhere"
        if isListenedAt("\(environment["PIPEWIRE_RUNTIME_DIR"] ?? runtime)/pipewire-0") { return "PipeWire" }
        let pulse = environment["PULSE_SERVER"].map { $0.hasPrefix("unix:") ? String($0.dropFirst(5)) : $0 }
        return isListenedAt(pulse ?? "\(runtime)/pulse/native") ? "PulseAudio" : nil
    }

    /// - Parameters:
    ///   - sounds: nil if no sound server answers.
    ///   - server: the sound server whose socket exists.
    static func sound(_ sounds: [CaptureReport.Sound]?, server: String?) -> [Finding] {
        guard let sounds else {
            let finding = server.map { "\($0) runs but does not answer" } ?? "no sound server answers"
            return [
                Finding(
                    subject: "sound", verdict: .note, finding: "\(finding); screens are mirrored without audio",
                    remedy: "run it in the desktop's session; if there is no sound server, "
                        + "apt-get install pipewire pipewire-pulse wireplumber, and log in again")
            ]
        }
        let server = server.map { "\($0), " } ?? ""
        let output = usual("system", of: sounds)
        let microphone = usual("mic", of: sounds)
        let applications = sounds.count { $0.audio.hasPrefix("app:") }
        return [
            output.map {
                Finding(
                    subject: "sound", verdict: .good,
                    finding: "\(server)the audio of \"\($0)\""
                        + (applications == 0 ? "" : "; \(number(applications, "application")) can be mirrored alone"))
            }
                ?? Finding(
                    subject: "sound", verdict: .note, finding: "\(server)no output with audio that can be captured"),
            microphone.map { Finding(subject: "microphone", verdict: .good, finding: "\"\($0)\", used by --audio mic") }
                ?? Finding(subject: "microphone", verdict: .note, finding: "not found"),
        ]
    }

    private static func usual(_ kind: String, of sounds: [CaptureReport.Sound]) -> String? {
        let found = sounds.filter { $0.audio == kind }
        return (found.first { $0.isUsual == true } ?? found.first).map { String($0.name.prefix(100)) }
    }

    // MARK: - Pages

    static func pages(_ pages: CaptureReport.Pages?) -> [Finding] {
        guard let pages else { return [] }
        let subject = "web pages"
        guard let problem = pages.problem else {
            return [
                Finding(
                    subject: subject, verdict: .good,
                    finding: "a browser and Xvfb are installed; `--source page:URL` mirrors a web page")
            ]
        }
        return [Finding(subject: subject, verdict: .note, finding: clause(problem))]
    }
}
