import Dispatch
import FilePaths
import PlatformC

/// Reports that a file of a folder was replaced or removed (inotify(7)), as long as this object exists.
final class FolderWatch: Sendable {
    #if os(Linux)
        // A source can be used from any thread, though its type does not say so.
        private nonisolated(unsafe) let source: any DispatchSourceRead

        /// Watches a folder.
        ///
        /// - Parameter changed: called on a separate queue, once or more for each change.
        /// - Returns: nil if the kernel allows no more watches.
        init?(_ folder: String, changed: @escaping @Sendable () -> Void) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            let mask = UInt32(IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM)
            guard inotify_add_watch(descriptor, folder.pathBytes, mask) >= 0 else {
                close(descriptor)
                return nil
            }
            source = DispatchSource.makeReadSource(
                fileDescriptor: descriptor, queue: DispatchQueue(label: "marquee.remote.watch"))
            source.setEventHandler {
                var events = [UInt8](repeating: 0, count: 4_096)
                while read(descriptor, &events, events.count) > 0 {}
                changed()
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { source.cancel() }
    #else
        init?(_ folder: String, changed: @escaping @Sendable () -> Void) { return nil }
    #endif
}
