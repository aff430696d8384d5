import FilePaths
import PlatformC

/// An opened file of which parts are read. Reading waits for the disk.
final class FileStretches {
    private let descriptor: Int32

    /// A file that can't be opened counts as empty.
    init(path: String) {
        // Opening a pipe would block the thread.
        descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Reads `count` bytes from an offset on; fewer at the end, or if the file can't be read further.
    func read(from place: Int64, count: Int) -> [UInt8] {
        guard descriptor >= 0, place >= 0, count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while done < count {
                let more = pread(descriptor, buffer.baseAddress! + done, count - done, off_t(place) + off_t(done))
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { return }
                done += more
            }
        }
    }
}
