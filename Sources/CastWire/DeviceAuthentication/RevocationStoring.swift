/// Where one user's newest revocation list is kept, for all sessions and processes of that user.
package protocol RevocationStoring: Sendable {
    /// The stored bundle; empty where there is none.
    func storedRevocationList() -> [UInt8]

    /// Stores a bundle if `expected` is what is stored at that very moment.
    ///
    /// - Returns: false where something else is stored by now; nothing is changed then.
    func store(revocationList bundle: [UInt8], inPlaceOf expected: [UInt8]) throws -> Bool
}

extension RevocationList {
    /// How often another session may come in between. Each time a list was stored that is newer than the last.
    private static let storingTries = 8

    /// Stores this verified list, unless a newer one is stored: two sessions that end at once leave the newer of their
    /// lists, in whichever order they come. What is stored and can't be verified gives way.
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
