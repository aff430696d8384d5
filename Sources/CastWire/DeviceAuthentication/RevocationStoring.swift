/// The storage for a user's newest revocation list. All sessions and processes of that user share it.
package protocol RevocationStoring: Sendable {
    /// The stored bundle; empty if there is none.
    func storedRevocationList() -> [UInt8]

    /// Stores a bundle if `expected` is still stored at that moment.
    ///
    /// - Returns: false if something else is stored by now; then nothing is changed.
    func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) throws -> Bool
}

extension RevocationList {
    /// The number of attempts. An attempt fails only if another session stores a newer list in between.
    private static let storingTries = 8

    /// Stores this verified list, unless a newer one is stored.
    ///
    /// If two sessions end at once, the newer of their lists stays, in either order. A stored list that can't be
    /// verified is replaced.
    package func keep(in storage: some RevocationStoring, root: DeviceCertificate) async throws {
        for _ in 0..<Self.storingTries {
            let stored = storage.storedRevocationList()
            if !stored.isEmpty, let list = try? await RevocationList.restore(stored, root: root), !isNewer(than: list) {
                return
            }
            if try storage.store(revocationList: bundle, inPlaceOf: stored) { return }
        }
    }
}
