import ArgumentParser
import CastSender
import Casting

struct SeekCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "seek", abstract: "Jump to a position in the media.",
        discussion: "TIME is 90, 1:30 or 1:02:03. With + or - in front it is relative to the current position "
            + "(write `seek -- -30` to go back).")

    @Argument(help: "The position (1:30) or a step (+30, -30).")
    var time: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard let time else { throw ValidationError("give a time: 90, 1:30, 1:02:03, +30 or -30") }
        guard SeekWish(time) != nil else {
            throw ValidationError("\"\(time)\" is not a time; write 90, 1:30, 1:02:03, +30 or -30")
        }
    }

    @MainActor func run() async throws {
        guard let wish = time.flatMap(SeekWish.init) else { return }
        try await options.control { link in
            let client = try link.playingInTime()
            var seek = MediaSeekOptions()
            seek.interval = try wish.target(
                from: client.approximateStreamPosition(), duration: client.knownDuration, of: client.title)
            try await link.perform(client.seek(with: seek))
        }
    }
}
