import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// The decision about the target delay within a sender: both streams, the receiver's word, the limits.
@Suite struct SessionDelayTests {
    private static let bounds = Duration.milliseconds(100)...Duration.milliseconds(1_000)

    private func rig(streams: [Int] = [SenderRig.audio, SenderRig.video]) -> SenderRig {
        SenderRig(
            delay: .milliseconds(100), settings: SenderSettings(targetDelays: Self.bounds), streams: streams)
    }

    /// Frames of the streams every 20 ms, acknowledged at once but for their being captured so long ago.
    private func run(
        _ rig: inout SenderRig, _ count: Int, from first: Int64, wait: Duration, streams: [Int], saying delay: Duration
    ) {
        for number in first..<first + Int64(count) {
            rig.advance(.milliseconds(20))
            for index in streams { rig.give(index, captured: rig.now - wait) }
            for index in streams { rig.say(index, checkpoint: number, delay: delay) }
        }
    }

    private func announced(_ rig: SenderRig, _ index: Int) -> [Duration] {
        rig.packets(index).compactMap(\.packet.newPlayoutDelay)
    }

    @Test func soundAndPicturesChangeTogether() {
        var rig = rig()
        let both = [SenderRig.audio, SenderRig.video]
        run(&rig, 5, from: 0, wait: .milliseconds(10), streams: both, saying: .milliseconds(100))
        #expect(announced(rig, SenderRig.audio) == [] && announced(rig, SenderRig.video) == [])
        // Pictures alone come late.
        for number in 5..<20 as Range<Int64> {
            rig.advance(.milliseconds(20))
            rig.give(SenderRig.audio)
            rig.say(SenderRig.audio, checkpoint: number, delay: .milliseconds(100))
            rig.give(SenderRig.video, captured: rig.now - .milliseconds(300))
            rig.say(SenderRig.video, checkpoint: number, delay: .milliseconds(100))
        }
        let new = Duration.milliseconds(320)
        #expect(Set(announced(rig, SenderRig.audio)) == [new] && Set(announced(rig, SenderRig.video)) == [new])
        #expect(!rig.events.contains(.playoutDelay(new)))
        // Both have to confirm it.
        rig.say(SenderRig.video, checkpoint: 19, delay: new)
        #expect(!rig.events.contains(.playoutDelay(new)))
        rig.say(SenderRig.audio, checkpoint: 19, delay: new)
        #expect(rig.events.filter { $0 == .playoutDelay(new) }.count == 1)
        #expect(rig.sender.statistics.streams.map(\.targetDelay) == [new, new])
    }

    @Test func aStreamWithoutFramesIsNotWaitedFor() {
        var rig = rig()
        run(&rig, 20, from: 0, wait: .milliseconds(200), streams: [SenderRig.audio], saying: .milliseconds(100))
        let new = Duration.milliseconds(220)
        #expect(Set(announced(rig, SenderRig.audio)) == [new])
        rig.say(SenderRig.audio, checkpoint: 19, delay: new)
        #expect(rig.events.contains(.playoutDelay(new)))
        // The next picture carries it all the same.
        rig.give(SenderRig.video)
        #expect(announced(rig, SenderRig.video) == [new])
    }

    @Test func theTimeUntilTheReceiverIsHeardFirstIsNoReason() {
        var rig = rig(streams: [SenderRig.video])
        for _ in 0..<10 {
            rig.give(SenderRig.video)
            rig.advance(.milliseconds(40))
        }
        for checkpoint in [2, 5, 9] as [Int64] {
            rig.say(SenderRig.video, checkpoint: checkpoint, delay: .milliseconds(100))
            rig.advance(.milliseconds(150))
        }
        run(&rig, 20, from: 10, wait: .zero, streams: [SenderRig.video], saying: .milliseconds(100))
        #expect(announced(rig, SenderRig.video) == [])
    }

    @Test func whereOneStreamCanNotFollowNoneChanges() {
        var rig = rig()
        var fixed = SenderRig.parameters(SenderRig.audio, delay: .milliseconds(100))
        fixed.adaptsPlayoutDelay = false
        rig.sender = StreamingSender(
            streams: [fixed, SenderRig.parameters(SenderRig.video, delay: .milliseconds(100))],
            settings: SenderSettings(targetDelays: Self.bounds), at: rig.now)
        rig.sender.setTargetDelays(.milliseconds(300)...(.milliseconds(400)))
        let both = [SenderRig.audio, SenderRig.video]
        run(&rig, 20, from: 0, wait: .milliseconds(300), streams: both, saying: .milliseconds(100))
        #expect(announced(rig, SenderRig.audio) == [] && announced(rig, SenderRig.video) == [])
    }

    @Test func theReceiversLimitIsNeverExceeded() {
        var rig = rig()
        var streams = [SenderRig.audio, SenderRig.video].map { SenderRig.parameters($0, delay: .milliseconds(100)) }
        streams[1].maximumDelay = .milliseconds(180)
        rig.sender = StreamingSender(
            streams: streams, settings: SenderSettings(targetDelays: Self.bounds), at: rig.now)
        let both = [SenderRig.audio, SenderRig.video]
        run(&rig, 20, from: 0, wait: .milliseconds(300), streams: both, saying: .milliseconds(100))
        #expect(Set(announced(rig, SenderRig.video)) == [.milliseconds(180)])
        rig.forget()
        rig.sender.setTargetDelays(.seconds(2)...(.seconds(9)))
        run(&rig, 2, from: 20, wait: .zero, streams: both, saying: .milliseconds(100))
        #expect(Set(announced(rig, SenderRig.audio)) == [.milliseconds(180)])
    }

