import Testing

@testable import MediaPipeline

@Suite("Times of films that leap")
struct TimestampLeapsTests {
    /// Times of packets as they lie in a file, in milliseconds, and what becomes of them.
    private func line(_ packets: [(stream: Int, time: Int)], lasting: Int = 40, leapsAhead: Bool = true) -> [Int] {
        var leaps = TimestampLeaps(leapsAhead: leapsAhead)
        return packets.map { stream, time in
            let offset = leaps.offset(
                stream: stream, time: .milliseconds(time), duration: .milliseconds(lasting))
            return time + Int(offset / .milliseconds(1))
        }
    }

    @Test("Steady times stay as they are, with small steps back and gaps")
    func steady() {
        let times = [0, 40, 80, 70, 120, 9_000, 9_040, 8_600]
        #expect(line(times.map { (0, $0) }) == times)
    }

    @Test("Where the file begins again, its times go on")
    func back() {
        let times = line([0, 400, 800, 0, 400, 800, 0, 400].map { (0, $0 + 5_000) }, lasting: 400)
        #expect(times == (0..<8).map { $0 * 400 + 5_000 })
    }

    @Test("Both streams of a leap are moved alike, whichever comes to it first")
    func together() {
        // The second recording's sound begins 60 ms before its picture, and lies further on in the file.
        let packets: [(stream: Int, time: Int)] = [
            (0, 10_000), (1, 10_000), (0, 10_040), (0, 10_080), (1, 10_040), (0, 2_000), (0, 2_040), (1, 10_080),
            (1, 1_940), (0, 2_080), (1, 1_980),
        ]
        #expect(line(packets) == [
            10_000, 10_000, 10_040, 10_080, 10_040, 10_120, 10_160, 10_080, 10_060, 10_200, 10_100,
        ])
    }

    @Test("A stream whose leap is just short of one follows the other's")
    func borderline() {
        let packets: [(stream: Int, time: Int)] = [(0, 0), (1, 0), (0, 10_060), (1, 10_030), (0, 10_100), (1, 10_070)]
        #expect(line(packets) == [0, 0, 40, 10, 80, 50])
    }

    @Test("A clock that runs over goes on")
    func wrap() {
        let end = 95_443_717
        #expect(line([(0, end - 40), (1, end - 20), (0, 0), (1, 20)]) == [end - 40, end - 20, end, end + 20])
        // Where the reader takes it for one that was never before.
        #expect(line([(0, 5_000), (1, 5_000), (0, end), (1, end + 9)]) == [5_000, 5_000, 5_040, 5_049])
    }

    @Test("A pause of one stream is no leap, nor any step ahead in a container whose times don't leap")
    func gaps() {
        let slides: [(stream: Int, time: Int)] = [
            (0, 0), (1, 0), (1, 8_000), (1, 16_000), (1, 24_000), (0, 24_500), (1, 32_000),
        ]
        #expect(line(slides, lasting: 8_000) == slides.map(\.time))
        #expect(line([(0, 0), (0, 3_600_000)], leapsAhead: false) == [0, 3_600_000])
        #expect(line([(0, 0), (0, 3_600_000)]) == [0, 40])
    }

    @Test("A packet that says nothing of its place leaps nowhere, and goes where the others go")
    func undated() {
        var leaps = TimestampLeaps(leapsAhead: false)
        #expect(leaps.offset(stream: 0) == .zero)
        #expect(leaps.offset(stream: 0, time: .seconds(5), duration: .seconds(1)) == .zero)
        #expect(leaps.offset(stream: 0, time: .zero, duration: .seconds(1)) == .seconds(6))
        #expect(leaps.offset(stream: 0) == .seconds(6))
    }

    @Test("A thousand leaps take no more memory than a few")
    func many() {
        let round: [(stream: Int, time: Int)] = [(0, 0), (1, 0), (0, 1_000), (1, 1_000)]
        let times = line((0..<1_000).flatMap { _ in round }, lasting: 1_000)
        let expected = (0..<1_000).flatMap { index -> [Int] in
            let start = index * 2_000
            return [start, start, start + 1_000, start + 1_000]
        }
        #expect(times == expected)
    }
}

@Suite("Rates of films")
struct FilmRateTests {
    private func times(_ gaps: [Int]) -> [Duration] {
        var time = 0
        return gaps.map { gap in
            time += gap
            return .milliseconds(time)
        }
    }

    @Test("A steady film has its average, whatever its times are rounded to")
    func steady() {
        let film = (0..<120).map { [42, 42, 41][$0 % 3] }
        #expect(FilmRate.highest(average: 23.976, base: 90_000, times: times(film)) == 23.976)
        #expect(FilmRate.highest(average: 120, base: 120, times: times((0..<120).map { 8 + $0 % 3 / 2 })) == 120)
        #expect(FilmRate.highest(average: 25, base: nil, times: []) == 25)
    }

    @Test("One of irregular times has its highest, to 60")
    func irregular() {
        let slowAndFast = [Int](repeating: 20, count: 50) + [Int](repeating: 200, count: 10)
        #expect(FilmRate.highest(average: 20, base: nil, times: times(slowAndFast)) == 50)
        #expect(FilmRate.highest(average: 20, base: 50, times: []) == 50)
        #expect(FilmRate.highest(average: 20, base: nil, times: times([Int](repeating: 4, count: 50))) == 60)
        // B-frames: packets come in the order of decoding.
        #expect(FilmRate.highest(average: 5, base: nil, times: times(slowAndFast).reversed()) == 50)
    }

    @Test("A single short gap is no rate")
    func outlier() {
        let film = [Int](repeating: 40, count: 60) + [1, 79]
        #expect(FilmRate.highest(average: 25, base: nil, times: times(film)) == 25)
    }
}
