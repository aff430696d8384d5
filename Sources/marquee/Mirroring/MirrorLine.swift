import ScreenBroadcast

/// The line that is drawn over while pictures are mirrored: resolution, frames, bitrate, round trip, loss, the target
/// delay, drops. Of sound alone what there is of these.
///
/// Pure. Where the terminal is too narrow, what matters least is left out, not cut.
struct MirrorLine: Equatable {
    var device: String
    var statistics: BroadcastStatistics

    /// The line, no longer than `width` columns.
    func text(width: Int) -> String {
        var parts = parts
        while Self.length(parts) > width - 1, let least = parts.indices.max(by: { parts[$0].rank < parts[$1].rank }) {
            parts.remove(at: least)
        }
        return parts.map(\.text).joined(separator: Self.separator)
    }

    private struct Part {
        /// The higher, the sooner it is left out.
        let rank: Int
        let text: String
    }

    private static let separator = "  "

    private var parts: [Part] {
        var parts = [
            Part(rank: 7, text: "●"),
            Part(rank: 8, text: device),
        ]
        if statistics.hasPictures {
            parts += [
                Part(rank: 2, text: "\(statistics.width)x\(statistics.height)"),
                Part(rank: 0, text: Self.rate(statistics.framesPerSecond)),
            ]
        } else {
            parts.append(Part(rank: 0, text: "sound"))
        }
        parts.append(Part(rank: 1, text: Self.bitRate(statistics.bitRate)))
        if let roundTrip = statistics.roundTrip {
            parts.append(Part(rank: 6, text: "rtt \(Self.milliseconds(roundTrip))"))
        }
        parts += [
            Part(rank: 5, text: "loss \(Self.percent(statistics.loss))"),
            Part(rank: 3, text: "delay \(Self.milliseconds(statistics.delay))"),
            Part(
                rank: 4,
                text: "\(statistics.hasPictures ? statistics.framesDropped : statistics.audioFramesDropped) dropped"),
            Part(rank: 9, text: TimeText.format(statistics.seconds)),
        ]
        return parts
    }

    private static func length(_ parts: [Part]) -> Int {
        parts.reduce(0) { $0 + $1.text.count } + separator.count * max(0, parts.count - 1)
    }

    /// `30 fps`; below ten with a tenth, since a film of one picture in three seconds is none of `0 fps`.
    static func rate(_ perSecond: Double) -> String {
        guard perSecond.isFinite, perSecond >= 0, perSecond < 1_000_000 else { return "-- fps" }
        let tenths = Int((perSecond * 10).rounded())
        if tenths == 0, perSecond > 0 { return "<0.1 fps" }
        return tenths >= 100 || tenths % 10 == 0
            ? "\(Int(perSecond.rounded())) fps" : "\(tenths / 10).\(tenths % 10) fps"
    }

    /// `850 kbit/s`, `2.4 Mbit/s`.
    static func bitRate(_ bitsPerSecond: Int) -> String {
        guard bitsPerSecond >= 1_000_000 else { return "\((bitsPerSecond + 500) / 1000) kbit/s" }
        let tenths = (bitsPerSecond + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) Mbit/s"
    }

    /// `0 %`, `0.4 %`, `12 %`.
    static func percent(_ share: Double) -> String {
        guard share.isFinite, share > 0 else { return "0 %" }
        let tenths = Int((min(1, share) * 1000).rounded())
        return tenths >= 100 || tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }

    /// `7 ms`; below ten with a tenth.
    static func milliseconds(_ value: Double) -> String {
        guard value.isFinite, value >= 0, value < 1_000_000 else { return "-- ms" }
        let tenths = Int((value * 10).rounded())
        return tenths >= 100 || tenths % 10 == 0 ? "\(Int(value.rounded())) ms" : "\(tenths / 10).\(tenths % 10) ms"
    }
}
