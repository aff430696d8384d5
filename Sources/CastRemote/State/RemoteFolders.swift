package import CastSender

/// Where the remote keeps what it knows: `marquee/remote` in this user's state and cache folders.
package struct RemoteFolders: Sendable {
    /// Tokens, what was watched, which server runs: a path.
    package let state: String
    /// Posters, and files that were sent: a path.
    package let cache: String

    package init(_ folders: UserFolders = UserFolders()) {
        (state, cache) = (folders.state + "/remote", folders.cache + "/remote")
    }

    package init(state: String, cache: String) { (self.state, self.cache) = (state, cache) }
}
