import Testing

@testable import BroadcastCore

@Suite struct BroadcastRecordTests {
    private let record = BroadcastRecord(
        name: BroadcastName("tv")!, program: "marquee-broadcast 1", processID: 42, processStart: "boot 7", since: 1_000,
        source: "screen", destinations: ["Living Room TV"], socket: "s-1")

    @Test(
        "A name is letters and digits with hyphens between, in lower case, and fits into a file's name",
        arguments: [
            ("Living Room TV", "living-room-tv"), ("  a--b  ", "a-b"), ("../../etc/passwd", "etc-passwd"),
            ("客厅 电视", "客厅-电视"), ("x" + String(repeating: "y", count: 99), "x" + String(repeating: "y", count: 63)),
            ("127.0.0.1:8009", "127-0-0-1-8009"),
            (String(repeating: "é", count: 99), String(repeating: "é", count: 32)),
        ])
    func names(words: String, text: String) {
        #expect(BroadcastName(words)?.text == text)
        #expect(BroadcastName(text)?.text == text, "a name is its own name")
    }

    @Test("What has no letter and no digit is no name", arguments: ["", " ", "...", "/", "-"])
    func noNames(words: String) {
        #expect(BroadcastName(words) == nil)
    }

    @Test("A process that is gone has crashed, and so has one whose number is another's by now")
    func condition() {
        #expect(record.condition(processStart: "boot 7") == .running)
        #expect(record.condition(processStart: nil) == .crashed)
        #expect(record.condition(processStart: "boot 8") == .crashed)
        #expect(record.condition(processStart: "other 7") == .crashed)
        var ended = record
        ended.ending = BroadcastEnding(.lost, "it went away")
        #expect(ended.condition(processStart: "boot 7") == .ended(BroadcastEnding(.lost, "it went away")))
    }

    @Test("An ending is told for a day; a clock that was set back does not keep it for ever")
    func forgotten() {
        var ended = record
        #expect(!ended.isForgotten(at: 1e9))
        ended.endedAt = 2_000
        #expect(!ended.isForgotten(at: 2_000 + 86_399))
        #expect(ended.isForgotten(at: 2_000 + 86_401))
        #expect(ended.isForgotten(at: 2_000 - 86_401))
    }

    @Test("A record is the same again when it is read, and fits into its file however long the words are")
    func roundTrip() throws {
        var long = BroadcastRecord(
            name: BroadcastName("tv")!, program: String(repeating: "p", count: 9_999), processID: 42,
            processStart: "boot 7", since: 1_000.25, source: String(repeating: "\u{1}", count: 9_999),
            destinations: [String](repeating: String(repeating: "\u{1}", count: 9_999), count: 99), socket: "s-1",
            extensionIdentifier: "org.example")
        long.ending = BroadcastEnding(.lost, String(repeating: "w", count: 9_999))
        for record in [record, long] {
            #expect(record.json.count <= BroadcastRecord.sizeLimit)
            #expect(try BroadcastRecord(json: record.json, name: "tv") == record)
        }
    }

    @Test(
        "A record that is not what it should be is refused",
        arguments: [
            "", "[]", "{}", "socket ../x", "socket .hidden", "socket ", "name other", "pid -1", "size",
        ])
    func refused(damage: String) {
        var damaged = record
        var bytes = Array(damage.utf8)
        switch damage.split(separator: " ").first {
        case "socket": damaged.socket = String(damage.dropFirst(7))
        case "name": damaged.name = "other"
        case "pid": damaged.processID = -1
        case "size": bytes = [UInt8](repeating: 0x20, count: 70_000) + record.json
        default: break
        }
        if damaged != record { bytes = damaged.json }
        let error = #expect(throws: BroadcastError.self) { try BroadcastRecord(json: bytes, name: "tv") }
        #expect(error?.description == "the record of the broadcast \"tv\" is damaged")
    }

    @Test("A record of another version says so, and how its broadcast is ended")
    func otherVersion() {
        var other = record
        other.version = 2
        let error = #expect(throws: BroadcastError.self) { try BroadcastRecord(json: other.json, name: "tv") }
        #expect(error?.code == .otherVersion && error?.description.contains("`kill 42`") == true)
    }

    @Test(
        "What a source is called carries no secret of a URL",
        arguments: [
            (
                BroadcastRequest.Source.page("https://me:pass@example.org:8443/board?token=t#x"),
                "page:https://example.org:8443"
            ),
            (.page("http://example.org"), "page:http://example.org"), (.file("/home/me/film.mkv"), "film.mkv"),
            (.screen(nil), "screen"), (.screen("2"), "screen:2"), (.window(0x1E), "window:0x1e"),
            (.virtual(width: 1920, height: 1080), "virtual:1920x1080"), (.virtual(width: nil, height: nil), "virtual"),
        ])
    func words(source: BroadcastRequest.Source, words: String) {
        #expect(source.words == words)
    }
}
