import FilePaths
import PlatformC

extension FileValidators {
    /// Reads the file's state.
    ///
    /// - Throws: ``ServingError`` with `fileMissing`, `fileUnreadable` or `notAFile`.
    package init(path: String) throws(ServingError) {
        var status = stat()
        guard stat(path.pathBytes, &status) == 0 else { throw FileProblem.describe(path: path, number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileProblem.notAFile(path) }
        self.init(
            inode: UInt64(status.st_ino), size: Int64(status.st_size),
            modifiedSeconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
    }
}
