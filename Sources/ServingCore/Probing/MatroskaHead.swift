/// Reads what ffprobe does not report of a Matroska file: cropping (PixelCropLeft and similar, RFC 9559, 5.1.4.1.28;
/// FFmpeg reports it from 7.1 on), and whether the file says where it ends.
package enum MatroskaHead {
    /// A cropped video track.
    package struct Picture: Equatable {
        package let crop: PictureForm.Crop
        /// The size at which the rest is shown; nil if it is shown in its own size.
        package let display: PictureForm.PointAspect?
    }

    enum Element {
        static let segment: UInt64 = 0x1853_8067
        static let tracks: UInt64 = 0x1654_AE6B
        static let trackEntry: UInt64 = 0xAE
        static let trackType: UInt64 = 0x83
        static let video: UInt64 = 0xE0
        static let cluster: UInt64 = 0x1F43_B675
        static let cropBottom: UInt64 = 0x54AA
        static let cropTop: UInt64 = 0x54BB
        static let cropLeft: UInt64 = 0x54CC
        static let cropRight: UInt64 = 0x54DD
        static let displayWidth: UInt64 = 0x54B0
        static let displayHeight: UInt64 = 0x54BA
        static let displayUnit: UInt64 = 0x54B2
    }

    /// Video, audio, complex, subtitles and metadata.
    private static let trackTypes: Set<UInt8> = [0x01, 0x02, 0x11, 0x12, 0x21]

    /// Elements that are examined before the tracks: indices, attachments and others may come first.
    private static let mostElements = 64
    /// The bytes of the tracks that are read.
    static let longestTracks = 1 << 20

    /// The cropping of each track, in the order of the file, which is also ffprobe's; nil for a track without cropping.
    ///
    /// - Parameter read: Returns this many bytes from an offset on, fewer at the end.
    package static func pictures(size: Int64, read: (Int64, Int) -> [UInt8]) -> [Picture?] {
        var place: Int64 = 0
        for _ in 0..<mostElements {
            guard place < size, let head = ElementHead(read(place, ElementHead.longest)[...]) else { return [] }
            place += Int64(head.length)
            switch head.id {
            case Element.segment: continue
            case Element.tracks:
                return tracks(read(place, min(longestTracks, head.size ?? longestTracks))[...])
            case Element.cluster: return []
            default:
                guard let size = head.size else { return [] }
                place += Int64(size)
            }
        }
        return []
    }

    /// Whether the segment does not say its length, as while it is written. Then ffprobe may estimate the duration from
    /// the size and the bit rates of some streams, unless something better is known.
    package static func isOpenEnded(read: (Int64, Int) -> [UInt8]) -> Bool {
        var place: Int64 = 0
        for _ in 0..<4 {
            guard let head = ElementHead(read(place, ElementHead.longest)[...]) else { return false }
            if head.id == Element.segment { return head.size == nil }
            guard let length = head.size else { return false }
            place += Int64(head.length + length)
        }
        return false
    }

    private static func tracks(_ bytes: ArraySlice<UInt8>) -> [Picture?] {
        children(of: bytes).filter { $0.id == Element.trackEntry }.compactMap { entry in
            let fields = children(of: entry.content)
            let type = fields.first { $0.id == Element.trackType }?.content.first ?? 0
            // ffprobe counts no others.
            guard trackTypes.contains(type) else { return nil }
            return .some(fields.first { $0.id == Element.video }.flatMap { picture(children(of: $0.content)) })
        }
    }

    private static func picture(_ elements: [(id: UInt64, content: ArraySlice<UInt8>)]) -> Picture? {
        func number(_ id: UInt64) -> Int {
            let content = elements.first { $0.id == id }?.content ?? []
            // Writers put zeros before it.
            let digits = content.drop { $0 == 0 }
            return content.count <= 8 && digits.count <= 3 ? digits.reduce(0) { $0 << 8 | Int($1) } : 0
        }
        let crop = PictureForm.Crop(
            left: number(Element.cropLeft), top: number(Element.cropTop), right: number(Element.cropRight),
            bottom: number(Element.cropBottom))
        guard crop != PictureForm.Crop() else { return nil }
        let (width, height) = (number(Element.displayWidth), number(Element.displayHeight))
        // Pixels, centimeters, inches or a ratio; 4 is unknown.
        let isKnown = width > 0 && height > 0 && number(Element.displayUnit) < 4
        return Picture(crop: crop, display: isKnown ? .init(width: width, height: height) : nil)
    }

    /// The complete elements within one.
    static func children(of bytes: ArraySlice<UInt8>) -> [(id: UInt64, content: ArraySlice<UInt8>)] {
        var rest = bytes
        var found: [(id: UInt64, content: ArraySlice<UInt8>)] = []
        while let head = ElementHead(rest), let size = head.size, size <= rest.count - head.length {
            let content = rest.dropFirst(head.length)
            found.append((head.id, content.prefix(size)))
            rest = content.dropFirst(size)
        }
        return found
    }

    /// The id and the size before an element's content (RFC 8794, 4 to 6).
    struct ElementHead {
        /// The largest length of a head in bytes.
        static let longest = 12

        let id: UInt64
        /// The bytes of the content; nil if it ends where another element begins.
        let size: Int?
        /// Bytes of the head.
        let length: Int

        init?(_ bytes: ArraySlice<UInt8>) {
            guard let id = Self.number(bytes, longest: 4, isMarked: true),
                let size = Self.number(bytes.dropFirst(id.length), longest: 8, isMarked: false)
            else { return nil }
            self.id = id.value
            let isUnknown = size.value == (1 << (7 * UInt64(size.length))) - 1
            guard isUnknown || size.value <= 1 << 50 else { return nil }
            self.size = isUnknown ? nil : Int(size.value)
            length = id.length + size.length
        }

        /// The leading zero bits of the first byte tell the number of bytes.
        static func number(
            _ bytes: ArraySlice<UInt8>, longest: Int, isMarked: Bool
        ) -> (value: UInt64, length: Int)? {
            guard let first = bytes.first else { return nil }
            let length = first.leadingZeroBitCount + 1
            guard length <= longest, bytes.count >= length else { return nil }
            let start = isMarked ? UInt64(first) : UInt64(first) & ((1 << (8 - UInt64(length))) - 1)
            return (bytes.dropFirst().prefix(length - 1).reduce(start) { $0 << 8 | UInt64($1) }, length)
        }
    }
}
