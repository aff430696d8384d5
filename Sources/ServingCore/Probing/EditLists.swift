/// Detects what ffprobe does not report of an MP4 or MOV: an edit list that joins several stretches of it (ISO/IEC
/// 14496-12, 8.6.6). Programs that cut without re-encoding write it; what lies between is in the file, but not shown.
package enum EditLists {
    /// Boxes that are examined. Usually a file has some tens before its tracks.
    private static let mostBoxes = 1024
    /// Entries of a list that are read.
    private static let mostEntries: Int64 = 64

    private struct Box {
        let kind: [UInt8]
        /// The place of its content in the file, in bytes.
        let range: Range<Int64>
    }

    /// - Parameter read: Returns this many bytes from an offset on, fewer at the end of the file.
    package static func joinStretches(size: Int64, read: (Int64, Int) -> [UInt8]) -> Bool {
        var budget = mostBoxes
        func inside(_ range: Range<Int64>, _ path: ArraySlice<String>) -> Bool {
            guard let name = path.first else { return stretches(range, read) > 1 }
            var place = range.lowerBound
            while budget > 0, let box = box(at: place, before: range.upperBound, read) {
                budget -= 1
                if box.kind.elementsEqual(name.utf8), inside(box.range, path.dropFirst()) { return true }
                place = box.range.upperBound
            }
            return false
        }
        return inside(0..<max(0, size), ["moov", "trak", "edts", "elst"])
    }

    private static func box(at place: Int64, before end: Int64, _ read: (Int64, Int) -> [UInt8]) -> Box? {
        let head = read(place, 16)
        guard head.count >= 8 else { return nil }
        let short = number(head[0..<4])
        // Length 1 means a 64-bit length follows; 0 means up to the end.
        let isLong = short == 1
        guard !isLong || head.count == 16 else { return nil }
        let length = isLong ? number(head[8..<16]) : short == 0 ? end - place : short
        let begin: Int64 = isLong ? 16 : 8
        guard length >= begin, length <= end - place else { return nil }
        return Box(kind: Array(head[4..<8]), range: place + begin..<place + length)
    }

    /// The number of entries that show something.
    private static func stretches(_ range: Range<Int64>, _ read: (Int64, Int) -> [UInt8]) -> Int {
        let head = read(range.lowerBound, 8)
        guard head.count == 8, range.count >= 8 else { return 0 }
        // An entry has a duration and a media time, of four or eight bytes each, and a rate.
        let field: Int64 = head[0] == 1 ? 8 : 4
        let entry = 2 * field + 4
        let count = min(number(head[4..<8]), mostEntries, (range.upperBound - range.lowerBound - 8) / entry)
        let bytes = read(range.lowerBound + 8, Int(count * entry))
        return stride(from: 0, to: bytes.count - Int(entry) + 1, by: Int(entry)).filter { at in
            let place = bytes[at + Int(field)..<at + 2 * Int(field)]
            return !place.allSatisfy { $0 == 0xFF } && bytes[at..<at + Int(field)].contains { $0 != 0 }
        }.count
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 { bytes.reduce(0) { $0 << 8 | Int64($1) } }
}
