/// The base folders of the XDG base directory specification, without `marquee` at the end. The folders need not exist.
///
/// A variable that is not an absolute path counts as unset. Then the folder is under the user's home: `HOME`, or the
/// home in the system's user database. If neither exists, there is no home and nothing is stored.
package struct BaseFolders: Sendable {
    private let environment: [String: String]
    private let listedHome: @Sendable () -> String?

    /// - Parameters:
    ///   - environment: as ``ProcessPaths/environment``.
    ///   - listedHome: the home in the system's user database; called only if `HOME` is unset.
    package init(
        environment: [String: String] = ProcessPaths.environment,
        listedHome: @escaping @Sendable () -> String? = { ProcessPaths.listedHome }
    ) {
        (self.environment, self.listedHome) = (environment, listedHome)
    }

    /// The home if there is none: a folder that can't be created.
    package static let nowhere = "/dev/null"

    package var home: String { path("HOME") ?? listedHome() ?? Self.nowhere }
    package var configuration: String { path("XDG_CONFIG_HOME") ?? home + "/.config" }
    package var state: String { path("XDG_STATE_HOME") ?? home + "/.local/state" }
    package var cache: String { path("XDG_CACHE_HOME") ?? home + "/.cache" }
    package var data: String { path("XDG_DATA_HOME") ?? home + "/.local/share" }
    /// The folder for files of this login session; nil if the system has none.
    package var runtime: String? { path("XDG_RUNTIME_DIR") }

    private func path(_ variable: String) -> String? {
        guard let value = environment[variable], value.utf8.first == UInt8(ascii: "/") else { return nil }
        return ProcessPaths.exact(variable, value)
    }
}
