import FileAccess
import FilePaths

extension ServedArtwork {
    /// The time limit for a cover: playback is more important.
    private static let time = Duration.seconds(10)

    /// The cover in the file, or for a song without one the picture beside it (``CoverFiles``). Nil if there is none or
    /// it can't be read, which is no error. Runs ffmpeg, and waits for the disk.
    static func cover(of file: MediaFile) async -> ServedArtwork? {
        if let cover = file.cover {
            let arguments = CoverQuestion.arguments(for: cover.index, of: file.path)
            let bytes = try? await MediaProgram.ffmpeg.output(arguments, limit: limit, within: time)
            if let artwork = bytes.flatMap({ ServedArtwork($0) }) { return artwork }
        }
        return file.isSong ? beside(file.path) : nil
    }

    private static func beside(_ song: String) -> ServedArtwork? {
        let folder = PathParts.folder(song)
        return CoverFiles.choose(among: Files.names(in: folder), for: song).prefix(4).lazy
            .compactMap { ServedArtwork(path: PathParts.joined(folder, $0)) }.first
    }
}
