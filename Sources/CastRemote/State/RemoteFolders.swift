package import CastSender

/// The folders of the remote: `marquee/remote` in this user's state and cache folders.
package struct RemoteFolders: Sendable {
    /// The path for tokens, what was watched, and which server runs.
    package let state: String
    /// The path for posters and uploaded files.
    package let cache: String

    package init(_ folders: UserFolders = UserFolders()) {
        (state, cache) = (folders.state + "/remote", folders.cache + "/remote")
    }

    package init(state: String, cache: String) { (self.state, self.cache) = (state, cache) }
}
