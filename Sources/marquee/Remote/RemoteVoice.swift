import CastRemote
import Casting

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the remote tells whoever started it. The links are answers, for they are what was asked for; they stand in no
/// log, and where standard output is the system's journal they are not printed.
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

    /// It can be opened from now on.
    func tell(_ server: RemoteServer, _ owner: AccessRecord, lan: Bool) {
        let address = server.bases.last ?? ""
        if StandardOutput.isJournal {
            // Others may read the journal, and for long.
            return console.answer(
                "the remote is at \(address); `marquee remote tokens --link` prints the link to it",
                json: Listening(link: nil, address: address, links: [], lan: lan))
        }
        let links = server.bases.map { RemoteLink.link(base: $0, secret: owner.secret) }
        // This machine's own comes first for who reads along: it is open in any case.
        let here = links.last ?? ""
        let listening = Listening(link: here, address: address, links: links, lan: lan)
        console.answer(lan ? Self.text(links) : here, json: listening)
        if lan { draw(links.first ?? "") }
        for line in Self.notes(lan: lan) { console.talk(line) }
        if let waiting, let base = server.bases.first { tell(waiting, at: base) }
        waiting = nil
    }

    /// - Parameter links: the house's, and this machine's last.
    static func text(_ links: [String]) -> String {
        let house = links.dropLast().map { "for the house: \($0)" }
        return (house + ["on this machine: \(links.last ?? "")"]).joined(separator: "\n")
    }

    static func notes(lan: Bool) -> [String] {
        guard lan else { return ["only this machine can open it; --lan lets the house in"] }
        return [
            "whoever has the link may do everything; `marquee remote tokens` and `revoke` take it back",
            "this is plain HTTP: whoever reads along in this network can take the link for theirs; behind HTTPS nobody "
                + "could, and phones would keep the app for use without a network",
        ]
    }

    /// A guest's link, once there is a server.
    func guestWaits(_ record: AccessRecord) {
        console.talk("no remote runs: one is started")
        waiting = record
    }

    func tell(_ record: AccessRecord, of running: RunningRemote) {
        guard let base = running.bases.first else { return }
        tell(record, at: base)
        if !running.lan { console.talk("the remote that runs is for this machine alone; --lan lets the house in") }
    }

    private func tell(_ record: AccessRecord, at base: String) {
        let link = RemoteLink.link(base: base, secret: record.secret)
        let time = record.ends.map { " for \(GuestTime.text($0 - record.created))" } ?? ""
        console.answer(
            Console.printable("for guests of \"\(record.deviceName ?? "")\"\(time): \(link)"),
            json: Guest(link: link, id: record.id, device: record.deviceID, ends: record.ends))
        draw(link)
    }

    /// Where a person looks at it.
    private func draw(_ link: String) {
        guard !console.isJSON, isatty(STDOUT_FILENO) == 1 else { return }
        do {
            let code = try QRCode(link)
            let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
            let lines = QRDrawing.lines(code.dark, width: code.width, style: isPlain ? .plain : .coloured)
            guard QRDrawing.columns(width: code.width) <= Console.width else {
                return console.talk("no QR code: it takes \(QRDrawing.columns(width: code.width)) columns")
            }
            // As it is: its colours are escape sequences.
            console.answer(verbatim: lines.joined(separator: "\n"))
        } catch {
            console.talk("\(error)")
        }
    }
}
