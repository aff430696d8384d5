import Synchronization
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The receiver's present TLS certificate, and its successors in time.
///
/// Listeners ask for it on each connection; connections that are open keep what they began with. `refresh` is to be
/// called at least once a minute: only then is no expired certificate served for longer after the machine has slept.
package final class CertificateKeeper: Sendable {
    package typealias Make = @Sendable (CertificateRenewal.Validity) async throws -> TLSIdentity

    private struct State {
        var renewal = CertificateRenewal()
        var identity: TLSIdentity?
    }

    private let state = Mutex(State())
    private let make: Make

    /// - Parameter make: takes its time; must not block the caller's thread.
    package init(make: @escaping Make) {
        self.make = make
    }

    /// Nil before the first `refresh`.
    package var current: TLSIdentity? {
        state.withLock { $0.identity }
    }

    /// Makes a certificate where one is due. Throws where it could not be made; the present one stays.
    ///
    /// - Returns: whether there is a new one.
    @discardableResult
    package func refresh(at now: Date) async throws -> Bool {
        let validity: CertificateRenewal.Validity
        switch state.withLock({ $0.renewal.check(at: now) }) {
        case .keep: return false
        case .renew(let due), .renewFirst(let due): validity = due
        }
        let identity = try await make(validity)
        state.withLock { state in
            state.identity = identity
            state.renewal.made(validity)
        }
        return true
    }
}