    @Test func aReceiverThatUsesMoreAsksForIt() {
        var rig = rig(streams: [SenderRig.video])
        run(&rig, 10, from: 0, wait: .zero, streams: [SenderRig.video], saying: .milliseconds(240))
        #expect(Set(announced(rig, SenderRig.video)) == [.milliseconds(240)])
        #expect(rig.events.contains(.playoutDelay(.milliseconds(240))))

        // Beyond the bounds, or where nothing may change, it is passed over.
        var other = self.rig(streams: [SenderRig.video])
        run(&other, 10, from: 0, wait: .zero, streams: [SenderRig.video], saying: .milliseconds(1_200))
        #expect(announced(other, SenderRig.video) == [])
        var fixed = SenderRig(delay: .milliseconds(100), streams: [SenderRig.video])
        run(&fixed, 10, from: 0, wait: .zero, streams: [SenderRig.video], saying: .milliseconds(240))
        #expect(announced(fixed, SenderRig.video) == [])
    }

    @Test func theReceiverThatIsNotKnownToFollowGetsNoMoreInFlight() {
        var change = PlayoutDelayChange(.milliseconds(100))
        change.change(to: .milliseconds(300))
        #expect(change.inForce == .milliseconds(100))
        let carried = change.announcement(on: FrameID(7), at: RTPTimestamp(ticks: 700))
        #expect(carried == .milliseconds(300))
        #expect(change.inForce == .milliseconds(100) && change.delay(of: FrameID(9)) == .milliseconds(100))
        let early = change.confirmed(by: .milliseconds(300), checkpoint: FrameID(6))
        #expect(!early)
        let isConfirmed = change.confirmed(by: .milliseconds(300), checkpoint: FrameID(8))
        #expect(isConfirmed && change.inForce == .milliseconds(300))
        #expect(change.delay(of: FrameID(6)) == .milliseconds(100))
        #expect(change.delay(of: FrameID(7)) == .milliseconds(300))
        // A shorter one holds at once for what is sent from now on, and for nothing that was sent before.
        change.change(to: .milliseconds(150))
        #expect(change.inForce == .milliseconds(150))
        _ = change.announcement(on: FrameID(20), at: RTPTimestamp(ticks: 2_000))
        #expect(change.delay(of: FrameID(19)) == .milliseconds(300))
        #expect(change.delay(of: FrameID(20)) == .milliseconds(150))
        #expect(change.delay(at: RTPTimestamp(ticks: 1_999)) == .milliseconds(300))
        #expect(change.delay(at: RTPTimestamp(ticks: 2_000)) == .milliseconds(150))
    }

    @Test func moreChangesThanAreRememberedDoNoHarm() {
        var change = PlayoutDelayChange(.milliseconds(100))
        for step in 1...100 as ClosedRange<Int64> {
            change.change(to: .milliseconds(100 + step))
            _ = change.announcement(on: FrameID(step * 10), at: RTPTimestamp(ticks: step * 100))
        }
        #expect(change.delay(of: FrameID(1_000)) <= .milliseconds(186))
        let isConfirmed = change.confirmed(by: .milliseconds(200), checkpoint: FrameID(1_000))
        #expect(isConfirmed && change.inForce == .milliseconds(200))
        #expect(change.delay(of: FrameID(1_000)) == .milliseconds(200))
    }

    /// The receiver tells by the low 32 bits of a frame's time, and long after its acknowledgement.
    @Test func whatTheReceiverShowedIsCountedByTheDelayOfItsFrameAcrossTheWrap() {
        let begin = ContinuousClock.now
        let parameters = SenderRig.parameters(SenderRig.video, delay: .milliseconds(400))
        let start = StreamStart(frame: FrameID(1 << 32 - 2))
        var sender = StreamingSender(streams: [parameters], starts: [parameters.index: start], at: begin)
        var now = begin
        func hear(_ packets: [RTCPPacket]) {
            sender.handle(CompoundRTCP.encode(packets), at: now)
            while sender.poll(at: now) != nil {}
        }
        let times = (0..<4).map { RTPTimestamp(ticks: 1 << 32 - 4_500 + Int64($0) * 3_000) }
        for (number, time) in times.enumerated() {
            if number == 2 { sender.setTargetDelays(.milliseconds(250)...(.milliseconds(250))) }
            let outcome = sender.enqueue(
                .init(
                    dependency: number == 0 ? .key : .dependent, timestamp: time, referenceTime: now,
                    payload: ByteBuffer(repeating: 7, count: 100)),
                stream: parameters.index, at: now)
            #expect(outcome == .accepted(start.frame + number))
            now += .milliseconds(33)
            while sender.poll(at: now) != nil {}
            let feedback = CastFeedback(
                FrameFeedback(
                    checkpoint: start.frame + number, playoutDelay: .milliseconds(number < 2 ? 400 : 250)),
                receiverSSRC: parameters.receiverSSRC, senderSSRC: parameters.senderSSRC)
            hear([.receiverReport(ReceiverReport(ssrc: parameters.receiverSSRC)), .feedback(feedback)])
        }
        let events = times.map { time in
            ReceiverEventLog.FrameEvents(
                timestamp: time.truncated32, events: [.init(.played(delay: 5), milliseconds: 1)])
        }
        hear([
            .receiverReport(ReceiverReport(ssrc: parameters.receiverSSRC)),
            .eventLog(ReceiverEventLog(ssrc: parameters.receiverSSRC, frames: events)),
        ])
        let counts = sender.statistics.streams[0].playoutDelays.counts
        #expect(counts[40] == 2 && counts[25] == 2)
        #expect(sender.statistics.streams[0].targetDelay == .milliseconds(250))
    }
}
