package import CastWire

/// Everything that a store holds, as it was at one moment.
package struct StoredTrust: Sendable {
    package var anchors = TrustAnchors.google
    package var pins: [NamedPin] = []
    /// The newest verified revocation list of any device, serialised; empty where there is none.
    package var revocationList: [UInt8] = []
    /// A sentence for each file that could not be used.
    package var faults: [String] = []

    package init() {}
}
