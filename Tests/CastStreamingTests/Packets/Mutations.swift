/// Inputs made out of good ones, the same for the same seed: bits flipped, bytes set to where bounds lie, pieces cut
/// out, doubled and moved between inputs.
struct Mutations: Sequence, IteratorProtocol {
    private var state: UInt64
    private var left: Int
    private let seeds: [[UInt8]]

    init(of seeds: [[UInt8]], count: Int, seed: UInt64 = 7) {
        self.seeds = seeds
        left = count
        state = seed
    }

    mutating func next() -> [UInt8]? {
        guard left > 0 else { return nil }
        left -= 1
        var bytes = seeds[below(seeds.count)]
        for _ in 0...below(6) { mutate(&bytes) }
        return bytes
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes.append(UInt8(below(256))) }
        let at = below(bytes.count)
        switch below(6) {
        case 0: bytes[at] ^= 1 << UInt8(below(8))
        case 1: bytes[at] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF][below(7)]
        case 2: bytes.removeLast(bytes.count - at)
        case 3: bytes.insert(UInt8(below(256)), at: at)
        case 4: if bytes.count < 10_000 { bytes += bytes[at...] }
        default:
            let other = seeds[below(seeds.count)]
            bytes.replaceSubrange(at..., with: other.dropFirst(below(other.count + 1)))
        }
    }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
