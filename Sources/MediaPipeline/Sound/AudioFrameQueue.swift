/// Cuts sound that comes in pieces of any length into frames of one length, and keeps the time.
///
/// A piece that begins later than the last one ended leaves a gap, which becomes silence; one that begins earlier loses
/// what was there already. Differences of up to ``tolerance`` are nobody's concern: clocks and rounding make them.
/// After a gap of more than ``longestGap`` the frames go on at the new time instead, and the last one before it is
/// filled up.
struct AudioFrameQueue {
    struct Frame: Equatable {
        /// Interleaved.
        var samples: [Float]
        var presentationTime: Duration
    }

    static let tolerance = Duration.milliseconds(20)
    static let longestGap = Duration.seconds(1)

    let frameLength: Int
    let sampleRate: Int
    let channels: Int
    private var samples: [Float] = []
    /// Of the first sample of this run, and how many of it were given away: counted, since lengths are rounded.
    private var origin = Duration.zero
    private var given = 0
    private var begun = false
    private var ready: [Frame] = []

    init(frameLength: Int, sampleRate: Int, channels: Int) {
        self.frameLength = frameLength
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// Where the next sample belongs; nil before the first.
    var end: Duration? { begun ? origin + length(of: given + samples.count / channels) : nil }

    mutating func append(_ new: [Float], at time: Duration) {
        guard let end else {
            begin(at: time)
            begun = true
            samples = new
            return cut()
        }
        let gap = time - end
        if gap > Self.longestGap {
            fillUp()
            begin(at: time)
            samples += new
        } else if gap > Self.tolerance {
            samples += [Float](repeating: 0, count: count(in: gap) * channels)
            samples += new
        } else if gap < .zero - Self.tolerance {
            samples += new.dropFirst(count(in: .zero - gap) * channels)
        } else {
            samples += new
        }
        cut()
    }

    mutating func next() -> Frame? { ready.isEmpty ? nil : ready.removeFirst() }

    /// Makes the rest a frame, filled up with silence.
    mutating func finish() { fillUp() }

    private mutating func begin(at time: Duration) {
        origin = time
        given = 0
    }

    private mutating func fillUp() {
        guard !samples.isEmpty else { return }
        let missing = frameLength * channels - samples.count
        samples += [Float](repeating: 0, count: max(0, missing))
        cut()
    }

    private mutating func cut() {
        let frameCount = frameLength * channels
        var from = 0
        while samples.count - from >= frameCount {
            let time = origin + length(of: given)
            ready.append(Frame(samples: Array(samples[from..<(from + frameCount)]), presentationTime: time))
            given += frameLength
            from += frameCount
        }
        samples.removeFirst(from)
    }

    private func length(of frames: Int) -> Duration { Duration(ticks: Int64(frames), rate: Int64(sampleRate)) }
    private func count(in duration: Duration) -> Int { Int(duration.ticks(rate: Int64(sampleRate))) }
}
