import CPipeWire

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// PipeWire's client library.
enum PipeWireLibrary {
    private static let begun: Void = {
        pw_init(nil, nil)
        // What it would say on standard error is for whoever asks it to.
        if getenv("PIPEWIRE_DEBUG") == nil { pw_log_set_level(SPA_LOG_LEVEL_NONE) }
    }()

    /// Before anything else of it; what comes after the first time does nothing.
    static func begin() { _ = begun }
}
