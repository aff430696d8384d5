import ArgumentParser
import CastRemote

struct RemoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote",
        abstract: "Serve a remote control for the TVs, as a web page for this machine and for phones.",
        discussion: """
            `marquee remote` serves a page and prints its link. The link contains a token. Anyone who has the link can \
            use everything on the page until the token is revoked.

            --lan allows phones to open the page, --library FOLDER offers films to cast, and --guest DEVICE makes a \
            link for one TV. --tui shows the remote control in this terminal, without a page.
            """,
        subcommands: [RemoteServeCommand.self, RemoteTokensCommand.self, RemoteRevokeCommand.self],
        defaultSubcommand: RemoteServeCommand.self)
}

extension CommandFailure {
    init(_ refusal: RemoteRefusal) { self.init(.wrongUse, Self.sentence(refusal.description)) }

    /// The sentence in the style of this command: without a capital letter and without a full stop.
    static func sentence(_ text: String) -> String {
        let text = text.hasSuffix(".") ? String(text.dropLast()) : text
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Runs `body` and converts its error to a `CommandFailure`.
    @MainActor static func catching<Value>(_ body: () throws(RemoteRefusal) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
