import ArgumentParser
import CastNowPlaying
import CastSender
import CastTransport
import Casting
import NowPlaying
import PlatformC

struct NowPlayingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "now-playing",
        abstract: "Show in this desktop's media controls what the TVs play, until Ctrl-C.",
        discussion: """
            Shows the media of all Cast devices on the network, whichever sender started it. The desktop's media \
            widget, lock screen and media keys, and `playerctl`, can pause, skip and seek. The command starts and \
            stops nothing on the devices.

            Each change is also printed as a line. With --once, the command only prints what plays now.
            """)

    @Option(
        name: .customLong("to"), parsing: .singleValue,
        help: ArgumentHelp(
            "Show this device only, by name, id or address. Repeatable.", valueName: "device"))
    var names: [String] = []

    @Flag(help: "Print what plays now, then exit.")
    var once = false

    @Option(
        help: ArgumentHelp(
            "Time that a lost device still counts as playing, in seconds.", valueName: "seconds"))
    var patience = 60

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        for name in names { try DeviceName.check(name, "--to") }
        guard (0...86_400).contains(patience) else { throw ValidationError("--patience takes seconds: 0 to 86400") }
    }

    @MainActor func run() async throws {
        let context = try search.makeContext(output, patience: .seconds(patience))
        let signals = StopSignals(tellingOn: STDOUT_FILENO)
        let wishes = WishBox(signals.wishes)
        let (found, wish) = await wishes.cancelling { try await find(in: context) }
        guard wish == nil else { return }
        let devices = try found.get()
        if once {
            try await tellOnce(devices, in: context, wishes)
        } else {
            await show(devices, in: context, wishes)
        }
    }

    /// The devices that the user named; empty if all devices are meant.
    @MainActor private func find(in context: CastContext) async throws -> [Device] {
        let finder = DeviceFinder(context: context, options: try search.checked())
        var devices: [Device] = []
        for name in names { devices.append(try await finder.find(name)) }
        return devices
    }

    @MainActor private func show(_ devices: [Device], in context: CastContext, _ wishes: WishBox) async {
        let lines = EventLines(console: output.console)
        defer { lines.finish() }
        let logger = context.options.logger
        let house = HouseNowPlaying(context: context, images: context.imageCache) { device in
            // A device that was named by its address has its real id only after it is connected.
            let claim: @MainActor () -> MPRISClaim? = { [weak device] in
                (device?.session?.device ?? device?.device).map { MPRISClaim(subject: $0.deviceID, role: .watcher) }
            }
            let desktop = DesktopControls.publisher(identity: device.identity, claim: claim, logger: logger)
            return [desktop, LinePublisher(device, lines)].compactMap(\.self)
        }
        house.most = DescriptorShares(limit: OpenFiles.limit).devices
        follow(devices, with: house)
        let hints = tellOfSilence(house, lines)
        ServiceNotice.send("READY=1")
        // Waits until the user ends the command.
        let (never, silence) = AsyncStream.makeStream(of: Void.self)
        _ = await wishes.pause { for await _ in never {} }
        silence.finish()
        for hint in hints { hint.cancel() }
        ServiceNotice.send("STOPPING=1")
        lines.hurry()
        await house.leave()
    }

    /// Says once, on standard error, why no device or no media control is there. The command goes on, because a bus or
    /// a device may appear later.
    @MainActor private func tellOfSilence(_ house: HouseNowPlaying, _ lines: EventLines) -> [Task<Void, Never>] {
        let devices = Task {
            guard (try? await Task.sleep(for: .seconds(search.timeout))) != nil else { return }
            let silent = house.devices.filter { $0.session?.connectionState != .connected }
            guard silent.count == house.devices.count else { return }
            let nobody = nobodySentence(house.context)
            lines.talk(Self.waitingSentence(nobody: nobody, silent: silent.map { $0.device }))
        }
        #if os(Linux)
            let bus = Task {
                guard let sentence = await NowPlayingCheckup.silenceOfBus(), !Task.isCancelled else { return }
                lines.talk(sentence)
            }
            return [devices, bus]
        #else
            return [devices]
        #endif
    }

    /// - Parameter silent: the followed devices, all of them without a connection.
    static func waitingSentence(nobody: String, silent: [Device]) -> String {
        guard !silent.isEmpty else { return "\(nobody); still waiting" }
        let names = silent.prefix(8).map { "\"\($0.shownName)\"" }.joined(separator: ", ")
        return "no answer from \(names); `marquee doctor` lists possible causes; still waiting"
    }

    @MainActor private func nobodySentence(_ context: CastContext) -> String {
        DeviceFinder.silence(search.hosts, context) ?? DeviceFinder.searchFailure(context)
            ?? "no Cast device answered; `marquee doctor` lists possible causes"
    }

    @MainActor private func follow(_ devices: [Device], with house: HouseNowPlaying) {
        for device in devices { house.follow(device) }
        let ids = Set(devices.map(\.uniqueID))
        house.followDiscovery { ids.isEmpty || ids.contains($0.uniqueID) }
    }

    @MainActor private func tellOnce(_ devices: [Device], in context: CastContext, _ wishes: WishBox) async throws {
        let house = HouseNowPlaying(context: context, images: nil) { _ in [] }
        house.most = DescriptorShares(limit: OpenFiles.limit).devices
        follow(devices, with: house)
        let lookingTime = min(DevicesCommand.lookingTime, .seconds(search.timeout))
        let (_, wish) = await wishes.cancelling {
            if devices.isEmpty { try await Task.sleep(for: lookingTime) }
            await settle(house)
        }
        let followed = house.devices
        if wish == nil {
            for device in followed {
                let report = NowPlayingReport(device.device, device.nowPlaying.application.publishedState, at: .now)
                output.console.answer(report.text, json: report)
            }
        }
        await house.leave()
        guard wish == nil, followed.isEmpty else { return }
        throw CommandFailure(.noDevice, nobodySentence(context))
    }

    /// Waits until all devices have told what they play, at most ``SearchOptions/timeout``. A device that does not
    /// answer counts as playing nothing.
    @MainActor private func settle(_ house: HouseNowPlaying) async {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let settling = Task {
            await house.settle()
            end.yield()
        }
        let waiting = Task {
            try? await Task.sleep(for: .seconds(search.timeout))
            end.yield()
        }
        for await _ in ends { break }
        settling.cancel()
        waiting.cancel()
    }
}
