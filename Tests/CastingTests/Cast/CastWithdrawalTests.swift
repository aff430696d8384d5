import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import Casting

/// Casts that are stopped before anything was loaded.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastWithdrawalTests {
    @Test("Stopped while it joins: what was launched is closed, what somebody else plays goes on", arguments: [
        false, true,
    ])
    func joining(isPlaying: Bool) async throws {
        let tv = isPlaying ? FakeTV.running(FakeTV.state("PLAYING")) : FakeTV()
        let context = CastContext.fake(tv)
        let cast = Cast([try await CastItem(FakeTV.film)], options: CastingOptions()) { cast in
            let link = try await DeviceLink.connect(to: .tv, options: SessionOptions(), in: context)
            cast.stop()
            return link
        }
        #expect(try await cast.run() == .withdrawn(.joining))
        #expect(tv.sentTypes.contains("STOP") == !isPlaying && !tv.sentTypes.contains("LOAD"))
        #expect(context.sessionManager.currentSession == nil)
    }

    @Test("Stopped while its items are prepared, it loads none of them")
    func preparing() async throws {
        let tv = FakeTV()
        let context = CastContext.fake(tv)
        // So many that they are not all prepared before anybody looks.
        let cast = Cast(Array(repeating: try await CastItem(FakeTV.film), count: 5_000), on: .tv, in: context)
        cast.start()
        await until { if case .preparing(1...) = cast.course.state { true } else { false } }
        let index = cast.course.items.count
        cast.stop()
        #expect(try await cast.run() == .withdrawn(.preparing(index)))
        #expect(tv.sentTypes.contains("STOP") && !tv.sentTypes.contains("LOAD"))
        #expect(context.sessionManager.currentSession == nil)
    }

    @Test("Stopped while a URL is looked at, it is not loaded, and nothing is said of it")
    func checking() async throws {
        let tv = FakeTV()
        let context = CastContext.fake(tv)
        let server = try await SilentServer()
        let cast = Cast([try await CastItem(server.film)], on: .tv, in: context)
        let events = cast.events
        cast.start()
        await until { cast.course.state == .checking }
        cast.stop()
        #expect(try await cast.run() == .withdrawn(.checking))
        for await event in events where event.name == "warning media" { Issue.record("nobody asks any more") }
        #expect(tv.sentTypes.contains("STOP") && !tv.sentTypes.contains("LOAD"))
        #expect(context.sessionManager.currentSession == nil)
    }
}
