/// Makes inputs out of seeds: the same ones for the same seed number.
struct Mutator {
    private var random: SplitMix
    private let seeds: [[UInt8]]

    init(seed: UInt64, seeds: [[UInt8]]) {
        random = SplitMix(state: seed)
        self.seeds = seeds.isEmpty ? [[]] : seeds
    }

    mutating func next() -> [UInt8] {
        var bytes = seeds[Int.random(in: seeds.indices, using: &random)]
        for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let at = bytes.isEmpty ? 0 : Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where !bytes.isEmpty: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1 where !bytes.isEmpty: bytes[at] = [0, 1, 0x7F, 0x80, 0xC0, 0xFF].randomElement(using: &random) ?? 0
        case 2 where !bytes.isEmpty: bytes.remove(at: at)
        case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 4 where !bytes.isEmpty: bytes.removeLast(bytes.count - at)
        case 5: splice(into: &bytes, at: at)
        default: if bytes.count < 100_000 { bytes += bytes }
        }
    }

    private mutating func splice(into bytes: inout [UInt8], at index: Int) {
        let other = seeds[Int.random(in: seeds.indices, using: &random)]
        guard !other.isEmpty else { return }
        let start = Int.random(in: other.indices, using: &random)
        bytes.replaceSubrange(index..., with: other[start...])
    }
}

/// SplitMix64, so that a seed number says it all.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
