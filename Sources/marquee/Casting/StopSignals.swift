@preconcurrency import Dispatch
import Foundation

/// SIGINT, SIGTERM and SIGHUP as wishes: what was started is ended in order instead of being torn.
final class StopSignals: Sendable {
    let wishes: AsyncStream<CastWish>

    init() {
        wishes = AsyncStream { continuation in
            let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { continuation.yield(.interrupt) }
                source.resume()
                return source
            }
            continuation.onTermination = { _ in sources.forEach { $0.cancel() } }
        }
    }
}
