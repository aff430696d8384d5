import DBus
import Synchronization

@testable import NowPlaying

/// A bus that is there or not, and keeps what players tell it.
final class FakeMPRISBus: MPRISBus {
    private let state = Mutex<(isThere: Bool, attempts: Int, taken: Set<String>, all: [FakeMPRISConnection])>(
        (true, 0, [], []))
    private let refusal = Mutex(false)
    private let refusalOfLine = Mutex<String?>(nil)

    var isThere: Bool {
        get { state.withLock(\.isThere) }
        set { state.withLock { $0.isThere = newValue } }
    }
    /// As a policy does.
    var refusesNames: Bool {
        get { refusal.withLock(\.self) }
        set { refusal.withLock { $0 = newValue } }
    }
    /// The D-Bus name of the error that answers whoever wants a place in line; nil where there is one.
    var lineError: String? {
        get { refusalOfLine.withLock { $0 } }
        set { refusalOfLine.withLock { $0 = newValue } }
    }
    var attempts: Int { state.withLock(\.attempts) }
    var connections: [FakeMPRISConnection] { state.withLock(\.all) }

    func take(_ name: String) { state.withLock { _ = $0.taken.insert(name) } }

    fileprivate func isTaken(_ name: String) -> Bool { state.withLock { $0.taken.contains(name) } }

    func connect() async throws(DBusError) -> any MPRISConnection {
        let connection = state.withLock { state -> FakeMPRISConnection? in
            state.attempts += 1
            guard state.isThere else { return nil }
            let connection = FakeMPRISConnection(bus: self)
            state.all.append(connection)
            return connection
        }
        guard let connection else { throw DBusError(.notConnected, "There is no bus.") }
        return connection
    }
}

final class FakeMPRISConnection: MPRISConnection {
    enum Told: Equatable {
        case changed([String: DBusValue])
        case removed([String])
        case seeked(DBusValue)
    }

    private struct State {
        var object: DBusObject?
        var claim: MPRISClaim?
        var name: String?
        var told: [Told] = []
        var isOpen = true
    }

    private let state = Mutex(State())
    private let bus: FakeMPRISBus
    private let calls = AsyncStream<DBusIncomingCall>.makeStream()
    private let losses = AsyncStream<Void>.makeStream()
    private let gains = AsyncStream<Void>.makeStream()
    private let displacements = AsyncStream<Void>.makeStream()

    init(bus: FakeMPRISBus) { self.bus = bus }

    var claim: MPRISClaim? { state.withLock(\.claim) }
    var name: String? { state.withLock(\.name) }
    var told: [Told] { state.withLock(\.told) }
    var isOpen: Bool { state.withLock(\.isOpen) }
    func value(_ property: String) -> DBusValue? {
        state.withLock { $0.object?.value(property, of: MPRISInterfaces.player) }
    }

    func rootValue(_ property: String) -> DBusValue? {
        state.withLock { $0.object?.value(property, of: MPRISInterfaces.root) }
    }

    /// As another program asks.
    func ask(_ wish: DBusWish) async -> DBusIncomingCall.Answer {
        await withCheckedContinuation { continuation in
            calls.continuation.yield(DBusIncomingCall(wish, sender: ":1.9") { continuation.resume(returning: $0) })
        }
    }

    /// As when the bus ends.
    func end() {
        state.withLock { $0.isOpen = false }
        calls.continuation.finish()
        losses.continuation.finish()
        gains.continuation.finish()
        displacements.continuation.finish()
    }

    func export(_ object: DBusObject) async throws(DBusError) -> AsyncStream<DBusIncomingCall> {
        state.withLock { $0.object = object }
        return calls.stream
    }

    func request(_ name: String) async throws(DBusError) -> @Sendable () async -> Void {
        guard !bus.refusesNames else { throw DBusError(.refused, "Not here.") }
        guard !bus.isTaken(name) else { throw DBusError(.nameTaken, "It is taken.") }
        state.withLock { $0.name = name }
        let losses = losses.stream
        return { for await _ in losses {} }
    }

    func queue(for claim: MPRISClaim) async throws(DBusError) -> MPRISTurn {
        if let name = bus.lineError { throw DBusError(.refused, "Not here.", name: name) }
        state.withLock { $0.claim = claim }
        let (gains, ends) = (gains.stream, displacements.stream)
        return MPRISTurn(
            waits: true,
            comes: {
                for await _ in gains { return true }
                return false
            }, ends: { for await _ in ends {} })
    }

    /// It is its turn to show what it claims.
    func giveTurn() { gains.continuation.yield() }

    /// Another takes the turn over.
    func takeTurn() { displacements.continuation.finish() }

    func set(
        _ values: [String: DBusValue], removing removed: Set<String>, of interface: String
    ) async throws(DBusError) {
        try open()
        state.withLock { state in
            guard let change = state.object?.set(values, removing: removed, of: interface) else { return }
            if !change.changed.isEmpty { state.told.append(.changed(change.changed)) }
            if !change.invalidated.isEmpty { state.told.append(.removed(change.invalidated)) }
        }
    }

    func emitSeeked(_ position: DBusValue) async throws(DBusError) {
        try open()
        state.withLock { $0.told.append(.seeked(position)) }
    }

    func close() async { end() }

    private func open() throws(DBusError) {
        guard isOpen else { throw DBusError(.disconnected, "The bus is gone.") }
    }
}
