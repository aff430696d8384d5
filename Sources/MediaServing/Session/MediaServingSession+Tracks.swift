import FilePaths
import Logging

extension MediaServingSession {
    /// - Throws: ``ServingError``, or `CancellationError` between two files.
    static func trackSources(
        _ options: Options, _ file: MediaFile, _ logger: Logger
    ) async throws -> [TrackSource] {
        guard !file.isImage else { return [] }
        var sources: [TrackSource] = []
        var allowance = SubtitleAllowance(most: options.mostSubtitleBytes)
        for path in options.subtitles {
            try Task.checkCancellation()
            let source = try TrackSource(path: path, film: file)
            allowance.spend(size: size(of: path), served: source.bytes)
            sources.append(source)
        }
        guard options.findsSubtitles else { return sources }
        let named = options.subtitles.map(PathText.bytes)
        for path in SidecarSubtitles.find(beside: file.path) where !named.contains(PathText.bytes(path)) {
            try Task.checkCancellation()
            // Other tasks may use this thread: a large file takes a second.
            await Task.yield()
            var served = 0
            do throws(ServingError) {
                guard allowance.hasRoom else {
                    throw ServingError(.subtitlesTooLarge, "There are too many subtitles beside the film for \(path).")
                }
                // A file without subtitles in it has been read too.
                defer { allowance.spend(size: size(of: path), served: served) }
                let source = try TrackSource(path: path, film: file)
                served = source.bytes
                sources.append(source)
            } catch {
                logger.notice("Left out: \(error.description)")
            }
        }
        return sources + file.textSubtitles.prefix(32).map { TrackSource(stream: $0, film: file) }
    }

    /// Bytes; 0 for a missing file.
    private static func size(of path: String) -> Int64 { (try? FileValidators(path: path).size) ?? 0 }
}
