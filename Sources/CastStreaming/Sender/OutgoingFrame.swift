package import struct NIOCore.ByteBuffer

extension StreamingSender {
    /// A frame as it comes from the encoder. Its number is the sender's to give.
    package struct OutgoingFrame: Hashable, Sendable {
        package var dependency: FrameDependency
        /// On the stream's own clock; later than that of the frame before.
        package var timestamp: RTPTimestamp
        /// When it was captured.
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

    /// What became of a frame. One that was dropped left no trace on the wire: the next one gets its number.
    package enum EnqueueOutcome: Hashable, Sendable {
        case accepted(FrameID)
        case dropped(DropReason)
    }

    package enum DropReason: Hashable, Sendable {
        /// More than 65,535 packets.
        case payloadTooLarge
        /// 120 frames wait for acknowledgement.
        case identifierSpan
        /// More would be on its way than can arrive in time.
        case inFlight
        /// The frame builds on one that was dropped, or is the first and no key frame.
        case needsKeyFrame
        /// Its timestamp is not later than that of the frame before.
        case notLater
        /// The session is over, or has no such stream.
        case ended
    }

    package enum Event: Hashable, Sendable {
        /// The next frame of this stream has to be a key frame.
        case needsKeyFrame(stream: Int)
        /// What the encoder of the pictures may use from now on, bits a second.
        case bitrate(video: Int)
        /// The receiver has all frames up to this one.
        case acknowledged(stream: Int, through: FrameID)
        /// The receiver uses this target delay from now on.
        case playoutDelay(Duration)
        /// Nothing came from the receiver for 15 seconds: it is gone. Said once, until something comes again.
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
