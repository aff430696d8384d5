/// How a receiver of frames behaves, with the values that suit a device on a home network.
package struct ReceiverSettings: Hashable, Sendable {
    /// The longest time without a report to the sender. Chromium wants one each 200 ms at least; a shorter one lets the
    /// sender measure the round trip sooner. 10 ms to 500 ms make sense.
    package var feedbackInterval: Duration
    /// How long before its time a frame has to leave here, so that it can still be decoded and painted.
    package var processingTime: Duration
    /// How long the stream may stand still before a key frame is asked for. Repair is cheaper than a key frame, so it
    /// gets this much time after the frame's own has passed.
    package var patience: Duration
    /// The pause between two requests for a key frame.
    package var keyFrameInterval: Duration
    /// Bytes that one stream's frames may hold while parts of them are missing.
    package var maximumBufferedBytes: Int
    /// Bytes of one frame. Half a second of 50 Mbit/s has 3.1 MB, and a key frame in 4K is less than that. Each that is
    /// whole is put in order and opened at one go, and so lies in memory two or three times for a moment.
    package var maximumFrameBytes: Int
    /// Without anything valid from the sender for this long, the receiver says so.
    package var silenceTimeout: Duration
    /// The first frame's number per stream index, where it isn't 0. For tests of wraps.
    package var firstFrames: [Int: FrameID]
    /// What this receiver's clock shows at its start, in the reference times that it sends; nil: as `NTPClock` has it.
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
