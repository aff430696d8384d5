import ArgumentParser

struct MuteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mute", abstract: "Mutes the device.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(link.session.setDeviceMuted(true))
        }
    }
}
