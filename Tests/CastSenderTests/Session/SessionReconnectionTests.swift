import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// A session whose connection is lost, and what becomes of it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionReconnectionTests {
    // S0-50, S0-43
    @Test func aCutConnectionIsMadeAnewAndTheSameSessionGoesOn() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let client = try #require(session.remoteMediaClient)
        client.addListener(bench.log)
        let second = FakeReceiver.running(media: Script.playing)
        bench.connector.add(second)
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await bench.waitForResumption(events)
        #expect(
            bench.log.life == [
                "willStart current=false", "didStart current=true", "didSuspend 2 disconnected",
                "willResume connecting",
                "didResume TV connected",
            ])
        #expect(bench.manager.currentSession === session && session.sessionID == "S1")
        #expect(session.remoteMediaClient === client && client.connected)
        #expect(second.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "CONNECT", "GET_STATUS"])
        await until { bench.log.lines.last == "metadata Film" }
        #expect(bench.log.lines.suffix(2) == ["status playing", "metadata Film"])
        #expect(!bench.log.lines.contains("media 1"), "the media session is the one from before")
        #expect(bench.context.castState == .connected)
        try await client.pause().value
        #expect(second.sentJSON("PAUSE").count == 1)
    }

    @Test func attemptsFollowTheScheduleOnTheGivenClock() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        for (count, pause) in [(2, 250), (3, 250), (4, 500), (5, 1000), (6, 1000)] {
            await until { bench.connector.dialled.count == count }
            #expect(session.suspended && session.connectionState == .connecting)
            #expect(bench.context.castState == .connecting)
            await bench.time.advance(toSleeperAt: .milliseconds(pause))
        }
        await until { bench.connector.dialled.count == 7 }
        bench.connector.add(FakeReceiver.running())
        await bench.time.advance(toSleeperAt: .seconds(1))
        await bench.waitForResumption(events)
        #expect(bench.connector.dialled.count == 8)
        // The device was asked for once, not with each attempt.
        #expect(bench.browser.log.reconfirmed.withLock(\.self).count == 1)
    }

    @Test func whatWasAskedEndsWithAReasonAndWhatIsAskedMeanwhileFails() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let client = try #require(session.remoteMediaClient)
        first.answer("PAUSE", nil)
        let pending = client.pause()
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await #expect(throws: CastError.self) { try await pending.value }
        #expect(pending.error?.code == .networkError)
        _ = await bench.wait(events) { if case .willResume = $0 { true } else { false } }
        #expect(client.mediaStatus?.playerState == .playing && !client.connected)
        await #expect(throws: CastError.sessionSuspended) { try await client.play().value }
        await #expect(throws: CastError.sessionSuspended) { try await session.setDeviceVolume(1).value }
        #expect(client.loadMedia(try MediaInformationBuilder(contentURL: "http://127.0.0.1/a.mp4").build()) == nil)
        #expect(!bench.manager.startSession(with: .fake("Other", id: "2")))
    }

    /// Else the answer to the next connection's request of that number would be taken for it.
    @Test func whatWasAskedOfAConnectionThatIsDroppedEndsWithIt() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        first.answer("PAUSE", nil)
        let pending = try #require(session.remoteMediaClient).pause()
        #expect(pending.inProgress)
        bench.context.receive(.willSleep)
        #expect(first.isClosed && !pending.inProgress)
        #expect(pending.error == .sessionSuspended)
    }

    // The device was rebooted, or somebody stopped or restarted the application.
    @Test(arguments: [
        ("", CastError.Code.applicationNotRunning), (ReconnectionBench.restarted, .invalidApplicationSessionID),
    ])
    func anApplicationSessionThatIsGoneIsNeverLaunchedAgain(running: String, code: CastError.Code) async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let second = FakeReceiver.running(running)
        bench.connector.add(second)
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        let error = await bench.waitForEnd(events)
        #expect(error?.code == code)
        #expect(second.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "CLOSE"])
        #expect(second.isClosed && bench.manager.currentSession == nil && !session.suspended)
        #expect(bench.connector.dialled.count == 2)
    }

    @Test func itGivesUpAtTheLimitAlsoWhereTheNetworkSwallowsEverything() async throws {
        let bench = ReconnectionBench { $0.reconnectionLimit = .seconds(30) }
        let (_, first) = try await bench.connect()
        bench.connector.hang(true)
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await until { bench.connector.dialled.count == 2 }
        await bench.time.advance(toSleeperAt: .seconds(30))
        let error = await bench.waitForEnd(events)
        #expect(error?.code == .networkError && error?.description.contains("30 s") == true)
        #expect(bench.manager.connectionState == .disconnected)
    }

    @Test func aReceiverThatAcceptsAndNeverAnswersIsLeftInItsTimeAndTriedAgain() async throws {
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        let silent = FakeReceiver()
        for type in ["challenge", "GET_STATUS"] { silent.answer(type, nil) }
        bench.connector.add(silent)
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await until { silent.sentTypes.contains("GET_STATUS") }
        bench.connector.add(FakeReceiver.running())
        // Five seconds for its proof, ten in all for its status.
        await bench.time.advance(toSleeperAt: .seconds(5))
        #expect(!silent.isClosed)
        await bench.time.advance(toSleeperAt: .seconds(5))
        await bench.waitForResumption(events)
        #expect(silent.isClosed)
    }

    @Test func aDeviceThatMovedIsFollowedByItsAnnouncement() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await until { bench.connector.dialled.count == 2 && bench.browser.browsed.count == 2 }
        await bench.waitForPause(of: session)
        bench.connector.put(FakeReceiver.running(at: "127.0.0.9"), at: "127.0.0.9")
        var moved = Device.tv
        (moved.networkAddresses, moved.servicePort) = (["127.0.0.9"], 9009)
        bench.browser.tell(.found(.fake("Other", id: "7")))
        bench.browser.tell(.found(moved))
        await bench.waitForResumption(events)
        #expect(session.device.networkAddress == "127.0.0.9")
        #expect(bench.connector.dialled.map(\.servicePort).last == 9009)
        #expect(bench.log.lines.contains("device TV 127.0.0.9"))
    }

    /// A device that had lost power says the same of itself as before.
    @Test func anAnnouncementThatSaysNothingNewStartsTheScheduleAnew() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        for (count, pause) in [(2, 250), (3, 250), (4, 500)] {
            await until { bench.connector.dialled.count == count }
            await bench.time.advance(toSleeperAt: .milliseconds(pause))
        }
        await until { bench.connector.dialled.count == 5 && bench.browser.browsed.count == 2 }
        bench.connector.add(FakeReceiver.running())
        bench.browser.tell(.found(.tv))
        await bench.waitForResumption(events)
        #expect(bench.connector.dialled.count == 6, "without waiting: the clock stands still")
        #expect(!session.suspended)
    }

    @Test func aDeviceGivenByAddressIsNotLookedFor() async throws {
        let bench = ReconnectionBench { $0.disableDiscoveryAutostart = true }
        bench.connector.add(FakeReceiver.running())
        let receiver = FakeReceiver.running()
        bench.connector.add(receiver)
        let manager = bench.context.makeSessionManager()
        try await manager.connect(to: Device(address: "127.0.0.1"))
        try await bench.manager.connect(to: Device(address: "127.0.0.1"))
        receiver.breakDown(ReconnectionBench.cut)
        await until { bench.connector.dialled.count == 3 }
        #expect(bench.browser.browsed.isEmpty)
    }

    @Test func endingASuspendedSessionEndsTheAttempts() async throws {
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        bench.connector.hang(true)
        first.breakDown(ReconnectionBench.cut)
        await until { bench.connector.dialled.count == 2 }
        try await bench.manager.disconnect()
        #expect(bench.log.life.suffix(2) == ["willEnd", "didEnd 0 current=false"])
        bench.connector.hang(false)
        let (session, second) = try await bench.connect()
        bench.connector.hang(true)
        second.breakDown(ReconnectionBench.cut)
        await until { session.suspended }
        do throws(CastError) {
            try await bench.manager.disconnect(stopCasting: true)
            Issue.record("claims to have stopped what it could not reach")
        } catch {
            #expect(error.code == .deviceNotConnected)
        }
    }

    // S0-43, listener order
    @Test func theFrameworksOwnListenersHearOfResumptionAsDocumented() async throws {
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        let all = EventLog()
        let (app, own) = (EventLog("app", writingTo: all), EventLog("own", writingTo: all))
        bench.manager.addListener(app)
        bench.manager.addInternalListener(own)
        bench.connector.add(FakeReceiver.running())
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await bench.waitForResumption(events)
        let names = all.lines.filter { $0.contains(" did") || $0.contains(" will") }.map {
            $0.split(separator: " ").prefix(2).joined(separator: " ")
        }
        #expect(
            names == [
                "own didSuspend", "app didSuspend", "app willResume", "own willResume", "own didResume",
                "app didResume",
            ])
    }

    // S0-43: every event of a life, to each listener, in the general form and in that for Cast sessions.
    @Test func twoListenersHearTheSameOfAWholeLifeInBothForms() async throws {
        let bench = ReconnectionBench()
        let (general, cast) = ([EventLog(), EventLog()], [CastLog(), CastLog()])
        for listener in general { bench.manager.addListener(listener) }
        for listener in cast { bench.manager.addListener(listener) }
        let (_, first) = try await bench.connect()
        bench.connector.add(FakeReceiver.running(media: Script.playing))
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await bench.waitForResumption(events)
        try await bench.manager.disconnect()
        for log in general {
            #expect(
                log.life == [
                    "willStart current=false", "didStart current=true", "didSuspend 2 disconnected",
                    "willResume connecting", "didResume TV connected", "willEnd", "didEnd 0 current=false",
                ])
        }
        for log in cast {
            #expect(
                log.lines == [
                    "willStart TV none", "didStart TV S1", "didSuspend TV S1", "willResume TV S1", "didResume TV S1",
                    "willEnd TV S1", "didEnd TV S1",
                ])
        }
    }

    // S0-51
    @Test func afterASleepThatNobodyToldOfADeadSocketIsFoundWithinTwoSeconds() async throws {
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        first.answer("GET_STATUS", nil)
        bench.connector.add(FakeReceiver.running())
        let events = bench.manager.events
        bench.time.advance(by: .seconds(36_000))
        bench.context.receive(.didWake)
        await bench.time.advanceToSleeper(within: .seconds(2))
        await bench.waitForResumption(events)
        #expect(first.isClosed)
        #expect(bench.log.life.suffix(3).first == "didSuspend 2 disconnected")
    }

    @Test func aConnectionThatStandsSurvivesWakeUpAndNetworkChange() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        let asked = first.sentJSON("GET_STATUS").count
        bench.context.receive(.didWake)
        bench.context.receive(.networkChanged(reachable: true))
        #expect(first.sentJSON("GET_STATUS").count > asked)
        try await session.setDeviceVolume(0.3).value
        bench.time.advance(by: .seconds(3))
        try await session.setDeviceVolume(0.4).value
        #expect(session.connectionState == .connected && !first.isClosed)
    }
}
