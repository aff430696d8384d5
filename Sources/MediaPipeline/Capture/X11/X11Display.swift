import CXCB
import PlatformC

/// A connection to an X display, closed with this object. Only one thread uses it at a time.
///
// Unchecked, because pointers are not Sendable: the caller that opens it hands it to the capturing thread, and keeps
// nothing.
final class X11Display: @unchecked Sendable {
    let connection: OpaquePointer
    /// As in DISPLAY.
    let name: String
    let root: xcb_window_t
    let rootVisual: xcb_visualid_t
    /// Whether memory can be handed to the display by a descriptor.
    let isLocal: Bool
    private let formats: [X11Format]
    private let key: [UInt8]?

    /// - Parameters:
    ///   - name: Nil for the value of DISPLAY.
    ///   - key: The display's magic cookie; nil for that of the user's own file.
    /// - Throws: ``PipelineError/Code/captureUnavailable`` with what to do about it.
    init(name: String? = nil, key: [UInt8]? = nil) throws(PipelineError) {
        guard let name = name ?? getenv("DISPLAY").map({ String(cString: $0) }), !name.isEmpty else {
            throw .noDisplay
        }
        var number: Int32 = 0
        guard let connection = Self.connect(name, key, &number) else { throw .memory }
        let status = xcb_connection_has_error(connection)
        guard status == 0, let screen = Self.screen(number, of: connection) else {
            xcb_disconnect(connection)
            throw .refusal(of: name, status: status)
        }
        (self.connection, self.name, self.key) = (connection, name, key)
        (root, rootVisual) = (screen.root, screen.root_visual)
        formats = X11Format.all(connection, screen)
        var address = sockaddr()
        var length = socklen_t(MemoryLayout<sockaddr>.size)
        isLocal =
            getsockname(xcb_get_file_descriptor(connection), &address, &length) == 0
            && Int32(address.sa_family) == AF_UNIX
    }

    /// A second connection to the same display.
    func another() throws(PipelineError) -> X11Display { try X11Display(name: name, key: key) }

    private static func connect(_ name: String, _ key: [UInt8]?, _ number: inout Int32) -> OpaquePointer? {
        guard var key = key?.map(CChar.init(bitPattern:)) else { return xcb_connect(name, &number) }
        var kind = Array("MIT-MAGIC-COOKIE-1".utf8CString)
        return kind.withUnsafeMutableBufferPointer { kind in
            key.withUnsafeMutableBufferPointer { key in
                var authority = xcb_auth_info_t(
                    namelen: Int32(kind.count - 1), name: kind.baseAddress, datalen: Int32(key.count),
                    data: key.baseAddress)
                return xcb_connect_to_display_with_auth_info(name, &authority, &number)
            }
        }
    }

    deinit { xcb_disconnect(connection) }

    /// Whether the display is gone, or has closed the connection.
    var isClosed: Bool { xcb_connection_has_error(connection) != 0 }

    /// - Throws: ``PipelineError/Code/captureUnavailable`` if the pixels can't be read.
    func format(of visual: xcb_visualid_t) throws(PipelineError) -> X11Format {
        guard let format = formats.first(where: { $0.visual == visual }) else {
            throw PipelineError(
                .captureUnavailable, "The pixels of this display lie in a way that can't be captured.")
        }
        return format
    }

    private static func screen(_ number: Int32, of connection: OpaquePointer) -> xcb_screen_t? {
        var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
        var left = number
        while screens.rem > 0, left > 0 {
            xcb_screen_next(&screens)
            left -= 1
        }
        return screens.rem > 0 ? screens.data.pointee : nil
    }
}

/// A reply of the display, which has to be freed.
struct X11Reply<Body> {
    let pointer: UnsafeMutablePointer<Body>

    /// Returns nil if there is no reply, because the request was refused.
    init?(_ pointer: UnsafeMutablePointer<Body>?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Calls `body` with the reply, and then frees it.
    func read<Result>(_ body: (UnsafeMutablePointer<Body>) -> Result) -> Result {
        defer { free(pointer) }
        return body(pointer)
    }
}
