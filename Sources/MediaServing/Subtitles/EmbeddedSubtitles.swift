/// Extracts text subtitles from a film with ffmpeg, on request.
enum EmbeddedSubtitles {
    /// WebVTT of one stream. ffmpeg has to read the whole film, which takes some seconds if the film is long.
    static func webVTT(
        of file: MediaFile, stream: MediaStream, within time: Duration = .seconds(120)
    ) async throws -> [UInt8] {
        let question = TrackQuestion(stream)
        let answer = try await MediaProgram.ffmpeg.output(
            question.arguments(of: file.path), limit: TrackQuestion.limit, within: time)
        return try question.webVTT(answer)
    }
}
