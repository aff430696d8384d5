import CastSender
import FileAccess
import FilePaths
import Synchronization

/// Reports that the user's state folder can't be written. The command works all the same, but stores nothing.
enum StateNotice {
    private static let isDone = Mutex(false)

    /// Prints the notice, at most once per process, if the folder can't be written.
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
            ? "this user has no home folder" : "\(place) is not writable"
        return
            "nothing is stored for later commands such as `marquee resume`: \(why); set HOME or XDG_STATE_HOME"
    }
}
