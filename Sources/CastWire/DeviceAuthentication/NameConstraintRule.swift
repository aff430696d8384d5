import SwiftASN1
import X509

/// Name constraints (RFC 5280, 4.2.1.10): the names that certificates below an issuer may have.
///
/// Distinguished names are compared as the RFC requires. A constraint on another kind of name is ignored if no
/// certificate below has such a name. If a certificate has one, it is not evaluated and the chain is refused. Devices'
/// certificates have none.
enum NameConstraintRule {
    /// - Parameter certificates: the certificates below the issuer, the leaf first.
    static func allows(_ certificates: ArraySlice<Certificate>, below issuer: Certificate) -> Bool {
        guard issuer.extensions[oid: .X509ExtensionID.nameConstraints] != nil else { return true }
        guard let constraints = try? issuer.extensions.nameConstraints else { return false }
        for (index, certificate) in certificates.enumerated() {
            // Constraints do not apply to a self-issued intermediate certificate, but always to the leaf (6.1.3).
            if index > 0, certificate.issuer == certificate.subject { continue }
            guard let names = names(of: certificate), names.allSatisfy({ allows($0, constraints) }) else {
                return false
            }
        }
        return true
    }

    /// Returns nil if the names can't be read.
    private static func names(of certificate: Certificate) -> [GeneralName]? {
        var names: [GeneralName] = certificate.subject.isEmpty ? [] : [.directoryName(certificate.subject)]
        if certificate.extensions[oid: .X509ExtensionID.subjectAlternativeName] != nil {
            guard let others = try? certificate.extensions.subjectAlternativeNames else { return nil }
            names += others
        }
        let addresses = certificate.subject.joined().filter { $0.type == .RDNAttributeType.emailAddress }
        return names + addresses.map { .rfc822Name(String($0.value) ?? "") }
    }

    private static func allows(_ name: GeneralName, _ constraints: NameConstraints) -> Bool {
        let permitted = constraints.permittedSubtrees.filter { isSameKind($0, name) }
        let excluded = constraints.excludedSubtrees.filter { isSameKind($0, name) }
        if permitted.isEmpty, excluded.isEmpty { return true }
        guard case .directoryName(let name) = name else { return false }
        return !excluded.contains { isWithin(name, $0) }
            && (permitted.isEmpty || permitted.contains { isWithin(name, $0) })
    }

    private static func isSameKind(_ one: GeneralName, _ other: GeneralName) -> Bool {
        switch (one, other) {
        case (.directoryName, .directoryName), (.dnsName, .dnsName), (.rfc822Name, .rfc822Name),
            (.ipAddress, .ipAddress), (.uniformResourceIdentifier, .uniformResourceIdentifier),
            (.otherName, .otherName), (.registeredID, .registeredID), (.x400Address, .x400Address),
            (.ediPartyName, .ediPartyName):
            true
        default: false
        }
    }

    /// Whether a name begins with all parts of the subtree's name.
    private static func isWithin(_ name: DistinguishedName, _ subtree: GeneralName) -> Bool {
        guard case .directoryName(let base) = subtree, base.count <= name.count else { return false }
        return zip(base, name).allSatisfy { isSame($0, $1) }
    }

    /// A relative name is a set, so the order of its attributes does not matter.
    private static func isSame(_ one: RelativeDistinguishedName, _ other: RelativeDistinguishedName) -> Bool {
        one.count == other.count
            && one.allSatisfy { attribute in other.contains { isSame(attribute, $0) } }
            && other.allSatisfy { attribute in one.contains { isSame(attribute, $0) } }
    }

    private static func isSame(
        _ one: RelativeDistinguishedName.Attribute, _ other: RelativeDistinguishedName.Attribute
    ) -> Bool {
        guard one.type == other.type else { return false }
        guard let first = String(one.value), let second = String(other.value) else { return one.value == other.value }
        return compared(first) == compared(second)
    }

    /// Case and the number of blanks do not matter (7.1).
    private static func compared(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
