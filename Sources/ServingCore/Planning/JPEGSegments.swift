/// The segments before the image data of a JPEG file (ITU-T T.81, B.1.1.4) that matter for a conversion: Exif data,
/// which may rotate the picture, and a color profile, which FFmpeg drops.
package enum JPEGSegments {
    private static let exif: UInt8 = 0xE1
    private static let profile: UInt8 = 0xE2
    private static let scan: UInt8 = 0xDA
    private static let limit = 1000
    private static let start: [UInt8] = [0xFF, 0xD8]

    /// A JPEG file without its Exif data. Other files are returned unchanged.
    package static func withoutExif(_ jpeg: [UInt8]) -> [UInt8] {
        let parts = segments { Array(jpeg.dropFirst($0).prefix($1)) }
        guard let last = parts.last else { return jpeg }
        let kept = parts.filter { $0.marker != exif }.flatMap { jpeg[$0.place] }
        return start + kept + jpeg[last.place.upperBound...]
    }

    /// The segments with a file's color profile; empty if it has none or is no JPEG.
    package static func profile(of read: PictureOrientation.Reader) -> [UInt8] {
        segments(read).filter { $0.marker == profile }.flatMap { segment in
            let bytes = read(segment.place.lowerBound, segment.place.count)
            return bytes.dropFirst(4).starts(with: Array("ICC_PROFILE\0".utf8)) ? bytes : []
        }
    }

    /// A JPEG file with more segments inserted after those at its beginning (APP0).
    package static func adding(_ more: [UInt8], to jpeg: [UInt8]) -> [UInt8] {
        guard jpeg.starts(with: start), !more.isEmpty else { return jpeg }
        let parts = segments { Array(jpeg.dropFirst($0).prefix($1)) }
        let place = parts.prefix { $0.marker == 0xE0 }.last?.place.upperBound ?? start.count
        return jpeg[..<place] + more + jpeg[place...]
    }

    private static func segments(_ read: PictureOrientation.Reader) -> [(marker: UInt8, place: Range<Int>)] {
        guard read(0, 2) == start else { return [] }
        var found: [(UInt8, Range<Int>)] = []
        var place = start.count
        while found.count < limit {
            let head = read(place, 4)
            guard head.count == 4, head[0] == 0xFF, head[1] != scan else { break }
            let length = Int(head[2]) << 8 | Int(head[3])
            let end = place + 2 + length
            guard length >= 2, read(end - 1, 1).count == 1 else { break }
            found.append((head[1], place..<end))
            place = end
        }
        return found
    }
}

/// How a HEIF file rotates its picture: by its own properties (`irot`, `imir`), which libheif's program applies. Then
/// its Exif orientation does not count (ISO/IEC 23008-12), and would rotate the picture twice. A file with an Exif
/// orientation and without those properties comes from a program that ignored the standard.
package enum HEIFTurn {
    /// The bytes of a file in which its properties are searched.
    package static let headLength = 1 << 20

    /// Whether the file has properties of its own for the rotation.
    ///
    /// - Parameter head: The beginning of the file. Both boxes have nine bytes.
    package static func isGiven(_ head: [UInt8]) -> Bool {
        [Array("\0\0\0\u{9}irot".utf8), Array("\0\0\0\u{9}imir".utf8)].contains { box in
            head.firstRange(of: box) != nil
        }
    }
}
