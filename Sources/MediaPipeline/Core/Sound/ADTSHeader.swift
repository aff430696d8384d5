/// The seven bytes before each AAC frame that make it decodable by itself (ISO/IEC 13818-7, 6.2).
///
///     syncword 12 ones | MPEG-4 0 | layer 00 | no checksum 1
///     profile 2 | rate index 4 | private 0 | channels 3 | original, home, copyright bit, its start 0000
///     length with this header 13 | buffer fullness 11 ones (variable rate) | frames less one 00
package enum ADTSHeader {
    package static let length = 7
    private static let rates = [
        96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
    ]

    /// Low complexity, as the header counts it.
    private static let profile = 1

    package static func supports(sampleRate: Int, channels: Int) -> Bool {
        rates.contains(sampleRate) && (1...6).contains(channels)
    }

    /// The index by which headers name a sample rate; nil for other rates.
    static func index(ofRate sampleRate: Int) -> Int? { rates.firstIndex(of: sampleRate) }

    /// Returns nil if a header can't express these values.
    package static func bytes(sampleRate: Int, channels: Int, payload: Int) -> [UInt8]? {
        let size = payload + length
        guard let rate = index(ofRate: sampleRate), (1...6).contains(channels), size < 1 << 13 else {
            return nil
        }
        return [
            0xFF, 0xF1,
            UInt8(profile << 6 | rate << 2 | channels >> 2),
            UInt8((channels & 3) << 6 | size >> 11),
            UInt8(size >> 3 & 0xFF),
            UInt8((size & 7) << 5 | 0x1F),
            0xFC,
        ]
    }
}
