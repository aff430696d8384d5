import BroadcastCore
import CSemaphores

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A region's bytes in this process (memfd_create(2), elsewhere than on Linux shm_open(3); mmap(2)). The host makes it,
/// and the extension maps what it is given, for reading alone. Gone with the last process that has it: it has no name
/// that could stay behind.
final class SharedMemory: @unchecked Sendable {
    // Whoever has a place's lease writes it, and whoever was told of it reads it: places are in one hand at a time.
    let region: SharedRegion
    let bytes: UnsafeMutableRawPointer
    private let size: Int
    /// The host's, to be handed on; -1 in the extension.
    let descriptor: Int32

    /// - Throws: ``BroadcastError`` `socketFailed` where the system has no memory for it.
    init(making region: SharedRegion) throws(BroadcastError) {
        guard let size = region.size else { throw Self.absurd }
        let descriptor = Self.make()
        guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0 else {
            throw Self.error("memory of \(size) bytes can't be made", closing: descriptor)
        }
        #if !canImport(Darwin)
            // Taken now: where there is not enough, writing to it would end this process later.
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

    /// - Parameter descriptor: closed here, whatever happens.
    /// - Throws: ``BroadcastError`` `badMessage` where it is smaller than it is said to be, or could become so.
    init(mapping region: SharedRegion, descriptor: Int32) throws(BroadcastError) {
        guard let size = region.size else {
            close(descriptor)
            throw Self.absurd
        }
        #if os(Linux)
            // Asked before its size is.
            guard cmemory_keeps_size(descriptor) != 0 else {
                close(descriptor)
                throw BroadcastError(.badMessage, "the memory that the host shares could be made smaller by it")
            }
        #endif
        var info = stat()
        // Pages beyond a file's end would end this process at the first look.
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
