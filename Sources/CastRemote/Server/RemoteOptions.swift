package import CastWidgetsWeb

/// Options for serving the remote.
package struct RemoteOptions: Sendable {
    /// The port on loopback, and on ``addresses``; 0: any that is free.
    package var port = 8020
    /// Addresses of this machine besides loopback, as literals. Empty: only this machine has access.
    package var addresses: [String] = []
    /// Further names that are accepted in a request's Host.
    package var hosts: [String] = []
    /// The library's folders: absolute paths without links.
    package var places: [String] = []
    package var folders = RemoteFolders()
    var uploads = UploadBudget()
    package var limits = WebWidgetsLimits()
    /// Whether the introductory overlay is shown once.
    package var presentsInstructions = true

    package init() {}
}
