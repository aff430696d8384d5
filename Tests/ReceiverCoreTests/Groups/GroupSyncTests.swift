import CastWire
import Testing

@testable import ReceiverCore

/// Members play what the group plays: orders by what is said, time by hand.
@Suite struct GroupSyncTests {
    /// A group whose screen and members say what the test has them say.
    private struct Bench {
        var sync = GroupSync()
        var now = ContinuousClock.now
        var load = LoadID(rawValue: 1)
        var cast = GroupCast(sessionID: "s", mediaSessionID: 1, applicationName: "Player")

        init(members: [Int] = [1, 2]) {
            for member in members { _ = sync.memberCame(member, at: now) }
        }

        static func item(at start: Double? = nil) -> MediaItem {
            var item = MediaItem(
                contentURL: "http://192.0.2.1/film.mp4", contentType: "video/mp4", senderIsLoopback: false)
            item.startTime = start
            return item
        }

        /// What the orders come to: `1 play`.
        static func texts(_ orders: [GroupSync.Order]) -> [String] {
            orders.map { order in
                let text =
                    switch order.order {
                    case .join(let name, let takesOver): "join \(name)\(takesOver ? " now" : "")"
                    case .release: "release"
                    case .player(.load(_, let item)):
                        "load at \(item.startTime ?? 0)\(item.autoplay ? " and play" : "")"
                    case .player(.play): "play"
                    case .player(.pause): "pause"
                    case .player(.seek(_, let to, let resume)): "seek \(to) \(resume)"
                    case .player(.setPlaybackRate(_, let rate)): "rate \(rate)"
                    case .player(let command): "\(command)".prefix { $0 != "(" }.description
                    }
                return "\(order.member) \(text)"
            }
        }

        mutating func tell(_ command: PlayerCommand) -> [String] {
            if case .load(let load, _) = command { self.load = load }
            return Self.texts(sync.leaderSaid(.told(command, cast), at: now))
        }

        mutating func begin(_ number: Int = 1, _ item: MediaItem = item()) -> [String] {
            tell(.load(LoadID(rawValue: number), item))
        }

        mutating func leader(_ event: PlaybackEvent, _ state: PlaybackState, _ position: Double = 0) -> [String] {
            Self.texts(sync.leaderSaid(.reported(report(event, state, position)), at: now))
        }

        mutating func member(
            _ number: Int, _ event: PlaybackEvent, _ state: PlaybackState, _ position: Double = 0
        ) -> [String] {
            Self.texts(sync.memberSaid(.reported(report(event, state, position)), by: number, at: now))
        }

        mutating func say(_ news: MemberNews, by member: Int) -> [String] {
            Self.texts(sync.memberSaid(news, by: member, at: now))
        }

        private func report(_ event: PlaybackEvent, _ state: PlaybackState, _ position: Double) -> PlaybackReport {
            PlaybackReport(load: load, event: event, state: state, position: position, at: now)
        }

        mutating func wait(_ seconds: Double) { now = now + .seconds(seconds) }

        static let film = PlaybackEvent.loaded(MediaDescription(kind: .video, duration: 600))

        /// Both play a film, and the group's screen has just said that it is at `position`.
        static func playing(at position: Double = 0) -> Bench {
            var bench = Bench()
            _ = bench.begin(1, item(at: position))
            for member in [1, 2] { _ = bench.member(member, film, .paused, position) }
            _ = bench.leader(film, .paused, position)
            _ = bench.leader(.playing, .playing, position)
            for member in [1, 2] { _ = bench.member(member, .playing, .playing, position) }
            return bench
        }
    }

    @Test func aPauseThatPlayFollowedStopsNobody() {
        var bench = Bench.playing(at: 5)
        #expect(bench.tell(.pause(bench.load)) == ["1 pause", "2 pause"])
        #expect(bench.tell(.play(bench.load)) == ["1 play", "2 play"])
        // On its way when play was told.
        #expect(bench.leader(.paused, .paused, 5) == [])
        #expect(bench.leader(.playing, .playing, 5) == [])
        // Somebody at the group's screen.
        #expect(bench.leader(.paused, .paused, 5) == ["1 pause", "2 pause"])
    }

