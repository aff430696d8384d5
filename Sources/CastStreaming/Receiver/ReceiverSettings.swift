/// How a receiver of frames behaves. The defaults suit a device on a home network.
package struct ReceiverSettings: Hashable, Sendable {
    /// The longest time without a report to the sender.
    ///
    /// Chromium wants one at least every 200 ms. With a shorter interval the sender measures the round trip sooner.
    /// Values from 10 ms to 500 ms make sense.
    package var feedbackInterval: Duration
    /// How long before its time a frame must be given out, so that it can still be decoded and drawn.
    package var processingTime: Duration
    /// How long the stream may stand still before a key frame is requested.
    ///
    /// A repair costs less than a key frame, so it gets this much time after the frame's own time has passed.
    package var patience: Duration
    /// The time between two requests for a key frame.
    package var keyFrameInterval: Duration
    /// The bytes that the frames of one stream may hold while parts of them are missing.
    package var maximumBufferedBytes: Int
    /// The bytes of one frame.
    ///
    /// Half a second of 50 Mbit/s has 3.1 MB, and a 4K key frame is smaller. A complete frame is put in order and
    /// decrypted at once, so that it is in memory two or three times for a moment.
    package var maximumFrameBytes: Int
    /// The receiver reports silence after this time without anything valid from the sender.
    package var silenceTimeout: Duration
    /// The first frame number for each stream index, if it is not 0. For tests of wraps.
    package var firstFrames: [Int: FrameID]
    /// The value of this receiver's clock at its start, in the reference times that it sends; nil for that of
    /// `NTPClock`.
    package var referenceTime: NTPTimestamp?

    package init(
        feedbackInterval: Duration = .milliseconds(100), processingTime: Duration = .milliseconds(20),
        patience: Duration = .milliseconds(100), keyFrameInterval: Duration = .milliseconds(250),
        maximumBufferedBytes: Int = 32 << 20, maximumFrameBytes: Int = 4 << 20,
        silenceTimeout: Duration = StreamingLimits.silenceTimeout,
        firstFrames: [Int: FrameID] = [:], referenceTime: NTPTimestamp? = nil
    ) {
        self.feedbackInterval = feedbackInterval
        self.processingTime = processingTime
        self.patience = patience
        self.keyFrameInterval = keyFrameInterval
        self.maximumBufferedBytes = maximumBufferedBytes
        self.maximumFrameBytes = maximumFrameBytes
        self.silenceTimeout = silenceTimeout
        self.firstFrames = firstFrames
        self.referenceTime = referenceTime
    }
}
