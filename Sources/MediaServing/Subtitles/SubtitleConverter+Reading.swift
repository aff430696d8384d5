extension SubtitleConverter {
    /// - Parameters:
    ///   - path: a file of at most 10 MB.
    ///   - framesPerSecond: the film's, for MicroDVD files that don't state their own.
    ///   - language: an ISO 639 code or nil; by default what the file's name tells.
    /// - Throws: ``ServingError`` about the file, or `subtitlesTooLarge`, `subtitlesUndecodable`,
    ///   `subtitlesUnknownFormat`.
    package static func webVTT(
        path: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        // A pipe would keep the thread waiting.
        try FileProblem.check(path, as: .subtitles)
        guard !PictureSubtitles.begin(FilmFormats.head(of: path)) else {
            throw ServingError(
                .subtitlesUnknownFormat,
                "\(path) has subtitles that are pictures, which a device does not show: put them into the film with "
                    + "mkvmerge, and cast that with --subtitles burn:1.")
        }
        guard let bytes = try FileProblem.read(path, limit: SubtitleLimits.bytes, as: .subtitles) else {
            throw ServingError(.subtitlesTooLarge, "\(path) is larger than 10 MB: that is no subtitle file.")
        }
        let hint = language ?? SubtitleName(fileName: FileName(path).text).language?.family
        return try webVTT(bytes, name: path, framesPerSecond: framesPerSecond, language: hint)
    }
}
