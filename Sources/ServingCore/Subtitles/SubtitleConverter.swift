import CastWire

/// Makes WebVTT, the only text track format of Cast receivers, from SubRip, ASS, SSA, MicroDVD or WebVTT in any
/// character set.
package enum SubtitleConverter {
    /// - Parameter name: The file's name for an error's sentence.
    package static func webVTT(
        _ bytes: [UInt8], name: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        guard let decoded = TextDecoding.decode(bytes, language: language) else {
            throw ServingError(
                .subtitlesUndecodable,
                "The character set of \(name) can't be found out: convert it to UTF-8 first "
                    + "(iconv -f CHARSET -t UTF-8 FILE > NEW.srt) and name the new file with --subtitles.")
        }
        // A text of one letter with very many combining marks would take hours to process.
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
