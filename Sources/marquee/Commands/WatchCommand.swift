import ArgumentParser
import CastSender
import Foundation

struct WatchCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Tells what happens on a device until Ctrl-C: what plays, tracks, queue, volume.",
        discussion: "It changes nothing there. Ends with 6 where the device is lost.")

    @Option(help: ArgumentHelp("How long to try to get a lost device back, in seconds.", valueName: "seconds"))
    var patience = 600

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    /// Between two joins at least: a device may say at each moment that something was started there.
    static let joinPause = Duration.seconds(1)

    func validate() throws {
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
    }

    @MainActor func run() async throws {
        let signals = StopSignals(tellingOn: STDOUT_FILENO)
        let wishes = WishBox(signals.wishes)
        let (result, wish) = await wishes.cancelling {
            try await DeviceLink.join(options, patience: .seconds(patience))
        }
        if wish != nil {
            if case .success(let link) = result { await link.leave() }
            return
        }
        var link = try result.get()
        let lines = EventLines(console: output.console)
        defer { lines.finish() }
        var told = ""
        while true {
            let joined = ContinuousClock.now
            let watch = DeviceWatch(link, after: told)
            let ending = wishes.onWish { _ in watch.abandon() }
            while let event = await watch.next() { lines.say(event.rank, event.text, json: event) }
            ending.cancel()
            if let error = watch.error { throw CommandFailure(error, device: link.device) }
            await link.leave()
            guard watch.shouldJoinAnew else { return }
            told = watch.lastText
            // A wish ends the pause, and is looked for behind it too: what is wanted no more is not joined.
            let goesOn = await wishes.pause {
                try await Task.sleep(until: joined + Self.joinPause, clock: .continuous)
            }
            guard goesOn else { return }
            guard let joined = try await rejoin(link, wishes) else { return }
            link = joined
        }
    }

    @MainActor private func rejoin(_ link: DeviceLink, _ wishes: WishBox) async throws -> DeviceLink? {
        try await Rejoining(
            patience: .seconds(patience), wishes: wishes, join: { try await link.joinAnew() },
            leave: { await $0.leave() }
        ).link()
    }
}
