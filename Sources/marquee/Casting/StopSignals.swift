import Casting
import PlatformC
import Synchronization
import SystemEvents

/// SIGINT, SIGTERM, SIGHUP and SIGQUIT, and the loss of the output's reader, as wishes. What was started is then ended
/// in order instead of being cut off.
final class StopSignals: Sendable {
    let wishes: AsyncStream<CastWish>

    private static let hasSignal = Atomic<Bool>(false)

    /// True once a signal has arrived.
    static var hasCome: Bool { hasSignal.load(ordering: .acquiring) }

    /// True if this command was told to end only because its reader has left. Ctrl-C ends both ends of a pipe, and
    /// counts as a signal.
    static var isForLackOfReader: Bool { LostReader.hasGone && !hasSignal.load(ordering: .acquiring) }

    /// - Parameter output: the descriptor of the progress output; if its reader leaves, the command is interrupted. Nil
    ///   to ignore the reader.
    init(tellingOn output: Int32? = nil) {
        wishes = AsyncStream { continuation in
            let watches = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
                CaughtSignals.watch(number) {
                    Self.hasSignal.store(true, ordering: .releasing)
                    ReaderPatience.ofProcess.end()
                    continuation.yield(.interrupt)
                }
            }
            if let output { LostReader.watch(output) { continuation.yield(.interrupt) } }
            continuation.onTermination = { _ in withExtendedLifetime(watches) {} }
        }
    }
}
