/// Text subtitles that are inside a film, taken out by ffmpeg when the receiver asks for them.
enum EmbeddedSubtitles {
    /// WebVTT of one stream. ffmpeg has to read the whole film for it, so a long film takes some seconds.
    static func webVTT(of file: MediaFile, stream: Int, within time: Duration = .seconds(120)) async throws -> [UInt8] {
        try await MediaProgram.ffmpeg.output(
            TrackQuestion.arguments(for: stream, of: file.path), limit: TrackQuestion.limit, within: time)
    }
}
