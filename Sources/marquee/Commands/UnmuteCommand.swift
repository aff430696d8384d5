import ArgumentParser

struct UnmuteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unmute", abstract: "Turns the device's sound on again.")

    @OptionGroup var options: DeviceOptions

    @MainActor func run() async throws {
        try await options.control { link in
            try await link.perform(link.session.setDeviceMuted(false))
        }
    }
}
