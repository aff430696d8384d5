/// Detects that the end of a file is missing: its container says that it is longer (ISO/IEC 14496-12, 4.2; RFC 9559, 5.1;
/// RIFF). That is the case after a copy or a download that was not completed. MediaPipeline's `ContainerExtent` answers a
/// similar question, since neither module may import the other.
package enum FileExtent {
    /// Boxes that are examined. A fragmented film of three hours has some thousands.
    private static let mostBoxes = 20_000

    /// Writers of RIFF are wrong about their own length by a few bytes.
    private static let tolerance: Int64 = 1024
    /// The boxes that an MP4 or MOV file begins with.
    private static let firstBoxes: Set<String> = ["ftyp", "moov", "mdat", "free", "skip", "wide", "pnot"]
    /// The boxes that contain the film. Other programs' data after its end may look like any other box.
    private static let filmBoxes: Set<String> = ["mdat", "moov", "moof"]

    /// The number of missing bytes; nil if nothing is missing, or if the container does not say its length.
    ///
    /// - Parameters:
    ///   - size: The file's size in bytes.
    ///   - read: Returns this many bytes from an offset on, fewer at the end of the file.
    package static func missing(size: Int64, read: (Int64, Int) -> [UInt8]) -> Int64? {
        let head = read(0, 12)
        guard size > 0, head.count == 12 else { return nil }
        let end: Int64? =
            if head[0..<4].elementsEqual([0x1A, 0x45, 0xDF, 0xA3]) {
                MatroskaHead.end(read: read)
            } else if head[0..<4].elementsEqual("RIFF".utf8), head[8..<12].elementsEqual("AVI ".utf8) {
                endOfAVI(size: size, read)
            } else if firstBoxes.contains(String(decoding: head[4..<8], as: UTF8.self)) {
                endOfBoxes(size: size, read)
            } else { nil }
        return end.flatMap { $0 > size ? $0 - size : nil }
    }

    private static func endOfBoxes(size: Int64, _ read: (Int64, Int) -> [UInt8]) -> Int64? {
        var place: Int64 = 0
        for _ in 0..<mostBoxes {
            let head = read(place, 16)
            guard head.count >= 8 else { return nil }
            let short = number(head[0..<4])
            // Length 1 means that a 64-bit length follows; 0 means up to the end of the file.
            guard short != 0, short != 1 || head.count == 16 else { return nil }
            let length = short == 1 ? number(head[8..<16]) : short
            guard length >= 8, length < 1 << 50 else { return nil }
            guard length <= size - place else {
                return filmBoxes.contains(String(decoding: head[4..<8], as: UTF8.self)) ? place + length : nil
            }
            place += length
        }
        return nil
    }

    /// A large AVI file has several parts.
    private static func endOfAVI(size: Int64, _ read: (Int64, Int) -> [UInt8]) -> Int64? {
        var place: Int64 = 0
        for _ in 0..<mostBoxes {
            let head = read(place, 12)
            guard head.count == 12, head[0..<4].elementsEqual("RIFF".utf8) else { return nil }
            let length = number(ArraySlice(head[4..<8].reversed()))
            // A recorder that could not complete the file leaves the length as 0 or as the largest number.
            guard length > 4, length < 0xFFFF_0000 else { return nil }
            guard length + 8 <= size - place else {
                let end = place + length + 8
                return end - tolerance > size ? end : nil
            }
            place += length + 8 + length % 2
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
        bytes.reduce(0) { ($0 & (.max >> 8)) << 8 | Int64($1) }
    }
}
