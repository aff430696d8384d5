import BroadcastCore
import CSemaphores
import PlatformC

/// A region's bytes in this process (memfd_create(2), outside Linux shm_open(3); mmap(2)). The host makes it, and the
/// extension maps it for reading only. It has no name, so it disappears with the last process that uses it.
final class SharedMemory: @unchecked Sendable {
    // A place's bytes are written by its lessee and then read by whoever was told of it, never both at once.
    let region: SharedRegion
    let bytes: UnsafeMutableRawPointer
    private let size: Int
    /// The host's, to be passed on; -1 in the extension.
    let descriptor: Int32

    /// - Throws: ``BroadcastError`` `socketFailed` if the system has too little memory.
    init(making region: SharedRegion) throws(BroadcastError) {
        guard let size = region.size else { throw Self.absurd }
        let descriptor = Self.make()
        guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0 else {
            throw Self.error("memory of \(size) bytes can't be made", closing: descriptor)
        }
        #if !canImport(Darwin)
            // Allocated now, because with too little memory a later write would end this process.
            let result = posix_fallocate(descriptor, 0, off_t(size))
            guard result == 0 else {
                errno = result
                throw Self.error("memory of \(size) bytes can't be made", closing: descriptor)
            }
        #endif
        #if os(Linux)
            guard cmemory_keep_size(descriptor) == 0 else {
                throw Self.error("memory of \(size) bytes can't be sealed", closing: descriptor)
            }
        #endif
        guard let bytes = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), bytes != MAP_FAILED else {
            throw Self.error("memory of \(size) bytes can't be mapped", closing: descriptor)
        }
        (self.region, self.bytes, self.size, self.descriptor) = (region, bytes, size, descriptor)
    }

    /// - Parameter descriptor: It is closed here in any case.
    /// - Throws: ``BroadcastError`` `badMessage` if it is too small, or could shrink.
    init(mapping region: SharedRegion, descriptor: Int32) throws(BroadcastError) {
        guard let size = region.size else {
            close(descriptor)
            throw Self.absurd
        }
        #if os(Linux)
            // Checked before its size.
            guard cmemory_keeps_size(descriptor) != 0 else {
                close(descriptor)
                throw BroadcastError(.badMessage, "the memory that the host shares could be made smaller by it")
            }
        #endif
        var info = stat()
        // Reading pages beyond a file's end would end this process.
        guard fstat(descriptor, &info) == 0, Int(info.st_size) >= size else {
            close(descriptor)
            throw BroadcastError(.badMessage, "the memory that the host shares is smaller than it says")
        }
        guard let bytes = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), bytes != MAP_FAILED else {
            throw Self.error("the host's memory can't be mapped", closing: descriptor)
        }
        close(descriptor)
        (self.region, self.bytes, self.size, self.descriptor) = (region, bytes, size, -1)
    }

    private static func make() -> Int32 {
        #if os(Linux)
            return cmemory_make()
        #else
            let name = "/marquee-\(getpid())-\(UInt32.random(in: .min ... .max))"
            let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
            if descriptor >= 0 { shm_unlink(name) }
            return descriptor
        #endif
    }

    deinit {
        munmap(bytes, size)
        if descriptor >= 0 { close(descriptor) }
    }

    func place(_ place: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: bytes + region.offset(of: place), count: region.placeSize)
    }

    private static let absurd = BroadcastError(.badMessage, "the memory to be shared is beyond all bounds")

    private static func error(_ what: String, closing descriptor: Int32) -> BroadcastError {
        let reason = String(cString: strerror(errno))
        if descriptor >= 0 { close(descriptor) }
        return BroadcastError(.socketFailed, "\(what): \(reason)")
    }
}
