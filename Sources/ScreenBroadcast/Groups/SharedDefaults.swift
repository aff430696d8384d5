import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Settings that the programs of a group share: the role of `NSUserDefaults` with a suite's name.
///
/// A file of the group's folder, read anew each time and written whole, so that another process sees all of a change or
/// nothing of it. For settings, not for secrets: those belong into a ``CredentialStore``, and the source document calls
/// this route the less secure one. Safe on every thread and across processes.
public struct SharedDefaults: Sendable {
    /// Bytes of the whole file at most.
    public static let sizeLimit = 1 << 20

    private let path: String

    /// Nil where there is no container.
    public init?(_ container: GroupContainer?) {
        guard let path = container?.path("defaults.json") else { return nil }
        self.path = path
    }

    /// - Returns: nil for a key without a value, or with one of another type.
    public func value<Value: Decodable>(_ type: Value.Type = Value.self, forKey key: String) -> Value? {
        guard let data = read()[key] else { return nil }
        return try? JSONDecoder().decode([Value].self, from: data).first
    }

    /// Sets a value; nil removes it.
    ///
    /// - Throws: ``GroupError`` where it can't be written, or all values together are too much.
    public func set(_ value: (some Encodable)?, forKey key: String) throws(GroupError) {
        // Held while it is read and written: of two processes that change it at once neither's change is lost.
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

    /// Removes a value; there need not be any.
    ///
    /// - Throws: ``GroupError`` where the file can't be written.
    public func removeValue(forKey key: String) throws(GroupError) {
        try set(String?.none, forKey: key)
    }

    /// Each value as JSON of an array with it alone, so that any Codable value fits. A file that is none of ours, or
    /// too large, counts as empty.
    private func read() -> [String: Data] {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= Self.sizeLimit,
            let bytes = Files.contents(path, limit: Self.sizeLimit)
        else { return [:] }
        return (try? JSONDecoder().decode([String: Data].self, from: Data(bytes))) ?? [:]
    }
}
