import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of this user's own in a folder that all users may write to.
///
/// Anybody may make a folder of the usual name there first, and nobody but its owner can remove it again. Then another
/// is taken, whose name begins with the usual one. Later processes of this user find it by its owner and its mode.
package enum OwnTemporaryFolder {
    /// Names that are looked at; others may have put any number there.
    private static let most = 100_000

    /// Makes it where there is none.
    ///
    /// - Parameters:
    ///   - name: the usual name, with the user's number in it.
    ///   - folder: where all may write.
    /// - Returns: its path; nil where none can be made, and then `errno` has the reason.
    package static func make(_ name: String, in folder: String = ProcessPaths.temporaryFolder) -> String? {
        let usual = folder + "/" + name
        if mkdir(usual.pathBytes, 0o700) == 0 { return usual }
        guard errno == EEXIST else { return nil }
        if isOwn(usual) { return usual }
        if let other = others(name, in: folder).first(where: isOwn) { return other }
        // Two processes that come here at the same time agree on the first number that nobody else has taken.
        for number in 2...9 {
            let next = "\(usual)-\(number)"
            if mkdir(next.pathBytes, 0o700) == 0 || isOwn(next) { return next }
        }
        var template = "\(usual)-XXXXXX".pathBytes
        guard mkdtemp(&template) != nil else { return nil }
        return PathText.text(cString: template)
    }

    /// In the order of their names, so that all processes choose the same.
    private static func others(_ name: String, in folder: String) -> [String] {
        Files.names(in: folder).prefix(most).filter { $0.hasPrefix(name + "-") }.sorted().map { folder + "/" + $0 }
    }

    /// Nobody else may look into it or put anything there, and it is no link.
    package static func isOwn(_ path: String) -> Bool {
        var info = stat()
        return lstat(path.pathBytes, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
            && info.st_mode & 0o077 == 0
    }
}
