import Synchronization
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The receiver's present TLS certificate, and its successors in time.
///
/// Listeners ask for it on each connection; connections that are open keep what they began with. One that is not valid
/// at that moment (the machine has slept, its clock was set) is not shown to anybody: the connection is not had, and
/// `wakes` tells whoever calls `refresh` that this is due. Otherwise once a minute is often enough.
package final class CertificateKeeper: Sendable {
    package typealias Make = @Sendable (CertificateRenewal.Validity) async throws -> TLSIdentity

    private struct State {
        var renewal = CertificateRenewal()
        var identity: TLSIdentity?
    }

    /// Tells that a certificate was missed, for one consumer; several misses may come as one.
    package let wakes: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation
    private let state = Mutex(State())
    private let make: Make

    /// - Parameter make: takes its time; must not block the caller's thread.
    package init(make: @escaping Make) {
        self.make = make
        (wakes, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Nil before the first `refresh`.
    package var current: TLSIdentity? {
        state.withLock { $0.identity }
    }

    /// What a connection may show now; nil where there is none that senders take, which wakes the consumer of `wakes`.
    package func valid(at now: Date) -> TLSIdentity? {
        if let current, current.validity.notBefore <= now, now < current.validity.notAfter { return current }
        wake()
        return nil
    }

    /// Asks for a `refresh`.
    package func wake() {
        wakeUp.yield()
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
