import FileAccess
import FilePaths
import PlatformC

/// The sentences for unusable files, in one place, so that films and subtitle files have the same ones.
enum FileProblem {
    /// What a file is for.
    enum Use {
        case media, subtitles
    }

    static func describe(path: String, number: Int32) -> ServingError {
        switch number {
        case ENOENT, ENOTDIR:
            return ServingError(.fileMissing, "There is no file \"\(path)\": check the name.")
        case EACCES, EPERM:
            return ServingError(.fileUnreadable, "\"\(path)\" can't be read: its permissions don't let this user.")
        default:
            let reason = String(cString: strerror(number))
            return ServingError(.fileUnreadable, "\"\(path)\" can't be read: \(reason).")
        }
    }

    static func notAFile(_ path: String, as use: Use = .media) -> ServingError {
        let wanted = use == .media ? "film, picture or song" : "subtitle file"
        return ServingError(.notAFile, "\"\(path)\" is not a file: name the \(wanted) itself.")
    }

    /// Checks that a path names a readable, nonempty file, and returns its size in bytes.
    @discardableResult
    static func check(_ path: String, as use: Use = .media) throws(ServingError) -> Int64 {
        let size: Int64
        do {
            size = try FileValidators(path: path).size
        } catch {
            throw error.code == .notAFile ? notAFile(path, as: use) : error
        }
        guard access(path.pathBytes, R_OK) == 0 else { throw describe(path: path, number: errno) }
        guard size > 0 else {
            let missing = use == .media ? "there is nothing to play in it" : "there are no subtitles in it"
            throw ServingError(.fileEmpty, "\"\(path)\" is empty: \(missing).")
        }
        return size
    }

    /// Reads a whole file; nil if it has more than `limit` bytes.
    static func read(_ path: String, limit: Int64, as use: Use) throws(ServingError) -> [UInt8]? {
        guard try check(path, as: use) <= limit else { return nil }
        errno = 0
        guard let bytes = Files.contents(path, limit: Int(limit)) else {
            // It has grown meanwhile.
            if errno == 0 { return nil }
            throw describe(path: path, number: errno)
        }
        return bytes
    }
}
