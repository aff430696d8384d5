import Foundation
import Testing

@testable import ScreenBroadcast

@Suite struct ExtensionFoldersTests {
    private let home: TestFolder
    private let environment: [String: String]

    init() throws {
        home = try TestFolder()
        environment = ["HOME": home.url.path, "XDG_DATA_DIRS": home.path("system")]
    }

    private func install(_ name: String, in data: String = ".local/share", _ members: String) throws {
        let folder = home.path(data + "/marquee/extensions")
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let path = folder + "/" + name
        try Data("{\(members)}".utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o644)
    }

    private func program(_ name: String, in data: String = ".local/share", mode: mode_t = 0o755) throws {
        let path = home.path(data + "/marquee/extensions/" + name)
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: path))
        chmod(path, mode)
    }

    @Test("S4-02: extensions are found by their manifests; the user's own goes before the system's of the same name")
    func found() throws {
        try install("a.json", #""identifier": "org.a", "executable": "a""#)
        try program("a")
        try install("a.json", in: "system", #""identifier": "org.a", "executable": "a", "displayName": "System""#)
        try program("a", in: "system")
        try install("b.json", in: "system", #""identifier": "org.b", "executable": "a""#)
        let found = ExtensionFolders.find(environment: environment, beside: nil)
        #expect(found.extensions.map(\.manifest.displayName) == ["org.a", "org.b"])
        #expect(found.extensions.first?.program.hasSuffix("/.local/share/marquee/extensions/a") == true)
        #expect(found.problems == [])
    }

    @Test("S4-02, S4-03: a picker numbers what is found; the microphone is off until somebody turns it on")
    func picker() throws {
        try install("z.json", #""identifier": "org.z", "executable": "z", "displayName": "Zoo""#)
        try program("z")
        try install("a.json", #""identifier": "org.a", "executable": "a", "displayName": "Ant""#)
        try program("a")
        try install("b.json", "x")
        var picker = BroadcastPicker(ExtensionFolders.find(environment: environment, beside: nil))
        #expect(picker.choices.map(\.title) == ["Ant", "Zoo"] && picker.choices.map(\.number) == [1, 2])
        #expect(picker.problems.count == 1)
        #expect(try picker.choice("2").uploadExtension.manifest.identifier == "org.z")
        picker.preferredExtension = "org.z"
        #expect(picker.choices.map(\.id) == ["org.z"])
        #expect(picker.setupInfo(adding: ["title": "Match"]) == ["title": "Match", "microphone": "drop"])
        picker.isMicrophoneEnabled = true
        #expect(picker.setupInfo() == ["microphone": "mix"])
        picker.showsMicrophoneButton = false
        #expect(!picker.isMicrophoneEnabled && picker.setupInfo() == ["microphone": "drop"])
    }

    @Test("marquee-broadcast is found beside the program that was built with it, unless its manifest is installed")
    func own() throws {
        try install("n.json", #""identifier": "org.none", "executable": "none""#)
        try program("marquee-broadcast")
        let own = home.path(".local/share/marquee/extensions/host")
        let built = ExtensionFolders.find(environment: environment, beside: own)
        #expect(built.extensions.map(\.manifest.identifier) == [ExtensionManifest.marqueeIdentifier])
        #expect(built.extensions.first?.program.hasSuffix("/extensions/marquee-broadcast") == true)
        try program("other")
        try install("m.json", #""identifier": "org.marquee.broadcast", "executable": "other""#)
        let installed = ExtensionFolders.find(environment: environment, beside: own)
        #expect(installed.extensions.map { $0.program.hasSuffix("/other") } == [true])
        // One that anybody may write is not run from there either.
        try program("marquee-broadcast", mode: 0o777)
        try FileManager.default.removeItem(atPath: home.path(".local/share/marquee/extensions/m.json"))
        #expect(ExtensionFolders.find(environment: environment, beside: own).extensions.isEmpty)
    }

    @Test("A manifest without a program, or with one that anybody may write, is named, and the others are there")
    func problems() throws {
        try install("a.json", #""identifier": "org.a", "executable": "missing""#)
        try install("b.json", #""identifier": "org.b", "executable": "open""#)
        try program("open", mode: 0o777)
        try install("c.json", "x")
        try install("d.json", #""identifier": "org.d", "executable": "d""#)
        try program("d")
        let found = ExtensionFolders.find(environment: environment, beside: nil)
        #expect(found.extensions.map(\.manifest.identifier) == ["org.d"])
        try #require(found.problems.count == 3)
        let folder = home.path(".local/share/marquee/extensions")
        #expect(found.problems[0].hasSuffix("a.json names \(folder)/missing, which is not there"))
        #expect(found.problems[1].contains("others may write: `chmod go-w "))
        #expect(found.problems[2].hasSuffix("c.json is not JSON"))
    }

    @Test("A link to a program that others may write is no way around")
    func link() throws {
        try install("a.json", #""identifier": "org.a", "executable": "link""#)
        try program("open", mode: 0o722)
        try FileManager.default.createSymbolicLink(
            atPath: home.path(".local/share/marquee/extensions/link"), withDestinationPath: "open")
        #expect(ExtensionFolders.find(environment: environment, beside: nil).extensions.isEmpty)
    }
}
