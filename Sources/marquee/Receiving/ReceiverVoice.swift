import CastReceiver
import Casting

/// Tells what a receiver does: lines for a person, JSON objects for a program.
@MainActor final class ReceiverVoice {
    private let lines: EventLines
    /// Of a group's member that this speaks of; nil for the group itself, or a receiver that is alone.
    private let member: String?
    private var pageURL: String?
    /// Of the application that runs: its end is told by the name that its beginning had.
    private var running: (sessionID: String, name: String)?

    /// - Parameter lines: one for all voices of a process: they share what may be written.
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

    /// The page's address, for whoever is to open it. It holds a secret, so it is told on standard output alone.
    func page(_ url: String) {
        pageURL = url
        say(.own, "The screen is at \(url)", Line(event: "page", url: url))
    }

    /// A sender wants to show something, and nobody would see it.
    private func pageMissing() {
        let address = pageURL ?? "its address"
        say(
            .course,
            "a sender wants to show its screen here, and this one is not open: open \(address) in a browser",
            Line(event: "pageMissing", url: pageURL))
    }

    /// An order of whoever runs the receiver was carried out.
    func moved(_ there: StatusReport) {
        let place = there.media.map { ", at \(TimeText.format($0.position))" } ?? ""
        say(
            .own,
            "what played here goes on at \"\(there.device.name)\" (\(there.device.address))\(place)",
            Line(
                event: "moved", name: there.device.name, id: there.device.id, title: there.media?.title,
                position: there.media?.position, address: there.device.address))
    }

    /// An order can't be carried out, and why.
    func refused(_ sentence: String) {
        say(.own, "not done: \(sentence)", Line(event: "orderRefused", message: sentence))
    }

    func tell(_ event: Receiver.Event) {
        switch event {
        // Whoever has had it ended meanwhile waits for nothing.
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
                    + "(set-up pages on \(ready.httpPort) and \(ready.httpsPort))",
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
            say(.news, "a sender left", Line(event: "senderDisconnected", sender: sender.senderID))
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
        case .screenGone(let reason): warn("the screen went away: \(reason)", "screenGone", .course)
        }
    }

    private func tell(_ media: MediaEvent) {
        say(
            .news, Self.sentence(media),
            Line(
                event: "media", state: media.state, idleReason: media.idleReason, title: media.title,
                position: media.position, duration: media.duration, activeTracks: media.activeTrackIDs))
    }

    /// A picture that is there neither plays nor waits, and there is no time in it.
    private static func sentence(_ media: MediaEvent) -> String {
        let title = media.title ?? ""
        if media.isPicture, ["PLAYING", "PAUSED"].contains(media.state) { return "shows the picture \(title)" }
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
            say(.news, "plays along with its group: \(title)\(place)", line)
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
