package import struct NIOCore.ByteBuffer

/// What a decoder needs before it can decode a frame.
package enum FrameDependency: Hashable, Sendable {
    /// Nothing, and no later frame needs anything from before it. Every audio frame is a key frame.
    case key
    /// The frame that it references, and through that frame all others back to a key frame.
    case dependent
    /// Nothing, but later frames may need frames from before it.
    case independent
}

/// One frame as an encoder makes it and a decoder takes it, not encrypted.
package struct EncodedFrame: Hashable, Sendable {
    package var id: FrameID
    /// The frame that must be decoded before this one. A frame that needs no other has its own ID here.
    package var referencedID: FrameID
    package var dependency: FrameDependency
    /// When the frame is to be seen or heard, on the stream's own clock.
    package var timestamp: RTPTimestamp
    /// The time of capture. On the receiver this is an estimate by the receiver's clock.
    package var referenceTime: ContinuousClock.Instant
    /// The stream's target delay from this frame on; nil if it does not change. Whole milliseconds, below 65,536.
    package var newPlayoutDelay: Duration?
    package var payload: ByteBuffer

    package init(
        id: FrameID, referencedID: FrameID, dependency: FrameDependency, timestamp: RTPTimestamp,
        referenceTime: ContinuousClock.Instant, newPlayoutDelay: Duration? = nil, payload: ByteBuffer
    ) {
        self.id = id
        self.referencedID = referencedID
        self.dependency = dependency
        self.timestamp = timestamp
        self.referenceTime = referenceTime
        self.newPlayoutDelay = newPlayoutDelay
        self.payload = payload
    }
}
