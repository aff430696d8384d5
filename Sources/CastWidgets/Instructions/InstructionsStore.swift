import CastSender
import FileAccess
import FilePaths

/// Keeps that the introductory overlay was shown, and dismissed by the person. An app with its own settings can provide
/// its own store.
///
/// Used on the main actor. Marquee's own: the Cast SDK's flag, of which `clearCastInstructionsShownFlag` has the name.
@MainActor
public protocol InstructionsStore: AnyObject {
    /// Whether it was shown; false if nothing was stored.
    var wasShown: Bool { get }
    /// Stores the flag.
    ///
    /// - Throws: if it can't be stored; the overlay may then be shown again.
    func keep(wasShown: Bool) throws
}

/// A file in this user's state folder (`cast-instructions-shown`), readable only by the user. The file exists, or it
/// does not. Used on the main actor. Marquee's own; the folder is freedesktop's XDG one.
@MainActor
public final class FileInstructionsStore: InstructionsStore {
    private let folder: String
    private var path: String { folder + "/cast-instructions-shown" }

    /// Creates a store.
    ///
    /// - Parameter folder: created if it does not exist; nil: `$XDG_STATE_HOME/marquee`.
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
