import CastWire
import Testing

@testable import CastStreaming
@testable import ReceiverCore

/// Offers to a receiver whose page nobody has open.
@Suite struct PageWaitTests {
    private let first = MirroringID(rawValue: 1)

    private func launched(connections: [UInt64] = [1]) -> DeviceBench {
        var bench = DeviceBench.mirroringLaunched(connections: connections)
        bench.screen(.page(isOpen: false))
        return bench
    }

    private func refused(_ sent: DeviceBench.Sent?) -> Bool {
        sent?.type == "ANSWER" && sent?.json["result"] == "error"
            && sent?.json["error"]?["code"]?.intValue == NegotiationError.Code.screenMissing.rawValue
    }

    @Test func anOfferThatNobodyWouldSeeIsToldOfAndRefusedInTime() {
        var bench = launched()
        #expect(bench.offer(OfferText.seen).isEmpty)
        #expect(bench.events == [.pageMissing])
        #expect(bench.ports.isEmpty)
        #expect(bench.wait(PageWait.limit - .milliseconds(1)).isEmpty)
        let sent = bench.wait(.milliseconds(1))
        #expect(sent.count == 1 && refused(sent.first) && sent.first?.json["seqNum"] == 1)
        let why = sent.first?.json["error"]?["description"]?.stringValue ?? ""
        #expect(why.contains("open this receiver's page in a browser"))
        #expect(PageWait.limit < StreamingLimits.answerTimeout - .milliseconds(500))
        // The app goes on, and is told again of the next one.
        #expect(bench.offer(OfferText.seen).isEmpty && bench.events == [.pageMissing])
    }

    @Test func anOfferIsTakenAsSoonAsThePageIsOpen() {
        var bench = launched()
        bench.offer(OfferText.seen)
        bench.wait(.seconds(2))
        bench.screen(.page(isOpen: true))
        guard case .open(first, _, for: ConnectionID(rawValue: 1))? = bench.ports.first else {
            Issue.record("no port was asked for: \(bench.actions)")
            return
        }
        #expect(bench.open(first).first?.json["result"] == "ok")
        #expect(bench.wait(.seconds(5)).isEmpty)
        #expect(bench.offer(OfferText.offer([OfferText.video], sequence: "2")).isEmpty && bench.ports.count == 1)
    }

    @Test func screensThatNeverSayDoNotMakeOffersWait() {
        var bench = DeviceBench.mirroringLaunched()
        bench.offer(OfferText.seen)
        #expect(bench.ports.count == 1 && bench.events.isEmpty)
    }

    @Test func whatIsNoOfferOrAMalformedOneIsAnsweredAtOnce() {
        var bench = launched()
        #expect(bench.offer(#"{"type":"GET_CAPABILITIES","seqNum":4}"#).first?.type == "CAPABILITIES_RESPONSE")
        #expect(
            bench.offer(OfferText.offer([#"{"type":"video_source"}"#])).first?.json["error"]?["code"] == 10_092)
        #expect(bench.device.mirroring == nil)
    }

    @Test func noMoreThanAFewWait() {
        var bench = launched()
        for number in 0..<MirroringCore.waitingLimit {
            #expect(bench.offer(OfferText.offer([OfferText.video], sequence: "\(number)")).isEmpty)
            #expect(bench.events == (number == 0 ? [.pageMissing] : []))
        }
        #expect(refused(bench.offer(OfferText.offer([OfferText.video], sequence: "99")).first))
        let late = bench.wait(PageWait.limit)
        #expect(late.count == MirroringCore.waitingLimit && late.allSatisfy { refused($0) })
    }

    @Test(arguments: [true, false])
    func aSenderThatLeavesIsNotWaitedFor(isOpened: Bool) {
        var bench = launched(connections: [1, 2])
        bench.offer(OfferText.seen, on: 2)
        bench.disconnect(2)
        let sent = isOpened ? bench.screen(.page(isOpen: true)) : bench.wait(PageWait.limit)
        #expect(sent.isEmpty && bench.ports.isEmpty)
        #expect(bench.device.mirroring != nil)
    }

    @Test func anotherApplicationKnowsNothingOfTheOffer() {
        var bench = launched()
        bench.offer(OfferText.seen)
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":9}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        bench.connect(to: bench.transport)
        #expect(bench.screen(.page(isOpen: true)).isEmpty && bench.ports.isEmpty)
    }

    @Test func aPageThatComesBackInTimeIsMirroredTo() {
        var bench = DeviceBench.mirrored()
        #expect(bench.screen(.page(isOpen: false)).isEmpty)
        #expect(bench.device.mirroring?.current == first)
        bench.offer(OfferText.offer([OfferText.video], sequence: "2"))
        #expect(refused(bench.wait(PageWait.limit).first))
        bench.wait(PageWait.closedLimit - PageWait.limit - .milliseconds(1))
        #expect(bench.device.mirroring?.current == first)
        bench.screen(.page(isOpen: true))
        bench.wait(PageWait.closedLimit * 4)
        #expect(bench.device.mirroring?.current == first)
    }

    @Test func whatIsMirroredEndsWithAPageThatStaysClosed() {
        var bench = DeviceBench.mirrored()
        bench.screen(.page(isOpen: false))
        bench.wait(PageWait.closedLimit - .milliseconds(1))
        #expect(bench.device.mirroring?.current == first)
        let sent = bench.wait(.milliseconds(1))
        #expect(bench.device.platform.running == nil && bench.ports == [.close(first)])
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"], "its sender learns that the application is gone")
        bench.wait(MirroringJournal.lastWordLimit)
        guard case .ended(first, let reason, _)? = bench.mirroringEvents.first else {
            Issue.record("no end was told: \(bench.events)")
            return
        }
        #expect(reason == "The receiver's page was closed.")
    }

    @Test func anAppThatMirrorsNothingWaitsForThePage() {
        var bench = launched()
        bench.wait(PageWait.closedLimit * 2)
        #expect(bench.device.platform.running != nil)
    }
}
