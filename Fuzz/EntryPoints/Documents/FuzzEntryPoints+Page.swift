import CastWire
import ReceiverCore

extension FuzzEntryPoints {
    /// What the receiver's page reports over HTTP, one body a line, to a screen that has something loaded, something
    /// mirrored and something to find out. A line that begins with `+` is a page that connects, with the number of what
    /// it says that it has seen; `@` asks the gate for a path.
    ///
    /// Numbers that come out are numbers, within what a position, a level and a rate can be.
    public static func page(_ bytes: [UInt8]) {
        var session = PageSession()
        let now = ContinuousClock.now
        connect(&session, "p", seen: 0, at: now)
        for (index, line) in FuzzLines(bytes).lines.enumerated() {
            switch line.first {
            case "+": connect(&session, index % 2 == 0 ? "p" : "q", seen: line.dropFirst().leadingNumber, at: now)
            case "@": admit(line)
            default:
                guard let batch = try? PageReports.decode(Array(line.utf8)) else { continue }
                for event in session.receive(batch, at: now) { check(event, at: now) }
                for event in batch.reports.compactMap({ $0.event(at: now) }) { check(event, at: now) }
            }
        }
        Weight.check(session, fed: bytes.count, factor: 128, "the page's session")
    }

    private static func connect(
        _ session: inout PageSession, _ page: String, seen: Int, at now: ContinuousClock.Instant
    ) {
        switch session.connect(page: page, seen: seen, at: now) {
        case .resumed(let lines): invariant(lines.count <= PageSession.unseenLimit, "\(lines.count) lines wait")
        case .fresh(let lines, let events):
            invariant(lines.count <= PageSession.unseenLimit + 8, "\(lines.count) lines wait")
            for event in events { check(event, at: now) }
        }
        let item = MediaItem(
            contentURL: "http://192.0.2.1/a.mp4", contentType: "video/mp4", senderIsLoopback: false)
        for command in [PlayerCommand.load(LoadID(rawValue: 1), item), .play(LoadID(rawValue: 1))] {
            if case .line(let line) = session.send(command, at: now) {
                invariant((try? line.bytes()) != nil, "a line for the page can't be written")
            }
        }
    }

    private static func admit(_ line: String) {
        var gate = PageGate(token: "0123456789abcdef", files: ["", "player.js"])
        gate.open(port: 8_080)
        let parts = line.dropFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let request = PageGate.Request(
            method: parts.first == "POST" ? .post : .get, path: parts.count > 1 ? parts[1] : "",
            host: parts.count > 2 ? parts[2] : nil, origin: parts.count > 3 ? parts[3] : nil)
        guard case .refused = gate.admit(request) else {
            let isOurs = request.path.hasPrefix("/0123456789abcdef/") && request.host == "127.0.0.1:8080"
            return invariant(isOurs, "a request without the token is let in")
        }
    }

    private static func check(_ event: PlayerEvent, at now: ContinuousClock.Instant) {
        switch event {
        case .playback(let report):
            invariant((0...WireNumber.longestTime).contains(report.position), "a position of \(report.position)")
            invariant((0.01...100).contains(report.rate), "a rate of \(report.rate)")
            invariant(report.at <= now && now - report.at <= .seconds(60), "a report from another time")
        case .volumeChanged(let level, _): invariant((0...1).contains(level), "a volume of \(level)")
        case .mirrored(_, let counts):
            invariant(counts.count <= 16, "\(counts.count) streams")
            for one in counts {
                invariant(one.delays.count <= MirroringCounts.delayLimit, "\(one.delays.count) delays")
                invariant(one.seen.count <= MirroringCounts.seenLimit, "\(one.seen.count) frames seen")
            }
        case .message(let message):
            invariant(message.text.utf8.count <= PageMessage.textLimit, "a text of \(message.text.utf8.count) bytes")
        default: break
        }
    }
}
