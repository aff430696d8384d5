import ArgumentParser
import CastRemote
import CastSender
import CastWidgets
import Casting

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct RemoteServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serves the remote until Ctrl-C, and prints its link. The default.",
        discussion: """
            Without --lan nobody but this machine can open it. What plays goes on when it ends, and is there again \
            when it is started again. It is plain HTTP: in a network that others use too, they can read along, tokens \
            among it. A server in front of it (Caddy, nginx) can speak HTTPS for it: --hosts has its name.
            """)

    @Flag(help: "In this terminal, by keys, in place of a page: devices, what plays, tracks, queue and volume.")
    var tui = false

    @Flag(help: "Let the house in: at this machine's private addresses too, with a QR code for phones.")
    var lan = false

    @Option(help: "The port of the page; 0 takes any.")
    var port = 8020

    @Option(
        name: .customLong("library"), parsing: .singleValue,
        help: ArgumentHelp(
            "A folder with films, songs or pictures to cast from; may be given again.", valueName: "folder"))
    var folders: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Names by which a server in front of this one (a reverse proxy) is opened, as a browser's address line has \
            them: remote.example.org. Several with commas between them. Other names are refused.
            """,
            valueName: "name[,name]"))
    var hosts: String?

    @Option(
        help: ArgumentHelp(
            "Make a link for one device, which shows and moves nothing else: its name, its id or its address.",
            valueName: "device"))
    var guest: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "How long the guest may stay, with its unit: 90m, 3h, 2d. Without it three hours.", valueName: "time"))
    var time: String?

    @OptionGroup var search: SearchOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a port: 0 to 65535") }
        try DeviceName.check(guest, "--guest")
        guard !tui || (!lan && folders.isEmpty && guest == nil && hosts == nil) else {
            throw ValidationError("--tui serves nothing: leave out --lan, --library, --guest and --hosts")
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
                throw ValidationError("--for says how long a guest may stay: name one with --guest")
            }
            guard GuestTime.parse(time) != nil else {
                throw ValidationError(
                    "\"\(time)\" is no time for a guest; write it with its unit, 90m, 3h or 2d: one minute to 30 days")
            }
        }
        guard folders.count <= ScanLimits().roots else {
            throw ValidationError("--library takes \(ScanLimits().roots) folders at most")
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
                "--guest prints a link, which is not for the journal: run it in a terminal, beside the service")
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
        // Before anything of an earlier one is removed or written over.
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
        // What plays plays on.
        try? await server.context.sessionManager.disconnect()
        withExtendedLifetime(mark) {}
        if let failure { throw failure }
        guard wish == nil, case .failure(let error) = result else { return }
        throw CommandFailure(.wrongUse, CommandFailure.sentence("\(error)"))
    }
}
