/// What became of some frames of one stream on the screen, since the last such report.
///
/// A picture was in time if it was painted within one frame of its time, a sound if it was played within 40 ms of it,
/// where lips and words begin to fall apart. Every frame that is handed to the screen is counted once, but for those
/// whose time had not come at the end.
package struct MirroringCounts: Sendable, Equatable {
    /// Delays told at once; more are not counted into median and percentile.
    package static let delayLimit = 1024
    /// Frames of which the sender is told when they were seen or heard: as many as fit a report to it.
    package static let seenLimit = 24

    /// A frame that was seen or heard.
    package struct Seen: Sendable, Equatable {
        /// On its stream's clock; names the frame.
        package var timestamp: Duration
        /// Behind its time; below zero before it.
        package var lateness: Duration

        package init(timestamp: Duration, lateness: Duration) {
            self.timestamp = timestamp
            self.lateness = lateness
        }
    }

    package var stream: Int
    /// In time.
    package var shown: Int
    /// Seen or heard, but too late.
    package var late: Int
    /// Decodable, and never seen or heard: it came too late, or the screen was too slow.
    package var skipped: Int
    /// Could not be decoded.
    package var broken: Int
    /// Milliseconds from capture, as estimated, to being seen or heard; one for each frame that was.
    package var delays: [Double]
    /// Some of them.
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
