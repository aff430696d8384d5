import ArgumentParser

struct PreviousCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Play the previous queue item.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playing().queuePreviousItem())
        }
    }
}
