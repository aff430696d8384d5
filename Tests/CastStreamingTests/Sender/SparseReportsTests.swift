import StreamingSimulation
import Testing

import struct NIOCore.ByteBuffer

@testable import CastStreaming

/// The loss that people see, where the receiver reports seldom, late, or not always to be heard.
@Suite struct SparseReportsTests {
    struct Reporting: Sendable, CustomStringConvertible {
        var every: Duration
        /// A report is lost where this divides its number.
        var losesEach: Int
        /// The receiver's reports begin so long after the sender's.
        var phase: Duration
        var description: String { "each \(every), loses each \(losesEach)., from \(phase) on" }
    }

    private static let reportings = [100, 330, 500, 700, 1_100].flatMap { every in
        [0, 2, 3].map { losesEach in
            Reporting(every: .milliseconds(every), losesEach: losesEach, phase: .milliseconds(every * 7 / 10))
        }
    }

    /// Pictures of three to twelve packets, 30 a second, over a way of 5 ms and up to 6 ms more, of whose packets a
    /// share is lost; a receiver that has all frames, and says what it counted.
    private func run(_ reporting: Reporting, loss: Double, seed: UInt64) -> (most: Double, last: Double) {
        var random = SeededRandom(seed: seed)
        var rig = SenderRig(streams: [SenderRig.video])
        var record = ReceptionRecord(timeBase: 90_000, at: rig.begin)
        var lastReport: (compact: UInt32, at: ContinuousClock.Instant)?
        var delivered = 0
        var (frames, reports) = (Int64(0), 0)
        var nextReport = rig.begin + reporting.phase
        var flying: [(at: ContinuousClock.Instant, datagram: ByteBuffer)] = []
        var most = 0.0
        for step in 0..<8_000 {
            if step % 33 == 0 {
                if case .accepted = rig.give(SenderRig.video, bytes: Int.random(in: 4_000...16_000, using: &random)) {
                    frames += 1
                }
            }
            rig.advance(.milliseconds(1))
            for (at, datagram) in rig.sent[delivered...] where !random.chance(loss) {
                flying.append((rig.begin + at + .milliseconds(5) + random.duration(upTo: .milliseconds(6)), datagram))
            }
            delivered = rig.sent.count
            for (at, datagram) in flying where at <= rig.now {
                if let packet = try? RTPPacket(decoding: datagram) {
                    record.note(packet.sequenceNumber, timestamp: RTPTimestamp(ticks: Int64(packet.timestamp)), at: at)
                } else if case .senderReport(let report)? = CompoundRTCP.decode(datagram)?.first {
                    lastReport = (report.ntp.compact, at)
                }
            }
            flying.removeAll { $0.at <= rig.now }
            // It always has what there is: only what it counts is of interest here.
            if step % 33 == 20 { rig.say(SenderRig.video, checkpoint: frames - 1) }
            guard rig.now >= nextReport else { continue }
            nextReport += reporting.every
            reports += 1
            let block = record.report(ssrc: 60_000, lastSenderReport: lastReport, at: rig.now)
            if reporting.losesEach > 0, reports % reporting.losesEach == 0 { continue }
            rig.hear([.receiverReport(ReceiverReport(ssrc: 60_001, blocks: [block]))])
            most = max(most, rig.sender.statistics.streams[0].reportedLoss)
        }
        return (most, rig.sender.statistics.streams[0].reportedLoss)
    }

    @Test(arguments: reportings) func whereNothingIsLostNoLossIsShown(reporting: Reporting) {
        for seed in 1...2 { #expect(run(reporting, loss: 0, seed: UInt64(seed)).most == 0) }
    }

    @Test(arguments: reportings) func whereATwentiethIsLostThatIsShown(reporting: Reporting) {
        let shown = run(reporting, loss: 0.05, seed: 9).last
        #expect((0.01...0.1).contains(shown), "\(shown)")
    }

    @Test func sentCountsTellOfTheLastSeconds() {
        var counts = SentCounts()
        let start = ContinuousClock.now
        #expect(counts.count(until: start) == nil)
        for step in 1...10_000 { counts.note(step, at: start + .milliseconds(step)) }
        #expect(counts.count(until: start + .milliseconds(9_999)) == 9_999)
        #expect(counts.count(until: start + .seconds(20)) == 10_000)
        #expect(counts.count(until: start + .milliseconds(6_000)) == 6_000)
        #expect(counts.count(until: start + .milliseconds(5_000)) == nil)
    }
}
