package import PlatformFoundation

/// The keys and certificates that the devices' maker revoked, mostly because a key leaked.
///
/// The signature of every value of this type was verified.
package struct RevocationList: Sendable, Equatable {
    /// The state of a device's revocation bundle.
    ///
    /// An unusable bundle counts as no bundle. Devices need not send one, so refusing it would stop no attacker.
    package enum Verdict: Sendable, Equatable {
        case none
        case verified(RevocationList)
        case unusable(String)
    }

    /// Unix time in seconds. The list is valid from `notBefore` through `notAfter`.
    package let notBefore: UInt64
    package let notAfter: UInt64
    /// The serialized bundle, for storage.
    package let bundle: [UInt8]
    private let keyHashes: Set<[UInt8]>
    private let serialNumbers: [[UInt8]: [ClosedRange<UInt64>]]

    /// The longest bundle in bytes: it has to fit into one message, as did each stored bundle.
    package static let byteLimit = FrameLimits.maximumBodyLength
    /// The number of lists in a bundle that are read. A bundle has one for each version, and there is one version.
    package static let listLimit = 8

    /// Returns the first list of a known version whose signer chains to `root` and whose dates include `time`.
    ///
    /// Lists that can't be read or break a rule are skipped. If no list is left, it throws
    /// `WireError.malformedRevocationList` with the fault of the last one.
    package static func verify(
        _ bundle: [UInt8], root: DeviceCertificate, at time: Date
    ) async throws -> RevocationList {
        try await first(in: bundle, root: root) { list in
            let now = time.timeIntervalSince1970.rounded(.down)
            guard Double(list.notBefore) <= now else {
                throw WireError(.malformedRevocationList, "The list of revoked devices is not valid yet.")
            }
            guard now <= Double(list.notAfter) else {
                throw WireError(.malformedRevocationList, "The list of revoked devices has expired.")
            }
            return time
        }
    }

    /// Reads a stored list that was verified before. Its end date is not checked, since a leaked key stays leaked.
    package static func restore(_ bundle: [UInt8], root: DeviceCertificate) async throws -> RevocationList {
        try await first(in: bundle, root: root) { list in
            guard list.notBefore < 1 << 40 else {
                throw WireError(
                    .malformedRevocationList, "The list of revoked devices is from a time that never comes.")
            }
            return Date(timeIntervalSince1970: Double(list.notBefore))
        }
    }

    /// Returns whether a certificate of the chain is revoked. The chain starts with the device's certificate; each is
    /// signed by the next one.
    package func revokes(_ chain: [DeviceCertificate]) -> Bool {
        for (index, certificate) in chain.enumerated() {
            if keyHashes.contains(certificate.keyHash) { return true }
            guard index + 1 < chain.count, let serial = certificate.serialNumber else { continue }
            let ranges = serialNumbers[chain[index + 1].keyHash] ?? []
            if ranges.contains(where: { $0.contains(serial) }) { return true }
        }
        return false
    }

    /// Returns whether this list became valid later than the other one, or at the same second and stays valid longer.
    package func isNewer(than other: RevocationList) -> Bool {
        (notBefore, notAfter) > (other.notBefore, other.notAfter)
    }

    private init(_ statement: RevocationStatement, bundle: [UInt8]) throws {
        self.bundle = bundle
        notBefore = statement.notBefore
        notAfter = statement.notAfter
        keyHashes = Set(statement.keyHashes.lazy.filter { $0.count == KeyPin.length })
        var serialNumbers: [[UInt8]: [ClosedRange<UInt64>]] = [:]
        for range in statement.serialNumbers {
            guard range.first <= range.last else {
                throw WireError(.malformedRevocationList, "A range of revoked serial numbers ends before it begins.")
            }
            serialNumbers[range.issuerKeyHash, default: []].append(range.first...range.last)
        }
        self.serialNumbers = serialNumbers
    }

    /// - Parameter signingTime: returns the time at which the list's signer has to be valid; throws if the list's dates
    ///   are wrong.
    private static func first(
        in bundle: [UInt8], root: DeviceCertificate, signingTime: (RevocationList) throws -> Date
    ) async throws -> RevocationList {
        guard bundle.count <= byteLimit else {
            throw WireError(.malformedRevocationList, "The list of revoked devices is longer than any.")
        }
        var failure = WireError(
            .malformedRevocationList, "The list of revoked devices is of no version that is known here.")
        for signed in try lists(in: bundle) {
            do {
                let statement = try RevocationStatement(ofPeer: signed.statement)
                guard statement.version == 0 else { continue }
                let list = try RevocationList(statement, bundle: bundle)
                try await verifySignature(of: signed, root: root, at: try signingTime(list))
                return list
            } catch {
                failure = unreadable(error)
            }
        }
        throw failure
    }

    private static func lists(in bundle: [UInt8]) throws -> [SignedRevocationList] {
        do {
            return try RevocationBundle(ofPeer: bundle).lists
        } catch {
            throw unreadable(error)
        }
    }

    private static func unreadable(_ error: any Error) -> WireError {
        (error as? WireError)
            ?? WireError(.malformedRevocationList, "The list of revoked devices can't be read.", underlying: error)
    }

    private static func verifySignature(
        of signed: SignedRevocationList, root: DeviceCertificate, at time: Date
    ) async throws {
        let signer = try DeviceCertificate(der: signed.signer)
        guard signer.verifies(signed.signature, over: signed.statement, hash: .sha256) else {
            throw WireError(.malformedRevocationList, "The signature of the list of revoked devices is wrong.")
        }
        let path = await CertificatePath.find(leaf: signer, intermediates: [], roots: [root], at: time)
        guard case .success = path else {
            throw WireError(
                .malformedRevocationList, "The list of revoked devices is signed by somebody who may not.")
        }
    }
}

/// The newest list from any device.
///
/// The caller stores `list.bundle` and reads it back with `RevocationList.restore`.
package struct NewestRevocationList: Sendable, Equatable {
    package private(set) var list: RevocationList?

    package init(_ list: RevocationList? = nil) {
        self.list = list
    }

    /// Takes a newer list. Returns whether it was taken and has to be stored.
    package mutating func offer(_ offered: RevocationList) -> Bool {
        if let list, !offered.isNewer(than: list) { return false }
        list = offered
        return true
    }
}

extension WireError.Code {
    /// A revocation list that can't be read, has no valid signature, or is not valid now.
    package static let malformedRevocationList = WireError.Code(rawValue: "malformedRevocationList")
}
