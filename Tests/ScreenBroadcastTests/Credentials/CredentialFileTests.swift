import Foundation
import Testing

@testable import ScreenBroadcast

@Suite struct CredentialFileTests {
    private let home: TestGroup

    init() throws { home = try TestGroup() }

    private func store(_ group: String = "group.test") throws -> CredentialFile {
        try CredentialFile(try home.container(group), environment: home.environment)
    }

    private var everyByte: [UInt8] {
        get throws {
            let all = try #require(FileManager.default.enumerator(atPath: home.folder.url.path))
            return all.compactMap { $0 as? String }.flatMap { name in
                Array(name.utf8) + (FileManager.default.contents(atPath: home.folder.path(name)).map(Array.init) ?? [])
            }
        }
    }

    @Test("S4-04: what the host stores for the group the extension finds, and nothing of it can be read in the files")
    func shared() throws {
        try store().set(Array("correct horse".utf8), service: "upload.example.org", account: "anna")
        #expect(try store().secret(service: "upload.example.org", account: "anna") == Array("correct horse".utf8))
        #expect(try store().secret(service: "upload.example.org", account: "bert") == nil)
        let bytes = String(decoding: try everyByte, as: UTF8.self)
        for word in ["correct horse", "upload.example.org", "anna"] { #expect(!bytes.contains(word)) }
        #expect(home.folder.mode(".local/state/marquee/credentials.key") == 0o600)
    }

    @Test("S4-06: another group does not find it, not even with the files copied over")
    func otherGroup() throws {
        try store("group.one").set([1, 2, 3], service: "s", account: "a")
        #expect(try store("group.two").secret(service: "s", account: "a") == nil)
        let groups = home.folder.path(".local/share/marquee/groups")
        let one = groups + "/group.one/credentials"
        try store("group.two").set([9], service: "s", account: "a")
        let two = groups + "/group.two/credentials"
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: one).first)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: two).first)
        #expect(file != name)
        try Data(contentsOf: URL(fileURLWithPath: one + "/" + file)).write(to: URL(fileURLWithPath: two + "/" + name))
        #expect(throws: CredentialError.self) { try store("group.two").secret(service: "s", account: "a") }
    }

    @Test("S4-20: once the broadcast has finished nothing of the group is left, and other groups keep theirs")
    func removed() throws {
        for account in ["a", "b"] { try store().set([7], service: "s", account: account) }
        try store("group.other").set([8], service: "s", account: "a")
        try store().remove(service: "s", account: "a")
        try store().remove(service: "s", account: "a")
        #expect(try store().secret(service: "s", account: "a") == nil)
        try store().removeAll()
        #expect(try store().secret(service: "s", account: "b") == nil)
        let folder = home.folder.path(".local/share/marquee/groups/group.test/credentials")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        #expect(try store("group.other").secret(service: "s", account: "a") == [8])
    }

    @Test("A changed item, or a key that others may read, is said")
    func tampered() throws {
        try store().set([7], service: "s", account: "a")
        let folder = home.folder.path(".local/share/marquee/groups/group.test/credentials")
        let path = folder + "/" + (try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first))
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data[data.count - 1] ^= 1
        try data.write(to: URL(fileURLWithPath: path))
        #expect(throws: CredentialError.self) { try store().secret(service: "s", account: "a") }
        let key = home.folder.path(".local/state/marquee/credentials.key")
        chmod(key, 0o644)
        let error = #expect(throws: CredentialError.self) { try store() }
        #expect(error?.description.contains("chmod 600") == true)
        chmod(key, 0o600)
        try Data([1, 2]).write(to: URL(fileURLWithPath: key))
        chmod(key, 0o600)
        #expect(throws: CredentialError.self) { try store() }
    }

    @Test("A store that begins twice at once has one key")
    func atOnce() async throws {
        let (home, container) = (home, try home.container())
        await withTaskGroup { tasks in
            for number in 0..<8 {
                tasks.addTask {
                    try? CredentialFile(container, environment: home.environment)
                        .set([UInt8(number)], service: "s", account: "\(number)")
                }
            }
        }
        for number in 0..<8 {
            #expect(try store().secret(service: "s", account: "\(number)") == [UInt8(number)])
        }
    }

    @Test("Too much is refused")
    func bounded() throws {
        #expect(throws: CredentialError.self) {
            try store().set([UInt8](repeating: 0, count: 65_537), service: "s", account: "a")
        }
    }
}
