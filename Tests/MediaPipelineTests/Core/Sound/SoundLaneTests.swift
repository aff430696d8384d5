import Testing

@testable import MediaPipeline

@Suite("A stream of sound, read by another clock")
struct SoundLaneTests {
    private let rate = 48_000

    /// A device that counts its own samples, in pieces, at times that are uneven; each sample is its number.
    private struct Device {
        var rate = 48_000.0
        var length = 1_024
        var given = 0
        /// Seconds on the reader's time line at which its first sample was heard.
        var begin = 0.0

        mutating func piece(late: Double = 0) -> CapturedSound {
            defer { given += length }
            return CapturedSound(
                samples: (given..<given + length).map { Float($0) },
                time: .nanoseconds(Int64((begin + Double(given) / rate + late) * 1e9)))
        }

        var end: Double { begin + Double(given) / rate }
    }

    private func lane() -> SoundLane { SoundLane(sampleRate: rate, channels: 1) }

    @Test("What was heard at a time is read at that time, to the sample; before and after is silence")
    func place() {
        var lane = lane()
        lane.add(CapturedSound(samples: (1...480).map(Float.init), time: .milliseconds(15)))
        #expect(lane.read(from: 0, count: 480) == [Float](repeating: 0, count: 480))
        #expect(lane.read(from: 480, count: 480) == [Float](repeating: 0, count: 240) + (1...240).map(Float.init))
        #expect(lane.read(from: 960, count: 480) == (241...480).map(Float.init) + [Float](repeating: 0, count: 240))
        #expect(lane.correctedFrames == 0)
    }

    @Test("Channels stay apart, and a piece that is no whole frame loses its rest")
    func channels() {
        var lane = SoundLane(sampleRate: rate, channels: 2)
        lane.add(CapturedSound(samples: [1, -1, 2, -2, 3], time: .zero))
        #expect(lane.read(from: 0, count: 3) == [1, -1, 2, -2, 0, 0])
    }

    @Test("Stamps that are uneven by milliseconds change no sample")
    func uneven() {
        var (lane, device) = (lane(), Device())
        var read: [Float] = []
        for index in 0..<200 {
            // The mean is none.
            lane.add(device.piece(late: [0, 0.003, -0.003, 0.001, -0.001][index % 5]))
            if index > 0 { read += lane.read(from: read.count, count: 1_024) }
        }
        #expect(lane.correctedFrames == 0)
        let heard = read.drop { $0 == 0 }
        #expect(read.count - heard.count <= 96, "in its place, to 2 ms")
        #expect(zip(heard.dropFirst(), heard).allSatisfy { $0 - $1 == 1 })
    }

    @Test("A device whose clock goes wrong is kept within 3.5 ms, by a little at a time", arguments: [1_000.0, -1_000])
    func drift(partsPerMillion: Double) {
        var (lane, device) = (lane(), Device())
        device.rate *= 1 + partsPerMillion / 1e6
        var position = 0
        var worst = 0.0
        var steps: ClosedRange<Float> = 480...480
        var before: Float?
        while position < 20 * rate {
            while device.end < Double(position + 1_000) / Double(rate) { lane.add(device.piece()) }
            let first = lane.read(from: position, count: 480)[0]
            // Where the device's count should be now.
            worst = max(worst, abs(Double(first) - Double(position) * device.rate / Double(rate)))
            let step = first - (before ?? first - 480)
            steps = min(steps.lowerBound, step)...max(steps.upperBound, step)
            before = first
            position += 480
        }
        #expect(worst < 0.0035 * Double(rate), "\(worst) samples off")
        #expect(steps.lowerBound >= 478 && steps.upperBound <= 482, "no seam: \(steps)")
        let drifted = Int(abs(partsPerMillion) / 1e6 * Double(20 * rate))
        #expect((drifted - 150...drifted).contains(lane.correctedFrames), "\(lane.correctedFrames)")
    }

    @Test("A correction is a smooth curve: the same sound a little faster")
    func smooth() {
        var (lane, device) = (lane(), Device(length: 480))
        var read: [Float] = []
        // What was heard turns out to be 10 ms older than the first second's stamps said.
        for index in 0..<600 {
            lane.add(device.piece(late: index < 100 ? 0.01 : 0))
            if index >= 5 { read += lane.read(from: (index - 5) * 480, count: 480) }
        }
        #expect((380...480).contains(lane.correctedFrames), "\(lane.correctedFrames)")
        let heard = read.drop { $0 == 0 }
        let steps = zip(heard.dropFirst(), heard).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 > 0.98 && $0 < 1.02 }, "\(steps.min() ?? 0) \(steps.max() ?? 0)")
        #expect(abs(Double(read[590 * 480]) - 590 * 480) <= 100)
    }

    @Test("A gap is silence, and what comes after it is in its place")
    func gap() {
        var (lane, device) = (lane(), Device())
        lane.add(device.piece())
        _ = device.piece()
        lane.add(device.piece())
        let read = lane.read(from: 0, count: 3_072)
        #expect(read[1_023] == 1_023)
        #expect(read[1_024..<2_047].allSatisfy { $0 == 0 })
        #expect(read[2_100] == 2_100)
    }

    @Test("A device that comes back after long is put to its place at once, and one that claims the past is cut")
    func leaps() {
        var (lane, device) = (lane(), Device())
        lane.add(device.piece())
        #expect(lane.read(from: 0, count: 1_024).last == 1_023)
        device.begin += 60
        lane.add(device.piece())
        let later = 60 * rate + 1_024
        #expect(lane.read(from: later, count: 3) == [1_024, 1_025, 1_026])
        // The same time again.
        lane.add(CapturedSound(samples: [Float](repeating: -1, count: 1_024), time: .seconds(60)))
        #expect(lane.read(from: later + 3, count: 2) == [1_027, 1_028])
        #expect(lane.read(from: later + 1_024, count: 10) == [Float](repeating: 0, count: 10))
    }

    @Test("A reader that stands still finds two seconds, no more; nonsense is not believed")
    func bounded() {
        var (lane, device) = (lane(), Device())
        for _ in 0..<500 { lane.add(device.piece()) }
        lane.add(CapturedSound(samples: [1], time: .seconds(1_000_000_000_000)))
        #expect(lane.read(from: 0, count: 1) == [0])
        let last = 500 * 1_024 - 1
        #expect(lane.read(from: last - 100_000, count: 1) == [0])
        #expect(lane.read(from: last - 90_000, count: 1) == [Float(last - 90_000)])
        #expect(lane.read(from: last, count: 1) == [Float(last)])
    }
}
