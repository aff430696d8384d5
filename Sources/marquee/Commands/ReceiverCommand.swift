import ArgumentParser
import CastReceiver
import CastSender
import CastTransport
import Casting
import FileAccess

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

struct ReceiverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receiver", abstract: "Is a Cast device: announces itself, and plays what it is sent.",
        discussion: """
            The screen is a browser (Chromium): a window where there is a display, otherwise a picture that nobody \
            sees. Several receivers run on one machine when each has a --state folder of its own. With --group the \
            name of the group takes the place of --name: what is cast to it plays on its own screen and on its \
            members', in step as far as browsers can be, and their volume follows the group's; what is mirrored to it \
            is on its own screen only. Ends with Ctrl-C.
            """)

    enum PlayerKind: String, ExpressibleByArgument, CaseIterable {
        case browser, clock
        case clockProbe = "clock-probe"
        case page

        /// `clock,probe` is what it was called before, and looks like two where the values are listed.
        init?(argument: String) { self.init(rawValue: argument == "clock,probe" ? "clock-probe" : argument) }
    }

    @Option(help: "What people read in their list of devices.")
    var name = "Marquee"

    @Option(
        help: ArgumentHelp(
            "Where its id and keys are kept. Without it, \(ReceiverCommand.usualState).", valueName: "folder"))
    var state: String?

    @Option(help: "The port for senders; 0 takes any.")
    var port = 8009

    @Option(help: "The port for set-up pages over HTTP; another is taken where it is not free.")
    var httpPort = 8008

    @Option(help: "The port for set-up pages over HTTPS; another is taken where it is not free.")
    var httpsPort = 8443

    @Option(
        name: .customLong("interface"),
        help: ArgumentHelp("Announce on this network interface only; may be given again.", valueName: "name"))
    var interfaces: [String] = []

    @Option(
        help: """
            The screen: browser, clock (no screen: keeps time only, and fetches nothing), clock-probe (the same, but \
            where a sender says no length ffprobe fetches as much of the file as tells it), or page (a URL for a \
            browser that you open).
            """)
    var player = PlayerKind.browser

    @Option(
        help: ArgumentHelp(
            "Applications to offer besides the Default Media Receiver: a JSON list of appId, name, url, namespaces.",
            valueName: "file"))
    var apps: String?

    @Flag(help: "Open a window instead of filling the screen.")
    var window = false

    @Flag(help: "Draw without a window even where there is a display.")
    var headless = false

    @Option(
        help: ArgumentHelp(
            "Make the network of what is mirrored worse than it is, both ways, for experiments: "
                + "loss=5%,delay=20ms,jitter=10ms,reorder=1%,rate=3mbit,seed=7, or some of these.",
            valueName: "faults"),
        transform: ReceiverCommand.impairment)
    var impair: Impairment?

    @Flag(
        help: """
            Take orders on standard input, one a line: `transfer DEVICE` moves what plays to another device, as a \
            voice assistant would, and the senders follow. DEVICE is a name, an id or an address.
            """)
    var control = false

    @OptionGroup var volume: VolumeControlOptions
    @OptionGroup var grouping: GroupOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try ReceiverCommand.check(name, "--name")
        guard !window || !headless else { throw ValidationError("say --window or --headless, not both") }
        if let state, state.isEmpty { throw ValidationError("--state takes a folder, and \"\" is none") }
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
                stop.yield(CommandFailure(.wrongUse, "\(why) (`--player clock` does without a screen)"))
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

    /// A group's members have ports of their own, and a browser inherits this process's limit.
    private var neededFiles: Int {
        let screens = [player] + (grouping.group == nil ? [] : [grouping.memberPlayer])
        let own = DescriptorShares.fewest + DescriptorShares.perReceiver * grouping.members.count
        return screens.contains(.browser) ? max(own, BrowserOptions.openFiles) : own
    }

    /// In the help: whose home it is, is not its affair.
    private static let usualState = "$XDG_STATE_HOME/marquee/receiver, which is ~/.local/state/marquee/receiver"

    /// Bytes of a name. What is longer is cut where it is announced, and then nobody finds the device by it.
    private static let nameLimit = 200

    /// - Throws: for a name by which nobody could find the device.
    static func check(_ name: String, _ option: String) throws {
        guard !name.allSatisfy(\.isWhitespace) else {
            throw ValidationError("\(option) takes a name that people can read, and \"\(name)\" is none")
        }
        guard name.utf8.count <= nameLimit else {
            throw ValidationError(
                "\(option) takes a name of at most \(nameLimit) bytes, and \"\(name)\" has \(name.utf8.count)")
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
