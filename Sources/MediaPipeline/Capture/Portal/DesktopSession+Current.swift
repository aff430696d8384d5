import PlatformC

extension DesktopSession {
    /// The session of this process.
    package static var current: DesktopSession {
        DesktopSession { name in getenv(name).map { String(cString: $0) } }
    }
}
