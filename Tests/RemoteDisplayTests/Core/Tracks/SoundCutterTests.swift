import Testing

@testable import RemoteDisplay

/// Pieces of sound become frames.
struct SoundCutterTests {
    private let start = ContinuousClock.now

    @Test func soundIsCutIntoEqualFramesWithoutGaps() {
        var cutter = SoundCutter(sampleRate: 48_000, channels: 1, samplesPerFrame: 480)
        var frames: [SoundCutter.Frame] = []
        // Pieces of 7 ms, stamped up to 20 ms beside their place.
        for index in 0..<20 {
            let samples = (0..<336).map { Float(index * 336 + $0) }
            frames += cutter.cut(samples, at: start + .milliseconds(7 * index + (index % 3) * 10))
        }
        #expect(frames.count == 14)
        #expect(frames.flatMap(\.samples) == (0..<6_720).map { Float($0) })
        #expect(frames.enumerated().allSatisfy { $1.instant == start + .milliseconds(10 * $0) })
    }

    @Test func lengthsThatAreRoundedDoNotAddUp() {
        // A frame of 1,024 samples at 44,100 Hz has no whole number of nanoseconds.
        var cutter = SoundCutter(sampleRate: 44_100, channels: 1, samplesPerFrame: 1_024)
        var last: SoundCutter.Frame?
        for index in 0..<441 {
            let at = start + .nanoseconds(index * 1_024 * 10_000_000 / 441)
            last = cutter.cut([Float](repeating: 0, count: 1_024), at: at).last
        }
        // The 441st begins after 440 * 1,024 samples.
        #expect(last?.instant == start + .nanoseconds(440 * 1_024 * 1_000_000_000 / 44_100))
    }

    @Test func aGapIsFilledUpWithSilenceAndTheTimeGoesOn() {
        var cutter = SoundCutter(sampleRate: 48_000, channels: 2, samplesPerFrame: 480)
        #expect(cutter.cut([Float](repeating: 1, count: 200), at: start).isEmpty)
        let frames = cutter.cut([Float](repeating: 2, count: 960), at: start + .milliseconds(500))
        #expect(frames.map(\.instant) == [start, start + .milliseconds(500)])
        #expect(frames[0].samples == [Float](repeating: 1, count: 200) + [Float](repeating: 0, count: 760))
    }

    @Test func whatWaitsBecomesAFrameAndSoundGoesOnBehindIt() {
        var cutter = SoundCutter(sampleRate: 48_000, channels: 1, samplesPerFrame: 480)
        #expect(cutter.finish().isEmpty && cutter.silence().isEmpty)
        #expect(cutter.cut([Float](repeating: 1, count: 100), at: start).isEmpty)
        let filled = cutter.finish()
        #expect(filled.map(\.samples) == [[Float](repeating: 1, count: 100) + [Float](repeating: 0, count: 380)])
        #expect(cutter.finish().isEmpty)
        #expect(cutter.silence().map(\.instant) == [start + .milliseconds(10)])
        let next = cutter.cut([Float](repeating: 2, count: 480), at: start + .nanoseconds(100_000_000 / 48))
        #expect(next.map(\.samples) == [[Float](repeating: 2, count: 480)])
        #expect(next.map(\.instant) == [start + .milliseconds(20)])
    }

    @Test func whatIsThereAlreadyIsDroppedToTheSample() {
        var cutter = SoundCutter(sampleRate: 48_000, channels: 2, samplesPerFrame: 480)
        // 200 ms, of which 4 samples wait.
        var frames = cutter.cut((0..<9_604).flatMap { [Float($0), -Float($0)] }, at: start)
        #expect(frames.count == 20)
        // 150 ms that claim to begin at 100 ms: the first 100 ms and those 4 samples of them are there already.
        frames += cutter.cut((4_800..<12_000).flatMap { [Float($0), -Float($0)] }, at: start + .milliseconds(100))
        #expect(frames.count == 25)
        #expect(frames.flatMap(\.samples) == (0..<12_000).flatMap { [Float($0), -Float($0)] })
        #expect(frames.enumerated().allSatisfy { $1.instant == start + .milliseconds(10 * $0) })
        // All of it.
        #expect(cutter.cut([Float](repeating: 3, count: 960), at: start).isEmpty)
        #expect(cutter.cut([Float](repeating: 4, count: 960), at: start + .milliseconds(250)).map(\.instant)
            == [start + .milliseconds(250)])
    }

    @Test(arguments: [-100, -61, -1_000]) func aStepBackIsOverAtOnce(step: Int) {
        var cutter = SoundCutter(sampleRate: 48_000, channels: 1, samplesPerFrame: 480)
        // A minute in pieces of 1,024 samples, whose stamps go back once.
        var (given, frames) = (0, [SoundCutter.Frame]())
        var furthest = Duration.zero
        for index in 0..<3_000 {
            let stamp = start + .nanoseconds(index * 1_024 * 62_500 / 3) + .milliseconds(index < 100 ? 0 : step)
            let new = cutter.cut([Float](repeating: 1, count: 1_024), at: stamp)
            given += 1_024
            frames += new
            if index > 200, let end = new.last?.instant { furthest = max(furthest, end - stamp) }
        }
        #expect(frames.allSatisfy { $0.samples.allSatisfy { $0 == 1 } }, "no silence in between")
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.instant - $0.instant == .milliseconds(10) })
        // Never more ahead of its stamps than the tolerance and the piece itself.
        #expect(furthest <= .milliseconds(60 + 22))
        let lost = given - frames.count * 480
        #expect(lost <= -step * 48 + 480 && lost >= (-step - 60) * 48 - 480, "\(lost)")
    }
}
