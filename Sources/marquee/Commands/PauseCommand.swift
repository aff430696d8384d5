import ArgumentParser

struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pause", abstract: "Pauses what plays.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playing().pause())
        }
    }
}
