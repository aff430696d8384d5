/// The roots at which a device's chain may end: the maker's roots, and those that the user installed (including the
/// developer root of the user's own receivers).
///
/// The caller reads the files. On Linux the developer root's certificate is
/// `$XDG_CONFIG_HOME/marquee/developer-root.pem`; other roots are the `*.pem` files in
/// `$XDG_CONFIG_HOME/marquee/roots`.
package struct TrustAnchors: Sendable, Equatable {
    /// The party that trusts the root.
    package enum Origin: Sendable, Equatable {
        case maker
        case user
    }

    package struct Root: Sendable, Equatable {
        package let origin: Origin
        package let certificate: DeviceCertificate

        package init(origin: Origin, certificate: DeviceCertificate) {
            self.origin = origin
            self.certificate = certificate
        }
    }

    package private(set) var roots: [Root]
    /// The root for the signers of revocation lists.
    package let revocationRoot: DeviceCertificate

    package init(roots: [Root], revocationRoot: DeviceCertificate) {
        self.roots = roots
        self.revocationRoot = revocationRoot
    }

    /// The two roots of genuine Cast devices, and the root of their revocation list.
    package static let google = TrustAnchors(
        roots: [GoogleRoots.cast, GoogleRoots.eureka].map { Root(origin: .maker, certificate: embedded($0)) },
        revocationRoot: embedded(GoogleRoots.revocation))

    /// Adds every certificate of a PEM text as a root that the user trusts.
    ///
    /// Throws `WireError.malformedCertificate` and adds nothing if there is no certificate or one can't be read.
    package mutating func trust(pem text: String) throws {
        let certificates = try PEMText.blocks(in: text).map { try DeviceCertificate(der: $0) }
        guard !certificates.isEmpty else {
            throw WireError(.malformedCertificate, "There is no certificate in this PEM text.")
        }
        for certificate in certificates where !roots.contains(where: { $0.certificate == certificate }) {
            roots.append(Root(origin: .user, certificate: certificate))
        }
    }

    func origin(of certificate: DeviceCertificate) -> Origin? {
        roots.first { $0.certificate == certificate }?.origin
    }

    private static func embedded(_ pem: String) -> DeviceCertificate {
        guard let der = try? PEMText.blocks(in: pem).first, let certificate = try? DeviceCertificate(der: der) else {
            preconditionFailure("a root that is part of the program can't be read")
        }
        return certificate
    }
}
