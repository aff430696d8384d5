/// Gives the packets of a file one time line that goes on, where the file's own times leap: recordings put end to end,
/// clocks that were set or have run over. Pure.
///
/// The first stream that leaps goes on right behind what it had; the others, whose packets may lie seconds further on
/// in the file, are moved by the same time, so that pictures and sound stay together.
package struct TimestampLeaps: Equatable {
    /// Steps back of less are a muxer's carelessness.
    package static let back = Duration.milliseconds(500)
    /// A step ahead of more is a leap, in containers whose clocks may leap.
    package static let ahead = Duration.seconds(10)
    /// How far streams may be apart and still belong to the same stretch.
    private static let reach = Duration.seconds(10)
    /// Leaps that a stream may lag behind the others.
    private static let memory = 8

    private struct Line: Equatable {
        /// From the file's time to ours.
        var offset: Duration
        /// Where the next packet is expected, in our time.
        var end: Duration
    }

    /// Steps ahead are leaps only where a container says that it may have such: elsewhere they are gaps.
    private let leapsAhead: Bool
    private var lines: [Int: Line] = [:]
    /// The newest offsets, the newest last.
    private var offsets = [Duration.zero]

    package init(leapsAhead: Bool) {
        self.leapsAhead = leapsAhead
    }

    /// What is to be added to the times of the next packet of `stream`.
    ///
    /// - Parameters:
    ///   - time: when it is decoded, in the file's time.
    ///   - duration: how long it lasts; zero where nobody knows.
    package mutating func offset(stream: Int, time: Duration, duration: Duration) -> Duration {
        let offset = lines[stream].map { choose($0, stream, time) } ?? offsets[offsets.count - 1]
        lines[stream] = Line(offset: offset, end: time + offset + max(duration, .zero))
        return offset
    }

    /// The same for a packet whose place in the order of decoding nobody knows: it leaps nowhere by itself.
    package func offset(stream: Int) -> Duration { lines[stream]?.offset ?? offsets[offsets.count - 1] }

    private mutating func choose(_ line: Line, _ stream: Int, _ time: Duration) -> Duration {
        func step(_ offset: Duration) -> Duration { time + offset - line.end }
        let own = step(line.offset)
        if own.magnitude <= Self.back { return line.offset }
        let other = offsets.min { step($0).magnitude < step($1).magnitude } ?? line.offset
        if other != line.offset, step(other).magnitude < min(own.magnitude, Self.reach) { return other }
        if own > .zero, !leapsAhead || own <= Self.ahead || isGap(stream, line.offset, time) { return line.offset }
        let new = line.end - time
        offsets.append(new)
        if offsets.count > Self.memory { offsets.removeFirst() }
        return new
    }

    /// Whether another stream has come as far without a leap.
    private func isGap(_ stream: Int, _ offset: Duration, _ time: Duration) -> Bool {
        lines.contains { other, line in
            other != stream && line.offset == offset && (line.end - time - offset).magnitude < Self.reach
        }
    }
}

extension Duration {
    /// Its length, whichever way it points.
    fileprivate var magnitude: Duration { self < .zero ? .zero - self : self }
}
