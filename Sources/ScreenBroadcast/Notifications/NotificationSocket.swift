@preconcurrency import Dispatch
import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// A datagram socket in a group's folder at which this process receives names. It closes and removes its file with its
/// last reference.
///
/// The folder is 0700, so only the user and root can send to it.
final class NotificationSocket: Sendable {
    private let source: any DispatchSourceRead

    init(
        folder: String, queue: DispatchQueue, tell: @escaping @Sendable (BroadcastNotificationName) -> Void
    ) throws(GroupError) {
        mkdir(folder.pathBytes, 0o700)
        let path = "\(folder)/\(getpid())-\(UInt32.random(in: .min ... .max)).sock"
        let descriptor = try Self.make()
        guard let isBound = Self.with(path, { bind(descriptor, $0, $1) == 0 }), isBound,
            chmod(path.pathBytes, 0o600) == 0
        else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw GroupError("no socket for notifications can be made at \(path): \(reason)")
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler {
            close(descriptor)
            unlink(path.pathBytes)
        }
        source.setEventHandler { Self.read(descriptor, tell) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Reads everything that is available, and ignores invalid names.
    private static func read(_ descriptor: Int32, _ tell: (BroadcastNotificationName) -> Void) {
        // One byte more than the longest name, so that a longer one is not cut to a valid name.
        var bytes = [UInt8](repeating: 0, count: BroadcastNotificationName.limit + 1)
        while true {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return }
            guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
                let name = BroadcastNotificationName(rawValue: text)
            else { continue }
            tell(name)
        }
    }

    /// - Returns: How many accepted it. Sockets of ended processes are removed.
    static func send(_ name: BroadcastNotificationName, to folder: String, atMost limit: Int) -> Int {
        let names = Files.names(in: folder)
        guard let descriptor = try? make() else { return 0 }
        defer { close(descriptor) }
        let bytes = Array(name.rawValue.utf8)
        var count = 0
        for file in names.sorted() where file.hasSuffix(".sock") && count < limit {
            let path = "\(folder)/\(file)"
            let sent = with(path) { sendto(descriptor, bytes, bytes.count, 0, $0, $1) }
            if sent == bytes.count {
                count += 1
            } else if sent != nil, errno == ECONNREFUSED {
                unlink(path.pathBytes)
            }
        }
        return count
    }

    /// Whether a socket's file of any type exists and nobody listens at it.
    static func isAbandoned(_ path: String) -> Bool {
        guard let descriptor = try? make() else { return false }
        defer { close(descriptor) }
        return with(path) { connect(descriptor, $0, $1) == 0 } == false && errno == ECONNREFUSED
    }

    private static func make() throws(GroupError) -> Int32 {
        let descriptor = socket(AF_UNIX, SocketType.datagram, 0)
        guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
            fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
        else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw GroupError("no socket for notifications can be made: \(reason)")
        }
        return descriptor
    }

    /// Nil for a path that does not fit into an address. If the folder's path is long and the system allows it, the
    /// folder is opened and addressed by its descriptor.
    private static func with<Result>(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        var (bytes, opened) = (PathText.bytes(path), Int32(-1))
        defer { if opened >= 0 { close(opened) } }
        #if os(Linux)
            if bytes.count >= room, let slash = path.lastIndex(of: "/") {
                opened = open(String(path[..<slash]).pathBytes, O_RDONLY | O_CLOEXEC)
                if opened >= 0 { bytes = Array("/proc/self/fd/\(opened)\(path[slash...])".utf8) }
            }
        #endif
        guard bytes.count < room, !bytes.contains(0) else {
            errno = ENAMETOOLONG
            return nil
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
