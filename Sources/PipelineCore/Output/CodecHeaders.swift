/// What containers keep of a codec beside its frames. Pure.
package enum CodecHeaders {
    /// The parameter sets of H.264 in a key frame as Annex B has them, each with its start code; nil where it has not
    /// both kinds.
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

    /// Where the units of an Annex B stream lie, without start codes and zeros before them. No more is looked at than
    /// the first slice: parameter sets stand before it.
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

    /// AudioSpecificConfig of AAC of low complexity (ISO/IEC 14496-3, 1.6.2.1); nil for what it has no form for.
    package static func aac(sampleRate: Int, channels: Int) -> [UInt8]? {
        guard let rate = ADTSHeader.index(ofRate: sampleRate), (1...6).contains(channels) else { return nil }
        let lowComplexity: UInt8 = 2
        return [lowComplexity << 3 | UInt8(rate) >> 1, UInt8(rate & 1) << 7 | UInt8(channels) << 3]
    }

    /// OpusHead (RFC 7845, 5.1) of one or two channels.
    package static func opus(sampleRate: Int, channels: Int, delay: Duration) -> [UInt8] {
        let skipped = UInt16(clamping: delay.ticks(rate: 48_000))
        let rate = UInt32(clamping: sampleRate)
        return Array("OpusHead".utf8) + [1, UInt8(clamping: channels)]
            + [UInt8(skipped & 0xFF), UInt8(skipped >> 8)]
            + (0..<4).map { UInt8(rate >> (8 * $0) & 0xFF) } + [0, 0, 0]
    }
}
