import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// Removes what killed programs of a group left, when a host starts an extension of the group again.
///
/// Credentials are removed only if an extension was killed that should have deleted them, and only those from before
/// its start: what a host has set since is for the next broadcast. Sockets are removed if nobody listens at them.
enum GroupLeftovers {
    /// - Parameter folder: The folder of hosts' sockets.
    static func clean(_ groups: [GroupIdentifier], folder: URL) {
        removeSockets(in: folder.path)
        for group in groups {
            guard let container = GroupContainer(group.rawValue) else { continue }
            if let notifications = container.path("notifications") { removeSockets(in: notifications) }
            guard let moment = RunningMark.takeAbandoned(in: container) else { continue }
            // A store that can't be opened now keeps its items; the extension reports this when it opens the store.
            try? CredentialFile(container).removeAll(setBefore: moment)
            // The keyring may ask its user for the password. Starting does not wait for that.
            Task { try? await SecretService(container).removeAll(setBefore: moment) }
        }
    }

    /// Removes sockets named `b-PID-...sock` and `PID-...sock`, which are Marquee's.
    private static func removeSockets(in folder: String) {
        for name in Files.names(in: folder) where name.hasSuffix(".sock") {
            guard hasGone(name.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isNumber }) else { continue }
            if NotificationSocket.isAbandoned(folder + "/" + name) { unlink((folder + "/" + name).pathBytes) }
        }
    }

    /// False for what is no process id.
    private static func hasGone(_ processID: Substring) -> Bool {
        guard let number = Int32(processID), number > 0 else { return false }
        return kill(number, 0) != 0 && errno == ESRCH
    }
}
