import ArgumentParser
import CastRemote
import CastSender
import CastWidgets
import Casting
import PlatformC

struct RemoteServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the remote control until Ctrl-C, and print its link.",
        discussion: """
            Without --lan, only this machine can open the page. When the server ends, the devices play on. After the \
            next start the page shows the playback again.

            The page is served over plain HTTP. Other people on a shared network can read the traffic, including the \
            tokens. A reverse proxy (Caddy, nginx) can add HTTPS; --hosts then has to contain the proxy's host name.
            """)

    @Flag(help: "Show the remote control in this terminal, without a page: devices, media, tracks, queue and volume.")
    var tui = false

    @Flag(help: "Listen on this machine's private addresses too, and print a QR code for phones.")
    var lan = false

    @Option(help: "The port of the page. 0 means any free port.")
    var port = 8020

    @Option(
        name: .customLong("library"), parsing: .singleValue,
        help: ArgumentHelp(
            "A folder with films, songs or pictures to cast. Repeatable.", valueName: "folder"))
    var folders: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            The host names of a reverse proxy in front of this server, as in the browser's address bar, such as \
            remote.example.org. Separate names with commas. Requests for other host names are refused.
            """,
            valueName: "name[,name]"))
    var hosts: String?

    @Option(
        help: ArgumentHelp(
            "Make a link that shows and controls only this device, by name, id or address.",
            valueName: "device"))
    var guest: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "The lifetime of the guest link, with a unit: 90m, 3h or 2d. Default: 3h.", valueName: "time"))
    var time: String?

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a port: 0 to 65535") }
        try DeviceName.check(guest, "--guest")
        guard !tui || (!lan && folders.isEmpty && guest == nil && hosts == nil) else {
            throw ValidationError("--tui serves no page: leave out --lan, --library, --guest and --hosts")
        }
        if let hosts {
            do throws(RemoteRefusal) {
                _ = try ProxyNames.parse(hosts)
            } catch {
                throw ValidationError(CommandFailure.sentence(error.description))
            }
        }
        if let time {
            guard guest != nil else {
                throw ValidationError("--for is the lifetime of a guest link: add --guest DEVICE")
            }
            guard GuestTime.parse(time) != nil else {
                throw ValidationError(
                    "\"\(time)\" is not a lifetime of a guest link; write 90m, 3h or 2d, from one minute to 30 days")
            }
        }
        guard folders.count <= ScanLimits().roots else {
            throw ValidationError("--library takes at most \(ScanLimits().roots) folders")
        }
    }

    @MainActor func run() async throws {
        if tui {
            let context = try search.makeContext(output, patience: .seconds(60))
            return try await runTerminalRemote(context: context, output: output)
        }
        guard guest == nil || !StandardOutput.isJournal else {
            throw CommandFailure(
                .wrongUse,
                "--guest prints a secret link, which must not go to the journal: run it in a terminal while the "
                    + "service runs")
        }
        try search.checkInterfaces()
        let places = try folders.map(LibraryPlace.resolve)
        let addresses = lan ? try HouseAddresses.find(search.interfaces) : []
        let here = RemoteFolders()
        let tokens = try CommandFailure.catching { () throws(RemoteRefusal) in try TokenFile(folder: here.state) }
        let voice = RemoteVoice(console: output.console)
        let search = try search.checked()
        let logger = makeLogger(output)
        let makeContext: @MainActor @Sendable () -> CastContext = {
            search.makeContext(logger: logger, patience: .seconds(60))
        }
        let context = makeContext()
        let signals = StopSignals(tellingOn: STDOUT_FILENO)
        let wishes = WishBox(signals.wishes)
        if let guest {
            let (found, wish) = await wishes.cancelling {
                try await GuestDevice.find(guest, in: context, search)
            }
            guard wish == nil else { return }
            let record = try makeGuest(of: try found.get(), tokens)
            if let running = RunningRemote.find(in: here.state) { return voice.tell(record, of: running) }
            voice.guestWaits(record)
        }
        // Claims the mark before any file of an earlier server is removed or overwritten.
        let mark = try CommandFailure.catching { () throws(RemoteRefusal) in try RunningMark(in: here.state) }
        var options = RemoteOptions()
        (options.port, options.places, options.folders) = (port, places, here)
        options.addresses = addresses.map(\.text)
        let proxies = try CommandFailure.catching { () throws(RemoteRefusal) in
            try hosts.map(ProxyNames.parse) ?? []
        }
        options.hosts = (addresses.isEmpty ? [] : HouseAddresses.names) + proxies
        let caster = DetachedRemoteCaster(search: self.search)
        let server = try make(options, context, tokens, caster, makeContext)
        try await serve(server, mark, voice, wishes)
    }

    @MainActor private func makeGuest(of device: Device, _ tokens: TokenFile) throws -> AccessRecord {
        let seconds = time.flatMap(GuestTime.parse) ?? AccessTable.guestTime
        return try CommandFailure.catching { () throws(RemoteRefusal) in
            try tokens.makeGuest(deviceID: device.deviceID, deviceName: device.friendlyName, for: seconds)
        }
    }

    @MainActor private func make(
        _ options: RemoteOptions, _ context: CastContext, _ tokens: TokenFile, _ caster: DetachedRemoteCaster,
        _ makeContext: @escaping @MainActor @Sendable () -> CastContext
    ) throws -> RemoteServer {
        do {
            return try RemoteServer(
                context: context, options: options, tokens: tokens, caster: caster, makeGuestContext: makeContext)
        } catch let refusal as RemoteRefusal {
            throw CommandFailure(refusal)
        } catch {
            throw CommandFailure(.wrongUse, CommandFailure.sentence("\(error)"))
        }
    }

    @MainActor private func serve(
        _ server: RemoteServer, _ mark: RunningMark, _ voice: RemoteVoice, _ wishes: WishBox
    ) async throws {
        var failure: CommandFailure?
        let (result, wish) = await wishes.cancelling {
            try await server.run { server, _ in
                do {
                    try mark.tell(RunningRemote(pid: getpid(), bases: server.bases, lan: lan))
                    voice.tell(server, try server.tokens.owner(), lan: lan)
                    ServiceNotice.send("READY=1")
                } catch {
                    failure = CommandFailure(.wrongUse, CommandFailure.sentence("\(error)"))
                    wishes.take(.quit)
                }
            }
        }
        ServiceNotice.send("STOPPING=1")
        // Leaves the session without stopping playback.
        try? await server.context.sessionManager.disconnect()
        withExtendedLifetime(mark) {}
        if let failure { throw failure }
        guard wish == nil, case .failure(let error) = result else { return }
        throw CommandFailure(.wrongUse, CommandFailure.sentence("\(error)"))
    }
}
