import ArgumentParser
import CastSender

struct QueueRepeatCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "repeat", abstract: "Says what happens at the end of the queue: off, one, all, or shuffle.")

    enum Mode: String, ExpressibleByArgument, CaseIterable {
        case off, one, all, shuffle

        var mode: MediaRepeatMode {
            switch self {
            case .off: .off
            case .one: .single
            case .all: .all
            case .shuffle: .allAndShuffle
            }
        }

        /// Nil where the receiver has not said.
        init?(_ mode: MediaRepeatMode) {
            guard let word = Self.allCases.first(where: { $0.mode == mode }) else { return nil }
            self = word
        }
    }

    @Argument(help: "off, one, all or shuffle.")
    var mode: Mode

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.perform(client.queueSetRepeatMode(mode.mode))
        }
    }
}
