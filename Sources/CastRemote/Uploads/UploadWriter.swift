import Dispatch
import NIOCore
import Synchronization

/// Writes one upload to its file, on a thread that may wait for the disk.
final class UploadWriter: Sendable {
    private let file: OpenedDescriptor
    private let queue = DispatchQueue(label: "marquee.remote.upload")
    /// The time at which data arrived last.
    private let progress = Mutex(ContinuousClock.now)

    init(_ file: OpenedDescriptor) { self.file = file }

    /// How long no data has arrived.
    var silence: Duration { progress.withLock { .now - $0 } }

    /// Notes that data has arrived, though it is not written yet.
    func came() { progress.withLock { $0 = .now } }

    /// Appends data to the file.
    ///
    /// - Throws: ``RemoteRefusal`` `.noRoom` if the disk takes no more.
    func write(_ buffer: ByteBuffer) async throws(RemoteRefusal) {
        came()
        let isWritten = await withCheckedContinuation { continuation in
            queue.async { [file] in
                continuation.resume(
                    returning: buffer.withUnsafeReadableBytes { FileBytes.write($0, to: file.number) })
            }
        }
        guard isWritten else {
            throw RemoteRefusal(.noRoom, "The disk of the remote takes no more: free some of it and send it again.")
        }
    }
}
