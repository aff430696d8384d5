package import PlatformFoundation
import Synchronization

/// Keeps the receiver's current TLS certificate and renews it.
///
/// Listeners ask for the certificate on each connection; open connections keep theirs. A certificate that is not valid
/// at that moment (after sleep, or because the clock was set) is not shown to anybody. Then the connection is refused,
/// and `wakes` tells the consumer to call `refresh`. Apart from that, calling `refresh` once a minute is enough.
final class CertificateKeeper: Sendable {
    typealias Make = @Sendable (CertificateRenewal.Validity) async throws -> TLSIdentity

    private struct State {
        var renewal = CertificateRenewal()
        var identity: TLSIdentity?
    }

    /// Reports that no valid certificate was found, for one consumer. Several reports may be merged into one.
    let wakes: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation
    private let state = Mutex(State())
    private let make: Make

    /// - Parameter make: Makes a certificate. It takes a while and must not block the caller's thread.
    init(make: @escaping Make) {
        self.make = make
        (wakes, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Nil before the first `refresh`.
    var current: TLSIdentity? {
        state.withLock { $0.identity }
    }

    /// The certificate that a connection may show now. Nil if there is none that senders accept; then the consumer of
    /// `wakes` is woken.
    func valid(at now: Date) -> TLSIdentity? {
        if let current, current.validity.notBefore <= now, now < current.validity.notAfter { return current }
        wake()
        return nil
    }

    /// Requests a `refresh`.
    func wake() {
        wakeUp.yield()
    }

    /// Makes a certificate if one is due. If that fails it throws, and the current certificate stays.
    ///
    /// - Returns: Whether there is a new certificate.
    @discardableResult
    func refresh(at now: Date) async throws -> Bool {
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
