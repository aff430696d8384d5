/// What happened on the screen to some frames of one stream, since the last report.
///
/// A video frame was in time if it was painted within one frame of its time. Audio was in time if it was played within
/// 40 ms of its time: beyond that, lips and words no longer match. Every frame given to the screen is counted once,
/// except those whose time had not come at the end.
package struct MirroringCounts: Sendable, Equatable {
    /// The number of delays in one report. More are not included in the median and percentile.
    package static let delayLimit = 1024
    /// The number of frames whose display times the sender is told; as many as fit into a report to it.
    package static let seenLimit = 24

    /// A frame that was seen or heard.
    package struct Seen: Sendable, Equatable {
        /// On its stream's clock; it identifies the frame.
        package var timestamp: Duration
        /// How long after its time; negative if before it.
        package var lateness: Duration

        package init(timestamp: Duration, lateness: Duration) {
            self.timestamp = timestamp
            self.lateness = lateness
        }
    }

    package var stream: Int
    /// Seen or heard in time.
    package var shown: Int
    /// Seen or heard, but too late.
    package var late: Int
    /// Decodable, but never seen or heard: it arrived too late, or the screen was too slow.
    package var skipped: Int
    /// Not decodable.
    package var broken: Int
    /// Milliseconds from the estimated capture until each frame was seen or heard.
    package var delays: [Double]
    /// Some of the frames that were seen or heard.
    package var seen: [Seen]

    package init(
        stream: Int, shown: Int = 0, late: Int = 0, skipped: Int = 0, broken: Int = 0, delays: [Double] = [],
        seen: [Seen] = []
    ) {
        self.stream = stream
        self.shown = shown
        self.late = late
        self.skipped = skipped
        self.broken = broken
        self.delays = delays
        self.seen = seen
    }

    package var isEmpty: Bool { shown == 0 && late == 0 && skipped == 0 && broken == 0 && delays.isEmpty }
}
