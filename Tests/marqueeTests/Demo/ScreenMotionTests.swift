import Testing

@testable import Casting
@testable import marquee

@Suite struct ScreenMotionTests {
    private func grey(_ value: UInt8) throws -> Picture {
        try #require(Picture(width: 64, height: 40, rgb: Array(repeating: value, count: 64 * 40 * 3)))
    }

    @Test("Without a time code each look that shows another picture is a move")
    func others() throws {
        var motion = ScreenMotion(isCoded: false)
        for value: UInt8 in [10, 10, 60, 60, 120] { try motion.look(at: try grey(value)) }
        #expect(motion.moves == 2)
        #expect(motion.text == "2 looks, each another picture")
    }

    @Test("With one, each later code is a move, and a picture without it is none")
    func codes() throws {
        var motion = ScreenMotion(isCoded: true)
        for tenths in [nil, 12, 12, 15, nil, 21] { try motion.look(at: try coded(tenths)) }
        #expect(motion.moves == 2)
        #expect(motion.text == "at 1.2 s, 1.5 s, 2.1 s of the film")
    }

    @Test("A film that goes back is a fault")
    func back() throws {
        var motion = ScreenMotion(isCoded: true)
        try motion.look(at: try coded(30))
        #expect(throws: CastFailure.self) { try motion.look(at: try coded(29)) }
    }

    private func coded(_ tenths: Int?) throws -> Picture {
        guard let tenths else { return try grey(128) }
        return try TimeCodeTests().picture(tenths: tenths)
    }
}
