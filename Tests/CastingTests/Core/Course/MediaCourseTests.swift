import Testing

@testable import Casting
@testable import SenderCore

@Suite struct MediaCourseTests {
    @Test("An idle player says how it ended", arguments: [
        (MediaPlayerIdleReason.finished, CastEnding.finished), (.cancelled, .stopped(.elsewhere)), (.interrupted, .replaced),
        (.error, .playerFailed),
    ])
    func ends(reason: MediaPlayerIdleReason, ending: CastEnding) {
        var course = MediaCourse()
        let found = course.ending(mediaSessionID: 7, state: .idle, idleReason: reason)
        #expect(found == ending)
        #expect(course.mediaSessionID == 7)
    }

    @Test("Idle without a reason is waiting before the media has begun, and the end once it has played", arguments: [
        MediaPlayerState.playing, .paused,
    ])
    func idleWithoutReason(state: MediaPlayerState) {
        var course = MediaCourse()
        let endings = [MediaPlayerState.idle, .buffering, state, .idle].map {
            course.ending(mediaSessionID: 1, state: $0, idleReason: .none)
        }
        #expect(endings == [nil, nil, nil, .stopped(.elsewhere)])
        #expect(course.hasPlayed)
    }

    @Test("Who goes idle without a reason before anything was seen has never played it", arguments: [
        MediaPlayerState.loading, .buffering,
    ])
    func neverPlayed(state: MediaPlayerState) {
        var course = MediaCourse()
        let endings = [MediaPlayerState.idle, state, .unknown, .idle].map {
            course.ending(mediaSessionID: 1, state: $0, idleReason: .none)
        }
        #expect(endings == [nil, nil, nil, .neverPlayed(.wentIdle)])
        #expect(!course.hasPlayed)
        var resumed = MediaCourse(hasPlayed: true)
        let ending = resumed.ending(mediaSessionID: 1, state: .idle, idleReason: .none)
        #expect(ending == .stopped(.elsewhere))
    }

    @Test("Another media session takes this one's place")
    func replaced() {
        var course = MediaCourse()
        let endings = [1, 2].map { course.ending(mediaSessionID: $0, state: .playing, idleReason: .none) }
        #expect(endings == [nil, .replaced])
        #expect(course.mediaSessionID == 1)
    }

    @Test("A player that loads the next item of its queue is between two, not at its end")
    func betweenItems() {
        var course = MediaCourse()
        let between = course.ending(mediaSessionID: 1, state: .idle, idleReason: .finished, hasNext: true)
        #expect(between == nil)
        let end = course.ending(mediaSessionID: 1, state: .idle, idleReason: .finished)
        #expect(end == .finished)
    }
}
