#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is logged, and where to.
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
    var folder = Self.standardFolder(ProcessInfo.processInfo.environment)

    /// The lowest level that can pass; nil where nothing is logged at all.
    var lowestLevel: LoggerLevel? { isEnabled && hasDelegate ? filter.lowestLevel : nil }

    /// `$XDG_STATE_HOME/marquee/logs`, or its place under the user's home.
    static func standardFolder(_ environment: [String: String]) -> String {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/marquee/logs" }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (home ?? FileManager.default.homeDirectoryForCurrentUser.path) + "/.local/state/marquee/logs"
    }
}
