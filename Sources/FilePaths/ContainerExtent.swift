/// The length that a film's file should have, by the lengths that its containers state.
///
/// The length tells a truncated file from a complete one, whatever duration the file states. The file is read through a
/// closure.
///
/// Known are RIFF (WAV, AVI), the containers of MP4 and QuickTime, with or without fragments, and Matroska. Recordings
/// that were never finished do not state a length, and count as complete. The type stands in this module because both
/// ServingCore and MediaPipeline import it.
package struct ContainerExtent {
    /// The most boxes that are looked at, of a few bytes each: enough for two days in fragments of two seconds.
    package static let mostBoxes = 200_000
    /// Writers of RIFF are wrong about their own length by a few bytes, and nobody misses so little of a film.
    private static let tolerance: Int64 = 1_024

    /// The size of the file in bytes.
    package let size: Int64
    /// Reads at most the given number of bytes at a position.
    package let read: (Int64, Int) -> [UInt8]

    package init(size: Int64, read: @escaping (Int64, Int) -> [UInt8]) {
        self.size = size
        self.read = read
    }

    /// The number of bytes that are missing at the end; nil if none are, or if that is not known.
    package var missing: Int64? {
        guard let end = statedEnd, end.place - end.tolerance > size else { return nil }
        return end.place - size
    }

    /// The end of the file as its beginning states it; nil if it does not.
    private var statedEnd: (place: Int64, tolerance: Int64)? {
        let head = read(0, 8)
        guard head.count == 8 else { return nil }
        switch Array(head[0..<4]) {
        case Array("RIFF".utf8): return endOfChunks.map { ($0, Self.tolerance) }
        case [0x1A, 0x45, 0xDF, 0xA3]: return endOfSegment.map { ($0, 0) }
        default: break
        }
        let first: Set = ["ftyp", "styp", "moov", "moof", "mdat", "free", "skip", "wide", "sidx"]
        return first.contains(String(decoding: head[4..<8], as: UTF8.self)) ? endOfBoxes.map { ($0, 0) } : nil
    }

    /// The end of the RIFF chunks. A large AVI file has several. A length that was never filled in is 0 or the largest
    /// that 32 bits can hold.
    private var endOfChunks: Int64? {
        walk { place in
            let head = read(place, 8)
            guard head.count == 8, head.starts(with: Array("RIFF".utf8)) else { return nil }
            let length = Int64(head[4]) | Int64(head[5]) << 8 | Int64(head[6]) << 16 | Int64(head[7]) << 24
            return length == 0 || length >= 0xFFFF_0000 ? nil : place + 8 + length + length % 2
        }
    }

    /// The boxes at the top level of a file: ISO/IEC 14496-12 (table 1) and QuickTime.
    private static let boxTypes: Set = [
        "ftyp", "styp", "moov", "moof", "mdat", "free", "skip", "wide", "sidx", "ssix", "mfra", "meta", "meco", "uuid",
        "pdin", "prft", "emsg", "udta", "imda", "pnot", "PICT", "junk",
    ]

    /// The end of the boxes (ISO/IEC 14496-12, 4.2). A length of 0 means up to the end of the file.
    ///
    /// If a film has all that it needs, anything may follow it, such as data from a camera or a downloader. There a box
    /// counts only if its type is known.
    private var endOfBoxes: Int64? {
        var seen: Set<String> = []
        return walk { place in
            let head = read(place, 16)
            guard head.count >= 8, head[4..<8].allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0xA9 }) else {
                return nil
            }
            let type = String(decoding: head[4..<8], as: UTF8.self)
            guard !seen.isSuperset(of: ["moov", "mdat"]) || Self.boxTypes.contains(type) else { return nil }
            seen.insert(type)
            let short = Self.number(head[0..<4])
            guard short == 1 else { return short < 8 ? nil : place + short }
            guard head.count == 16 else { return nil }
            let long = Self.number(head[8..<16])
            return (16...Int64.max / 4).contains(long) ? place + long : nil
        }
    }

    /// The end of the segment (RFC 8794, 4 to 6): the header, then one segment, whose length may be unknown (all ones).
    private var endOfSegment: Int64? {
        guard let header = Self.variable(read(4, 8)), header.value < 1 << 20 else { return nil }
        let place = 4 + Int64(header.length) + header.value
        let head = read(place, 12)
        guard head.starts(with: [0x18, 0x53, 0x80, 0x67]), let length = Self.variable(Array(head.dropFirst(4))) else {
            return nil
        }
        return place + 4 + Int64(length.length) + length.value
    }

    /// Goes from each end to the next, up to the last one that is stated.
    private func walk(_ end: (Int64) -> Int64?) -> Int64? {
        var place: Int64 = 0
        for _ in 0..<Self.mostBoxes where place < size {
            guard let next = end(place) else { break }
            place = next
        }
        return place > 0 ? place : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
        Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// Nil for an unknown or malformed length.
    private static func variable(_ bytes: [UInt8]) -> (value: Int64, length: Int)? {
        guard let first = bytes.first, first != 0 else { return nil }
        let length = first.leadingZeroBitCount + 1
        guard bytes.count >= length else { return nil }
        let all = Int64(1) << (7 * length) - 1
        let value = number(bytes[0..<length]) & all
        return value == all ? nil : (value, length)
    }
}
