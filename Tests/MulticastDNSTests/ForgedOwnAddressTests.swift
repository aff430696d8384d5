import Testing

@testable import MulticastDNS

/// Datagrams that seem to come from the device itself: its own address is easily made up. Where it answers, it stays.
@Suite struct ForgedOwnAddressTests: RivalScene {
    /// A device that was heard, and has answered since.
    private func makeKnown() throws -> RivalBench {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        #expect(bench.querier.links[wired]?.roster.standing(of: try instance()) == .answered)
        return bench
    }

    private func goodbye(_ index: Int) throws -> DNSMessage {
        DNSMessage(answers: [try announcement().answers[index].living(0)])
    }

    private func hasLost(_ bench: RivalBench) -> Bool {
        bench.events.contains { if case .removed = $0 { true } else { false } }
    }

    /// Pointer, location, text, address.
    @Test(arguments: 0..<4, [true, false]) func aForgedGoodbyeEndsNothingOfADeviceThatAnswers(
        index: Int, hasAnsweredBefore: Bool
    ) throws {
        var bench = try hasAnsweredBefore ? makeKnown() : makeBench()
        if !hasAnsweredBefore { bench.hear(try announcement(), from: tv, wired) }
        // What it says by multicast is lost: that it answers directly is enough.
        bench.lostAnswers = .max
        for _ in 0..<20 {
            bench.hear(try goodbye(index), from: tv, wired)
            try expectReal(bench)
            bench.run(for: .milliseconds(300), wired)
        }
        bench.run(for: .seconds(60), wired)
        try expectReal(bench)
        #expect(!hasLost(bench))
    }

