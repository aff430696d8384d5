import Foundation
import Testing

@testable import Casting

@Suite struct NameMemoryTests {
    private let now = Date(timeIntervalSince1970: 2_000_000_000)
    private let day: TimeInterval = 86_400

    @Test("A name is one device's alone only after a full look that found that very one")
    func alone() {
        var memory = NameMemory()
        #expect(!memory.isAlone("a", named: "TV", at: now))
        memory.saw(["a"], named: "TV", at: now)
        #expect(memory.isAlone("a", named: "tv", at: now))
        #expect(!memory.isAlone("b", named: "TV", at: now))
        #expect(!memory.isAlone("a", named: "Radio", at: now))
    }

    @Test("A name that two devices had lately is looked at in full, though only one of them answers now")
    func twins() {
        var memory = NameMemory()
        memory.saw(["a", "b"], named: "TV", at: now)
        memory.saw(["a"], named: "TV", at: now + 3 * day)
        #expect(!memory.isAlone("a", named: "TV", at: now + 4 * day))
        #expect(memory.isAlone("a", named: "TV", at: now + 8 * day))
    }

    @Test("What was seen counts for a week, and not before it was seen")
    func validity() {
        var memory = NameMemory()
        memory.saw(["a"], named: "TV", at: now)
        #expect(memory.isAlone("a", named: "TV", at: now + 7 * day - 1))
        #expect(!memory.isAlone("a", named: "TV", at: now + 7 * day))
        #expect(!memory.isAlone("a", named: "TV", at: now - 1))
    }

    @Test("The oldest names and devices are forgotten first")
    func bounds() {
        var memory = NameMemory()
        for index in 0...NameMemory.nameLimit {
            memory.saw(["a"], named: "TV \(index)", at: now + Double(index))
        }
        #expect(!memory.isAlone("a", named: "TV 0", at: now + day))
        #expect(memory.isAlone("a", named: "TV 1", at: now + day))
        let many = (0..<20).map { "device \($0)" }
        memory.saw(many, named: "Crowd", at: now)
        for id in many { #expect(!memory.isAlone(id, named: "Crowd", at: now)) }
    }

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
