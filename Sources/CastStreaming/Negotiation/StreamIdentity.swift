/// What tells one offered stream from all others and seals it: drawn anew for each stream of each offer.
package struct StreamIdentity: Hashable, Sendable {
    package var ssrc: UInt32
    /// 16 bytes. Secret.
    package var key: [UInt8]
    /// 16 bytes. Secret.
    package var ivMask: [UInt8]

    package init(ssrc: UInt32, key: [UInt8], ivMask: [UInt8]) {
        precondition(key.count == 16 && ivMask.count == 16, "the key and the mask of AES-128-CTR have 16 bytes each")
        self.ssrc = ssrc
        self.key = key
        self.ivMask = ivMask
    }

    /// A random one. The generator must be the system's: the key is only as good as it. Audio takes the lower numbers,
    /// which some devices treat as the more urgent ones.
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
