import Casting

/// The line that is drawn over while a cast runs in the foreground.
struct ProgressLine: Equatable {
    var title: String
    var state: String
    /// Seconds.
    var position: Double
    /// Seconds; nil while unknown, and for live streams.
    var duration: Double?
    /// 0 to 1; nil while muted.
    var volume: Double?
    /// How much of a film that has to be converted is ready; nil where nothing is converted.
    var converted: Int?
    /// There is no time in it, and it neither plays nor waits.
    var isPicture = false

    /// The line, no longer than `width` columns.
    func text(width: Int) -> String {
        let sound = volume.map { "♪ \(NumberText.percent($0))" } ?? "♪ off"
        let times = isPicture ? "" : "\(TimeText.format(position)) / \(TimeText.format(duration))"
        let conversion = converted.flatMap { $0 < 100 ? "converted \($0) %" : nil } ?? ""
        let fixed = symbol.count + times.count + sound.count + 6 + (conversion.isEmpty ? 0 : conversion.count + 2)
        let room = max(0, width - fixed - 1)
        let barWidth = duration == nil ? 0 : min(40, room / 2)
        let titleText = Self.shorten(title, to: room - barWidth)
        let parts = [symbol, titleText, bar(width: barWidth), times, sound, conversion]
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private var symbol: String {
        switch state {
        case "playing" where isPicture, "paused" where isPicture: "▣"
        case "playing": "▶"
        case "paused": "⏸"
        case "buffering", "loading": "…"
        default: "■"
        }
    }

    private func bar(width: Int) -> String {
        guard width >= 4, let duration, duration > 0 else { return "" }
        let filled = Int((min(1, max(0, position / duration)) * Double(width)).rounded(.down))
        return String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    }

    private static func shorten(_ text: String, to width: Int) -> String {
        guard text.count > width else { return text }
        return width < 2 ? "" : String(text.prefix(width - 1)) + "…"
    }
}
