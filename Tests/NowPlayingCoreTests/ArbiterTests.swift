import Testing

@testable import NowPlayingCore

@Suite struct ArbiterTests {
    /// The same numbers for the same seed.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    @Test func theSingleOneIsActiveByItselfAndStaysItWhenOthersCome() {
        var arbiter = NowPlayingArbiter<Int>()
        #expect(arbiter.active == nil)
        arbiter.add(1, isEligible: true)
        #expect(arbiter.active == 1)
        arbiter.add(2, isEligible: true)
        #expect(arbiter.active == 1)
        arbiter.remove(1)
        #expect(arbiter.active == 2)
    }

    @Test func whoMayNotBeShownIsNotActiveAndIsItAgainWhenItMay() {
        var arbiter = NowPlayingArbiter<Int>()
        arbiter.add(1, isEligible: false)
        #expect(arbiter.active == nil && !arbiter.canBecomeActive(1))
        #expect(arbiter.requestActive(1) == false)
        arbiter.setEligible(1, true)
        #expect(arbiter.active == 1 && arbiter.canBecomeActive(1))
        arbiter.setEligible(1, false)
        #expect(arbiter.active == nil)
        arbiter.setEligible(1, true)
        #expect(arbiter.active == 1)
    }

    @Test func ofSeveralNoneTakesTheActiveOnesPlaceUnasked() {
        var arbiter = NowPlayingArbiter<Int>()
        for id in 1...3 { arbiter.add(id, isEligible: true) }
        #expect(arbiter.requestActive(3) == true)
        #expect(arbiter.active == 3)
        arbiter.remove(3)
        #expect(arbiter.active == nil)
        #expect(arbiter.requestActive(2) == true)
        #expect(arbiter.active == 2)
        #expect(arbiter.requestActive(9) == false)
        #expect(arbiter.active == 2)
    }

    /// Whatever is done in whatever order: the active one is a member, may be shown, and is the one that asked last or
    /// was alone. That there are never two is what a session's own answers are asked for in SessionRandomTests.
    @Test(arguments: 0..<20) func whateverHappensTheActiveOneIsThereAndMayBeShown(seed: UInt64) {
        var generator = Generator(state: seed)
        var arbiter = NowPlayingArbiter<Int>()
        var members: [Int: Bool] = [:]
        for _ in 0..<2000 {
            let id = Int.random(in: 0..<5, using: &generator)
            let before = arbiter.active
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                let isEligible = Bool.random(using: &generator)
                arbiter.add(id, isEligible: isEligible)
                members[id] = isEligible
            case 1:
                arbiter.remove(id)
                members[id] = nil
            case 2:
                let isEligible = Bool.random(using: &generator)
                arbiter.setEligible(id, isEligible)
                if members[id] != nil { members[id] = isEligible }
            default:
                let became = arbiter.requestActive(id)
                #expect(became == (members[id] == true))
                #expect(arbiter.active == (became ? id : before))
            }
            if let active = arbiter.active { #expect(members[active] == true) }
            if members.count == 1, let only = members.first { #expect((arbiter.active != nil) == only.value) }
            for (id, isEligible) in members { #expect(arbiter.canBecomeActive(id) == isEligible) }
        }
    }
}
