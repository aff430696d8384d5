/// The size that a PNG, JPEG or GIF states.
struct PictureSize: Hashable {
    let width: Int
    let height: Int
    let isPNG: Bool

    var pixels: Int { width * height }

    /// Reads the size from an image file.
    ///
    /// - Returns: nil for another format, or if the size is not at the place that the format prescribes.
    init?(of bytes: [UInt8]) {
        func number(_ place: Int, _ count: Int) -> Int {
            bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
            self.init(number(16, 4), number(20, 4), isPNG: true)
        } else if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
            self.init(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8, isPNG: false)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]), let place = Self.frame(of: bytes) {
            self.init(number(place + 7, 2), number(place + 5, 2), isPNG: false)
        } else {
            return nil
        }
    }

    private init?(_ width: Int, _ height: Int, isPNG: Bool) {
        guard (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
        (self.width, self.height, self.isPNG) = (width, height, isPNG)
    }

    /// Returns the place of the first JPEG segment that begins a frame. Each segment takes at least one byte, so the
    /// loop ends.
    private static func frame(of bytes: [UInt8]) -> Int? {
        var place = 2
        while place + 9 <= bytes.count {
            let kind = bytes[place + 1]
            guard bytes[place] == 0xFF, kind != 0xFF, kind != 0 else {
                place += 1
                continue
            }
            switch kind {
            case 0xC4, 0xC8, 0xCC: break
            case 0xC0...0xCF: return place
            case 0x01, 0xD0...0xD8:
                place += 2
                continue
            case 0xD9: return nil
            default: break
            }
            place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }
}
