/// Gives the packets of a file one continuous time line, even if the file's own times jump.
///
/// They jump in recordings that were joined, and with clocks that were set or have wrapped. The first stream that jumps
/// continues right after its last packet. The packets of other streams that jump may be seconds later in the file. They
/// are moved by the same time, so that video and audio stay in sync.
package struct TimestampLeaps: Equatable {
    /// Smaller steps back are a muxer's inaccuracy.
    package static let back = Duration.milliseconds(500)
    /// A larger step ahead is a jump, in containers whose clocks may jump.
    package static let ahead = Duration.seconds(10)
    /// How far apart streams may be and still belong to the same part of the file.
    private static let reach = Duration.seconds(10)
    /// How many jumps a stream may be behind the others.
    private static let memory = 8

    private struct Line: Equatable {
        /// From the file's time to ours.
        var offset: Duration
        /// When the next packet is expected, in our time.
        var end: Duration
    }

    /// Whether steps ahead may be jumps. If the container does not say so, they are gaps.
    private let leapsAhead: Bool
    private var lines: [Int: Line] = [:]
    /// The newest offsets, in order.
    private var offsets = [Duration.zero]

    package init(leapsAhead: Bool) {
        self.leapsAhead = leapsAhead
    }

    /// The offset to add to the times of the next packet of `stream`.
    ///
    /// - Parameters:
    ///   - time: When the packet is decoded, in the file's time.
    ///   - duration: How long it lasts; zero if that is not known.
    package mutating func offset(stream: Int, time: Duration, duration: Duration) -> Duration {
        let offset = lines[stream].map { choose($0, stream, time) } ?? offsets[offsets.count - 1]
        lines[stream] = Line(offset: offset, end: time + offset + max(duration, .zero))
        return offset
    }

    /// The offset for a packet whose place in the decoding order is not known. Such a packet starts no jump.
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

    /// Whether another stream has come as far without a jump.
    private func isGap(_ stream: Int, _ offset: Duration, _ time: Duration) -> Bool {
        lines.contains { other, line in
            other != stream && line.offset == offset && (line.end - time - offset).magnitude < Self.reach
        }
    }
}

extension Duration {
    fileprivate var magnitude: Duration { self < .zero ? .zero - self : self }
}
