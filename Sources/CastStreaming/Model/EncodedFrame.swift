package import struct NIOCore.ByteBuffer

/// What a decoder needs before it can take a frame.
package enum FrameDependency: Hashable, Sendable {
    /// Nothing, and no later frame needs anything from before it. Every audio frame is one.
    case key
    /// The frame that it names, and through it the ones back to a key frame.
    case dependent
    /// Nothing, but later frames may need what came before it.
    case independent
}

/// One frame as an encoder made it and a decoder takes it, unsealed.
package struct EncodedFrame: Hashable, Sendable {
    package var id: FrameID
    /// The frame that must be decoded before this one: its own id for one that needs none.
    package var referencedID: FrameID
    package var dependency: FrameDependency
    /// When it is to be seen or heard, on the stream's own clock.
    package var timestamp: RTPTimestamp
    /// On the sender when it was captured; on the receiver the same moment by the receiver's clock, estimated.
    package var referenceTime: ContinuousClock.Instant
    /// The stream's target delay from this frame on; nil where it stays as it is. Whole milliseconds, below 65,536.
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
