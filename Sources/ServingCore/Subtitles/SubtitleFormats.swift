/// The subtitle formats. Each reader is pure: text in, cues out, broken entries left out.
enum SubtitleFormat: String, Sendable, CaseIterable {
    case subRip, advancedSubStation, microDVD, webVTT

    /// Detects the format from the text, since file names mislead (a `.sub` may be MicroDVD or SubRip).
    static func recognise(_ lines: [Substring]) -> SubtitleFormat? {
        let head = lines.prefix(200)
        if head.first?.hasPrefix("WEBVTT") == true { return .webVTT }
        if head.contains(where: { $0.lowercased().hasPrefix("[script info]") || $0.hasPrefix("Dialogue:") }) {
            return .advancedSubStation
        }
        if head.contains(where: { MicroDVDReader.frames($0) != nil }) { return .microDVD }
        if head.contains(where: { $0.contains("-->") }) { return .subRip }
        return nil
    }
}

/// SubRip: a number, `start --> end`, lines of text, an empty line. Numbers are optional. If the empty line is missing,
/// the next time ends the cue.
enum SubRipReader {
    static func cues(_ lines: [Substring]) -> [SubtitleCue] {
        var cues: [SubtitleCue] = []
        var index = 0
        while index < lines.count, cues.count < SubtitleLimits.cues {
            guard let times = times(lines[index]) else {
                index += 1
                continue
            }
            index += 1
            let first = index
            while index < lines.count, !isBlank(lines[index]), self.times(lines[index]) == nil { index += 1 }
            var last = index
            let runsOn = index < lines.count && !isBlank(lines[index])
            if runsOn, last > first, SubtitleTime.number(lines[last - 1].filter { $0 != " " }) != nil { last -= 1 }
            let text = CueText.subRip(lines[first..<last].joined(separator: "\n"))
            cues.append(SubtitleCue(start: times.0, end: times.1, text: text.text, settings: text.settings))
        }
        return cues
    }

    static func times(_ line: Substring) -> (Int, Int)? {
        let parts = line.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let start = SubtitleTime.parse(parts[0]) else { return nil }
        let ending = parts[1].drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        guard let end = SubtitleTime.parse(ending) else { return nil }
        return (start, end)
    }

    private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
}

/// ASS and SSA: the `Dialogue:` lines of the events, with fields named by the `Format:` line. Drawings are left out, and
/// entries of nothing else.
enum AdvancedSubStationReader {
    static func cues(_ lines: [Substring]) -> [SubtitleCue] {
        var fields = ["layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text"]
        var isEvents = false
        var cues: [SubtitleCue] = []
        for line in lines {
            if line.hasPrefix("[") { isEvents = line.lowercased().hasPrefix("[events]") }
            if isEvents, line.hasPrefix("Format:") {
                let names = line.dropFirst(7).split(separator: ",").map { $0.lowercased().filter { $0 != " " } }
                if names.count <= 30, names.last == "text" { fields = names }
            }
            guard line.hasPrefix("Dialogue:"), let cue = cue(line.dropFirst(9), fields) else { continue }
            cues.append(cue)
            if cues.count == SubtitleLimits.cues { break }
        }
        return cues
    }

    private static func cue(_ line: Substring, _ fields: [String]) -> SubtitleCue? {
        let values = line.split(separator: ",", maxSplits: fields.count - 1, omittingEmptySubsequences: false)
        guard values.count == fields.count, let startField = fields.firstIndex(of: "start"),
            let endField = fields.firstIndex(of: "end"), let start = SubtitleTime.parse(values[startField]),
            let end = SubtitleTime.parse(values[endField])
        else { return nil }
        let text = CueText.advancedSubStation(values[fields.count - 1])
        guard !text.text.isEmpty else { return nil }
        return SubtitleCue(start: start, end: end, text: text.text, settings: text.settings)
    }
}

/// MicroDVD: `{start frame}{end frame}line|line`, with `{y:i}` codes. A first entry `{1}{1}23.976` gives the frame
/// rate.
enum MicroDVDReader {
    /// For a file without a rate, if the film's rate is unknown.
    static let usualRate = 23.976
    /// Accepted rates in frames per second.
    private static let rates = 1.0...300.0

    static func cues(_ lines: [Substring], filmRate: Double?) -> [SubtitleCue] {
        var rate = filmRate.flatMap { rates.contains($0) ? $0 : nil } ?? usualRate
        var cues: [SubtitleCue] = []
        for line in lines {
            guard let (start, end, text) = frames(line) else { continue }
            if cues.isEmpty, start <= 1, end <= 1, let stated = Double(text.filter { $0 != " " }) {
                if rates.contains(stated) { rate = stated }
                continue
            }
            let content = cueText(text)
            cues.append(
                SubtitleCue(start: milliseconds(start, rate), end: milliseconds(end, rate), text: content))
            if cues.count == SubtitleLimits.cues { break }
        }
        return cues
    }

    static func frames(_ line: Substring) -> (start: Int, end: Int, text: Substring)? {
        guard line.first == "{", let firstEnd = line.firstIndex(of: "}") else { return nil }
        let rest = line[line.index(after: firstEnd)...]
        guard rest.first == "{", let secondEnd = rest.firstIndex(of: "}") else { return nil }
        let first = line[line.index(after: line.startIndex)..<firstEnd]
        let second = rest[rest.index(after: rest.startIndex)..<secondEnd]
        guard let start = SubtitleTime.number(first) else { return nil }
        // An empty end means "until the next". The writer shows an entry without length until then, but not for long.
        guard let end = second.isEmpty ? start : SubtitleTime.number(second) else { return nil }
        return (start, end, rest[rest.index(after: secondEnd)...])
    }

    private static func milliseconds(_ frame: Int, _ rate: Double) -> Int {
        min(Int((Double(frame) / rate * 1000).rounded()), SubtitleLimits.latest)
    }

    /// `{Y:i}` applies to the whole cue, `{y:i}` and a leading `/` to a line.
    private static func cueText(_ text: Substring) -> String {
        var result = CueText()
        let text = text.prefix(SubtitleLimits.textLength)
        let isStyledAsAWhole = text.contains("{Y:")
        for (number, line) in text.split(separator: "|").enumerated() {
            if number > 0 { result.append("\n") }
            var rest = line
            var styles: [Character] = []
            while rest.first == "{", let end = rest.firstIndex(of: "}") {
                let code = rest[rest.index(after: rest.startIndex)..<end]
                if code.lowercased().hasPrefix("y:") {
                    styles += code.dropFirst(2).lowercased().filter { "ibu".contains($0) }
                    if code.first == "Y" { for style in styles { result.openTag(style) } }
                }
                rest = rest[rest.index(after: end)...]
            }
            if rest.first == "/" {
                rest.removeFirst()
                styles.append("i")
            }
            for style in styles { result.openTag(style) }
            for character in rest { result.append(character) }
            for style in styles where !isStyledAsAWhole { result.closeTag(style) }
        }
        result.finish()
        return result.text
    }
}
