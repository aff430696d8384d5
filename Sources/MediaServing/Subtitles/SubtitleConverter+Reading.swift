import FilePaths

extension SubtitleConverter {
    /// Converts a file.
    ///
    /// - Parameters:
    ///   - path: A file of at most 10 MB.
    ///   - framesPerSecond: The film's, for MicroDVD files without a rate.
    ///   - language: An ISO 639 code, or nil for the one in the file's name.
    /// - Throws: ``ServingError`` about the file, or `subtitlesTooLarge`, `subtitlesUndecodable`,
    ///   `subtitlesUnknownFormat`.
    package static func webVTT(
        path: String, framesPerSecond: Double? = nil, language: String? = nil
    ) throws(ServingError) -> String {
        try convert(path: path, framesPerSecond: framesPerSecond, language: language).text
    }

    /// Converts a file like ``webVTT(path:framesPerSecond:language:)``, and says whether its character set is a guess.
    static func convert(
        path: String, framesPerSecond: Double?, language: String?
    ) throws(ServingError) -> Converted {
        // Comes first, since opening a pipe would block the thread.
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
        return try convert(
            bytes, name: path, framesPerSecond: framesPerSecond, language: hint, wide: CharacterConversion.text)
    }
}
