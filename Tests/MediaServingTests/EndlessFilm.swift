import Foundation
import Synchronization

@testable import MediaServing

/// A film that never comes: a named pipe. Whatever reads it waits until it is killed.
final class EndlessFilm: Sendable {
    let path: String
    private let writer = Mutex<Int32>(-1)

    init(_ path: String) {
        self.path = path
        mkfifo(path, 0o600)
    }

    deinit { writer.withLock { _ = close($0) } }

    /// As if it had been examined: a film that every receiver plays, with one text track.
    var file: MediaFile {
        MediaFile(
            path: path, containers: ["mov", "mp4"], duration: 60,
            streams: [
                MediaStream(index: 0, kind: .video, codec: "h264"),
                MediaStream(index: 1, kind: .subtitle, codec: "mov_text"),
            ])
    }

    /// Returns once somebody reads it, or the task is cancelled. Once.
    func isRead() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { [self] in
                    // Returns when a reader comes, and never before.
                    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
                    writer.withLock { $0 = descriptor }
                    continuation.resume()
                }
            }
        } onCancel: {
            close(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
        }
    }

    /// Whether nobody reads it any more, at the latest after some seconds. After ``isRead()``.
    func isLeft(within seconds: Int32 = 20) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                // Of a pipe that nobody reads, poll(2) reports an error.
                var state = pollfd(fd: writer.withLock { $0 }, events: 0, revents: 0)
                let count = poll(&state, 1, seconds * 1000)
                continuation.resume(returning: count > 0 && Int32(state.revents) & POLLERR != 0)
            }
        }
    }
}
