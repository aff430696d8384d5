import ArgumentParser
import CastRemote

struct RemoteRevokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke tokens of the remote control. Their links and open pages stop working at once.",
        discussion:
            "`marquee remote tokens` lists the ids. A running server goes on. If the owner's token is revoked, "
            + "the server makes a new link at its next start.")

    @Argument(help: ArgumentHelp("The ids of the tokens.", valueName: "id"))
    var ids: [String] = []

    @Flag(help: "Revoke all tokens.")
    var all = false

    @OptionGroup var output: OutputOptions

    private struct Revoked: Encodable { let revoked: [String] }

    func validate() throws {
        guard all || !ids.isEmpty else {
            throw ValidationError("give the ids that `marquee remote tokens` lists, or --all")
        }
        guard !all || ids.isEmpty else { throw ValidationError("give ids or --all, not both") }
    }

    @MainActor func run() async throws {
        let (revoked, unknown) = try CommandFailure.catching { () throws(RemoteRefusal) in
            try TokenFile(folder: RemoteFolders().state).change { table, now throws(RemoteRefusal) in
                Self.revoke(all ? table.records.map(\.id) : ids, in: &table)
            }
        }
        guard unknown.isEmpty else {
            let names = unknown.map { "\"\($0)\"" }.joined(separator: ", ")
            let done = revoked.isEmpty ? "" : "; revoked: \(revoked.joined(separator: ", "))"
            throw CommandFailure(.wrongUse, "there is no token \(names); `marquee remote tokens` lists the ids\(done)")
        }
        let text = revoked.isEmpty ? "there was no token" : "revoked: \(revoked.joined(separator: ", "))"
        output.console.answer(text, json: Revoked(revoked: revoked))
    }

    /// Revokes tokens in the table.
    ///
    /// - Returns: the ids that were revoked, and the unknown ids.
    static func revoke(_ ids: [String], in table: inout AccessTable) -> ([String], [String]) {
        var (revoked, unknown): ([String], [String]) = ([], [])
        for id in ids {
            if table.revoke(id) { revoked.append(id) } else if !revoked.contains(id) { unknown.append(id) }
        }
        return (revoked, unknown)
    }
}
