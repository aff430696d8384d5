import CastSender
import CastingFakes
import Testing

@testable import Casting

/// Casts that an earlier process has left behind.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastResumptionTests {
    private func left() async throws -> LeftSession {
        let memo = CastMemo([try await CastItem(FakeTV.film)], [try PreparedItem(url: FakeTV.film)])
        return try LeftSession(memo.resumptionData)
    }

    @Test("What still plays there is followed to its end, and not loaded again")
    func found() async throws {
        let left = try await left()
        let tv = FakeTV.running(FakeTV.state("PLAYING"))
        let context = CastContext.fake(tv, store: left.store)
        let cast = Cast(resuming: try #require(StoredCast.all(in: context).first), in: context)
        let told = await cast.told { if $0 == "playing" { tv.tell("IDLE", FakeTV.finished) } }
        #expect(told == ["joined", "started 0 film.mp4 video/mp4", "playing", "idle", "ended finished"])
        // What is left after the last event, this waits for.
        #expect(try await cast.run() == .finished)
        #expect(!tv.sentTypes.contains("LOAD") && context.sessionManager.currentSession == nil)
        #expect(StoredCast.all(in: context).isEmpty)
    }

    @Test("Where nothing is loaded any more it has failed, and the session is the app's")
    func nothing() async throws {
        let left = try await left()
        let tv = FakeTV.running()
        let context = CastContext.fake(tv, store: left.store)
        let cast = Cast(resuming: try #require(StoredCast.all(in: context).first), in: context)
        let told = await cast.told()
        #expect(told.count == 2 && told.first == "joined")
        #expect(cast.failure == CastFailure(.refused, #"nothing plays on "TV" any more"#))
        #expect(context.sessionManager.currentSession != nil && !tv.sentTypes.contains("STOP"))
    }

    @Test("Where the application is gone there is nothing to go on with")
    func applicationGone() async throws {
        let left = try await left()
        let context = CastContext.fake(FakeTV(), store: left.store)
        let cast = Cast(resuming: try #require(StoredCast.all(in: context).first), in: context)
        let failure = await #expect(throws: CastFailure.self) { try await cast.run() }
        #expect(failure?.error?.code == .applicationNotRunning && context.sessionManager.currentSession == nil)
    }
}
