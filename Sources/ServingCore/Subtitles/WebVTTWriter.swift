/// Writes cues as WebVTT. It sorts them and drops those without text and repetitions. A cue without a length, or with
/// an absurd one, gets three seconds, or less if the next begins sooner. Other cues may overlap.
enum WebVTTWriter {
    /// Milliseconds for which a cue is shown that ends before it begins.
    private static let usualLength = 3000
    /// In milliseconds. A longer time is an error, since nobody reads that long.
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
