import ServingCore

extension FuzzEntryPoints {
    /// A file of subtitles in whichever form and character set. What is written is WebVTT that reads as such, and not
    /// more than a few times as long.
    public static func subtitles(_ bytes: [UInt8]) {
        let languages: [String?] = [nil, "en", "ru", "el", "he", "th"]
        let language = languages[Int(bytes.count) % languages.count]
        guard let text = try? SubtitleConverter.webVTT(bytes, name: "film.srt", framesPerSecond: 25, language: language)
        else { return }
        let length = text.utf8.count
        invariant(length <= 4_096 + 64 * bytes.count, "\(length) bytes of subtitles come of \(bytes.count)")
        let again = try? SubtitleConverter.webVTT(Array(text.utf8), name: "film.vtt", framesPerSecond: 25)
        invariant(again != nil, "what was written is no subtitle file")
        checkName(bytes)
    }

    /// The name tells of itself, and of what follows a film's.
    private static func checkName(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(200), as: UTF8.self)
        let half = String(text.prefix(text.count / 2))
        for name in [SubtitleName(fileName: text), SubtitleName(fileName: text + ".srt", film: half + ".mkv")] {
            invariant(name.label.utf8.count <= 1_000, "a label of \(name.label.utf8.count) bytes")
            guard let language = name.language else { continue }
            invariant(LanguageTag(tag: language.text) == language, "\(language.text) is read as another language")
        }
    }
}
