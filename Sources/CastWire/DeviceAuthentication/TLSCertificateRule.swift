#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// How long a device's TLS certificate may still live. The device's signature covers the certificate, so these dates
/// are how long that signature counts; who signed the certificate itself says nothing, real ones are self-signed.
package enum TLSCertificateRule {
    /// Senders refuse a certificate with more of its life left.
    package static let longestRest: TimeInterval = 4 * 86_400
    /// How far the two clocks may differ where that opens nothing to an attacker.
    package static let clockTolerance: TimeInterval = 300

    package enum Fault: Sendable, Equatable {
        case unreadable
        case expired(on: Date)
        case notYetValid(before: Date)
        case livesTooLong(until: Date)
    }

    package static func fault(of der: [UInt8], at time: Date) -> Fault? {
        guard let certificate = try? DeviceCertificate(der: der) else { return .unreadable }
        if certificate.notValidAfter < time { return .expired(on: certificate.notValidAfter) }
        if time.addingTimeInterval(clockTolerance) < certificate.notValidBefore {
            return .notYetValid(before: certificate.notValidBefore)
        }
        if time.addingTimeInterval(longestRest + clockTolerance) < certificate.notValidAfter {
            return .livesTooLong(until: certificate.notValidAfter)
        }
        return nil
    }
}
