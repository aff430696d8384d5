/// The length of an MP3 file whose bit rate varies and that does not say its length (ISO/IEC 11172-3, 2.4.2.3).
///
/// Players estimate the length of a file without a Xing or VBRI header from its size and first bit rate, which is right
/// only if the bit rate stays.
package enum MP3Length {
    /// The bytes that are read at once, and in all. Larger files have a constant bit rate, or are left to an estimate.
    private static let stretch = 256 << 10
    private static let most = 64 << 20

    struct Frame: Equatable {
        /// Bytes, with the header.
        let length: Int
        let bitRate: Int
        let samples: Int
        let sampleRate: Int

        /// - Parameter head: At least four bytes from a frame's beginning.
        init?(_ head: ArraySlice<UInt8>) {
            guard head.count >= 4 else { return nil }
            let bytes = Array(head.prefix(4))
            guard bytes[0] == 0xFF, bytes[1] & 0xE0 == 0xE0 else { return nil }
            // Versions: 3 is MPEG-1, 2 is MPEG-2, 0 is MPEG-2.5. Layer 1 means the third.
            let (version, layer) = (bytes[1] >> 3 & 3, bytes[1] >> 1 & 3)
            let (rate, frequency) = (Int(bytes[2] >> 4), Int(bytes[2] >> 2 & 3))
            guard version != 1, layer == 1, (1...14).contains(rate), frequency < 3 else { return nil }
            let isFirst = version == 3
            bitRate = (isFirst ? Self.bitRates : Self.lowBitRates)[rate - 1] * 1000
            sampleRate = Self.sampleRates[frequency] >> (isFirst ? 0 : version == 2 ? 1 : 2)
            samples = isFirst ? 1152 : 576
            length = samples / 8 * bitRate / sampleRate + Int(bytes[2] >> 1 & 1)
        }

        private static let bitRates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        private static let lowBitRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        private static let sampleRates = [44_100, 48_000, 32_000]
    }

    /// The length in seconds; nil if the file says it itself, if its bit rate is constant, or if it is no such file.
    ///
    /// - Parameter read: Returns this many bytes from an offset on, fewer at the end of the file.
    package static func counted(size: Int64, read: (Int64, Int) -> [UInt8]) -> Double? {
        var place = begin(read)
        guard size - place <= most else { return nil }
        var (frames, seconds, rates) = (0, 0.0, Set<Int>())
        while place < size {
            let bytes = read(place, stretch)
            guard bytes.count >= 4 else { break }
            let isLast = bytes.count < stretch
            var index = 0
            while index + 4 <= bytes.count {
                guard bytes[index] == 0xFF, let frame = Frame(bytes[index...]) else {
                    index += 1
                    continue
                }
                // Without the whole first frame, it is unknown whether the file says its length.
                if frames == 0, saysLength(bytes[index...].prefix(frame.length)) { return nil }
                if !isLast, index + frame.length > bytes.count { break }
                frames += 1
                seconds += Double(frame.samples) / Double(frame.sampleRate)
                rates.insert(frame.bitRate)
                index += frame.length
            }
            guard !isLast, index > 0 else { break }
            place += Int64(index)
        }
        return frames > 10 && rates.count > 1 ? seconds : nil
    }

    /// The offset behind an ID3v2 tag.
    private static func begin(_ read: (Int64, Int) -> [UInt8]) -> Int64 {
        let head = read(0, 10)
        guard head.count == 10, head[0..<3].elementsEqual("ID3".utf8) else { return 0 }
        return 10 + head[6..<10].reduce(0) { $0 << 7 | Int64($1 & 0x7F) }
    }

    private static func saysLength(_ frame: ArraySlice<UInt8>) -> Bool {
        let beginning = Array(frame.prefix(48))
        return ["Xing", "Info", "VBRI"].contains { name in
            beginning.indices.contains { beginning[$0...].starts(with: name.utf8) }
        }
    }
}
