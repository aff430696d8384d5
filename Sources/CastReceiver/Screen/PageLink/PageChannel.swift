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
        var stream: AsyncStream<PageLine>.Continuation?
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
    package var policy: LoadPolicy { state.withLock { $0.session.policy } }

    /// Whether a page is connected and reads.
    package var isConnected: Bool { state.withLock { $0.stream != nil } }

    package func send(_ command: PlayerCommand) {
        state.withLock { state in
            switch state.session.send(command, at: .now) {
            case .line(let line): Self.write(line, &state)
            case .refused(let event, let stop):
                if let stop { Self.write(stop, &state) }
                output.yield(event)
            case .kept: break
            case .unanswered:
                Self.end(&state)
                for event in state.session.gone(reason: "The page no longer answers.", at: .now) { output.yield(event) }
                tellOfPage(&state)
            }
        }
    }

    /// Connects a page: the lines that it is to be sent, until it goes or is replaced.
    package func connect(page: String, seen: Int) -> PageLines {
        let (lines, stream) = AsyncStream.makeStream(
            of: PageLine.self, bufferingPolicy: .bufferingOldest(2 * PageSession.unseenLimit))
        state.withLock { state in
            let before = state.stream
            state.stream = nil
            state.connection += 1
            let connection = state.connection
            stream.onTermination = { [weak self] ending in
                // An end of ours comes under the lock, where the stream has been put aside already.
                if case .cancelled = ending { self?.pageWent(connection) }
            }
            switch state.session.connect(page: page, seen: seen, at: .now) {
            case .resumed(let missed):
                before?.finish()
                state.stream = stream
                for line in missed { Self.write(line, &state) }
            case .fresh(let first, let events):
                before?.yield(PageLine(number: 0, content: .replaced))
                before?.finish()
                for event in events { output.yield(event) }
                state.stream = stream
                for line in first { Self.write(line, &state) }
            }
            tellOfPage(&state)
        }
        return PageLines(lines: lines)
    }

    /// Nobody reads the stream any more. What the page has missed waits for it to connect again.
    private func pageWent(_ connection: Int) {
        state.withLock { state in
            guard state.connection == connection else { return }
            state.stream = nil
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
            for line in lines { Self.write(line, &state) }
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

    private static func write(_ line: PageLine, _ state: inout State) {
        if case .terminated? = state.stream?.yield(line) { state.stream = nil }
    }

    private static func end(_ state: inout State) {
        state.stream?.finish()
        state.stream = nil
    }
}

/// A page's lines as text. They are written by who reads them: a film's description takes a while, which the receiver's
/// connections would have to wait for otherwise.
package struct PageLines: AsyncSequence, Sendable {
    fileprivate let lines: AsyncStream<PageLine>

    package struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var lines: AsyncStream<PageLine>.AsyncIterator

        package mutating func next() async -> ByteBuffer? { await next(isolation: nil) }

        package mutating func next(isolation actor: isolated (any Actor)?) async -> ByteBuffer? {
            // Encoding can't fail: PageLine writes finite numbers and strings only.
            while let line = await lines.next(isolation: actor) {
                if let bytes = try? line.bytes() { return ByteBuffer(bytes: bytes) }
            }
            return nil
        }
    }

    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lines: lines.makeAsyncIterator()) }
}
