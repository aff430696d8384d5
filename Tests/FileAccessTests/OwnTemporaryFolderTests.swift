import FilePaths
import Foundation
import Testing

@testable import FileAccess

@Suite struct OwnTemporaryFolderTests {
    private func mode(_ path: String) -> mode_t {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    @Test func theUsualOneIsMadeAndFoundAgain() throws {
        let folder = try TestFolder()
        let made = OwnTemporaryFolder.make("own-1", in: folder.path)
        #expect(made == folder.path + "/own-1")
        #expect(mode(folder.path + "/own-1") == 0o700)
        #expect(OwnTemporaryFolder.make("own-1", in: folder.path) == made)
    }

    /// A folder that is open to others, a link, and a file: each may be another user's work.
    @Test(arguments: ["open", "link", "file"])
    func whereSomethingElseStandsAnotherIsMadeThatEachProcessFinds(squatter: String) throws {
        let folder = try TestFolder()
        let usual = folder.path + "/own-1"
        switch squatter {
        case "open": #expect(mkdir(usual, 0o700) == 0 && chmod(usual, 0o777) == 0)
        case "link": #expect(mkdir(folder.path + "/else", 0o700) == 0 && symlink(folder.path + "/else", usual) == 0)
        default: #expect(Files.write([], to: usual))
        }
        let made = try #require(OwnTemporaryFolder.make("own-1", in: folder.path))
        #expect(made == usual + "-2")
        #expect(mode(made) == 0o700)
        #expect(OwnTemporaryFolder.make("own-1", in: folder.path) == made)
        #expect(Files.names(in: folder.path).filter { $0.hasPrefix("own-1-") }.count == 1)
    }

    /// Also where somebody has guessed all names that have a number.
    @Test func whereAllNumbersAreTakenTheNameIsARandomOne() throws {
        let folder = try TestFolder()
        for name in ["own-1"] + (2...9).map({ "own-1-\($0)" }) {
            #expect(mkdir(folder.path + "/" + name, 0o700) == 0 && chmod(folder.path + "/" + name, 0o755) == 0)
        }
        let made = try #require(OwnTemporaryFolder.make("own-1", in: folder.path))
        #expect(made.hasPrefix(folder.path + "/own-1-") && mode(made) == 0o700)
        #expect(OwnTemporaryFolder.make("own-1", in: folder.path) == made)
    }

    @Test func whereNothingCanBeMadeTheReasonIsTold() throws {
        #expect(OwnTemporaryFolder.make("own-1", in: "/dev/null") == nil)
        #expect(errno == ENOTDIR)
    }
}
