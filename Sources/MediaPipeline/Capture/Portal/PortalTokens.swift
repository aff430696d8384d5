import FileAccess
import FilePaths
import PlatformC

/// Keeps the portal's tokens, with which the same is allowed again: one for each kind of source, for the user alone.
///
/// The files are `$XDG_STATE_HOME/marquee/portal-monitor` and the like (0600). If a token can't be kept or read, the
/// desktop asks again.
struct PortalTokens: Sendable {
    private let folder: String

    init(folder: String) { self.folder = folder }

    /// The tokens of the user.
    static var ofUser: PortalTokens { PortalTokens(folder: BaseFolders().state + "/marquee") }

    private func path(_ kind: PortalSourceKind) -> String { "\(folder)/portal-\(kind.name)" }

    func token(for kind: PortalSourceKind) -> PortalToken? {
        let file = open(path(kind).pathBytes, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var info = stat()
        // A file that others could have written does not contain this user's choice.
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
            info.st_mode & 0o077 == 0
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: PortalToken.limit + 1)
        let count = read(file, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return PortalToken(String(decoding: bytes.prefix(count), as: UTF8.self))
    }

    func keep(_ token: PortalToken, for kind: PortalSourceKind) {
        Files.makeFolder(folder)
        // The file is replaced as a whole, because two broadcasts may begin at once.
        let new = "\(path(kind)).\(getpid())"
        Files.remove(new)
        let file = open(new.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        let bytes = Array(token.text.utf8)
        let isWritten = write(file, bytes, bytes.count) == bytes.count
        close(file)
        if !isWritten || !Files.move(new, to: path(kind)) { Files.remove(new) }
    }

    func remove(_ kind: PortalSourceKind) { Files.remove(path(kind)) }
}
