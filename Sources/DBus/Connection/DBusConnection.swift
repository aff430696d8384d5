#if DBus
import CSystemd
import Dispatch

/// A private connection to a bus: it calls methods, receives signals and serves objects. It never blocks.
///
/// It ends with `close()`, with its last reference, or when the bus closes it. Then all waiting calls fail with
/// `.disconnected`, and the sequences of signals end. It can't be reopened.
package actor DBusConnection {
    /// The largest number of unread signals; the oldest ones beyond it are dropped.
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

    private let executor: DBusExecutor
    private let library: SystemdLibrary
    private var link: BusLink?
    /// The reason why the connection ended.
    private var ending: DBusError?
    private let inbox = BusInbox()
    private var lastID: UInt64 = 0
    private var waiting: [UInt64: Waiting] = [:]
    private var subscriptions: [UInt64: Subscription] = [:]
    private let objects: ObjectServer

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Throws: `DBusError` if the library or the bus is missing. If the bus refuses this process, calls fail.
    ///
    /// - Parameters:
    ///   - executor: the executor that it runs on: its own, or one shared with related actors.
    ///   - takesFiles: whether open files are accepted on a bus that is given by its address. A connection that serves
    ///     objects can refuse files that it does not need from strangers.
    package init(
        to bus: DBusBus, on executor: DBusExecutor = DBusExecutor(), takesFiles: Bool = true
    ) async throws(DBusError) {
        library = try SystemdLibrary.shared.get()
        self.executor = executor
        objects = ObjectServer(library)
        try open(bus, takesFiles: takesFiles)
    }

    private func open(_ bus: DBusBus, takesFiles: Bool) throws(DBusError) {
        let wake: @Sendable () -> Void = { [weak self] in self?.assumeIsolated { $0.process() } }
        let link = try BusLink(library, bus, takesFiles: takesFiles, queue: executor.queue, wake: wake)
        self.link = link
        process()
    }

    package var isOpen: Bool { link != nil }

    package func close() {
        end(DBusError(.disconnected, "The connection to the bus was closed."))
    }

    // MARK: - Calls

    /// Calls a method and returns its result.
    ///
    /// - Throws: `DBusError`: `.refused` with the other side's error name, `.timeout`, `.disconnected`, `.malformed`,
    ///   `.cancelled` with the task.
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

    /// Sends a signal to all listeners.
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
        defer { process() }
        try link?.send(message)
    }

    /// Returns the signals that match. The bus has already confirmed the match, so that no later signal is missed. The
    /// match is removed when the sequence is released.
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

    // MARK: - Objects

    /// Serves an object. The returned sequence has the calls that need an answer.
    ///
    /// The object is removed when the sequence is released or the connection ends. `DBusObject` answers reads of stored
    /// values and invalid calls itself. The number of waiting calls is limited (`DBusCallTable`), also in the sequence.
    ///
    /// - Throws: `DBusError`: `.malformed` if there is already an object at that path, `.disconnected`.
    package func export(
        _ object: DBusObject, at path: DBusObjectPath
    ) throws(DBusError) -> AsyncStream<DBusIncomingCall> {
        let bus = try openBus()
        guard !objects.has(path) else { throw DBusError(.malformed, "There is an object at \(path) already.") }
        lastID += 1
        let id = lastID
        let mailbox = BusMailbox(id: id, inbox: inbox, library: library)
        var slot: OpaquePointer?
        let result = library.addObject(bus, &slot, path.text, BusMailbox.callCame, mailbox.pointer)
        guard result >= 0 else { throw DBusError(.malformed, "\(path) can't be served", returned: result) }
        let (stream, calls) = AsyncStream<DBusIncomingCall>.makeStream()
        calls.onTermination = { [weak self] _ in Task { await self?.withdraw(id) } }
        objects.add(object, at: path, mailbox: mailbox, slot: BusSlot(slot, library), calls: calls)
        return stream
    }

    private func withdraw(_ id: UInt64) {
        objects.remove(id)
    }

    /// Stores new property values of an object, and announces the changed ones in one PropertiesChanged signal.
    ///
    /// - Parameter removed: properties that no longer have a value.
    /// - Throws: `DBusError`: `.disconnected`.
    package func set(
        _ values: [String: DBusValue], removing removed: Set<String> = [], of interface: String,
        at path: DBusObjectPath
    ) throws(DBusError) {
        _ = try openBus()
        guard let id = objects.identifier(of: path),
            let change = objects.set(values, removing: removed, of: interface, of: id)
        else { return }
        try emit(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged", change.arguments)
    }

    private func received(_ request: Result<DBusRequest, DBusError>, of id: UInt64, _ message: BusMessage) {
        let answers = objects.received(request, of: id, message) { [weak self] number, answer in
            await self?.answer(number, answer)
        }
        for (message, answer) in answers { send(answer, to: message) }
    }

    private func answer(_ number: UInt64, _ answer: DBusIncomingCall.Answer) {
        guard let (message, answer) = objects.answered(number, answer) else { return }
        send(answer, to: message)
        process()
    }

    /// Sends an answer. If the connection fails, it ends with that error.
    private func send(_ answer: DBusIncomingCall.Answer, to call: BusMessage) {
        guard call.wantsReply, let link else { return }
        do throws(DBusError) {
            let reply = try message(answering: call, with: answer)
            // Otherwise the object would be released right after its pointer is read.
            defer { withExtendedLifetime(reply) {} }
            try link.send(reply.pointer)
        } catch where error.code == .malformed {
            guard case .success = answer else { return }
            send(.failure(.failed("The answer can't go over D-Bus: \(error)")), to: call)
        } catch {
            end(error)
        }
    }

    private func message(
        answering call: BusMessage, with answer: DBusIncomingCall.Answer
    ) throws(DBusError) -> BusMessage {
        switch answer {
        case .success(let values):
            var created: OpaquePointer?
            let result = library.newMethodReturn(call.pointer, &created)
            return BusMessage(owning: try fill(try made(created, result), values), library)
        case .failure(let error):
            return BusMessage(owning: try message(answering: call, with: error), library)
        }
    }

    private func message(answering call: BusMessage, with error: DBusErrorReply) throws(DBusError) -> OpaquePointer {
        let (created, result) = library.errorMessage(answering: call, with: error)
        return try made(created, result)
    }

    private func made(_ message: OpaquePointer?, _ result: Int32) throws(DBusError) -> OpaquePointer {
        guard result >= 0, let message else {
            throw DBusError(.malformed, "An answer can't be made", returned: result)
        }
        return message
    }

    // MARK: - Work

    private func openBus() throws(DBusError) -> OpaquePointer {
        guard let link else {
            throw ending ?? DBusError(.disconnected, "The connection to the bus has ended.")
        }
        return link.bus
    }

    private func process() {
        guard let link else { return }
        do throws(DBusError) {
            try link.process()
            if deliver() { try self.link?.arm() }
        } catch {
            deliver()
            end(error)
        }
    }

    /// - Returns: whether anything was sent.
    @discardableResult
    private func deliver() -> Bool {
        var hasSent = false
        for entry in inbox.takeAll() {
            switch entry {
            case .reply(let id, let result): finish(id, result)
            case .signal(let id, let signal): subscriptions[id]?.signals.yield(signal)
            case .matchInstalled(let id, let error):
                let installation = subscriptions[id]?.installation
                subscriptions[id]?.installation = nil
                installation?.resume(returning: error)
            case .call(let id, let request, let message):
                received(request, of: id, message)
                hasSent = true
            }
        }
        return hasSent
    }

    private func end(_ error: DBusError) {
        guard link != nil else { return }
        ending = error
        for id in waiting.keys { finish(id, .failure(error)) }
        for (_, subscription) in subscriptions {
            subscription.slot.release()
            subscription.installation?.resume(returning: error)
            subscription.signals.finish()
        }
        subscriptions = [:]
        objects.removeAll()
        link = nil
    }
}
#else
/// A connection that always fails, for programs built without D-Bus.
package actor DBusConnection {
    package init(
        to bus: DBusBus, on executor: DBusExecutor = DBusExecutor(), takesFiles: Bool = true
    ) async throws(DBusError) {
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

    package func export(
        _ object: DBusObject, at path: DBusObjectPath
    ) throws(DBusError) -> AsyncStream<DBusIncomingCall> {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }

    package func set(
        _ values: [String: DBusValue], removing removed: Set<String> = [], of interface: String,
        at path: DBusObjectPath
    ) throws(DBusError) {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }

    package func signals(matching match: DBusMatch) async throws(DBusError) -> AsyncStream<DBusSignal> {
        throw DBusError(.unavailable, "This program was built without D-Bus.")
    }
}
#endif
