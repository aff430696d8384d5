#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Which keys and certificates the devices' maker withdrew, mostly because a key leaked.
///
/// A value of this type comes only out of a bundle whose signature was verified.
package struct RevocationList: Sendable, Equatable {
    /// What a device's bundle was worth. One that is unusable counts like none at all, as no device has to send one:
    /// refusing it would stop nobody who wants to hide behind it.
    package enum Verdict: Sendable, Equatable {
        case none
        case verified(RevocationList)
        case unusable(String)
    }

    /// Unix time; the list counts in both seconds, too.
    package let notBefore: UInt64
    package let notAfter: UInt64
    /// The serialised bundle, to be stored as it is.
    package let bundle: [UInt8]
    private let keyHashes: Set<[UInt8]>
    private let serialNumbers: [[UInt8]: [ClosedRange<UInt64>]]

    /// A bundle that came over the wire fits into one message; a stored one came that way.
    package static let byteLimit = FrameLimits.maximumBodyLength
    /// Lists of one bundle that are looked at. Bundles hold one for each version, and there is one version.
    package static let listLimit = 8

    /// The first list of a known version in the bundle whose signer chains to `root` and whose dates hold at `time`.
    /// Lists that can't be read or break a rule are passed over.
    ///
    /// Throws `WireError.malformedRevocationList` where there is none, with what was wrong with the last.
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

    /// A list that was verified once and stored. Its end is not looked at: a key that leaked stays leaked.
    package static func restore(_ bundle: [UInt8], root: DeviceCertificate) async throws -> RevocationList {
        try await first(in: bundle, root: root) { list in
            guard list.notBefore < 1 << 40 else {
                throw WireError(
                    .malformedRevocationList, "The list of revoked devices is from a time that never comes.")
            }
            return Date(timeIntervalSince1970: Double(list.notBefore))
        }
    }

    /// Whether one of these is withdrawn. From the device's certificate upwards, each signed by the next.
    package func revokes(_ chain: [DeviceCertificate]) -> Bool {
        for (index, certificate) in chain.enumerated() {
            if keyHashes.contains(certificate.keyHash) { return true }
            guard index + 1 < chain.count, let serial = certificate.serialNumber else { continue }
            let ranges = serialNumbers[chain[index + 1].keyHash] ?? []
            if ranges.contains(where: { $0.contains(serial) }) { return true }
        }
        return false
    }

    /// Newer is what became valid later, and of two from the same second the one that stays valid longer.
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

    /// - Parameter signingTime: the time at which the list's signer has to be valid; it throws where the list's own
    ///   dates are wrong.
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

/// The newest list seen, whichever device it came from. Where it is kept is the caller's: `list.bundle` is what to
/// write, `RevocationList.restore` what reads it back.
package struct NewestRevocationList: Sendable, Equatable {
    package private(set) var list: RevocationList?

    package init(_ list: RevocationList? = nil) {
        self.list = list
    }

    /// Whether the list was taken and is to be stored.
    package mutating func offer(_ offered: RevocationList) -> Bool {
        if let list, !offered.isNewer(than: list) { return false }
        list = offered
        return true
    }
}

extension WireError.Code {
    /// A revocation list that can't be read, is not signed by who may, or is not of this time.
    package static let malformedRevocationList = WireError.Code(rawValue: "malformedRevocationList")
}
