import ArgumentParser
import CastReceiver
import CastSender
import CastTransport
import Casting
import CastWire
import FileAccess
import PlatformC
import PlatformFoundation

struct ReceiverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receiver", abstract: "Run a Cast receiver on this machine.",
        discussion: """
            The receiver announces itself on the network and plays what senders cast or mirror to it. Its screen is a \
            browser (Chromium): a window if there is a display, otherwise a browser without a window. Ctrl-C ends the \
            receiver.

            Several receivers can run on one machine if each has its own --state folder.

            With --group, the name of the group replaces --name. Media cast to the group plays on its own screen and \
            on the screens of its members, as synchronized as browsers allow. The volume of the members follows the \
            volume of the group. Mirrored content appears only on the group's own screen.
            """)

    enum PlayerKind: String, ExpressibleByArgument, CaseIterable {
        case browser, clock
        case clockProbe = "clock-probe"
        case page

        /// Accepts the earlier name `clock,probe` too. It is not listed, because its comma looks like two values.
        init?(argument: String) { self.init(rawValue: argument == "clock,probe" ? "clock-probe" : argument) }
    }

    @Option(help: "The name that senders show in their list of devices.")
    var name = "Marquee"

    @Option(
        help: ArgumentHelp(
            "The folder for the receiver's id and keys. Default: \(ReceiverCommand.usualState).", valueName: "folder"))
    var state: String?

    @Option(help: "The port for senders. 0 means any free port.")
    var port = CastPorts.cast

    @Option(help: "The HTTP port for setup pages. If it is in use, another port is used.")
    var httpPort = CastPorts.setup

    @Option(help: "The HTTPS port for setup pages. If it is in use, another port is used.")
    var httpsPort = CastPorts.secureSetup

    @Option(
        name: .customLong("interface"),
        help: ArgumentHelp("Announce on this network interface only. Repeatable.", valueName: "name"))
    var interfaces: [String] = []

    @Option(
        help: """
            The screen. browser: a browser that marquee starts. clock: no screen; only the time advances, and nothing \
            is fetched. clock-probe: as clock, but if the sender gives no duration, ffprobe fetches as much of the \
            file as it needs to read the duration. page: a URL that you open in a browser.
            """)
    var player = PlayerKind.browser

    @Option(
        help: ArgumentHelp(
            """
            A JSON list of applications to offer besides the Default Media Receiver, each with appId, name, url and \
            namespaces.
            """,
            valueName: "file"))
    var apps: String?

    @Flag(help: "Open a window instead of filling the screen.")
    var window = false

    @Flag(help: "Open no window, even if there is a display.")
    var headless = false

    @Option(
        help: ArgumentHelp(
            "Simulate a bad network for mirroring, in both directions, for experiments: any of "
                + "loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7.",
            valueName: "faults"),
        transform: ReceiverCommand.impairment)
    var impair: Impairment?

    @Flag(
        help: """
            Read orders from standard input, one per line. `transfer DEVICE` moves playback to another device, as a \
            voice assistant would, and the senders follow. DEVICE is a name, an id or an address.
            """)
    var control = false

    @OptionGroup var volume: VolumeControlOptions
    @OptionGroup var grouping: GroupOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try ReceiverCommand.check(name, "--name")
        guard !window || !headless else { throw ValidationError("give --window or --headless, not both") }
        if let state, state.isEmpty { throw ValidationError("--state takes a folder, not \"\"") }
        for (name, port) in [("--port", port), ("--http-port", httpPort), ("--https-port", httpsPort)] {
            guard (0...65_535).contains(port) else { throw ValidationError("\(name) takes a port: 0 to 65535") }
        }
    }

    @MainActor func run() async throws {
        try OpenFileLimit.require(neededFiles)
        let applications = try readApplications()
        let signals = StopSignals(tellingOn: STDOUT_FILENO)
        let lines = EventLines(console: output.console)
        let voice = ReceiverVoice(lines: lines)
        let host = try await ReceiverHost(interfaces: interfaces, logger: makeLogger(output))
        var configuration = host.configuration(
            name: name, state: URL(fileURLWithPath: ProcessPaths.absolute(state ?? UserFolders().state + "/receiver")),
            player: screen(player, voice))
        configuration.applications += applications
        configuration.port = port
        configuration.httpPort = httpPort
        configuration.httpsPort = httpsPort
        configuration.volumeControl = volume.control
        configuration.impairment = impair
        let unit = grouping.makeUnit(configuration, host: host) { kind, name in
            screen(kind, ReceiverVoice(lines: lines, member: name))
        }
        var failure: CommandFailure?
        let (stops, stop) = AsyncStream.makeStream(of: CommandFailure?.self)
        let telling = Task {
            for await event in unit.receiver.events {
                voice.tell(event)
                guard case .screenFailed(let why) = event else { continue }
                stop.yield(CommandFailure(.wrongUse, "\(why) (`--player clock` needs no screen)"))
            }
        }
        let tellingOfMembers = await unit.members.map { member in
            let voice = ReceiverVoice(lines: lines, member: member.configuration.name)
            return Task { for await event in member.events { voice.tell(event) } }
        }
        let stopping = Task {
            for await _ in signals.wishes {
                lines.hurry()
                stop.yield(nil)
            }
        }
        let controlling =
            control
            ? Task { [unit, interfaces] in
                await ReceiverControl(
                    receiver: unit.receiver, interfaces: interfaces, output: output, voice: voice
                ).run()
            } : nil
        do {
            try await unit.start()
            for await reason in stops {
                failure = reason
                break
            }
        } catch {
            failure = CommandFailure(.wrongUse, "\(error)")
        }
        stopping.cancel()
        controlling?.cancel()
        lines.hurry()
        await unit.stop()
        await telling.value
        for task in tellingOfMembers { await task.value }
        lines.finish()
        await host.shutdown()
        if let failure { throw failure }
    }

    /// How many files this process needs to open.
    ///
    /// Each member of a group has its own ports, and a browser inherits this process's limit.
    private var neededFiles: Int {
        let screens = [player] + (grouping.group == nil ? [] : [grouping.memberPlayer])
        let own = DescriptorShares.fewest + DescriptorShares.perReceiver * grouping.members.count
        return screens.contains(.browser) ? max(own, BrowserOptions.openFiles) : own
    }

    /// The default folder for the help text. It names no home folder, so that the help is the same for every user.
    private static let usualState = "$XDG_STATE_HOME/marquee/receiver (usually ~/.local/state/marquee/receiver)"

    /// The maximum length of a name, in bytes. A longer name would be cut in the announcement, and then no sender could
    /// find the device by its name.
    private static let nameLimit = 200

    /// Checks the name of a receiver.
    ///
    /// - Throws: `ValidationError` for a name by which no sender could find the device.
    static func check(_ name: String, _ option: String) throws {
        guard !name.allSatisfy(\.isWhitespace) else {
            throw ValidationError("\(option) takes a readable name, not \"\(name)\"")
        }
        guard name.utf8.count <= nameLimit else {
            throw ValidationError(
                "\(option) takes a name of at most \(nameLimit) bytes; \"\(name)\" has \(name.utf8.count)")
        }
    }

    @Sendable private static func impairment(_ text: String) throws -> Impairment {
        do {
            return try Impairment(parsing: text)
        } catch {
            throw ValidationError("--impair: \(error)")
        }
    }

    private func readApplications() throws -> [ApplicationRecord] {
        guard let apps else { return [] }
        do {
            return try ApplicationList.read(path: apps)
        } catch {
            throw CommandFailure(.wrongUse, error.description)
        }
    }

    private func screen(_ kind: PlayerKind, _ voice: ReceiverVoice) -> Receiver.Player {
        switch kind {
        case .clock: return .clock
        case .clockProbe: return .custom(ClockPlayer(describe: FilmLength.describe))
        case .page: return .page { url in Task { @MainActor in voice.page(url) } }
        case .browser:
            var options = BrowserOptions()
            options.display = headless ? .headless : window ? .window : .automatic
            return .browser(options)
        }
    }
}
