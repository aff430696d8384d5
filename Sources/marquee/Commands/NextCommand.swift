import ArgumentParser

struct NextCommand: DeviceCommand {
    static let configuration = CommandConfiguration(commandName: "next", abstract: "Plays the next item of the queue.")

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    @MainActor func run() async throws {
        try await options.control { link in
            let client = try link.playing()
            try await link.perform(client.queueNextItem())
            let status = client.mediaStatus
            guard status == nil || (status?.playerState == .idle && status?.idleReason == .finished) else { return }
            output.console.talk("that was the last item; the queue has ended")
        }
    }
}
