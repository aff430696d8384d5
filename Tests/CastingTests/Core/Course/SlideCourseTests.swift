import Testing

@testable import Casting

@Suite struct SlideCourseTests {
    private let start = ContinuousClock.now

    private func picture(_ id: Int, next: Int? = nil, isLast: Bool = false) -> SlideCourse.Report {
        .init(
            item: .init(mediaSessionID: 1, itemID: id, url: "\(id).png"), isShown: true, isPicture: true,
            nextItemID: next, isLast: isLast)
    }

    @Test func aPictureStaysForItsTimeFromWhenItIsShown() {
        var course = SlideCourse(time: .seconds(8))
        var coming = picture(1, next: 2)
        coming.isShown = false
        course.reported(coming, at: start)
        #expect(course.deadline == nil)
        course.reported(picture(1, next: 2), at: start + .seconds(3))
        #expect(course.deadline == start + .seconds(11))
        // What else is told of it, such as the volume, does not give it its time anew.
        course.reported(picture(1, next: 2), at: start + .seconds(5))
        #expect(course.deadline == start + .seconds(11))
        #expect(course.deadlinePassed(at: start + .seconds(10)) == .nothing)
        #expect(course.deadlinePassed(at: start + .seconds(11)) == .jump(itemID: 2))
        course.reported(picture(2), at: start + .seconds(12))
        #expect(course.deadline == start + .seconds(20))
        #expect(course.deadlinePassed(at: start + .seconds(20)) == .next, "the device has not told the next one's id")
    }

    @Test func aDeviceThatGoesOnByItselfIsGivenTheTimeTo() {
        var course = SlideCourse(time: .seconds(8), grace: .seconds(1))
        course.reported(picture(1, next: 2), at: start)
        #expect(course.deadline == start + .seconds(9))
        course.reported(picture(2, next: 3), at: start + .seconds(8))
        #expect(course.deadline == start + .seconds(17))
    }

    @Test func whatDoesNotComeOfItIsTriedAgain() {
        var course = SlideCourse(time: .seconds(8))
        course.reported(picture(1, next: 2), at: start)
        #expect(course.deadlinePassed(at: start + .seconds(8)) == .jump(itemID: 2))
        #expect(course.deadline == start + .seconds(16))
        #expect(course.deadlinePassed(at: start + .seconds(16)) == .jump(itemID: 2))
    }

    @Test func afterTheLastPictureItIsOver() {
        var course = SlideCourse(time: .seconds(8))
        course.reported(picture(3, isLast: true), at: start)
        #expect(course.deadlinePassed(at: start + .seconds(8)) == .end)
        #expect(course.deadline == nil && course.deadlinePassed(at: start + .seconds(99)) == .nothing)
    }

    @Test func aFilmBetweenPicturesPlaysToItsEnd() {
        var course = SlideCourse(time: .seconds(8))
        course.reported(picture(1, next: 2), at: start)
        var film = picture(2, next: 3)
        film.isPicture = false
        course.reported(film, at: start + .seconds(8))
        #expect(course.deadline == nil && course.deadlinePassed(at: start + .seconds(999)) == .nothing)
        course.reported(picture(3), at: start + .seconds(60))
        #expect(course.deadline == start + .seconds(68))
    }

    @Test func aMomentInWhichAPictureIsNotShownDoesNotGiveItItsTimeAnew() {
        var course = SlideCourse(time: .seconds(8))
        course.reported(picture(1, next: 2), at: start)
        var away = picture(1, next: 2)
        away.isShown = false
        course.reported(away, at: start + .seconds(2))
        course.reported(picture(1, next: 2), at: start + .seconds(3))
        #expect(course.deadline == start + .seconds(8))
    }

    @Test(arguments: [
        ("8s", 8.0), ("8", 8), ("2.5s", 2.5), ("1m", 60), ("1:30", 90), ("86400", 86_400), ("0.5s", nil), ("0", nil),
        ("86401", nil), ("1:30s", nil), ("s", nil), ("", nil), ("-8s", nil), ("8 s", nil), ("8h", nil),
    ])
    func timesAsPeopleWriteThem(text: String, seconds: Double?) {
        #expect(SlideText.parse(text) == seconds)
    }
}
