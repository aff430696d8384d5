/// A program of others that reads media files. FFmpeg's are always given the same options: files come as `file:` URLs
/// with every other protocol forbidden, and only the formats of ``FilmFormats`` are read, so that a "film" that is really a
/// playlist can't make it open anything else.
package struct MediaProgram: Sendable {
    /// What the system holds a program to that bounds nothing itself.
    package struct Bounds: Sendable, Equatable {
        /// Bytes of memory, as addresses: each thread counts with more than it uses.
        package var memory: Int
        /// Bytes of a file that it writes.
        package var file: Int

        package init(memory: Int, file: Int) {
            (self.memory, self.file) = (memory, file)
        }
    }

    /// As it is found in PATH.
    package let name: String
    package var bounds: Bounds?

    package static let ffmpeg = MediaProgram(name: "ffmpeg")
    package static let ffprobe = MediaProgram(name: "ffprobe")
    /// libheif's, that tell of HEIC and AVIF files and read them. They are given no option of FFmpeg's.
    package static let heifInfo = MediaProgram(name: "heif-info", bounds: heifBounds)
    package static let heifConvert = MediaProgram(name: "heif-convert", bounds: heifBounds)

    private static let heifBounds = Bounds(memory: 4 << 30, file: 256 << 20)

    package init(name: String, bounds: Bounds? = nil) {
        self.name = name
        self.bounds = bounds
    }

    /// Bytes that one block of a program's memory may take. A picture of 8192 by 8192 points takes 200 MB; a film that
    /// says it has a million by a million is refused.
    static let largestBlock = 512 << 20

    /// Options that keep a film from naming other files or hosts, and from taking all memory; they stand before `-i`.
    package static let onlyThisFile = only(protocols: "file")

    /// The same for what is read by these protocols.
    package static func only(protocols: String) -> [String] {
        [
            "-max_alloc", "\(largestBlock)", "-protocol_whitelist", protocols, "-format_whitelist", FilmFormats.list,
        ]
    }

    /// The argument for `-i`.
    package static func input(_ path: String) -> String { "file:" + path }

    /// The options before `-i` and the argument behind it for a stretch of a file, which is read as a file of its own;
    /// nil: the whole file.
    package static func input(_ path: String, _ bytes: Range<Int64>?) -> (options: [String], input: String) {
        guard let bytes else { return (onlyThisFile, input(path)) }
        let stretch = "subfile,,start,\(bytes.lowerBound),end,\(bytes.upperBound),,:"
        return (only(protocols: "file,subfile"), stretch + input(path))
    }
}
