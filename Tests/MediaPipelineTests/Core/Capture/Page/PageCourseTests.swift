import Testing

@testable import MediaPipeline

@Suite struct PageCourseTests {
    private static let refused = PageTrouble(network: "net::ERR_CONNECTION_REFUSED")
    private static let untrusted = PageTrouble(network: "net::ERR_CERT_AUTHORITY_INVALID")

    private func seconds(_ seconds: Double) -> Duration { .seconds(seconds) }

    /// One whose page is seen since `now`.
    private func shown(at now: Double = 1) -> PageCourse {
        var course = PageCourse("page", at: .zero)
        #expect(course.take(.opened, at: seconds(now)) == [.load])
        #expect(course.take(.arrived, at: seconds(now)) == [])
        #expect(course.take(.loaded, at: seconds(now)) == [.show])
        #expect(course.due == nil)
        return course
    }

    /// Goes on to the next thing that is due.
    private func pass(_ course: inout PageCourse, _ now: inout Duration) -> [PageCourse.Step] {
        guard let due = course.due else { return [] }
        now = due
        return course.take(.time, at: now)
    }

    private func warnings(_ steps: [PageCourse.Step]) -> [String] {
        steps.compactMap { if case .warn(let sentence) = $0 { sentence } else { nil } }
    }

    @Test func aPageThatIsNeverAllThereIsShownAsItIs() {
        var course = PageCourse("page", at: .zero)
        _ = course.take(.opened, at: seconds(1))
        #expect(course.take(.loaded, at: seconds(2)) == [], "nothing of it has come")
        _ = course.take(.arrived, at: seconds(3))
        #expect(course.due == seconds(11))
        #expect(course.take(.time, at: seconds(10.9)) == [])
        #expect(course.take(.time, at: seconds(11)) == [.show])
        #expect(course.take(.loaded, at: seconds(12)) == [])
    }

    @Test func atTheStartTroubleThatMayPassIsWaitedFor() {
        var course = PageCourse("page", at: .zero)
        var now = seconds(1)
        _ = course.take(.opened, at: now)
        let first = course.take(.failed(Self.refused), at: now)
        #expect(first.first == .hold)
        #expect(warnings(first).first?.contains("connection is refused") == true)
        var (loads, isOver) = (0, false)
        while !isOver, loads < 20 {
            #expect(pass(&course, &now) == [.load])
            loads += 1
            let answer = course.take(.failed(Self.refused), at: now)
            #expect(warnings(answer) == [], "said once")
            isOver = answer.contains { if case .giveUp = $0 { true } else { false } }
        }
        #expect(now == PageCourse.firstTime)
        #expect((4...8).contains(loads))
        #expect(course.due == nil)
        #expect(course.take(.opened, at: now) == [])
    }

    @Test func atTheStartWhatNoWaitingMendsEndsItAtOnce() {
        var course = PageCourse("page", at: .zero)
        _ = course.take(.opened, at: seconds(1))
        guard case .giveUp(let sentence) = course.take(.failed(Self.untrusted), at: seconds(1)).first else {
            Issue.record("it goes on")
            return
        }
        #expect(sentence.contains("page: its certificate is not trusted"))
    }

    @Test func laterItIsTriedAgainForEver() {
        var course = shown()
        var (now, rests): (Duration, [Duration]) = (seconds(2), [])
        for round in 0..<12 {
            let steps = course.take(.failed(round == 0 ? Self.untrusted : Self.refused), at: now)
            #expect(steps.first == .hold)
            #expect(warnings(steps).count == (round < 2 ? 1 : 0), "each of them once")
            let before = now
            #expect(pass(&course, &now) == [.load])
            rests.append(now - before)
        }
        #expect(rests == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60].map { .seconds($0) })
        _ = course.take(.arrived, at: now)
        #expect(course.take(.loaded, at: now) == [.show])
        // Well for a minute: the next trouble is a new one, which is told and soon over.
        let steps = course.take(.failed(Self.refused), at: now + .seconds(60))
        #expect(warnings(steps).count == 1)
        #expect(course.due == now + .seconds(61))
    }

