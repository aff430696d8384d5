import CastTransport
import CastWire
import Logging
import NIOCore
import PlatformFoundation

/// A Cast receiver: it listens for senders, announces itself, and plays on its screen what senders load.
///
/// `start()` returns once senders can connect, and `stop()` once everything has ended. `events` reports everything in
/// between. Several receivers may run in one process or on one machine, each with its own state folder and ports.
package actor Receiver {
    /// The events, in order, for one consumer. The sequence ends with `stop()`. If more than `waitingLimit` events wait
    /// for a slow consumer, the oldest are lost. Each event's size is bounded, whatever senders send (`DeviceEvent`).
    package nonisolated let events: AsyncStream<Event>
    package nonisolated let configuration: Configuration

    private static let waitingLimit = 4_096

    private nonisolated let told: AsyncStream<Event>.Continuation
    /// The event loop of all senders' connections, and of the engine that serves them.
    private let loop: any EventLoop = SocketThreads.shared.next()
    let castingGroups = CastingGroupList()
    var awaitedMembers: [MultizoneDevice] = []
    private nonisolated let hooks: GroupHooks
    private(set) var parts: Parts?
    /// Nil until the receiver has started.
    package private(set) var ready: Ready?
    /// The lock on the state folder, held while the receiver runs.
    private var hold: FolderHold?
    private var opening: Task<Ready, any Error>?
    private var closing: Task<Void, Never>?
    var isStarting: Bool { opening != nil }
    var isStopping: Bool { closing != nil }

    /// Everything that runs between `start()` and `stop()`.
    struct Parts {
        let engine: ReceiverEngine
        let listener: CastListener
        let player: any ScreenPlayer
        let tasks: [Task<Void, Never>]
    }

    package init(configuration: Configuration) {
        self.init(configuration: configuration, hooks: GroupHooks())
    }

    init(configuration: Configuration, hooks: GroupHooks) {
        self.configuration = configuration
        self.hooks = hooks
        (events, told) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Receiver.waitingLimit))
    }

    /// Starts everything. The first start of a state folder takes about a second, because keys are made.
    ///
    /// - Throws: `ReceiverError`, with `stopped` if `stop()` was called meanwhile, or `IdentityError` if the state
    ///   folder can't be used.
    @discardableResult
    package func start() async throws -> Ready {
        guard opening == nil, closing == nil else {
            throw ReceiverError(.alreadyStarted, "This receiver has been started before.")
        }
        let opening = Task { try await open() }
        self.opening = opening
        return try await opening.value
    }

    /// Opens everything. If it throws, it has closed what it opened; otherwise that is in `parts`.
    private func open() async throws -> Ready {
        let configuration = try configuration.checked()
        let hold = try PrivateFolder(configuration.stateDirectory).hold()
        let identity = try await Self.identity(configuration)
        try goOn()
        let profile = configuration.profile(id: identity.deviceID)
        let certificates = CertificateKeeper { validity in
            try await Task.detached {
                try TLSIdentity.make(named: identity.deviceID, validity: validity, keys: configuration.keys)
            }.value
        }
        try await certificates.refresh(at: Date())
        try goOn()
        let (listener, host) = try await ReceiverPorts.bind(
            configuration, certificates: certificates, group: loop)
        let setup = try await startSetup(profile, host: host, certificates, listener)
        do {
            try goOn()
        } catch {
            await listener.close()
            await setup.end()
            throw error
        }

        let ready = Ready(
            name: profile.friendlyName, deviceID: profile.id, host: host, port: listener.port,
            httpPort: setup.http.port, httpsPort: setup.https.port)
        var announcement = DeviceAnnouncement(
            profile: profile, cloudID: identity.cloudID, port: listener.port,
            appIDs: configuration.applications.map(\.appID))
        announcement.listensOnIPv6 = host.contains(":")
        run(configuration, profile, identity, announcement, certificates, listener, setup)
        self.ready = ready
        self.hold = hold
        told.yield(.ready(ready))
        return ready
    }

    private func goOn() throws {
        if isStopping { throw ReceiverError(.stopped, "The receiver was stopped while it started.") }
    }

    /// Withdraws the announcement, closes all connections, and ends the screen. May be called at any time, and
    /// repeatedly.
    package func stop() async {
        let closing = closing ?? Task { await close() }
        self.closing = closing
        await closing.value
    }

    private func close() async {
        // A start in progress notices the stop, and closes what it has opened.
        _ = await opening?.result
        if let parts {
            self.parts = nil
            await configuration.announcer?.withdraw()
            await parts.listener.close()
            await parts.engine.closeAll()
            for task in parts.tasks { task.cancel() }
            for task in parts.tasks { await task.value }
        }
        hold = nil
        told.finish()
    }

    /// The screen's content as PNG. Throws `ScreenError` if there is none.
    package func captureScreenshot() async throws -> [UInt8] {
        guard let parts else { throw ScreenError(.noPicture, "The receiver does not run.") }
        return try await parts.player.captureScreenshot()
    }

    /// Moves the playback to another receiver of this process, as a command to a voice assistant would.
    ///
    /// The other receiver plays from the current position. Then the senders here are told where it went
    /// (`SessionMove`), and the application ends.
    ///
    /// - Throws: `ReceiverError` if nothing plays here, or the other receiver does not run or does not have the
    ///   application. Then nothing changes.
    package func transfer(to other: Receiver) async throws {
        guard let parts, let departure = await parts.engine.departure() else {
            throw ReceiverError(.failed, "Nothing plays on this receiver that could go on elsewhere.")
        }
        let destination = try await other.arrive(departure)
        await parts.engine.departed(departure, to: destination)
    }

    private func arrive(_ departure: ReceiverDevice.Departure) async throws -> SessionMove.Destination {
        guard let parts, let ready, let sessionID = await parts.engine.arrive(departure) else {
            throw ReceiverError(
                .failed, "\(configuration.name) can't take over: it does not run, or has no such application.")
        }
        let isAnyAddress = ["::", "0.0.0.0"].contains(ready.host)
        return SessionMove.Destination(
            deviceID: ready.deviceID, name: ready.name, address: isAnyAddress ? nil : ready.host, port: ready.port,
            sessionID: sessionID)
    }

    // MARK: - Parts

    private static func identity(_ configuration: Configuration) async throws -> ReceiverIdentity {
        try await Task.detached {
            try ReceiverIdentity.loadOrCreate(
                state: configuration.stateDirectory, developerRoot: configuration.developerRootDirectory, now: Date(),
                keys: configuration.keys)
        }.value
    }

    private struct Setup {
        let http: SetupServer.Running
        let https: SetupServer.Running

        func end() async {
            for task in [http.task, https.task] { task.cancel() }
            for task in [http.task, https.task] { await task.value }
        }
    }

    private func startSetup(
        _ profile: DeviceProfile, host: String, _ certificates: CertificateKeeper, _ listener: CastListener
    ) async throws -> Setup {
        let begin = ContinuousClock.now
        let groups = castingGroups
        let server = SetupServer(logger: configuration.logger) { params, address in
            let uptime = (ContinuousClock.now - begin) / .seconds(1)
            let addresses = [address].compactMap { $0 }
            return DeviceInformation(profile: profile, addresses: addresses, uptime: uptime, groups: groups.all)
                .json(params: params)
        }
        do {
            let http = try await ReceiverPorts.start(server, host: host, port: configuration.httpPort)
            do {
                let https = try await ReceiverPorts.start(
                    server, host: host, port: configuration.httpsPort, certificates: certificates)
                for warning in [http.warning, https.warning].compactMap({ $0 }) { told.yield(.warning(warning)) }
                return Setup(http: http.running, https: https.running)
            } catch {
                http.running.task.cancel()
                throw error
            }
        } catch {
            await listener.close()
            throw ReceiverError(.failed, "The receiver's HTTP server can't start: \(error)", underlying: error)
        }
    }

    private func run(
        _ configuration: Configuration, _ profile: DeviceProfile, _ identity: ReceiverIdentity,
        _ announcement: DeviceAnnouncement, _ certificates: CertificateKeeper, _ listener: CastListener,
        _ setup: Setup
    ) {
        let player = configuration.player.makePlayer(logger: configuration.logger)
        let (statuses, status) = AsyncStream.makeStream(of: String?.self, bufferingPolicy: .bufferingNewest(1))
        status.yield(nil)
        let (told, hooks) = (told, hooks)
        let outlets = ReceiverEngine.Outlets(
            player: { player.send($0) }, announce: { status.yield($0) },
            event: { event in
                told.yield(.device(event))
                guard case .volumeChanged(let level, let muted) = event else { return }
                hooks.volumeChanged?(VolumeChange(level: level, muted: muted))
            },
            memberVolume: { hooks.memberWanted?($0) }, show: player.frameSink, leaderNews: hooks.led,
            memberNews: { hooks.followed?($0) }, responder: identity.responder)
        var device = ReceiverDevice(
            profile: profile, applications: configuration.applications, seed: .random(in: .min ... .max))
        // Nobody is connected yet, so the resulting messages are dropped.
        for member in awaitedMembers { _ = device.memberCame(member, at: .now) }
        let engine = ReceiverEngine(
            device: device, outlets: outlets, loop: loop, impairment: configuration.impairment,
            logger: configuration.logger)
        let tasks = [
            setup.http.task, setup.https.task,
            Task { await Self.serve(listener, on: engine) },
            Task { await engine.follow(player.events) },
            Task { await Self.runScreen(player, engine, told) },
            Task { await Self.renew(certificates, told) },
            Task { await Self.announce(announcement, statuses, by: configuration.announcer, told) },
        ]
        parts = Parts(engine: engine, listener: listener, player: player, tasks: tasks)
    }

    private static func serve(_ listener: CastListener, on engine: ReceiverEngine) async {
        await withDiscardingTaskGroup { group in
            for await connection in listener.connections {
                group.addTask { await engine.serve(connection) }
            }
        }
    }

    private static func runScreen(
        _ player: any ScreenPlayer, _ engine: ReceiverEngine, _ told: AsyncStream<Event>.Continuation
    ) async {
        do {
            try await player.run()
        } catch where !Task.isCancelled {
            told.yield(.screenFailed("\(error)"))
            await engine.handle { $0.screenFailed(at: $1) }
        } catch {}
    }

    /// Checks every minute, and when a connection found no valid certificate. A timer for the whole day would be late
    /// by as much as the clock was set forward.
    private static func renew(_ certificates: CertificateKeeper, _ told: AsyncStream<Event>.Continuation) async {
        let minutes = Task {
            while (try? await Task.sleep(for: .seconds(60))) != nil { certificates.wake() }
        }
        defer { minutes.cancel() }
        for await _ in certificates.wakes {
            do {
                try await certificates.refresh(at: Date())
            } catch {
                told.yield(.warning("A new TLS certificate could not be made: \(error)"))
            }
        }
    }

    private static func announce(
        _ announcement: DeviceAnnouncement, _ statuses: AsyncStream<String?>, by announcer: (any DeviceAnnouncer)?,
        _ told: AsyncStream<Event>.Continuation
    ) async {
        guard let announcer else { return }
        var announcement = announcement
        for await status in statuses {
            announcement.statusText = status
            do {
                try await announcer.announce(try announcement.record())
            } catch {
                told.yield(
                    .warning("The receiver can't announce itself; give senders its address instead: \(error)"))
            }
        }
    }
}
