/// Extracts text subtitles from a film with ffmpeg, on request.
enum EmbeddedSubtitles {
    /// WebVTT of one stream. ffmpeg has to read the whole film, which takes some seconds if the film is long.
    static func webVTT(of file: MediaFile, stream: Int, within time: Duration = .seconds(120)) async throws -> [UInt8] {
        try await MediaProgram.ffmpeg.output(
            TrackQuestion.arguments(for: stream, of: file.path), limit: TrackQuestion.limit, within: time)
    }
}
