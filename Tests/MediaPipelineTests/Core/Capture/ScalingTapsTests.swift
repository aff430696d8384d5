import Testing

@testable import MediaPipeline

@Suite("Of which samples a scaled row is made")
struct ScalingTapsTests {
    @Test("Smaller is the mean of what a sample covers")
    func smaller() {
        let half = ScalingTaps(from: 4, to: 2)
        #expect(half.count == 2 && half.starts == [0, 2] && half.weights == [128, 128, 128, 128])
        let twoThirds = ScalingTaps(from: 6, to: 4)
        #expect(twoThirds.count == 2 && twoThirds.starts == [0, 1, 3, 4])
        #expect(twoThirds.weights == [171, 85, 85, 171, 171, 85, 85, 171])
    }

    @Test("Larger lies between the two that are nearest, and ends with the last")
    func larger() {
        let double = ScalingTaps(from: 2, to: 4)
        #expect(double.count == 2 && double.starts == [0, 0, 0, 0])
        #expect(double.weights == [256, 0, 192, 64, 64, 192, 0, 256])
    }

    @Test(
        "Whatever the sizes, weights are a whole, all samples lie within the row, and none of the row is left out",
        arguments: [
            (2, 2), (3, 2), (5, 2), (7, 3), (123, 100), (800, 1280), (1366, 1280), (1920, 1280), (1081, 720),
            (3840, 1280), (16_384, 2), (2, 1280), (719, 720),
        ], [false, true])
    func whole(sizes: (Int, Int), isPaired: Bool) {
        let (from, to) = sizes
        let taps = ScalingTaps(from: from, to: to, isPaired: isPaired)
        #expect(taps.starts.count == to && taps.weights.count == to * taps.count)
        #expect(!isPaired || taps.count % 2 == 0)
        var seen = [Bool](repeating: false, count: from)
        for (index, start) in taps.starts.enumerated() {
            let weights = taps.weights[index * taps.count..<(index + 1) * taps.count]
            #expect(weights.reduce(0) { $0 + Int($1) } == 256)
            guard start >= 0, Int(start) + taps.count <= from else {
                Issue.record("sample \(index) of \(sizes) begins at \(start)")
                continue
            }
            for (place, weight) in weights.enumerated() where weight > 0 { seen[Int(start) + place] = true }
        }
        // A weight of less than a 512th counts as none.
        #expect(from > 256 * to || seen.allSatisfy { $0 })
    }

    @Test(
        "A change reaches all samples that are made of it", arguments: [(1080, 720), (720, 1080), (3, 2), (2000, 16)])
    func reached(from: Int, to: Int) {
        let taps = ScalingTaps(from: from, to: to)
        for changed in stride(from: 0, to: from, by: max(1, from / 50)) {
            let reached = ScalingTaps.reached(by: changed..<changed + 1, from: from, to: to)
            #expect(reached.upperBound <= to)
            for (index, start) in taps.starts.enumerated() {
                let place = changed - Int(start)
                guard (0..<taps.count).contains(place), taps.weights[index * taps.count + place] > 0 else { continue }
                #expect(reached.contains(index), "row \(changed) is seen in \(index)")
            }
        }
        #expect(ScalingTaps.reached(by: 0..<0, from: from, to: to).isEmpty)
    }
}
