import ArgumentParser
import CastSender
import Casting
import PlatformC

struct WatchCommand: DeviceCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Print the changes on a device until Ctrl-C: media, tracks, queue and volume.",
        discussion: "Changes nothing on the device. Exits with 6 if the device is lost.")

    @Option(help: ArgumentHelp("Time limit for reconnecting to a lost device, in seconds.", valueName: "seconds"))
    var patience = 600

    @OptionGroup var device: DeviceName
    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

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
        let link = try result.get()
        let lines = EventLines(console: output.console)
        defer { lines.finish() }
        try await DeviceFollowing(wishes: wishes, patience: .seconds(patience)).run(link) { event in
            lines.say(event.rank, event.text, json: event)
        }
    }
}

extension DeviceWatch.Event {
    var rank: EventBudget.Rank {
        if status != nil { .news } else if event == "ended" { .own } else { .course }
    }
}
