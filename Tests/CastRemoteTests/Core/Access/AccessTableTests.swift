import Testing

@testable import CastRemote

@Suite struct AccessTableTests {
    private static func record(
        _ id: String, _ letter: Character = "A", kind: AccessRecord.Kind = .owner, ends: Int64? = nil
    ) -> AccessRecord {
        AccessRecord(
            id: id, secret: String(repeating: letter, count: AccessSecrets.secretLength), kind: kind, created: 0,
            ends: ends)
    }

    @Test func whoHasTheSecretIsInUntilItsEnd() {
        let guest = Self.record("guest2", "B", kind: .guest(deviceID: "tv", deviceName: "TV"), ends: 100)
        let table = AccessTable([Self.record("owner2"), guest])
        #expect(table.holder(ofSecret: String(repeating: "A", count: 22), at: 1 << 40)?.id == "owner2")
        #expect(table.holder(ofSecret: guest.secret, at: 99)?.deviceID == "tv")
        #expect(table.holder(ofSecret: guest.secret, at: 100) == nil)
        #expect(table.nextEnd(after: 0) == 100 && table.nextEnd(after: 100) == nil)
    }

    @Test(arguments: [
        "", "A", "AAAAAAAAAAAAAAAAAAAAAB", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAA\u{301}", "owner2",
    ])
    func nothingElseIsASecret(_ guess: String) {
        #expect(AccessTable([Self.record("owner2")]).holder(ofSecret: guess, at: 0) == nil)
    }

    @Test func whatIsTakenBackOrOverIsTold() throws {
        let before = AccessTable([
            Self.record("aaaaaa"), Self.record("bbbbbb", "B", ends: 10), Self.record("cccccc", "C"),
        ])
        var after = before
        let revoked = (after.revoke("cccccc"), after.revoke("cccccc"))
        #expect(revoked == (true, false))
        #expect(after.ended(since: before, at: 5) == ["cccccc"])
        #expect(after.ended(since: before, at: 10) == ["bbbbbb", "cccccc"])
        after.revokeAll()
        #expect(after.ended(since: before, at: 5).count == 3)
    }

    @Test func thereAreNoMoreThanTheLimitButWhatIsOverMakesRoom() throws {
        var table = AccessTable()
        for number in 0..<AccessTable.limit { try table.add(Self.record("a\(number)", ends: 50), at: 0) }
        #expect(throws: RemoteRefusal.self) { try table.add(Self.record("onemore"), at: 0) }
        try table.add(Self.record("onemore"), at: 50)
        #expect(table.records.map(\.id) == ["onemore"])
    }

    @Test func aFileReadsAsItWasWritten() throws {
        var generator = SystemRandomNumberGenerator()
        let table = AccessTable([
            AccessRecord(
                id: AccessSecrets.id(using: &generator), secret: AccessSecrets.secret(using: &generator), kind: .owner,
                created: 12),
            AccessRecord(
                id: AccessSecrets.id(using: &generator), secret: AccessSecrets.secret(using: &generator),
                kind: .guest(deviceID: "0001", deviceName: "Wohnzimmer \"🛋\""), created: 12, ends: 99),
        ])
        #expect(try AccessFile.read(AccessFile.bytes(of: table)) == table)
        #expect(AccessFile.bytes(of: table).count < AccessFile.limit)
    }

    @Test func whatCantBeATokenInAFileOpensNothing() throws {
        let secret = String(repeating: "A", count: 22)
        func read(_ tokens: String) throws -> Int {
            try AccessFile.read(Array(#"{"version":1,"tokens":[\#(tokens)]}"#.utf8)).records.count
        }
        #expect(try read(#"{"id":"aaaaaa","secret":"\#(secret)","kind":"owner","created":1}"#) == 1)
        #expect(try read(#"{"id":"aaaaaa","secret":"","kind":"owner","created":1}"#) == 0)
        #expect(try read(#"{"id":"aaaaaa","secret":"\#(secret)","kind":"guest","created":1}"#) == 0)
        #expect(try read(#"{"id":"aaaaaa","secret":"\#(secret)","kind":"king","created":1}"#) == 0)
        #expect(throws: RemoteRefusal.self) { try AccessFile.read(Array("[]".utf8)) }
        #expect(throws: RemoteRefusal.self) { try AccessFile.read([UInt8](repeating: 0x20, count: 65_537)) }
    }

    @Test func noSecretIsPrinted() {
        #expect(!"\(Self.record("owner2"))".contains("AAAA"))
        #expect(!String(describing: [Self.record("owner2")]).contains("AAAA"))
    }
}

@Suite struct GuestTimeTests {
    @Test(
        arguments: [
            ("3h", 10_800), ("90m", 5_400), ("2d", 172_800), ("1h30m", 5_400), ("1H", 3_600),
            ("1d2h3m", 93_780),
        ] as [(String, Int64)])
    func isReadAsPeopleWriteIt(_ text: String, _ seconds: Int64) {
        #expect(GuestTime.parse(text) == seconds)
    }

    @Test(arguments: [
        "", "0", "3", "90", "h", "3x", "-3h", "31d", "30m1h", "1h1h", "1h30", "3 h", "99999999999999999999h", "1.5h", "٣h",
    ])
    func whatIsNoTimeOrTooLongIsNone(_ text: String) {
        #expect(GuestTime.parse(text) == nil)
    }

    @Test func isToldShortly() {
        #expect(
            [59, 60, 5_400, 10_800, 93_780].map(GuestTime.text) == ["59 s", "1 min", "1 h 30 min", "3 h", "1 d 2 h"])
    }
}
