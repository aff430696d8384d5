import FilePaths
import Foundation
import Testing

@testable import FileAccess

@Suite struct BaseFoldersTests {
    @Test func theHomeIsThatOfTheEnvironmentElseOfTheListOfUsers() {
        let named = BaseFolders(environment: ["HOME": "/home/a"], listedHome: { "/home/b" })
        #expect(named.state == "/home/a/.local/state" && named.configuration == "/home/a/.config")
        #expect(named.cache == "/home/a/.cache" && named.data == "/home/a/.local/share" && named.runtime == nil)
        for environment in [[:], ["HOME": ""], ["HOME": "a"]] {
            #expect(BaseFolders(environment: environment, listedHome: { "/home/b" }).state == "/home/b/.local/state")
        }
    }

    @Test func aVariableOfItsOwnComesFirstWhereItIsAnAbsolutePath() {
        let all = ["HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "c", "XDG_RUNTIME_DIR": "/run/user/1"]
        let folders = BaseFolders(environment: all, listedHome: { nil })
        #expect(folders.state == "/s" && folders.configuration == "/h/.config" && folders.runtime == "/run/user/1")
    }

    @Test func withoutAHomeThereIsNoFolderThatCouldBeMade() {
        let folders = BaseFolders(environment: [:], listedHome: { nil })
        for folder in [folders.state, folders.cache, folders.configuration, folders.data] {
            #expect(!Files.makeFolder(folder), "\(folder)")
        }
    }

    @Test func theListOfUsersKnowsWhoRunsThis() throws {
        let entry = try #require(getpwuid(geteuid()))
        #expect(ProcessPaths.listedHome == String(cString: entry.pointee.pw_dir))
    }

    @Test func aHomeThatIsNotUTF8StaysAsItIsAndGoesToAChildByteForByte() {
        let home = PathText.text([0x2F, 0xE9])
        #expect(BaseFolders(environment: ["HOME": home], listedHome: { nil }).state == home + "/.local/state")
        // Nobody has a variable of that name, so nothing was repaired.
        #expect(ProcessPaths.exact("MARQUEE_NO_SUCH_VARIABLE", "/\u{FFFD}") == "/\u{FFFD}")
        let given = ProcessPaths.environment(adding: ["MARQUEE_NO_SUCH_VARIABLE": home])
        #expect(given.contains(Array("MARQUEE_NO_SUCH_VARIABLE=/".utf8) + [0xE9, 0]))
        #expect(given.count == ProcessInfo.processInfo.environment.count + 1)
    }

    @Test func aRelativePathIsBeneathTheWorkingFolder() throws {
        let here = try #require(ProcessPaths.workingFolder)
        #expect(ProcessPaths.absolute("a/./b") == PathParts.tidied(here + "/a/b"))
        #expect(ProcessPaths.absolute("/a//b") == "/a/b")
    }
}
