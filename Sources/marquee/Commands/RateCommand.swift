import ArgumentParser
import CastSender
import Casting

struct RateCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "Tells or sets how fast it plays.",
        discussion: "RATE is 0.5 to 2; 1 is the normal speed. Not every device can change it.")

    @Argument(help: "0.5 to 2; left out, the speed is only told.")
    var rate: Double?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let rate, !RemoteMediaClient.playbackRates.contains(rate) {
            throw ValidationError("\(NumberText.count(rate)) is no speed that devices play at; write 0.5 to 2")
        }
    }

    @MainActor func run() async throws {
        try await options.control(tellsNormalSpeed: true) { link in
            let client = try link.playing()
            guard let rate else { return }
            try await link.perform(client.setPlaybackRate(rate))
        }
    }
}
