import CastWire
import Testing

@testable import ReceiverCore

/// A member's device, by message: what its own senders see of its part in a group, and what its group hears.
@Suite struct FollowingTests {
    private static let film = LoadID(rawValue: 41)

    private static func item(_ title: String? = "Film") -> MediaItem {
        var item = MediaItem(contentURL: "http://192.0.2.1/film.mp4", contentType: "video/mp4", senderIsLoopback: false)
        item.title = title
        return item
    }

    /// A member with a sender of its own, to which the group has told nothing yet.
    private func member() -> DeviceBench {
        var bench = DeviceBench()
        bench.connect()
        bench.device.joined(CastingGroup(id: "g", name: "Downstairs", port: 40_001))
        return bench
    }

    private func following() -> DeviceBench {
        var bench = member()
        bench.take(bench.device.take(.join(applicationName: "Player", takesOver: true), at: bench.now))
        bench.take(bench.device.take(.player(.load(Self.film, Self.item())), at: bench.now))
        return bench
    }

    private func news(_ bench: DeviceBench) -> [MemberNews] {
        bench.actions.compactMap { if case .groupNews(let news) = $0 { news } else { nil } }
    }

    private func application(_ bench: inout DeviceBench) -> JSONValue? {
        let status = bench.say(#"{"type":"GET_STATUS","requestId":9}"#, .receiver).first?.status
        guard case .array(let applications)? = status?["applications"] else { return nil }
        return applications.first
    }

    private func report(
        _ bench: inout DeviceBench, _ load: Int, _ event: PlaybackEvent, _ state: PlaybackState, _ position: Double = 0
    ) {
        bench.screen(
            .playback(
                PlaybackReport(
                    load: LoadID(rawValue: load), event: event, state: state, position: position, at: bench.now)))
    }

    @Test func aMembersStatusSaysWhatItPlaysWithItsGroupAndThatThereIsNothingToControl() {
        var bench = following()
        #expect(bench.commands.first == .load(LoadID(rawValue: 1), Self.item()))
        let shown = application(&bench)
        #expect(shown?["appId"]?.stringValue == "705D30C6" && shown?["displayName"]?.stringValue == "Player")
        #expect(shown?["statusText"]?.stringValue == "Casting: Film")
        bench.connect(to: bench.transport)
        let status = bench.ask(#"{"type":"GET_STATUS","requestId":3}"#).first
        #expect(status?.type == "MEDIA_STATUS" && status?.requestID == 3 && status?.status == .array([]))
        for request in ["PLAY", "LOAD", "STORE_SESSION", "nonsense"] {
            #expect(bench.ask(#"{"type":"\#(request)","requestId":4}"#).map(\.type) == ["INVALID_PLAYER_STATE"])
        }
        #expect(bench.commands.isEmpty)
        #expect(bench.ask(#"{"type":"PLAY"}"#).isEmpty && bench.ask("{").isEmpty)
        #expect(bench.device.nextDeadline == nil, "it ends with its group, not by a time of its own")
    }

    @Test func noSenderLaunchesTheMembersApplicationItself() {
        var bench = member()
        let sent = bench.say(#"{"type":"LAUNCH","appId":"705D30C6","requestId":3}"#, .receiver)
        #expect(sent.map(\.type) == ["LAUNCH_ERROR"])
    }

    @Test func commandsAndReportsGoUnderTheGroupsNumberThereAndItsOwnHere() {
        var bench = following()
        bench.take(bench.device.take(.player(.pause(Self.film)), at: bench.now))
        #expect(bench.commands == [.pause(LoadID(rawValue: 1))])
        bench.take(bench.device.take(.player(.pause(LoadID(rawValue: 40))), at: bench.now))
        #expect(bench.commands.isEmpty, "of another load")
        report(&bench, 1, .playing, .playing, 12)
        guard case .reported(let told)? = news(bench).first else {
            Issue.record("the group does not hear of it")
            return
        }
        #expect(told.load == Self.film && told.position == 12)
        #expect(bench.events == [.playsAlong(PlayingAlong(state: .playing, position: 12, title: "Film"))])
        report(&bench, 7, .playing, .playing, 12)
        #expect(bench.actions.isEmpty)
    }

    @Test func aTitleOfTheGroupsIsAsShortInEventsAsInTheStatus() throws {
        var bench = member()
        bench.take(bench.device.take(.join(applicationName: "Player", takesOver: true), at: bench.now))
        let item = Self.item(String(repeating: "x", count: 60_000))
        bench.take(bench.device.take(.player(.load(Self.film, item)), at: bench.now))
        report(&bench, 1, .playing, .playing, 12)
        guard case .playsAlong(let playing)? = bench.events.first else {
            Issue.record("it is not told")
            return
        }
        #expect(playing.title?.utf8.count == MediaSessionCore.maximumTitleLength)
    }

    @Test func anApplicationOfItsOwnTakesItOutOfTheGroup() {
        var bench = following()
        bench.say(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":3}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        #expect(news(bench).first == .taken)
        #expect(bench.commands.first == .stop(LoadID(rawValue: 1)))
        #expect(application(&bench)?["appId"]?.stringValue == "CC1AD845")
        bench.take(bench.device.take(.player(.play(Self.film)), at: bench.now))
        #expect(bench.actions.isEmpty)
        // Numbers go on, so that nothing of the group's is taken for its own.
        bench.connect(to: bench.transport)
        bench.ask(DeviceBench.filmLoad)
        #expect(bench.device.media?.currentLoad == LoadID(rawValue: 2))
        // What only goes on with the group's queue does not end it; a new cast on the group does.
        bench.take(bench.device.take(.join(applicationName: "Player", takesOver: false), at: bench.now))
        #expect(bench.actions == [.groupNews(.taken)])
        bench.take(bench.device.take(.join(applicationName: "Player", takesOver: true), at: bench.now))
        #expect(bench.commands.contains(.stop(LoadID(rawValue: 2))))
        #expect(application(&bench)?["appId"]?.stringValue == "705D30C6")
    }

    @Test func somebodyWhoStopsTheMemberTakesItOutToo() {
        var bench = following()
        bench.say(#"{"type":"STOP","requestId":3}"#, .receiver)
        #expect(news(bench) == [.taken] && bench.commands.first == .stop(LoadID(rawValue: 1)))
        #expect(application(&bench) == nil)
    }

    @Test func theGroupsEndFreesIt() {
        var bench = following()
        bench.take(bench.device.take(.release, at: bench.now))
        #expect(bench.commands.first == .stop(LoadID(rawValue: 1)) && news(bench).isEmpty)
        #expect(application(&bench) == nil)
        bench.take(bench.device.take(.release, at: bench.now))
        #expect(bench.actions.isEmpty)
    }

    @Test func whatItsScreenCantPlayIsSaidAndItIsFree() {
        var bench = following()
        let failure = PlaybackFailure(kind: .format, code: .mediaSourceNotSupported, reason: "no such codec")
        report(&bench, 1, .failed(failure), .ended)
        #expect(
            bench.events.first
                == .playsAlong(PlayingAlong(state: .ended, position: 0, title: "Film", failure: "no such codec")))
        #expect(news(bench).count == 1 && application(&bench) == nil)
    }

    @Test func aDeviceWithoutAScreenPlaysNothingAlong() {
        var bench = following()
        bench.take(bench.device.screenFailed(at: bench.now))
        #expect(application(&bench) == nil)
        bench.take(bench.device.take(.join(applicationName: "Player", takesOver: true), at: bench.now))
        #expect(application(&bench) == nil)
    }

    @Test func aScreenThatComesBackIsToldToTheGroup() {
        var bench = member()
        bench.screen(.ready)
        #expect(news(bench) == [.screenReady])
        var alone = DeviceBench()
        alone.screen(.ready)
        #expect(news(alone).isEmpty)
    }

    @Test func whatPlaysOnAGroupIsOneCastAsLongAsNoSenderBeginsAnother() {
        var bench = DeviceBench.playing()
        let first = bench.device.groupCast
        #expect(first?.applicationName == "Default Media Receiver")
        bench.ask(#"{"type":"PAUSE","mediaSessionId":1,"requestId":3}"#)
        #expect(bench.device.groupCast == first)
        bench.ask(DeviceBench.filmLoad)
        #expect(bench.device.groupCast != nil && bench.device.groupCast != first)
        bench.ask(#"{"type":"STOP","mediaSessionId":2,"requestId":5}"#)
        #expect(bench.device.groupCast == nil)
    }
}
