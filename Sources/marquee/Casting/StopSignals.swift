import Foundation
import SystemEvents

/// SIGINT, SIGTERM and SIGHUP as wishes: what was started is ended in order instead of being torn.
final class StopSignals: Sendable {
    let wishes: AsyncStream<CastWish>

    init() {
        wishes = AsyncStream { continuation in
            let watches = [SIGINT, SIGTERM, SIGHUP].map { number in
                CaughtSignals.watch(number) { continuation.yield(.interrupt) }
            }
            continuation.onTermination = { _ in withExtendedLifetime(watches) {} }
        }
    }
}