    @Test(arguments: 0..<4) func aForgedGoodbyeEndsNothingOfADeviceThatAnswersByMulticastAlone(index: Int) throws {
        var bench = try makeBench()
        bench.answersDirectly = false
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try goodbye(index), from: tv, wired)
        bench.run(for: .seconds(60), wired)
        try expectReal(bench)
        #expect(!hasLost(bench))
    }

    @Test(arguments: 0..<4) func aDeviceThatSaysGoodbyeAndIsGoneGoesInTwoSeconds(index: Int) throws {
        var bench = try makeKnown()
        bench.real = nil
        bench.hear(try goodbye(index), from: tv, wired)
        bench.run(for: .milliseconds(1_900), wired)
        #expect(bench.device != nil)
        bench.run(for: .milliseconds(200), wired)
        #expect(bench.device == nil)
    }

    /// One that sorts before its own, and one that sorts after it.
    @Test(arguments: [3, 66] as [UInt8], [true, false]) func aForgedAddressIsNotOffered(
        last: UInt8, flush: Bool
    ) throws {
        var bench = try makeKnown()
        bench.lostAnswers = .max
        var forged = try address("tv.local", last)
        forged.cacheFlush = flush
        for _ in 0..<20 {
            bench.hear(DNSMessage(answers: [forged]), from: tv, wired)
            try expectReal(bench)
            bench.run(for: .milliseconds(300), wired)
            try expectReal(bench)
        }
    }

    @Test(arguments: [3, 66] as [UInt8]) func aForgedAddressIsSetRightByAskingWhereItHadNotAnswered(
        last: UInt8
    ) throws {
        var bench = try makeBench()
        bench.lostAnswers = .max
        bench.hear(try announcement(), from: tv, wired)
        bench.now += .milliseconds(1_100)
        bench.hear(DNSMessage(answers: [try address("tv.local", last)]), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        bench.run(for: .seconds(60), wired)
        try expectReal(bench)
    }

    /// By its IPv6 address, say, it tells that it has another IPv4 address now.
    @Test func aDeviceThatHasAnotherAddressIsFollowed() throws {
        var bench = try makeKnown()
        var moved = try announcement()
        moved.answers[3] = try address("tv.local", 8)
        bench.real = (Endpoint(.v4(IPv4Address(10, 0, 0, 8)), port: multicastDNSPort), moved)
        bench.hear(DNSMessage(answers: [moved.answers[3]]), from: tv, wired)
        bench.run(for: .seconds(3), wired)
        #expect(bench.device?.addresses.map(\.address) == [.v4(IPv4Address(10, 0, 0, 8))])
    }

    /// It has both addresses still, and tells of the one alone.
    @Test func aDeviceThatAnswersWhereItWasIsBelievedWhenItSaysAnotherAddress() throws {
        var bench = try makeKnown()
        var moved = try announcement()
        moved.answers[3] = try address("tv.local", 8)
        bench.real = (tv, moved)
        let before = bench.events.count
        for _ in 0..<5 {
            bench.hear(moved, from: tv, wired)
            bench.run(for: .seconds(1), wired)
            #expect(bench.device?.addresses.first?.address == .v4(IPv4Address(10, 0, 0, 8)))
        }
        bench.run(for: .seconds(15), wired)
        #expect(bench.device?.addresses.map(\.address) == [.v4(IPv4Address(10, 0, 0, 8))])
        let updates = bench.events.dropFirst(before).filter { if case .updated = $0 { true } else { false } }
        #expect(updates.count <= 2)
    }

    /// It goes in one piece: not one family's addresses before the other's.
    @Test func aDeviceThatSaysGoodbyeIsNotToldOfBeforeItGoes() throws {
        var bench = try makeBench()
        var said = try announcement()
        let local = DNSRecord(
            try name("tv.local"), .aaaa(IPv6Address(high: 0xFE80 << 48, low: 7)), ttl: 120, cacheFlush: true)
        said.answers.append(local)
        bench.real = (tv, try announcement())
        bench.hear(said, from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.real = nil
        let before = bench.events.count
        bench.hear(DNSMessage(answers: said.answers.map { $0.living(0) }), from: tv, wired)
        bench.run(for: .seconds(3), wired)
        guard bench.events.count == before + 1, case .removed = bench.events[before] else {
            Issue.record("\(bench.events.dropFirst(before))")
            return
        }
    }

    /// A pointer that was forged before the device was heard is the device's own: who says that he knows it is not
    /// answered.
    @Test(arguments: 0..<4) func aDeviceIsFoundThoughItsFirstAnswersAreLost(lost: Int) throws {
        for source in [forger, tv] {
            var bench = try makeBench()
            bench.lostAnswers = lost
            for _ in 0..<100 {
                bench.hear(try forgery(), from: source, wired)
                bench.run(for: .milliseconds(200), wired)
            }
            try expectReal(bench, "forged by \(source)")
        }
    }
}

/// Others have so many records doubted, or questions put, that not all leave in time: those of devices that have
/// answered do.
@Suite struct FirstQuestionTests: RivalScene {
    private func records(_ label: String) throws -> [DNSRecord] {
        let name = try type().prepending(label)
        let host = try DomainName(labels: [Array(label.utf8), Array("local".utf8)])
        return [
            DNSRecord(try type(), .ptr(name), ttl: 4_500),
            DNSRecord(name, .srv(ServiceLocation(port: 8009, target: host)), ttl: 4_500),
            DNSRecord(name, .txt(try TextRecord(["fn": label])), ttl: 4_500),
            DNSRecord(host, .a(IPv4Address(10, 0, 0, 200)), ttl: 4_500),
        ]
    }

    @Test func whatHasAnsweredIsAskedForBeforeAllThatIsInvented() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        // From now on it answers by multicast alone.
        bench.answersDirectly = false
        let invented = try (0..<200).map { try records("invented \($0)") }
        for records in invented { bench.hear(DNSMessage(answers: records), from: forger, wired) }
        let other = Endpoint(.v4(IPv4Address(10, 0, 0, 67)), port: multicastDNSPort)
        for records in invented {
            bench.hear(DNSMessage(answers: records[1...2].map { $0.living(0) }), from: other, wired)
        }
        let begun = bench.now
        bench.hear(DNSMessage(answers: try announcement().answers[1...2].map { $0.living(0) }), from: other, wired)
        bench.run(for: .seconds(1), wired)
        let instance = try instance()
        let asked = bench.asked.filter { $0.at >= begun && $0.question.name == instance }.map(\.question.type)
        #expect(asked.contains(.srv) && asked.contains(.txt))
        bench.run(for: .seconds(30), wired)
        try expectReal(bench)
    }

    private func question(_ label: String, _ last: UInt8?) throws -> DirectQuestions.Wanted {
        .init(
            instance: try type().prepending(label), location: ServiceLocation(port: 8009, target: try type()),
            cause: last.map { .v4(IPv4Address(10, 0, 0, $0)) })
    }

    @Test func whoGivesRiseToMostQuestionsMakesRoom() throws {
        var questions = DirectQuestions()
        for number in 0..<1_000 { questions.want(try question("invented \(number)", 66)) }
        questions.want(try question("Kitchen", 8))
        questions.want(try question("TV", 9), isFirst: true)
        questions.want(try question("TV", 10), isFirst: true)
        var taken: [String] = []
        while let next = questions.takeWanted() { taken.append(next.instance.firstLabel) }
        #expect(taken.count == DiscoveryLimits.directBurst + 1)
        #expect(taken.first == "TV" && taken.last == "Kitchen")
    }

    @Test func aQuestionInEarnestTakesThePlaceOfACasualOne() throws {
        var questions = DirectQuestions()
        var casual = try question("TV", nil)
        casual.isCasual = true
        questions.want(casual)
        questions.want(casual)
        questions.want(try question("TV", 66))
        questions.want(casual)
        #expect(questions.takeWanted()?.isCasual == false)
        #expect(questions.takeWanted() == nil)
    }
}
