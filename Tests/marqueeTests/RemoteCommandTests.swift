import ArgumentParser
import Foundation
import Testing

@testable import CastRemote
@testable import CastSender
@testable import marquee

@Suite struct RemoteCommandTests {
    @Test func serveIsTheDefault() throws {
        let plain = try #require(try Marquee.parseAsRoot(["remote"]) as? RemoteServeCommand)
        #expect(!plain.lan && plain.port == 8020 && plain.folders.isEmpty && plain.guest == nil)
        let full = try #require(
            try Marquee.parseAsRoot([
                "remote", "--lan", "--port", "0", "--library", "a", "--library", "b", "--guest", "TV", "--for", "90m",
                "--json", "--hosts", "tv.example, tv.example:8443",
            ]) as? RemoteServeCommand)
        #expect(try ProxyNames.parse(full.hosts ?? "") == ["tv.example", "tv.example:8443"])
        #expect(full.lan && full.port == 0 && full.folders == ["a", "b"] && full.guest == "TV" && full.output.json)
        #expect(try Marquee.parseAsRoot(["remote", "tokens"]) is RemoteTokensCommand)
        let arguments = ["remote", "--library", "a", "--library", "b"]
        #expect(RepeatedOptions.complaint(arguments, { Marquee._dumpHelp() }) == nil)
    }

    @Test(
        arguments: [
            (["--port", "65536"], "--port takes a port"), (["--port", "-1"], "--port"),
            (["--guest", " "], "--guest takes"),
            (["--hosts", "https://tv.example"], "without https://"), (["--hosts", "a,,b"], "is empty"),
            (["--hosts", "*.example"], "whole names"), (["--hosts", "a:0"], "\"a:0\" is no name"),
            (["--hosts", "häuschen"], "no name"), (["--tui", "--hosts", "a"], "--tui serves no page"),
            (["--hosts", (0..<17).map { "n\($0)" }.joined(separator: ",")], "16 names"),
            (["--for", "3h"], "--guest"), (["--guest", "TV", "--for", "soon"], "3h"),
            (["--guest", "TV", "--for", "31d"], "30 days"),
            (Array(repeating: ["--library", "a"], count: 17).flatMap(\.self), "16 folders"), (["revoke"], "--all"),
            (["revoke", "--all", "abcdef"], "not both"),
        ] as [([String], String)])
    func wrongArgumentsGetSentences(_ arguments: [String], _ part: String) {
        let error = #expect(throws: (any Error).self) { try Marquee.parseAsRoot(["remote"] + arguments) }
        #expect(error.map { Marquee.message(for: $0).contains(part) } == true, "\(error.map(Marquee.message) ?? "")")
    }

    @Test func aCastIsAChildWithoutASecretInItsArguments() throws {
        let order = RemoteCastOrder(
            path: "/films/--odd name.mkv", device: Device(address: "fd00::7", port: 8010), start: 90.7)
        #expect(
            DetachedRemoteCaster.arguments(order, interfaces: ["eth0"]) == [
                "cast", "--serving-child", "--detach", "--to", "[fd00::7]:8010", "--interface", "eth0", "--start", "90",
                "--", "/films/--odd name.mkv",
            ])
        let upload = RemoteCastOrder(
            path: "/a", device: Device(address: "10.0.0.7"), start: nil, arriving: 99,
            details: RemoteCastDetails(title: "--odd", subtitle: "-Season 1"))
        let child = try #require(
            try Marquee.parseAsRoot(DetachedRemoteCaster.arguments(upload, interfaces: [])) as? CastCommand)
        #expect(child.details.title == "--odd" && child.details.subtitle == "-Season 1" && child.details.arriving == 99)
        let beginning = RemoteCastOrder(path: "/a", device: Device(address: "10.0.0.7"), start: nil)
        let arguments = DetachedRemoteCaster.arguments(beginning, interfaces: [])
        #expect(arguments.contains("10.0.0.7:8009") && !arguments.contains("--start"))
        #expect(throws: Never.self) { try Marquee.parseAsRoot(arguments) }
    }

    @Test func aPageIsToldAFilesNameAndNotWhereItLiesHere() {
        let path = "/home/somebody/Films/a film.mp4"
        let said = DetachedRemoteCasting.sentence("\"\(path)\" is empty: there is nothing to play in it.", of: path)
        #expect(said == "\"a film.mp4\" is empty: there is nothing to play in it.")
    }

    @Test(arguments: [["remote"], ["queue"]]) func theHelpOfACommandThatLeadsToOthersHasTheOptionsOfItsUsualOne(
        words: [String]
    ) throws {
        let usual = ["remote": "--library <folder>", "queue": "--to <device>"][words[0]] ?? ""
        for line in [words + ["--help"], ["help"] + words] {
            let help = try #require(CommandNames.help(line, columns: 100))
            #expect(help.contains(usual) && help.contains("SUBCOMMANDS:"))
            #expect(help.contains("USAGE: marquee \(words[0])"))
            #expect(help.contains("the default subcommand"))
        }
        #expect(CommandNames.help(["remote", "tokens", "--help"]) == nil)
        #expect(CommandNames.help(["status", "--help"]) == nil)
    }

    @Test(arguments: [
        (["help", "bogus"], "`marquee`; its commands are cast, resume,"),
        (["bogus"], "`marquee`; its commands are cast"),
        (["queue", "bogus"], "`marquee queue`; its commands are list, add"),
        (["help", "remote", "bogus"], "`marquee remote`"),
    ])
    func aNameThatIsNoCommandIsToldThoseThatAre(words: [String], sentence: String) {
        #expect(CommandNames.complaint(words)?.hasPrefix("\"bogus\" is not a command of \(sentence)") == true)
    }

    @Test(arguments: [
        (["cats", "film.mp4"], "did you mean `marquee cast`? The commands are cast"),
        (["stauts"], "did you mean `marquee status`?"), (["film.mp4"], "`marquee cast` plays a file or a URL"),
        (["./film"], "`marquee cast` plays"), (["remote", "token"], "did you mean `marquee remote tokens`?"),
    ])
    func aSlipIsGuessedAtAndAFileIsToBeCast(words: [String], sentence: String) {
        #expect(CommandNames.complaint(words)?.contains(sentence) == true, "\(CommandNames.complaint(words) ?? "")")
    }

    @Test func aGuessThatHasNothingToDoWithItIsLeftOut() {
        let wild = "Unknown option '--to'. Did you mean '--log'?"
        #expect(CommandNames.withoutWildGuess(wild) == "Unknown option '--to'")
        let near = "Unknown option '--detatch'. Did you mean '--detach'?"
        #expect(CommandNames.withoutWildGuess(near) == near)
        #expect(CommandNames.withoutWildGuess("Unknown option '--to'") == "Unknown option '--to'")
    }

    @Test(arguments: [["help"], ["help", "queue", "add"], ["status", "x"], ["queue", "--json", "x"], ["--version"], []])
    func namesThatAreRightAreNotComplainedOf(words: [String]) { #expect(CommandNames.complaint(words) == nil) }

    @Test func aLibraryIsAFolderThatIsThereWithoutLinksOnTheWay() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/remote-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder + "/films", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        symlink(folder + "/films", folder + "/link")
        #expect(try LibraryPlace.resolve(folder + "/link/../films") == LibraryPlace.resolve(folder + "/films"))
        #expect(try LibraryPlace.resolve(folder + "/link").hasSuffix("/films"))
        FileManager.default.createFile(atPath: folder + "/file", contents: Data())
        for wrong in [folder + "/gone", folder + "/file", ""] {
            #expect(throws: CommandFailure.self) { try LibraryPlace.resolve(wrong) }
        }
    }

    @Test func tokensAreToldWithoutTheirSecrets() {
        let record = AccessRecord(
            id: "abcdef", secret: String(repeating: "S", count: 22),
            kind: .guest(deviceID: "0001", deviceName: "TV"), created: 0, ends: 10_800)
        let line = RemoteTokensCommand.line(record, at: 3_600)
        #expect(line == "abcdef  guest of \"TV\", made 1 h ago, expires in 2 h")
        #expect(!Console.json(RemoteTokensCommand.Told(record)).contains("SSSS"))
    }

    @Test func revokingSaysWhatWasNotThere() {
        let record = AccessRecord(id: "abcdef", secret: String(repeating: "S", count: 22), kind: .owner, created: 0)
        var table = AccessTable([record])
        let result = RemoteRevokeCommand.revoke(["abcdef", "abcdef", "nobody"], in: &table)
        #expect(result.0 == ["abcdef"] && result.1 == ["nobody"] && table.records.isEmpty)
    }
}
