import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// The records of a group's broadcasts that outlive their hosts: `broadcasts/` in its folder, 0700.
///
/// `NAME.json` is the record, `NAME.request` the request, and the process holds a lock on `NAME.lock` as long as it
/// lives. All are 0600. A request may contain a stream's key, so it is kept only while it may be needed again: it is
/// removed with a broadcast that ended as intended.
package struct BroadcastFolder: Hashable, Sendable {
    /// The group of the broadcasts that `marquee` starts.
    package static let group = ExtensionManifest.marqueeGroup
    /// The most broadcasts in a result.
    package static let limit = 64
    /// The most files that are examined.
    private static let fileLimit = 4096

    package let path: String

    /// - Throws: ``BroadcastError`` if it can't be made, or others can access it.
    package init(_ container: GroupContainer) throws(BroadcastError) {
        path = container.url.path + "/broadcasts"
        mkdir(path.pathBytes, 0o700)
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid(),
            info.st_mode & 0o077 == 0
        else {
            throw BroadcastError(
                .socketFailed, "the folder \(path) can't be made or is not yours alone: `chmod 700` it, or remove it")
        }
    }

    /// The folder of ``group``.
    package static func marquee() throws(BroadcastError) -> BroadcastFolder {
        let container: GroupContainer
        do {
            container = try GroupContainer.create(group)
        } catch {
            throw BroadcastError(.socketFailed, error.description)
        }
        return try BroadcastFolder(container)
    }

    package struct Found: Sendable {
        package var broadcasts: [RunningBroadcast] = []
        /// A sentence for each unreadable record.
        package var problems: [String] = []
    }

    /// Finds all broadcasts, by name: those that run, were killed, or ended less than a day ago. If there are more than
    /// ``limit``, running ones take precedence.
    package func find() -> Found {
        var found = Found()
        let files = Files.names(in: path)
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        for name in names.prefix(Self.fileLimit).sorted() where BroadcastName(name)?.text == name {
            do throws(BroadcastError) {
                if let broadcast = try find(name) { found.broadcasts.append(broadcast) }
            } catch {
                found.problems.append("\(error.description) (\(path)/\(name).json)")
            }
        }
        sweep(files.prefix(Self.fileLimit))
        guard found.broadcasts.count > Self.limit else { return found }
        let (running, others) = (
            found.broadcasts.filter { $0.condition == .running }, found.broadcasts.filter { $0.condition != .running }
        )
        found.broadcasts = (running + others).prefix(Self.limit).sorted { $0.name < $1.name }
        return found
    }

    /// Finds the broadcast of a name; nil if there is none, or it ended more than a day ago.
    ///
    /// - Throws: ``BroadcastError``, like ``record(_:)``.
    package func find(_ name: String) throws(BroadcastError) -> RunningBroadcast? {
        guard var record = try record(name) else { return nil }
        let now = Date().timeIntervalSince1970
        guard !record.isForgotten(at: now) else {
            forget(name)
            return nil
        }
        let broadcast = RunningBroadcast(record: record, folder: self)
        guard record.endedAt == nil, broadcast.condition == .crashed else { return broadcast }
        // The time of the kill is unknown, so its day begins now. A process that restarts it meanwhile holds the name.
        if let claim = try? claim(name), try self.record(name) == record {
            record.endedAt = now
            try? claim.write(record)
        }
        return RunningBroadcast(record: record, folder: self)
    }

    /// Removes what killed processes left while writing: drafts of files, and requests without a record.
    private func sweep(_ files: ArraySlice<String>) {
        for file in files {
            let parts = file.split(separator: ".", omittingEmptySubsequences: false)
            guard let name = parts.first.map(String.init), BroadcastName(name)?.text == name, parts.count > 1,
                ["json", "request"].contains(parts[1])
            else { continue }
            if parts.count == 4, let number = Int32(parts[2]), number > 0, kill(number, 0) != 0, errno == ESRCH {
                unlink((path + "/" + file).pathBytes)
            } else if parts.count == 2, parts[1] == "request", access((path + "/\(name).json").pathBytes, F_OK) != 0 {
                forget(name)
            }
        }
    }

    /// Nil if there is none.
    ///
    /// - Throws: ``BroadcastError`` if it is damaged, accessible to others, or of another version.
    package func record(_ name: String) throws(BroadcastError) -> BroadcastRecord? {
        guard let bytes = try read(name + ".json") else { return nil }
        return try BroadcastRecord(json: bytes, name: name)
    }

    /// The broadcast's request; nil if it is not stored.
    package func request(_ name: String) throws(BroadcastError) -> BroadcastRequest? {
        guard let bytes = try read(name + ".request") else { return nil }
        guard case .start(let request)? = try? BroadcastMessage(line: bytes) else {
            throw BroadcastError(.badMessage, "what the broadcast \"\(name)\" was asked to do is damaged")
        }
        return request
    }

    /// Removes the files of an ended broadcast.
    ///
    /// - Returns: False if its process, or one of its threads, still holds the lock.
    @discardableResult package func forget(_ name: String) -> Bool {
        guard let claim = try? claim(name) else { return false }
        claim.end(nil)
        return true
    }

    /// Takes a name for this process, until the process ends.
    ///
    /// - Throws: ``BroadcastError`` if another process has it.
    package func claim(_ name: String) throws(BroadcastError) -> BroadcastClaim {
        let lock = path + "/\(name).lock"
        for _ in 0..<16 {
            let descriptor = open(lock.pathBytes, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else {
                throw BroadcastError(.socketFailed, "\(lock) can't be made: \(String(cString: strerror(errno)))")
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                throw BroadcastError(
                    .socketFailed,
                    "a broadcast called \"\(name)\" runs already: `marquee broadcast stop --name \(name)` ends it, and "
                        + "--name gives another name")
            }
            // The previous owner may have removed the file meanwhile.
            var (mine, named) = (stat(), stat())
            if fstat(descriptor, &mine) == 0, lstat(lock.pathBytes, &named) == 0, mine.st_ino == named.st_ino,
                mine.st_dev == named.st_dev
            {
                // Its process was killed, so nobody listens at the socket.
                let left = try? record(name)
                if let left { unlink((path + "/" + left.socket).pathBytes) }
                return BroadcastClaim(folder: self, name: name, lock: descriptor, isAgain: left != nil)
            }
            close(descriptor)
        }
        throw BroadcastError(.socketFailed, "\(lock) is made and removed again and again")
    }

    private func read(_ file: String) throws(BroadcastError) -> [UInt8]? {
        do throws(PrivateFile.Failure) {
            return try PrivateFile.read(path + "/" + file, limit: BroadcastRecord.sizeLimit)
        } catch {
            let why = error.number == EPERM ? "it is no file of yours alone" : error.description
            throw BroadcastError(.badMessage, "\(path)/\(file) can't be read: \(why)")
        }
    }
}
