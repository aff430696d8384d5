package import FileAccess

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
}
