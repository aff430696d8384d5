import CPipeWire
import PlatformC

/// PipeWire's client library.
enum PipeWireLibrary {
    private static let begun: Void = {
        pw_init(nil, nil)
        // Its messages on standard error are only for users who ask for them.
        if getenv("PIPEWIRE_DEBUG") == nil { pw_log_set_level(SPA_LOG_LEVEL_NONE) }
    }()

    /// Initializes the library. Call this before anything else of it. Further calls do nothing.
    static func begin() { _ = begun }
}
