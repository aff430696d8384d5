/// The number of a frame within its stream, as wide as a stream can live. The first frame of a stream is 0 and each
/// one after it one more (protocol facts, 5.6).
///
/// The wire carries the low 8 bits in packets and feedback, and the frame crypto uses the low 32. Widening happens
/// only here, so that no other code knows of a wrap.
package struct FrameID: Hashable, Sendable {
    package let value: Int64

    package init(_ value: Int64) { self.value = value }

    package static let first = FrameID(0)
    /// The one before the first: what a receiver that has no frame acknowledges.
    package static let leader = FrameID(-1)

    package var truncated8: UInt8 { UInt8(truncatingIfNeeded: value) }
    package var truncated32: UInt32 { UInt32(truncatingIfNeeded: value) }

    package var next: FrameID { FrameID(value &+ 1) }
    package var previous: FrameID { FrameID(value &- 1) }

    /// The frame with these low bits that is nearest to `reference`: from 128 before it to 127 after it.
    package init(truncated8: UInt8, nearest reference: FrameID) {
        let distance = Int8(bitPattern: truncated8 &- reference.truncated8)
        value = reference.value &+ Int64(distance)
    }

    /// The last frame with these low bits that does not come after `limit`: from 255 before it to `limit` itself.
    /// For what a receiver says of frames, since it can't know a later one than was sent.
    package init(truncated8: UInt8, notAfter limit: FrameID) {
        value = limit.value &- Int64(limit.truncated8 &- truncated8)
    }

    /// The first frame with these low bits that comes after `floor`: from one to 256 after it.
    /// For what a receiver says beyond its checkpoint.
    package init(truncated8: UInt8, after floor: FrameID) {
        value = floor.value &+ 1 &+ Int64(truncated8 &- floor.next.truncated8)
    }
}

extension FrameID: Strideable {
    package func distance(to other: FrameID) -> Int { Int(other.value &- value) }
    package func advanced(by distance: Int) -> FrameID { FrameID(value &+ Int64(distance)) }

    package static func < (left: FrameID, right: FrameID) -> Bool { left.value < right.value }
    package static func + (frame: FrameID, distance: Int) -> FrameID { frame.advanced(by: distance) }
    package static func - (frame: FrameID, distance: Int) -> FrameID { frame.advanced(by: -distance) }
    package static func - (left: FrameID, right: FrameID) -> Int { right.distance(to: left) }
}

extension FrameID: CustomStringConvertible {
    package var description: String { "frame \(value)" }
}

/// The number of a packet within its frame, 0 being the first.
package typealias PacketID = UInt16
