import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import CastNowPlaying

@MainActor @Suite(.timeLimit(.minutes(1))) struct CastEarsTests {
    // In a transfer the session gets another device, which tells of itself.
    @Test func thatTheSessionHasAnotherDeviceIsHeard() async throws {
        let bench = try await TVBench(TVBench.status("PLAYING"))
        let heard = Count()
        let ears = CastEars { heard.number += 1 }
        bench.context.sessionManager.addListener(ears)
        bench.context.sessionManager.currentSession?.notifyDidUpdateDevice(.kitchen)
        await until { heard.number == 1 }
        withExtendedLifetime(ears) {}
    }

    @MainActor private final class Count {
        var number = 0
    }
}
