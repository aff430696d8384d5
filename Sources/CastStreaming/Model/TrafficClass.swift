/// A differentiated services code point: how urgently a network handles a datagram (RFC 2474; Open Screen,
/// cast/docs/dscp.md).
package struct TrafficClass: RawRepresentable, Hashable, Sendable {
    /// 0 to 63.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x3F }

    /// AF41: live video, with or without audio.
    package static let video = TrafficClass(rawValue: 34)
    /// EF: audio alone.
    package static let audio = TrafficClass(rawValue: 46)
}
