#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where this user's files are, by the XDG base directory specification (DESIGN.md, "Where state lives on Linux"): in
/// each of its folders one of the name `marquee`. Paths; the folders need not exist.
///
/// A variable that is no absolute path counts as unset; then the folder is under the user's home: `HOME`, or what the
/// system's list of users says.
package struct UserFolders: Sendable {
    private let environment: [String: String]

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    package var configuration: String { folder("XDG_CONFIG_HOME", "/.config") }
    package var state: String { folder("XDG_STATE_HOME", "/.local/state") }
    package var cache: String { folder("XDG_CACHE_HOME", "/.cache") }
    /// What lives no longer than the login; nil where the system names none.
    package var runtime: String? { path("XDG_RUNTIME_DIR").map { $0 + "/marquee" } }

    private func folder(_ variable: String, _ fallback: String) -> String {
        let base = path(variable) ?? (path("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path) + fallback
        return base + "/marquee"
    }

    private func path(_ variable: String) -> String? {
        environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