    @Test func membersWaitForTheSeekThatWasToldLast() {
        var bench = Bench.playing(at: 5)
        _ = bench.tell(.seek(bench.load, to: 100, resume: .play))
        _ = bench.tell(.seek(bench.load, to: 300, resume: .play))
        // Those of before the last say nothing of where the group is.
        _ = bench.leader(.seeked, .playing, 100)
        bench.wait(0.5)
        for member in [1, 2] { #expect(bench.member(member, .seeked, .playing, 300) == []) }
        #expect(bench.leader(.seeked, .playing, 300) == [])
        bench.wait(1)
        for member in [1, 2] { #expect(bench.member(member, .position, .playing, 301) == []) }
    }

    @Test func membersGetReadyAndBeginWhenTheGroupsScreenMoves() {
        var bench = Bench()
        #expect(bench.begin() == ["1 join Player now", "1 load at 0.0", "2 join Player now", "2 load at 0.0"])
        #expect(bench.member(1, Bench.film, .paused) == [])
        #expect(bench.leader(Bench.film, .paused) == [])
        #expect(bench.leader(.playing, .playing) == ["1 play"])
        // The other one takes longer, and begins where the group is by then.
        bench.wait(3)
        #expect(bench.member(2, Bench.film, .paused) == ["2 seek 3.0 play"])
    }

    @Test func whatTheGroupsScreenIsToldGoesToTheMembersAtOnce() {
        var bench = Bench.playing()
        bench.wait(10)
        let load = bench.load
        #expect(bench.tell(.pause(load)) == ["1 pause", "2 pause"])
        #expect(bench.member(1, .paused, .paused, 10.02) == [])
        #expect(bench.leader(.paused, .paused, 10) == [])
        #expect(bench.member(2, .paused, .paused, 10.4) == ["2 seek 10.0 unchanged"], "the same picture")
        #expect(bench.tell(.play(load)) == ["1 play", "2 play"])
        #expect(bench.tell(.seek(load, to: 50, resume: .unchanged)) == ["1 seek 50.0 play", "2 seek 50.0 play"])
        #expect(bench.tell(.seek(load, to: 60, resume: .pause)) == ["1 seek 60.0 pause", "2 seek 60.0 pause"])
        #expect(bench.tell(.setPlaybackRate(load, 1.5)) == ["1 rate 1.5", "2 rate 1.5"])
        #expect(bench.tell(.setActiveTracks(load, [1])) == ["1 setActiveTracks", "2 setActiveTracks"])
        #expect(bench.tell(.setTextTrackStyle(load, "{}")) == ["1 setTextTrackStyle", "2 setTextTrackStyle"])
        #expect(bench.tell(.setStreamVolume(load, level: 1, muted: true)) == ["1 setStreamVolume", "2 setStreamVolume"])
        #expect(bench.tell(.setNext(load, nil)) == ["1 setNext", "2 setNext"])
        #expect(bench.tell(.setVolume(level: 1, muted: false)) == [], "members have volumes of their own")
        #expect(bench.tell(.setIdle(name: "Group", status: "")) == [])
        #expect(bench.tell(.stop(load)) == [])
        #expect(Bench.texts(bench.sync.leaderSaid(.over, at: bench.now)) == ["1 release", "2 release"])
        #expect(bench.tell(.play(load)) == [], "nothing is left of it")
    }

    @Test func whoJoinsDuringAFilmStartsWhereTheGroupIsWithAllThatHolds() {
        var bench = Bench.playing(at: 100)
        _ = bench.tell(.setActiveTracks(bench.load, [2]))
        _ = bench.tell(.setStreamVolume(bench.load, level: 0.5, muted: false))
        _ = bench.tell(.setNext(bench.load, NextItem(title: "After")))
        bench.wait(20)
        let orders = bench.sync.memberCame(3, at: bench.now)
        #expect(
            Bench.texts(orders) == ["3 join Player now", "3 load at 120.0", "3 setStreamVolume", "3 setNext"])
        guard case .player(.load(_, let item)) = orders[1].order else {
            Issue.record("not loaded: \(orders)")
            return
        }
        #expect(item.activeTrackIDs == [2])
        bench.wait(1.5)
        #expect(bench.member(3, Bench.film, .paused, 120) == ["3 seek 121.5 play"])
        // Its seek took 0.2 s; the rest is a matter of speed.
        bench.wait(1)
        #expect(bench.member(3, .seeked, .buffering, 121.5) == [])
        #expect(bench.member(3, .playing, .playing, 122.3) == ["3 rate 1.05"])
        bench.wait(4)
        #expect(bench.member(3, .position, .playing, 126.49) == ["3 rate 1.0"])
    }

    @Test func whoJoinsAPausedGroupStandsThereToo() {
        var bench = Bench.playing(at: 30)
        _ = bench.tell(.pause(bench.load))
        _ = bench.leader(.paused, .paused, 30.4)
        bench.wait(60)
        #expect(Bench.texts(bench.sync.memberCame(3, at: bench.now)) == ["3 join Player now", "3 load at 30.4"])
        #expect(bench.member(3, Bench.film, .paused, 30.4) == [])
        #expect(bench.tell(.play(bench.load)).last == "3 play")
    }

    @Test func aMemberWithACastOfItsOwnIsLeftAloneUntilTheNextLoad() {
        var bench = Bench.playing()
        #expect(bench.say(.taken, by: 1) == [])
        #expect(bench.tell(.pause(bench.load)) == ["2 pause"])
        #expect(bench.member(1, .position, .playing, 300) == [], "it is nobody's business where it is")
        // The queue goes on: not a new cast.
        #expect(bench.begin(2) == ["2 join Player", "2 load at 0.0"])
        bench.cast = GroupCast(sessionID: "s", mediaSessionID: 2, applicationName: "Player")
        #expect(bench.begin(3).filter { $0.hasPrefix("1") } == ["1 join Player now", "1 load at 0.0"])
        _ = bench.say(.taken, by: 1)
        #expect(Bench.texts(bench.sync.leaderSaid(.over, at: bench.now)) == ["2 release"])
    }

    @Test func aMemberThatCantPlayDisturbsNobodyAndTriesTheNextItem() {
        var bench = Bench.playing()
        let failure = PlaybackFailure(kind: .format, code: .mediaDecode, reason: "no such codec")
        #expect(bench.member(1, .failed(failure), .ended) == [])
        #expect(bench.say(.screenReady, by: 1) == [], "its screen is not what was missing")
        #expect(bench.tell(.pause(bench.load)) == ["2 pause"])
        #expect(bench.begin(2).filter { $0.hasPrefix("1") } == ["1 join Player", "1 load at 0.0"])
    }

    @Test func aMemberWhoseBrowserDiedComesBackButNotForEver() {
        var bench = Bench.playing()
        let failure = PlaybackFailure(kind: .browserGone, code: .mediaUnknown, reason: "gone")
        for _ in 0..<GroupSync.returnLimit {
            #expect(bench.member(2, .failed(failure), .ended) == [])
            bench.wait(5)
            #expect(bench.say(.screenReady, by: 2).count == 2)
        }
        _ = bench.member(2, .failed(failure), .ended)
        #expect(bench.say(.screenReady, by: 2) == [])
        #expect(bench.say(.screenReady, by: 1) == [], "nothing was the matter with it")
    }

    @Test func aMemberThatFallsBehindIsBroughtBack() {
        var bench = Bench.playing()
        bench.wait(10)
        _ = bench.leader(.position, .playing, 10)
        #expect(bench.member(1, .position, .playing, 9.95) == [])
        #expect(bench.member(2, .position, .playing, 9.8) == ["2 rate 1.05"])
        #expect(bench.member(1, .position, .playing, 9) == ["1 seek 10.0 unchanged"])
        #expect(bench.member(1, .position, .playing, 9) == [], "it is on its way")
        bench.wait(1)
        #expect(bench.member(1, .seeked, .playing, 10.9) == ["1 rate 1.05"])
    }

    @Test func theGroupsOwnSeekEndsAnotherSpeed() {
        var bench = Bench.playing()
        bench.wait(10)
        #expect(bench.member(1, .position, .playing, 9.8) == ["1 rate 1.05"])
        let orders = bench.tell(.seek(bench.load, to: 50, resume: .unchanged))
        #expect(orders == ["1 rate 1.0", "1 seek 50.0 play", "2 seek 50.0 play"])
        #expect(bench.leader(.position, .playing, 10) == [], "from before the seek")
        #expect(bench.member(2, .position, .playing, 10) == [], "from before the seek")
        _ = bench.leader(.seeked, .playing, 50)
        #expect(bench.member(1, .seeked, .playing, 50) == [])
    }

    @Test func theGroupsSpeedIsTheOneItWasToldLast() {
        var bench = Bench.playing()
        bench.wait(10)
        _ = bench.tell(.setPlaybackRate(bench.load, 1.5))
        #expect(bench.leader(.position, .playing, 10) == [], "at the speed from before")
        bench.wait(2)
        #expect(bench.member(1, .position, .playing, 12.95) == [], "the group is at 13")
    }

    @Test func reportsThatAreLateAreHeldAgainstTheirOwnTime() {
        var bench = Bench.playing()
        bench.wait(10)
        let report = PlaybackReport(
            load: bench.load, event: .position, state: .playing, position: 9.4, at: bench.now - .milliseconds(600))
        _ = bench.leader(.position, .playing, 10)
        #expect(Bench.texts(bench.sync.memberSaid(.reported(report), by: 1, at: bench.now)) == [])
    }

    @Test func membersWaitForAGroupThatHasNothingToPlayAndNotTheOtherWayRound() {
        var bench = Bench.playing()
        bench.wait(5)
        #expect(bench.member(1, .buffering, .buffering, 5) == [], "the group goes on without it")
        #expect(bench.leader(.buffering, .buffering, 5) == [])
        bench.wait(0.4)
        #expect(bench.member(2, .position, .playing, 5.4) == [])
        bench.wait(0.2)
        #expect(bench.member(2, .position, .playing, 5.6) == ["2 pause"])
        #expect(bench.member(2, .paused, .paused, 5.6) == [])
        bench.wait(2)
        #expect(bench.leader(.playing, .playing, 5).contains("2 seek 5.0 play"))
    }

    @Test func liveStreamsAreBegunAndPausedTogetherAndNotKeptInStep() {
        var bench = Bench()
        var item = Bench.item()
        item.streamType = .live
        _ = bench.begin(1, item)
        let live = PlaybackEvent.loaded(MediaDescription(kind: .video, duration: nil, isLive: true))
        _ = bench.leader(live, .playing, 4000)
        #expect(bench.member(1, live, .paused, 12) == ["1 play"])
        #expect(bench.member(1, .playing, .playing, 12) == [])
        #expect(bench.tell(.pause(bench.load)) == ["1 pause"])
    }

    @Test func aMemberThatHasEndedComesBackWithASeek() {
        var bench = Bench.playing(at: 590)
        bench.wait(9)
        #expect(bench.member(1, .ended, .ended, 600) == [])
        let orders = bench.tell(.seek(bench.load, to: 20, resume: .unchanged))
        #expect(orders == ["1 join Player", "1 load at 20.0", "2 seek 20.0 play"])
        #expect(bench.leader(.seeked, .playing, 20) == [])
        bench.wait(1)
        #expect(bench.member(1, Bench.film, .paused, 20) == ["1 seek 21.0 play"])
    }

    @Test func somebodyWhoPausesAtTheGroupsOwnScreenPausesAll() {
        var bench = Bench.playing()
        bench.wait(5)
        #expect(bench.leader(.paused, .paused, 5) == ["1 pause", "2 pause"])
    }

    @Test func adsAreToldToTheAdServerByTheGroupsScreenAlone() {
        var bench = Bench(members: [1])
        var item = Bench.item()
        item.ad = MediaItem.AdClip(title: "Soap", mark: "7")
        let orders = bench.sync.leaderSaid(.told(.load(bench.load, item), bench.cast), at: bench.now)
        guard case .player(.load(_, let told)) = orders.last?.order else {
            Issue.record("not loaded")
            return
        }
        #expect(told.ad?.title == "Soap" && told.ad?.mark == nil)
    }

    @Test func whoHasLeftIsToldNothing() {
        var bench = Bench.playing()
        bench.sync.memberLeft(1)
        #expect(bench.tell(.pause(bench.load)) == ["2 pause"])
        #expect(bench.member(1, .position, .playing, 0) == [] && bench.say(.screenReady, by: 1) == [])
    }
}
