import Casting
import ScreenBroadcast

/// `marquee mirror --list`: the screens, windows and audio sources that this machine can mirror.
enum CaptureListing {
    /// - Throws: `CommandFailure` if there is no screen to capture, with a remedy.
    static func tell(_ console: Console) async throws {
        let report: CaptureReport
        do {
            report = try await BroadcastProgram.find().captureReport()
        } catch {
            throw CommandFailure(error)
        }
        if !report.sources.isEmpty { console.talk("Sources, as values of --source:") }
        for source in report.sources { console.answer(text(of: source), json: source) }
        if let sounds = report.sounds, !sounds.isEmpty { console.talk("Audio sources, as values of --audio:") }
        for sound in report.sounds ?? [] { console.answer(text(of: sound), json: sound) }
        guard let problem = report.problem else { return }
        guard !report.sources.isEmpty else { throw CommandFailure(.wrongUse, problem) }
        console.talk(problem)
    }

    /// Checks a screen or window before any device is searched for.
    ///
    /// - Throws: `CommandFailure` if it can't be captured now.
    static func check(_ argument: String, _ source: BroadcastRequest.Source) async throws {
        switch source {
        case .screen, .window, .virtual: break
        default: return
        }
        let report: CaptureReport
        do {
            report = try await BroadcastProgram.find().captureReport(of: argument)
        } catch {
            throw CommandFailure(error)
        }
        if let problem = report.problem { throw CommandFailure(.wrongUse, problem) }
    }

    /// The title of a window is arbitrary, so it is cleaned as the name of a device is.
    static func text(of source: CaptureReport.Source) -> String {
        var parts = [source.source]
        if source.width > 0 { parts.append("\(source.width)x\(source.height)") }
        if !source.name.isEmpty { parts.append(PeerText.name(source.name)) }
        if let application = source.application { parts.append("(\(PeerText.name(application)))") }
        if source.isPrimary == true { parts.append("primary") }
        if let asks = source.asks { parts.append(asks ? "the desktop asks which" : "already allowed") }
        return parts.joined(separator: "  ")
    }

    static func text(of sound: CaptureReport.Sound) -> String {
        var parts = [PeerText.name(sound.audio)]
        if !sound.audio.hasPrefix("app:") { parts.append(PeerText.name(sound.name)) }
        if sound.isUsual == true { parts.append("in use") }
        return parts.joined(separator: "  ")
    }
}
