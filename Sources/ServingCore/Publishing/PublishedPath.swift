/// The path of a published item: `/token/name`. Nobody can guess the token, so a path is a secret: it may be in the
/// message to the receiver and in the state file of a resumable session, never in a log.
package struct PublishedPath: Hashable, Sendable, Codable {
    package let token: String
    package let name: String

    package init(token: String, name: String) {
        self.token = token
        self.name = name
    }

    /// 128 random bits as 32 hexadecimal digits.
    package init(name: String, using generator: inout some RandomNumberGenerator) {
        let halves = [generator.next(), generator.next()] as [UInt64]
        token = halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        self.name = PublishedPath.plain(name)
    }

    package var text: String { "/\(token)/\(name)" }

    /// The last 80 characters of the name, with all but letters, digits, `-`, `_` and `.` replaced by `-`.
    package static func plain(_ name: String) -> String {
        let letters = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
            default: "-"
            }
        }
        let text = String(letters.suffix(80).drop { $0 == "." || $0 == "-" })
        return text.isEmpty ? "media" : text
    }
}
