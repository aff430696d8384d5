/// How a session does, at one moment. Counts are since its beginning.
public struct RemoteDisplayStatistics: Hashable, Sendable {
    /// One stream's.
    public struct Stream: Hashable, Sendable {
        /// What the app enqueued: pictures, pieces of sound, or frames of its own encoding; without `framesThinned`.
        public var framesEnqueued = 0
        /// Pictures that were left out as more came than were agreed on for a second.
        public var framesThinned = 0
        /// Encoded frames that were given to the network.
        public var framesSent = 0
        /// Of those the ones up to the newest that the receiver has confirmed. It confirms in order, so those that it
        /// gave up, going on with a key frame behind them, are counted too: on a bad network it has shown fewer.
        public var framesAcknowledged = 0
        /// Left out, since they would have come too late.
        public var framesDropped = 0
        /// Of encoded frames, each once.
        public var bytesSent = 0
        /// Bits a second over the last second, packets and repairs with them.
        public var bitRate = 0
        /// What the encoder of the pictures is told to make, bits a second.
        public var encoderBitRate = 0
        /// Of the last one.
        public var encodeTime = Duration.zero
        public var encoderName = ""
        public var isHardware = false
        /// From enqueuing to the receiver's acknowledgement: the median, and what 99 of 100 frames stay under.
        public var deliveryTime = Duration.zero
        public var worstDeliveryTime = Duration.zero

        public init() {}
    }

    public var video = Stream()
    public var audio = Stream()
    /// Since the session began.
    public var duration = Duration.zero
    /// Nil until measured.
    public var roundTrip: Duration?
    /// The share of packets that were sent again, 0 to 1.
    public var repeatedShare = 0.0
    /// The share of packets that the receiver says did not come, 0 to 1: of the last 200 and half a second at least, or
    /// since the beginning where there were not so many yet. 0 until measured.
    public var loss = 0.0
    public var jitter = Duration.zero
    /// In force now, from enqueuing to being seen.
    public var targetDelay = Duration.zero
    /// What the network is thought to carry, bits a second; nil while nothing showed a limit.
    public var capacity: Int?
    public var datagramsSent = 0
    public var datagramsReceived = 0
    /// From others than the receiver.
    public var datagramsRefused = 0

    public init() {}
}
