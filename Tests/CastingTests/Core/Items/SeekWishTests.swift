import Testing

@testable import Casting

@Suite struct SeekWishTests {
    @Test("What people write is read, with its sign", arguments: [
        ("90", 90.0, false), ("1:30", 90, false), ("+30", 30, true), ("-1:00", -60, true),
    ])
    func read(text: String, seconds: Double, isRelative: Bool) {
        #expect(SeekWish(text) == SeekWish(seconds: seconds, isRelative: isRelative))
    }

    @Test("What is no time is none", arguments: ["", "soon", "+", "1:99", "--3"])
    func unread(text: String) { #expect(SeekWish(text) == nil) }

    @Test("A time beyond the end is refused, with how long it is; the end itself is not")
    func absolute() throws {
        let wish = SeekWish(seconds: 100, isRelative: false)
        #expect(try wish.target(from: 0, duration: 100, of: "Film") == 100)
        let failure = #expect(throws: CastFailure.self) { try wish.target(from: 0, duration: 90, of: "Film") }
        #expect(failure?.code == .wrongUse)
        #expect(failure?.description == "1:40 is beyond the end: \"Film\" is 1:30 long")
    }

    @Test("From where it is, it goes as far as there is something", arguments: [
        (30.0, 80.0, 90.0), (-30, 10, 0), (5, 10, 15),
    ])
    func relative(step: Double, position: Double, target: Double) throws {
        #expect(try SeekWish(seconds: step, isRelative: true).target(from: position, duration: 90, of: "") == target)
    }

    @Test("Where nobody knows how long it is, the device decides", arguments: [nil, -1, 0, Double.infinity])
    func unknown(duration: Double?) throws {
        let wish = SeekWish(seconds: 7_200, isRelative: false)
        #expect(try wish.target(from: 0, duration: duration, of: "Film") == 7_200)
    }
}
