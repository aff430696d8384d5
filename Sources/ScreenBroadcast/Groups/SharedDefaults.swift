import FileAccess
import FilePaths
import PlatformC
public import PlatformFoundation

/// Settings shared by the programs of a group, like `NSUserDefaults` with a suite name.
///
/// They are in a file of the group's folder, which is read anew each time and written completely, so that other
/// processes see a change completely or not at all. Secrets belong in a ``CredentialStore``; the source document calls
/// settings the less secure way. Safe for all threads and processes.
public struct SharedDefaults: Sendable {
    /// The file has at most this many bytes.
    public static let sizeLimit = 1 << 20

    private let path: String

    /// Nil without a container.
    public init?(_ container: GroupContainer?) {
        guard let path = container?.path("defaults.json") else { return nil }
        self.path = path
    }

    /// - Returns: Nil for a key without a value, or with one of another type.
    public func value<Value: Decodable>(_ type: Value.Type = Value.self, forKey key: String) -> Value? {
        guard let data = read()[key] else { return nil }
        return try? JSONDecoder().decode([Value].self, from: data).first
    }

    /// Sets a value; nil removes it.
    ///
    /// - Throws: ``GroupError`` if it can't be written, or all values together are too large.
    public func set(_ value: (some Encodable)?, forKey key: String) throws(GroupError) {
        // Held while reading and writing, so that concurrent changes of two processes are both kept.
        let lock = open((path + ".lock").pathBytes, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
            if lock >= 0 { close(lock) }
            throw GroupError("the group's settings at \(path) can't be locked: \(String(cString: strerror(errno)))")
        }
        defer { close(lock) }
        var all = read()
        do {
            all[key] = try value.map { try JSONEncoder().encode([$0]) }
            let data = try JSONEncoder().encode(all)
            guard data.count <= Self.sizeLimit else {
                throw GroupError("the group's settings have room for \(Self.sizeLimit) bytes, and that is more")
            }
            guard Files.write(Array(data), to: path) else { throw CocoaError(.fileWriteUnknown) }
        } catch let error as GroupError {
            throw error
        } catch {
            throw GroupError("the group's settings at \(path) can't be written: \(error)")
        }
    }

    /// Removes a value if there is one.
    ///
    /// - Throws: ``GroupError`` if the file can't be written.
    public func removeValue(forKey key: String) throws(GroupError) {
        try set(String?.none, forKey: key)
    }

    /// Each value is JSON of an array with only that value, so that any Codable value fits. A foreign or too large file
    /// counts as empty.
    private func read() -> [String: Data] {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= Self.sizeLimit,
            let bytes = Files.contents(path, limit: Self.sizeLimit)
        else { return [:] }
        return (try? JSONDecoder().decode([String: Data].self, from: Data(bytes))) ?? [:]
    }
}
