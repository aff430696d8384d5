import struct NIOCore.ByteBuffer

/// What happened to frames at the receiver.
///
/// Used for the sender's statistics, and to tell the time that packets waited at the receiver from the time that they
/// waited on the path (`held`). Nothing else depends on it.
///
///   0  SSRC of the receiver
///   4  'CAST'
///  and for each frame:
///   0  RTP timestamp of the frame
///   4  events less one, 8 bits; time of the first in ms since the session's start, 24 bits
///   8  events of 4 bytes: a delay in ms with its sign or a packet's number, 16 bits; kind, 4 bits; ms since the time
///      above, 12 bits
package struct ReceiverEventLog: Hashable, Sendable {
    package var ssrc: UInt32
    package var frames: [FrameEvents]

    /// The events of one frame, 1 to 256.
    package struct FrameEvents: Hashable, Sendable {
        /// The low 32 bits of the frame's timestamp.
        package var timestamp: UInt32
        package var events: [Event]

        package init(timestamp: UInt32, events: [Event]) {
            self.timestamp = timestamp
            self.events = events
        }
    }

    package struct Event: Hashable, Sendable {
        package var kind: Kind
        /// The time since the session's start by the receiver's clock, modulo 2^24 (4.7 hours).
        ///
        /// The events of one frame are within 4,095 ms. Later events are written as if they were.
        package var milliseconds: UInt32

        package init(_ kind: Kind, milliseconds: UInt32) {
            self.kind = kind
            self.milliseconds = milliseconds & 0xFF_FFFF
        }
    }

    package enum Kind: Hashable, Sendable {
        case acknowledged
        /// How much later than planned the frame was shown; -32,768 to 32,767 ms.
        case played(delay: Int16)
        case decoded
        case received(PacketID)
        case other(code: UInt8, value: UInt16)
    }

    package init(ssrc: UInt32, frames: [FrameEvents]) {
        self.ssrc = ssrc
        self.frames = frames
    }
}

extension ReceiverEventLog {
    static let headBytes = RTCPHeader.bytes + 8

    /// Returns nil for an application packet that is not a log.
    static func read(subtype: UInt8, from body: inout ByteBuffer) throws(PacketError) -> ReceiverEventLog? {
        guard let (ssrc, name) = body.readMultipleIntegers(as: (UInt32, UInt32).self) else { throw .truncated }
        guard name == RTCPHeader.cast, subtype == RTCPHeader.receiverLog else { return nil }
        var log = ReceiverEventLog(ssrc: ssrc, frames: [])
        while body.readableBytes > 0 { log.frames.append(try FrameEvents(from: &body)) }
        return log
    }

    /// Writes as many frames as there is room for, from the first one on. Writes nothing if there is room for none.
    func write(to datagram: inout ByteBuffer, maximumBytes: Int) {
        let parts = frames.flatMap(\.writable)
        var room = maximumBytes - Self.headBytes
        let fitting = parts.prefix { part in
            room -= part.bytes
            return room >= 0
        }
        guard !fitting.isEmpty else { return }
        RTCPHeader(type: RTCPHeader.application, count: RTCPHeader.receiverLog).write(to: &datagram) { body in
            body.writeMultipleIntegers(ssrc, RTCPHeader.cast)
            for part in fitting { part.write(to: &body) }
        }
    }
}

extension ReceiverEventLog.FrameEvents {
    fileprivate var bytes: Int { 8 + events.count * 4 }

    fileprivate init(from body: inout ByteBuffer) throws(PacketError) {
        guard let (timestamp, word) = body.readMultipleIntegers(as: (UInt32, UInt32).self) else { throw .truncated }
        var events: [ReceiverEventLog.Event] = []
        for _ in 0...(word >> 24) {
            guard let (value, tail) = body.readMultipleIntegers(as: (UInt16, UInt16).self) else { throw .truncated }
            let kind = ReceiverEventLog.Kind(code: UInt8(tail >> 12), value: value)
            // Both terms are below 2^24, and the event wraps their sum.
            events.append(.init(kind, milliseconds: word & 0xFF_FFFF + UInt32(tail & 0xFFF)))
        }
        self.init(timestamp: timestamp, events: events)
    }

    /// The events in parts of at most 256, which is the most that the wire format counts.
    fileprivate var writable: [Self] {
        guard events.count > 256 else { return events.isEmpty ? [] : [self] }
        return stride(from: 0, to: events.count, by: 256).map { start in
            Self(timestamp: timestamp, events: Array(events[start..<min(start + 256, events.count)]))
        }
    }

    fileprivate func write(to body: inout ByteBuffer) {
        let first = events[0].milliseconds
        let earliest = events.map { Self.difference($0.milliseconds, first) }.min() ?? 0
        let base = UInt32(truncatingIfNeeded: Int64(first) + Int64(earliest)) & 0xFF_FFFF
        body.writeMultipleIntegers(timestamp, UInt32(events.count - 1) << 24 | base)
        for event in events {
            let (code, value) = event.kind.wire
            let offset = UInt16(min(max(Self.difference(event.milliseconds, base), 0), 4_095))
            body.writeMultipleIntegers(value, UInt16(code) << 12 | offset)
        }
    }

    /// The shorter way from `right` to `left` on the circle of 24 bits, with its sign.
    private static func difference(_ left: UInt32, _ right: UInt32) -> Int32 {
        Int32(bitPattern: (left &- right) << 8) >> 8
    }
}

extension ReceiverEventLog.Kind {
    /// Codes 1 to 4 (audio) and 5 to 8 (video) are the same events from older receivers.
    init(code: UInt8, value: UInt16) {
        switch code {
        case 1, 5, 11: self = .acknowledged
        case 2, 6, 12: self = .played(delay: Int16(bitPattern: value))
        case 3, 7, 13: self = .decoded
        case 4, 8, 14: self = .received(value)
        default: self = .other(code: code, value: value)
        }
    }

    /// An unknown code keeps its low four bits.
    var wire: (code: UInt8, value: UInt16) {
        switch self {
        case .acknowledged: (11, 0)
        case .played(let delay): (12, UInt16(bitPattern: delay))
        case .decoded: (13, 0)
        case .received(let packet): (14, packet)
        case .other(let code, let value): (code & 0xF, value)
        }
    }
}
