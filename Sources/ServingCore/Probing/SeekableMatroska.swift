/// A Matroska or WebM file without cues, as a browser's MediaRecorder writes it, with a new head that has them.
///
/// A browser finds a place in such a file by its cues (RFC 9559, 5.1.5) and can't seek without them. The new head also
/// says how long the film is. The clusters stay as they are in the file.
package struct SeekableMatroska: Equatable, Sendable {
    package enum Outcome: Equatable, Sendable {
        /// The file has cues, so it needs no new head.
        case hasCues
        case made(SeekableMatroska)
        /// The file can't be read to its end, or it has several recordings, no tracks or no frames.
        case impossible
    }

    /// The bytes before the first cluster.
    package let head: [UInt8]
    /// Where the first cluster begins in the file, in bytes.
    package let clusters: Int64
    /// Seconds from the container's zero to the end of the film.
    package let duration: Double

    /// A frame at which playback can begin.
    struct Cue: Equatable {
        /// In units of the file's timestamp scale.
        var time: Int64
        /// Where its cluster begins in the file, in bytes.
        var cluster: Int64
    }

    /// - Parameters:
    ///   - size: bytes of the file.
    ///   - read: returns so many bytes from a place on, fewer at the end. If it returns none before the end, the file
    ///     counts as unreadable.
    package static func make(size: Int64, read: (Int64, Int) -> [UInt8]) -> Outcome {
        var walk = MatroskaWalk(size: size)
        switch walk.run(read) {
        case .hasCues: return .hasCues
        case .failed: return .impossible
        case .ended: break
        }
        guard let first = walk.firstCluster, !walk.tracks.isEmpty, let end = walk.end, end > 0, !walk.cues.isEmpty
        else { return .impossible }
        let head = MatroskaHeadWriter(
            header: walk.header, information: walk.information, tracks: walk.tracks, duration: Double(end),
            track: walk.track, cues: walk.cues, clusters: first)
        return .made(
            SeekableMatroska(
                head: head.bytes, clusters: first, duration: Double(end) * Double(walk.scale) / 1_000_000_000))
    }
}

/// Writes the elements before the first cluster (RFC 8794 for the form, RFC 9559 for the elements).
struct MatroskaHeadWriter {
    /// The elements before the segment, as the file has them.
    let header: [UInt8]
    /// The content of the element Info.
    let information: [UInt8]
    /// The content of the element Tracks.
    let tracks: [UInt8]
    /// In units of the file's timestamp scale.
    let duration: Double
    /// The number of the track that the cues are about.
    let track: UInt64
    let cues: [SeekableMatroska.Cue]
    /// Where the first cluster begins in the file, in bytes.
    let clusters: Int64

    private static let dropped: Set<UInt64> = [0x4489, 0xBF, 0xEC]

    var bytes: [UInt8] {
        // Duration, checksum and padding of the old head are left out.
        let kept = MatroskaHead.children(of: information[...]).filter { !Self.dropped.contains($0.id) }
            .flatMap { Self.element($0.id, Array($0.content)) }
        let information = Self.element(
            0x1549_A966, kept + Self.element(0x4489, Self.eight(duration.bitPattern)))
        let before = information + Self.element(0x1654_AE6B, tracks)
        // All numbers have eight bytes, so the length of the cues does not depend on what they say.
        let length = before.count + cueElement(shift: 0).count
        let content = before + cueElement(shift: Int64(length) - clusters)
        // Of unknown size, as clusters of unknown size are allowed in no other.
        return header + Self.id(0x1853_8067) + Self.eight((1 << 57) - 1) + content
    }

    /// - Parameter shift: what is added to a place in the file, so that it counts from the segment's content.
    private func cueElement(shift: Int64) -> [UInt8] {
        let points = cues.flatMap { cue in
            let positions = Self.element(0xF7, Self.eight(track))
                + Self.element(0xF1, Self.eight(UInt64(bitPattern: cue.cluster + shift)))
            return Self.element(
                0xBB, Self.element(0xB3, Self.eight(UInt64(max(0, cue.time)))) + Self.element(0xB7, positions))
        }
        return Self.element(0x1C53_BB6B, points)
    }

    private static func element(_ id: UInt64, _ content: [UInt8]) -> [UInt8] {
        Self.id(id) + size(content.count) + content
    }

    private static func id(_ id: UInt64) -> [UInt8] { Array(eight(id).drop { $0 == 0 }) }

    /// In eight bytes.
    private static func size(_ count: Int) -> [UInt8] { eight(1 << 56 | UInt64(count)) }

    private static func eight(_ number: UInt64) -> [UInt8] {
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
    }
}
