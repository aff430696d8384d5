import ArgumentParser
import CastSender
import Casting

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists the Cast devices in the house.",
        discussion: "With --watch it goes on: devices that come, change and go, until Ctrl-C.")

    @Flag(help: "Go on telling what comes, changes and goes.")
    var watch = false

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    /// Answers to a first question arrive within a quarter of a second; a lost packet is asked again after one.
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
                    ?? "no Cast device answered; `marquee doctor` says what may be in the way")
        }
        if let silence { output.console.talk(silence) }
        if let failure = DeviceFinder.searchFailure(context) { output.console.talk(failure) }
    }

    /// Tells what happens until somebody ends it, or at once why nothing ever will.
    @MainActor private func follow(_ events: AsyncStream<DiscoveryEvent>, _ context: CastContext) async throws {
        // Anybody in the network can announce devices.
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
