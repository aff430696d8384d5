import Testing

@testable import ServingCore

@Suite struct SubtitleAllowanceTests {
    @Test func aFileCountsAsItIsReadOrAsItIsServed() {
        var allowance = SubtitleAllowance(most: 100)
        allowance.spend(size: 40, served: 10)
        allowance.spend(size: 10, served: 59)
        #expect(allowance.hasRoom)
        allowance.spend(size: 1, served: 0)
        #expect(!allowance.hasRoom)
    }

    @Test func aFileThatIsTooLargeIsNotRead() {
        var allowance = SubtitleAllowance(most: 1)
        allowance.spend(size: SubtitleLimits.bytes + 1, served: 0)
        #expect(allowance.hasRoom)
        allowance.spend(size: SubtitleLimits.bytes, served: 0)
        #expect(!allowance.hasRoom)
    }
}
