/// Copies of a file in each of which three bytes are others: always the same ones.
func damaged(_ file: [UInt8]) -> [[UInt8]] {
    var state: UInt64 = 7
    return (0..<2000).map { _ in
        var bytes = file
        for _ in 0..<3 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        return bytes
    }
}
