import PlatformC

/// Notifies systemd about the state of its service, as sd_notify(3): with a datagram to the socket that systemd names.
enum ServiceNotice {
    /// Sends a notice such as `READY=1`. Does nothing if systemd did not start this process or wants no notices.
    static func send(_ notice: String) {
        guard let value = getenv("NOTIFY_SOCKET") else { return }
        send(notice, to: String(cString: value))
    }

    /// - Parameter place: a path, or an abstract name with `@` in front.
    /// - Returns: whether the notice was sent.
    @discardableResult
    static func send(_ notice: String, to place: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(place.utf8)
        guard let first = name.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@"),
            name.count < MemoryLayout.size(ofValue: address.sun_path)
        else { return false }
        if first == UInt8(ascii: "@") { name[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + name.count)
        let descriptor = socket(AF_UNIX, SocketType.datagram, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let text = Array(notice.utf8)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, text, text.count, Int32(MSG_DONTWAIT), $0, length)
            }
        } == text.count
    }
}
