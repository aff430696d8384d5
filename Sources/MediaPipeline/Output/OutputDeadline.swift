import CFFmpeg
import Synchronization

/// How long FFmpeg may wait for a server. FFmpeg asks this whenever it waits, at least ten times a second.
final class OutputDeadline: Sendable {
    private static let epoch = ContinuousClock.now
    /// In nanoseconds since the epoch. `last` holds for all that comes after, however long each step may take.
    private let current = Atomic<Int64>(.max)
    private let last = Atomic<Int64>(.max)

    /// Sets the deadline, counted from now.
    func set(_ duration: Duration) { current.store(Self.moment(duration), ordering: .relaxed) }

    /// Sets the last deadline, counted from now. Nothing waits longer than this, whatever is set after.
    func setLast(_ duration: Duration) { last.store(Self.moment(duration), ordering: .relaxed) }

    var isOver: Bool {
        Self.moment(.zero) > min(current.load(ordering: .relaxed), last.load(ordering: .relaxed))
    }

    private static func moment(_ later: Duration) -> Int64 {
        (ContinuousClock.now + later - epoch).ticks(rate: 1_000_000_000)
    }

    /// This object must be kept alive for as long as anybody uses the callback.
    var callback: AVIOInterruptCB {
        AVIOInterruptCB(
            callback: { context in
                guard let context else { return 0 }
                return Unmanaged<OutputDeadline>.fromOpaque(context).takeUnretainedValue().isOver ? 1 : 0
            }, opaque: Unmanaged.passUnretained(self).toOpaque())
    }
}
