import ArgumentParser
import CastRemote

struct RemoteRevokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Takes a token of the remote back: its link ends at once, open pages too.",
        discussion:
            "`marquee remote tokens` lists the ids. A server that runs goes on; an owner gets a new link from it "
            + "with its next start.")

    @Argument(help: ArgumentHelp("Which, by its id; several may be named.", valueName: "id"))
    var ids: [String] = []

    @Flag(help: "All of them.")
    var all = false

    @OptionGroup var output: OutputOptions

    private struct Revoked: Encodable { let revoked: [String] }

    func validate() throws {
        guard all || !ids.isEmpty else {
            throw ValidationError("name the ids that `marquee remote tokens` lists, or say --all")
        }
        guard !all || ids.isEmpty else { throw ValidationError("name ids or say --all, not both") }
    }

    @MainActor func run() async throws {
        let (revoked, unknown) = try CommandFailure.catching { () throws(RemoteRefusal) in
            try TokenFile(folder: RemoteFolders().state).change { table, now throws(RemoteRefusal) in
                Self.revoke(all ? table.records.map(\.id) : ids, in: &table)
            }
        }
        guard unknown.isEmpty else {
            let names = unknown.map { "\"\($0)\"" }.joined(separator: ", ")
            let done = revoked.isEmpty ? "" : "; \(revoked.joined(separator: ", ")) was taken back"
            throw CommandFailure(.wrongUse, "there is no token \(names): `marquee remote tokens` lists them\(done)")
        }
        let text = revoked.isEmpty ? "there was no token" : "taken back: \(revoked.joined(separator: ", "))"
        output.console.answer(text, json: Revoked(revoked: revoked))
    }

    /// Those that were there, and those that were not.
    static func revoke(_ ids: [String], in table: inout AccessTable) -> ([String], [String]) {
        var (revoked, unknown): ([String], [String]) = ([], [])
        for id in ids {
            if table.revoke(id) { revoked.append(id) } else if !revoked.contains(id) { unknown.append(id) }
        }
        return (revoked, unknown)
    }
}
