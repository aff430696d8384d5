import Foundation

/// A folder for segments that only this user can look into, gone with ``remove()``.
///
/// Its name carries the process id, so that a later process can clear away what one that was killed left behind.
struct PrivateFolder: Sendable {
    let path: String
    private static let prefix = "marquee-segments-"

    /// - Throws: ``ServingError`` `serverFailed` where the temporary directory can't be written.
    /// - Parameter number: a random one, so that nobody can make the folder first.
    static func make(in parent: String, number: UInt64) throws -> PrivateFolder {
        removeLeftOvers(in: parent)
        let path = "\(parent)/\(prefix)\(getpid())-\(String(number, radix: 16))"
        guard mkdir(path, 0o700) == 0 else {
            let reason = String(cString: strerror(errno))
            throw ServingError(.serverFailed, "No folder for segments can be made in \(parent): \(reason).")
        }
        return PrivateFolder(path: path)
    }

    /// A folder inside for one run.
    func inner(_ name: String) throws -> String {
        let inner = "\(path)/\(name)"
        guard mkdir(inner, 0o700) == 0 || errno == EEXIST else {
            let reason = String(cString: strerror(errno))
            throw ServingError(.serverFailed, "No folder for segments can be made in \(path): \(reason).")
        }
        return inner
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    private static func removeLeftOvers(in parent: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = Int32(owner), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }
}
