import ArgumentParser
import CastSender
import Casting

struct SeekCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "seek", abstract: "Jumps to a time in what plays.",
        discussion: "TIME is 90, 1:30 or 1:02:03; with + or - in front it counts from where the film is now "
            + "(write `seek -- -30` to go back).")

    @Argument(help: "Where to: 1:30, +30, -30.")
    var time: String?

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard let time else { throw ValidationError("say where to: 90, 1:30, 1:02:03, +30 or -30") }
        guard SeekWish(time) != nil else {
            throw ValidationError("\"\(time)\" is no time; write 90, 1:30, 1:02:03, +30 or -30")
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
