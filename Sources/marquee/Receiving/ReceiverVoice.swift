import CastReceiver

/// Tells what a receiver does: lines for a person, JSON objects for a program.
@MainActor final class ReceiverVoice {
    private let console: Console
    /// Of a group's member that this speaks of; nil for the group itself, or a receiver that is alone.
    private let member: String?
    private var pageURL: String?

    init(console: Console, member: String? = nil) {
        self.console = console
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
    }

    /// The page's address, for whoever is to open it. It holds a secret, so it is told on standard output alone.
    func page(_ url: String) {
        pageURL = url
        say("The screen is at \(url)", Line(event: "page", url: url))
    }

    /// A sender wants to show something, and nobody would see it.
    private func pageMissing() {
        let address = pageURL ?? "its address"
        say(
            "a sender wants to show its screen here, and this one is not open: open \(address) in a browser",
            Line(event: "pageMissing", url: pageURL))
    }

    /// An order of whoever runs the receiver was carried out.
    func moved(_ there: StatusReport) {
        let place = there.media.map { ", at \(TimeText.format($0.position))" } ?? ""
        say(
            "what played here goes on at \"\(there.device.name)\" (\(there.device.address))\(place)",
            Line(
                event: "moved", name: there.device.name, id: there.device.id, title: there.media?.title,
                position: there.media?.position, address: there.device.address))
    }

    /// An order can't be carried out, and why.
    func refused(_ sentence: String) {
        say("not done: \(sentence)", Line(event: "orderRefused", message: sentence))
    }

    func tell(_ event: Receiver.Event) {
        switch event {
        case .ready(let ready) where member != nil:
            say(
                "is ready on port \(ready.port)",
                Line(
                    event: "memberReady", name: ready.name, id: ready.deviceID, host: ready.host, port: ready.port,
                    httpPort: ready.httpPort, httpsPort: ready.httpsPort))
        case .ready(let ready):
            say(
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
                "a sender connected" + (userAgent.map { ": \($0)" } ?? ""),
                Line(event: "senderConnected", sender: sender.senderID))
        case .senderDisconnected(let sender):
            say("a sender left", Line(event: "senderDisconnected", sender: sender.senderID))
        case .applicationStarted(let appID, let name, let sessionID):
            say("\(name) started", Line(event: "applicationStarted", name: name, app: appID, sessionId: sessionID))
        case .applicationStopped(let appID, let sessionID):
            say("\(appID) stopped", Line(event: "applicationStopped", app: appID, sessionId: sessionID))
        case .volumeChanged(let level, let muted):
            say(
                "volume \(Int((level * 100).rounded())) %" + (muted ? ", muted" : ""),
                Line(event: "volume", level: level, muted: muted))
        case .media(let media): tell(media)
        case .mirroring(let event): tell(event)
        case .playsAlong(let playing): tell(playing)
        case .pageMissing: pageMissing()
        case .screenReady: say("the screen is ready", Line(event: "screenReady"))
        case .screenGone(let reason): warn("the screen went away: \(reason)", "screenGone")
        }
    }

    private func tell(_ media: MediaEvent) {
        let times = "\(TimeText.format(media.position)) of \(TimeText.format(media.duration))"
        say(
            "\(media.state.lowercased()) \(media.title ?? "") \(times)",
            Line(
                event: "media", state: media.state, idleReason: media.idleReason, title: media.title,
                position: media.position, duration: media.duration, activeTracks: media.activeTrackIDs))
    }

    private func tell(_ playing: PlayingAlong) {
        let line = Line(
            event: "playsAlong", state: playing.state.rawValue, title: playing.title, position: playing.position,
            message: playing.failure)
        if let reason = playing.failure {
            say("can't play what its group plays: \(reason)", line)
        } else {
            let title = playing.title.map { "\($0), " } ?? ""
            let place = "\(playing.state.rawValue) at \(TimeText.format(playing.position))"
            say("plays along with its group: \(title)\(place)", line)
        }
    }

    private func tell(_ event: MirroringEvent) {
        let line = MirroringLine(event, member: member)
        guard console.isJSON || line.sentence != nil else { return }
        console.answer(Console.printable(prefix + (line.sentence ?? "")), json: line)
    }

    private func warn(_ sentence: String, _ event: String) {
        if console.isJSON {
            console.answer("", json: Line(event: event, member: member, message: sentence))
        } else {
            console.talk(prefix + sentence)
        }
    }

    private var prefix: String { member.map { "\"\($0)\" " } ?? "" }

    private func say(_ text: String, _ line: Line) {
        var line = line
        line.member = member
        console.answer(Console.printable(prefix + text), json: line)
    }
}
