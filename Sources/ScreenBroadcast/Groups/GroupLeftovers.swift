import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What programs of a group left that were killed, and so could not tidy up: cleaned when a host starts an extension of
/// the group again.
///
/// Credentials go only where an extension was killed that should have deleted them, and only those that were there when
/// it began: what a host has set since is the next broadcast's. Sockets go where nobody listens at them.
enum GroupLeftovers {
    /// - Parameter folder: where hosts have their sockets.
    static func clean(_ groups: [GroupIdentifier], folder: URL) {
        removeSockets(in: folder.path)
        for group in groups {
            guard let container = GroupContainer(group.rawValue) else { continue }
            if let notifications = container.path("notifications") { removeSockets(in: notifications) }
            guard let moment = RunningMark.takeAbandoned(in: container) else { continue }
            // A store that can't be opened now keeps what it has; the extension says so when it looks there.
            try? CredentialFile(container).removeAll(setBefore: moment)
            // Its user may be asked for the keyring's password, which a start does not wait for.
            Task { try? await SecretService(container).removeAll(setBefore: moment) }
        }
    }

    /// Named `b-PID-...sock` and `PID-...sock`, by us.
    private static func removeSockets(in folder: String) {
        for name in Files.names(in: folder) where name.hasSuffix(".sock") {
            guard hasGone(name.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isNumber }) else { continue }
            if NotificationSocket.isAbandoned(folder + "/" + name) { unlink((folder + "/" + name).pathBytes) }
        }
    }

    /// False for what is no process's number.
    private static func hasGone(_ processID: Substring) -> Bool {
        guard let number = Int32(processID), number > 0 else { return false }
        return kill(number, 0) != 0 && errno == ESRCH
    }
}
