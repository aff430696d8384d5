/// Writes cues as WebVTT. It sorts them, leaves out those without text and repetitions of the one before, and gives one
/// that has no length, or an absurd one, three seconds, or less where the next begins sooner. Others may overlap.
enum WebVTTWriter {
    /// An entry that ends before it begins is shown this long, in milliseconds.
    private static let usualLength = 3000
    /// Nobody reads one longer; it is a wrong time, in milliseconds.
    private static let longest = 60_000

    static func text(_ cues: [SubtitleCue]) -> (text: String, count: Int) {
        let sorted = mend(cues.filter { !$0.text.isEmpty }.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
        var text = "WEBVTT\n"
        for cue in sorted {
            text += "\n\(SubtitleTime.text(cue.start)) --> \(SubtitleTime.text(cue.end))"
            text += cue.settings.isEmpty ? "\n" : " \(cue.settings)\n"
            text += cue.text.replacing("-->", with: "--&gt;") + "\n"
        }
        return (text, sorted.count)
    }

    static func mend(_ cues: [SubtitleCue]) -> [SubtitleCue] {
        var result: [SubtitleCue] = []
        for (index, cue) in cues.enumerated() {
            var cue = cue
            let isBroken = cue.end <= cue.start || cue.end - cue.start > longest
            if isBroken {
                let next = index + 1 < cues.count ? cues[index + 1].start : .max
                cue.end = min(cue.start + usualLength, next > cue.start ? next : .max)
            }
            if result.last == cue { continue }
            result.append(cue)
        }
        return result
    }
}
