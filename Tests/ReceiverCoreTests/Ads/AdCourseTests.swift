import CastWire
import Testing

@testable import ReceiverCore

@Suite struct AdCourseTests {
    private let t0 = ContinuousClock.now
    private let info = AdBreakInfo(adBreakID: "b", playbackPosition: 0, adBreakClipIDs: ["1", "2", "3"])

    private func clip(_ id: String, _ url: String? = "http://a/ad") -> AdBreakClipInfo {
        var clip = AdBreakClipInfo(adBreakClipID: id)
        clip.contentURL = url
        return clip
    }

    /// The break shows; the screen has its first clip.
    private func showing(_ clips: [AdBreakClipInfo]) -> AdCourse {
        var course = AdCourse(from: 0)
        course.begin(info, .beforeContent, clips: clips, at: t0)
        let report = PlaybackReport(
            load: LoadID(rawValue: 1), event: .position, state: .playing, position: 0, at: t0)
        course.clipLoaded(MediaDescription(kind: .video, duration: 10), report)
        return course
    }

    @Test func oneClipComesBehindTheOtherAndThenTheBreakIsOver() {
        var course = showing([clip("1"), clip("2", nil), clip("3")])
        let end = t0 + .seconds(10)
        #expect(course.clipOver(isPatient: true, at: end) == .next(wasShown: true))
        #expect(course.showing?.clip.adBreakClipID == "3", "the second has nothing to show")
        #expect(course.showing?.timeBefore == 10 && course.showing?.loadingSince == end)
        #expect(course.clipOver(isPatient: true, at: end) == .breakOver(breakID: "b", .beforeContent))
        #expect(course.showing == nil && course.clipOver(isPatient: true, at: end) == nil)
    }

    @Test func withoutPatienceTheBreakIsOverWithItsClip() {
        var course = showing([clip("1"), clip("2")])
        #expect(course.clipOver(isPatient: false, at: t0) == .breakOver(breakID: "b", .beforeContent))
    }

    @Test func aClipThatIsSoughtGoesOnWithItsOwnAnswerOnly() {
        var sought = clip("1", nil)
        sought.vastAdsRequest = VASTAdsRequest(adTagURL: "http://a/tag")
        var course = AdCourse(from: 0)
        course.begin(info, .withinContent, clips: [sought, clip("2")], at: t0)
        course.clipSought()
        #expect(course.clipFound("2", [sought, clip("2")], at: t0) == .noneWaits)
        #expect(course.showing?.isSought == true)
        let later = t0 + .seconds(3)
        var found = course
        #expect(found.clipFound("1", [clip("1"), clip("1-2"), clip("2")], at: later) == .open)
        #expect(found.showing?.clips.count == 3 && found.showing?.loadingSince == later)
        #expect(course.clipFound("1", [sought, clip("2")], at: later) == .passOver)
    }

    @Test func whatDoesNotComeInTimeIsGivenUp() {
        var course = AdCourse(from: 0)
        #expect(course.nextDeadline == nil && course.deadlinePassed(at: t0) == nil)
        course.search.scheduleAwaitedSince = t0
        course.search.ask(for: .schedule, as: AdLookupID(rawValue: 1))
        #expect(course.nextDeadline == t0 + AdCourse.loadLimit)
        #expect(course.deadlinePassed(at: t0 + AdCourse.loadLimit - .milliseconds(1)) == nil)
        #expect(course.deadlinePassed(at: t0 + AdCourse.loadLimit) == .schedule)
        #expect(course.search.answered(AdLookupID(rawValue: 1)) == nil, "nobody waits for the answer any more")
        course.search.scheduleAwaitedSince = nil
        course.begin(info, .beforeContent, clips: [clip("1")], at: t0)
        #expect(course.deadlinePassed(at: t0 + AdCourse.loadLimit) == .clip)
    }

    @Test func aClipThatCouldNotBeOpenedIsNotTriedAgain() {
        var course = AdCourse(from: 0)
        course.begin(info, .beforeContent, clips: [clip("1")], at: t0)
        course.clipFailed()
        #expect(!course.search.canShow(clip("1")))
        var shown = showing([clip("1")])
        shown.clipFailed()
        #expect(shown.search.canShow(clip("1")), "one that broke off while it showed may come again")
    }

    @Test func theFloorFollowsJumpsAndWhoeverGoesBackAtTheScreen() {
        var course = AdCourse(from: 20)
        course.passed(10)
        #expect(course.floor == 20)
        course.passed(30)
        #expect(course.floor == 30)
        course.isAt(29.5)
        #expect(course.floor == 30, "a position that is reckoned may differ by so much")
        course.isAt(12)
        #expect(course.floor == 12)
        course.went(to: 5)
        #expect(course.floor == 5)
    }

    @Test func ofAnAdWithinTheStreamEachChangeIsToldOnce() {
        func ad(_ breakID: String, _ id: String, at time: Double) -> MediaSession.EmbeddedAd {
            .init(breakID: breakID, clip: clip(id), breakTime: time, clipTime: time, clipEnd: 40)
        }
        var course = AdCourse(from: 0)
        #expect(course.follow(nil) == .unchanged)
        #expect(course.follow(ad("b", "1", at: 0)) == .changed(watched: nil))
        #expect(course.follow(ad("b", "1", at: 1)) == .unchanged)
        #expect(course.follow(ad("b", "2", at: 2)) == .changed(watched: nil))
        #expect(course.follow(nil) == .changed(watched: "b"))
        _ = course.follow(ad("b", "1", at: 0))
        course.screenLoads()
        #expect(course.follow(nil) == .unchanged)
    }
}
