import FilePaths
import NIOCore
import NIOPosix

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file itself is why an answer can't go on.
struct FileTrouble: Error {
    /// An `IOError` where the system gave a reason; else it is shorter than it was, or another.
    var reason: IOError?
}

/// A file that is being sent, closed with the value. Its methods wait for the disk: they are for a thread that may.
final class OpenedFile: Sendable {
    /// Where what is read in is written to: nobody copies it.
    private static let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)

    private let descriptor: Int32
    private let handle: NIOFileHandle
    let isSentByKernel: Bool

    /// - Parameters:
    ///   - state: which file the answer's head speaks of; another at that path is refused.
    ///   - sentByKernel: false has its pieces read into this process's memory, as where the kernel can't send them.
    /// - Throws: ``FileTrouble``.
    init(path: String, state: FileValidators, sentByKernel: Bool = true) throws(FileTrouble) {
        // One that was replaced by a pipe would keep the thread waiting.
        descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.trouble("open") }
        handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
        isSentByKernel = sentByKernel && Self.isSentByKernel(descriptor)
        let status = try self.status()
        // Its number alone says little: it goes to the next that is made.
        guard status.st_mode & S_IFMT == S_IFREG, status.st_ino == state.inode else { throw FileTrouble() }
    }

    deinit { try? handle.close() }

    /// Whether all bytes before `position` are still there.
    func reaches(_ position: Int64) -> Bool {
        guard let status = try? status() else { return false }
        return Int64(status.st_size) >= position
    }

    /// Bytes that it has now, and whether it still has a name; nil where the system does not say.
    var extent: (size: Int64, isThere: Bool)? {
        guard let status = try? status() else { return nil }
        return (Int64(status.st_size), status.st_nlink > 0)
    }

    /// A piece as it can be sent; one that the kernel sends is in its memory by then, so that nobody who sends it waits
    /// for the disk.
    /// - Throws: ``FileTrouble``, also where the file ends before.
    func piece(_ piece: Range<Int64>) throws(FileTrouble) -> IOData {
        guard isSentByKernel else { return try read(piece) }
        try readIn(piece)
        return .fileRegion(
            FileRegion(fileHandle: handle, readerIndex: Int(piece.lowerBound), endIndex: Int(piece.upperBound)))
    }

    private func readIn(_ piece: Range<Int64>) throws(FileTrouble) {
        #if os(Linux)
            var position = off_t(piece.lowerBound)
            while position < piece.upperBound {
                let count = sendfile(Self.nowhere, descriptor, &position, Int(piece.upperBound - Int64(position)))
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw Self.trouble("sendfile") }
                guard count > 0 else { throw FileTrouble() }
            }
        #endif
    }

    /// False for some file systems, and where /dev/null is missing.
    private static func isSentByKernel(_ descriptor: Int32) -> Bool {
        #if os(Linux)
            var position: off_t = 0
            return sendfile(nowhere, descriptor, &position, 1) >= 0
        #else
            false
        #endif
    }

    /// A piece as bytes of its own.
    private func read(_ piece: Range<Int64>) throws(FileTrouble) -> IOData {
        var buffer = ByteBufferAllocator().buffer(capacity: piece.count)
        while buffer.readableBytes < piece.count {
            let done = buffer.readableBytes
            let missing = piece.count - done
            let count = buffer.withUnsafeMutableWritableBytes {
                pread(descriptor, $0.baseAddress, min($0.count, missing), off_t(piece.lowerBound) + off_t(done))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.trouble("pread") }
            guard count > 0 else { throw FileTrouble() }
            buffer.moveWriterIndex(forwardBy: count)
        }
        return .byteBuffer(buffer)
    }

    private func status() throws(FileTrouble) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.trouble("fstat") }
        return status
    }

    private static func trouble(_ call: String) -> FileTrouble {
        FileTrouble(reason: IOError(errnoCode: errno, reason: call))
    }
}
