import MediaServing

/// A source that has been looked at before any device is disturbed: what is wrong with a file, or with its subtitles,
/// is said while the TV still shows what it showed.
struct InspectedSource {
    let source: CastSource
    /// Nil for a URL: the receiver finds out.
    let file: MediaFile?
    let subtitles: [String]

    /// - Throws: `.wrongUse` with the sentence of what is wrong with the file.
    init(_ source: CastSource, subtitles: [String]) async throws {
        self.source = source
        self.subtitles = subtitles
        do {
            switch source {
            case .file(let path):
                let file = try await MediaProbe().examine(path)
                for path in subtitles {
                    if case .url? = try? CastSource(path) {
                        throw CommandFailure(
                            .wrongUse, "--subtitles of a file are files too; download \"\(path)\" first")
                    }
                    _ = try SubtitleConverter.webVTT(path: path, framesPerSecond: file.video?.framesPerSecond)
                }
                self.file = file
            case .url:
                for subtitle in subtitles {
                    guard case .url? = try? CastSource(subtitle) else {
                        throw CommandFailure(
                            .wrongUse,
                            "--subtitles of a URL are URLs too, not files of this machine: nothing is served for one")
                    }
                }
                file = nil
            }
        } catch let error as ServingError {
            throw CommandFailure(.wrongUse, error.description)
        }
    }
}
