import ArgumentParser
import CastNowPlaying
import CastSender
import CastTransport
import Casting
import NowPlaying

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct NowPlayingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "now-playing",
        abstract: "Shows what plays on the TVs of the house under this desktop's media controls, until Ctrl-C.",
        discussion: """
            Whoever started it: the media widget, the lock screen, the media keys and `playerctl` show it, pause it, \
            skip and seek. It starts nothing on a device, and leaves what plays there as it is. Each change is told \
            on a line too; with --once what plays now is told, and nothing else happens.
            """)

    @Option(
        name: .customLong("to"), parsing: .singleValue,
        help: ArgumentHelp(
            "Only this device: its name, its id or its address; may be given again.", valueName: "device"))
    var names: [String] = []

    @Flag(help: "Tell what plays now, and end.")
    var once = false

    @Option(
        help: ArgumentHelp(
            "How long a lost device counts as playing on before it is left out, in seconds.", valueName: "seconds"))
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

    /// Those that were named; none where all are meant.
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
            // One that was given by its address says what its id is once it is connected to.
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
        // For as long as nobody wishes otherwise.
        let (never, silence) = AsyncStream.makeStream(of: Void.self)
        _ = await wishes.pause { for await _ in never {} }
        silence.finish()
        for hint in hints { hint.cancel() }
        ServiceNotice.send("STOPPING=1")
        lines.hurry()
        await house.leave()
    }

    /// Why nothing is seen, once and beside the answers; it goes on, since bus and devices may come yet.
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

    /// - Parameter silent: those that are followed, of which none is connected.
    static func waitingSentence(nobody: String, silent: [Device]) -> String {
        guard !silent.isEmpty else { return "\(nobody); still waiting" }
        let names = silent.prefix(8).map { "\"\($0.shownName)\"" }.joined(separator: ", ")
        return "no answer from \(names); `marquee doctor` says what may be in the way; still waiting"
    }

    @MainActor private func nobodySentence(_ context: CastContext) -> String {
        DeviceFinder.silence(search.hosts, context) ?? DeviceFinder.searchFailure(context)
            ?? "no Cast device answered; `marquee doctor` says what may be in the way"
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

    /// No longer than a person likes to wait: a device that does not answer counts as one that plays nothing.
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
