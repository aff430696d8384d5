/// Compares secrets in a time that does not reveal how much of them is right.
package enum ConstantTime {
    /// Compares two texts.
    ///
    /// - Returns: false if the lengths differ; the length is no secret.
    package static func isEqual(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
