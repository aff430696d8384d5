import CastTransport
import CastWire
package import NIOCore
import Synchronization

/// ``PageSession`` shared between the player, which sends, and the page's server, which connects and receives.
///
/// A lock instead of an actor, because commands must keep the order in which they are sent, without waiting. Nothing
/// that waits happens under it.
package final class PageChannel: Sendable {
    private struct State {
        var session = PageSession()
        /// The connected page's, and its number among all that connected.
        var stream: AsyncStream<PageLines.Word>.Continuation?
        var connection = 0
        /// What was last told of it.
        var isOpen: Bool?
    }

    private let state = Mutex(State())
    private let output: AsyncStream<PlayerEvent>.Continuation

    private let tellsOfPage: Bool

    /// Events go to `output` in their order; with `tellsOfPage` also whether a page is connected, from now on.
    package init(output: AsyncStream<PlayerEvent>.Continuation, tellsOfPage: Bool = false) {
        self.output = output
        self.tellsOfPage = tellsOfPage
        state.withLock { tellOfPage(&$0) }
    }

    /// What the page's requests are held against now.
    package var policy: LoadPolicy {
        let machine = MachineAddresses.recent
        return state.withLock { state in
            state.session.machine = machine
            return state.session.policy
        }
    }

    /// Whether a page is connected and reads.
    package var isConnected: Bool { state.withLock { $0.stream != nil } }

    /// Whether a page ever was.
    var hasConnected: Bool { state.withLock { $0.connection > 0 } }

    package func send(_ command: PlayerCommand) {
        let machine = MachineAddresses.recent
        state.withLock { state in
            state.session.machine = machine
            if case .unanswered = send(command, &state) {
                Self.end(&state)
                for event in state.session.gone(reason: "The page no longer answers.", at: .now) { output.yield(event) }
                tellOfPage(&state)
                // For the page that comes next.
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

    /// Connects a page: the lines that it is to be sent, until it goes or is replaced.
    package func connect(page: String, seen: Int) -> PageLines {
        let (words, stream) = AsyncStream.makeStream(of: PageLines.Word.self, bufferingPolicy: .bufferingNewest(1))
        let connection = state.withLock { state -> Int in
            let before = state.stream
            state.stream = nil
            state.connection += 1
            let connection = state.connection
            stream.onTermination = { [weak self] ending in
                // An end of ours comes under the lock, where the stream has been put aside already.
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

    /// Read when the page can take it: what has been superseded until then is not sent at all.
    private func line(after number: Int, on connection: Int) -> PageLine? {
        state.withLock { state in
            state.connection == connection && state.stream != nil ? state.session.line(after: number) : nil
        }
    }

    /// Nobody reads the stream any more. What the page has missed waits for it to connect again.
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

    package func receive(_ reports: PageReports) {
        state.withLock { state in
            for event in state.session.receive(reports, at: .now) { output.yield(event) }
        }
    }

    /// The page wanted to connect to a host, as a name, from which its media may not come.
    package func refuse(host: String) {
        state.withLock { state in
            let (events, lines) = state.session.refuse(host: host, at: .now)
            if !lines.isEmpty { Self.wake(&state) }
            for event in events { output.yield(event) }
        }
    }

    /// Another application's page takes the tab. Ours ends without a word, and is fresh when it comes back.
    package func setAside() {
        state.withLock { state in
            Self.end(&state)
            state.session.setAside()
        }
    }

    /// The tab is our page's again, which is on its way: what is sent meanwhile waits for it.
    package func comeBack() { state.withLock { $0.session.comeBack() } }

    /// What the screen tells that the page doesn't know of.
    package func tell(_ event: PlayerEvent) { output.yield(event) }

    /// The browser or its page is dead.
    package func gone(reason: String) {
        state.withLock { state in
            Self.end(&state)
            for event in state.session.gone(reason: reason, at: .now) { output.yield(event) }
            tellOfPage(&state)
        }
    }

    /// There is something to read.
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

/// A page's lines as text. They are written by who reads them: a film's description takes a while, which the receiver's
/// connections would have to wait for otherwise.
package struct PageLines: AsyncSequence, Sendable {
    fileprivate enum Word: Sendable {
        case more
        /// Another page has taken over. The last word.
        case replaced
    }

    fileprivate let words: AsyncStream<Word>
    fileprivate let line: @Sendable (_ after: Int) -> PageLine?

    package struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var words: AsyncStream<Word>.AsyncIterator
        fileprivate let line: @Sendable (_ after: Int) -> PageLine?
        private var last = 0

        fileprivate init(_ lines: PageLines) {
            words = lines.words.makeAsyncIterator()
            line = lines.line
        }

        package mutating func next() async -> ByteBuffer? { await next(isolation: nil) }

        package mutating func next(isolation actor: isolated (any Actor)?) async -> ByteBuffer? {
            while true {
                if let line = self.line(last) {
                    last = line.number
                    // Encoding can't fail: PageLine writes finite numbers and strings only.
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

    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
