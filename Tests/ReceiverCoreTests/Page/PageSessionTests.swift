import CastWire
import Testing

@testable import ReceiverCore

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

    @Test func aFilmOfThisMachinesOwnAddressIsForSendersOnItAlone() {
        var session = loaded()
        session.machine = MachineAddresses(["192.168.1.5"])
        let url = "http://192.168.1.5:8000/f.mp4"
        guard case .refused(.playback(let report), _) = session.send(.load(LoadID(rawValue: 2), item(url)), at: t0),
            case .failed(let failure) = report.event
        else { return #expect(Bool(false), "not refused") }
        #expect(failure.kind == .refused)
        let own = MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: true)
        guard case .line(let line) = session.send(.load(LoadID(rawValue: 3), own), at: t0) else {
            return #expect(Bool(false), "refused")
        }
        _ = session.receive(PageReports(page: "a", first: 1, seen: line.number, reports: []), at: t0)
        #expect(session.policy.refusal(of: url) == nil)
        #expect(session.policy.refusal(of: "http://192.168.1.5:631/") != nil)
        // Its addresses are others now.
        session.machine = MachineAddresses(["192.168.1.9"])
        #expect(session.policy.refusal(of: "http://192.168.1.9:8000/f.mp4") != nil)
    }

    @Test func aPageThatSaysNothingIsGivenUp() {
        var session = loaded()
        #expect(session.send(volume, at: t0 + .seconds(9.9)) != .unanswered)
        #expect(session.send(volume, at: t0 + .seconds(10)) == .unanswered)
        // It is waited for from when it is there.
        session = loaded()
        session.disconnected()
        #expect(session.send(volume, at: t0 + .seconds(60)) != .unanswered)
        _ = session.connect(page: "a", seen: 1, at: t0 + .seconds(60))
        #expect(session.send(volume, at: t0 + .seconds(69)) != .unanswered)
        _ = session.receive(PageReports(page: "a", first: 1, seen: 1, reports: []), at: t0 + .seconds(69))
        #expect(session.send(volume, at: t0 + .seconds(78)) != .unanswered)
        #expect(session.send(volume, at: t0 + .seconds(79)) == .unanswered)
    }

    /// As fast as a sender may, and faster than any page says what it has seen.
    @Test func aBurstOfCommandsIsNoDeadPage() {
        var session = loaded()
        var outcomes: [PageSession.Sending] = []
        for number in 0..<1_000 {
            let isEven = number.isMultiple(of: 2)
            let commands: [PlayerCommand] = [
                .setVolume(level: isEven ? 0.2 : 0.8, muted: false), isEven ? .play(first) : .pause(first),
                .seek(first, to: Double(number), resume: .unchanged), .setPlaybackRate(first, isEven ? 1 : 2),
                .setStreamVolume(first, level: 1, muted: isEven), .setActiveTracks(first, isEven ? [1] : []), idle,
                .message(PageMessage(namespace: "urn:x-cast:a", sender: "s", text: "")),
            ]
            for command in commands { outcomes.append(session.send(command, at: t0)) }
        }
        #expect(!outcomes.contains(.unanswered))
        #expect(session.current == first)
        let waiting = contents(session.connect(page: "a", seen: 2, at: t0))
        #expect(waiting.count == PageSession.messageLimit + 7)
        #expect(waiting.contains(.command(.pause(first))) && !waiting.contains(.command(.play(first))))
        #expect(waiting.contains(.command(.seek(first, to: 999, resume: .unchanged))))
    }

    @Test func aSeekThatSaysToPlayIsNotLostToOneThatDoesNot() {
        var session = loaded()
        let commands: [PlayerCommand] = [
            .seek(first, to: 1, resume: .unchanged), .seek(first, to: 2, resume: .play), .pause(first),
            .seek(first, to: 3, resume: .unchanged),
        ]
        for command in commands { _ = session.send(command, at: t0) }
        let left = contents(session.connect(page: "a", seen: 2, at: t0))
        #expect(left == commands.dropFirst().map(PageLine.Content.command))
        _ = session.send(.seek(first, to: 4, resume: .pause), at: t0)
        #expect(
            contents(session.connect(page: "a", seen: 2, at: t0))
                == [.command(.pause(first)), .command(.seek(first, to: 4, resume: .pause))])
    }

    @Test func aLoadEndsWhatIsToldOfTheOneBefore() {
        var session = loaded()
        let second = LoadID(rawValue: 2)
        let commands: [PlayerCommand] = [.pause(first), volume, .load(second, item()), .play(second)]
        for command in commands { _ = session.send(command, at: t0) }
        let left = contents(session.connect(page: "a", seen: 1, at: t0))
        #expect(left == commands.dropFirst().map(PageLine.Content.command))
    }

    // MARK: - What of this machine may be had

    private func own(_ url: String = "http://127.0.0.1:8000/f") -> MediaItem {
        MediaItem(contentURL: url, contentType: "video/mp4", senderIsLoopback: true)
    }

    private func see(_ number: Int, _ session: inout PageSession) {
        _ = session.receive(PageReports(page: "a", first: 1, seen: number, reports: []), at: t0)
    }

    private func load(_ number: Int, _ item: MediaItem, _ session: inout PageSession) -> PageLine? {
        guard case .line(let line) = session.send(.load(LoadID(rawValue: number), item), at: t0) else { return nil }
        return line
    }

    @Test func aRightComesWhenThePageHasMadeWayAndGoesAtOnce() {
        var session = loaded()
        see(2, &session)
        var line = load(2, own(), &session)
        #expect(line?.waits == true)
        #expect(!session.policy.allowsLoopback)
        see(3, &session)
        #expect(session.policy == LoadPolicy(own()))
        // Its right is there already.
        line = load(3, own("http://127.0.0.1:8000/second"), &session)
        #expect(line?.waits == false)
        #expect(session.policy == LoadPolicy(own()))
        line = load(4, own("http://127.0.0.1:9000/"), &session)
        #expect(line?.waits == true)
        #expect(!session.policy.allowsLoopback)
        see(5, &session)
        #expect(session.policy == LoadPolicy(own("http://127.0.0.1:9000/")))
        line = load(5, item(), &session)
        #expect(line?.waits == false)
        #expect(!session.policy.allowsLoopback)
    }

    @Test func aRightThatIsOnItsWayIsNotGivenToWhoComesBehind() {
        var session = loaded()
        _ = load(2, own(), &session)
        _ = load(3, item(), &session)
        see(3, &session)
        #expect(!session.policy.allowsLoopback)
        see(4, &session)
        #expect(!session.policy.allowsLoopback)
    }

    @Test func aFilmOfTheInternetOpensNothingOfThisMachine() {
        var session = loaded()
        let line = load(2, own("http://192.0.2.1/f"), &session)
        #expect(line?.waits == false)
        see(3, &session)
        #expect(!session.policy.allowsLoopback)
    }

    @Test func aRightWaitsForAPageThatIsStillToCome() {
        var session = PageSession()
        _ = load(1, own(), &session)
        guard case .fresh(let lines, _) = session.connect(page: "a", seen: 0, at: t0) else {
            return #expect(Bool(false), "not fresh")
        }
        #expect(lines.map(\.waits) == [false, true] && !session.policy.allowsLoopback)
        see(lines[1].number, &session)
        #expect(session.policy.allowsLoopback)
        _ = session.gone(reason: "dead", at: t0)
        #expect(!session.policy.allowsLoopback)
    }
}
