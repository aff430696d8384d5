import CastWidgetsCore
import Synchronization

/// The states of one set of widgets, and their readers. States are published from the main actor and read from any
/// thread.
final class EventHub: Sendable {
    private struct State {
        var ledger: TopicLedger
        var readers: [Int: EventReader] = [:]
        var lastID = 0
        var isOver = false
    }

    let epoch: String
    private let state: Mutex<State>

    init() {
        var random = SystemRandomNumberGenerator()
        epoch = RandomHex.make(bytes: 8, using: &random)
        state = Mutex(State(ledger: TopicLedger(epoch: epoch, frameworks: Self.frameworksTopics)))
    }

    /// The topics of the widgets, and of the stream itself.
    static let frameworksTopics: Set<String> = [
        "hello", "clock", "end", "button", "devices", "dialog", "instructions", "media", "tracks", "queue", "volume",
        "style",
    ]

    func publish(_ topic: String, _ json: String) -> TopicLedger.Outcome {
        let (outcome, readers) = state.withLock { state in
            let outcome = state.ledger.publish(topic, json)
            return (outcome, outcome == .told ? Array(state.readers.values) : [])
        }
        for reader in readers { reader.wake() }
        return outcome
    }

    /// Adds a reader; returns nil if the hub is closed.
    func open(grantID: String, after lastEventID: String?) -> EventReader? {
        state.withLock { state in
            guard !state.isOver else { return nil }
            state.lastID += 1
            let reader = EventReader(
                id: state.lastID, grantID: grantID, position: state.ledger.position(after: lastEventID))
            state.readers[reader.id] = reader
            return reader
        }
    }

    /// Removes a reader.
    ///
    /// - Returns: how many readers are left.
    func close(_ reader: EventReader) -> Int {
        state.withLock { state in
            state.readers[reader.id] = nil
            return state.readers.count
        }
    }

    var readerCount: Int { state.withLock { $0.readers.count } }

    /// The number of the newest published state. A reader that has this state, or a later one, knows all that is
    /// published now, or what has replaced it.
    var newest: Int { state.withLock { $0.ledger.last } }

    /// Returns the event id for the state of that number.
    func id(of number: Int) -> String { state.withLock { $0.ledger.id(of: number) } }

    /// Returns the next state for a reader; nil if the reader has all.
    func next(for position: Int) -> (event: ServerSentEvent, number: Int)? {
        state.withLock { state in
            state.ledger.next(after: position).map { next in
                (ServerSentEvent(id: state.ledger.id(of: next.number), event: next.topic, data: next.json), next.number)
            }
        }
    }

    /// Ends the readers of a revoked grant, and tells them not to reconnect.
    func end(grantID: String, reason: String) {
        let ended = state.withLock { state in state.readers.values.filter { $0.grantID == grantID } }
        for reader in ended { reader.end(.told(reason)) }
    }

    /// Ends all readers, which may reconnect later.
    func closeAll() {
        let readers = state.withLock { state in
            state.isOver = true
            return Array(state.readers.values)
        }
        for reader in readers { reader.end(.silent) }
    }
}

/// A reader of a stream. It costs as much as a number and a wake-up signal.
final class EventReader: Sendable {
    enum End: Sendable, Equatable {
        case told(String)
        case silent
    }

    private struct State {
        var end: End?
        var isBeatDue = false
    }

    let id: Int
    let grantID: String
    /// The number of the last state that it had when it connected.
    let position: Int
    /// Wake-up signals; several of them count as one.
    let rings: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation
    private let state = Mutex(State())

    init(id: Int, grantID: String, position: Int) {
        (self.id, self.grantID, self.position) = (id, grantID, position)
        (rings, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        bell.yield()
    }

    func wake() { bell.yield() }

    func end(_ end: End) {
        state.withLock { if $0.end == nil { $0.end = end } }
        bell.yield()
    }

    var end: End? { state.withLock { $0.end } }

    func beat() {
        state.withLock { $0.isBeatDue = true }
        bell.yield()
    }

    func takeBeat() -> Bool {
        state.withLock { state in
            defer { state.isBeatDue = false }
            return state.isBeatDue
        }
    }
}
