import Foundation

/// A folder of this test's own, 0700, under a short path: sockets need one. It is gone with the value.
final class TestFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("mqb-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// A shell script that can be run.
    func script(_ name: String, _ lines: String) throws -> String {
        let path = path(name)
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o755)
        return path
    }

    func mode(_ name: String) -> mode_t? {
        var info = stat()
        return lstat(path(name), &info) == 0 ? info.st_mode & 0o777 : nil
    }
}
