package import CastWidgetsWeb
import FilePaths
import PlatformC
import PlatformFoundation
import Synchronization

/// The tokens of this user's remote, in a file that nobody else may read.
///
/// The server notices changes by other processes at once: a revoked token stops working, and its open streams end.
package final class TokenFile: WidgetAccess {
    private struct State {
        var table = AccessTable()
        /// The table at the last report of ended tokens.
        var told = AccessTable()
        var stamp: Stamp?
        var timer: Task<Void, Never>?
        var watch: FolderWatch?
    }

    /// Identifies the version of the file that was read.
    private struct Stamp: Equatable {
        var inode: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
        var mode: UInt32
    }

    /// Seconds between two checks if the system reports no changes.
    private static let unwatched: Int64 = 5

    private let folder: String
    private let path: String
    private let time: WallTime
    private let state = Mutex(State())
    private let endings: AsyncStream<String>
    private let telling: AsyncStream<String>.Continuation

    /// Opens the file.
    ///
    /// - Parameter folder: created if it is missing.
    /// - Throws: ``RemoteRefusal`` if the folder can't be created, if others may write to it, or if the file can't be
    ///   read.
    package init(folder: String, time: WallTime = .real) throws(RemoteRefusal) {
        (self.folder, path, self.time) = (folder, folder + "/tokens.json", time)
        (endings, telling) = AsyncStream.makeStream()
        try PrivateFiles.makeFolder(folder)
        let table = try read()
        state.withLock {
            $0.table = table
            $0.told = table
        }
    }

    deinit {
        let timer = state.withLock { $0.timer }
        timer?.cancel()
        telling.finish()
    }

    // MARK: What the server asks

    package func grant(forToken token: String) async -> WidgetGrant? {
        let now = time.now()
        return current().holder(ofSecret: token, at: now).map { record in
            let ends = record.ends.map { Date(timeIntervalSince1970: TimeInterval($0)) }
            return WidgetGrant(id: record.id, deviceID: record.deviceID, ends: ends)
        }
    }

    package var ended: AsyncStream<String> { endings }

    /// From now on, ``ended`` reports tokens that other processes revoke, and tokens that expire.
    package func follow() {
        let watch = FolderWatch(folder) { [weak self] in self?.look() }
        state.withLock { $0.watch = watch }
        look()
    }

    /// Returns the tokens that are valid now, as the file has them.
    package func current() -> AccessTable {
        let stamp = self.stamp()
        if let table = state.withLock({ $0.stamp == stamp && stamp != nil ? $0.table : nil }) { return table }
        // A file that can't be read gives access to nobody.
        let table = (try? read()) ?? AccessTable()
        state.withLock { ($0.table, $0.stamp) = (table, stamp) }
        return table
    }

    private func look() {
        let (table, now) = (current(), time.now())
        let ended = state.withLock { state in
            defer { state.told = AccessTable(table.records.filter { $0.isIn(at: now) }) }
            return table.ended(since: state.told, at: now)
        }
        for id in ended { telling.yield(id) }
        // The wall clock may be changed, so the file is checked at least every minute. If the system reports no changes
        // (its watches are limited), the file is checked every few seconds.
        let isTold = state.withLock { $0.watch != nil }
        let next = [table.nextEnd(after: now).map { max(1, min(60, $0 - now)) }, isTold ? nil : Self.unwatched]
        let timer = next.compactMap(\.self).min().map { seconds in
            Task { [weak self] in
                try? await Task.sleep(for: .seconds(seconds))
                if !Task.isCancelled { self?.look() }
            }
        }
        let old = state.withLock { state in
            defer { state.timer = timer }
            return state.timer
        }
        old?.cancel()
    }

    // MARK: What people ask

    /// Changes the tokens. Processes that do so at the same time wait for each other.
    ///
    /// - Throws: ``RemoteRefusal`` if the file can't be read or written, and what `body` throws.
    package func change<Value>(
        _ body: (inout AccessTable, _ now: Int64) throws(RemoteRefusal) -> Value
    ) throws(RemoteRefusal) -> Value {
        let lock = open((folder + "/tokens.lock").pathBytes, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw RemoteRefusal(.unreadable, "\(folder) can't be written to: \(String(cString: strerror(errno))).")
        }
        defer { close(lock) }
        // Held for the time that it takes to write a small file.
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        var table = try read()
        let now = time.now()
        let value = try body(&table, now)
        table.sweep(at: now)
        try PrivateFiles.write(AccessFile.bytes(of: table), to: path)
        look()
        return value
    }

    /// Returns the owner's token; creates it if there is none yet.
    package func owner() throws(RemoteRefusal) -> AccessRecord {
        if let known = current().owner(at: time.now()) { return known }
        return try change { table, now throws(RemoteRefusal) in
            if let known = table.owner(at: now) { return known }
            return try Self.add(.owner, ends: nil, to: &table, now)
        }
    }

    /// Creates a guest's token: for one device, valid for so many seconds from now on.
    package func makeGuest(deviceID: String, deviceName: String, for seconds: Int64) throws(RemoteRefusal)
        -> AccessRecord
    {
        try change { table, now throws(RemoteRefusal) in
            try Self.add(.guest(deviceID: deviceID, deviceName: deviceName), ends: now + seconds, to: &table, now)
        }
    }

    private static func add(
        _ kind: AccessRecord.Kind, ends: Int64?, to table: inout AccessTable, _ now: Int64
    ) throws(RemoteRefusal) -> AccessRecord {
        var generator = SystemRandomNumberGenerator()
        var id = AccessSecrets.id(using: &generator)
        while table.records.contains(where: { $0.id == id }) { id = AccessSecrets.id(using: &generator) }
        let record = AccessRecord(
            id: id, secret: AccessSecrets.secret(using: &generator), kind: kind, created: now, ends: ends)
        try table.add(record, at: now)
        return record
    }

    private func read() throws(RemoteRefusal) -> AccessTable {
        guard let bytes = try PrivateFiles.read(path, limit: AccessFile.limit) else { return AccessTable() }
        return try AccessFile.read(bytes)
    }

    private func stamp() -> Stamp? {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0 else { return nil }
        return Stamp(
            inode: UInt64(info.st_ino), size: Int64(info.st_size), seconds: info.st_mtim.tv_sec,
            nanoseconds: info.st_mtim.tv_nsec, mode: UInt32(info.st_mode))
    }
}
