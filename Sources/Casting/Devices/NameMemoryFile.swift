package import CastSender
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
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Keeps a ``NameMemory`` between commands: a small file of the user's own, written whole and then renamed.
///
/// Nothing depends on it but how soon a lookup decides: one that is missing, broken or too large counts as empty, and
/// one that can't be written is left as it is.
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

    /// Reads, changes and writes it under a lock, so that of two commands at a time neither forgets what the other saw.
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

    /// What a full look has found, so that a cast to one of them need not look for others of its name.
    package func remember(_ devices: [Device], at now: Date) {
        update { memory in
            for (name, group) in Dictionary(grouping: devices, by: { $0.friendlyName.lowercased() }) {
                memory.saw(group.map(\.deviceID), named: name, at: now)
            }
            if !devices.isEmpty { memory.saw(devices.map(\.deviceID), named: NameMemory.anyDevice, at: now) }
        }
    }

    /// A process that was stopped while it wrote must not hold up this one.
    private static func take(_ lock: Int32) -> Bool {
        for _ in 0..<20 {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(5000)
        }
        return false
    }
}
