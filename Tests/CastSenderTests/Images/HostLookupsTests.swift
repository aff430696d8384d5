import SenderFakes
import Synchronization
import Testing

@testable import CastSender

/// Names of hosts whose name server does not answer.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct HostLookupsTests {
    private let server = SlowNameServer()
    private let lookups: HostLookups

    init() {
        lookups = HostLookups { [server] host in
            await server.ask(host)
            return []
        }
    }

    private func look(up host: String, for namer: String?) -> Task<Int, any Error> {
        Task { try await lookups.addresses(of: host, for: namer).count }
    }

    @Test func aPictureUnderANameThatIsNotAnsweredHasItsTimeAndNoMore() async {
        let fetcher = HTTPImageFetcher(timeout: .milliseconds(50), lookups: lookups)
        await #expect(throws: CastError.imageTimedOut) {
            try await fetcher.fetch("http://dead.example/a.png", namedBy: .app, byteLimit: 100)
        }
        #expect(server.asked == ["dead.example"])
        server.answer()
    }

    @Test func aDeviceHasAFewLookupsUnderWayAndDoesNotHoldUpOthers() async throws {
        var own = (0..<HostLookups.limit).map { look(up: "own \($0)", for: "device") }
        await until { server.asked.count == HostLookups.limit }
        own += (0..<3).map { look(up: "waits \($0)", for: "device") }
        let others = [look(up: "other", for: "other device"), look(up: "app", for: nil)]
        await until { server.asked.count == HostLookups.limit + 2 }
        #expect(!server.asked.contains { $0.hasPrefix("waits") })
        #expect(try await lookups.addresses(of: "127.0.0.1", for: "device").count == 1, "nobody is asked")
        // Whoever does not wait any more gives up the place in the queue, but not the thread.
        own[0].cancel()
        own[2].cancel()
        for task in [own[0], own[2]] {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(server.asked.count == HostLookups.limit + 2)
        server.answer()
        for task in [own[1], own[3], own[4]] + others { #expect(try await task.value == 0) }
        #expect(Set(server.asked.suffix(2)) == ["waits 1", "waits 2"])
    }
}

/// Answers nobody before it is told to.
private final class SlowNameServer: Sendable {
    private struct State {
        var asked: [String] = []
        var isAnswering = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var asked: [String] { state.withLock(\.asked) }

    func ask(_ host: String) async {
        await withCheckedContinuation { continuation in
            let isAnswered = state.withLock { state in
                state.asked.append(host)
                if !state.isAnswering { state.waiting.append(continuation) }
                return state.isAnswering
            }
            if isAnswered { continuation.resume() }
        }
    }

    func answer() {
        let waiting = state.withLock { state in
            state.isAnswering = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
