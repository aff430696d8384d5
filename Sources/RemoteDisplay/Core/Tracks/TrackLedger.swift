package import CastStreaming

/// Counts one stream's frames by their state, from the app to the receiver.
struct TrackLedger: Equatable, Sendable {
    /// Frames that were accepted from the app and are not encoded yet.
    private(set) var waiting = 0
    /// Frames that were handed to the sender, which has not answered yet.
    private(set) var handed = 0
    private(set) var enqueued = 0
    private(set) var sent = 0
    private(set) var dropped = 0
    private(set) var bytes = 0
    private(set) var lastSent: FrameID?
    private(set) var acknowledged: FrameID?

    /// Whether the newest of all settled frames was dropped, so that the receiver does not have the last enqueued
    /// frame.
    private(set) var isNewestDropped = false
    /// The timestamp of the newest settled frame. Frames are not settled in their order.
    private var newestSettled: RTPTimestamp?

    init() {}

    /// Whether the receiver has everything that was enqueued and not dropped.
    var isDelivered: Bool {
        guard waiting == 0, handed == 0 else { return false }
        guard let lastSent else { return true }
        return acknowledged.map { $0 >= lastSent } ?? false
    }

    /// Frames that the receiver has, or has skipped to go on with a later key frame. Frame numbers start at 0.
    var acknowledgedCount: Int { acknowledged.map { Int(clamping: $0.value + 1) } ?? 0 }

    mutating func take() {
        enqueued += 1
        waiting += 1
    }

    /// Records that a frame that was accepted before, or the rest of several, will be encoded once more.
    mutating func takeAgain() { waiting += 1 }

    /// Records that a waiting frame was encoded into `count` frames.
    mutating func encoded(into count: Int) {
        waiting -= 1
        handed += count
    }

    /// Records that a waiting frame is not encoded.
    mutating func drop(at timestamp: RTPTimestamp) {
        waiting -= 1
        dropped += 1
        settle(at: timestamp, isDropped: true)
    }

    /// Records that a frame was not accepted, or has led to nothing yet. It only affects whether the receiver has the
    /// newest.
    mutating func leaveOut(at timestamp: RTPTimestamp) { settle(at: timestamp, isDropped: true) }

    /// Records that a frame that the app has encoded itself goes to the sender.
    mutating func hand() {
        enqueued += 1
        handed += 1
    }

    mutating func settle(
        _ outcome: StreamingSender.EnqueueOutcome, bytes count: Int, at timestamp: RTPTimestamp
    ) {
        handed -= 1
        switch outcome {
        case .accepted(let id):
            sent += 1
            bytes += count
            lastSent = max(lastSent ?? id, id)
            settle(at: timestamp, isDropped: false)
        case .dropped:
            dropped += 1
            settle(at: timestamp, isDropped: true)
        }
    }

    private mutating func settle(at timestamp: RTPTimestamp, isDropped: Bool) {
        if let newestSettled, timestamp < newestSettled { return }
        newestSettled = timestamp
        isNewestDropped = isDropped
    }

    mutating func acknowledge(through id: FrameID) {
        acknowledged = max(acknowledged ?? id, id)
    }
}
