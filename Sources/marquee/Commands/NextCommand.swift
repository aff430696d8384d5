import ArgumentParser

struct NextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "next", abstract: "Plays the next item of the queue.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playing().queueNextItem())
        }
    }
}
