import Crypto
import PlatformFoundation

/// Ids for library entries that reveal nothing of their place and that nobody can guess: a keyed digest of the place.
/// The key is stored in the state folder, so that ids outlive a restart.
struct LibraryIDs: Sendable {
    private let key: SymmetricKey

    /// - Parameter folder: the folder of the key, which is created if it is missing.
    /// - Throws: ``RemoteRefusal`` `.unreadable`.
    init(folder: String) throws(RemoteRefusal) {
        let path = folder + "/library.key"
        if let known = try PrivateFiles.read(path, limit: 64), known.count == 32 {
            key = SymmetricKey(data: known)
            return
        }
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        try PrivateFiles.write(bytes, to: path)
        key = SymmetricKey(data: bytes)
    }

    /// Returns 22 letters of base64url (RFC 4648): 128 bits.
    func id(place: String, _ path: RelativePath) -> String {
        var digest = HMAC<SHA256>(key: key)
        digest.update(data: Data(place.utf8))
        for name in path.names { digest.update(data: Data([0]) + Data(name.utf8)) }
        return Self.text(digest.finalize().prefix(16))
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        let text = Data(bytes).base64EncodedString().prefix(22)
        return String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    }

    static func isID(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 22
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
                default: false
                }
            }
    }
}
