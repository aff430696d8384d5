/// Sorts names as people expect: "Episode 2" before "Episode 10", "élan" beside "elan".
enum NaturalOrder {
    /// Returns the bytes that are compared instead of the name. They are made once for each name.
    static func key(of name: String) -> [UInt8] {
        var key: [UInt8] = []
        var rest = FoldedText.bytes(of: name)[...]
        while let byte = rest.first {
            guard (0x30...0x39).contains(byte) else {
                key.append(byte)
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest.dropFirst(digits.count)
            // The count of digits, without leading zeros, comes first: a number with more digits is larger.
            let number = digits.drop { $0 == 0x30 }
            key += [0x30, UInt8(min(number.count, 255))] + number
        }
        // Names that are equal so far are ordered by the name itself.
        return key + [0] + Array(name.utf8.prefix(300))
    }

    static func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool { left.lexicographicallyPrecedes(right) }
}
