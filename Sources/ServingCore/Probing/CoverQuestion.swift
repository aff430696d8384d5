/// What ffmpeg is asked for a picture that is in a song or a film.
package enum CoverQuestion {
    /// The picture as it is, to standard output.
    package static func arguments(for stream: Int, of path: String) -> [String] {
        ["-nostdin", "-hide_banner", "-v", "error"] + MediaProgram.onlyThisFile
            + [
                "-i", MediaProgram.input(path), "-map", "0:\(stream)", "-c", "copy", "-frames:v", "1", "-f",
                "image2pipe", "pipe:1",
            ]
    }
}
