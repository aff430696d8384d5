import ArgumentParser
import CastRemote

struct RemoteTokensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens", abstract: "Lists the tokens of the remote: whose they are, and until when.",
        discussion: "The tokens themselves are not shown; `marquee remote revoke ID` takes one back.")

    @Flag(help: "Print the link to the remote that runs instead: whoever has it may do everything.")
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
            throw CommandFailure(.lost, "no remote runs: `marquee remote` starts one")
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
        if present.isEmpty { output.console.talk("there is no token: `marquee remote` makes one") }
    }

    static func line(_ record: AccessRecord, at now: Int64) -> String {
        let whose = record.deviceName.map { "guest of \"\($0)\"" } ?? "owner: everything"
        let age = GuestTime.text(now - record.created)
        let end = record.ends.map { ", ends in \(GuestTime.text($0 - now))" } ?? ""
        return "\(record.id)  \(whose), made \(age) ago\(end)"
    }
}
