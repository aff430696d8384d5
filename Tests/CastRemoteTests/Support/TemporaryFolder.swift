import Foundation

/// A folder of one test, gone with the value.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        // Without links on the way, as the library has it.
        let base = realpath(NSTemporaryDirectory(), nil)!
        path = String(cString: base) + "/remote-" + UUID().uuidString
        free(base)
        try! FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a file, and the folders on the way.
    @discardableResult
    func file(_ name: String, _ bytes: [UInt8] = [1]) -> String {
        let place = path + "/" + name
        let folder = place.split(separator: "/").dropLast().joined(separator: "/")
        try! FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
        FileManager.default.createFile(atPath: place, contents: Data(bytes))
        return place
    }

    func link(_ name: String, to target: String) { symlink(target, path + "/" + name) }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }

    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}
