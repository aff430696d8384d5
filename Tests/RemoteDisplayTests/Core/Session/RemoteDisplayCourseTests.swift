import Testing

@testable import CastStreaming
@testable import RemoteDisplay

/// What a session decides, by times that are passed in.
struct RemoteDisplayCourseTests {
    private let start = ContinuousClock.now
    private let agreement = RemoteDisplayAgreement(
        video: RemoteDisplayAgreement.Video(
            codec: .vp8, width: 1_280, height: 720, frameRate: 30, minimumBitRate: 300_000, maximumBitRate: 5_000_000,
            startBitRate: 2_500_000),
        audio: nil, targetDelay: .milliseconds(400))

    private func course(encodesInBackground: Bool = false) -> RemoteDisplayCourse<String> {
        RemoteDisplayCourse(agreement: agreement, encodesInBackground: encodesInBackground, at: start)
    }

    @Test func nothingIsTakenOfAKindThatWasNotAgreedOnOrAfterTheEnd() {
        var course = course()
        #expect(course.admit(.audio, presentationTime: nil, needsEncoder: true, at: start) == .notAgreed)
        #expect(course.admit(.video, presentationTime: nil, needsEncoder: true, at: start) == .admitted(start))
        #expect(course.lifecycle.end(.failed("encoder")) == .ended(.failed("encoder")))
        #expect(course.lifecycle.end(.invalidated) == .nothing)
        let refused = course.admit(.video, presentationTime: nil, needsEncoder: true, at: start)
        #expect(refused == .ended(.failed("encoder")))
    }

    @Test(arguments: [false, true]) func inTheBackgroundThereMayBeNoEncoder(encodes: Bool) {
        var course = course(encodesInBackground: encodes)
        #expect(course.lifecycle.enteredBackground(keepsConnection: true, hasBackgroundTask: true) == .goesOn)
        let picture = course.admit(.video, presentationTime: nil, needsEncoder: true, at: start)
        #expect(picture == (encodes ? .admitted(start) : .noEncoder))
        #expect(course.admit(.video, presentationTime: nil, needsEncoder: false, at: start) == .admitted(start))
    }

    @Test func anAppsTimesAreKept() {
        var course = course()
        _ = course.admit(.video, presentationTime: .seconds(5), needsEncoder: true, at: start)
        let later = start + .milliseconds(101)
        let second = course.admit(.video, presentationTime: .milliseconds(5_100), needsEncoder: true, at: later)
        #expect(second == .admitted(start + .milliseconds(100)))
    }

    @Test func anotherDelayIsGrantedWhereTheReceiverFollows() {
        var course = course()
        let (short, long) = (Duration.milliseconds(100), Duration.seconds(1))
        #expect(course.wish(for: short, upTo: long) == .fixed(.milliseconds(400)), "before its streams are open")
        #expect(course.opened([]) == true)
        #expect(course.wish(for: short, upTo: long) == .granted(short...long))
        #expect(course.wish(for: .zero, upTo: long) == .senseless && course.wish(for: long, upTo: short) == .senseless)
        #expect(course.wish(for: short, upTo: .milliseconds(5_001)) == .senseless)
        #expect(course.delayChanged(to: long) && !course.delayChanged(to: long) && course.targetDelay == long)
        _ = course.lifecycle.end(.invalidated)
        #expect(course.wish(for: short, upTo: long) == .ended(.invalidated))
        #expect(course.wish(for: long, upTo: short) == .senseless && !course.delayChanged(to: short))
        #expect(course.opened([]) == false)
    }

    @Test func aSessionWithoutAFirstFrameOrAChannelEnds() {
        var waiting = course().lifecycle
        #expect(waiting.nextDeadline == start + .seconds(15))
        #expect(waiting.deadlinePassed(at: start + .milliseconds(14_999)) == .goesOn)
        #expect(waiting.deadlinePassed(at: start + .seconds(15)) == .ended(.noFirstFrame))
        var shown = course().lifecycle
        #expect(shown.acknowledged() == .goesOn && shown.nextDeadline == nil)
        #expect(shown.channelLost(isFinal: false, at: start + .seconds(60)) == .goesOn)
        #expect(shown.channelCameBack() == .goesOn && shown.nextDeadline == nil)
        #expect(shown.channelLost(isFinal: false, at: start + .seconds(70)) == .goesOn)
        #expect(shown.deadlinePassed(at: start + .seconds(85)) == .ended(.channelLost))
        #expect(shown.ending == .channelLost && shown.acknowledged() == .nothing)
    }
}
