import CastWidgets
import Casting

/// The progress line of a cast in the foreground. Each new line overwrites the previous one.
struct ProgressLine: Equatable {
    var title: String
    var state: String
    /// In seconds.
    var position: Double
    /// In seconds; nil if unknown, and for live streams.
    var duration: Double?
    /// 0 to 1; nil while muted.
    var volume: Double?
    /// The converted part of the film, in percent; nil if nothing is converted.
    var converted: Int?
    /// True for a picture, which has no time and does not play or buffer.
    var isPicture = false

    /// The line, at most `width` columns wide.
    func text(width: Int) -> String {
        let sound = volume.map { "♪ \(NumberText.percent($0))" } ?? "♪ off"
        let times = isPicture ? "" : "\(TimeText.format(position)) / \(TimeText.format(duration))"
        let conversion = converted.flatMap { $0 < 100 ? "converted \($0) %" : nil } ?? ""
        var fixed = [symbol, times, sound, conversion].filter { !$0.isEmpty }
        // If the terminal is narrow, the least important parts make room for the title.
        while fixed.count > 2, Self.columns(fixed) > width - 1 - Self.leastTitle { fixed.removeLast() }
        // The line must not reach the last column. Some terminals then start a new line, and the next drawing would not
        // overwrite this one.
        let room = max(0, width - 1 - Self.columns(fixed))
        let drawn = bar(width: min(40, room / 2 - Self.gap))
        let titleText = Self.shorten(title, to: room - Self.gap - (drawn.isEmpty ? 0 : drawn.count + Self.gap))
        let parts = [symbol, titleText, drawn] + fixed.dropFirst()
        return parts.filter { !$0.isEmpty }.joined(separator: separator)
    }

    /// In columns, including the gap before the title.
    private static let leastTitle = 10
    /// Columns between two parts.
    private static let gap = 2
    private var separator: String { String(repeating: " ", count: Self.gap) }

    private static func columns(_ parts: [String]) -> Int {
        parts.reduce(0) { $0 + TerminalLetters.width(of: $1) } + gap * max(0, parts.count - 1)
    }

    private var symbol: String {
        switch state {
        case "playing" where isPicture, "paused" where isPicture: "▣"
        case "playing": "▶"
        case "paused": "⏸"
        case "buffering", "loading": "…"
        case "lost": "✕"
        default: "■"
        }
    }

    private func bar(width: Int) -> String {
        guard width >= 4, let duration, duration > 0 else { return "" }
        let filled = Int((min(1, max(0, position / duration)) * Double(width)).rounded(.down))
        return String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    }

    private static func shorten(_ text: String, to width: Int) -> String {
        guard TerminalLetters.width(of: text) > width else { return text }
        guard width >= 2 else { return "" }
        var (kept, used) = ("", 0)
        for letter in text {
            used += TerminalLetters.width(of: String(letter))
            guard used < width else { break }
            kept.append(letter)
        }
        return kept + "…"
    }
}
