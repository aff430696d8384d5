package import FileAccess
import PlatformC

/// The folders for this user's files: `marquee` in each of the `BaseFolders`. They need not exist.
package struct UserFolders: Sendable {
    private let base: BaseFolders

    package init(environment: [String: String] = ProcessPaths.environment) {
        base = BaseFolders(environment: environment)
    }

    package var configuration: String { base.configuration + "/marquee" }
    package var state: String { base.state + "/marquee" }
    package var cache: String { base.cache + "/marquee" }
    /// The folder for files that last no longer than the login, or nil if the system names none.
    package var runtime: String? { base.runtime.map { $0 + "/marquee" } }

    /// Creates the runtime folder if it is missing, and makes sure that nobody else can read it.
    ///
    /// If the system names none, or one that can't be used, a folder of the user's own in the temporary directory is
    /// used. All processes of this user get the same folder.
    ///
    /// - Returns: its path, or nil if it could not be made; `errno` then has the reason.
    package func makeRuntime() -> String? {
        if let runtime, Files.makeFolder(runtime), OwnTemporaryFolder.isOwn(runtime) { return runtime }
        return OwnTemporaryFolder.make("marquee-runtime-\(geteuid())")
    }
}
