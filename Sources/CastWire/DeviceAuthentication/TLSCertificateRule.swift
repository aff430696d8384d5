package import PlatformFoundation

/// The rule for the dates of a device's TLS certificate.
///
/// The device's signature covers the certificate, so the dates limit how long that signature is valid. The
/// certificate's issuer is not checked; real certificates are self-signed.
package enum TLSCertificateRule {
    /// Senders refuse a certificate that is valid for more seconds than this from now.
    package static let longestRest: TimeInterval = 4 * 86_400
    /// The allowed difference between the two clocks, in seconds, where it gives an attacker no advantage.
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
