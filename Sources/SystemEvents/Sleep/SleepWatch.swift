package import DBus
package import Logging

/// Reports the machine's sleep and wake from logind over D-Bus, and delays the sleep for the handler.
package struct SleepWatch: Sendable {
    /// Shorter than logind's default limit of 5 s.
    package static let handlingLimit = Duration.seconds(4)

    private enum Input: Sendable {
        case prepareForSleep(Bool)
        case lock(DBusFileDescriptor?)
        case handled(MachineEvent)
        case disconnected
    }

    private let bus: DBusBus
    private let applicationName: String
    private let logger: Logger
    private let limit: Duration

    /// - Parameter applicationName: logind shows it as the holder of the lock.
    package init(
        bus: DBusBus = .system, applicationName: String, logger: Logger, limit: Duration = SleepWatch.handlingLimit
    ) {
        self.bus = bus
        self.applicationName = applicationName
        self.logger = logger
        self.limit = limit
    }

    /// Runs until the task is cancelled or the bus is gone.
    ///
    /// - Parameter ready: called once sleep can't be missed any more.
    /// - Throws: `DBusError` if there is no D-Bus, or if it is gone. A bus without logind is no error: it may start
    ///   later.
    package func run(
        ready: @escaping @Sendable () -> Void = {}, _ handle: @escaping MachineEventHandler
    ) async throws(DBusError) {
        let connection = try await DBusConnection(to: bus)
        let signals = try await connection.signals(
            matching: DBusMatch(
                sender: Self.service, path: Self.path, interface: Self.interface, member: "PrepareForSleep"))
        let (inputs, input) = AsyncStream<Input>.makeStream()
        let delivery = EventDelivery(limit: limit)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await signal in signals {
                    guard let willSleep = signal.arguments.first?.boolValue else { continue }
                    input.yield(.prepareForSleep(willSleep))
                }
                input.yield(.disconnected)
            }
            group.addTask { await delivery.run(handle) { input.yield(.handled($0)) } }
            group.addTask { await decide(inputs, input, connection, delivery, ready) }
            await group.next()
            group.cancelAll()
        }
        await connection.close()
        guard Task.isCancelled else { throw DBusError(.disconnected, "The system bus has gone; sleep is not told.") }
    }

    private func decide(
        _ inputs: AsyncStream<Input>, _ input: AsyncStream<Input>.Continuation, _ connection: DBusConnection,
        _ delivery: EventDelivery, _ ready: @Sendable () -> Void
    ) async {
        var core = SleepCore()
        var lock: DBusFileDescriptor?
        var isReady = false
        var actions = core.began()
        var iterator = inputs.makeAsyncIterator()
        while true {
            for action in actions {
                switch action {
                case .takeLock: Task { input.yield(.lock(await takeLock(connection))) }
                case .releaseLock:
                    lock?.close()
                    lock = nil
                case .tell(let event): delivery.send(event)
                }
            }
            guard let next = await iterator.next() else { return }
            actions = []
            switch next {
            case .prepareForSleep(let willSleep): actions = core.prepareForSleep(willSleep)
            case .handled(let event): actions = core.handled(event)
            case .lock(let taken?):
                lock = taken
                actions = core.lockTaken()
            case .lock(nil): core.lockRefused()
            case .disconnected: return
            }
            if case .lock = next, !isReady {
                isReady = true
                ready()
            }
        }
    }

    /// Returns nil if logind gives no lock; events are reported anyway.
    private func takeLock(_ connection: DBusConnection) async -> DBusFileDescriptor? {
        let call = DBusCall(
            to: Self.service, path: Self.path, interface: Self.interface, member: "Inhibit",
            [.string("sleep"), .string(applicationName), .string("Pauses casting before sleep"), .string("delay")])
        do throws(DBusError) {
            return try await connection.call(call).first?.fileDescriptor
        } catch {
            logger.notice("the machine can't be held back from sleep", metadata: ["reason": "\(error)"])
            return nil
        }
    }

    private static let service = "org.freedesktop.login1"
    private static let path: DBusObjectPath = "/org/freedesktop/login1"
    private static let interface = "org.freedesktop.login1.Manager"
}
