/// Where a published item is: `/token/name`. The token is what nobody can guess, so a path is a secret: it belongs into
/// the message to the receiver and into the state file of a session that is to be resumed, never into a log.
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

    /// Letters, digits, `-`, `_` and `.` stay, all else becomes `-`; at most 80 of them, the extension kept.
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
