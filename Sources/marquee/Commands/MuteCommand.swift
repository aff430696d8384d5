import ArgumentParser

struct MuteCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "mute", abstract: "Mute the device.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control(needsPlayer: false) { link in
            try await link.perform(link.session.setDeviceMuted(true))
        }
    }
}
