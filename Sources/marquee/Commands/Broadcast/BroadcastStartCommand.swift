import ArgumentParser

struct BroadcastStartCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Begins a broadcast, and ends once the first picture is seen.",
        discussion: """
            It is `marquee mirror --detach`, and takes the same options. What it was asked to do is kept, for the user \
            alone, until it has ended as it was wished to.
            """)

    @OptionGroup var mirror: MirrorCommand

    @MainActor func run() async throws {
        try await mirror.mirror(detached: true)
    }
}
