/// One stream of captured audio, which is read by another clock than that of the device that made it.
///
/// The samples are counted. The time of each piece says a little about the place of that count on the reader's time
/// line. The stamps of the pieces are uneven by milliseconds, but their mean is not. If the two have drifted apart by
/// ``tolerance``, a few more or fewer samples are read than are given out until they agree again. The correction is at
/// most ``slew``, which nobody hears. Beyond ``leap`` the stream has stood still or begun anew, and is moved to its new
/// place at once. Missing audio becomes silence.
package struct SoundLane: Equatable, Sendable {
    package static let tolerance = Duration.milliseconds(2)
    package static let leap = Duration.milliseconds(15)
    /// A share of the samples that are read.
    package static let slew = 0.005
    /// The most audio that is kept unread, in case the reader stands still.
    package static let longest = Duration.seconds(2)
    /// The weight of one piece's time, after many pieces.
    private static let trust = 0.02
    /// The distance at which a correction ends, as a share of the tolerance.
    private static let settled = 0.25

    package let sampleRate: Int
    package let channels: Int
    /// Frames (a sample of each channel) that were left out or added to keep in step, without jumps.
    package private(set) var correctedFrames = 0

    private let (tolerance, leap, longest): (Double, Double, Int)
    /// The unread samples, and one frame before them for interpolation.
    private var pending: [Float] = []
    /// The stream's count of the first of these frames.
    private var first = 0
    /// The difference from the stream's count to the reader's count.
    private var offset: Double?
    /// The pieces that have contributed to the offset.
    private var witnesses = 0
    /// The stream's count of the frame that is read next; nil before anything was read.
    private var place: Int?
    private var isCorrecting = false

    package init(sampleRate: Int, channels: Int) {
        precondition(sampleRate > 0 && channels > 0, "sound has a rate and channels")
        (self.sampleRate, self.channels) = (sampleRate, channels)
        let rate = Double(sampleRate)
        (tolerance, leap) = (Self.tolerance.inSeconds * rate, Self.leap.inSeconds * rate)
        longest = Int(Self.longest.inSeconds * rate)
    }

    private var end: Int { first + pending.count / channels }

    package mutating func add(_ piece: CapturedSound) {
        let time = piece.time.inSeconds * Double(sampleRate)
        // A time that is so far off can't belong to this stream.
        guard piece.samples.count >= channels, abs(time) < 1e12 else { return }
        let error = offset.map { time - (Double(end) + $0) }
        guard let known = offset, let error, abs(error) < Double(longest) else {
            begin(at: time)
            return append(piece.samples[...])
        }
        if abs(error) <= leap {
            witnesses += 1
            offset = known + error * max(Self.trust, 1 / Double(witnesses))
            append(piece.samples[...])
        } else if error > 0 {
            pending += repeatElement(0, count: Int(error.rounded()) * channels)
            append(piece.samples[...])
        } else {
            // The piece claims a time that has its audio already.
            append(piece.samples.dropFirst(Int((-error).rounded()) * channels))
        }
    }

    /// Reads `count` frames from a time on, with silence where there is no audio.
    ///
    /// - Parameter start: In frames on the reader's time line. Each call continues where the previous one ended.
    package mutating func read(from start: Int, count: Int) -> [Float] {
        guard let offset, count > 0 else { return [Float](repeating: 0, count: max(0, count) * channels) }
        let wanted = Double(start) - offset
        let begin = place.flatMap { abs(wanted - Double($0)) <= leap ? $0 : nil } ?? Int(wanted.rounded())
        let extra = correction(wanted - Double(begin), count)
        let samples = extra == 0 ? copy(begin, count) : stretch(begin, count + extra, into: count)
        correctedFrames += abs(extra)
        place = begin + count + extra
        forget()
        return samples
    }

    /// How many more frames than requested have to be read, to get to the right place.
    private mutating func correction(_ distance: Double, _ count: Int) -> Int {
        if abs(distance) > tolerance { isCorrecting = true }
        if abs(distance) <= tolerance * Self.settled { isCorrecting = false }
        guard isCorrecting else { return 0 }
        let most = max(1, Int(Double(count) * Self.slew))
        return min(max(Int(distance.rounded()), -most), most)
    }

    private mutating func append(_ samples: ArraySlice<Float>) {
        pending += samples.prefix(samples.count / channels * channels)
        let tooMany = pending.count / channels - longest
        guard tooMany > 0 else { return }
        pending.removeFirst(tooMany * channels)
        first += tooMany
    }

    /// Begins the stream anew.
    private mutating func begin(at time: Double) {
        first = end
        pending = []
        offset = time - Double(first)
        witnesses = 1
    }

    private func copy(_ begin: Int, _ count: Int) -> [Float] {
        let there = max(begin, first)..<max(max(begin, first), min(begin + count, end))
        guard !there.isEmpty else { return [Float](repeating: 0, count: count * channels) }
        var samples: [Float] = []
        samples.reserveCapacity(count * channels)
        samples += repeatElement(0, count: (there.lowerBound - begin) * channels)
        samples += pending[(there.lowerBound - first) * channels..<(there.upperBound - first) * channels]
        samples += repeatElement(0, count: count * channels - samples.count)
        return samples
    }

    /// Converts `length` frames to `count` frames, with a curve through the four nearest frames.
    private func stretch(_ begin: Int, _ length: Int, into count: Int) -> [Float] {
        let source = copy(begin - 1, length + 3)
        var samples: [Float] = []
        samples.reserveCapacity(count * channels)
        for index in 0..<count {
            let (whole, rest) = (index * length).quotientAndRemainder(dividingBy: count)
            let between = Float(rest) / Float(count)
            for channel in 0..<channels {
                let at = whole * channels + channel
                samples.append(
                    Self.curve(
                        source[at], source[at + channels], source[at + 2 * channels], source[at + 3 * channels],
                        between))
            }
        }
        return samples
    }

    /// The Catmull-Rom curve between the two points in the middle.
    private static func curve(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ x: Float) -> Float {
        let bend = (3 * (b - c) + d - a) * x
        return b + x * (c - a + (2 * a - 5 * b + 4 * c - d + bend) * x) / 2
    }

    private mutating func forget() {
        guard let place else { return }
        let spent = min(place - 1, end) - first
        guard spent > 0 else { return }
        pending.removeFirst(spent * channels)
        first += spent
    }
}
