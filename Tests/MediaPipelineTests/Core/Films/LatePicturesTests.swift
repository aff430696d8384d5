import Testing

@testable import MediaPipeline

@Suite("Pictures that come late")
struct LatePicturesTests {
    private let frame = Duration.milliseconds(40)

    @Test("What is up to two pictures late is shown, and what is later is not")
    func allowance() {
        var late = LatePictures(frameTime: frame)
        #expect(late.judge(.zero, late: .milliseconds(-10)) == .shown)
        #expect(late.judge(frame, late: .milliseconds(80)) == .shown)
        #expect(late.judge(frame * 2, late: .milliseconds(81)) == .leftOut)
        #expect(late.decodesAll)
    }

    @Test("One in half a second is shown, however slow decoding is, while that can be of use")
    func nowAndThen() {
        var late = LatePictures(frameTime: frame)
        var shown: [Int] = []
        for index in 0..<100 {
            let lateness: Duration = index == 0 ? .zero : .milliseconds(index < 50 ? 200 : 251)
            if late.judge(frame * index, late: lateness) == .shown { shown.append(index) }
        }
        #expect(shown == [0, 13, 26, 39])
    }

    @Test("Beyond a quarter of a second only what others are built on is decoded, until it has caught up")
    func references() {
        var late = LatePictures(frameTime: frame)
        _ = late.judge(.zero, late: .milliseconds(251))
        #expect(!late.decodesAll)
        _ = late.judge(frame, late: .milliseconds(1))
        #expect(!late.decodesAll, "it would fall behind again at once")
        _ = late.judge(frame * 2, late: .zero)
        #expect(late.decodesAll)
    }

    /// A decoder that takes `cost` of a second for a second of the film, from a moment at which it was `late`.
    private func run(from start: Duration, cost: Double, pictures: Int) -> [LatePictures.Verdict] {
        var late = LatePictures(frameTime: frame)
        _ = late.judge(.zero, late: .zero)
        return (1...pictures).map { late.judge(frame * $0, late: start + frame * $0 * (cost - 1)) }
    }

    @Test("What does not catch up is hopeless, and what does is not")
    func hopeless() {
        #expect(run(from: .milliseconds(100), cost: 1.1, pictures: 100).contains(.hopeless))
        #expect(run(from: .milliseconds(300), cost: 1, pictures: 100).contains(.hopeless))
        #expect(run(from: .seconds(4), cost: 0.99, pictures: 100).contains(.hopeless), "it would take minutes")
        #expect(!run(from: .seconds(4), cost: 0.5, pictures: 300).contains(.hopeless), "the machine stood still")
        #expect(run(from: .seconds(6), cost: 0.5, pictures: 1) == [.hopeless], "for long")
        #expect(!run(from: .milliseconds(200), cost: 1, pictures: 300).contains(.hopeless), "still of some use")
    }

    @Test("A slow film's own time is the measure, not a fixed one")
    func slowFilm() {
        var late = LatePictures(frameTime: .seconds(2))
        #expect(late.judge(.zero, late: .seconds(3)) == .shown)
        #expect(late.decodesAll)
    }
}

@Suite("Pictures that a decoder leaves out")
struct AwaitedPicturesTests {
    @Test("Those before one that comes will not come any more")
    func passed() {
        var awaited = AwaitedPictures()
        // The order of decoding.
        for time in [0, 4, 2, 1, 3] as [Int64] { awaited.give(time) }
        #expect(awaited.come(0) == 0)
        #expect(awaited.come(2) == 1)
        #expect(awaited.come(3) == 0)
        #expect(awaited.end() == 1)
        #expect(awaited.end() == 0)
    }

    @Test("A decoder that gives nothing holds no more than some")
    func bounded() {
        var awaited = AwaitedPictures()
        var lost = 0
        for time in 0..<1_000 as Range<Int64> {
            awaited.give(time)
            lost += awaited.giveUp()
        }
        #expect(lost == 936)
        #expect(awaited.end() == 64)
    }
}
