import FilePaths
import ServingCore

extension FuzzEntryPoints {
    /// A film's bytes as they are looked at without ffprobe: joints of a transport stream, and what Matroska crops.
    public static func film(_ bytes: [UInt8]) {
        func read(_ place: Int64, _ count: Int) -> [UInt8] {
            invariant(place >= 0 && count >= 0, "\(count) bytes are read at \(place)")
            guard place < bytes.count else { return [] }
            return Array(bytes[Int(place)..<min(bytes.count, Int(place) + count)])
        }
        let size = Int64(bytes.count)
        for kind in [StreamClocks.Kind.transport, .program] {
            let beginnings = RecordingSearch.beginnings(kind, size: size, read: read).places
            invariant(
                beginnings.first == 0 && beginnings.count <= RecordingSearch.mostParts, "\(beginnings.count) parts")
            invariant(zip(beginnings, beginnings.dropFirst()).allSatisfy { $0 < $1 }, "parts begin at \(beginnings)")
            invariant(beginnings.allSatisfy { $0 <= size }, "a part begins behind the end")
        }
        _ = EditLists.joinStretches(size: size, read: read)
        _ = MatroskaHead.isOpenEnded(read: read)
        if case .made(let film) = SeekableMatroska.make(size: size, read: read) {
            invariant((0..<size).contains(film.clusters), "the clusters begin at \(film.clusters)")
            invariant(film.duration > 0 && film.duration.isFinite, "\(film.duration) seconds")
        }
        invariant(ContainerExtent(size: size, read: read).missing.map { $0 > 0 } ?? true, "a negative number is missing")
        invariant(MP3Length.counted(size: size, read: read).map { $0 > 0 } ?? true, "a song of no length")
        for picture in MatroskaHead.pictures(size: size, read: read).compactMap({ $0 }) {
            let crop = picture.crop
            let sides = [crop.left, crop.top, crop.right, crop.bottom]
            invariant(sides.allSatisfy { (0..<1 << 24).contains($0) }, "a crop of \(sides)")
            let aspect = picture.display.map { PictureForm.PointAspect(showing: 1920, 1080, as: $0) }
            invariant(
                aspect.map { (1...65_535).contains($0.width) && (1...65_535).contains($0.height) } ?? true,
                "an aspect of \(aspect as Any)")
        }
    }
}
