/// The device's icon, to which `ic` in its announcement points: a screen with a play symbol, drawn here.
package enum DeviceIcon {
    package static let path = "/setup/icon.png"

    /// 48 by 48 pixels, grayscale, as PNG.
    package static let png: [UInt8] = {
        let side = 48
        var rows: [UInt8] = []
        for y in 0..<side {
            rows.append(0)
            for x in 0..<side { rows.append(shade(x, y)) }
        }
        return image(width: side, height: side, rows: rows)
    }()

    private static func shade(_ x: Int, _ y: Int) -> UInt8 {
        let isScreen = (3...44).contains(x) && (9...38).contains(y)
        guard isScreen else { return 0xff }
        let isPicture = (6...41).contains(x) && (12...35).contains(y)
        guard isPicture else { return 0x22 }
        let isPlayMark = (19...31).contains(x) && abs(2 * (y - 24) + 1) <= (31 - x)
        return isPlayMark ? 0xff : 0x66
    }

    /// - Parameter rows: The rows, each with its filter byte before it; at most 65,535 bytes, so that one stored block
    ///   suffices.
    private static func image(width: Int, height: Int, rows: [UInt8]) -> [UInt8] {
        let header = word(width) + word(height) + [8, 0, 0, 0, 0]
        let length = UInt16(rows.count)
        let stored: [UInt8] = [
            0x78, 0x01, 0x01, UInt8(length & 0xff), UInt8(length >> 8), UInt8(~length & 0xff), UInt8(~length >> 8),
        ]
        let data = stored + rows + word(Int(adler(rows)))
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + chunk("IHDR", header) + chunk("IDAT", data) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(data.count) + body + word(Int(checksum(body)))
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xffff_ffff
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
