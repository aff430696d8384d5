import ArgumentParser
import CastSender
import Casting
import PlatformC
import PlatformFoundation

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List the Cast devices on the network.",
        discussion: "With --watch, also print each device that appears, changes or disappears, until Ctrl-C.")

    @Flag(help: "Print changes until Ctrl-C.")
    var watch = false

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    /// Answers to the first query arrive within 250 ms. After a second the query is repeated, in case a packet was
    /// lost.
    static let lookingTime = Duration.milliseconds(1500)

    @MainActor func run() async throws {
        let context = try search.makeContext(output)
        let events = context.discoveryManager.events
        context.discoveryManager.startDiscovery()
        if watch { return try await follow(events, context) }
        let lookingTime = min(Self.lookingTime, .seconds(search.timeout))
        try await Task.sleep(for: lookingTime)
        let devices = context.discoveryManager.devices
        for device in devices {
            let report = DeviceReport(device)
            output.console.answer(report.text, json: report)
        }
        if lookingTime >= NameMemory.fullLook { NameMemoryFile.standard.remember(devices, at: Date()) }
        let silence = DeviceFinder.silence(search.hosts, context)
        guard !devices.isEmpty else {
            throw CommandFailure(
                .noDevice,
                silence ?? DeviceFinder.searchFailure(context)
                    ?? "no Cast device answered; `marquee doctor` lists possible causes")
        }
        if let silence { output.console.talk(silence) }
        if let failure = DeviceFinder.searchFailure(context) { output.console.talk(failure) }
    }

    /// Prints discovery events until the command is interrupted.
    ///
    /// - Throws: `.noDevice` if discovery can't work and no host was named.
    @MainActor private func follow(_ events: AsyncStream<DiscoveryEvent>, _ context: CastContext) async throws {
        // Any host on the network can announce devices, so the output is limited.
        let lines = EventLines(console: output.console)
        defer { lines.finish() }
        let telling = Task { for await event in events { tell(event, lines) } }
        let wishes = WishBox(StopSignals(tellingOn: STDOUT_FILENO).wishes)
        guard await wishes.pause({ try await Task.sleep(for: Self.lookingTime) }) else { return telling.cancel() }
        if let failure = DeviceFinder.searchFailure(context) {
            guard !search.hosts.isEmpty else { throw CommandFailure(.noDevice, failure) }
            output.console.talk(failure)
        }
        if let silence = DeviceFinder.silence(search.hosts, context) { output.console.talk(silence) }
        let ending = wishes.onWish { _ in telling.cancel() }
        await telling.value
        ending.cancel()
    }

    @MainActor func tell(_ event: DiscoveryEvent, _ lines: EventLines) {
        switch event {
        case .inserted(let device, _): tell("+", "found", device, .course, lines)
        case .updated(let device, _): tell("*", "updated", device, .news, lines)
        case .moved(let device, _, _): tell("*", "updated", device, .news, lines)
        case .removed(let device, _): tell("-", "removed", device, .course, lines)
        }
    }

    @MainActor private func tell(
        _ mark: String, _ name: String, _ device: Device, _ rank: EventBudget.Rank, _ lines: EventLines
    ) {
        let report = DeviceReport(device, event: name)
        lines.say(rank, "\(mark) \(report.text)", json: report)
    }
}
