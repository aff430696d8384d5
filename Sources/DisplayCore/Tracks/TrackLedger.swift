package import CastStreaming

/// Counts what becomes of one stream's frames, from the app to the receiver. Pure.
package struct TrackLedger: Equatable, Sendable {
    /// Taken from the app and not yet encoded.
    package private(set) var waiting = 0
    /// Given to the sender, whose answer is not there yet.
    package private(set) var handed = 0
    package private(set) var enqueued = 0
    package private(set) var sent = 0
    package private(set) var dropped = 0
    package private(set) var bytes = 0
    package private(set) var lastSent: FrameID?
    package private(set) var acknowledged: FrameID?

    /// The newest frame of all that were settled was dropped: what the receiver has is not what was enqueued last.
    package private(set) var isNewestDropped = false
    /// Its time: frames are not settled in their order.
    private var newestSettled: RTPTimestamp?

    package init() {}

    /// The receiver has everything that was enqueued and not dropped.
    package var isDelivered: Bool {
        guard waiting == 0, handed == 0 else { return false }
        guard let lastSent else { return true }
        return acknowledged.map { $0 >= lastSent } ?? false
    }

    /// Frames that the receiver has or does without by now, as it went on to a key frame behind them: they are numbered
    /// from 0.
    package var acknowledgedCount: Int { acknowledged.map { Int(clamping: $0.value + 1) } ?? 0 }

    package mutating func take() {
        enqueued += 1
        waiting += 1
    }

    /// One that was taken before is to be encoded once more, or what is left of several.
    package mutating func takeAgain() { waiting += 1 }

    /// One that waited is encoded, into so many frames.
    package mutating func encoded(into count: Int) {
        waiting -= 1
        handed += count
    }

    /// One that waited is not encoded.
    package mutating func drop(at timestamp: RTPTimestamp) {
        waiting -= 1
        dropped += 1
        settle(at: timestamp, isDropped: true)
    }

    /// One was not taken, or nothing has come of it yet: it counts for what the receiver has of the newest alone.
    package mutating func leaveOut(at timestamp: RTPTimestamp) { settle(at: timestamp, isDropped: true) }

    /// One of the app's own encoding goes to the sender.
    package mutating func hand() {
        enqueued += 1
        handed += 1
    }

    package mutating func settle(
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

    package mutating func acknowledge(through id: FrameID) {
        acknowledged = max(acknowledged ?? id, id)
    }
}
