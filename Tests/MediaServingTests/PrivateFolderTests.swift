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
        // One below a folder in which others may rename it.
        let error = #expect(throws: ServingError.self) { try PrivateFolder.make(in: [open + "/cache"], number: 1) }
        #expect(error?.description.contains("not yours alone") == true)
        let made = try PrivateFolder.make(in: [open + "/cache", own], number: 1)
        #expect(made.passedOver?.description == error?.description)
        #expect(made.path.hasSuffix("/own/deep/\(FolderRemoval.prefix)1"))
        var info = stat()
        #expect(stat(made.path, &info) == 0 && info.st_mode & 0o777 == 0o700)
        made.remove()
    }

    @Test func theFolderForSegmentsIsClosedToOthers() throws {
        let folder = try TestFolder()
        let parent = "\(folder.path)/segments"
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        chmod(parent, 0o755)
        let made = try PrivateFolder.make(in: [parent], number: 1)
        var info = stat()
        #expect(stat(parent, &info) == 0 && info.st_mode & 0o777 == 0o700)
        #expect(made.passedOver == nil)
        made.remove()
    }

    /// As a user with umask 002 has them, and root.
    @Test func aGroupOfOneIsNobodyElse() {
        func isSafe(_ mode: mode_t, owner: uid_t, group: gid_t) -> Bool {
            var folder = stat()
            (folder.st_mode, folder.st_uid, folder.st_gid) = (mode, owner, group)
            return PrivateFolder.isSafe(folder, user: 1000, group: 1000)
        }
        #expect(isSafe(0o775, owner: 1000, group: 1000) && isSafe(0o755, owner: 0, group: 0))
        #expect(isSafe(0o1777, owner: 0, group: 0))
        #expect(!isSafe(0o775, owner: 1000, group: 100) && !isSafe(0o775, owner: 0, group: 0))
        #expect(!isSafe(0o777, owner: 1000, group: 1000) && !isSafe(0o755, owner: 1001, group: 1000))
        var shared = stat()
        (shared.st_mode, shared.st_uid, shared.st_gid) = (0o775, 1000, 100)
        #expect(!PrivateFolder.isSafe(shared, user: 1000, group: 100), "everybody's group")
    }

    /// It waited for ever, on a thread that others need.
    @Test func aLockThatIsNotLetGoIsNotWaitedForForEver() throws {
        let folder = try TestFolder()
        let (held, next) = ("\(folder.path)/held", "\(folder.path)/next")
        try FileManager.default.createDirectory(atPath: held, withIntermediateDirectories: true)
        let holder = open(held, O_RDONLY)
        defer { close(holder) }
        #expect(flock(holder, LOCK_EX | LOCK_NB) == 0)
        let made = try PrivateFolder.make(in: [held, next], number: 1, patience: 2)
        #expect(made.path.hasSuffix("/next/\(FolderRemoval.prefix)1") && made.passedOver != nil)
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
