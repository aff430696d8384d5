import CXCB
import PlatformC

extension PipelineError {
    static let noDisplay = PipelineError(
        .captureUnavailable,
        "There is no screen to capture: DISPLAY is not set. Run this in the desktop's session, or name its display, as "
            + "in DISPLAY=:0.")

    static func displayClosed(_ name: String) -> PipelineError {
        PipelineError(.captureEnded, "The display \(name) has closed; nothing can be captured of it any more.")
    }

    static let windowClosed = PipelineError(.captureEnded, "The window that was captured is closed.")

    /// Why a connection failed.
    static func refusal(of name: String, status: Int32) -> PipelineError {
        let name = String(name.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(100))
        switch status {
        case XCB_CONN_CLOSED_PARSE_ERR:
            return PipelineError(
                .captureUnavailable, "DISPLAY is \"\(name)\", which names no display; it should be as :0 is.")
        case 0, XCB_CONN_CLOSED_INVALID_SCREEN:
            return PipelineError(
                .captureUnavailable,
                "The display \(name) has no such screen; leave out what is behind "
                    + "the dot.")
        default:
            guard answers(name) else {
                return PipelineError(
                    .captureUnavailable, "There is no display \(name): nothing answers there. Is DISPLAY right?")
            }
            return PipelineError(
                .captureUnavailable,
                "The display \(name) refuses us: run this as the user who is logged in there, or set XAUTHORITY to that "
                    + "session's file.")
        }
    }

    /// Whether somebody listens at a display of this machine. True for other displays, which can't be checked.
    private static func answers(_ name: String) -> Bool {
        guard name.hasPrefix(":") || name.hasPrefix("unix:"), let number = name.split(separator: ":").last else {
            return true
        }
        let path = "/tmp/.X11-unix/X" + number.prefix { $0.isNumber }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
