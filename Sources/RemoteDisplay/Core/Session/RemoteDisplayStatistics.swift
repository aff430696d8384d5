/// The statistics of a session at one moment. Counts are since its beginning.
public struct RemoteDisplayStatistics: Hashable, Sendable {
    /// The statistics of one stream.
    public struct Stream: Hashable, Sendable {
        /// Items that the app enqueued: video frames, pieces of audio, or frames that it encoded itself.
        /// `framesThinned` is not included.
        public var framesEnqueued = 0
        /// Video frames that were left out because more came than the agreed number per second.
        public var framesThinned = 0
        /// Encoded frames that were handed to the network.
        public var framesSent = 0
        /// Sent frames up to the newest that the receiver has acknowledged.
        ///
        /// The receiver acknowledges in order. Frames that it skipped when it went on to a later key frame are
        /// included, so that on a bad network it has shown fewer.
        public var framesAcknowledged = 0
        /// Frames that were left out because they would have come too late.
        public var framesDropped = 0
        /// The bytes of encoded frames, each counted once.
        public var bytesSent = 0
        /// Bits of the last second, with packet headers and repairs.
        public var bitRate = 0
        /// The bits per second that the video encoder is told to produce.
        public var encoderBitRate = 0
        /// The encoding time of the last frame.
        public var encodeTime = Duration.zero
        public var encoderName = ""
        public var isHardware = false
        /// From enqueueing to the receiver's acknowledgment: the median, and the time that 99 of 100 frames stay below.
        public var deliveryTime = Duration.zero
        public var worstDeliveryTime = Duration.zero

        public init() {}
    }

    public var video = Stream()
    public var audio = Stream()
    /// The time since the session began.
    public var duration = Duration.zero
    /// Nil until it is measured.
    public var roundTrip: Duration?
    /// The share of packets that were sent again, 0 to 1.
    public var repeatedShare = 0.0
    /// The share of packets that the receiver reports lost, 0 to 1.
    ///
    /// It covers at least the last half second and 200 packets, or the time since the beginning if there were fewer. It
    /// is 0 until it is measured.
    public var loss = 0.0
    public var jitter = Duration.zero
    /// The present delay from enqueueing until the frame is seen.
    public var targetDelay = Duration.zero
    /// The estimated capacity of the network, in bits per second; nil while nothing has shown a limit.
    public var capacity: Int?
    public var datagramsSent = 0
    public var datagramsReceived = 0
    /// Datagrams from others than the receiver.
    public var datagramsRefused = 0

    public init() {}
}
