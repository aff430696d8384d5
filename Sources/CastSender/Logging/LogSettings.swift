/// Which messages are logged, and where to.
struct LogSettings: Sendable {
    static let defaultFileSize = 2 << 20
    static let leastFileSize = 32 << 10
    static let leastFileCount = 2

    var isEnabled = true
    var hasDelegate = false
    var writesToConsole = false
    var writesFiles = false
    var filter = LoggerFilter()
    var fileSize = Self.defaultFileSize {
        didSet { fileSize = fileSize <= 0 ? Self.defaultFileSize : max(Self.leastFileSize, fileSize) }
    }
    var fileCount = Self.leastFileCount { didSet { fileCount = max(Self.leastFileCount, fileCount) } }
    /// `$XDG_STATE_HOME/marquee/logs`, or the corresponding folder in the user's home.
    var folder = UserFolders().state + "/logs"

    /// The lowest level that can pass, or nil if nothing is logged.
    var lowestLevel: LoggerLevel? { isEnabled && hasDelegate ? filter.lowestLevel : nil }
}
