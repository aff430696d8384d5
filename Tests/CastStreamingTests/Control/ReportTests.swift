import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

@Suite("Clocks and reports")
struct ReportTests {
    private static let now = ContinuousClock.now

    @Test func timestampsAreAsFarApartAsTheirMoments() {
        let clock = NTPClock(origin: Self.now)
        let start = clock.timestamp(at: Self.now)
        for nanoseconds in [0, 1, 2, 999_999_999, -1, -1_234_567_891, 86_400_000_000_001] as [Int64] {
            let moment = Self.now.advanced(by: .nanoseconds(nanoseconds))
            #expect(clock.timestamp(at: moment).duration(since: start) == .nanoseconds(nanoseconds))
        }
    }

    @Test func differencesHoldOverTheWrap() {
        let start = NTPTimestamp(rawValue: .max - 5)
        let clock = NTPClock(origin: Self.now, start: start)
        let later = clock.timestamp(at: Self.now.advanced(by: .seconds(2)))
        #expect(later.rawValue < start.rawValue)
        #expect(later.duration(since: start) == .seconds(2))
        #expect(start.duration(since: later) == .seconds(-2))
    }

    @Test func theCompactFormIsTheMiddle() {
        #expect(NTPTimestamp(rawValue: 0x1234_5678_9ABC_DEF0).compact == 0x5678_9ABC)
    }

    @Test func aRoundTripLeavesTheReceiversDelayOut() {
        let clock = NTPClock(origin: Self.now, start: NTPTimestamp(rawValue: 0xFFFF_FFFF_F000_0000))
        let sent = clock.timestamp(at: Self.now)
        let block = ReportBlock(
            ssrc: 1, lastSenderReport: sent.compact, delaySinceLastReport: .milliseconds(250))
        let arrival = clock.timestamp(at: Self.now.advanced(by: .milliseconds(270)))
        let trip = block.roundTrip(arrival: arrival)
        #expect(trip.map { $0 > .milliseconds(19.9) && $0 < .milliseconds(20.1) } == true)
    }

    @Test func aRoundTripThatCannotBeIsNone() {
        let arrival = NTPTimestamp(rawValue: 100 << 32)
        #expect(ReportBlock(ssrc: 1).roundTrip(arrival: arrival) == nil)
        let future = NTPTimestamp(rawValue: 101 << 32).compact
        #expect(ReportBlock(ssrc: 1, lastSenderReport: future).roundTrip(arrival: arrival) == nil)
        let same = ReportBlock(ssrc: 1, lastSenderReport: arrival.compact, delaySinceLastReport: .microseconds(16))
        #expect(same.roundTrip(arrival: arrival) == .zero)
    }

    @Test func theDelayIsInUnitsOfItsOwnAndSaturates() {
        #expect(ReportBlock(ssrc: 1, delaySinceLastReport: .milliseconds(500)).delayUnits == 0x8000)
        #expect(ReportBlock(ssrc: 1, delaySinceLastReport: .milliseconds(-1)).delayUnits == 0)
        #expect(ReportBlock(ssrc: 1, delaySinceLastReport: .seconds(1 << 40)).delayUnits == .max)
    }

    @Test func logsTakeTheRoomThatIsLeft() throws {
        let events = [ReceiverEventLog.Event(.decoded, milliseconds: 5)]
        let log = ReceiverEventLog(
            ssrc: 1, frames: (0..<500).map { .init(timestamp: UInt32($0), events: events) })
        let packets: [RTCPPacket] = [.eventLog(log), .receiverReport(ReceiverReport(ssrc: 1))]
        let datagram = CompoundRTCP.encode(packets)
        #expect(datagram.readableBytes <= 1_468 && datagram.readableBytes > 1_456)
        guard case .eventLog(let read) = try #require(CompoundRTCP.decode(datagram)?.last) else {
            Issue.record("no log")
            return
        }
        #expect(read.frames == Array(log.frames.prefix(read.frames.count)))
        #expect(CompoundRTCP.encode(packets, maximumBytes: 24).readableBytes == 8)
    }

    @Test func eventsOfOneFrameMayBeOutOfOrderAndMany() {
        let kinds: [ReceiverEventLog.Kind] = [.received(0), .received(1), .acknowledged, .decoded, .played(delay: 3)]
        let times: [UInt32] = [3, 0xFF_FFFF, 0, 4_000, 100]
        let mixed = zip(kinds, times).map { ReceiverEventLog.Event($0, milliseconds: $1) }
        let many = (0..<600).map { ReceiverEventLog.Event(.received(PacketID($0)), milliseconds: UInt32($0)) }
        let frames: [ReceiverEventLog.FrameEvents] = [
            .init(timestamp: 1, events: mixed), .init(timestamp: 2, events: many), .init(timestamp: 3, events: []),
        ]
        let log = ReceiverEventLog(ssrc: 9, frames: frames)
        let datagram = CompoundRTCP.encode([.eventLog(log)], maximumBytes: .max)
        guard case .eventLog(let read) = CompoundRTCP.decode(datagram)?.first else {
            Issue.record("no log")
            return
        }
        #expect(read.frames.map(\.events.count) == [5, 256, 256, 88])
        #expect(read.frames[0].events == mixed)
        #expect(read.frames[1...].flatMap(\.events) == many)
    }

    @Test func olderKindsOfEventsAreTheSameOnes() {
        typealias Kind = ReceiverEventLog.Kind
        #expect([1, 5, 11].map { Kind(code: $0, value: 0) } == Array(repeating: .acknowledged, count: 3))
        #expect([2, 6, 12].map { Kind(code: $0, value: 0xFFFF) } == Array(repeating: .played(delay: -1), count: 3))
        #expect([3, 7, 13].map { Kind(code: $0, value: 0) } == Array(repeating: .decoded, count: 3))
        #expect([4, 8, 14].map { Kind(code: $0, value: 9) } == Array(repeating: .received(9), count: 3))
    }
}
