import CastWidgets
import Casting
import ScreenBroadcast

/// The line that is drawn over while pictures go to several outputs, or to others than a device: what they have in
/// common, and of each how it is.
///
/// Pure. Where the terminal is too narrow, names become shorter, and then the last outputs are left out.
struct OutputsLine: Equatable {
    var statistics: BroadcastStatistics

    /// The line, no longer than `width` columns.
    func text(width: Int) -> String {
        let outputs = statistics.outputs ?? []
        let head = [
            statistics.hasPictures ? StreamText.rate(statistics.framesPerSecond) : "sound",
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

    /// A file's name at its end, everything else at its beginning.
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
