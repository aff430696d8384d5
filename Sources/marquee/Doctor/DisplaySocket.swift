import PlatformC

/// Checks whether an X display of this machine answers, that is, whether a process listens on its socket (X(7),
/// "Display Names").
enum DisplaySocket {
    /// - Parameter name: as in DISPLAY.
    /// - Returns: nil if the answer is unknown: for a display of another machine, and for an invalid name.
    static func answers(_ name: String) -> Bool? {
        let sockets = places(of: name)
        return sockets.isEmpty ? nil : sockets.contains(where: isListenedAt)
    }

    /// The sockets of a display: paths, and abstract names with `@` in front.
    static func places(of name: String) -> [String] {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty || parts[0] == "unix" else { return [] }
        let number = parts[1].prefix { $0 != "." }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard (1...5).contains(number.utf8.count), number.utf8.allSatisfy({ digits.contains($0) }) else { return [] }
        return ["@/tmp/.X11-unix/X\(number)", "/tmp/.X11-unix/X\(number)"]
    }

    static func isListenedAt(_ place: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(place.utf8)
        guard let first = name.first, name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        if first == UInt8(ascii: "@") { name[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + name.count)
        let descriptor = socket(AF_UNIX, SocketType.stream, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
        }
        // A socket with a full queue (EAGAIN) is listened on, too.
        return result == 0 || errno == EAGAIN
    }
}
