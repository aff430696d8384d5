import ArgumentParser
import CastSender
import Casting

struct RateCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Tells or sets how fast it plays.",
        discussion: "RATE is 0.5 to 2; 1 is the normal speed. Not every device can change it.")

    @Argument(help: "0.5 to 2; left out, the speed is only told.", transform: RateCommand.speed)
    var rate: Double?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @Sendable private static func speed(_ text: String) throws -> Double {
        guard let rate = Double(text), RemoteMediaClient.playbackRates.contains(rate) else {
            throw ValidationError("\"\(text)\" is no speed that devices play at; write 0.5 to 2, 1 for the normal one")
        }
        return rate
    }

    @MainActor func run() async throws {
        try await options.control(tellsNormalSpeed: true) { link in
            let client = try link.playingInTime()
            guard let rate else { return }
            try await link.perform(client.setPlaybackRate(rate))
        }
    }
}
