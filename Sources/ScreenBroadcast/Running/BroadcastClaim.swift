import FilePaths
import PlatformC
import Synchronization

/// A broadcast's name that this process holds, with its files.
package final class BroadcastClaim: Sendable {
    package let folder: BroadcastFolder
    package let name: String
    /// Whether a broadcast of that name was left behind, and is restarted.
    package let isAgain: Bool
    private let lock: Int32
    private let hasEnded = Atomic<Bool>(false)

    init(folder: BroadcastFolder, name: String, lock: Int32, isAgain: Bool) {
        (self.folder, self.name, self.lock, self.isAgain) = (folder, name, lock, isAgain)
    }

    deinit {
        close(lock)
    }

    /// - Throws: ``BroadcastError`` if it can't be written.
    package func write(_ record: BroadcastRecord) throws(BroadcastError) {
        try write(record.json, to: path("json"))
    }

    /// - Throws: ``BroadcastError`` if it can't be written.
    package func write(_ request: BroadcastRequest) throws(BroadcastError) {
        try write(BroadcastMessage.start(request).line, to: path("request"))
    }

    /// Ends the claim. Only the first call has an effect, because later the files may be another process's.
    ///
    /// - Parameter record: The ending for later hosts; nil if it does not matter, and then all files are removed.
    package func end(_ record: BroadcastRecord?) {
        guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
        if let record, (try? write(record)) != nil { return }
        for kind in ["json", "request", "lock"] { unlink(path(kind).pathBytes) }
    }

    private func path(_ kind: String) -> String { "\(folder.path)/\(name).\(kind)" }

    private func write(_ bytes: [UInt8], to path: String) throws(BroadcastError) {
        do throws(PrivateFile.Failure) {
            try PrivateFile.write(bytes, to: path)
        } catch {
            throw BroadcastError(.socketFailed, "\(path) can't be written: \(error)")
        }
    }
}
