import Testing

@testable import NowPlayingCore

@Suite struct CommandIntakeTests {
    @Test func ofTenThousandVolumesOneRunsAndTheNewestWaits() {
        var intake = CommandIntake()
        #expect(intake.submit(.changeVolume, id: 0) == .run)
        #expect(intake.submit(.changeVolume, id: 1) == .wait(overtaken: nil))
        for id in 2..<10_000 { #expect(intake.submit(.changeVolume, id: id) == .wait(overtaken: id - 1)) }
        #expect(intake.submit(.pause, id: 10_000) == .run)
        #expect(intake.ended(.changeVolume) == 9_999)
        #expect(intake.ended(.changeVolume) == nil)
        #expect(intake.submit(.changeVolume, id: 10_001) == .run)
    }

    @Test func soManyOthersRunAtOnceAndNoMore() {
        var intake = CommandIntake()
        for id in 0..<CommandIntake.limit { #expect(intake.submit(.skipForward, id: id) == .run) }
        #expect(intake.submit(.play, id: 100) == .refuse)
        #expect(intake.submit(.changeVolume, id: 101) == .run)
        #expect(intake.ended(.skipForward) == nil)
        #expect(intake.submit(.play, id: 102) == .run)
    }
}
