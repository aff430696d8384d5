import ArgumentParser
import CastSender
import CastWire
import Casting

struct RateCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Print or set the playback rate.",
        discussion: "RATE is \(PlaybackRates.text); 1 is the normal rate. Some devices can't change it.")

    @Argument(help: "The rate, \(PlaybackRates.text). If omitted, the current rate is printed.", transform: RateCommand.speed)
    var rate: Double?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @Sendable private static func speed(_ text: String) throws -> Double {
        guard let rate = Double(text), RemoteMediaClient.playbackRates.contains(rate) else {
            throw ValidationError("\"\(text)\" is not a playback rate; write \(PlaybackRates.text) (1 is the normal rate)")
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
