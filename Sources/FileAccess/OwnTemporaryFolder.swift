import FilePaths
import PlatformC

/// A private folder of this user in a folder that all users may write to.
///
/// Another user may create a folder with the usual name first, and only its owner can remove it. Then a name that
/// begins with the usual one is used. Later processes of this user recognize the folder by its owner and mode.
package enum OwnTemporaryFolder {
    /// The number of names that are read, since other users may have created any number.
    private static let most = 100_000

    /// Finds the folder, or creates it.
    ///
    /// - Parameters:
    ///   - name: the usual name, which contains the user's number.
    ///   - folder: the shared folder.
    /// - Returns: its path, or nil if it can't be created; then `errno` has the reason.
    package static func make(_ name: String, in folder: String = ProcessPaths.temporaryFolder) -> String? {
        let usual = folder + "/" + name
        if mkdir(usual.pathBytes, 0o700) == 0 { return usual }
        guard errno == EEXIST else { return nil }
        if isOwn(usual) { return usual }
        if let other = others(name, in: folder).first(where: isOwn) { return other }
        // Processes that run this at the same time agree on the first number that no other user has taken.
        for number in 2...9 {
            let next = "\(usual)-\(number)"
            if mkdir(next.pathBytes, 0o700) == 0 || isOwn(next) { return next }
        }
        var template = "\(usual)-XXXXXX".pathBytes
        guard mkdtemp(&template) != nil else { return nil }
        return PathText.text(cString: template)
    }

    /// Sorted by name, so that all processes choose the same folder.
    private static func others(_ name: String, in folder: String) -> [String] {
        Files.names(in: folder).prefix(most).filter { $0.hasPrefix(name + "-") }.sorted().map { folder + "/" + $0 }
    }

    /// Whether it is a folder, not a link, that only this user can access.
    package static func isOwn(_ path: String) -> Bool {
        var info = stat()
        return lstat(path.pathBytes, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
            && info.st_mode & 0o077 == 0
    }
}
