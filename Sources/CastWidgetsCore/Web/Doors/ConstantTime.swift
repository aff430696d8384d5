/// Compares secrets in a time that does not reveal how much of them is right.
package enum ConstantTime {
    /// Compares two texts.
    ///
    /// - Returns: false if the lengths differ; the length is no secret.
    package static func isEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Names that nobody can guess.
package enum RandomHex {
    /// Makes a random name.
    ///
    /// - Returns: two hexadecimal digits for each byte, in lower case.
    package static func make(bytes: Int, using random: inout some RandomNumberGenerator) -> String {
        (0..<bytes).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &random)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }
}
