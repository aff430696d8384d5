import Testing

@testable import Casting

@Suite struct QueueIDsTests {
    @Test("An id that is not there is refused with those that are")
    func unknown() throws {
        try QueueIDs.check([3, 1], in: [1, 2, 3])
        for (wanted, present, told) in [
            ([99], [1, 2, 3], "no item 99; there are 1, 2, 3"), ([1, 4], [1], "no item 4; there is 1"),
            ([0], Array(1...22), "19, 20 and 2 more"),
        ] {
            let failure = try #require(#expect(throws: CastFailure.self) { try QueueIDs.check(wanted, in: present) })
            #expect(failure.code == .wrongUse)
            #expect(failure.description.hasSuffix(told))
        }
    }

    @Test("An item put before itself stays; several before one of themselves are refused")
    func moves() throws {
        #expect(try QueueIDs.moves([1, 2], before: 3))
        #expect(try QueueIDs.moves([1], before: nil))
        #expect(try !QueueIDs.moves([1], before: 1))
        #expect(throws: CastFailure.self) { try QueueIDs.moves([1, 2], before: 2) }
    }
}
