import Casting
import Synchronization
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// SIGINT, SIGTERM, SIGHUP and SIGQUIT as wishes, and that nobody reads any more: what was started is ended in order
/// instead of being torn.
final class StopSignals: Sendable {
    let wishes: AsyncStream<CastWish>

    private static let hasSignal = Atomic<Bool>(false)

    /// A signal has come.
    static var hasCome: Bool { hasSignal.load(ordering: .acquiring) }

    /// Whether this command was told to end for the lack of a reader, and for nothing else: Ctrl-C ends both ends of a
    /// pipe, and counts as itself.
    static var isForLackOfReader: Bool { LostReader.hasGone && !hasSignal.load(ordering: .acquiring) }

    /// - Parameter output: where the command tells how it goes; nil where it goes on whoever reads that.
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
