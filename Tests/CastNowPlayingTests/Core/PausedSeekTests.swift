import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import SenderCore

@Suite struct PausedSeekTests {
    private func status(_ state: String, at place: Double, _ members: String = "") throws -> MediaStatus {
        try told(state: state, #""currentTime":\#(place)\#(members)"#)
    }

    @Test func itStandsWhileItFillsItsBufferElsewhere() throws {
        var seek = PausedSeek()
        #expect(try seek.stands(status("PAUSED", at: 10), isSeeking: false) == true)
        for place in [40.0, 40] { #expect(try seek.stands(status("BUFFERING", at: place), isSeeking: false) == true) }
        #expect(try seek.stands(status("PAUSED", at: 40), isSeeking: false) == true)
        #expect(try seek.stands(status("PLAYING", at: 40), isSeeking: false) == false)
        #expect(try seek.stands(status("BUFFERING", at: 50), isSeeking: false) == false)
    }

    @Test func aSeekOfOnesOwnNeedsNoOtherPlace() throws {
        var seek = PausedSeek()
        _ = try seek.stands(status("PAUSED", at: 10), isSeeking: false)
        #expect(try seek.stands(status("BUFFERING", at: 10), isSeeking: true) == true)
        #expect(try seek.stands(status("BUFFERING", at: 10), isSeeking: false) == true)
    }

    @Test func whatPlaysOnFromAPauseDoesNotStand() throws {
        var seek = PausedSeek()
        _ = try seek.stands(status("PAUSED", at: 10), isSeeking: false)
        #expect(try seek.stands(status("BUFFERING", at: 10.1), isSeeking: false) == false)
    }

    @Test func anotherFilmThatLoadsDoesNotStand() throws {
        var seek = PausedSeek()
        _ = try seek.stands(status("PAUSED", at: 10), isSeeking: false)
        #expect(try seek.stands(status("BUFFERING", at: 0, #","mediaSessionId":4"#), isSeeking: false) == false)
        _ = try seek.stands(status("PAUSED", at: 10), isSeeking: false)
        #expect(seek.stands(nil, isSeeking: false) == false)
        #expect(try seek.stands(status("BUFFERING", at: 40), isSeeking: false) == false)
    }
}
