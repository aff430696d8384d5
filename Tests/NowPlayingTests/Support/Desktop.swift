import Logging
import Synchronization
import Testing

@testable import NowPlaying

/// An application whose time stands until it is moved, and whose turns end when a test says so.
@MainActor
final class Desktop {
    let application: NowPlayingApplication
    let publisher = RecordingPublisher()
    let log: LogLines
    let clock: TestClock
    private let turns: Turns
    /// A session lives as long as somebody holds it.
    private var kept: [NowPlayingSession] = []

    @MainActor
    private final class Turns {
        var due: [@MainActor () -> Void] = []
    }

    init() {
        let clock = TestClock()
        let turns = Turns()
        let log = LogLines()
        self.clock = clock
        self.turns = turns
        self.log = log
        application = NowPlayingApplication(
            logger: Logger(label: "test") { _ in LineHandler(lines: log) },
            time: NowPlayingTime(now: { clock.now }, sleep: { try await clock.sleep(until: $0) }),
            turn: { turns.due.append($0) })
        application.addPublisher(publisher)
    }

    var now: ContinuousClock.Instant { clock.now }

    /// The end of this turn of the event loop.
    func turn() {
        let due = turns.due
        turns.due = []
        for work in due { work() }
    }

    var hasTurnDue: Bool { !turns.due.isEmpty }

    /// Time passes, and players that play go on.
    func pass(_ seconds: Double, _ players: FakePlayer...) {
        clock.advance(by: .milliseconds(Int(seconds * 1000)))
        for player in players { player.currentTime = player.currentTime.map { $0 + seconds * player.rate } }
    }

    /// Waits for a task of the application's, by what it is to bring about. What never comes fails the test when its
    /// suite's time is over.
    func wait(for condition: () -> Bool) async {
        while !condition() {
            guard !Task.isCancelled else {
                Issue.record("What was waited for has not come.")
                return
            }
            await Task.yield()
        }
    }

    /// A session that can be shown, with a handler that does nothing.
    func session(_ players: FakePlayer...) throws -> NowPlayingSession {
        let session = try NowPlayingSession(players: players, application: application)
        keep(session)
        session.remoteCommandCenter.playCommand.addTarget { _ in .success }
        return session
    }

    func keep(_ session: NowPlayingSession) { kept.append(session) }

    /// What was published in the turn that ends now.
    func publications() -> [NowPlayingPublication] {
        turn()
        defer { publisher.forget() }
        return publisher.publications
    }
}

final class TestClock: Sendable {
    private struct State {
        var now = ContinuousClock.now
        var sleepers: [Int: (at: ContinuousClock.Instant, continuation: CheckedContinuation<Void, Never>)] = [:]
        var lastID = 0
    }

    private let state = Mutex(State())

    var now: ContinuousClock.Instant { state.withLock(\.now) }

    var sleepers: Int { state.withLock(\.sleepers.count) }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.value.at <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in due { continuation.resume() }
    }

    func sleep(until deadline: ContinuousClock.Instant) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let sleeps = state.withLock { state in
                    guard deadline > state.now, !Task.isCancelled else { return false }
                    state.sleepers[id] = (deadline, continuation)
                    return true
                }
                if !sleeps { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume()
        }
        try Task.checkCancellation()
    }
}

final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

struct LineHandler: LogHandler {
    let lines: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.append("\(event.level): \(event.message)") }
}
