package import CryptoExtras

/// Where a receiver's private keys come from. All are RSA with 2,048 bits: what senders in the field read.
package struct KeyMaker: Sendable {
    /// New keys, each by a search of primes, which takes some hundred milliseconds.
    package static let new = KeyMaker { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    private let key: @Sendable () throws -> _RSA.Signing.PrivateKey

    /// - Parameter key: gives one key at each call; tests, which need hundreds, give some again.
    package init(_ key: @escaping @Sendable () throws -> _RSA.Signing.PrivateKey) {
        self.key = key
    }

    /// Throws an `IdentityError`.
    func make() throws -> _RSA.Signing.PrivateKey {
        do {
            return try key()
        } catch {
            throw IdentityError(.failed, "A key could not be made: try again.", underlying: error)
        }
    }
}
