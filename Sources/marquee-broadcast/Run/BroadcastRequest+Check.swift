import BroadcastCore
import MediaPipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension BroadcastRequest.Source {
    /// Looks whether an X display has it, without beginning.
    ///
    /// - Throws: `PipelineError` with why not.
    func check() throws(PipelineError) {
        func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        switch self {
        case .screen(let which):
            // Those of Wayland are its portal's to give, which would ask somebody.
            guard value("WAYLAND_DISPLAY").isEmpty, value("XDG_SESSION_TYPE") != "wayland" else { return }
            try X11Listing.check(.screen(which))
        case .window(let number):
            // Under Wayland there may be no X display, and what is said of that is said when it begins.
            guard value("WAYLAND_DISPLAY").isEmpty || !value("DISPLAY").isEmpty else { return }
            try X11Listing.check(.window(number))
        default: return
        }
    }
}
