import CastSender
import FileAccess
import FilePaths
import Synchronization

/// Where this user's state folder can't be written, a command does its work all the same, keeps nothing, and says so.
enum StateNotice {
    private static let isDone = Mutex(false)

    /// Says it once in this process; nothing where the folder can be written.
    static func tell(_ console: Console) {
        let isFirst = isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
        if isFirst, let sentence = sentence(UserFolders().state, mayWrite: Files.mayWrite) { console.talk(sentence) }
    }

    static func sentence(_ folder: String, mayWrite: (String) -> Bool) -> String? {
        guard !mayWrite(folder) else { return nil }
        let place = PathText.shown(folder)
        let why =
            PathParts.isBeneath(folder, BaseFolders.nowhere)
            ? "this user has no home folder" : "\(place) can't be written"
        return
            "nothing is kept for later commands, such as `marquee resume`: \(why); set HOME or XDG_STATE_HOME to keep it"
    }
}
