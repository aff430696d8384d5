import Testing

@testable import SenderCore

@Suite struct KnownHostRoundsTests {
    @Test func thePauseDoublesUpToAMinute() {
        var rounds = KnownHostRounds()
        let pauses = (0..<6).map { _ in rounds.ended(answered: []).pause }
        #expect(pauses == [.seconds(5), .seconds(10), .seconds(20), .seconds(40), .seconds(60), .seconds(60)])
    }

    @Test func aDeviceIsLostWithItsThirdMissInARowAndIsAskedForSooner() {
        var rounds = KnownHostRounds()
        for _ in 0..<5 { #expect(rounds.ended(answered: ["1"]).lost.isEmpty) }
        #expect(rounds.ended(answered: []) == .init(lost: [], pause: .seconds(5)))
        #expect(rounds.ended(answered: []) == .init(lost: [], pause: .seconds(10)))
        #expect(rounds.ended(answered: ["1"]) == .init(lost: [], pause: .seconds(20)))
        #expect(rounds.ended(answered: []).lost.isEmpty)
        #expect(rounds.ended(answered: []).lost.isEmpty)
        #expect(rounds.ended(answered: []).lost == ["1"])
        #expect(rounds.ended(answered: []).lost.isEmpty)
    }
}
