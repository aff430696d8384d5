import Testing

@testable import CastStreaming

@Suite struct AnnouncedDelaysTests {
    private func announced(_ milliseconds: ClosedRange<Int>, to delays: inout AnnouncedDelays) {
        for number in milliseconds {
            let frame = FrameID(Int64(number))
            delays.announce(.milliseconds(number), with: frame, at: RTPTimestamp(ticks: Int64(number) * 100))
        }
    }

    /// A receiver that does not follow is told of more changes than are remembered.
    @Test func whatNobodyConfirmedIsNeverTakenForConfirmed() {
        var delays = AnnouncedDelays(.milliseconds(400))
        announced(401...500, to: &delays)
        #expect(delays.confirmed == .milliseconds(400))
        #expect(delays.delay(of: FrameID(500)) == .milliseconds(400))
        #expect(delays.delay(at: RTPTimestamp(ticks: 50_000)) == .milliseconds(400))
    }

    @Test func whatWasConfirmedStaysConfirmed() {
        var delays = AnnouncedDelays(.milliseconds(400))
        announced(401...405, to: &delays)
        delays.confirm()
        announced(406...500, to: &delays)
        #expect(delays.confirmed == .milliseconds(405))
        #expect(delays.delay(of: FrameID(500)) == .milliseconds(405))
        delays.confirm()
        #expect(delays.confirmed == .milliseconds(500))
    }
}
