import ArgumentParser

struct NextCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "next", abstract: "Play the next queue item.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control { link in
            let client = try link.playing()
            try await link.perform(client.queueNextItem())
            let status = client.mediaStatus
            guard status == nil || (status?.playerState == .idle && status?.idleReason == .finished) else { return }
            output.console.talk("the last queue item was skipped; the queue has ended")
        }
    }
}
