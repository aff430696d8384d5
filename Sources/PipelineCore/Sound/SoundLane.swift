/// One stream of captured sound, to be read by another clock than that of the device which made it.
///
/// Its samples are counted, and each piece's time tells a little about where that count lies on the reader's time line:
/// the stamps of a piece are uneven by milliseconds, their mean is not. Where the two have drifted apart by
/// ``tolerance``, a few samples more or less are read than are given out until they agree again, by ``slew`` at most,
/// which nobody hears; beyond ``leap`` the stream has stood still or begun anew, and is put to its new place at once.
/// What is not there is silence. Pure.
package struct SoundLane: Equatable, Sendable {
    package static let tolerance = Duration.milliseconds(2)
    package static let leap = Duration.milliseconds(15)
    /// Of what is read.
    package static let slew = 0.005
    /// What is kept unread, at most: who reads has stood still.
    package static let longest = Duration.seconds(2)
    /// How much of what a piece's time says is believed, once many have said something.
    private static let trust = 0.02
    /// Where a correction ends, of the tolerance.
    private static let settled = 0.25

    package let sampleRate: Int
    package let channels: Int
    /// Frames (a sample of each channel) that were left out or filled in to keep in step, leaps not counted.
    package private(set) var correctedFrames = 0

    private let (tolerance, leap, longest): (Double, Double, Int)
    /// What is unread, and one frame before it, for what lies between two.
    private var pending: [Float] = []
    /// The stream's own count of the first of those.
    private var first = 0
    /// What to add to the stream's count for the reader's.
    private var offset: Double?
    /// Pieces that have told of that.
    private var witnesses = 0
    /// The stream's count of what is read next; nil before anything was read.
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
        // What is that far off is no time of this stream's.
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
            // It claims a time that has its sound already.
            append(piece.samples.dropFirst(Int((-error).rounded()) * channels))
        }
    }

    /// What is heard from a time on, silence where there is nothing: `count` frames.
    ///
    /// - Parameter start: in frames on the reader's time line; each call goes on where the one before ended.
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

    /// How many frames more than asked for are to be read, to be where it should be.
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

    /// The stream begins anew.
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

    /// `length` frames as `count` of them, by a curve through the four that are nearest to each.
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

    /// Catmull and Rom's, between the two in the middle.
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
