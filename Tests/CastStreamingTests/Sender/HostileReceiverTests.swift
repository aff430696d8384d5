import StreamingSimulation
import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// What a receiver can make a sender do: a little more than a good one does, and no more.
@Suite struct HostileReceiverTests {
    /// Bytes of packets that were sent before, and of those that were not.
    private func bytes(_ rig: SenderRig) -> (again: Int, new: Int) {
        var seen: Set<[Int]> = []
        var sum = (again: 0, new: 0)
        for index in [SenderRig.audio, SenderRig.video] {
            for (_, packet) in rig.packets(index) {
                // 256 frames are more than each test's span.
                let isNew = seen.insert([index, Int(packet.timestamp), Int(packet.packetID)]).inserted
                let size = packet.payload.readableBytes + RTPHeader.bytes
                if isNew { sum.new += size } else { sum.again += size }
            }
        }
        return sum
    }

    // MARK: Silence

    /// 30 pictures of 10 kB a second and sound, all acknowledged for a second; then nothing is heard any more.
    @Test func whereNobodyIsHeardWhatIsOnItsWayIsNotRepeatedOverAndOver() {
        var rig = SenderRig()
        for step in 0..<30 {
            rig.give(SenderRig.video, bytes: 10_000)
            rig.give(SenderRig.audio, bytes: 200)
            rig.advance(.milliseconds(20))
            rig.echoReport(SenderRig.video)
            rig.say(SenderRig.video, checkpoint: Int64(step))
            rig.say(SenderRig.audio, checkpoint: Int64(step))
            rig.advance(.milliseconds(13))
        }
        rig.forget()
        for _ in 0..<480 {
            let ticks = RTPTimestamp(rig.now - rig.begin, timeBase: 90_000)
            if rig.sender.admission(stream: SenderRig.video, timestamp: ticks, at: rig.now) == nil {
                rig.give(SenderRig.video, bytes: 10_000)
            }
            rig.give(SenderRig.audio, bytes: 200)
            rig.advance(.milliseconds(33))
        }
        let all = bytes(rig)
        let window = all.new
        #expect(rig.events.contains(.peerSilent))
        // What is on its way is repeated in the first half second, while news may just be late; then single packets.
        #expect(all.again < window * 2 + 150_000, "\(all)")
    }

