package import CastWire

/// The content of a trust store at one moment.
package struct StoredTrust: Sendable {
    package var anchors = TrustAnchors.google
    package var pins: [NamedPin] = []
    /// The newest verified revocation list from any device, serialized. Empty if there is none.
    package var revocationList: [UInt8] = []
    /// A sentence for each file that could not be used.
    package var faults: [String] = []

    package init() {}
}
