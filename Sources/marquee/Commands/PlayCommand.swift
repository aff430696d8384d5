import ArgumentParser

struct PlayCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "play", abstract: "Resume paused playback.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playingInTime().play())
        }
    }
}
