import CastWidgets
import Casting
import ScreenBroadcast

/// The progress line while mirroring to several outputs, or to an output that is not a device: common values, then the
/// state of each output.
///
/// Pure. If the terminal is too narrow, names are shortened, and then the last outputs are left out.
struct OutputsLine: Equatable {
    var statistics: BroadcastStatistics

    /// The line, at most `width` columns wide.
    func text(width: Int) -> String {
        let outputs = statistics.outputs ?? []
        let head = [
            statistics.hasPictures ? StreamText.rate(statistics.framesPerSecond) : "audio",
            TimeText.format(statistics.seconds),
        ]
        for length in stride(from: 40, through: 8, by: -4) {
            let line = (head + outputs.map { Self.text($0, nameLength: length) }).joined(separator: Self.separator)
            if TerminalLetters.width(of: line) < width { return line }
        }
        var parts = head + outputs.map { Self.text($0, nameLength: 8) }
        while parts.count > 1, TerminalLetters.width(of: parts.joined(separator: Self.separator)) >= width {
            parts.removeLast()
        }
        return parts.joined(separator: Self.separator)
    }

    private static let separator = "  "

    private static func text(_ output: OutputStatistics, nameLength: Int) -> String {
        let sign =
            switch output.state {
            case .connected: "●"
            case .ended, .failed: "✕"
            default: "○"
            }
        let dropped = output.dropped > 0 ? " \(output.dropped) dropped" : ""
        let state = output.state == .connected ? "" : " \(output.state.rawValue)"
        return
            "\(sign) \(shortened(PeerText.name(output.name), to: nameLength)) \(size(output.bytes))\(dropped)\(state)"
    }

    /// Shortens a name. A path keeps its end, any other name its beginning.
    private static func shortened(_ name: String, to length: Int) -> String {
        guard name.count > length else { return name }
        return name.hasPrefix("/") ? "…" + name.suffix(length - 1) : name.prefix(length - 1) + "…"
    }

    /// `850 kB`, `12.3 MB`.
    static func size(_ bytes: Int) -> String {
        guard bytes >= 1_000_000 else { return "\(max(0, bytes) / 1_000) kB" }
        let tenths = bytes / 100_000
        return tenths >= 1_000 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
