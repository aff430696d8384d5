/// Makes inputs out of seeds, without coverage: the same ones for the same number, on every machine. For the tests;
/// Scripts/fuzz has libFuzzer.
public struct Mutator: Sendable {
    /// Longer ones are not made longer.
    private static let longest = 16_384

    private static let hardNumbers = [
        "0", "-1", "1e300", "-1e300", "1e-300", "9223372036854775807", "9007199254740993", "0.001", "null",
    ]

    private var random: SplitMix
    private let seeds: [[UInt8]]

    public init(seed: UInt64, seeds: [[UInt8]]) {
        random = SplitMix(state: seed)
        self.seeds = seeds.isEmpty ? [[]] : seeds
    }

    public mutating func next() -> [UInt8] {
        var bytes = seeds[Int.random(in: seeds.indices, using: &random)]
        for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes) }
        return bytes
    }

    /// Changes a text as texts are changed, which libFuzzer does not know of: a number, or a line that is said again.
    public static func changeText(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
        var mutator = Mutator(seed: seed, seeds: [])
        var changed = bytes
        let at = bytes.isEmpty ? 0 : Int.random(in: bytes.indices, using: &mutator.random)
        if Bool.random(using: &mutator.random) {
            mutator.renumber(&changed, from: at)
        } else {
            mutator.repeatLine(&changed, at: at)
        }
        return changed
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let at = bytes.isEmpty ? 0 : Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where !bytes.isEmpty: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1 where !bytes.isEmpty: bytes[at] = [0, 1, 0x7F, 0x80, 0xC0, 0xFF].randomElement(using: &random) ?? 0
        case 2 where !bytes.isEmpty: bytes.remove(at: at)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 4 where !bytes.isEmpty: bytes.removeLast(bytes.count - at)
        case 5: splice(into: &bytes, at: at)
        case 6: renumber(&bytes, from: at)
        case 7: repeatLine(&bytes, at: at)
        default: if bytes.count < Self.longest { bytes += bytes }
        }
    }

    private mutating func splice(into bytes: inout [UInt8], at index: Int) {
        let other = seeds[Int.random(in: seeds.indices, using: &random)]
        guard !other.isEmpty, bytes.count < Self.longest else { return }
        let start = Int.random(in: other.indices, using: &random)
        bytes.replaceSubrange(index..., with: other[start...])
    }

    /// The next number in a text becomes one that is hard to take.
    private mutating func renumber(_ bytes: inout [UInt8], from index: Int) {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2E }
        guard let start = bytes[index...].firstIndex(where: isDigit) else { return }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
        bytes.replaceSubrange(start..<end, with: Array((Self.hardNumbers.randomElement(using: &random) ?? "0").utf8))
    }

    /// What was said is said again, later.
    private mutating func repeatLine(_ bytes: inout [UInt8], at index: Int) {
        let newline = UInt8(ascii: "\n")
        guard bytes.count < Self.longest, let end = bytes[index...].firstIndex(of: newline) else { return }
        let start = bytes[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = Array(bytes[start...end])
        for _ in 0..<Int.random(in: 1...4, using: &random) { bytes += line }
    }
}

/// SplitMix64, so that a seed number says it all.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
