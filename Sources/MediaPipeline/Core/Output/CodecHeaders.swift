/// The data of a codec that containers keep beside the frames.
package enum CodecHeaders {
    /// The parameter sets of an H.264 key frame in Annex B form, each with its start code; nil if not both kinds are
    /// there.
    package static func parameterSets(ofH264 bytes: [UInt8]) -> [UInt8]? {
        var (sets, kinds): ([UInt8], Set<UInt8>) = ([], [])
        for unit in units(bytes) {
            guard let first = bytes[unit].first else { continue }
            let kind = first & 0x1F
            guard kind == 7 || kind == 8 else { continue }
            kinds.insert(kind)
            sets += [0, 0, 0, 1] + bytes[unit]
        }
        return kinds.count == 2 ? sets : nil
    }

    /// The units of an Annex B stream, without start codes and the zeros before them.
    ///
    /// Only the part up to the first slice is searched, because parameter sets come before it.
    private static func units(_ bytes: [UInt8]) -> [Range<Int>] {
        var units: [Range<Int>] = []
        var (begin, index): (Int?, Int) = (nil, 0)
        while index + 2 < bytes.count {
            guard bytes[index] == 0, bytes[index + 1] == 0, bytes[index + 2] == 1 else {
                index += 1
                continue
            }
            if let begin { units.append(begin..<trimmed(bytes, index, from: begin)) }
            begin = index + 3
            index += 3
            if index < bytes.count, (1...5).contains(bytes[index] & 0x1F) { return units }
        }
        if let begin { units.append(begin..<bytes.count) }
        return units
    }

    private static func trimmed(_ bytes: [UInt8], _ end: Int, from begin: Int) -> Int {
        var end = end
        while end > begin, bytes[end - 1] == 0 { end -= 1 }
        return end
    }

    /// The AudioSpecificConfig of low-complexity AAC (ISO/IEC 14496-3, 1.6.2.1); nil if it can't express these values.
    package static func aac(sampleRate: Int, channels: Int) -> [UInt8]? {
        guard let rate = ADTSHeader.index(ofRate: sampleRate), (1...6).contains(channels) else { return nil }
        let lowComplexity: UInt8 = 2
        return [lowComplexity << 3 | UInt8(rate) >> 1, UInt8(rate & 1) << 7 | UInt8(channels) << 3]
    }

    /// The OpusHead of one or two channels (RFC 7845, 5.1).
    package static func opus(sampleRate: Int, channels: Int, delay: Duration) -> [UInt8] {
        let skipped = UInt16(clamping: delay.ticks(rate: 48_000))
        let rate = UInt32(clamping: sampleRate)
        return Array("OpusHead".utf8) + [1, UInt8(clamping: channels)]
            + [UInt8(skipped & 0xFF), UInt8(skipped >> 8)]
            + (0..<4).map { UInt8(rate >> (8 * $0) & 0xFF) } + [0, 0, 0]
    }
}
