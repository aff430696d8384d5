import Foundation
import Testing

@testable import ScreenBroadcast

@Suite struct GroupContainerTests {
    private let home: TestGroup

    init() throws { home = try TestGroup() }

    @Test("S4-27: a group's folder lies with the user's data, is 0700, and gives a path for the log")
    func folder() throws {
        let container = try home.container()
        #expect(container.url.path == home.folder.url.path + "/.local/share/marquee/groups/group.test")
        #expect(home.folder.mode(".local/share/marquee/groups/group.test") == 0o700)
        #expect(container.path("xx.log") == container.url.path + "/xx.log")
        #expect(SharedLog(container, name: "xx.log")?.path == container.url.path + "/xx.log")
    }

    @Test("S4-28: without its group a program has no folder, no log, no settings and no notifications, and goes on")
    func noGroup() {
        let container = home.found("group.test")
        #expect(container == nil)
        #expect(SharedLog(container) == nil)
        #expect(SharedDefaults(container) == nil)
        #expect(BroadcastNotificationCenter(container) == nil)
        #expect(throws: CredentialError.self) { try CredentialFile(container, environment: home.environment) }
    }

    @Test("S4-30: another group's folder is not there for an extension, its own is")
    func otherGroup() throws {
        try home.container("group.one")
        try home.container("group.two")
        #expect(home.found("group.one", extensionGroups: "group.one,group.three") != nil)
        #expect(home.found("group.two", extensionGroups: "group.one,group.three") == nil)
        #expect(home.found("group.one", extensionGroups: "") == nil)
        let log = try #require(SharedLog(home.found("group.one", extensionGroups: "group.one")))
        log.write("of group one")
        #expect(SharedLog(home.found("group.one"))?.read() == Array("of group one\n".utf8))
        #expect(SharedLog(home.found("group.two"))?.read() == [])
    }

    @Test("A folder that others may look into is none, and a name that leads out of it neither")
    func refused() throws {
        let container = try home.container()
        for name in ["", ".", "..", "a/b", "../x", "a\0b"] { #expect(container.path(name) == nil) }
        chmod(container.url.path, 0o755)
        #expect(home.found("group.test") == nil)
        #expect(throws: GroupError.self) { try home.container() }
        #expect(throws: GroupError.self) { try home.container("../x") }
    }
}

@Suite struct SharedLogTests {
    private let home: TestGroup
    private let container: GroupContainer

    init() throws {
        home = try TestGroup()
        container = try home.container()
    }

    @Test("S4-27: the extension writes, and the host reads what it wrote")
    func written() throws {
        let writer = try #require(SharedLog(container, name: "xx.log"))
        let reader = try #require(SharedLog(home.found("group.test"), name: "xx.log"))
        #expect(reader.read() == [])
        #expect(writer.write("one") && writer.write("two\nand\u{1B}[2J"))
        #expect(String(decoding: reader.read(), as: UTF8.self) == "one\ntwo and [2J\n")
        #expect(String(decoding: reader.read(last: 4), as: UTF8.self) == "[2J\n")
        #expect(home.folder.mode(".local/share/marquee/groups/group.test/xx.log") == 0o600)
    }

    @Test("S4-29: a copy leaves the log where it is")
    func copied() throws {
        let log = try #require(SharedLog(container))
        log.write("one")
        try log.copy(to: home.folder.path("mine.log"))
        log.write("two")
        #expect(try String(contentsOfFile: home.folder.path("mine.log"), encoding: .utf8) == "one\n")
        #expect(home.folder.mode("mine.log") == 0o600)
        #expect(String(decoding: log.read(), as: UTF8.self) == "one\ntwo\n")
        #expect(throws: GroupError.self) { try log.copy(to: home.folder.path("mine.log")) }
    }

    @Test("S4-29: once it is moved away, the extension's next line begins a new one")
    func moved() throws {
        let writer = try #require(SharedLog(container))
        let host = try #require(SharedLog(container))
        writer.write("one")
        try host.move(to: home.folder.path("mine.log"))
        #expect(host.read() == [])
        writer.write("two")
        #expect(try String(contentsOfFile: home.folder.path("mine.log"), encoding: .utf8) == "one\n")
        #expect(String(decoding: host.read(), as: UTF8.self) == "two\n")
        #expect(throws: GroupError.self) { try host.move(to: home.folder.path("mine.log")) }
    }

    @Test("A log that has become long makes room, and keeps the one before")
    func rotated() throws {
        let log = try #require(SharedLog(container, name: "a.log", sizeLimit: 100))
        for number in 0..<30 { log.write("line \(number)") }
        #expect(log.read().count <= 108)
        #expect(String(decoding: log.read(), as: UTF8.self).hasSuffix("line 29\n"))
        #expect(home.folder.mode(".local/share/marquee/groups/group.test/a.log.1") == 0o600)
    }

    @Test("A link in its place is not followed, and the broadcast goes on")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: container.url.path + "/broadcast.log", withDestinationPath: home.folder.path("elsewhere"))
        let log = try #require(SharedLog(container))
        #expect(!log.write("one"))
        #expect(home.folder.mode("elsewhere") == nil)
    }
}

@Suite struct SharedDefaultsTests {
    private let home: TestGroup
    private let container: GroupContainer

    init() throws {
        home = try TestGroup()
        container = try home.container()
    }

    @Test("S4-05: what one program of the group sets, another reads")
    func shared() throws {
        let host = try #require(SharedDefaults(container))
        let upload = try #require(SharedDefaults(home.found("group.test")))
        try host.set("token", forKey: "account")
        try host.set(["a": 1.5], forKey: "numbers")
        #expect(upload.value(String.self, forKey: "account") == "token")
        #expect(upload.value([String: Double].self, forKey: "numbers") == ["a": 1.5])
        #expect(upload.value(Int.self, forKey: "account") == nil)
        try upload.removeValue(forKey: "account")
        #expect(host.value(String.self, forKey: "account") == nil)
        #expect(home.folder.mode(".local/share/marquee/groups/group.test/defaults.json") == 0o600)
    }

    @Test("Of two that set at once neither's value is lost")
    func atOnce() async throws {
        let container = container
        await withTaskGroup { tasks in
            for number in 0..<20 {
                tasks.addTask {
                    #expect(throws: Never.self) { try SharedDefaults(container)?.set(number, forKey: "key\(number)") }
                }
            }
        }
        let defaults = try #require(SharedDefaults(container))
        #expect((0..<20).filter { defaults.value(Int.self, forKey: "key\($0)") != $0 } == [])
    }

    @Test("Too much is refused and what was there stays; a damaged file counts as empty")
    func bounded() throws {
        let defaults = try #require(SharedDefaults(container))
        try defaults.set("kept", forKey: "a")
        #expect(throws: GroupError.self) { try defaults.set(String(repeating: "x", count: 2 << 20), forKey: "b") }
        #expect(defaults.value(String.self, forKey: "a") == "kept")
        try Data("{".utf8).write(to: container.url.appendingPathComponent("defaults.json"))
        #expect(defaults.value(String.self, forKey: "a") == nil)
        try defaults.set("new", forKey: "a")
        #expect(defaults.value(String.self, forKey: "a") == "new")
    }
}