    @Test func aServerThatSaysNothingIsAskedAgain() {
        var course = shown()
        var now = seconds(2)
        _ = course.take(.failed(Self.refused), at: now)
        #expect(pass(&course, &now) == [.load])
        #expect(course.due == now + PageCourse.answerTime)
        #expect(warnings(pass(&course, &now)).first?.contains("does not answer") == true)
        #expect(pass(&course, &now) == [.load])
    }

    @Test func atTheStartAServerThatSaysNothingIsNotWaitedForMuchLonger() {
        var course = PageCourse("page", at: .zero)
        var (now, steps): (Duration, [PageCourse.Step]) = (.seconds(2), [])
        _ = course.take(.opened, at: now)
        for _ in 0..<10 where course.due != nil { steps = pass(&course, &now) }
        #expect(steps == [.giveUp("page: its server does not answer")])
        #expect(now <= PageCourse.firstTime + .seconds(5))
    }

    @Test func aPageThatComesBackByItselfIsShown() {
        var course = shown()
        _ = course.take(.failed(Self.refused), at: seconds(5))
        #expect(course.take(.arrived, at: seconds(5.5)) == [])
        #expect(course.take(.loaded, at: seconds(5.6)) == [.show])
        #expect(course.due == nil)
    }

    @Test func aBrowserThatDiesIsBegunAgainAndTheCountIsTold() {
        var course = shown()
        let steps = course.take(.ended("its browser has ended"), at: seconds(10))
        #expect(steps.first == .hold)
        #expect(warnings(steps) == ["page: its browser has ended; its browser is started again"])
        #expect(course.due == seconds(11))
        #expect(course.take(.time, at: seconds(11)) == [.begin])
        #expect(course.take(.opened, at: seconds(12)) == [.load])
        #expect(course.restarts == 1)
    }

    @Test func aPageThatCrashedOrHangsLosesItsBrowserFirst() {
        var course = shown()
        let steps = course.take(.broke("it crashed"), at: seconds(10))
        #expect(steps.first == .hold && steps.last == .end)
        #expect(course.take(.broke("it has not answered"), at: seconds(10)) == [], "that is known")
        #expect(course.due == nil)
        #expect(course.take(.ended("its browser has ended"), at: seconds(11)) == [])
        #expect(course.due == seconds(12))
        #expect(course.restarts == 1)
    }

    @Test func aBrowserThatDiesAllTheTimeIsBegunAndToldOfEverMoreSeldom() {
        var course = shown()
        var (now, told, rest) = (seconds(2), 0, Duration.zero)
        for _ in 0..<1_000 {
            told += warnings(course.take(.ended("its browser has ended"), at: now)).count
            let before = now
            #expect(pass(&course, &now) == [.begin])
            rest = now - before
            _ = course.take(.opened, at: now)
            _ = course.take(.arrived, at: now)
            _ = course.take(.loaded, at: now)
        }
        #expect(rest == PageCourse.longestRest)
        #expect(told == 5 + 7, "and those at 8, 16, 32, 64, 128, 256 and 512")
        #expect(course.restarts == 1_000)
    }

    @Test func aBrowserThatNeverBeginsIsGivenUp() {
        var course = PageCourse("page", at: .zero)
        var (now, steps): (Duration, [PageCourse.Step]) = (.zero, [])
        for _ in 0..<4 {
            steps = course.take(.ended("its browser can't be started"), at: now)
            if case .giveUp = steps.first { break }
            #expect(pass(&course, &now) == [.begin])
        }
        guard case .giveUp(let sentence) = steps.first else {
            Issue.record("it goes on")
            return
        }
        #expect(sentence.hasPrefix("page: its browser can't be started. ") && sentence.contains("chromium-sandbox"))
        #expect(now < .seconds(10))
        var slow = PageCourse("page", at: .zero)
        guard case .giveUp = slow.take(.time, at: PageCourse.beginTime).first else {
            Issue.record("it waits on")
            return
        }
    }
}
