import CastWire
import Foundation

/// Makes WebVTT, the one kind of text track that a Cast receiver shows, from SubRip, ASS, SSA, MicroDVD or WebVTT in
/// whatever character set it is written.
package enum SubtitleConverter {
    /// - Parameters:
    ///   - path: a file of at most 10 MB.
    ///   - framesPerSecond: the film's, for MicroDVD files that don't state their own.
    ///   - language: an ISO 639 code or nil; by default what the file's name tells.
    /// - Throws: ``ServingError`` about the file, or `subtitlesTooLarge`, `subtitlesUndecodable`,
    ///   `subtitlesUnknownFormat`.
    package static func webVTT(
        path: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        guard let bytes = try FileProblem.read(path, limit: SubtitleLimits.bytes, as: .subtitles) else {
            throw ServingError(.subtitlesTooLarge, "\(path) is larger than 10 MB: that is no subtitle file.")
        }
        let hint = language ?? SubtitleName(fileName: (path as NSString).lastPathComponent).language
        return try webVTT(bytes, name: path, framesPerSecond: framesPerSecond, language: hint)
    }

    /// - Parameter name: what the file is called in an error's sentence.
    package static func webVTT(
        _ bytes: [UInt8], name: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        guard let decoded = TextDecoding.decode(bytes, language: language) else {
            throw ServingError(
                .subtitlesUndecodable,
                "The character set of \(name) can't be found out: convert it to UTF-8 first "
                    + "(iconv -f CHARSET -t UTF-8 FILE > NEW.srt) and name the new file with --subtitles.")
        }
        // A text of one letter and its marks takes hours to look through.
        let lines = SubtitleLines.split(decoded.text.streamSafe)
        let cues: [SubtitleCue]
        switch SubtitleFormat.recognise(lines) {
        case .webVTT: return lines.joined(separator: "\n") + "\n"
        case .subRip: cues = SubRipReader.cues(lines)
        case .advancedSubStation: cues = AdvancedSubStationReader.cues(lines)
        case .microDVD: cues = MicroDVDReader.cues(lines, filmRate: framesPerSecond)
        case nil: cues = []
        }
        let written = WebVTTWriter.text(cues)
        guard written.count > 0 else {
            throw ServingError(
                .subtitlesUnknownFormat,
                "\(name) has no subtitles in a form that is known: name a SubRip, ASS, MicroDVD or WebVTT file "
                    + "with --subtitles.")
        }
        return written.text
    }

}

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
