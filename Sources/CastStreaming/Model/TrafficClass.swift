/// A differentiated-services code point: how urgent a network takes a datagram to be (RFC 2474; protocol facts, 5.5).
package struct TrafficClass: RawRepresentable, Hashable, Sendable {
    /// 0 to 63.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue & 0x3F }

    /// AF41: moving pictures that somebody waits for, with or without sound.
    package static let video = TrafficClass(rawValue: 34)
    /// EF: sound alone.
    package static let audio = TrafficClass(rawValue: 46)
}
