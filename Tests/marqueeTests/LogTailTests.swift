import Foundation
import Testing

@testable import marquee

@Suite struct LogTailTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tail-\(UUID().uuidString)")
    private var path: String { folder.path + "/broadcast.log" }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ text: String, to path: String) throws {
        if access(path, F_OK) != 0 { try Data().write(to: URL(fileURLWithPath: path)) }
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    @Test("The earlier file comes first, and no line is lost when the file is moved away")
    func rotated() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tail = LogTail(path: path)
        #expect(tail.next() == [])
        try write("a\n", to: path + ".1")
        try write("b\nc", to: path)
        let other = LogTail(path: path)
        #expect(other.next() == ["a", "b"])
        #expect(tail.next() == ["b"], "what was there before it began is not told later")
        try write("d\n", to: path)
        #expect(rename(path, path + ".1") == 0)
        // The writer has not noticed yet.
        try write("e\n", to: path + ".1")
        #expect(other.next() == ["cd", "e"])
        try write("f\n", to: path + ".1")
        try write("g\n", to: path)
        #expect(other.next() == ["f", "g"])
        #expect(tail.next() == ["cd", "e", "f", "g"])
        #expect(tail.next() == [] && other.next() == [])
    }
}
