import Foundation
import Testing

@testable import Casting

@Suite struct NameMemoryFileTests {
    private let now = Date(timeIntervalSince1970: 2_000_000_000)

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marquee-names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("It is kept in a file for the user's eyes only, and two commands add to it")
    func file() throws {
        try withFolder { folder in
            let file = NameMemoryFile(folder: folder)
            file.update { $0.saw(["a"], named: "TV", at: now) }
            NameMemoryFile(folder: folder).update { $0.saw(["b"], named: "TV", at: now) }
            var expected = NameMemory()
            expected.saw(["a", "b"], named: "TV", at: now)
            #expect(file.load() == expected)
            let path = folder.appendingPathComponent("names.json").path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["names.json", "names.lock"])
        }
    }

    @Test("A file that is broken counts as empty and is replaced", arguments: ["", "{", "[1]", #"{"names":{"tv":7}}"#])
    func brokenFile(text: String) throws {
        try withFolder { folder in
            let file = NameMemoryFile(folder: folder)
            file.update { $0.saw(["z"], named: "Z", at: now) }
            try Data(text.utf8).write(to: folder.appendingPathComponent("names.json"))
            #expect(file.load() == NameMemory())
            file.update { $0.saw(["a"], named: "TV", at: now) }
            #expect(file.load().isAlone("a", named: "TV", at: now))
        }
    }

    @Test("A file beyond its size is not read")
    func hugeFile() throws {
        try withFolder { folder in
            let file = NameMemoryFile(folder: folder)
            file.update { $0.saw(["a"], named: "TV", at: now) }
            let path = folder.appendingPathComponent("names.json")
            let padding = Data(repeating: 0x20, count: NameMemoryFile.byteLimit)
            try (try Data(contentsOf: path) + padding).write(to: path)
            #expect(file.load() == NameMemory())
        }
    }

    @Test("A folder that can't be written stops nothing")
    func noFolder() {
        let file = NameMemoryFile(folder: URL(fileURLWithPath: "/proc/nowhere/marquee"))
        file.update { $0.saw(["a"], named: "TV", at: now) }
        #expect(file.load() == NameMemory())
    }
}
