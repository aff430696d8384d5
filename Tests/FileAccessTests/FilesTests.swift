import FilePaths
import Foundation
import Testing

@testable import FileAccess

/// A folder of a test's own, gone with it.
final class TestFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "marquee-files-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

@Suite struct FilesTests {
    /// `caf\xe9.mp4` in Latin-1, which Foundation takes no path in.
    static let odd = PathText.text(Array("caf".utf8) + [0xE9] + Array(".mp4".utf8))

    @Test func aFileWhoseNameIsNotUTF8IsWrittenListedReadMovedAndRemoved() throws {
        let folder = try TestFolder()
        let inner = folder.path + "/" + PathText.text([0xFF, 0xFE]) + "/deep"
        #expect(Files.makeFolder(inner))
        let path = inner + "/" + Self.odd
        #expect(Files.write([1, 2, 3], to: path))
        var info = stat()
        #expect(stat(path.pathBytes, &info) == 0 && info.st_mode & 0o777 == 0o600)
        #expect(Files.names(in: inner).map { PathText.bytes($0) } == [PathText.bytes(Self.odd)])
        #expect(Files.contents(path, limit: 3) == [1, 2, 3])
        #expect(Files.contents(path, limit: 2) == nil)
        #expect(Files.beginning(of: path, most: 2) == [1, 2])
        #expect(Files.realPath(path).map { PathText.bytes($0) } == PathText.bytes(path))
        #expect(Files.isThere(path) && !Files.isFolder(path) && Files.isFolder(inner))
        #expect(Files.move(path, to: inner + "/plain"))
        #expect(!Files.isThere(path) && Files.isThere(inner + "/plain"))
        #expect(Files.remove(inner + "/plain"))
        #expect(Files.names(in: inner).isEmpty)
        #expect(rmdir(inner.pathBytes) == 0 && rmdir(PathParts.folder(inner).pathBytes) == 0)
    }

    @Test func whatIsWrittenReplacesTheOldFileAndLeavesNoDraft() throws {
        let folder = try TestFolder()
        let path = folder.path + "/a"
        #expect(Files.write([1], to: path) && Files.write([2], to: path, by: folder.path + "/draft"))
        #expect(Files.contents(path, limit: 9) == [2])
        #expect(Files.names(in: folder.path) == ["a"])
        #expect(!Files.write([3], to: folder.path + "/none/a"))
        #expect(errno == ENOENT)
    }

    @Test func aFolderCanBeMadeOnlyWhereThereIsNoFile() throws {
        let folder = try TestFolder()
        #expect(Files.write([], to: folder.path + "/file"))
        #expect(!Files.makeFolder(folder.path + "/file/inner"))
        #expect(!Files.makeFolder(folder.path + "/file"))
        #expect(Files.makeFolder(folder.path))
    }

    @Test func whetherAFolderMayBeWrittenIsToldBeforeItIsMade() throws {
        let folder = try TestFolder()
        #expect(Files.mayWrite(into: folder.path + "/a/b/c"))
        #expect(Files.write([], to: folder.path + "/file"))
        #expect(!Files.mayWrite(into: folder.path + "/file/a"))
        #expect(!Files.mayWrite(into: BaseFolders.nowhere + "/.local/state"))
        #expect(!Files.isThere(folder.path + "/a"))
    }
}
