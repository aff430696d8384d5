import CastTransport
import CastWire
package import NIOCore
import Synchronization

/// A ``PageSession`` shared by the player, which sends, and the page's server, which connects and receives.
///
/// It is a lock and not an actor, because commands must keep their order without waiting. Nothing waits while the lock
/// is held.
final class PageChannel: Sendable {
    private struct State {
        var session = PageSession()
        /// The stream of the connected page, and the page's number among all that have connected.
        var stream: AsyncStream<PageLines.Word>.Continuation?
        var connection = 0
        /// The last reported value.
        var isOpen: Bool?
    }

    private let state = Mutex(State())
    private let output: AsyncStream<PlayerEvent>.Continuation

    private let tellsOfPage: Bool

    /// Events go to `output` in order. With `tellsOfPage`, they include whether a page is connected, from now on.
    init(output: AsyncStream<PlayerEvent>.Continuation, tellsOfPage: Bool = false) {
        self.output = output
        self.tellsOfPage = tellsOfPage
        state.withLock { tellOfPage(&$0) }
    }

    /// The policy for the page's requests at this moment.
    var policy: LoadPolicy {
        let machine = MachineAddresses.recent
        return state.withLock { state in
            state.session.machine = machine
            return state.session.policy
        }
    }

    /// Whether a page is connected and reads.
    var isConnected: Bool { state.withLock { $0.stream != nil } }

    /// Whether a page has ever connected.
    var hasConnected: Bool { state.withLock { $0.connection > 0 } }

    func send(_ command: PlayerCommand) {
        let machine = MachineAddresses.recent
        state.withLock { state in
            state.session.machine = machine
            if case .unanswered = send(command, &state) {
                Self.end(&state)
                for event in state.session.gone(reason: "The page no longer answers.", at: .now) { output.yield(event) }
                tellOfPage(&state)
                // The command is kept for the next page.
                _ = send(command, &state)
            }
        }
    }

    private func send(_ command: PlayerCommand, _ state: inout State) -> PageSession.Sending {
        let sending = state.session.send(command, at: .now)
        switch sending {
        case .line: Self.wake(&state)
        case .refused(let event, let stop):
            if stop != nil { Self.wake(&state) }
            output.yield(event)
        case .kept, .unanswered: break
        }
        return sending
    }

    /// Connects a page. Returns the lines to send to it until it disconnects or is replaced.
    func connect(page: String, seen: Int) -> PageLines {
        let (words, stream) = AsyncStream.makeStream(of: PageLines.Word.self, bufferingPolicy: .bufferingNewest(1))
        let connection = state.withLock { state -> Int in
            let before = state.stream
            state.stream = nil
            state.connection += 1
            let connection = state.connection
            stream.onTermination = { [weak self] ending in
                // If we end the stream, we hold the lock and have already removed the stream.
                if case .cancelled = ending { self?.pageWent(connection) }
            }
            switch state.session.connect(page: page, seen: seen, at: .now) {
            case .resumed: before?.finish()
            case .fresh(_, let events):
                before?.yield(.replaced)
                before?.finish()
                for event in events { output.yield(event) }
            }
            state.stream = stream
            tellOfPage(&state)
            return connection
        }
        return PageLines(words: words) { [self] in line(after: $0, on: connection) }
    }

    /// The next line. It is read when the page can take it, so superseded lines are never sent.
    private func line(after number: Int, on connection: Int) -> PageLine? {
        state.withLock { state in
            state.connection == connection && state.stream != nil ? state.session.line(after: number) : nil
        }
    }

    /// Nobody reads the stream any more. The lines that the page has missed wait until it reconnects.
    private func pageWent(_ connection: Int) {
        state.withLock { state in
            guard state.connection == connection else { return }
            state.stream = nil
            state.session.disconnected()
            tellOfPage(&state)
        }
    }

    private func tellOfPage(_ state: inout State) {
        let isOpen = state.stream != nil
        guard tellsOfPage, state.isOpen != isOpen else { return }
        state.isOpen = isOpen
        output.yield(.page(isOpen: isOpen))
    }

    func receive(_ reports: PageReports) {
        state.withLock { state in
            for event in state.session.receive(reports, at: .now) { output.yield(event) }
        }
    }

    /// The page tried to connect to a host name from which its media must not come.
    func refuse(host: String) {
        state.withLock { state in
            let (events, lines) = state.session.refuse(host: host, at: .now)
            if !lines.isEmpty { Self.wake(&state) }
            for event in events { output.yield(event) }
        }
    }

    /// Another application's page takes the tab. Our page ends without an event, and starts anew when it returns.
    func setAside() {
        state.withLock { state in
            Self.end(&state)
            state.session.setAside()
        }
    }

    /// The tab returns to our page. Until it is loaded, lines wait for it.
    func comeBack() { state.withLock { $0.session.comeBack() } }

    /// Reports an event that the page doesn't know.
    func tell(_ event: PlayerEvent) { output.yield(event) }

    /// The browser or its page has died.
    func gone(reason: String) {
        state.withLock { state in
            Self.end(&state)
            for event in state.session.gone(reason: reason, at: .now) { output.yield(event) }
            tellOfPage(&state)
        }
    }

    /// Tells the reader that there is a line to read.
    private static func wake(_ state: inout State) {
        guard case .terminated? = state.stream?.yield(.more) else { return }
        state.stream = nil
        state.session.disconnected()
    }

    private static func end(_ state: inout State) {
        state.stream?.finish()
        state.stream = nil
    }
}

/// A page's lines as text. The reader encodes them: a film's description takes a while, and otherwise the receiver's
/// connections would have to wait for it.
struct PageLines: AsyncSequence, Sendable {
    fileprivate enum Word: Sendable {
        case more
        /// Another page has taken over. This is the last element.
        case replaced
    }

    fileprivate let words: AsyncStream<Word>
    fileprivate let line: @Sendable (_ after: Int) -> PageLine?

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var words: AsyncStream<Word>.AsyncIterator
        fileprivate let line: @Sendable (_ after: Int) -> PageLine?
        private var last = 0

        fileprivate init(_ lines: PageLines) {
            words = lines.words.makeAsyncIterator()
            line = lines.line
        }

        mutating func next() async -> ByteBuffer? { await next(isolation: nil) }

        mutating func next(isolation actor: isolated (any Actor)?) async -> ByteBuffer? {
            while true {
                if let line = self.line(last) {
                    last = line.number
                    // Encoding can't fail: PageLine contains only finite numbers and strings.
                    if let bytes = try? line.bytes() { return ByteBuffer(bytes: bytes) }
                    continue
                }
                switch await words.next(isolation: actor) {
                case .more: continue
                case .replaced:
                    return (try? PageLine(number: 0, content: .replaced).bytes()).map { ByteBuffer(bytes: $0) }
                case nil: return nil
                }
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
