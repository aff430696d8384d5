package import CastWire

/// What this user trusts, and where it is kept.
///
/// Reading never fails: what is missing counts as empty, and what can't be read is passed over and named in `faults`.
package protocol TrustStore: Sendable {
    func load() -> StoredTrust

    /// - Throws: `CastError` that names the file.
    func add(_ pin: NamedPin) throws(CastError)
    /// Whether there was such a pin.
    func remove(_ pin: KeyPin) throws(CastError) -> Bool
    /// Keeps a verified revocation list, in its serialised form, in place of the last one.
    func store(revocationList bundle: [UInt8]) throws(CastError)
}

/// A pin and what its owner calls the device.
package struct NamedPin: Hashable, Sendable {
    package let pin: KeyPin
    /// One line; may be empty.
    package let name: String

    package init(pin: KeyPin, name: String) {
        self.pin = pin
        self.name = String(name.map { $0.isNewline ? " " : $0 })
    }
}

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
