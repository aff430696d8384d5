/// The parts of a JPEG file that stand in front of its picture (ITU-T T.81, B.1.1.4), as far as a conversion has to
/// mind them: Exif data, which may turn the picture, and a colour profile, which FFmpeg leaves out.
package enum JPEGSegments {
    private static let exif: UInt8 = 0xE1
    private static let profile: UInt8 = 0xE2
    private static let scan: UInt8 = 0xDA
    private static let limit = 1000
    private static let start: [UInt8] = [0xFF, 0xD8]

    /// A JPEG file without its Exif data; anything else as it is.
    package static func withoutExif(_ jpeg: [UInt8]) -> [UInt8] {
        let parts = segments { Array(jpeg.dropFirst($0).prefix($1)) }
        guard let last = parts.last else { return jpeg }
        let kept = parts.filter { $0.marker != exif }.flatMap { jpeg[$0.place] }
        return start + kept + jpeg[last.place.upperBound...]
    }

    /// The segments of a file's colour profile, as they stand in it; empty where it has none, or is no JPEG.
    package static func profile(of read: PictureOrientation.Reader) -> [UInt8] {
        segments(read).filter { $0.marker == profile }.flatMap { segment in
            let bytes = read(segment.place.lowerBound, segment.place.count)
            return bytes.dropFirst(4).starts(with: Array("ICC_PROFILE\0".utf8)) ? bytes : []
        }
    }

    /// A JPEG file with more segments behind those that it begins with (APP0).
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

/// How a HEIF file says that its picture is turned: by properties of its own (`irot`, `imir`), which libheif's program
/// obeys. What its Exif data says of that is of no account then (ISO/IEC 23008-12), and would turn the picture twice.
/// A file without those properties whose Exif data turns the picture comes from a program that knew no other way.
package enum HEIFTurn {
    /// Bytes of a file in which its properties are looked for.
    package static let headLength = 1 << 20

    /// Whether a file says itself how its picture is turned.
    ///
    /// - Parameter head: how it begins. Both boxes have nine bytes.
    package static func isGiven(_ head: [UInt8]) -> Bool {
        [Array("\0\0\0\u{9}irot".utf8), Array("\0\0\0\u{9}imir".utf8)].contains { box in
            head.firstRange(of: box) != nil
        }
    }
}
