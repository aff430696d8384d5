import Testing

@testable import CastRemote

@Suite struct CastTableTests {
    private static func cast(_ id: String, on device: String = "tv") -> CastTable.Cast {
        CastTable.Cast(id: id, name: id, upload: nil, deviceID: device)
    }

    @Test func nothingIsKnownOfOneThatDoesNotSayWhereItServesAndNothingComesBackFromItsEnd() throws {
        var table = CastTable()
        try table.begin(Self.cast("a"))
        table.change("a") { ($0.state, $0.title) = (.playing, "a") }
        #expect(table.playing(on: "tv", address: "10.0.0.1:1") == nil)
        table.change("a") { $0.state = .ended }
        table.change("a") { $0.state = .playing }
        #expect(table.cast("a")?.state == .ended)
    }

    @Test func whatItServesItselfIsKnownByWhereItServesItWhateverItIsCalled() throws {
        var table = CastTable()
        for (id, port) in [("a", 1), ("b", 2)] {
            try table.begin(Self.cast(id))
            table.change(id) { ($0.state, $0.title, $0.address) = (.playing, "Film", "10.0.0.1:\(port)") }
        }
        #expect(table.playing(on: "tv", address: "10.0.0.1:1")?.id == "a")
        #expect(table.playing(on: "tv", address: "10.0.0.1:2")?.id == "b")
        #expect(table.playing(on: "tv", address: "10.0.0.1:3") == nil, "another sender's")
        #expect(table.playing(on: "other", address: "10.0.0.1:1") == nil)
        table.forget("a")
        #expect(table.cast("a") != nil, "it goes on")
        table.change("a") { $0.state = .failed }
        table.forget("a")
        #expect(table.cast("a") == nil && table.cast("b") != nil)
    }

    @Test func twentyGoOnAtMostAndThoseThatAreOverMakeRoom() throws {
        var table = CastTable()
        for number in 0..<CastTable.told { try table.begin(Self.cast("\(number)")) }
        #expect(throws: RemoteRefusal.self) { try table.begin(Self.cast("more")) }
        table.change("3") { $0.state = .failed }
        try table.begin(Self.cast("more"))
        #expect(table.casts.first?.id == "more" && table.cast("3") == nil && table.casts.count == CastTable.told)
    }
}

@Suite struct RequestMemoryTests {
    @Test func aRepetitionIsAnsweredAsTheFirstWas() {
        var memory = RequestMemory<Int>()
        guard case .new = memory.begin("request1", of: "a") else { return #expect(Bool(false)) }
        guard case .underWay = memory.begin("request1", of: "a") else { return #expect(Bool(false)) }
        memory.end("request1", of: "a", with: 7)
        guard case .answered(7) = memory.begin("request1", of: "a") else { return #expect(Bool(false)) }
        guard case .new = memory.begin("request1", of: "b") else { return #expect(Bool(false)) }
    }

    @Test func theOldestAreForgotten() {
        var memory = RequestMemory<Int>()
        for number in 0...RequestMemory<Int>.limit { _ = memory.begin("request\(number)", of: "a") }
        guard case .new = memory.begin("request0", of: "a") else { return #expect(Bool(false)) }
        guard case .underWay = memory.begin("request9", of: "a") else { return #expect(Bool(false)) }
    }

    @Test func idsAreLettersDigitsAndHyphens() {
        #expect(RequestMemory<Int>.isID("0a-ZZZZZ") && RequestMemory<Int>.isID(String(repeating: "a", count: 64)))
        for wrong in ["short", "with space", "ünïcödé!", "../../../x", String(repeating: "a", count: 65)] {
            #expect(!RequestMemory<Int>.isID(wrong), "\(wrong)")
        }
    }
}
