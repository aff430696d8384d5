/// Packs of a program stream, as on DVDs and from old recorders.
extension StreamClocks {
    /// The bytes of a pack's header up to the end of its clock.
    private static let packHead = 10

    static func packs(_ bytes: [UInt8], at place: Int64) -> [Clock] {
        var found: [Clock] = []
        var index = 0
        while index + packHead <= bytes.count {
            // A pack begins with 00 00 01 BA. If the third byte is larger, none begins at these three bytes.
            guard bytes[index + 2] <= 1 else {
                index += 3
                continue
            }
            let isPack = bytes[index] == 0 && bytes[index + 1] == 0 && bytes[index + 2] == 1 && bytes[index + 3] == 0xBA
            if isPack, let ticks = ticks(bytes[index + 4..<index + packHead].map(Int64.init)) {
                found.append(Clock(place: place + Int64(index), packetID: 0, time: Double(ticks) / 90_000))
            }
            index += 1
        }
        return found
    }

    /// The system clock reference of MPEG-2 (ISO/IEC 13818-1, 2.5.3.3) or MPEG-1 (ISO/IEC 11172-1, 2.4.3.2); nil if the
    /// marker bits are wrong.
    private static func ticks(_ bytes: [Int64]) -> Int64? {
        if bytes[0] & 0xC4 == 0x44, bytes[2] & 4 != 0, bytes[4] & 4 != 0, bytes[5] & 1 != 0 {
            let high = (bytes[0] >> 3 & 7) << 30 | (bytes[0] & 3) << 28 | bytes[1] << 20
            return high | (bytes[2] >> 3) << 15 | (bytes[2] & 3) << 13 | bytes[3] << 5 | bytes[4] >> 3
        }
        guard bytes[0] & 0xF1 == 0x21, bytes[2] & 1 != 0, bytes[4] & 1 != 0 else { return nil }
        return (bytes[0] >> 1 & 7) << 30 | bytes[1] << 22 | (bytes[2] >> 1) << 15 | bytes[3] << 7 | bytes[4] >> 1
    }
}