    @Test func aReceiverThatIsHeardAgainGetsWhatItMisses() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video, bytes: 5_000)
        rig.advance(.milliseconds(20))
        rig.echoReport(SenderRig.video)
        rig.say(SenderRig.video, checkpoint: 0)
        rig.advance(.milliseconds(13))
        rig.give(SenderRig.video, bytes: 5_000)
        rig.advance(.seconds(3))
        rig.forget()
        rig.say(SenderRig.video, checkpoint: 0, missing: [MissingPacket(frame: FrameID(1), packet: 1)])
        rig.advance(.milliseconds(50))
        #expect(rig.packets(SenderRig.video).contains { $0.packet.frameID == 1 && $0.packet.packetID == 1 })
    }

    // MARK: Repeats

    /// It has nothing and says so each millisecond, and makes the round trip look like none at all.
    @Test func aReceiverThatMissesEverythingGetsSoMuchMoreAndNoMore() {
        var rig = SenderRig()
        let all = (0..<120).map { MissingPacket(frame: FrameID($0), packet: nil) }
        var given = 0
        for step in 0..<3_000 {
            if step % 33 == 0, given < 100 {
                if case .accepted = rig.give(SenderRig.video, bytes: 10_000) { given += 1 }
                rig.give(SenderRig.audio, bytes: 200)
                rig.echoReport(SenderRig.video)
            }
            rig.say(SenderRig.video, checkpoint: -1, missing: Array(all.prefix(given)))
            rig.say(SenderRig.audio, checkpoint: -1, missing: Array(all.prefix(given)))
            rig.advance(.milliseconds(1))
        }
        let sum = bytes(rig)
        let most = sum.new * PeerLimits.repeatShare + PeerLimits.firstRepeatBytes + 3 * PeerLimits.repeatBytesPerSecond
        #expect(sum.again <= most + 50_000, "\(sum)")
        #expect(sum.again > sum.new / 2, "it does repeat")
    }

    @Test func theBudgetEarnsByWhatIsNewAndByTime() {
        var budget = RepeatBudget()
        let start = ContinuousClock.now
        #expect(budget.isOpen(at: start) == true)
        budget.sentAgain(PeerLimits.firstRepeatBytes)
        #expect(budget.isOpen(at: start) == false)
        budget.sentNew(10)
        #expect(budget.isOpen(at: start) == true)
        budget.sentAgain(10 * PeerLimits.repeatShare + 1_468)
        #expect(budget.isOpen(at: start) == false)
        let opens = budget.opensAt ?? start
        #expect(opens > start)
        #expect(budget.isOpen(at: opens) == true)
        #expect(budget.opensAt == nil)
        for _ in 0..<10_000 { budget.sentNew(1_468) }
        budget.sentAgain(PeerLimits.mostRepeatBytes)
        #expect(budget.isOpen(at: start) == false)
    }

    // MARK: Key frames, bitrates, reports

    /// An app that gives a key frame whenever it is wanted, and a receiver that has each at once.
    @Test func aThousandPictureLossesASecondMakeTwoKeyFramesASecond() {
        var rig = SenderRig(streams: [SenderRig.video])
        var keys = 0
        var frames: Int64 = 0
        for step in 0..<10_000 {
            if step % 33 == 0 {
                if rig.sender.needsKeyFrame(stream: SenderRig.video) { keys += 1 }
                if case .accepted = rig.give(SenderRig.video) { frames += 1 }
            }
            rig.say(SenderRig.video, checkpoint: frames - 1)
            rig.hear([.pictureLoss(PictureLoss(receiverSSRC: 60_001, senderSSRC: 60_000))])
            rig.advance(.milliseconds(1))
        }
        #expect((15...25).contains(keys), "\(keys)")
        #expect(rig.events.filter { $0 == .needsKeyFrame(stream: SenderRig.video) }.count <= 25)
    }

    @Test func afterThreeWishesForKeyFramesTheNextOnesWaitHalfASecond() {
        var chain = DependencyChain(kind: .video)
        let start = ContinuousClock.now
        for number in 0..<4 {
            chain.took(.key, as: FrameID(Int64(number)))
            chain.pictureLost(checkpoint: FrameID(Int64(number)), at: start)
            #expect(chain.isKeyFrameNeeded == (number < PeerLimits.keyFrameBurst))
        }
        #expect(chain.shouldTell(at: start + .milliseconds(499)) == false)
        #expect(chain.due == start + .milliseconds(500))
        #expect(chain.shouldTell(at: start + .milliseconds(500)) == true)
        #expect(chain.isKeyFrameNeeded)
    }

    @Test func aFloodOfReportsIsCountedAndNotRead() {
        var rig = SenderRig(streams: [SenderRig.video])
        rig.give(SenderRig.video)
        for _ in 0..<10_000 { rig.say(SenderRig.video, checkpoint: -1) }
        let statistics = rig.sender.statistics
        #expect(statistics.streams[0].feedback <= PeerLimits.reportBurst)
        #expect(statistics.rejected.excessive == 10_000 - statistics.streams[0].feedback)
        rig.advance(.seconds(1))
        rig.say(SenderRig.video, checkpoint: 0)
        #expect(rig.sender.statistics.streams[0].finishedFrames == 1)
    }

    // MARK: Anything at all

    @Test(arguments: 0..<12 as Range<UInt64>) func anyReportsLeaveTheSenderBounded(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var rig = SenderRig(delay: .milliseconds([20, 400, 5_000].randomElement(using: &random) ?? 400))
        for _ in 0..<3_000 {
            if random.chance(0.3) { rig.give(SenderRig.video, bytes: Int.random(in: 0...30_000, using: &random)) }
            if random.chance(0.3) { rig.give(SenderRig.audio, bytes: Int.random(in: 0...400, using: &random)) }
            rig.hear(anything(&random, rig))
            if random.chance(0.5) { rig.advance(random.duration(upTo: .milliseconds(30))) }
            let statistics = rig.sender.statistics
            #expect(statistics.streams.allSatisfy { (0...(33 << 20)).contains($0.heldBytes) })
            #expect(statistics.streams.allSatisfy { (0...1).contains($0.reportedLoss) })
        }
        let sum = bytes(rig)
        let seconds = Int((rig.now - rig.begin) / .seconds(1)) + 1
        let most =
            sum.new * PeerLimits.repeatShare + PeerLimits.firstRepeatBytes
            + seconds * (PeerLimits.repeatBytesPerSecond + 400 * 1_468)
        #expect(sum.again <= most)
        #expect(rig.events.filter { if case .bitrate = $0 { true } else { false } }.count <= seconds * 51)
    }

    private func lastReport(_ rig: SenderRig, _ ssrc: UInt32) -> UInt32? {
        for (_, datagram) in rig.sent.suffix(100).reversed() {
            guard case .rtcp(ssrc) = StreamingDatagram(datagram),
                case .senderReport(let report)? = CompoundRTCP.decode(datagram)?.first
            else { continue }
            return report.ntp.compact
        }
        return nil
    }

    private func anything(_ random: inout SeededRandom, _ rig: SenderRig) -> [RTCPPacket] {
        let index = random.chance(0.5) ? SenderRig.audio : SenderRig.video
        let (sender, receiver): (UInt32, UInt32) = index == SenderRig.audio ? (1_000, 1_001) : (60_000, 60_001)
        let losses = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            CastFeedback.LossField(
                frame: UInt8.random(in: .min ... .max, using: &random),
                packet: random.chance(0.5) ? .max : UInt16.random(in: 0...24, using: &random),
                following: UInt8.random(in: .min ... .max, using: &random))
        }
        let feedback = CastFeedback(
            receiverSSRC: receiver, senderSSRC: sender, checkpoint: UInt8.random(in: .min ... .max, using: &random),
            losses: random.chance(0.5) ? losses : [], playoutDelay: UInt16.random(in: .min ... .max, using: &random),
            acknowledgements: .init(count: 0, bits: (0..<16).map { _ in UInt8(truncatingIfNeeded: random.next()) }))
        var block = ReportBlock(ssrc: sender)
        block.jitter = UInt32(truncatingIfNeeded: random.next())
        block.highestSequence = UInt32(truncatingIfNeeded: random.next())
        block.cumulativeLost = Int.random(in: -(1 << 22)...(1 << 22), using: &random)
        block.delayUnits = random.chance(0.5) ? 0 : UInt32(truncatingIfNeeded: random.next())
        block.lastSenderReport = lastReport(rig, sender) ?? UInt32(truncatingIfNeeded: random.next())
        let time = NTPTimestamp(rawValue: random.next())
        let event = ReceiverEventLog.Event(.played(delay: Int16(truncatingIfNeeded: random.next())), milliseconds: 1)
        let timestamp = UInt32(truncatingIfNeeded: random.next())
        let log = ReceiverEventLog(ssrc: receiver, frames: [.init(timestamp: timestamp, events: [event])])
        let all: [RTCPPacket] = [
            .receiverReport(ReceiverReport(ssrc: receiver, blocks: [block])), .feedback(feedback), .eventLog(log),
            .receiverReferenceTime(ReceiverReferenceTime(ssrc: receiver, ntp: time)),
            .pictureLoss(PictureLoss(receiverSSRC: receiver, senderSSRC: sender)),
        ]
        let some = all.filter { _ in random.chance(0.5) }
        return some.isEmpty ? [all[0]] : some
    }
}
