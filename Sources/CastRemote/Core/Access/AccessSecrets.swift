/// The characters of ids and secrets.
enum AccessSecrets {
    /// Those of base64url (RFC 4648): a URL has to escape none of them.
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    /// Letters and digits without those that are mistaken for each other.
    private static let plainLetters = Array("abcdefghjkmnpqrstuvwxyz23456789")

    /// 132 random bits.
    static let secretLength = 22
    static let idLength = 6

    static func secret(using generator: inout some RandomNumberGenerator) -> String {
        String((0..<secretLength).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
    }

    static func id(using generator: inout some RandomNumberGenerator) -> String {
        String((0..<idLength).map { _ in plainLetters[Int.random(in: 0..<plainLetters.count, using: &generator)] })
    }

    /// Returns whether the text can be one of our secrets. Any other text is neither compared nor looked up.
    static func isSecret(_ text: String) -> Bool {
        text.utf8.count == secretLength && text.utf8.allSatisfy(isLetter)
    }

    static func isID(_ text: String) -> Bool {
        text.utf8.count == idLength && text.utf8.allSatisfy { isLetter($0) && $0 != 0x2D && $0 != 0x5F }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
