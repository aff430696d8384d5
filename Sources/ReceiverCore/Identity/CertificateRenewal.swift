package import PlatformFoundation

/// Decides when a receiver needs a new TLS certificate, and which dates the certificate gets.
///
/// Senders refuse a certificate that has expired, is not valid yet, or has more than about four days left. A receiver's
/// clock jumps: after sleep, and after the first contact with a time server. So the owner calls `check` before each
/// connection. It also calls it at `renewal`, so that no sender has to wait for a new key.
package struct CertificateRenewal: Sendable, Equatable {
    package static let life: TimeInterval = 48 * 3_600
    /// The validity begins this much earlier, because senders' clocks may be behind.
    package static let backdating: TimeInterval = 3_600
    package static let renewalAge: TimeInterval = 24 * 3_600

    /// The dates of a certificate.
    package struct Validity: Sendable, Equatable {
        package let notBefore: Date
        package let notAfter: Date

        package init(notBefore: Date, notAfter: Date) {
            self.notBefore = notBefore
            self.notAfter = notAfter
        }
    }

    package enum Outcome: Sendable, Equatable {
        /// The current certificate is valid.
        case keep
        /// A new certificate with these dates is due; report it with `made`. Until then the current one may be used.
        case renew(Validity)
        /// A new certificate with these dates is needed first. The current one, if any, must not be used.
        case renewFirst(Validity)
    }

    package private(set) var current: Validity?

    package init() {}

    package func check(at now: Date) -> Outcome {
        let start = Date(timeIntervalSince1970: (now.timeIntervalSince1970 - Self.backdating).rounded(.down))
        let new = Validity(notBefore: start, notAfter: start.addingTimeInterval(Self.life + Self.backdating))
        guard let current, current.notBefore <= now, now < current.notAfter else { return .renewFirst(new) }
        return now.timeIntervalSince(current.notBefore) < Self.renewalAge + Self.backdating ? .keep : .renew(new)
    }

    package mutating func made(_ validity: Validity) {
        current = validity
    }

    /// When the current certificate is to be replaced; nil before the first one.
    package var renewal: Date? {
        current?.notBefore.addingTimeInterval(Self.backdating + Self.renewalAge)
    }
}
