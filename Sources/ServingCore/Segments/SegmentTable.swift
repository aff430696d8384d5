/// The starts and ends of a film's segments, in seconds from its start. The playlist, ffmpeg's cuts and lookups all use
/// the same table, so that they can't disagree. Pure.
///
/// There is at least one segment; the boundaries rise strictly from 0 to the duration.
package struct SegmentTable: Sendable, Equatable {
    /// The usual length of segments in seconds, short enough to be made quickly after a seek.
    package static let target = 6.0
    /// If the key frames are farther apart than this, in seconds, the film is re-encoded instead of copied.
    package static let longest = 30.0
    /// The length in seconds of segments that lose some frames at each cut: as few cuts as seeking allows.
    package static let targetOfOpenGroups = 18.0
    /// If the video ends at least this many seconds before the film, it is re-encoded and its last frame repeated,
    /// because there is nothing to cut any more, and a browser plays nothing after a seek to audio without video. If it
    /// ends later, the last segment is longer instead.
    package static let longestStill = 2.0
    /// Seconds. Browsers don't play a much shorter stream, so the last frame of a shorter film stays until then.
    package static let shortestFilm = 1.0
    /// 33 hours of segments. A longer film has one long segment at its end.
    package static let mostSegments = 20_000
    /// Seconds, about eleven days. A longer duration is damage or malice.
    package static let longestFilm = 1_000_000.0
    /// A last piece shorter than this, in seconds, is joined to the one before it.
    private static let shortestLast = 1.0

    /// One more than there are segments.
    package let boundaries: [Double]
    /// The segments that begin a recording, ascending, without the first. No run of ffmpeg crosses them.
    package let joints: [Int]

    package var count: Int { boundaries.count - 1 }
    package var duration: Double { boundaries[count] }
    package var longestSegment: Double { (0..<count).map(length).max() ?? 0 }

    package func start(_ index: Int) -> Double { boundaries[index] }
    package func length(_ index: Int) -> Double { boundaries[index + 1] - boundaries[index] }

    /// The segment after the last that a run starting at `first` may make.
    package func runEnd(from first: Int) -> Int { Self.runEnd(from: first, joints: joints, count: count) }

    static func runEnd(from first: Int, joints: [Int], count: Int) -> Int {
        min(joints.first { $0 > first } ?? count, first + SegmentCommand.mostPerRun)
    }

    /// The segment whose start is nearest to a time.
    package func nearest(to time: Double) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if boundaries[middle] <= time { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < count, boundaries[low + 1] - time < time - boundaries[low] else { return low }
        return low + 1
    }

    /// The segment that contains a time.
    package func segment(at time: Double) -> Int {
        let index = nearest(to: time)
        return index > 0 && start(index) > time ? index - 1 : index
    }

    /// Even cuts for a film that is re-encoded. Each is a quarter of a frame before a frame, so that rounding can't
    /// move a frame into the next segment when a run of ffmpeg begins elsewhere.
    ///
    /// - Parameter firstPicture: Seconds from the film's start to its first frame, from which the others are counted.
    ///   ffmpeg moves each frame to the nearest multiple of a frame's length, so a cut is before both positions.
    package static func even(
        duration: Double, framesPerSecond: Double?, firstPicture: Double = 0
    ) -> SegmentTable {
        var cuts: [Double] = []
        var index = 1
        while cuts.count < mostSegments - 1 {
            let time = Double(index) * target
            guard time < duration else { break }
            if let rate = framesPerSecond, rate > 0 {
                let moved = min(firstPicture, (firstPicture * rate).rounded() / rate)
                cuts.append((((time - moved) * rate).rounded(.up) - 0.25) / rate + moved)
            } else {
                cuts.append(time)
            }
            index += 1
        }
        return SegmentTable(cuts: cuts, duration: duration)
    }

    /// Cuts for a film that is copied, at key frames (in any order), `spacing` seconds or more apart if possible.
    package static func atKeyframes(
        _ keyframes: [Double], duration: Double, spacing: Double = target * 0.6
    ) -> SegmentTable {
        var cuts: [Double] = []
        var last = 0.0
        for time in keyframes.sorted() where time < duration && cuts.count < mostSegments - 1 {
            guard time - last >= spacing else { continue }
            cuts.append(time)
            last = time
        }
        return SegmentTable(cuts: cuts, duration: duration)
    }

    private init(cuts: [Double], duration: Double) {
        let end = duration > 0.001 ? min(duration, Self.longestFilm) : 0.001
        var boundaries = [0.0]
        for cut in cuts where cut > boundaries[boundaries.count - 1] && cut <= end - Self.shortestLast {
            boundaries.append(cut)
        }
        self.boundaries = boundaries + [end]
        joints = []
    }

    /// Joins the cuts of recordings, each from its own 0.
    ///
    /// - Precondition: `tables` is not empty.
    package init(joining tables: [SegmentTable]) {
        var boundaries = [0.0]
        var joints: [Int] = []
        for table in tables {
            let start = boundaries[boundaries.count - 1]
            if start > 0 { joints.append(boundaries.count - 1) }
            boundaries += table.boundaries.dropFirst().map { $0 + start }
        }
        (self.boundaries, self.joints) = (boundaries, joints)
    }
}
