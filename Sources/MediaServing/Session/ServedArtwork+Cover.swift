import FileAccess
import FilePaths

extension ServedArtwork {
    /// What is waited for a cover: what plays is worth more.
    private static let time = Duration.seconds(10)

    /// The cover that is in the file; of a song without one the picture that lies beside it (``CoverFiles``). Nil where
    /// there is none, or it can't be read: a cover is no reason to fail. Runs ffmpeg, and waits for the disk.
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
