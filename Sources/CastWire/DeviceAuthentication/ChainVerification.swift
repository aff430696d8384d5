package import PlatformFoundation
import X509

/// A verification that the authentication machine requests: whether a chain ends at a trusted root, and whether the
/// revocation list that came with it is valid.
///
/// It is a value, so a driver can run it on any task.
package struct ChainVerification: Sendable, Equatable {
    package let leaf: DeviceCertificate
    package let intermediates: [DeviceCertificate]
    package let anchors: TrustAnchors
    /// A CRL bundle as received; empty if there is none.
    package let revocation: [UInt8]
    package let time: Date

    package init(
        leaf: DeviceCertificate, intermediates: [DeviceCertificate], anchors: TrustAnchors,
        revocation: [UInt8] = [], time: Date
    ) {
        self.leaf = leaf
        self.intermediates = intermediates
        self.anchors = anchors
        self.revocation = revocation
        self.time = time
    }

    /// Runs the verification. It reads no clock and does no I/O.
    package func run() async -> ChainVerificationResult {
        let path = await CertificatePath.find(
            leaf: leaf, intermediates: intermediates, roots: anchors.roots.map(\.certificate), at: time)
        return ChainVerificationResult(path: checked(path), list: await list())
    }

    private func list() async -> RevocationList.Verdict {
        guard !revocation.isEmpty else { return .none }
        do {
            return .verified(
                try await RevocationList.verify(revocation, root: anchors.revocationRoot, at: time))
        } catch let error as WireError {
            return .unusable(error.description)
        } catch {
            return .unusable("\(error)")
        }
    }

    /// The rules that Cast adds to the general ones: a common name, and a key that may sign.
    private func checked(_ path: Result<CertificatePath, ChainFault>) -> Result<CertificatePath, ChainFault> {
        guard case .success = path else { return path }
        if !leaf.allowsSignatures {
            return .failure(.unfit("the device's certificate does not say that its key may sign"))
        }
        return leaf.commonName.isEmpty ? .failure(.unfit("the device's certificate bears no name")) : path
    }
}

/// The result of a `ChainVerification`.
package struct ChainVerificationResult: Sendable, Equatable {
    package let path: Result<CertificatePath, ChainFault>
    package let list: RevocationList.Verdict

    package init(path: Result<CertificatePath, ChainFault>, list: RevocationList.Verdict) {
        self.path = path
        self.list = list
    }
}

/// The reason why a chain is not trusted.
package enum ChainFault: Error, Sendable, Equatable {
    /// No path leads to a trusted root. `top` is the name of the last issuer that was searched for.
    case untrustedRoot(top: String)
    case expired(ChainLink, name: String, on: Date)
    case notYetValid(ChainLink, name: String, before: Date)
    case unfit(String)
}

/// A certificate's position in a chain.
package enum ChainLink: Sendable, Equatable {
    case device, intermediate, root
}

/// The certificates from a leaf to a trusted root. All signatures, dates and constraints are valid.
package struct CertificatePath: Sendable, Equatable {
    /// The leaf is first, the root last.
    package let certificates: [DeviceCertificate]

    package init(certificates: [DeviceCertificate]) {
        self.certificates = certificates
    }

    /// Whether a certificate below the root has Cast's policy for audio-only devices.
    package var isAudioOnly: Bool {
        certificates.dropLast().contains(where: \.isAudioOnly)
    }

    static func find(
        leaf: DeviceCertificate, intermediates: [DeviceCertificate], roots: [DeviceCertificate], at time: Date
    ) async -> Result<CertificatePath, ChainFault> {
        var verifier = Verifier(rootCertificates: CertificateStore(roots.map(\.certificate))) {
            ChainRules(time: time)
        }
        let store = CertificateStore(intermediates.map(\.certificate))
        switch await verifier.validate(leaf: leaf.certificate, intermediates: store) {
        case .validCertificate(let chain):
            let known = [leaf] + intermediates + roots
            return .success(
                CertificatePath(
                    certificates: chain.compactMap { link in known.first { $0.certificate == link } }))
        case .couldNotValidate(let failures):
            // Each failure contains a chain that reached a root. Without a failure, no chain reached a root.
            guard let failure = failures.first else {
                return .failure(.untrustedRoot(top: (intermediates.last ?? leaf).issuerName))
            }
            return .failure(fault(of: failure, at: time))
        }
    }

    private static func fault(of failure: CertificateValidationResult.PolicyFailure, at time: Date) -> ChainFault {
        for index in failure.chain.startIndex..<failure.chain.endIndex {
            let certificate = failure.chain[index]
            let link: ChainLink =
                index == failure.chain.startIndex
                ? .device : index == failure.chain.endIndex - 1 ? .root : .intermediate
            let name = DeviceCertificate.commonName(in: certificate.subject)
            if certificate.notValidAfter < time {
                return .expired(link, name: name, on: certificate.notValidAfter)
            }
            if time < certificate.notValidBefore {
                return .notYetValid(link, name: name, before: certificate.notValidBefore)
            }
        }
        return .unfit("its certificates break the rules for certificate chains")
    }
}
