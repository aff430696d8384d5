import Testing

@testable import CastReceiver

@Suite struct PageSessionTests {
    private let t0 = ContinuousClock.now
    private let first = LoadID(rawValue: 1)
    private let idle = PlayerCommand.setIdle(name: "TV", status: "Ready")
    private let volume = PlayerCommand.setVolume(level: 0.5, muted: false)

    private func item(_ url: String = "http://h/f.mp4") -> MediaItem {
        MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: false)
    }

    private func contents(_ connection: PageSession.Connection) -> [PageLine.Content] {
        switch connection {
        case .resumed(let lines), .fresh(let lines, _): lines.map(\.content)
        }
    }

    private func report(_ type: String, load: Int = 1, position: Double = 0) -> PageReport {
        var report = PageReport(type: type, load: load)
        report.position = position
        report.state = "playing"
        return report
    }

    private func loaded() -> PageSession {
        var session = PageSession()
        _ = session.connect(page: "a", seen: 0, at: t0)
        _ = session.send(.load(first, item()), at: t0)
        return session
    }

    @Test func aNewPageIsToldTheScreensStateAndWhatWaits() {
        var session = PageSession()
        _ = session.send(idle, at: t0)
        _ = session.send(.setVolume(level: 1, muted: true), at: t0)
        _ = session.send(.load(first, item()), at: t0)
        _ = session.send(volume, at: t0)
        let connection = session.connect(page: "a", seen: 0, at: t0)
        #expect(
            contents(connection) == [.reset, .command(idle), .command(volume), .command(.load(first, item()))])
        guard case .fresh(_, let events) = connection else { return #expect(Bool(false), "not fresh") }
        #expect(events == [.ready])
    }

    @Test func aPageThatComesBackGetsWhatItMissed() {
        var session = loaded()
        _ = session.send(.pause(first), at: t0)
        // Seen: the reset (1) and the load (2).
        #expect(contents(session.connect(page: "a", seen: 2, at: t0)) == [.command(.pause(first))])
        #expect(session.current == first)
    }

    @Test func whatWasSeenIsNotKept() {
        var session = loaded()
        _ = session.receive(PageReports(page: "a", first: 1, seen: 2, reports: []), at: t0)
        #expect(session.connect(page: "a", seen: 2, at: t0) == .resumed([]))
    }

    @Test func anotherPageMeansThatTheLoadIsLost() {
        var session = loaded()
        guard case .fresh(let lines, let events) = session.connect(page: "b", seen: 0, at: t0) else {
            return #expect(Bool(false), "not fresh")
        }
        #expect(lines.map(\.content) == [.reset])
        guard events.count == 3, case .playback(let lost) = events[0], case .failed(let failure) = lost.event else {
            return #expect(Bool(false), "\(events)")
        }
        #expect(failure.kind == .browserGone)
        #expect(lost.load == first)
        #expect(events[1] == .gone(reason: "Another page took over the screen."))
        #expect(events[2] == .ready)
        #expect(session.current == nil)
    }

    @Test func aPageGivenUpComesBackWithItsCountAndIsToldAfterIt() {
        var session = loaded()
        _ = session.gone(reason: "dead", at: t0)
        guard case .fresh(let lines, _) = session.connect(page: "a", seen: 2, at: t0) else {
            return #expect(Bool(false), "not fresh")
        }
        #expect(lines.map(\.number) == [3])
    }

    @Test func aCrashFailsTheLoadWhereItStood() {
        var session = loaded()
        _ = session.receive(
            PageReports(page: "a", first: 1, seen: 2, reports: [report("playing", position: 5)]), at: t0)
        let events = session.gone(reason: "dead", at: t0 + .seconds(2))
        guard case .playback(let lost) = events.first else { return #expect(Bool(false), "\(events)") }
        #expect(lost.position == 7)
        #expect(events.last == .gone(reason: "dead"))
        #expect(session.gone(reason: "again", at: t0) == [.gone(reason: "again")])
    }

    @Test func reportsAreTakenOnceAndInOrder() {
        var session = loaded()
        let batch = PageReports(page: "a", first: 1, seen: 0, reports: [report("loaded"), report("playing")])
        #expect(session.receive(batch, at: t0).count == 2)
        #expect(session.receive(batch, at: t0).isEmpty)
        let longer = PageReports(page: "a", first: 2, seen: 0, reports: [report("playing"), report("paused")])
        #expect(session.receive(longer, at: t0).count == 1)
    }

    @Test func reportsOfAnotherLoadOrPageAreDropped() {
        var session = loaded()
        let stale = PageReports(page: "a", first: 1, seen: 0, reports: [report("ended", load: 9)])
        #expect(session.receive(stale, at: t0).isEmpty)
        let foreign = PageReports(page: "b", first: 1, seen: 0, reports: [report("ended")])
        #expect(session.receive(foreign, at: t0).isEmpty)
        #expect(session.current == first)
    }

    @Test(arguments: ["ended", "stopped", "failed"])
    func nothingFollowsAFinalReport(_ type: String) {
        var session = loaded()
        let batch = PageReports(page: "a", first: 1, seen: 0, reports: [report(type), report("position")])
        #expect(session.receive(batch, at: t0).count == 1)
        #expect(session.current == nil)
    }

    @Test func numbersBeyondAllBoundsAreHarmless() {
        var session = loaded()
        for (first, seen) in [(Int.max, Int.max), (Int.min, Int.min), (0, 0), (-1, 5)] {
            for count in 1...2 {
                let reports = Array(repeating: report("playing"), count: count)
                #expect(
                    session.receive(PageReports(page: "a", first: first, seen: seen, reports: reports), at: t0).isEmpty)
            }
        }
        // One that says sensible numbers is heard after them.
        let sensible = PageReports(page: "a", first: 1, seen: 1, reports: [report("playing")])
        #expect(session.receive(sensible, at: t0).count == 1)
        #expect(session.connect(page: "a", seen: .max, at: t0) != .resumed([]))
    }

    @Test func aRefusedLoadEndsTheOneBeforeIt() {
        var session = loaded()
        let second = LoadID(rawValue: 2)
        guard case .refused(.playback(let report), let stop) = session.send(.load(second, item("file:///x")), at: t0)
        else {
            return #expect(Bool(false), "not refused")
        }
        #expect(report.load == second)
        #expect(stop?.content == .command(.stop(first)))
        #expect(session.current == nil)
    }

    @Test func aPageThatSeesNothingIsGivenUp() {
        var session = loaded()
        var outcome = session.send(idle, at: t0)
        for _ in 0..<PageSession.unseenLimit { outcome = session.send(idle, at: t0) }
        #expect(outcome == .unanswered)
    }

    @Test func thePolicyIsThatOfTheLoad() {
        var session = loaded()
        #expect(!session.policy.allowsLoopback)
        var own = item("http://127.0.0.1/f")
        own.senderIsLoopback = true
        _ = session.send(.load(LoadID(rawValue: 2), own), at: t0)
        #expect(session.policy.allowsLoopback)
    }
}
