package import CryptoExtras

/// Makes a receiver's private keys. All are RSA keys with 2,048 bits, which today's senders support.
package struct KeyMaker: Sendable {
    /// Makes new keys. The search for primes takes some hundred milliseconds for each.
    package static let new = KeyMaker { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    private let key: @Sendable () throws -> _RSA.Signing.PrivateKey

    /// - Parameter key: Returns one key at each call. Tests need hundreds of keys and return some repeatedly.
    package init(_ key: @escaping @Sendable () throws -> _RSA.Signing.PrivateKey) {
        self.key = key
    }

    /// Makes a key. Throws an `IdentityError`.
    func make() throws -> _RSA.Signing.PrivateKey {
        do {
            return try key()
        } catch {
            throw IdentityError(.failed, "A key could not be made: try again.", underlying: error)
        }
    }
}
