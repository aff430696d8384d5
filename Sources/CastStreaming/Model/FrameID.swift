/// The number of a frame within its stream.
///
/// The first frame of a stream is 0, and each later frame has the next number (Open Screen,
/// cast/streaming/public/frame_id.h). The type is wide enough for the life of any stream.
///
/// The wire carries the low 8 bits in packets and feedback, and the encryption of frames uses the low 32 bits. They are
/// widened only here, so that no other code has to handle a wrap.
package struct FrameID: Hashable, Sendable {
    package let value: Int64

    package init(_ value: Int64) { self.value = value }

    package static let first = FrameID(0)
    /// The number before the first frame. A receiver that has no frame yet acknowledges this one.
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

    /// The last frame with these low bits that is not after `limit`: from 255 before it to `limit` itself.
    ///
    /// For reports of a receiver, which can't know a later frame than was sent.
    package init(truncated8: UInt8, notAfter limit: FrameID) {
        value = limit.value &- Int64(limit.truncated8 &- truncated8)
    }

    /// The first frame with these low bits that comes after `floor`: from one to 256 after it.
    ///
    /// For a receiver's reports on frames after its checkpoint.
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

/// The number of a packet within its frame; the first is 0.
package typealias PacketID = UInt16
