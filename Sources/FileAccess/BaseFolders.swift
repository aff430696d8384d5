/// The base folders of the XDG base directory specification, without `marquee` behind them. Paths; the folders need not
/// exist.
///
/// A variable that is no absolute path counts as unset; then the folder is under the user's home: `HOME`, or what the
/// system's list of users says. Where neither says anything there is no home, and nothing is kept.
package struct BaseFolders: Sendable {
    private let environment: [String: String]
    private let listedHome: @Sendable () -> String?

    /// - Parameters:
    ///   - environment: as ``ProcessPaths/environment``.
    ///   - listedHome: what the system's list of users says; asked only where `HOME` says nothing.
    package init(
        environment: [String: String] = ProcessPaths.environment,
        listedHome: @escaping @Sendable () -> String? = { ProcessPaths.listedHome }
    ) {
        (self.environment, self.listedHome) = (environment, listedHome)
    }

    /// Where there is no home: a folder that nobody can make.
    package static let nowhere = "/dev/null"

    package var home: String { path("HOME") ?? listedHome() ?? Self.nowhere }
    package var configuration: String { path("XDG_CONFIG_HOME") ?? home + "/.config" }
    package var state: String { path("XDG_STATE_HOME") ?? home + "/.local/state" }
    package var cache: String { path("XDG_CACHE_HOME") ?? home + "/.cache" }
    package var data: String { path("XDG_DATA_HOME") ?? home + "/.local/share" }
    /// What lives no longer than the login; nil where the system names none.
    package var runtime: String? { path("XDG_RUNTIME_DIR") }

    private func path(_ variable: String) -> String? {
        guard let value = environment[variable], value.utf8.first == UInt8(ascii: "/") else { return nil }
        return ProcessPaths.exact(variable, value)
    }
}
