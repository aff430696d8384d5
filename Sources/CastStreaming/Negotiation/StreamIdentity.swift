/// The SSRC and the key of one offered stream, drawn anew for each stream of each offer.
package struct StreamIdentity: Hashable, Sendable {
    package var ssrc: UInt32
    /// The AES-128 key: 16 bytes. Secret.
    package var key: [UInt8]
    /// The IV mask: 16 bytes. Secret.
    package var ivMask: [UInt8]

    package init(ssrc: UInt32, key: [UInt8], ivMask: [UInt8]) {
        precondition(key.count == 16 && ivMask.count == 16, "the key and the mask of AES-128-CTR have 16 bytes each")
        self.ssrc = ssrc
        self.key = key
        self.ivMask = ivMask
    }

    /// Draws a random identity.
    ///
    /// The generator must be the system's, because the key is only as good as the generator. Audio takes the lower
    /// SSRCs, which some devices treat as more urgent.
    package init(for kind: StreamKind, using generator: inout some RandomNumberGenerator) {
        func sixteen() -> [UInt8] { (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) } }
        let range: ClosedRange<UInt32> = kind == .audio ? 1...50_000 : 50_001...100_000
        self.init(ssrc: UInt32.random(in: range, using: &generator), key: sixteen(), ivMask: sixteen())
    }
}

extension StreamIdentity: CustomStringConvertible, CustomDebugStringConvertible {
    package var description: String { "SSRC \(ssrc)" }
    package var debugDescription: String { description }
}
