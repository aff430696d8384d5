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
