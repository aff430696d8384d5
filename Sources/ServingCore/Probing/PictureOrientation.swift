import FilePaths

/// How a picture has to be rotated or mirrored for display: Exif's tag Orientation, 1 to 8 (CIPA DC-008, 4.6.5).
package struct PictureOrientation: Sendable, Equatable {
    /// 1 means unchanged.
    package let value: Int

    package static let upright = PictureOrientation(1)

    /// Invalid values count as ``upright``.
    package init(_ value: Int) {
        self.value = (1...8).contains(value) ? value : 1
    }

    /// Whether width and height are exchanged.
    package var swapsSides: Bool { value >= 5 }

    /// FFmpeg's filters for it.
    var filters: [String] {
        switch value {
        case 2: ["hflip"]
        case 3: ["hflip", "vflip"]
        case 4: ["vflip"]
        case 5: ["transpose=cclock_flip"]
        case 6: ["transpose=clock"]
        case 7: ["transpose=clock_flip"]
        case 8: ["transpose=cclock"]
        default: []
        }
    }

    /// Returns the bytes of a file from an offset on, fewer at its end.
    package typealias Reader = (_ offset: Int, _ count: Int) -> [UInt8]

    /// Reads the orientation of a JPEG, PNG, WebP or TIFF file; ``upright`` if there is none, and for other kinds.
    package init(_ read: Reader) {
        let head = read(0, 12)
        let tag: Int? =
            switch FilmFormats.picture(head) {
            case "jpeg_pipe": Self.ofJPEG(read)
            case "png_pipe": Self.ofPNG(read)
            case "webp_pipe": Self.ofWebP(read)
            case "tiff_pipe": Self.ofTIFF(read)
            default: nil
            }
        self.init(tag ?? 1)
    }

    /// The most segments, chunks or entries of a file that are examined.
    private static let partLimit = 1000

    private static func ofJPEG(_ read: Reader) -> Int? {
        var place = 2
        for _ in 0..<partLimit {
            let head = read(place, 10)
            guard head.count == 10, head[0] == 0xFF, head[1] != 0xDA else { return nil }
            if head[1] == 0xE1, head[4..<10].elementsEqual(Array("Exif\0\0".utf8)) {
                return ofTIFF { read(place + 10 + $0, $1) }
            }
            place += 2 + number(head[2..<4])
        }
        return nil
    }

    private static func ofPNG(_ read: Reader) -> Int? {
        var place = 8
        for _ in 0..<partLimit {
            let head = read(place, 8)
            guard head.count == 8 else { return nil }
            if head[4..<8].elementsEqual("eXIf".utf8) { return ofTIFF { read(place + 8 + $0, $1) } }
            place += 12 + number(head[0..<4])
        }
        return nil
    }

    private static func ofWebP(_ read: Reader) -> Int? {
        var place = 12
        for _ in 0..<partLimit {
            let head = read(place, 14)
            guard head.count == 14 else { return nil }
            let size = number(head[4..<8].reversed())
            if head[0..<4].elementsEqual("EXIF".utf8) {
                // Some writers keep JPEG's marker in front.
                let mark = head[8..<14].elementsEqual(Array("Exif\0\0".utf8)) ? 6 : 0
                return ofTIFF { read(place + 8 + mark + $0, $1) }
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    /// Reads the first directory of TIFF data, which Exif also is.
    private static func ofTIFF(_ read: Reader) -> Int? {
        let head = read(0, 8)
        guard head.count == 8 else { return nil }
        let isLittle = head[0] == 0x49
        func value(_ bytes: ArraySlice<UInt8>) -> Int { isLittle ? number(bytes.reversed()) : number(bytes) }
        let directory = value(head[4..<8])
        let count = read(directory, 2)
        guard count.count == 2 else { return nil }
        for index in 0..<min(value(count[0..<2]), partLimit) {
            let entry = read(directory + 2 + 12 * index, 12)
            guard entry.count == 12 else { return nil }
            if value(entry[0..<2]) == 0x0112 { return value(entry[8..<10]) }
        }
        return nil
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
