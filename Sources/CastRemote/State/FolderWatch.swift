import Dispatch
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells that a file of a folder was replaced or removed (inotify(7)), for as long as it is kept.
final class FolderWatch: Sendable {
    #if os(Linux)
        // A source is used from any thread, and its type does not say so.
        private nonisolated(unsafe) let source: any DispatchSourceRead

        /// - Parameter changed: called on a queue of its own, once or more for each change.
        /// - Returns: nil where the kernel gives none, for so many are watched already.
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
