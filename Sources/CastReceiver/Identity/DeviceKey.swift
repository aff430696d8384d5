import CastWire
import Crypto
import CryptoExtras
import PlatformFoundation

/// The private key with which a receiver authenticates itself. Its description does not contain the key.
struct DeviceKey: DeviceSigning, CustomStringConvertible {
    private let key: _RSA.Signing.PrivateKey

    init(_ keys: KeyMaker) throws {
        key = try keys.make()
    }

    init(base64 text: String, _ place: String) throws {
        do {
            key = try _RSA.Signing.PrivateKey(derRepresentation: Data(base64Encoded: text) ?? Data())
        } catch {
            throw IdentityError(
                .damaged,
                "\(place) holds no usable key: move it away, and the receiver gets a new id and key at its next start.",
                underlying: error)
        }
    }

    var publicKey: _RSA.Signing.PublicKey { key.publicKey }
    var base64: String { key.pkcs8DERRepresentation.base64EncodedString() }
    var description: String { "device key" }

    func signature(over bytes: [UInt8], hash: AuthenticationHash) throws -> [UInt8] {
        switch hash {
        case .sha1:
            let digest = Insecure.SHA1.hash(data: bytes)
            return [UInt8](try key.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation)
        case .sha256:
            let digest = SHA256.hash(data: bytes)
            return [UInt8](try key.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}
