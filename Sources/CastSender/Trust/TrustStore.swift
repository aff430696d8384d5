package import CastWire

/// The store of this user's trust settings.
///
/// Reading never fails: missing files count as empty. Files that can't be read are ignored and named in `faults`.
package protocol TrustStore: RevocationStoring {
    func load() -> StoredTrust

    /// Adds a pin and replaces any other pin of the same device.
    ///
    /// - Throws: `CastError` that names the file.
    func add(_ pin: NamedPin) throws(CastError)
    /// Removes a pin. Returns whether there was one.
    func remove(_ pin: KeyPin) throws(CastError) -> Bool
}
