import FilePaths
import PlatformC

extension FilmFormats {
    /// The beginning of a file; empty if it can't be read.
    static func head(of path: String) -> [UInt8] {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: headLength)
        var count = 0
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { break }
            count += more
        }
        return Array(bytes.prefix(count))
    }
}
