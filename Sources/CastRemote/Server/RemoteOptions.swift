package import CastWidgets

/// How the remote is served.
package struct RemoteOptions: Sendable {
    /// On loopback, and on ``addresses``; 0: any that is free.
    package var port = 8020
    /// Of this machine, beside loopback: literals. Empty: nobody but this machine gets in.
    package var addresses: [String] = []
    /// What it may be called beside these, as a request's Host has it.
    package var hosts: [String] = []
    /// The library's folders: absolute paths without links.
    package var places: [String] = []
    package var folders = RemoteFolders()
    package var uploads = UploadBudget()
    package var limits = WebWidgetsLimits()
    /// Whether the introductory overlay is shown once.
    package var presentsInstructions = true

    package init() {}
}
