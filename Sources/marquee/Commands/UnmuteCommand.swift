import ArgumentParser

struct UnmuteCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "unmute", abstract: "Unmute the device.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control(needsPlayer: false) { link in
            try await link.perform(link.session.setDeviceMuted(false))
        }
    }
}
