import CastWidgetsCore
import Synchronization

/// The states that one set of widgets tells, and those who read them. Told from the main actor, read from anywhere.
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

    /// Of the widgets, and of the stream itself.
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

    /// Nil where all is over.
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

    /// - Returns: how many there are still.
    func close(_ reader: EventReader) -> Int {
        state.withLock { state in
            state.readers[reader.id] = nil
            return state.readers.count
        }
    }

    var readerCount: Int { state.withLock { $0.readers.count } }

    /// The number of the newest state that was told: a reader that has heard of it, or of a later one, knows all that
    /// is told now, or what has taken its place.
    var newest: Int { state.withLock { $0.ledger.last } }

    /// What a reader knows the state of that number by.
    func id(of number: Int) -> String { state.withLock { $0.ledger.id(of: number) } }

    /// What the reader is to be sent next; nil where it has all.
    func next(for position: Int) -> (event: ServerSentEvent, number: Int)? {
        state.withLock { state in
            state.ledger.next(after: position).map { next in
                (ServerSentEvent(id: state.ledger.id(of: next.number), event: next.topic, data: next.json), next.number)
            }
        }
    }

    /// A grant was taken back: its readers are told so, and are not to come back.
    func end(grantID: String, reason: String) {
        let ended = state.withLock { state in state.readers.values.filter { $0.grantID == grantID } }
        for reader in ended { reader.end(.told(reason)) }
    }

    /// All is over here; whoever reads may come back later.
    func closeAll() {
        let readers = state.withLock { state in
            state.isOver = true
            return Array(state.readers.values)
        }
        for reader in readers { reader.end(.silent) }
    }
}

/// Somebody who reads a stream: as much as a number, and a bell.
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
    /// Of the state that it has been sent last when it came.
    let position: Int
    /// One ring, however often it was rung.
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
