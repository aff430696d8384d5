import ArgumentParser

struct BroadcastStartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start a broadcast, and exit once the first frame is shown.",
        discussion: """
            The same as `marquee mirror --detach`, with the same options. The options are stored, readable only by \
            you, until the broadcast ends as intended.
            """)

    @OptionGroup var mirror: MirrorCommand

    @MainActor func run() async throws {
        try await mirror.mirror(detached: true)
    }
}
