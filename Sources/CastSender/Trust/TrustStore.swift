package import CastWire

/// What this user trusts, and where it is kept.
///
/// Reading never fails: what is missing counts as empty, and what can't be read is passed over and named in `faults`.
package protocol TrustStore: RevocationStoring {
    func load() -> StoredTrust

    /// Adds a pin in place of any other pin of the same device.
    ///
    /// - Throws: `CastError` that names the file.
    func add(_ pin: NamedPin) throws(CastError)
    /// Whether there was such a pin.
    func remove(_ pin: KeyPin) throws(CastError) -> Bool
}
