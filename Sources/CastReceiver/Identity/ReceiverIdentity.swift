package import CastWire
import CryptoExtras
package import PlatformFoundation

/// A receiver's identity: its ids, and the key and certificates with which it authenticates itself.
///
/// It is made at the receiver's first start and kept in `identity.json` in its state folder, which no other receiver
/// may use. The TLS certificate is not part of it, because that is replaced every day (`TLSIdentity`).
package struct ReceiverIdentity: Sendable {
    package static let file = "identity.json"

    /// The device's id, as in `ssdp_udn` of eureka_info.
    package let uuid: UUID
    /// 32 upper-case hexadecimal digits: `cd` in its announcement.
    package let cloudID: String
    /// The device's authentication certificate, as DER.
    package let certificate: [UInt8]
    /// The one intermediate certificate between it and the developer root, as DER.
    package let intermediate: [UInt8]
    package let root: DeviceCertificate
    private let key: DeviceKey

    /// 32 lower-case hexadecimal digits: `id` in its announcement.
    package var deviceID: String {
        uuid.uuidString.lowercased().filter { $0 != "-" }
    }

    /// Answers challenges for this device.
    package var responder: DeviceAuthenticationResponder {
        DeviceAuthenticationResponder(certificate: certificate, intermediates: [intermediate], key: key)
    }

    /// Reads the identity, and makes the missing parts of it and of the developer root.
    ///
    /// It blocks for disk accesses and the search for primes: about a second at the first start. If the developer root
    /// is new, the device keeps its key and ids and gets new certificates. Throws an `IdentityError`.
    ///
    /// - Parameters:
    ///   - state: The receiver's own state folder.
    ///   - developerRoot: The folder of the user's developer root.
    ///   - keys: Makes the keys that are missing.
    package static func loadOrCreate(
        state: String, developerRoot: String, now: Date, keys: KeyMaker = .new
    ) throws -> ReceiverIdentity {
        let root = try DeveloperRoot.loadOrCreate(in: developerRoot, now: now, keys: keys)
        let folder = try PrivateFolder(state)
        return try folder.exclusively {
            guard let bytes = try folder.read(file) else {
                return try make(Record.Ids(), key: try DeviceKey(keys), root: root, folder: folder, now: now, keys)
            }
            let place = "\(state)/\(file)"
            let record = try Record.read(bytes, place)
            let key = try DeviceKey(base64: record.key, place)
            guard let identity = try record.identity(key, root: root, place) else {
                return try make(record.ids, key: key, root: root, folder: folder, now: now, keys)
            }
            return identity
        }
    }

    private static func make(
        _ ids: Record.Ids, key: DeviceKey, root: DeveloperRoot, folder: PrivateFolder, now: Date, _ keys: KeyMaker
    ) throws -> ReceiverIdentity {
        let issued = try root.issue(named: ids.uuid.uuidString.lowercased(), for: key.publicKey, now: now, keys)
        let identity = ReceiverIdentity(
            uuid: ids.uuid, cloudID: ids.cloudID, certificate: issued.device, intermediate: issued.intermediate,
            root: root.certificate, key: key)
        let record = Record(
            ids: ids, key: key.base64, certificate: Data(issued.device).base64EncodedString(),
            intermediate: Data(issued.intermediate).base64EncodedString(),
            root: Data(root.certificate.keyHash).base64EncodedString())
        do {
            try folder.write([UInt8](try JSONEncoder().encode(record)), to: file)
        } catch let error as IdentityError {
            throw error
        } catch {
            throw IdentityError(.failed, "The receiver's identity can't be written.", underlying: error)
        }
        return identity
    }

    /// The file's contents. It is one file, so that key, certificates and ids always match.
    private struct Record: Codable {
        struct Ids: Codable {
            var uuid = UUID()
            var cloudID = UUID().uuidString.filter { $0 != "-" }
        }

        var ids: Ids
        var key: String
        var certificate: String
        var intermediate: String
        /// Identifies the developer root that signed.
        var root: String

        static func read(_ bytes: [UInt8], _ place: String) throws -> Record {
            do {
                return try JSONDecoder().decode(Record.self, from: Data(bytes))
            } catch {
                throw damaged(place, error)
            }
        }

        /// Nil if another root signed.
        func identity(_ key: DeviceKey, root: DeveloperRoot, _ place: String) throws -> ReceiverIdentity? {
            guard self.root == Data(root.certificate.keyHash).base64EncodedString() else { return nil }
            do {
                let device = try DeviceCertificate(der: [UInt8](Data(base64Encoded: certificate) ?? Data()))
                let intermediate = try DeviceCertificate(der: [UInt8](Data(base64Encoded: intermediate) ?? Data()))
                guard device.verifies(try key.signature(over: [], hash: .sha256), over: [], hash: .sha256) else {
                    throw WireError(.malformedCertificate, "Its certificate is not of its key.")
                }
                return ReceiverIdentity(
                    uuid: ids.uuid, cloudID: ids.cloudID, certificate: device.der, intermediate: intermediate.der,
                    root: root.certificate, key: key)
            } catch {
                throw Self.damaged(place, error)
            }
        }

        private static func damaged(_ place: String, _ error: any Error) -> IdentityError {
            IdentityError(
                .damaged,
                "\(place) does not hold a receiver's identity: move it away, and the receiver gets a new id and key at"
                    + " its next start (a pin of the old one ends then).",
                underlying: error)
        }
    }
}
