/// How ffmpeg is asked for a text stream of a film, and what is made of its answer.
///
/// SubRip, ASS and SSA are copied as they are and converted here, so that a track in a film looks like the same file
/// beside it. FFmpeg's own converter shows drawings as text, and loses where a text belongs. It converts the others.
package struct TrackQuestion: Sendable {
    /// The most bytes that are accepted.
    package static let limit = Int(SubtitleLimits.bytes)

    /// The stream's number in the file.
    let stream: Int
    /// The format in which ffmpeg writes the stream.
    private let format: String

    package init(_ stream: MediaStream) {
        self.stream = stream.index
        format =
            switch stream.codec {
            case "ass", "ssa": "ass"
            case "subrip", "srt", "text": "srt"
            default: "webvtt"
            }
    }

    package func arguments(of film: String) -> [String] {
        ["-nostdin", "-v", "error"] + MediaProgram.onlyThisFile
            + ["-i", MediaProgram.input(film), "-map", "0:\(stream)"] + (format == "webvtt" ? [] : ["-c", "copy"])
            + ["-f", format, "pipe:1"]
    }

    /// WebVTT from ffmpeg's answer. A track may be empty.
    ///
    /// - Throws: ``ServingError`` if its character set can't be found out.
    package func webVTT(_ answer: [UInt8]) throws(ServingError) -> [UInt8] {
        guard format != "webvtt" else { return answer }
        do {
            return Array(try SubtitleConverter.webVTT(answer, name: "a track").utf8)
        } catch where error.code == .subtitlesUnknownFormat {
            return Array("WEBVTT\n".utf8)
        }
    }
}
