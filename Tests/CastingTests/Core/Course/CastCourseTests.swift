import Testing

@testable import Casting
@testable import SenderCore
@testable import ServingCore

/// A cast's course on scripted events.
@Suite struct CastCourseTests {
    static let gone = CastError(.applicationNotRunning, "gone")
    static let away = CastError(.networkNotReachable, "the connection was lost")
    private static let failure = CastFailure(.lost, "it was lost")

    /// In the state in which the LOAD is out.
    private func loading(_ urls: [String] = ["a"], isServed: Bool = true) -> CastCourse {
        var course = CastCourse(.loading, count: urls.count)
        _ = course.begin()
        _ = course.joined()
        for url in urls { _ = course.prepared(.init(url: url, isServed: isServed)) }
        _ = course.checked()
        course.sent()
        return course
    }

    private func playing(_ urls: [String] = ["a"], isServed: Bool = true) -> CastCourse {
        var course = loading(urls, isServed: isServed)
        _ = course.loaded()
        _ = course.reported(.init(mediaSessionID: 1, state: .playing, url: urls[0]))
        return course
    }

    private var request: ServedRequest {
        var generator = SystemRandomNumberGenerator()
        return ServedRequest(
            id: 1, path: PublishedPath(name: "a.mp4", using: &generator), resource: "", peer: "127.0.0.1:1",
            method: "GET")
    }

    @Test("What a server refuses is left out, and the rest is counted anew")
    func refusedItems() {
        var course = CastCourse(.loading, count: 3)
        _ = course.begin()
        _ = course.joined()
        for url in ["a", "b", "c"] { _ = course.prepared(.init(url: url, isServed: url == "b")) }
        #expect(course.checked(refused: [0, 2]) == .load)
        #expect(course.count == 1 && course.items == [.init(url: "b", isServed: true)] && course.accounts.count == 1)
        course.sent()
        #expect(course.loaded() == .follow)
        #expect(course.reported(.init(mediaSessionID: 1, state: .playing, url: "b")) == .goesOn(item: nil))
        #expect(course.current == 0)
    }

