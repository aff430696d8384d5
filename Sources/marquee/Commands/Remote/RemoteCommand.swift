import ArgumentParser
import CastRemote

struct RemoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote",
        abstract: "A remote control for the TVs of the house, in a browser: on this machine or on phones.",
        discussion: """
            `marquee remote` serves a page and prints its link. A link has a token in it: whoever opens it may do all \
            that the page does, until the token is taken back.

            --lan lets phones in, --library FOLDER offers films to cast, --guest DEVICE makes a link for one TV, and \
            --tui is the same in this terminal, without a page.
            """,
        subcommands: [RemoteServeCommand.self, RemoteTokensCommand.self, RemoteRevokeCommand.self],
        defaultSubcommand: RemoteServeCommand.self)
}

extension CommandFailure {
    init(_ refusal: RemoteRefusal) { self.init(.wrongUse, Self.sentence(refusal.description)) }

    /// As this command says it: without a full stop.
    static func sentence(_ text: String) -> String {
        let text = text.hasSuffix(".") ? String(text.dropLast()) : text
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// What `body` throws, as this command's failure.
    @MainActor static func catching<Value>(_ body: () throws(RemoteRefusal) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
