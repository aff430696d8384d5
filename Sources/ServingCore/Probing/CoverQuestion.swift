/// How ffmpeg is asked for a picture inside a song or film.
package enum CoverQuestion {
    /// The arguments that write the picture unchanged to standard output.
    package static func arguments(for stream: Int, of path: String) -> [String] {
        ["-nostdin", "-hide_banner", "-v", "error"] + MediaProgram.onlyThisFile
            + [
                "-i", MediaProgram.input(path), "-map", "0:\(stream)", "-c", "copy", "-frames:v", "1", "-f",
                "image2pipe", "pipe:1",
            ]
    }
}
