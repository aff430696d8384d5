import NIOCore
import Testing

@testable import MulticastDNS

/// Hosts that disagree on where a device is: it stays where it answers, and others' word is told beside it.
@Suite struct RivalTests: RivalScene {
    @Test func aForgedPlaceTakesNoDeviceAwayAndIsTold() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
        let rival = ServiceRival(source: forger.address, host: try name("evil.local"), port: 9999)
        #expect(bench.device?.rivals == [rival])
        #expect(bench.device?.otherPlaces == [ServicePlace(.init(forger.address, interface: wired), port: 9999)])
        for _ in 0..<20 {
            bench.run(for: .seconds(3), wired)
            bench.hear(try forgery(), from: forger, wired)
            try expectReal(bench)
        }
        #expect(!bench.events.contains { if case .removed = $0 { true } else { false } })
        bench.run(for: .seconds(200), wired)
        try expectReal(bench)
        #expect(bench.device?.rivals == [], "it is said no more")
    }

    @Test func aForgedPlaceThatLeadsNowhereHidesNothing() throws {
        for isFirst in [true, false] {
            var bench = try makeBench(answers: false)
            let forged = DNSMessage(answers: [
                DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("nowhere.local"),
                try text("forged"),
            ])
            if isFirst { bench.hear(forged, from: forger, wired) }
            bench.hear(try announcement(), from: tv, wired)
            if !isFirst { bench.hear(forged, from: forger, wired) }
            #expect(bench.device?.host == (try name("tv.local")), "forged first: \(isFirst)")
        }
    }

    /// A session that is refused at the forged place needs the other one.
    @Test func thePlaceThatDoesNotCountIsOfferedToo() throws {
        var bench = try makeBench(answers: false)
        bench.hear(try forgery(), from: forger, wired)
        bench.hear(try announcement(), from: tv, wired)
        #expect(bench.device?.addresses.map(\.address) == [forger.address])
        #expect(bench.device?.otherPlaces == [ServicePlace(.init(tv.address, interface: wired), port: 8009)])
    }

    @Test func aPlaceWithManyAddressesLeavesRoomForTheOthers() throws {
        var bench = try makeBench(answers: false)
        var forged = try forgery()
        forged.answers += try (100..<140).map { try address("evil.local", UInt8($0)) }
        bench.hear(try announcement(), from: tv, wired)
        bench.hear(forged, from: forger, wired)
        let third = Endpoint(.v4(IPv4Address(10, 0, 0, 67)), port: multicastDNSPort)
        let other = DNSMessage(answers: [
            DNSRecord(try type(), .ptr(try instance()), ttl: 120), try location("third.local"),
            try address("third.local", 67),
        ])
        bench.hear(other, from: third, wired)
        let places = try #require(bench.device?.otherPlaces)
        #expect(places.count <= DiscoveryLimits.mostOtherPlaces && places.count > 2)
        #expect(places.prefix(2).contains { $0.address.address == third.address && $0.port == 8009 })
    }

    @Test func aNetworksBroadcastAddressIsNoPlace() throws {
        var bench = try makeBench(answers: false)
        var forged = try announcement()
        forged.answers += [try address("tv.local", 255), try address("tv.local", 0)]
        bench.hear(forged, from: tv, wired)
        #expect(bench.device?.addresses.map(\.address) == [tv.address])
    }

    @Test func whoWasForgedBeforeItStartedIsBelievedWhenItAnswers() throws {
        var bench = try makeBench(answers: false)
        for port in 9_000..<9_010 as Range<UInt16> {
            let other = Endpoint(.v4(IPv4Address(10, 0, 0, UInt8(port % 100 + 100))), port: multicastDNSPort)
            bench.hear(try forgery(port: port), from: other, wired)
        }
        bench.run(for: .seconds(2), wired)
        bench.real = (tv, try announcement())
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
    }

    /// The forged pointer is the device's own: who says that he knows it is not answered.
    @Test func whoIsForgedBeforeTheFirstQuestionIsFoundByIt() throws {
        for source in [forger, tv] {
            var bench = try makeBench()
            bench.hear(try forgery(), from: source, wired)
            for _ in 0..<10 {
                bench.run(for: .milliseconds(200), wired)
                bench.hear(try forgery(), from: source, wired)
            }
            try expectReal(bench, "forged by \(source)")
        }
    }

    /// Its own address is easily made up.
    @Test func aForgeryInTheDevicesOwnNameIsSetRightByAsking() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        bench.run(for: .seconds(30), wired)
        try expectReal(bench)
        bench.hear(try forgery(), from: tv, wired)
        try expectReal(bench, "it has answered before")
    }

    @Test func aDeviceThatMovesIsFollowedAtOnce() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        var moved = try announcement()
        moved.answers[1] = try location("tv.local", port: 8010)
        bench.real = (tv, moved)
        bench.hear(moved, from: tv, wired)
        #expect(bench.device?.port == 8010)
        #expect(bench.device?.rivals == [])
        bench.run(for: .seconds(200), wired)
        #expect(bench.device?.port == 8010)
    }

    /// A group goes on at another host, which answers for it now.
    @Test func whereAnotherHostAnswersItIsThere() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.real = (forger, try forgery())
        bench.hear(try forgery(), from: forger, wired)
        bench.run(for: .milliseconds(50), wired)
        #expect(bench.device?.port == 9999)
        bench.run(for: .seconds(30), wired)
        #expect(bench.device?.port == 9999 && bench.device?.rivals == [])
    }

    @Test func whereNobodyAnswersTheOldPlaceGoesInTenSeconds() throws {
        var bench = try makeBench(answers: false)
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        try expectReal(bench)
        bench.run(for: .seconds(5), wired)
        bench.hear(try forgery(), from: forger, wired)
        bench.run(for: .seconds(6), wired)
        #expect(bench.device?.port == 9999)
    }

    @Test func aForgedAddressComesBehindTheDevicesOwn() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        for last in 1...6 as ClosedRange<UInt8> {
            bench.hear(DNSMessage(answers: [try address("tv.local", last)]), from: forger, wired)
        }
        try expectReal(bench)
        for _ in 0..<30 {
            bench.run(for: .seconds(1), wired)
            try expectReal(bench)
        }
    }

    @Test func placesThatWereForgedBeforeLeaveRoomForTheDevicesOwn() throws {
        var bench = try makeBench(answers: false)
        let hosts = (100..<120).map { Endpoint(.v4(IPv4Address(10, 0, 0, $0)), port: multicastDNSPort) }
        for (number, host) in hosts.enumerated() {
            let port = UInt16(9_000 + number)
            bench.hear(
                DNSMessage(answers: [
                    DNSRecord(try type(), .ptr(try instance()), ttl: 120),
                    try location("tv.local", port: port, flush: false), try text("\(number)"),
                    try address("tv.local", UInt8(120 + number)),
                ]), from: host, wired)
        }
        bench.real = (tv, try announcement())
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
    }

    @Test func aDeviceThatHasProvedItselfStaysWhereItDid() throws {
        var bench = try makeBench(answers: false)
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
        for _ in 0..<3 {
            bench.hear(try forgery(), from: forger, wired)
            try expectReal(bench)
            bench.run(for: .seconds(2), wired)
        }
        // What is connected to elsewhere proves nothing.
        bench.querier.confirm(try instance(), at: [forger.address], port: 1, at: bench.now)
        try expectReal(bench)
    }

    @Test func aHostReplacesItsOwnProvedTextAtOnceAndNobodyElseDoes() throws {
        for wasForgedBefore in [false, true] {
            var bench = try makeBench(answers: false)
            bench.hear(try announcement(), from: tv, wired)
            bench.run(for: .seconds(5), wired)
            bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
            if wasForgedBefore {
                bench.hear(DNSMessage(answers: [try text("playing")]), from: forger, wired)
                #expect(bench.device?.text.values["id"] == "real")
            }
            bench.hear(DNSMessage(answers: [try text("playing")]), from: tv, wired)
            #expect(bench.device?.text.values["id"] == "playing", "forged before: \(wasForgedBefore)")
            bench.hear(DNSMessage(answers: [try text("forged")]), from: forger, wired)
            #expect(bench.device?.text.values["id"] == "playing", "forged before: \(wasForgedBefore)")
            // Again, with nobody having proved it since.
            bench.run(for: .seconds(2), wired)
            bench.hear(DNSMessage(answers: [try text("paused")]), from: tv, wired)
            #expect(bench.device?.text.values["id"] == "paused", "forged before: \(wasForgedBefore)")
        }
    }

    @Test func aForgedTextOfAProvedDeviceHasTheDeviceAsked() throws {
        var bench = try makeBench()
        bench.hear(try announcement(), from: tv, wired)
        bench.run(for: .seconds(5), wired)
        bench.querier.confirm(try instance(), at: [tv.address], port: 8009, at: bench.now)
        // Its own address is easily made up. It is asked then, and sets it right.
        bench.hear(DNSMessage(answers: [try text("forged")]), from: tv, wired)
        bench.run(for: .milliseconds(50), wired)
        try expectReal(bench)
        var news = try announcement()
        news.answers[2] = try text("news")
        bench.real = (tv, news)
        bench.hear(DNSMessage(answers: [try text("news")]), from: forger, wired)
        bench.run(for: .milliseconds(50), wired)
        #expect(bench.device?.text.values["id"] == "news", "the device says so itself when it is asked")
    }
}
