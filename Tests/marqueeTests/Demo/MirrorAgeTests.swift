import Testing

@testable import marquee

@Suite struct MirrorAgeTests {
    @Test("The age is told by the medians of its bounds: one slow look does not count")
    func bounds() {
        var age = MirrorAge()
        #expect(age.text == "unknown")
        // Made at 1000 + 30/30 = 1001, seen between 1001.3 and 1001.5.
        age.look(counter: 30, asked: 1001.3, had: 1001.5, start: 1000, framesPerSecond: 30)
        age.look(counter: 60, asked: 1002.4, had: 1004, start: 1000, framesPerSecond: 30)
        age.look(counter: 90, asked: 1003.2, had: 1003.45, start: 1000, framesPerSecond: 30)
        #expect(age.looks == 3)
        #expect(age.lastCounter == 90)
        #expect(age.text == "300 to 500 ms")
    }

    @Test("Clocks that disagree a little make no age below nothing")
    func disagreeing() {
        var age = MirrorAge()
        age.look(counter: 10, asked: 1000.9, had: 1001.1, start: 1000, framesPerSecond: 10)
        #expect(age.text == "0 to 100 ms")
    }
}
