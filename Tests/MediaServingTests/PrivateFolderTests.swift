import Foundation
import Testing

@testable import MediaServing

@Suite struct PrivateFolderTests {
    private func isThere(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }

    @Test func whatAnEndedProcessLeftIsClearedAwayAndWhatARunningOneHasIsNot() throws {
        let folder = try TestFolder()
        let left = "\(folder.path)/\(FolderRemoval.prefix)1"
        try FileManager.default.createDirectory(atPath: left + "/7", withIntermediateDirectories: true)
        try folder.write("\(FolderRemoval.prefix)1/7/0.ts", "x")
        let running = try PrivateFolder.make(in: [folder.path], number: 2)
        let next = try PrivateFolder.make(in: [folder.path], number: 3)
        #expect(!isThere(left))
        #expect(isThere(running.path) && isThere(next.path))
        _ = try next.inner("1")
        try Data().write(to: URL(fileURLWithPath: next.path + "/1/0.ts"))
        next.remove()
        #expect(!isThere(next.path) && isThere(running.path))
        running.remove()
    }

    @Test func noLinkIsFollowedWhereverItStands() throws {
        let folder = try TestFolder()
        let (parent, outside) = ("\(folder.path)/cache", "\(folder.path)/outside")
        for path in [parent, outside, "\(parent)/\(FolderRemoval.prefix)b"] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try folder.write("outside/precious", "x")
        try folder.write("outside/0.ts", "x")
        // As the folder itself, as a run's folder in it, and as a segment.
        symlink(outside, "\(parent)/\(FolderRemoval.prefix)a")
        symlink(outside, "\(parent)/\(FolderRemoval.prefix)b/1")
        symlink(outside + "/precious", "\(parent)/\(FolderRemoval.prefix)b/0.ts")
        let made = try PrivateFolder.make(in: [parent], number: 9)
        symlink(outside, made.path + "/1")
        made.remove()
        #expect(isThere(outside + "/precious") && isThere(outside + "/0.ts"))
        #expect(!isThere("\(parent)/\(FolderRemoval.prefix)b"))
        #expect(!isThere(made.path))
    }

    @Test func aFolderThatIsDeeperThanOursIsLeftThere() throws {
        let folder = try TestFolder()
        let left = "\(folder.path)/\(FolderRemoval.prefix)1"
        try FileManager.default.createDirectory(atPath: left + "/a/b", withIntermediateDirectories: true)
        try folder.write("\(FolderRemoval.prefix)1/a/b/precious", "x")
        try PrivateFolder.make(in: [folder.path], number: 2).remove()
        #expect(isThere(left + "/a/b/precious"))
    }

    @Test func aFolderThatOthersMayWriteToIsNotTakenButTheNextIs() throws {
        let folder = try TestFolder()
        let (open, own) = ("\(folder.path)/open", "\(folder.path)/own/deep")
        try FileManager.default.createDirectory(atPath: open + "/cache", withIntermediateDirectories: true)
        chmod(open, 0o777)
        let error = #expect(throws: ServingError.self) { try PrivateFolder.make(in: [open], number: 1) }
        #expect(error?.description.contains("not yours alone") == true)
        // One below a folder in which others may rename it.
        #expect(throws: ServingError.self) { try PrivateFolder.make(in: [open + "/cache"], number: 1) }
        let made = try PrivateFolder.make(in: [open, own], number: 1)
        #expect(made.path.hasSuffix("/own/deep/\(FolderRemoval.prefix)1"))
        var info = stat()
        #expect(stat(made.path, &info) == 0 && info.st_mode & 0o777 == 0o700)
        made.remove()
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a folder to somebody else"))
    func whatBelongsToAnotherUserIsNeitherUsedNorRemoved() throws {
        let folder = try TestFolder()
        let other = "\(folder.path)/\(FolderRemoval.prefix)1"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        try folder.write("\(FolderRemoval.prefix)1/0.ts", "x")
        chown(other, 12_345, 12_345)
        let made = try PrivateFolder.make(in: [folder.path], number: 2)
        #expect(isThere(other + "/0.ts"))
        made.remove()
        #expect(throws: ServingError.self) { try PrivateFolder.make(in: [other], number: 3) }
    }
}
