/// How ffmpeg is asked for a text stream of a film as WebVTT.
package enum TrackQuestion {
    /// The most bytes of WebVTT that are accepted.
    package static let limit = Int(SubtitleLimits.bytes)

    /// - Parameter stream: The stream's number in the file.
    package static func arguments(for stream: Int, of film: String) -> [String] {
        ["-nostdin", "-v", "error"] + MediaProgram.onlyThisFile
            + ["-i", MediaProgram.input(film), "-map", "0:\(stream)", "-f", "webvtt", "pipe:1"]
    }
}
