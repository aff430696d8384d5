import CFFmpeg

/// The protocols over which this machine's FFmpeg can write.
package enum OutputProtocols {
    /// Names as in URLs: `rtmp`, `srt`.
    package static var names: Set<String> {
        var (found, place): (Set<String>, UnsafeMutableRawPointer?) = ([], nil)
        while let name = avio_enum_protocols(&place, 1) { found.insert(String(cString: name)) }
        return found
    }
}
