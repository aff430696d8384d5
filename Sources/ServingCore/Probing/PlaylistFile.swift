/// Detects a list of files: M3U, PLS, XSPF, ASX and CUE.
package enum PlaylistFile {
    private static let suffixes: Set<String> = ["m3u", "m3u8", "pls", "xspf", "asx", "wpl", "cue"]
    private static let beginnings = ["#extm3u", "[playlist]", "<asx"]

    /// - Parameters:
    ///   - name: The file's name.
    ///   - head: Its first bytes.
    package static func isOne(name: String, head: [UInt8]) -> Bool {
        if suffixes.contains(FileName(name).suffix.lowercased()) { return true }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = String(decoding: head.starts(with: mark) ? head.dropFirst(3) : head[...], as: UTF8.self)
        return beginnings.contains { text.lowercased().hasPrefix($0) }
    }

    /// The sentence for such a file, which is not opened.
    package static func sentence(_ path: String) -> String {
        "\"\(path)\" is a playlist, which is not opened since it can name other files: name the files in it instead."
    }
}
