package import struct NIOCore.ByteBuffer

extension StreamingSender {
    /// A frame as it comes from the encoder. The sender gives it its number.
    package struct OutgoingFrame: Hashable, Sendable {
        package var dependency: FrameDependency
        /// On the stream's own clock; later than the timestamp of the frame before.
        package var timestamp: RTPTimestamp
        /// The time of capture.
        package var referenceTime: ContinuousClock.Instant
        package var payload: ByteBuffer

        package init(
            dependency: FrameDependency, timestamp: RTPTimestamp, referenceTime: ContinuousClock.Instant,
            payload: ByteBuffer
        ) {
            self.dependency = dependency
            self.timestamp = timestamp
            self.referenceTime = referenceTime
            self.payload = payload
        }
    }

    /// The result for a frame. A dropped frame leaves no trace on the wire: the next frame gets its number.
    package enum EnqueueOutcome: Hashable, Sendable {
        case accepted(FrameID)
        case dropped(DropReason)
    }

    package enum DropReason: Hashable, Sendable {
        /// The frame needs more than 65,534 packets.
        case payloadTooLarge
        /// 120 frames wait for an acknowledgment.
        case identifierSpan
        /// More would be on its way than can arrive in time.
        case inFlight
        /// The frame depends on a frame that was dropped, or it is the first frame and not a key frame.
        case needsKeyFrame
        /// Its timestamp is not later than that of the frame before.
        case notLater
        /// The session has ended, or has no such stream.
        case ended
    }

    package enum Event: Hashable, Sendable {
        /// The next frame of this stream has to be a key frame.
        case needsKeyFrame(stream: Int)
        /// The bits per second that the video encoder may use from now on.
        case bitrate(video: Int)
        /// The receiver has all frames up to this one.
        case acknowledged(stream: Int, through: FrameID)
        /// The receiver uses this target delay from now on.
        case playoutDelay(Duration)
        /// Nothing came from the receiver for 15 seconds, so it is gone. Reported once, until something arrives again.
        case peerSilent
    }

    package enum Output: Hashable, Sendable {
        /// One datagram for the receiver.
        case send(ByteBuffer)
        case event(Event)
    }
}

typealias OutgoingFrame = StreamingSender.OutgoingFrame
typealias EnqueueOutcome = StreamingSender.EnqueueOutcome
typealias DropReason = StreamingSender.DropReason
