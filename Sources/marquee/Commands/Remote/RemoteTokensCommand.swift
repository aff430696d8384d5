import ArgumentParser
import CastRemote

struct RemoteTokensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "List the tokens of the remote control, with their owners and expiry.",
        discussion: "The tokens themselves are not printed. `marquee remote revoke ID` revokes a token.")

    @Flag(help: "Print the link of the running remote control instead. Anyone who has the link has full control.")
    var link = false

    @OptionGroup var output: OutputOptions

    struct Told: Encodable {
        let id: String
        let kind: String
        let device: String?
        let name: String?
        let created: Int64
        let ends: Int64?

        init(_ record: AccessRecord) {
            (id, created, ends) = (record.id, record.created, record.ends)
            kind = record.isOwner ? "owner" : "guest"
            (device, name) = (record.deviceID, record.deviceName)
        }
    }

    private struct Link: Encodable { let link: String }

    @MainActor private func tellLink() throws {
        let folder = RemoteFolders().state
        guard let base = RunningRemote.find(in: folder)?.bases.first else {
            throw CommandFailure(.lost, "no remote control runs; `marquee remote` starts it")
        }
        let owner = try CommandFailure.catching { () throws(RemoteRefusal) in try TokenFile(folder: folder).owner() }
        let link = RemoteLink.link(base: base, secret: owner.secret)
        output.console.answer(link, json: Link(link: link))
    }

    @MainActor func run() async throws {
        if link { return try tellLink() }
        let now = WallTime.real.now()
        let table = try CommandFailure.catching { () throws(RemoteRefusal) in
            try TokenFile(folder: RemoteFolders().state).current()
        }
        let present = table.records.filter { $0.isIn(at: now) }
        for record in present {
            output.console.answer(Console.printable(Self.line(record, at: now)), json: Told(record))
        }
        if present.isEmpty { output.console.talk("there are no tokens; `marquee remote` makes the owner's token") }
    }

    static func line(_ record: AccessRecord, at now: Int64) -> String {
        let whose = record.deviceName.map { "guest of \"\($0)\"" } ?? "owner: full control"
        let age = GuestTime.text(now - record.created)
        let end = record.ends.map { ", expires in \(GuestTime.text($0 - now))" } ?? ""
        return "\(record.id)  \(whose), made \(age) ago\(end)"
    }
}
