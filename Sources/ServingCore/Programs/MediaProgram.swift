import FilePaths

/// An external program that reads media files.
///
/// FFmpeg's programs always get the same options: files are `file:` URLs, every other protocol is forbidden, and only
/// the formats of ``FilmFormats`` are read. So a "film" that is really a playlist can't make them open anything else.
package struct MediaProgram: Sendable {
    /// Limits that the system enforces on a program that has none of its own.
    package struct Bounds: Sendable, Equatable {
        /// Bytes of address space; each thread counts for more than it uses.
        package var memory: Int
        /// The largest size of a file that it writes, in bytes.
        package var file: Int

        package init(memory: Int, file: Int) {
            (self.memory, self.file) = (memory, file)
        }
    }

    /// The name to find in PATH.
    package let name: String
    package var bounds: Bounds?

    package static let ffmpeg = MediaProgram(name: "ffmpeg")
    package static let ffprobe = MediaProgram(name: "ffprobe")
    /// libheif's programs, which describe and convert HEIC and AVIF files. They get none of FFmpeg's options.
    package static let heifInfo = MediaProgram(name: "heif-info", bounds: heifBounds)
    package static let heifConvert = MediaProgram(name: "heif-convert", bounds: heifBounds)

    private static let heifBounds = Bounds(memory: 4 << 30, file: 256 << 20)

    package init(name: String, bounds: Bounds? = nil) {
        self.name = name
        self.bounds = bounds
    }

    /// The largest memory block of a program in bytes. A picture of 8192 by 8192 pixels takes 200 MB; a film that
    /// claims a million by a million is refused.
    static let largestBlock = 512 << 20

    /// Options that keep a film from naming other files or hosts and from taking all memory. They go before `-i`.
    package static let onlyThisFile = only(protocols: "file")

    /// The same options for input by these protocols.
    package static func only(protocols: String) -> [String] {
        [
            "-max_alloc", "\(largestBlock)", "-protocol_whitelist", protocols, "-format_whitelist", FilmFormats.list,
        ]
    }

    /// Options before `-i` that leave out packets of which a part was lost. Only a transport stream tells.
    package static func withoutDamage(_ file: MediaFile) -> [String] {
        file.containers.contains("mpegts") ? ["-fflags", "+discardcorrupt"] : []
    }

    /// The argument for `-i`.
    package static func input(_ path: String) -> String { "file:" + path }

    /// The options before `-i` and the argument after it for a part of a file, read as its own file; nil for the whole
    /// file.
    package static func input(_ path: String, _ bytes: Range<Int64>?) -> (options: [String], input: String) {
        guard let bytes else { return (onlyThisFile, input(path)) }
        let stretch = "subfile,,start,\(bytes.lowerBound),end,\(bytes.upperBound),,:"
        return (only(protocols: "file,subfile"), stretch + input(path))
    }
}
