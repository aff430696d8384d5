import PlatformFoundation
import SwiftASN1
import X509

/// The rules of RFC 5280 for a chain whose signatures are valid: versions, dates, path lengths, key usage, names.
///
/// The library's own policy refuses every chain with a name constraint on distinguished names, whether or not the names
/// meet it, and does not check key usage. All rules are therefore here.
struct ChainRules: VerifierPolicy {
    let time: Date

    var verifyingCriticalExtensions: [ASN1ObjectIdentifier] {
        [.X509ExtensionID.basicConstraints, .X509ExtensionID.nameConstraints, .X509ExtensionID.keyUsage]
    }

    func chainMeetsPolicyRequirements(chain: UnverifiedCertificateChain) async -> PolicyEvaluationResult {
        do {
            try check(Array(chain))
            return .meetsPolicy
        } catch let fault as Fault {
            return .failsToMeetPolicy(reason: fault.reason)
        } catch {
            return .failsToMeetPolicy(reason: "an extension of a certificate can't be read")
        }
    }

    private struct Fault: Error {
        let reason: String
    }

    /// The chain starts with the leaf and ends with the root; it may be a root alone.
    private func check(_ chain: [Certificate]) throws {
        for certificate in chain { try checkByItself(certificate) }
        var issuersBelow = 0
        for (index, issuer) in chain.enumerated() where index > 0 || chain.count == 1 {
            try checkIssuer(issuer, isRoot: index == chain.count - 1, issuersBelow: issuersBelow)
            guard NameConstraintRule.allows(chain[..<index], below: issuer) else {
                throw Fault(reason: "an issuer may not give a certificate such a name")
            }
            // A self-issued certificate does not count toward the path length (4.2.1.9).
            if issuer.issuer != issuer.subject { issuersBelow += 1 }
        }
    }

    private func checkByItself(_ certificate: Certificate) throws {
        guard certificate.version != .v1 || certificate.extensions.isEmpty else {
            throw Fault(reason: "a certificate of version 1 has extensions")
        }
        let second = Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.down))
        guard certificate.notValidBefore <= second, second <= certificate.notValidAfter else {
            throw Fault(reason: "a certificate is not valid at this time")
        }
    }

    /// A version 1 certificate has no extensions, so a trusted root of version 1 is accepted without checks.
    private func checkIssuer(_ issuer: Certificate, isRoot: Bool, issuersBelow: Int) throws {
        if isRoot, issuer.version == .v1 { return }
        guard case .isCertificateAuthority(let maximum)? = try issuer.extensions.basicConstraints else {
            throw Fault(reason: "an issuer is no certificate authority")
        }
        guard maximum.map({ issuersBelow <= $0 }) ?? true else {
            throw Fault(reason: "there are more issuers below one than it allows")
        }
        guard DeviceCertificate.allowsCertificates(issuer) else {
            throw Fault(reason: "an issuer's key is not meant to sign certificates")
        }
    }
}
