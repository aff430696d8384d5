package import CastSender
import FileAccess
import FilePaths
import PlatformC
package import PlatformFoundation

/// Stores a ``NameMemory`` between commands in a small file, which is written completely and then renamed.
///
/// Only the speed of lookups depends on it. A missing, broken or too large file counts as empty; failures to write are
/// ignored.
package struct NameMemoryFile {
    package static let byteLimit = 1 << 20

    package let folder: URL

    package static var standard: NameMemoryFile { NameMemoryFile(folder: URL(fileURLWithPath: UserFolders().cache)) }

    private var file: URL { folder.appendingPathComponent("names.json") }

    package func load() -> NameMemory {
        guard let bytes = Files.contents(file.path, limit: Self.byteLimit),
            let memory = try? JSONDecoder().decode(NameMemory.self, from: Data(bytes))
        else { return NameMemory() }
        return memory
    }

    /// Reads, changes and writes the file under a lock, so that two commands at once don't lose each other's changes.
    package func update(_ change: (inout NameMemory) -> Void) {
        Files.makeFolder(folder.path)
        let lock = open(folder.appendingPathComponent("names.lock").path.pathBytes, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else { return }
        defer { close(lock) }
        guard Self.take(lock) else { return }
        defer { flock(lock, LOCK_UN) }
        var memory = load()
        let before = memory
        change(&memory)
        guard memory != before, let data = try? JSONEncoder().encode(memory) else { return }
        _ = Files.write(
            Array(data), to: file.path, by: folder.appendingPathComponent("names.json.\(getpid())").path)
    }

    /// Stores the devices of a full search, so that a cast to one of them need not search for others of its name.
    package func remember(_ devices: [Device], at now: Date) {
        update { memory in
            for (name, group) in Dictionary(grouping: devices, by: { $0.friendlyName.lowercased() }) {
                memory.saw(group.map(\.deviceID), named: name, at: now)
            }
            if !devices.isEmpty { memory.saw(devices.map(\.deviceID), named: NameMemory.anyDevice, at: now) }
        }
    }

    /// Gives up after 100 ms, since a process that was stopped while writing must not block this one.
    private static func take(_ lock: Int32) -> Bool {
        for _ in 0..<20 {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(5000)
        }
        return false
    }
}
