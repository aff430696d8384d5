import CastWidgets
import Casting
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
                Part(rank: 0, text: StreamText.rate(statistics.framesPerSecond)),
            ]
        } else {
            parts.append(Part(rank: 0, text: "sound"))
        }
        parts.append(Part(rank: 1, text: StreamText.bitRate(statistics.bitRate)))
        if let roundTrip = statistics.roundTrip {
            parts.append(Part(rank: 6, text: "rtt \(StreamText.milliseconds(roundTrip))"))
        }
        parts += [
            Part(rank: 5, text: "loss \(StreamText.percent(statistics.loss))"),
            Part(rank: 3, text: "delay \(StreamText.milliseconds(statistics.delay))"),
            Part(
                rank: 4,
                text: "\(statistics.hasPictures ? statistics.framesDropped : statistics.audioFramesDropped) dropped"),
            Part(rank: 9, text: TimeText.format(statistics.seconds)),
        ]
        return parts
    }

    private static func length(_ parts: [Part]) -> Int {
        parts.reduce(0) { $0 + TerminalLetters.width(of: $1.text) } + separator.count * max(0, parts.count - 1)
    }
}
