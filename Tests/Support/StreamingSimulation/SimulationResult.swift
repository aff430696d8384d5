package import CastStreaming

/// What came of one stream in a run.
package struct StreamOutcome: Sendable {
    /// Frames that the source had.
    package var captured = 0
    /// Of those: refused by the sender, before or after encoding.
    package var refused = 0
    /// Given out by the receiver in time to be seen, and later than that.
    package var shown = 0
    package var late = 0
    /// Announced as passed over.
    package var skipped = 0
    package var keyFrames = 0
    package var keyFrameRequests = 0
    /// The picture stood still for more than 150 ms at a time: all such time together, less a frame's own each.
    package var frozen = Duration.zero
    package var longestFreeze = Duration.zero
    /// From capture to being given out.
    package var delays = DelayHistogram()
    /// How far the time at which a frame was to be seen lay from capture and target delay.
    package var leastPlayoutError: Duration?
    package var mostPlayoutError: Duration?
    /// When each frame that was in time was captured.
    package var shownCaptures: [Duration] = []

    package var shareShown: Double { captured == 0 ? 1 : Double(shown) / Double(captured) }

    /// Frames captured within a time and seen.
    package func shown(in range: Range<Duration>) -> Int { shownCaptures.filter(range.contains).count }
}

package struct SimulationResult: Sendable {
    package var video = StreamOutcome()
    package var audio = StreamOutcome()
    /// What must never be: a frame out of order, without its reference, with other bytes; a deadline that does not
    /// move.
    package var violations: [String] = []
    package var peakHeldBytes = 0
    package var peakSenderBytes = 0
    /// What the encoder was told, and when.
    package var bitrates: [(at: Duration, bitsPerSecond: Int)] = []
    /// Which target delay the receiver was heard to use, and from when on.
    package var targetDelays: [(at: Duration, delay: Duration)] = []
    package var datagramsDown = 0
    package var datagramsUp = 0
    package var bytesDown = 0
    package var sender = StreamingStatistics()
    package var receiver: StreamingStatistics?
}
