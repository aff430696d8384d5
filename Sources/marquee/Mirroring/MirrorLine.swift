import CastWidgets
import Casting
import ScreenBroadcast

/// The progress line while mirroring to a device: resolution, frame rate, bit rate, round-trip time, loss, target delay
/// and dropped frames. For audio only, the parts that apply.
///
/// Pure. If the terminal is too narrow, the least important parts are left out; no part is cut.
struct MirrorLine: Equatable {
    var device: String
    var statistics: BroadcastStatistics

    /// The line, at most `width` columns wide.
    func text(width: Int) -> String {
        var parts = parts
        while Self.length(parts) > width - 1, let least = parts.indices.max(by: { parts[$0].rank < parts[$1].rank }) {
            parts.remove(at: least)
        }
        return parts.map(\.text).joined(separator: Self.separator)
    }

    private struct Part {
        /// The part with the highest rank is left out first.
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
            parts.append(Part(rank: 0, text: "audio"))
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
