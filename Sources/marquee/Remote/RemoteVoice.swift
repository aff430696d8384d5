import CastRemote
import Casting
import PlatformC
import PlatformFoundation

/// The messages of the remote control for the user who started it.
///
/// The links are answers. They are never logged, and not printed if standard output is the systemd journal.
@MainActor final class RemoteVoice {
    private let console: Console
    private var waiting: AccessRecord?

    init(console: Console) { self.console = console }

    private struct Listening: Encodable {
        let event = "listening"
        let link: String?
        let address: String
        let links: [String]
        let lan: Bool
    }

    private struct Guest: Encodable {
        let event = "guest"
        let link: String
        let id: String
        let device: String?
        let ends: Int64?
    }

    /// Reports that the page can be opened.
    func tell(_ server: RemoteServer, _ owner: AccessRecord, lan: Bool) {
        let address = server.bases.last ?? ""
        if StandardOutput.isJournal {
            // Other users may read the journal, even much later.
            return console.answer(
                "the remote control is at \(address); `marquee remote tokens --link` prints its link",
                json: Listening(link: nil, address: address, links: [], lan: lan))
        }
        let links = server.bases.map { RemoteLink.link(base: $0, secret: owner.secret) }
        // In JSON the link of this machine comes first, because it works in any case.
        let here = links.last ?? ""
        let listening = Listening(link: here, address: address, links: links, lan: lan)
        console.answer(lan ? Self.text(links) : here, json: listening)
        if lan { draw(links.first ?? "") }
        for line in Self.notes(lan: lan) { console.talk(line) }
        if let waiting, let base = server.bases.first { tell(waiting, at: base) }
        waiting = nil
    }

    /// - Parameter links: the links for the home network, then the link for this machine.
    static func text(_ links: [String]) -> String {
        let house = links.dropLast().map { "in the home network: \($0)" }
        return (house + ["on this machine: \(links.last ?? "")"]).joined(separator: "\n")
    }

    static func notes(lan: Bool) -> [String] {
        guard lan else { return ["only this machine can open the link; --lan allows the home network"] }
        return [
            "anyone who has the link has full control; `marquee remote tokens` lists the tokens, and `marquee remote "
                + "revoke` revokes them",
            "the page uses plain HTTP, so others in this network can read and use the link; HTTPS would prevent this, "
                + "and would let phones keep the app for use without a network",
        ]
    }

    /// Keeps the guest link until the server runs.
    func guestWaits(_ record: AccessRecord) {
        console.talk("no remote control runs yet; it is started now")
        waiting = record
    }

    func tell(_ record: AccessRecord, of running: RunningRemote) {
        guard let base = running.bases.first else { return }
        tell(record, at: base)
        if !running.lan {
            console.talk("only this machine can open the running remote control; --lan allows the home network")
        }
    }

    private func tell(_ record: AccessRecord, at base: String) {
        let link = RemoteLink.link(base: base, secret: record.secret)
        let time = record.ends.map { " for \(GuestTime.text($0 - record.created))" } ?? ""
        console.answer(
            Console.printable("for guests of \"\(record.deviceName ?? "")\"\(time): \(link)"),
            json: Guest(link: link, id: record.id, device: record.deviceID, ends: record.ends))
        draw(link)
    }

    /// Draws a link as a QR code, if standard output is a terminal.
    private func draw(_ link: String) {
        guard !console.isJSON, isatty(STDOUT_FILENO) == 1 else { return }
        do {
            let code = try QRCode(link)
            let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
            let lines = QRDrawing.lines(code.dark, width: code.width, style: isPlain ? .plain : .coloured)
            guard QRDrawing.columns(width: code.width) <= Console.width else {
                return console.talk("no QR code: it needs \(QRDrawing.columns(width: code.width)) columns")
            }
            // Written verbatim, because its colors are escape sequences.
            console.answer(verbatim: lines.joined(separator: "\n"))
        } catch {
            console.talk("\(error)")
        }
    }
}
