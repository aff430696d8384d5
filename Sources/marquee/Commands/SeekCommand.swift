import ArgumentParser
import CastSender
import Casting

struct SeekCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "seek", abstract: "Jumps to a time in what plays.",
        discussion: "TIME is 90, 1:30 or 1:02:03; with + or - in front it counts from where the film is now "
            + "(write `seek -- -30` to go back).")

    @Argument(help: "Where to: 1:30, +30, -30.")
    var time: String

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard Self.target(of: time) != nil else {
            throw ValidationError("\"\(time)\" is no time; write 90, 1:30, 1:02:03, +30 or -30")
        }
    }

    @MainActor func run() async throws {
        guard let target = Self.target(of: time) else { return }
        try await options.control { link in
            let client = try link.playing()
            var seek = MediaSeekOptions()
            seek.interval = target.relative
                ? max(0, client.approximateStreamPosition() + target.seconds) : target.seconds
            try await link.perform(client.seek(with: seek))
        }
    }

    static func target(of text: String) -> (seconds: Double, relative: Bool)? {
        guard let sign = text.first, sign == "+" || sign == "-" else {
            return TimeText.parse(text).map { ($0, false) }
        }
        return TimeText.parse(String(text.dropFirst())).map { (sign == "-" ? -$0 : $0, true) }
    }
}
