import ArgumentParser

struct PauseCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "pause", abstract: "Pause playback.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(try link.playingInTime().pause())
        }
    }
}
