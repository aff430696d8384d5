import FilePaths
package import PlatformC

/// File operations on paths of ``PathText``. Foundation's `FileManager` and `URL` only accept UTF-8 paths.
///
/// These functions block on the disk. After false or nil, `errno` has the reason.
package enum Files {
    /// Whether a path exists. A link counts as its target.
    package static func isThere(_ path: String) -> Bool { access(path.pathBytes, F_OK) == 0 }

    package static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

    /// Whether it is a file that this user may run.
    package static func isProgram(_ path: String) -> Bool {
        kind(path) == S_IFREG && access(path.pathBytes, X_OK) == 0
    }

    private static func kind(_ path: String) -> mode_t? {
        var info = stat()
        return stat(path.pathBytes, &info) == 0 ? info.st_mode & S_IFMT : nil
    }

    /// Returns the names in a folder, unsorted and without `.` and `..`; empty if the folder can't be read.
    package static func names(in folder: String) -> [String] {
        guard let listing = opendir(folder.pathBytes) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = name(of: entry)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns the name of a folder entry (readdir(3)).
    package static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
                PathText.text(cString: $0)
            }
        }
    }

    /// Returns a file's contents; nil if it can't be read, is not a regular file, or has more than `limit` bytes.
    package static func contents(_ path: String, limit: Int) -> [UInt8]? {
        // Nonblocking, since opening a pipe would block the thread.
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else {
            return nil
        }
        // The file may have grown meanwhile.
        return read(descriptor, most: limit + 1).flatMap { $0.count <= limit ? $0 : nil }
    }

    private static func read(_ descriptor: Int32, most: Int) -> [UInt8]? {
        var (bytes, piece): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 64 << 10))
        while bytes.count < most {
            let count = systemRead(descriptor, &piece, min(piece.count, most - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { break }
            bytes += piece[..<count]
        }
        return bytes
    }

    /// Returns a file's first bytes; nil if it can't be read or is not a regular file.
    package static func beginning(of path: String, most: Int) -> [UInt8]? {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return read(descriptor, most: most)
    }

    /// Creates a folder and its missing parents, for this user only (0700).
    @discardableResult
    package static func makeFolder(_ path: String) -> Bool {
        if mkdir(path.pathBytes, 0o700) == 0 { return true }
        if errno == ENOENT {
            let above = PathParts.folder(path)
            guard above != path, makeFolder(above) else { return false }
            if mkdir(path.pathBytes, 0o700) == 0 { return true }
        }
        guard errno == EEXIST else { return false }
        if isFolder(path) { return true }
        errno = ENOTDIR
        return false
    }

    /// Writes a private file (0600) atomically: readers see the old or the new contents.
    ///
    /// - Parameter draft: the path of the temporary file, which is replaced if it exists. Nil for a random one.
    package static func write(_ bytes: [UInt8], to path: String, by draft: String? = nil) -> Bool {
        if let draft { remove(draft) }
        let draft = draft ?? path + ".\(String(UInt32.random(in: .min ... .max), radix: 36))"
        let descriptor = open(draft.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        var isDone = write(bytes, to: descriptor)
        isDone = close(descriptor) == 0 && isDone
        if isDone, move(draft, to: path) { return true }
        let reason = errno
        remove(draft)
        errno = reason
        return false
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }

    /// The modification time in seconds since 1970; nil if there is no such file.
    package static func modified(_ path: String) -> Double? {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0 else { return nil }
        return Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1_000_000_000
    }

    /// - Parameter seconds: since 1970.
    @discardableResult
    package static func setModified(_ path: String, to seconds: Double) -> Bool {
        let whole = seconds.rounded(.down)
        let time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1_000_000_000))
        return utimensat(AT_FDCWD, path.pathBytes, [time, time], 0) == 0
    }

    /// Removes a file or a link.
    @discardableResult
    package static func remove(_ path: String) -> Bool { unlink(path.pathBytes) == 0 }

    @discardableResult
    package static func move(_ path: String, to other: String) -> Bool {
        rename(path.pathBytes, other.pathBytes) == 0
    }

    /// Whether this user may write to a folder, or create it if it is missing.
    package static func mayWrite(into folder: String) -> Bool {
        var place = folder
        while !isThere(place) {
            let above = PathParts.folder(place)
            guard errno == ENOENT || errno == ENOTDIR, above != place else { return false }
            place = above
        }
        return isFolder(place) && access(place.pathBytes, W_OK | X_OK) == 0
    }

    /// The target of a link; nil if there is no link.
    package static func linkTarget(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(path.pathBytes, &bytes, bytes.count - 1)
        guard count >= 0 else { return nil }
        return PathText.text(bytes[..<count].map { UInt8(bitPattern: $0) })
    }

    /// Returns the absolute path without links; nil if there is no such file.
    package static func realPath(_ path: String) -> String? {
        guard let found = realpath(path.pathBytes, nil) else { return nil }
        defer { free(found) }
        return PathText.text(cString: found)
    }
}

// Within the type, these names are its own methods.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
