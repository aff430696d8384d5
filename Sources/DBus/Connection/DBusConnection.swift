#if DBus
import CSystemd
import Dispatch

/// A private connection to a bus: calls methods and hears signals. Nothing in it blocks.
///
/// Closed by `close()`, with its last reference, or by the bus; then all that waits ends with `.disconnected`, the
/// sequences of signals end, and the connection stays useless. Whoever needs another makes another.
package actor DBusConnection {
    /// Signals that wait to be read; of more the oldest are dropped.
    package static let signalLimit = 1000

    private struct Waiting {
        let slot: BusSlot
        let mailbox: BusMailbox
        let continuation: CheckedContinuation<Result<[DBusValue], DBusError>, Never>
    }

    private struct Subscription {
        let slot: BusSlot
        let mailbox: BusMailbox
        let signals: AsyncStream<DBusSignal>.Continuation
        var installation: CheckedContinuation<DBusError?, Never>?
    }

    private let executor: QueueExecutor
    private let library: SystemdLibrary
    private var link: BusLink?
    private let inbox = BusInbox()
    private var lastID: UInt64 = 0
    private var waiting: [UInt64: Waiting] = [:]
    private var subscriptions: [UInt64: Subscription] = [:]

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Throws: `DBusError` where the library or the bus is missing. That a bus is there which does not take this
    ///   process is told by the first call.
    package init(to bus: DBusBus) async throws(DBusError) {
        library = try SystemdLibrary.shared.get()
        executor = QueueExecutor(label: "marquee.dbus")
        try open(bus)
    }

    private func open(_ bus: DBusBus) throws(DBusError) {
        let wake: @Sendable () -> Void = { [weak self] in self?.assumeIsolated { $0.process() } }
        let link = try BusLink(library, bus, queue: executor.queue, wake: wake)
        self.link = link
        process()
    }

    package var isOpen: Bool { link != nil }

    package func close() {
        end(DBusError(.disconnected, "The connection to the bus was closed."))
    }

    // MARK: - Calls

    /// Calls a method and waits for what it returns.
    ///
    /// - Throws: `DBusError`: `.refused` with the name that the other side gave, `.timeout`, `.disconnected`,
    ///   `.malformed`, `.cancelled` with the task.
    package func call(_ call: DBusCall, timeout: Duration = .seconds(25)) async throws(DBusError) -> [DBusValue] {
        lastID += 1
        let id = lastID
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { send(call, id: id, timeout: timeout, $0) }
        } onCancel: {
            Task { await self.cancel(id) }
        }
        return try result.get()
    }

    private func send(
        _ call: DBusCall, id: UInt64, timeout: Duration,
        _ continuation: CheckedContinuation<Result<[DBusValue], DBusError>, Never>
    ) {
        do throws(DBusError) {
            guard !Task.isCancelled else { throw DBusError(.cancelled, "The call was cancelled.") }
            let bus = try openBus()
            let message = try message(for: call, on: bus)
            defer { _ = library.messageUnref(message) }
            let mailbox = BusMailbox(id: id, inbox: inbox, library: library)
            var slot: OpaquePointer?
            let microseconds = max(1, timeout / .microseconds(1))
            let result = library.callAsync(
                bus, &slot, message, BusMailbox.replyCame, mailbox.pointer, UInt64(min(microseconds, 1e15)))
            guard result >= 0 else {
                throw DBusError(.disconnected, "\(call.member) could not be called", returned: result)
            }
            waiting[id] = Waiting(
                slot: BusSlot(slot, library), mailbox: mailbox, continuation: continuation)
        } catch {
            continuation.resume(returning: .failure(error))
        }
        process()
    }

    private func message(for call: DBusCall, on bus: OpaquePointer) throws(DBusError) -> OpaquePointer {
        var message: OpaquePointer?
        let result = library.newMethodCall(
            bus, &message, call.destination, call.path.text, call.interface, call.member)
        guard result >= 0, let message else {
            throw DBusError(.malformed, "\(call.interface).\(call.member) can't be called", returned: result)
        }
        return try fill(message, call.arguments)
    }

    private func fill(_ message: OpaquePointer, _ values: [DBusValue]) throws(DBusError) -> OpaquePointer {
        do throws(DBusError) {
            let writer = MessageWriter(library: library, message: message)
            for value in values { try writer.append(value) }
        } catch {
            _ = library.messageUnref(message)
            throw error
        }
        return message
    }

    private func cancel(_ id: UInt64) {
        finish(id, .failure(DBusError(.cancelled, "The call was cancelled.")))
    }

    private func finish(_ id: UInt64, _ result: Result<[DBusValue], DBusError>) {
        guard let call = waiting.removeValue(forKey: id) else { return }
        call.slot.release()
        call.continuation.resume(returning: result)
    }

    // MARK: - Signals

    /// Sends a signal to whoever listens.
    package func emit(
        path: DBusObjectPath, interface: String, member: String, _ arguments: [DBusValue] = []
    ) throws(DBusError) {
        let bus = try openBus()
        var created: OpaquePointer?
        let result = library.newSignal(bus, &created, path.text, interface, member)
        guard result >= 0, let created else {
            throw DBusError(.malformed, "\(interface).\(member) can't be sent", returned: result)
        }
        let message = try fill(created, arguments)
        defer { _ = library.messageUnref(message) }
        let sent = library.send(bus, message, nil)
        process()
        guard sent >= 0 else { throw DBusError(.disconnected, "\(member) could not be sent", returned: sent) }
    }

    /// The signals that match, from the moment that this returns: the bus has been told by then. The bus is told again
    /// when the sequence is let go.
    package func signals(matching match: DBusMatch) async throws(DBusError) -> AsyncStream<DBusSignal> {
        let bus = try openBus()
        lastID += 1
        let id = lastID
        let mailbox = BusMailbox(id: id, inbox: inbox, library: library)
        var slot: OpaquePointer?
        let result = library.addMatchAsync(
            bus, &slot, match.rule, BusMailbox.signalCame, BusMailbox.matchInstalled, mailbox.pointer)
        guard result >= 0 else {
            throw DBusError(.malformed, "The bus can't be asked for \(match.rule)", returned: result)
        }
        let (stream, signals) = AsyncStream<DBusSignal>.makeStream(bufferingPolicy: .bufferingNewest(Self.signalLimit))
        signals.onTermination = { [weak self] _ in Task { await self?.unsubscribe(id) } }
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<DBusError?, Never>) in
            subscriptions[id] = Subscription(
                slot: BusSlot(slot, library), mailbox: mailbox, signals: signals, installation: continuation)
            process()
        }
        if let error {
            unsubscribe(id)
            throw error
        }
        return stream
    }

    private func unsubscribe(_ id: UInt64) {
        guard let subscription = subscriptions.removeValue(forKey: id) else { return }
        subscription.slot.release()
        subscription.signals.finish()
        process()
    }

    // MARK: - Work

    private func openBus() throws(DBusError) -> OpaquePointer {
        guard let link else { throw DBusError(.disconnected, "The connection to the bus has ended.") }
        return link.bus
    }

    private func process() {
        guard let link else { return }
        do throws(DBusError) {
            try link.process()
            deliver()
        } catch {
            deliver()
            end(error)
        }
    }

    private func deliver() {
        for entry in inbox.takeAll() {
            switch entry {
            case .reply(let id, let result): finish(id, result)
            case .signal(let id, let signal): subscriptions[id]?.signals.yield(signal)
            case .matchInstalled(let id, let error):
                let installation = subscriptions[id]?.installation
                subscriptions[id]?.installation = nil
                installation?.resume(returning: error)
            }
        }
    }

    private func end(_ error: DBusError) {
        guard link != nil else { return }
        for id in waiting.keys { finish(id, .failure(error)) }
        for (_, subscription) in subscriptions {
            subscription.slot.release()
            subscription.installation?.resume(returning: error)
            subscription.signals.finish()
        }
        subscriptions = [:]
        link = nil
    }
}
#else
/// Where the program was built without D-Bus: a connection that never comes about.
package actor DBusConnection {
    package init(to bus: DBusBus) async throws(DBusError) {
        throw DBusError(.unavailable, "This program was built without D-Bus; build it with the package trait DBus.")
    }

    package var isOpen: Bool { false }

    package func close() {}

    package func call(_ call: DBusCall, timeout: Duration = .seconds(25)) async throws(DBusError) -> [DBusValue] {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }

    package func emit(
        path: DBusObjectPath, interface: String, member: String, _ arguments: [DBusValue] = []
    ) throws(DBusError) {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }

    package func signals(matching match: DBusMatch) async throws(DBusError) -> AsyncStream<DBusSignal> {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }
}
#endif
