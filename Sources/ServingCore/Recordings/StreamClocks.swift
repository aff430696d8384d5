/// The clock values in some bytes of an MPEG transport stream or program stream (ISO/IEC 13818-1).
package struct StreamClocks {
    package enum Kind: Sendable { case transport, program }

    /// A program clock reference, or the system clock reference of a pack.
    struct Clock: Equatable {
        /// The offset of its packet or pack in the file, in bytes.
        let place: Int64
        /// The packet id of its stream; 0 in a program stream, which has one clock.
        let packetID: Int
        /// Seconds, from 0 to ``wrap``.
        let time: Double
    }

    /// Seconds after which the clock restarts: 2^33 ticks of 90 kHz.
    static let wrap = 0x1p33 / 90_000
    /// Bytes from one packet to the next: as broadcast, with a disc's timestamp before it, with error correction.
    private static let strides = [188, 192, 204]
    private static let packetLength = 188
    private static let sync: UInt8 = 0x47

    private(set) var clocks: [Clock] = []
    /// The offsets of packets with the program table. A recording of a transport stream begins with one.
    private(set) var tables: [Int64] = []

    /// - Parameter place: The offset of the bytes in the file.
    init(_ kind: Kind, _ bytes: [UInt8], at place: Int64) {
        switch kind {
        case .transport: takePackets(bytes, at: place)
        case .program: clocks = Self.packs(bytes, at: place)
        }
    }

    private mutating func takePackets(_ bytes: [UInt8], at place: Int64) {
        guard let stride = Self.strides.first(where: { Self.begin(bytes, stride: $0) != nil }) else { return }
        var index = Self.begin(bytes, stride: stride) ?? bytes.count
        while index + Self.packetLength <= bytes.count {
            guard bytes[index] == Self.sync, Self.isSync(bytes, index + stride) else {
                // A recording that ended within a packet.
                index += 1
                continue
            }
            take(bytes, index, place + Int64(index) - (stride == 192 ? 4 : 0))
            index += stride
        }
    }

    /// Seconds from one time to a later one.
    static func seconds(from first: Double, to second: Double) -> Double {
        let difference = second - first
        return difference < 0 ? difference + wrap : difference
    }

    private static func isSync(_ bytes: [UInt8], _ index: Int) -> Bool { index >= bytes.count || bytes[index] == sync }

    /// The first of four packets in a row.
    private static func begin(_ bytes: [UInt8], stride: Int) -> Int? {
        guard bytes.count > 3 * stride + packetLength else { return nil }
        return (0..<bytes.count - 3 * stride).first { index in
            (0...3).allSatisfy { bytes[index + $0 * stride] == sync }
        }
    }

    private mutating func take(_ bytes: [UInt8], _ index: Int, _ place: Int64) {
        let packetID = Int(bytes[index + 1] & 0x1F) << 8 | Int(bytes[index + 2])
        if packetID == 0 { tables.append(place) }
        let hasAdaptationField = bytes[index + 3] & 0x20 != 0
        guard hasAdaptationField, bytes[index + 4] >= 7, bytes[index + 5] & 0x10 != 0 else { return }
        let base = bytes[index + 6...index + 9].reduce(0) { $0 << 8 | Int64($1) } << 1 | Int64(bytes[index + 10] >> 7)
        clocks.append(Clock(place: place, packetID: packetID, time: Double(base) / 90_000))
    }
}
