package import FileAccess
import PlatformFoundation
import Synchronization

/// Accepts hosts for a broadcast that outlives them, in the upload process.
///
/// One host at a time controls the broadcast; the others get messages. A host's end is noticed at once by the end of
/// its socket, and ends nothing else.
package final class BroadcastDoor: Sendable {
    package enum Order: Sendable {
        /// A new host controls the broadcast.
        case came(BroadcastConnection)
        case said(BroadcastMessage)
        /// The controlling host has gone.
        case alone
    }

    private struct State {
        var hosts = BroadcastHosts()
        var connections: [Int: BroadcastConnection] = [:]
        var next = 0
        var broadcast: BroadcastState
        /// The extension's last message of each kind, for new hosts.
        var remembered: [ExtensionMessage] = []
        var isClosed = false
    }

    /// Counts orders that are not read yet.
    private final class Waiting: Sendable {
        let count = Atomic(0)
        var isFull: Bool { count.load(ordering: .relaxed) >= BroadcastDoor.orderLimit }
        func add() { count.add(1, ordering: .relaxed) }
        func remove() { count.subtract(1, ordering: .relaxed) }
    }

    /// The time in which a new host has to say what it wants.
    private static let patience = Duration.seconds(10)

    /// The most unread orders. The end of a host is added beyond that, so that it is never lost.
    package static let orderLimit = 4096

    /// For one reader; ends with ``close()``.
    package let orders: AsyncMapSequence<AsyncStream<Order>, Order>
    package let claim: BroadcastClaim
    /// The socket's name in the claim's folder.
    package let socket: String
    private let order: AsyncStream<Order>.Continuation
    private let waiting = Waiting()
    private let state: Mutex<State>
    private let listener: BroadcastListener
    private let program: String

    /// Takes the name, and listens.
    ///
    /// - Parameters:
    ///   - program: This program's name for people.
    ///   - isNumbered: Whether a number is added if the name is taken.
    /// - Throws: ``BroadcastError`` if the name is taken, or there is no place for the socket.
    package init(
        _ stay: BroadcastStay, program: String, isNumbered: Bool = false,
        environment: [String: String] = ProcessPaths.environment
    ) throws(BroadcastError) {
        guard let container = GroupContainer(stay.group, environment: environment), let name = BroadcastName(stay.name)
        else {
            throw BroadcastError(
                .socketFailed,
                "a broadcast that stays needs a name and a group that is set up, and \(stay.group) is not")
        }
        claim = try Self.claim(name.text, in: BroadcastFolder(container), isNumbered: isNumbered)
        // Short, because a socket address has little room.
        socket = "s-" + String(UInt32.random(in: .min ... .max), radix: 36)
        listener = try BroadcastListener(folder: URL(fileURLWithPath: claim.folder.path), name: socket)
        let (given, order) = AsyncStream.makeStream(of: Order.self)
        self.order = order
        orders = given.map { [waiting] order in
            waiting.remove()
            return order
        }
        state = Mutex(State(broadcast: BroadcastState(name: claim.name, since: Date().timeIntervalSince1970)))
        self.program = program
        let connections = listener.connections
        Task { [weak self] in
            for await connection in connections { self?.admit(connection) }
        }
    }

    private static func claim(
        _ name: String, in folder: BroadcastFolder, isNumbered: Bool
    ) throws(BroadcastError) -> BroadcastClaim {
        guard isNumbered else { return try folder.claim(name) }
        for number in 2...16 {
            if let claim = try? folder.claim(number == 2 ? name : "\(name)-\(number - 1)") { return claim }
        }
        return try folder.claim(name)
    }

    deinit {
        close()
    }

    var waitingOrders: Int { waiting.count.load(ordering: .relaxed) }

    package var broadcast: BroadcastState { state.withLock { $0.broadcast } }

    /// This process's record.
    package func record(
        source: String, destinations: [String], extensionIdentifier: String? = nil
    ) -> BroadcastRecord {
        let (own, since) = (ProcessIdentity.own, state.withLock { $0.broadcast.since })
        return BroadcastRecord(
            name: BroadcastName(claim.name)!, program: program, processID: own.processID, processStart: own.start,
            since: since, source: source, destinations: destinations, socket: socket,
            extensionIdentifier: extensionIdentifier)
    }

    /// Adds the host that started the broadcast. Its hello has been received already.
    package func begin(with host: BroadcastConnection, _ hello: BroadcastHello) {
        guard let id = add(host) else { return }
        attach(id, host, hello, controls: true)
        Task { [weak self] in await Self.listen(to: host, id, hello, of: { self }) }
    }

    /// Sends to all hosts.
    package func tell(_ message: BroadcastMessage) {
        state.withLock { state in
            state.broadcast.note(message)
            if case .handler(let said) = message { Self.remember(said, in: &state.remembered) }
            for id in state.hosts.all { state.connections[id]?.send(message) }
        }
    }

    /// Changes the state, and sends it to all hosts.
    package func change(_ body: (inout BroadcastState) -> Void) {
        state.withLock { state in
            body(&state.broadcast)
            Self.tellState(state)
        }
    }

    /// Disconnects the controlling host, which has violated the protocol.
    package func dismiss() {
        state.withLock { state in state.hosts.controller.flatMap { state.connections[$0.id] } }?.close()
    }

    /// Disconnects all hosts, and removes the socket. Earlier messages are still sent.
    package func close() {
        let all = state.withLock { state in
            state.isClosed = true
            defer { state.connections = [:] }
            return Array(state.connections.values)
        }
        listener.close()
        // First, so that the end of the hosts is not reported.
        order.finish()
        for connection in all { connection.close() }
    }

    private func admit(_ connection: BroadcastConnection) {
        connection.send(.hello(BroadcastHello(program: program, processID: ProcessIdentity.own.processID)))
        guard let id = add(connection) else {
            connection.send(.refused(BroadcastHosts.refusal))
            return connection.close()
        }
        Task { [weak self] in await Self.listen(to: connection, id, nil, of: { self }) }
        Task { [weak self] in
            try? await Task.sleep(for: Self.patience)
            guard let self, !state.withLock({ $0.hosts.all.contains(id) }) else { return }
            connection.close()
        }
    }

    private func add(_ connection: BroadcastConnection) -> Int? {
        state.withLock { state in
            guard !state.isClosed, state.connections.count < BroadcastHosts.limit else { return nil }
            defer { state.next += 1 }
            state.connections[state.next] = connection
            return state.next
        }
    }

    /// Runs to the end of the connection.
    private static func listen(
        to connection: BroadcastConnection, _ id: Int, _ known: BroadcastHello?, of door: () -> BroadcastDoor?
    ) async {
        var (greeting, hello) = (BroadcastGreeting(), known)
        for await message in connection.messages {
            guard let door = door() else { break }
            do throws(BroadcastError) {
                if known == nil { try greeting.admit(message) }
            } catch {
                connection.send(.refused(error.description))
                connection.close()
                break
            }
            switch message {
            case .hello(let said): hello = said
            case .attach(let attachment):
                guard let hello else { continue }
                door.attach(id, connection, hello, controls: attachment.controls)
            default: door.take(message, from: id, connection)
            }
        }
        door()?.leave(id)
    }

    private func attach(_ id: Int, _ connection: BroadcastConnection, _ hello: BroadcastHello, controls: Bool) {
        state.withLock { state in
            guard !controls || !waiting.isFull else {
                connection.send(.refused("this broadcast does not get on: try again, or stop it"))
                return connection.close()
            }
            let who = BroadcastState.Controller(
                program: hello.program, processID: connection.peerProcessID ?? 0, since: Date().timeIntervalSince1970)
            let admission = state.hosts.admit(id, who, controls: controls)
            state.broadcast.controller = state.hosts.controller?.who
            switch admission {
            case .refused:
                connection.send(.refused(BroadcastHosts.refusal))
                connection.close()
                return
            case .isTaken(let controller): connection.send(.refused(BroadcastHosts.sentence(controller)))
            case .reads: break
            case .controls: give(.came(connection))
            }
            if admission == .controls {
                Self.tellState(state)
            } else {
                connection.send(.state(state.broadcast))
            }
            for said in state.remembered { connection.send(.handler(said)) }
        }
    }

    private func take(_ message: BroadcastMessage, from id: Int, _ connection: BroadcastConnection) {
        let (mayOrder, controller) = state.withLock { ($0.hosts.mayOrder(id), $0.hosts.controller?.who) }
        guard mayOrder else { return connection.send(.refused(BroadcastHosts.sentence(controller))) }
        // A host that sends faster than this process reads violates the protocol.
        guard !waiting.isFull else { return connection.close() }
        give(.said(message))
    }

    private func give(_ order: Order) {
        waiting.add()
        self.order.yield(order)
    }

    private func leave(_ id: Int) {
        state.withLock { state in
            state.connections[id] = nil
            guard state.hosts.leave(id) else { return }
            state.broadcast.controller = nil
            Self.tellState(state)
            // Under the lock, so that the next host is not reported before.
            give(.alone)
        }
    }

    private static func tellState(_ state: State) {
        for id in state.hosts.all {
            var told = state.broadcast
            told.isYours = state.hosts.mayOrder(id)
            state.connections[id]?.send(.state(told))
        }
    }

    private static func remember(_ said: ExtensionMessage, in remembered: inout [ExtensionMessage]) {
        switch said {
        case .serviceInfo: remembered.removeAll { if case .serviceInfo = $0 { true } else { false } }
        case .broadcastURL: remembered.removeAll { if case .broadcastURL = $0 { true } else { false } }
        default: return
        }
        remembered.append(said)
    }
}
