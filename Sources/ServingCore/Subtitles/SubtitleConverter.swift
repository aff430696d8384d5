import CastWire

/// Makes WebVTT, the only text track format of Cast receivers, from SubRip, ASS, SSA, MicroDVD or WebVTT in any
/// character set.
package enum SubtitleConverter {
    package struct Converted: Sendable {
        /// WebVTT.
        package let text: String
        /// The character set, if it is only a guess.
        package let guess: String?
    }

    /// - Parameter name: The file's name for an error's sentence.
    package static func webVTT(
        _ bytes: [UInt8], name: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        try convert(bytes, name: name, framesPerSecond: framesPerSecond, language: language) { _, _ in nil }.text
    }

    /// - Parameters:
    ///   - name: The file's name for an error's sentence.
    ///   - wide: Converts text of several bytes a letter.
    package static func convert(
        _ bytes: [UInt8], name: String, framesPerSecond: Double? = nil, language: String? = nil,
        wide: WideCharacters.Convert
    ) throws(ServingError) -> Converted {
        guard let decoded = TextDecoding.decode(bytes, language: language, convert: wide) else {
            throw ServingError(
                .subtitlesUndecodable,
                "The character set of \(name) can't be found out: convert it to UTF-8 first "
                    + "(iconv -f CHARSET -t UTF-8 FILE > NEW.srt) and name the new file with --subtitles.")
        }
        let guess = decoded.isGuess ? decoded.charset : nil
        // A text of one letter with very many combining marks would take hours to process.
        let lines = SubtitleLines.split(decoded.text.streamSafe)
        let cues: [SubtitleCue]
        switch SubtitleFormat.recognise(lines) {
        case .webVTT: return Converted(text: lines.joined(separator: "\n") + "\n", guess: guess)
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
        return Converted(text: written.text, guess: guess)
    }
}
