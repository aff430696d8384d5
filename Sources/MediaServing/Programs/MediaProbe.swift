/// Finds out with ffprobe what is in a file.
package struct MediaProbe: Sendable {
    var program = MediaProgram.ffprobe
    /// How long ffprobe may take; a file on a sleeping disk or a slow share needs some seconds.
    var time = Duration.seconds(20)

    package init() {}

    /// - Throws: ``ServingError`` `fileMissing`, `fileUnreadable`, `notAFile`, `fileEmpty`, `notMedia`,
    ///   `programMissing` or `timedOut`, each with a sentence for the user.
    package func examine(_ path: String) async throws -> MediaFile {
        do {
            return try await look(at: path)
        } catch let error as ServingError where error.code == .notMedia && Self.isNamedSubtitles(path) {
            throw ServingError(
                .notMedia, "\"\(path)\" is a file of subtitles: cast its film, and name this one with --subtitles.",
                underlying: error.underlying)
        }
    }

    /// Its name says that it is a file of subtitles, and no film's notes.
    private static func isNamedSubtitles(_ path: String) -> Bool {
        ["srt", "ass", "ssa", "vtt"].contains(FileName(path).suffix.lowercased())
    }

    private func look(at path: String) async throws -> MediaFile {
        let size = try FileProblem.check(path)
        let json: [UInt8]
        do {
            let question = ProbeQuestion.contents(of: path, head: FilmFormats.head(of: path))
            json = try await program.output(question.arguments, limit: question.limit, within: time)
        } catch let error as ServingError where [.programFailed, .kindRefused].contains(error.code) {
            // What ffprobe says of it is for who works on ffprobe: the cause has it.
            let why = error.code == .kindRefused
                ? "files of its kind can name others, and are not opened"
                : "it is damaged, not all of it is there, or it is something else by that name"
            throw ServingError(
                .notMedia, "\"\(path)\" is not a film, picture or song that can be read: \(why).", underlying: error)
        }
        do {
            return try ProbeReport.read(json).mediaFile(path: path, size: size)
        } catch let error as ServingError {
            throw error
        } catch {
            throw ServingError(.programFailed, "ffprobe's answer about \"\(path)\" can't be read.", underlying: error)
        }
    }

    /// The times, in seconds from the film's start, at which its picture can be cut without encoding it anew: for each
    /// multiple of `spacing` the last key frame before it. Only those places are read, so a long film takes no longer
    /// than its number of segments makes it.
    ///
    /// - Throws: ``ServingError`` `timedOut` or `programFailed`; the caller then encodes anew.
    func keyframes(of file: MediaFile, stream: Int, spacing: Double, within time: Duration) async throws -> [Double] {
        guard let question = ProbeQuestion.keyframes(of: file, stream: stream, spacing: spacing) else { return [] }
        let answer = try await program.output(question.arguments, limit: question.limit, within: time)
        return KeyframeList.times(in: answer, of: file)
    }
}
