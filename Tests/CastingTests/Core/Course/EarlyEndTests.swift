import Testing

@testable import Casting
@testable import SenderCore

/// An end that comes before the LOAD's answer, or in its place.
@Suite struct EarlyEndTests {
    private static let failure = CastFailure(.lost, "it was cancelled")

    private func loading(_ urls: [String] = ["a"], over session: Int? = nil) -> CastCourse {
        var course = CastCourse(.loading, count: urls.count)
        _ = course.begin()
        _ = course.joined()
        for url in urls { _ = course.prepared(.init(url: url, isServed: false)) }
        _ = course.checked()
        course.sent(over: session)
        return course
    }

    private func finished(_ id: Int = 1, hasNext: Bool = false, url: String? = nil) -> CastCourse.Report {
        CastCourse.Report(mediaSessionID: id, state: .idle, idleReason: .finished, hasNext: hasNext, url: url)
    }

    @Test func finishedBeforeTheAnswerIsTheEnd() {
        for url in ["a", nil] {
            var course = loading()
            #expect(course.reportedEarly(finished(url: url)) == .end(.finished))
            #expect(course.state == .ending(.finished, leaves: true))
            #expect(course.loaded() == .nothing, "its answer comes too late")
            #expect(course.loadFailed(.loadCancelled, Self.failure, isSuspended: false) == .nothing)
        }
    }

    @Test func theEndOfWhatPlayedBeforeIsNotOurs() {
        var course = loading(over: 4)
        #expect(course.reportedEarly(finished(4)) == .nothing)
        #expect(course.reportedEarly(finished(4, url: "z")) == .nothing)
        #expect(course.reportedEarly(finished(5, url: "z")) == .nothing, "somebody else has loaded something")
        #expect(course.state == .loading)
        #expect(course.reportedEarly(finished(6, url: "a")) == .end(.finished))
    }

    @Test func aDeviceThatGivesEachMediaSessionTheSameNumberIsUnderstood() {
        var course = loading(over: 1)
        let coming = CastCourse.Report(mediaSessionID: 1, state: .loading, url: "a")
        #expect(course.reportedEarly(coming) == .nothing)
        #expect(course.reportedEarly(finished(1)) == .end(.finished))
    }

    @Test func theEndOfOneItemOfAQueueIsNotTheEnd() {
        var course = loading(["a", "b"])
        #expect(course.reportedEarly(finished(url: "a")) == .end(.finished), "nothing comes behind it")
        course = loading(["a", "b"])
        #expect(course.reportedEarly(finished(hasNext: true, url: "a")) == .nothing)
        #expect(course.loaded() == .follow)
        #expect(course.reported(.init(mediaSessionID: 1, state: .playing, url: "b")) == .goesOn(item: 1))
    }

    @Test func otherEndsAreLeftToTheAnswer() {
        for reason in [MediaPlayerIdleReason.error, .cancelled, .interrupted, .none] {
            var course = loading()
            let report = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: reason, url: "a")
            #expect(course.reportedEarly(report) == .nothing && course.state == .loading)
        }
        var course = loading()
        #expect(course.reportedEarly(nil) == .nothing)
    }

    @Test func inNoOtherStateAReportIsEarly() {
        var playing = loading()
        _ = playing.loaded()
        var suspended = loading()
        _ = suspended.suspended(.networkError)
        var stopping = loading()
        _ = stopping.stop()
        var resuming = CastCourse(.resuming, count: 1)
        _ = resuming.begin()
        for course in [playing, suspended, stopping, resuming] {
            var course = course
            let before = course.state
            #expect(course.reportedEarly(finished(url: "a")) == .nothing && course.state == before)
        }
    }

    @Test func aFileThatNobodyFetchedIsNotOverAlthoughTheDeviceSaysSo() {
        var course = CastCourse(.loading, count: 1)
        _ = course.begin()
        _ = course.joined()
        _ = course.prepared(.init(url: "a", isServed: true))
        _ = course.checked()
        course.sent()
        #expect(course.reportedEarly(finished(url: "a")) == .end(.neverPlayed(.finishedUnfetched)))
    }

    @Test func aLoadThatIsCalledCancelledIsSettledByTheDevicesStatus() {
        var course = loading()
        #expect(course.loadFailed(.loadCancelled, Self.failure, isSuspended: false) == .askForStatus)
        var over = course
        #expect(over.reportedEarly(finished(url: "a")) == .end(.finished))
        #expect(over.cancelled(isThere: false, Self.failure) == .nothing)
        var there = course
        #expect(there.cancelled(isThere: true, Self.failure) == .follow && there.load.state == .taken)
        #expect(there.reported(.init(mediaSessionID: 1, state: .playing, url: "a")) == .goesOn(item: nil))
        #expect(course.cancelled(isThere: false, Self.failure) == .end(.failed(Self.failure)))
    }

    @Test func aConnectionThatGoesAfterACancelledLoadLeavesItInDoubt() {
        var course = loading()
        _ = course.loadFailed(.loadCancelled, Self.failure, isSuspended: false)
        _ = course.suspended(.networkError)
        let gone = CastError(.networkNotReachable, "gone")
        #expect(course.loadFailed(gone, Self.failure, isSuspended: true) == .wait)
        #expect(course.cancelled(isThere: false, Self.failure) == .nothing)
        #expect(course.resumed(isThere: false) == .loadAgain(.back))
    }
}
