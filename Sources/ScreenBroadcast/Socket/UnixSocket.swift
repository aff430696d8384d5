import FilePaths
import PlatformC

/// Stream sockets in the file system (unix(7)) between processes of one user.
///
/// All are non-blocking and closed on exec. The file is 0600 in a folder of the user's own (0700), and each end checks
/// that the other belongs to the same user.
enum UnixSocket {
    /// - Throws: `socketFailed` if others can access the folder, or the path does not fit into an address.
    static func listen(at path: String) throws(BroadcastError) -> Int32 {
        try checkFolder(of: path)
        try clear(path)
        let descriptor = try make()
        let isBound: Bool
        do throws(BroadcastError) {
            isBound = try withAddress(of: path) { address, size in bind(descriptor, address, size) == 0 }
        } catch {
            close(descriptor)
            throw error
        }
        // Nobody can connect before it listens, so it was never open to others.
        guard isBound, chmod(path.pathBytes, 0o600) == 0, socketListen(descriptor, 4) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw BroadcastError(.socketFailed, "the socket \(path) can't be made: \(reason)")
        }
        return descriptor
    }

    /// - Throws: `socketFailed` if nobody or another user listens there.
    static func connect(to path: String) throws(BroadcastError) -> Int32 {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0 else {
            let reason = String(cString: strerror(errno))
            throw BroadcastError(.socketFailed, "nobody listens at the socket \(path): \(reason)")
        }
        // A link may lead to another user's socket.
        guard isOwnSocket(info) else { throw BroadcastError(.socketFailed, "\(path) is no socket of yours") }
        let descriptor = try make()
        let reason: Int32
        do throws(BroadcastError) {
            reason = try connect(descriptor, to: path)
        } catch {
            close(descriptor)
            throw error
        }
        guard reason == 0 else {
            let reason = String(cString: strerror(reason))
            close(descriptor)
            throw BroadcastError(.socketFailed, "nobody listens at the socket \(path): \(reason)")
        }
        guard isOwnUser(descriptor) else {
            close(descriptor)
            throw BroadcastError(.socketFailed, "another user listens at the socket \(path)")
        }
        return descriptor
    }

    /// Removes the socket that an ended process of this user left there, and nothing else.
    private static func clear(_ path: String) throws(BroadcastError) {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0 else { return }
        guard isOwnSocket(info) else {
            throw BroadcastError(
                .socketFailed, "\(path) is in the way, and no socket of yours: look who made it, and remove it")
        }
        let descriptor = try make()
        defer { close(descriptor) }
        guard try connect(descriptor, to: path) == ECONNREFUSED else {
            throw BroadcastError(.socketFailed, "another process listens at the socket \(path) already")
        }
        unlink(path.pathBytes)
    }

    /// - Returns: 0, or an error number.
    private static func connect(_ descriptor: Int32, to path: String) throws(BroadcastError) -> Int32 {
        try withAddress(of: path) { address, size in socketConnect(descriptor, address, size) == 0 ? 0 : errno }
    }

    private static func isOwnSocket(_ info: stat) -> Bool {
        info.st_mode & S_IFMT == S_IFSOCK && info.st_uid == geteuid()
    }

    /// The next connection of this user; nil if none waits. Others are closed at once.
    static func accept(on listener: Int32) -> Int32? {
        while true {
            let descriptor = socketAccept(listener)
            guard descriptor >= 0 else {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return nil
            }
            guard prepare(descriptor), isOwnUser(descriptor) else {
                close(descriptor)
                continue
            }
            return descriptor
        }
    }

    private static func make() throws(BroadcastError) -> Int32 {
        let descriptor = socket(AF_UNIX, SocketType.stream, 0)
        guard descriptor >= 0, prepare(descriptor) else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw BroadcastError(.socketFailed, "no socket can be made: \(reason)")
        }
        return descriptor
    }

    private static func prepare(_ descriptor: Int32) -> Bool {
        fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    }

    /// Calls `body` with the path's address. If the path is too long for an address and the system allows it, the
    /// folder is opened and addressed by its descriptor.
    private static func withAddress<Result>(
        of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws(BroadcastError) -> Result
    ) throws(BroadcastError) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        var (bytes, folder) = (PathText.bytes(path), Int32(-1))
        defer { if folder >= 0 { close(folder) } }
        #if os(Linux)
            if bytes.count >= room, let slash = path.lastIndex(of: "/") {
                folder = open(String(path[..<slash]).pathBytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                if folder >= 0 { bytes = Array("/proc/self/fd/\(folder)\(path[slash...])".utf8) }
            }
        #endif
        guard bytes.count < room, !bytes.contains(0) else {
            throw BroadcastError(
                .socketFailed,
                "the path \(path) is too long for a socket (\(room - 1) bytes at most): "
                    + "set XDG_RUNTIME_DIR to a shorter one"
            )
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        // The library's closures can't throw typed errors.
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                Swift.Result { () throws(BroadcastError) in try body(pointer, size) }
            }
        }
        return try result.get()
    }

    private static func checkFolder(of path: String) throws(BroadcastError) {
        let folder = PathParts.folder(path)
        var info = stat()
        guard lstat(folder.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw BroadcastError(.socketFailed, "there is no folder \(folder) for the socket")
        }
        guard info.st_uid == getuid(), info.st_mode & 0o077 == 0 else {
            throw BroadcastError(
                .socketFailed, "the folder \(folder) is not yours alone: make it 0700, or set XDG_RUNTIME_DIR")
        }
    }

    /// The result of SO_PEERCRED (unix(7)); glibc defines the type only with a feature macro, which Swift does not set.
    private struct Credentials {
        var processID: Int32 = 0
        var userID: UInt32 = .max
        var groupID: UInt32 = .max
    }

    private static func isOwnUser(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
            var (user, group) = (uid_t.max, gid_t.max)
            return getpeereid(descriptor, &user, &group) == 0 && user == geteuid()
        #else
            return credentials(descriptor)?.userID == geteuid()
        #endif
    }

    /// The process at the other end, as the kernel reports it; nil if the system does not.
    static func peerProcess(_ descriptor: Int32) -> Int32? {
        #if canImport(Darwin)
            return nil
        #else
            return credentials(descriptor)?.processID
        #endif
    }

    #if !canImport(Darwin)
        private static func credentials(_ descriptor: Int32) -> Credentials? {
            var credentials = Credentials()
            var size = socklen_t(MemoryLayout<Credentials>.size)
            guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
            return credentials
        }
    #endif
}

// Inside the type, these names are its own methods.
private func socketListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
    listen(descriptor, backlog)
}

private func socketConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
    connect(descriptor, address, size)
}

private func socketAccept(_ listener: Int32) -> Int32 {
    accept(listener, nil, nil)
}
