import ArgumentParser

struct PreviousCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Plays the item of the queue before this one.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playing().queuePreviousItem())
        }
    }
}
