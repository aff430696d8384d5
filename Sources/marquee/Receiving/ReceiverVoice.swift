import CastReceiver
import CastWire
import Casting

/// Reports the events of a receiver: lines for users, JSON objects for programs.
@MainActor final class ReceiverVoice {
    private let lines: EventLines
    /// The member of a group that this voice reports about; nil for the group itself, or for a single receiver.
    private let member: String?
    private var pageURL: String?
    /// The running application. Its end is reported with the name that was reported at its start.
    private var running: (sessionID: String, name: String)?

    /// - Parameter lines: shared by all voices of a process, because they share its budget.
    init(lines: EventLines, member: String? = nil) {
        self.lines = lines
        self.member = member
    }

    private struct Line: Encodable {
        let event: String
        var member: String?
        var name: String?
        var id: String?
        var host: String?
        var port: Int?
        var httpPort: Int?
        var httpsPort: Int?
        var url: String?
        var sender: String?
        var app: String?
        var sessionId: String?
        var level: Double?
        var muted: Bool?
        var state: String?
        var idleReason: String?
        var title: String?
        var position: Double?
        var duration: Double?
        var activeTracks: [Int]?
        var address: String?
        var message: String?

        func of(_ member: String?) -> Line {
            var line = self
            line.member = member
            return line
        }
    }

    /// Reports the URL of the page, for the user who opens it. The URL contains a secret, so it goes only to standard
    /// output.
    func page(_ url: String) {
        pageURL = url
        say(.own, "The screen is at \(url)", Line(event: "page", url: url))
    }

    /// Reports that a sender wants to show media while the page is not open.
    private func pageMissing() {
        let address = pageURL ?? "its address"
        say(
            .course,
            "a sender wants to show its media here, but the screen is not open: open \(address) in a browser",
            Line(event: "pageMissing", url: pageURL))
    }

    /// Reports that an order from standard input was carried out.
    func moved(_ there: StatusReport) {
        let place = there.media.map { ", at \(TimeText.format($0.position))" } ?? ""
        say(
            .own,
            "playback moved to \"\(there.device.name)\" (\(there.device.address))\(place)",
            Line(
                event: "moved", name: there.device.name, id: there.device.id, title: there.media?.title,
                position: there.media?.position, address: there.device.address))
    }

    /// Reports why an order from standard input was not carried out.
    func refused(_ sentence: String) {
        say(.own, "order refused: \(sentence)", Line(event: "orderRefused", message: sentence))
    }

    func tell(_ event: Receiver.Event) {
        switch event {
        // Not reported if the user has already ended the receiver.
        case .ready where lines.isEnding: break
        case .ready(let ready) where member != nil:
            say(
                .own, "is ready on port \(ready.port)",
                Line(
                    event: "memberReady", name: ready.name, id: ready.deviceID, host: ready.host, port: ready.port,
                    httpPort: ready.httpPort, httpsPort: ready.httpsPort))
        case .ready(let ready):
            say(
                .own,
                "\"\(ready.name)\" is ready on port \(ready.port) "
                    + "(setup pages on \(ready.httpPort) and \(ready.httpsPort))",
                Line(
                    event: "ready", name: ready.name, id: ready.deviceID, host: ready.host, port: ready.port,
                    httpPort: ready.httpPort, httpsPort: ready.httpsPort))
        case .warning(let sentence): warn(sentence, "warning")
        case .screenFailed(let sentence): warn(sentence, "screenFailed")
        case .device(let event): tell(event)
        }
    }

    private func tell(_ event: DeviceEvent) {
        switch event {
        case .senderConnected(let sender, let userAgent):
            say(
                .news, "a sender connected" + (userAgent.map { ": \($0)" } ?? ""),
                Line(event: "senderConnected", sender: sender.senderID))
        case .senderDisconnected(let sender):
            say(.news, "a sender disconnected", Line(event: "senderDisconnected", sender: sender.senderID))
        case .applicationStarted(let appID, let name, let sessionID):
            running = (sessionID, name)
            say(
                .course, "\(name) started",
                Line(event: "applicationStarted", name: name, app: appID, sessionId: sessionID))
        case .applicationStopped(let appID, let sessionID):
            say(
                .course, "\(name(ofSession: sessionID) ?? appID) stopped",
                Line(event: "applicationStopped", app: appID, sessionId: sessionID))
        case .volumeChanged(let level, let muted):
            say(
                .news, "volume \(Int((level * 100).rounded())) %" + (muted ? ", muted" : ""),
                Line(event: "volume", level: level, muted: muted))
        case .media(let media): tell(media)
        case .mirroring(let event): tell(event)
        case .playsAlong(let playing): tell(playing)
        case .pageMissing: pageMissing()
        case .screenReady where lines.isEnding: break
        case .screenReady: say(.course, "the screen is ready", Line(event: "screenReady"))
        case .screenGone(let reason): warn("the screen was lost: \(reason)", "screenGone", .course)
        }
    }

    private func tell(_ media: MediaEvent) {
        say(
            .news, Self.sentence(media),
            Line(
                event: "media", state: media.state, idleReason: media.idleReason, title: media.title,
                position: media.position, duration: media.duration, activeTracks: media.activeTrackIDs))
    }

    /// A picture that is shown neither plays nor pauses, and has no position.
    private static func sentence(_ media: MediaEvent) -> String {
        let title = media.title ?? ""
        if media.isPicture, [.playing, .paused].contains(MediaPlayerState(wire: media.state)) { return "shows the picture \(title)" }
        let words = "\(media.state.lowercased()) \(title)"
        if media.isPicture { return words }
        return "\(words) \(TimeText.format(media.position)) of \(TimeText.format(media.duration))"
    }

    private func tell(_ playing: PlayingAlong) {
        let line = Line(
            event: "playsAlong", state: playing.state.rawValue, title: playing.title, position: playing.position,
            message: playing.failure)
        if let reason = playing.failure {
            say(.news, "can't play what its group plays: \(reason)", line)
        } else {
            let title = playing.title.map { "\($0), " } ?? ""
            let place = "\(playing.state.rawValue) at \(TimeText.format(playing.position))"
            say(.news, "plays with its group: \(title)\(place)", line)
        }
    }

    private func tell(_ event: MirroringEvent) {
        let line = MirroringLine(event, member: member)
        guard lines.isJSON || line.sentence != nil else { return }
        let rank: EventBudget.Rank = if case .statistics = event { .news } else { .course }
        lines.say(rank, Console.printable(prefix + (line.sentence ?? "")), json: line)
    }

    private func warn(_ sentence: String, _ event: String, _ rank: EventBudget.Rank = .own) {
        if lines.isJSON {
            lines.say(rank, "", json: Line(event: event, member: member, message: sentence))
        } else {
            lines.talk(prefix + sentence)
        }
    }

    private func name(ofSession sessionID: String) -> String? {
        running.flatMap { $0.sessionID == sessionID ? $0.name : nil }
    }

    private var prefix: String { member.map { "\"\($0)\" " } ?? "" }

    private func say(_ rank: EventBudget.Rank, _ text: @autoclosure () -> String, _ line: @autoclosure () -> Line) {
        lines.say(rank, Console.printable(prefix + text()), json: line().of(member))
    }
}
