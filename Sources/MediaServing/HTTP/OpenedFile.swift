import FilePaths
import NIOCore
import NIOPosix
import PlatformC

/// An answer can't continue because of the file itself.
struct FileTrouble: Error {
    /// The system's error; nil if the file became shorter or was replaced.
    var reason: IOError?
}

/// An opened file that is being sent; closed with this object. Its methods wait for the disk, so no event loop calls
/// them.
final class OpenedFile: Sendable {
    /// The destination for loading a file into the page cache: nothing is copied.
    private static let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)

    private let descriptor: Int32
    private let handle: NIOFileHandle
    let isSentByKernel: Bool

    /// - Parameters:
    ///   - state: The file that the answer's head describes; another one at that path is refused.
    ///   - sentByKernel: False reads its pieces into this process's memory, as if the kernel could not send them.
    /// - Throws: ``FileTrouble``.
    init(path: String, state: FileValidators, sentByKernel: Bool = true) throws(FileTrouble) {
        // If the file was replaced by a pipe, opening would block the thread.
        descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Self.trouble("open") }
        handle = NIOFileHandle(_deprecatedTakingOwnershipOfDescriptor: descriptor)
        isSentByKernel = sentByKernel && Self.isSentByKernel(descriptor)
        let status = try self.status()
        // The inode alone is not enough, since its number is reused for the next file.
        guard status.st_mode & S_IFMT == S_IFREG, status.st_ino == state.inode else { throw FileTrouble() }
    }

    deinit { try? handle.close() }

    /// Whether all bytes before `position` still exist.
    func reaches(_ position: Int64) -> Bool {
        guard let status = try? status() else { return false }
        return Int64(status.st_size) >= position
    }

    /// The current size in bytes, and whether the file still has a name; nil if the system does not say.
    var extent: (size: Int64, isThere: Bool)? {
        guard let status = try? status() else { return nil }
        return (Int64(status.st_size), status.st_nlink > 0)
    }

    /// A piece in a form for sending. If the kernel sends it, it is in the page cache by then, so sending needs no
    /// disk.
    ///
    /// - Throws: ``FileTrouble``, also if the file ends before the piece's end.
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

    /// False for some file systems, and if /dev/null is missing.
    private static func isSentByKernel(_ descriptor: Int32) -> Bool {
        #if os(Linux)
            var position: off_t = 0
            return sendfile(nowhere, descriptor, &position, 1) >= 0
        #else
            false
        #endif
    }

    /// Reads a piece into memory.
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
