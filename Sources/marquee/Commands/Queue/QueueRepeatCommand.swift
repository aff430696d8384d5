import ArgumentParser
import CastSender
import Casting

struct QueueRepeatCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "repeat", abstract: "Set the repeat mode of the queue: off, one, all or shuffle.")

    @Argument(help: "The repeat mode.")
    var mode: RepeatWord

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.changeQueue { link, client in
            try await link.perform(client.queueSetRepeatMode(mode.mode))
        }
    }
}

extension RepeatWord: ExpressibleByArgument {}
