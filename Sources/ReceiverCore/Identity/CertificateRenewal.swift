#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// When a receiver needs a new TLS certificate, and what dates that one bears.
///
/// Senders refuse a certificate that has expired, is not valid yet, or has more than about four days left, and the
/// clock of a receiver jumps: after sleep, after its first contact with a time server. So ask before each connection
/// (`check`), and at `renewal` besides, lest the first sender of the day waits for the new key.
package struct CertificateRenewal: Sendable, Equatable {
    package static let life: TimeInterval = 48 * 3_600
    /// Clocks of senders run behind.
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
        /// The present one serves.
        case keep
        /// Make one with these dates and report `made`. Should that fail, the present one may be served meanwhile.
        case renew(Validity)
        /// Make one with these dates first; the present one, if any, must not be served.
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

    /// When the present certificate is to be followed by the next; nil before the first.
    package var renewal: Date? {
        current?.notBefore.addingTimeInterval(Self.backdating + Self.renewalAge)
    }
}
