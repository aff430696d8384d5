import BroadcastCore
import Testing

@Suite struct ExtensionManifestTests {
    private func manifest(_ members: [String: String]) throws -> ExtensionManifest {
        var all = ["identifier": "\"org.example.upload\"", "executable": "\"upload\""]
        all.merge(members) { $1 }
        let text = all.filter { $0.value != "-" }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",")
        return try ExtensionManifest(json: Array("{\(text)}".utf8))
    }

    @Test("S4-07: what is not said has its usual value, and what is unknown is passed over")
    func defaults() throws {
        let it = try manifest(["future": "[1,2]"])
        #expect(it.identifier == "org.example.upload" && it.displayName == it.identifier && it.executable == "upload")
        #expect(it.processMode == .sampleBuffer && it.memoryLimit == 50 << 20 && it.groups == [])
        #expect(!it.outlivesHost)
    }

    @Test("What it says counts")
    func said() throws {
        let it = try manifest([
            "displayName": "\"Up\\u202eload\\u001b[2J\"", "memoryLimit": "16777216", "groups": "[\"org.example\"]",
            "outlivesHost": "true",
        ])
        #expect(it.outlivesHost)
        #expect(it.displayName == "Upload[2J" && it.memoryLimit == 16 << 20)
        #expect(it.groups == [GroupIdentifier(rawValue: "org.example")!])
    }

    @Test(
        "What is wrong is named",
        arguments: [
            ("identifier", "-", "has no \"identifier\""), ("executable", "-", "has no \"executable\""),
            ("executable", "\"\"", "has an empty \"executable\""),
            ("identifier", "7", "has a \"identifier\" of the wrong type"),
            ("identifier", "\"a..b\"", "has an \"identifier\" that is none"),
            ("processMode", "\"mp4Clip\"", "has a \"processMode\" that is unknown here"),
            ("memoryLimit", "1024", "has a \"memoryLimit\" of 1024 bytes"),
            ("groups", "[\"../x\"]", "has \"groups\" that are none"),
            ("outlivesHost", "true", "has \"outlivesHost\" and no \"groups\""),
            ("outlivesHost", "1", "has a \"outlivesHost\" of the wrong type"),
        ])
    func wrong(member: String, value: String, words: String) {
        let error = #expect(throws: ManifestError.self) { try manifest([member: value]) }
        #expect(error?.description.hasPrefix(words) == true)
    }

    @Test("What is no JSON, or far too much, is refused")
    func noJSON() {
        #expect(throws: ManifestError.self) { try ExtensionManifest(json: Array("identifier = x".utf8)) }
        #expect(throws: ManifestError.self) { try ExtensionManifest(json: [UInt8](repeating: 32, count: 65_537)) }
    }
}

@Suite struct ExecutableFactsTests {
    typealias Member = any (WritableKeyPath<ExecutableFacts, UInt32> & Sendable)

    private static let good = ExecutableFacts(
        path: "/home/me/upload", isRegularFile: true, mode: 0o755, owner: 1000, folderMode: 0o755, folderOwner: 1000)

    @Test("The user's own program, and the system's, may be run")
    func trusted() throws {
        try Self.good.check(user: 1000, isProgram: true)
        var system = Self.good
        (system.owner, system.folderOwner) = (0, 0)
        try system.check(user: 1000, isProgram: true)
        var manifest = Self.good
        manifest.mode = 0o644
        try manifest.check(user: 1000, isProgram: false)
    }

    @Test(
        "One that others may write or replace may not, nor what is no program",
        arguments: [
            (\ExecutableFacts.mode, UInt32(0o757), "others may write"), (\.mode, 0o775, "others may write"),
            (\.owner, 1001, "others may write"), (\.folderMode, 0o777, "lies in a folder that others may write"),
            (\.folderOwner, 1001, "lies in a folder"), (\.mode, 0o644, "is not executable"),
        ] as [(Member, UInt32, String)])
    func refused(member: Member, value: UInt32, words: String) {
        var facts = Self.good
        facts[keyPath: member] = value
        let error = #expect(throws: ManifestError.self) { try facts.check(user: 1000, isProgram: true) }
        #expect(error?.description.contains(words) == true)
    }

    @Test("A folder is no program")
    func folder() {
        var facts = Self.good
        facts.isRegularFile = false
        #expect(throws: ManifestError.self) { try facts.check(user: 1000, isProgram: true) }
    }

    @Test("A file in a folder with the sticky bit can't be replaced by others")
    func sticky() throws {
        var facts = Self.good
        (facts.folderMode, facts.folderOwner) = (0o1777, 0)
        try facts.check(user: 1000, isProgram: true)
    }

    @Test("More memory than the manifest allows ends it, and the reason names both")
    func memory() {
        var watch = MemoryWatch(limit: 50 << 20)
        #expect(watch.measured(resident: 50 << 20) == nil)
        #expect(watch.measured(resident: 20 << 20) == nil && watch.peak == 50 << 20)
        let error = watch.measured(resident: 51 << 20)
        #expect(
            error?.failureReason == "The extension had 51.0 MiB of memory, and its manifest's memoryLimit is 50.0 MiB")
    }
}
