import FilePaths
import PlatformC

/// Whether the desktop that the environment names is still there.
///
/// When its compositor has died, a portal continues and refuses everything. Its answers would be reported as the user's
/// refusal.
enum WaylandCompositor {
    /// The socket to which clients connect (wl_display_connect(3)); nil if the environment names none.
    static func place(_ environment: (String) -> String?) -> String? {
        guard let name = environment("WAYLAND_DISPLAY"), !name.isEmpty else { return nil }
        if name.hasPrefix("/") { return name }
        return environment("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
    }

    /// - Throws: ``PipelineError/Code/captureUnavailable`` if nobody listens at the socket.
    static func check(
        _ environment: (String) -> String? = { name in getenv(name).map { PathText.text(cString: $0) } }
    ) throws(PipelineError) {
        guard let place = place(environment), !isListenedAt(place) else { return }
        throw PipelineError(
            .captureUnavailable,
            "Nobody answers at \(place), where WAYLAND_DISPLAY says that the desktop is: it has ended. Log in again, or "
                + "run this in the session of the desktop that is there.")
    }

    private static func isListenedAt(_ path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = PathText.bytes(path)
        // A path that is too long for an address can't be checked.
        guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return true }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let descriptor = socket(AF_UNIX, SocketType.stream, 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
        }
        guard result != 0 else { return true }
        return errno != ECONNREFUSED && errno != ENOENT
    }
}
