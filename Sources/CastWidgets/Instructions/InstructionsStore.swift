import CastSender
import FileAccess
import FilePaths

/// Where it is kept that the introductory overlay was shown, and dismissed by the person. An app with settings of its
/// own brings its own.
/// Used on the main actor. Marquee's own: the Cast SDK's flag, of which `clearCastInstructionsShownFlag` has the name.
@MainActor
public protocol InstructionsStore: AnyObject {
    /// Whether it was shown; false where nothing was kept.
    var wasShown: Bool { get }
    /// Keeps it.
    ///
    /// - Throws: where it can't be kept; the overlay may come again then.
    func keep(wasShown: Bool) throws
}

/// A file of this user's state folder (`cast-instructions-shown`), readable by the user alone: it is there, or it is
/// not. Used on the main actor. Marquee's own; the folder is freedesktop's XDG one.
@MainActor
public final class FileInstructionsStore: InstructionsStore {
    private let folder: String
    private var path: String { folder + "/cast-instructions-shown" }

    /// - Parameter folder: made where it does not exist; nil: `$XDG_STATE_HOME/marquee`.
    public init(folder: String? = nil) { self.folder = folder ?? UserFolders().state }

    public var wasShown: Bool { Files.isThere(path) }

    public func keep(wasShown: Bool) throws {
        guard wasShown else {
            if Files.isThere(path), !Files.remove(path) { throw unwritable }
            return
        }
        guard Files.makeFolder(folder), Files.write([], to: path) else { throw unwritable }
    }

    private var unwritable: CastError {
        CastError(
            .invalidState,
            "\(PathText.shown(path)) can't be written: check that \(PathText.shown(folder)) may be made and written to."
        )
    }
}
