package import FileAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where this user's files are (DESIGN.md, "Where state lives on Linux"): in each of the `BaseFolders` one of the name
/// `marquee`. Paths; the folders need not exist.
package struct UserFolders: Sendable {
    private let base: BaseFolders

    package init(environment: [String: String] = ProcessPaths.environment) {
        base = BaseFolders(environment: environment)
    }

    package var configuration: String { base.configuration + "/marquee" }
    package var state: String { base.state + "/marquee" }
    package var cache: String { base.cache + "/marquee" }
    /// What lives no longer than the login; nil where the system names none.
    package var runtime: String? { base.runtime.map { $0 + "/marquee" } }

    /// The same, made where it is missing, and nobody else may look into it. Where the system names none, or one that
    /// can't be used, a folder of the user's own under the temporary directory takes its place. Processes of this user
    /// find the same.
    ///
    /// - Returns: its path; nil where there is no place for one, and then `errno` has the reason.
    package func makeRuntime() -> String? {
        if let runtime, Files.makeFolder(runtime), OwnTemporaryFolder.isOwn(runtime) { return runtime }
        return OwnTemporaryFolder.make("marquee-runtime-\(geteuid())")
    }
}
