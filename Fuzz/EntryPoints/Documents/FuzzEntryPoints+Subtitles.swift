import ServingCore

extension FuzzEntryPoints {
    /// A file of subtitles in whichever form and character set. What is written is WebVTT that reads as such, and not
    /// more than a few times as long.
    public static func subtitles(_ bytes: [UInt8]) {
        let languages: [String?] = [nil, "en", "ru", "el"]
        let language = languages[Int(bytes.count) % languages.count]
        guard let text = try? SubtitleConverter.webVTT(bytes, name: "film.srt", framesPerSecond: 25, language: language)
        else { return }
        let length = text.utf8.count
        invariant(length <= 4_096 + 64 * bytes.count, "\(length) bytes of subtitles come of \(bytes.count)")
        let again = try? SubtitleConverter.webVTT(Array(text.utf8), name: "film.vtt", framesPerSecond: 25)
        invariant(again != nil, "what was written is no subtitle file")
        checkName(bytes)
    }

    private static func checkName(_ bytes: [UInt8]) {
        let name = SubtitleName(fileName: String(decoding: bytes.prefix(200), as: UTF8.self))
        invariant(name.label.utf8.count <= 1_000, "a label of \(name.label.utf8.count) bytes")
    }
}
