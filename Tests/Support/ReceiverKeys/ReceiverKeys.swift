package import CastReceiver
import CryptoExtras
import Synchronization

extension KeyMaker {
    /// For receivers in tests that are not about their keys: the first few are new, and are given again in turn then.
    /// So many differ in a row that no receiver, and no two that a test starts together, has one twice.
    package static let recycling = KeyMaker { try shelf.next() }

    private static let shelf = KeyShelf()
}

private final class KeyShelf: Sendable {
    private static let size = 16

    private struct State {
        var keys: [_RSA.Signing.PrivateKey] = []
        var given = 0
    }

    private let state = Mutex(State())

    func next() throws -> _RSA.Signing.PrivateKey {
        let old = state.withLock { state -> _RSA.Signing.PrivateKey? in
            guard state.keys.count >= Self.size else { return nil }
            state.given += 1
            return state.keys[state.given % state.keys.count]
        }
        if let old { return old }
        let new = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        state.withLock { $0.keys.append(new) }
        return new
    }
}