    @Test("From the beginning to the end, with a queue of two")
    func wholeWay() {
        var course = CastCourse(.loading, count: 2)
        #expect(course.begin() == .join && course.state == .joining)
        #expect(course.begin() == .nothing, "a cast begins once")
        #expect(course.joined() == .prepare && course.state == .preparing(0))
        #expect(course.prepared(.init(url: "a", isServed: true)) == .prepare(1) && course.state == .preparing(1))
        #expect(course.prepared(.init(url: "b", isServed: false)) == .check && course.state == .checking)
        #expect(course.checked() == .load && course.state == .loading)
        course.sent()
        #expect(course.loaded() == .follow)
        #expect(course.reported(.init(mediaSessionID: 1, state: .buffering, url: "a")) == .goesOn(item: nil))
        #expect(!course.hasPlayed)
        #expect(course.reported(.init(mediaSessionID: 1, state: .playing, url: "a")) == .goesOn(item: nil))
        let between = CastCourse.Report(
            mediaSessionID: 1, state: .idle, idleReason: .finished, hasNext: true, url: "a")
        #expect(course.reported(between) == .goesOn(item: nil))
        #expect(course.reported(.init(mediaSessionID: 1, state: .playing, url: "b")) == .goesOn(item: 1))
        #expect(course.current == 1 && course.hasPlayed)
        let last = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: .finished, url: "b")
        #expect(course.reported(last) == .end(.finished, isOurs: true, item: nil))
        #expect(course.state == .ending(.finished, leaves: true))
        #expect(course.sessionEnded(nil) == .nothing && course.stop() == .nothing)
        #expect(course.state == .ending(.finished, leaves: false), "who stops it now waits for no device")
    }

    @Test("A step that fails ends it, and leaves the session as it is")
    func failures() {
        var course = CastCourse(.loading, count: 1)
        _ = course.begin()
        #expect(course.joined(Self.failure) == .end)
        #expect(course.state == .ending(.failed(Self.failure), leaves: false))
        course = CastCourse(.loading, count: 1)
        _ = course.begin()
        _ = course.joined()
        #expect(course.prepareFailed(Self.failure) == .end && course.ending == .failed(Self.failure))
        course = loading()
        course.unsendable(Self.failure)
        #expect(course.ending == .failed(Self.failure))
    }

    @Test("A failure undoes what was begun where nobody has seen any of it, and leaves what has played")
    func neverBegan() {
        var course = loading()
        #expect(!course.neverBegan, "it goes on")
        _ = course.loadFailed(CastError(.mediaLoadFailed, "no"), Self.failure, isSuspended: false)
        #expect(course.neverBegan)
        course = CastCourse(.loading, count: 1)
        _ = course.begin()
        _ = course.joined()
        _ = course.prepareFailed(Self.failure)
        #expect(course.neverBegan)
        course = playing()
        _ = course.reported(.init(mediaSessionID: 1, state: .idle, idleReason: .error))
        #expect(course.ending == .playerFailed && !course.neverBegan)
        course = CastCourse(.resuming, count: 1)
        _ = course.begin()
        _ = course.joined()
        _ = course.prepareFailed(Self.failure)
        #expect(!course.neverBegan, "an earlier process has begun it")
        course = loading()
        _ = course.stop()
        course.stopped()
        #expect(!course.neverBegan)
    }

    @Test("Who stops it before it is loaded is rid of it, whatever the step under way comes to")
    func withdrawals() {
        var course = CastCourse(.loading, count: 2)
        #expect(course.stop() == .nothing && course.ending == .withdrawn(.joining) && course.begin() == .nothing)

        course = CastCourse(.loading, count: 2)
        _ = course.begin()
        #expect(course.stop() == .cancel && course.state == .withdrawing(.joining))
        var other = course
        #expect(course.joined() == .withdraw && course.ending == .withdrawn(.joining))
        #expect(other.joined(Self.failure) == .end && other.ending == .withdrawn(.joining))

        course = CastCourse(.loading, count: 2)
        _ = course.begin()
        _ = course.joined()
        _ = course.prepared(.init(url: "a", isServed: true))
        #expect(course.stop() == .cancel)
        other = course
        #expect(course.prepared(.init(url: "b", isServed: true)) == .withdraw)
        #expect(course.ending == .withdrawn(.preparing(1)))
        #expect(other.prepareFailed(Self.failure) == .withdraw && other.ending == .withdrawn(.preparing(1)))

        course = CastCourse(.loading, count: 1)
        _ = course.begin()
        _ = course.joined()
        _ = course.prepared(.init(url: "a", isServed: true))
        #expect(course.stop() == .cancel && course.stop() == .nothing)
        #expect(course.checked() == .withdraw && course.ending == .withdrawn(.checking))
        #expect(course.state == .ending(.withdrawn(.checking), leaves: false))
    }

    @Test("Who stops what is loaded, or is to be, has the device told so")
    func stopped() {
        var suspended = playing()
        _ = suspended.suspended(.networkError)
        for course in [loading(), playing(), suspended] {
            var course = course
            #expect(course.stop() == .stopCasting && course.state == .stopping)
            #expect(course.stop() == .nothing)
            let idle = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: .cancelled)
            #expect(course.reported(idle) == .nothing && course.sessionEnded(nil) == .nothing)
            #expect(course.loaded() == .nothing)
            #expect(course.loadFailed(Self.away, Self.failure, isSuspended: false) == .nothing)
            course.stopped()
            #expect(course.state == .ending(.stopped(.here), leaves: false))
        }
    }

    @Test("A device that goes away each time with the LOAD gets it three times in all, however long it stands between")
    func storm() {
        var course = loading()
        for time in 1...LoadCourse.limit {
            #expect(course.suspended(.networkError) == .lost)
            #expect(course.loadFailed(Self.away, Self.failure, isSuspended: true) == .wait)
            let outcome = course.resumed(isThere: false)
            guard time < LoadCourse.limit else {
                #expect(outcome == .end(.failsAtLoad(times: 3)))
                break
            }
            #expect(outcome == .loadAgain(.back) && course.state == .loading)
            course.sent()
            // A short success in between, by a connection that stands and is lost before the next answer.
            #expect(course.suspended(.appBackgrounded) == .letGo)
            #expect(course.resumed(isThere: false) == .goOn(.silent))
        }
        #expect(course.load.state == .givenUp)
        #expect(course.resumed(isThere: true) == .nothing && course.suspended(.networkError) == .nothing)
    }

    @Test("A LOAD that was never answered is settled where the device plays it when it is back")
    func neverAnswered() {
        var course = loading()
        _ = course.suspended(.networkError)
        _ = course.loadFailed(Self.away, Self.failure, isSuspended: true)
        #expect(course.resumed(isThere: true) == .follow(.back))
        #expect(course.load.state == .taken && course.state == .playing(MediaCourse()))
        #expect(course.suspended(.networkError) == .lost)
        #expect(course.resumed(isThere: false) == .goOn(.back), "it is not sent again")
    }

    @Test("A refusal is one, connection or not; what failed without a loss ends it")
    func loadFails() {
        let refusal = CastError(.mediaLoadFailed, "no")
        for isSuspended in [true, false] {
            var course = loading()
            #expect(course.loadFailed(refusal, Self.failure, isSuspended: isSuspended) == .end(.refused(refusal)))
        }
        var course = loading()
        #expect(course.loadFailed(Self.away, Self.failure, isSuspended: false) == .end(.failed(Self.failure)))
    }

    @Test(
        "Suspended and resumed, it is where it was; the newest reason says what is told",
        arguments: [
            ([ConnectionSuspendReason.networkError], CastCourse.SuspendOutcome.lost, CastCourse.Return.back),
            ([.appBackgrounded], .letGo, .silent), ([.none], .letGo, .moved), ([.networkError, .none], .letGo, .moved),
            ([.networkNotReachable], .lost, .back),
        ])
    func suspension(reasons: [ConnectionSuspendReason], told: CastCourse.SuspendOutcome, word: CastCourse.Return) {
        var course = playing()
        let outcomes = reasons.map { course.suspended($0) }
        #expect(outcomes.last == told)
        #expect(course.resumed(isSuspendedAgain: true, isThere: false) == .wait)
        #expect(course.resumed(isThere: false) == .goOn(word))
        guard case .playing(let media) = course.state else {
            Issue.record("\(course.state)")
            return
        }
        #expect(media.hasPlayed)
        // Another device counts its media sessions from another number on.
        #expect(media.mediaSessionID == (reasons.contains(.none) ? nil : 1))
    }

    @Test(
        "A session that ends while it is suspended was lost, unless it was let go of",
        arguments: [
            (ConnectionSuspendReason.none, CastEnding.neverPlayed(.applicationEnded)),
            (.appBackgrounded, .neverPlayed(.applicationEnded)), (.networkError, .lost("gone")),
            (.networkNotReachable, .lost("gone")), (.unknown, .lost("gone")),
        ])
    func sessionEndsWhileSuspended(reason: ConnectionSuspendReason, ending: CastEnding) {
        var course = loading()
        _ = course.suspended(reason)
        #expect(course.sessionEnded(Self.gone) == .end(ending))
        course = loading()
        _ = course.suspended(reason)
        _ = course.suspended(.none)
        #expect(course.sessionEnded(nil) == .end(.stopped(.elsewhere)))
    }

    @Test(
        "How a session that ends while it plays has ended",
        arguments: [
            (nil, CastEnding.stopped(.elsewhere)), (CastCourseTests.gone, .stopped(.elsewhere)),
            (CastError(.invalidApplicationSessionID, "anew"), .replaced),
            (CastCourseTests.away, .lost("the connection was lost")),
        ] as [(CastError?, CastEnding)])
    func sessionEnds(error: CastError?, ending: CastEnding) {
        var course = playing()
        #expect(course.sessionEnded(error) == .end(ending))
    }

    @Test(
        "A film that nobody saw and nobody fetched is not over; one that others serve may be",
        arguments: [
            (true, CastEnding.neverPlayed(.finishedUnfetched)), (false, .finished),
        ])
    func neverPlayed(isServed: Bool, ending: CastEnding) {
        var course = loading(isServed: isServed)
        _ = course.loaded()
        let over = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: .finished)
        #expect(course.reported(over) == .end(ending, isOurs: true, item: nil))
        var fetched = loading(isServed: isServed)
        _ = fetched.loaded()
        #expect(fetched.served(0, .requestStarted(request)) == .nothing)
        #expect(fetched.reported(over) == .end(.finished, isOurs: true, item: nil))
    }

    @Test("A device that has nothing, before it played or after")
    func nothing() {
        var course = loading()
        #expect(course.reported(nil) == .nothing, "its answer is still to come")
        _ = course.loaded()
        #expect(course.reported(nil) == .end(.neverPlayed(.nothingLoaded), isOurs: false, item: nil))
        course = playing()
        #expect(course.reported(nil) == .end(.stopped(.elsewhere), isOurs: false, item: nil))
    }

    @Test("A status of another media session ends it, and is not told")
    func replaced() {
        var course = playing()
        let other = CastCourse.Report(mediaSessionID: 2, state: .playing, url: "a")
        #expect(course.reported(other) == .end(.replaced, isOurs: false, item: nil))
    }

    @Test("What an earlier process has loaded is followed once it is served again")
    func resumption() {
        var course = CastCourse(.resuming, count: 1)
        _ = course.begin()
        #expect(course.joined() == .prepare)
        #expect(course.prepared(.init(url: "a", isServed: true)) == .goOn)
        var empty = course
        #expect(course.found() == .follow && course.hasPlayed)
        #expect(course.state == .playing(MediaCourse(hasPlayed: true)))
        #expect(course.missed() == .nothing, "it has played without asking us")
        #expect(empty.found(Self.failure) == .end && empty.ending == .failed(Self.failure))
    }

    @Test("A connection that was lost before a resumed cast followed its session, and is back, is told of")
    func resumedUnheard() {
        var course = CastCourse(.resuming, count: 1)
        _ = course.begin()
        _ = course.joined()
        #expect(course.resumed(isThere: true) == .nothing, "nothing is followed yet")
        _ = course.prepared(.init(url: "a", isServed: true))
        _ = course.found()
        let playing = course
        #expect(course.resumed(isSuspendedAgain: true, isThere: true) == .nothing && course == playing)
        #expect(course.resumed(isThere: true) == .goOn(.back) && course == playing)
    }

    @Test("A wish for the end of a resumed cast leaves it alone until it is served again, and then stops it")
    func resumptionStopped() {
        var course = CastCourse(.resuming, count: 1)
        _ = course.begin()
        #expect(course.stop() == .cancel)
        #expect(course.joined() == .end && course.ending == .withdrawn(.joining), "what plays there goes on")
        course = CastCourse(.resuming, count: 1)
        _ = course.begin()
        _ = course.joined()
        #expect(course.stop() == .nothing)
        #expect(course.prepared(.init(url: "a", isServed: true)) == .goOn)
        #expect(course.found() == .stopCasting && course.state == .stopping)
    }

    @Test("Nobody asked for the file in time: said while nothing of it was seen, and kept for the failure")
    func missed() {
        var course = loading()
        #expect(course.missed() == .warn && course.accounts[0].wasMissed)
        course = playing()
        #expect(course.missed() == .nothing)
        course = loading()
        _ = course.served(0, .requestStarted(request))
        #expect(course.missed() == .nothing && !course.accounts[0].wasMissed)
    }

    @Test("Conversion is told of the item that plays, trouble of each, once")
    func serving() {
        var course = playing(["a", "b"])
        guard case .converted(let progress) = course.served(0, .segmentMade(index: 0, count: 4)) else {
            Issue.record("nothing was told")
            return
        }
        #expect(progress.percent == 25)
        #expect(course.served(1, .segmentMade(index: 0, count: 4)) == .nothing)
        let error = ServingError(.fileMissing, "/b is gone.")
        #expect(course.served(1, .conversionFailed(error)) == .trouble("/b is gone."))
        #expect(course.served(1, .conversionFailed(error)) == .nothing)
    }

    @Test("After an item that breaks off, those after it are loaded, and the whole is still a failure")
    func breaksOff() {
        var course = playing(["a", "b", "c"])
        let error = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: .error, url: "a", position: 31)
        #expect(course.reported(error) == .breaksOff(item: 0, .playerFailed, loadsRest: true))
        #expect(course.state == .loading && course.first == 1 && course.current == 1 && course.breakPlace == 31)
        #expect(course.reported(error) == .nothing, "what the device says of the old media")
        course.sent(over: 1)
        #expect(course.loaded() == .follow)
        #expect(course.reported(.init(mediaSessionID: 2, state: .playing, url: "b")) == .goesOn(item: nil))
        #expect(course.reported(.init(mediaSessionID: 2, state: .playing, url: "c")) == .goesOn(item: 2))
        let over = CastCourse.Report(mediaSessionID: 2, state: .idle, idleReason: .finished, url: "c")
        #expect(course.reported(over) == .end(.finished, isOurs: true, item: nil))
        #expect(course.broken == [0])
    }

    @Test("If nothing comes after the item that breaks off, the cast ends")
    func lastBreaksOff() {
        var course = playing(["a", "b"])
        _ = course.reported(.init(mediaSessionID: 1, state: .playing, url: "b"))
        let error = CastCourse.Report(mediaSessionID: 1, state: .idle, idleReason: .error, url: "b")
        #expect(course.reported(error) == .end(.playerFailed, isOurs: true, item: nil))
        #expect(course.broken.isEmpty && course.breakPlace == nil)
    }

    @Test("A device that goes on by itself is only listened to")
    func breaksOffAndGoesOn() {
        var course = playing(["a", "b"])
        let error = CastCourse.Report(
            mediaSessionID: 1, state: .idle, idleReason: .error, hasNext: true, url: "a", position: 31)
        #expect(course.reported(error) == .breaksOff(item: 0, .playerFailed, loadsRest: false))
        #expect(course.reported(error) == .goesOn(item: nil), "it is said once")
        #expect(course.reported(.init(mediaSessionID: 1, state: .playing, url: "b")) == .goesOn(item: 1))
        #expect(course.broken == [0] && course.first == 0)
    }

    @Test("Of several, one that the device can't load is skipped, unless it could not fetch it")
    func refusedAtLoad() {
        let refusal = CastError(.mediaLoadFailed, "no such codec")
        var course = loading(["a", "b"])
        #expect(course.loadFailed(refusal, Self.failure, isSuspended: false) == .end(.refused(refusal)))
        course = loading(["a", "b"])
        _ = course.served(0, .requestStarted(request))
        #expect(
            course.loadFailed(refusal, Self.failure, isSuspended: false) == .loadRest(after: 0, .refused(refusal)))
        #expect(course.state == .loading && course.current == 1)
        course.sent()
        _ = course.served(1, .requestStarted(request))
        #expect(course.loadFailed(refusal, Self.failure, isSuspended: false) == .end(.refused(refusal)))
        #expect(course.neverBegan)
        course = loading(["a", "b"], isServed: false)
        let other = CastError(.invalidRequest, "no such request")
        #expect(course.loadFailed(other, Self.failure, isSuspended: false) == .end(.refused(other)))
    }
}
