import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Sessions that are suspended on purpose: by the app, its life and the machine's.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionSuspensionTests {
    // S0-44, S0-45, S0-52
    @Test func theBackgroundSuspendsAndTheForegroundResumes() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        var events = bench.manager.events
        bench.context.applicationDidEnterBackground()
        _ = await bench.wait(events) { if case .didSuspend(_, .appBackgrounded) = $0 { true } else { false } }
        #expect(session.suspended && session.suspendReason == .appBackgrounded)
        #expect(first.sentTypes.suffix(2) == ["CLOSE", "CLOSE"] && first.isClosed)
        #expect(first.sentJSON("STOP").isEmpty)
        // In the background nothing is tried, whatever happens.
        bench.context.receive(.networkChanged(reachable: true))
        bench.time.advance(by: .seconds(3600))
        let second = FakeReceiver.running(media: Script.playing)
        bench.connector.add(second)
        events = bench.manager.events
        bench.context.applicationWillEnterForeground()
        await bench.waitForResumption(events)
        #expect(bench.connector.dialled.count == 2, "in the foreground, and not before")
        #expect(second.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "CONNECT", "GET_STATUS"])
        #expect(bench.manager.currentSession === session && session.connectionState == .connected)
    }

    @Test func anAppThatGoesOnInTheBackgroundKeepsItsSession() async throws {
        let bench = ReconnectionBench { $0.suspendSessionsWhenBackgrounded = false }
        let (session, _) = try await bench.connect()
        bench.context.applicationDidEnterBackground()
        try await session.setDeviceVolume(0.2).value
        #expect(session.connectionState == .connected)
    }

    @Test func theAppSuspendsAndResumesWhenItLikes() async throws {
        let bench = ReconnectionBench()
        #expect(!bench.manager.suspendSession(with: .none) && !bench.manager.resumeSession())
        let (_, first) = try await bench.connect()
        first.answer("PAUSE", nil)
        let pending = try #require(bench.manager.currentSession?.remoteMediaClient).pause()
        let events = bench.manager.events
        #expect(bench.manager.suspendSession(with: .unknown))
        #expect(!bench.manager.currentSession!.suspended, "nothing is told before the call returns")
        await #expect(throws: CastError.sessionSuspended) { try await pending.value }
        #expect(!bench.manager.suspendSession(with: .unknown))
        bench.connector.add(FakeReceiver.running())
        #expect(bench.manager.resumeSession())
        await bench.waitForResumption(events)
        #expect(
            bench.log.life.suffix(3) == [
                "didSuspend -1 disconnected", "willResume connecting", "didResume TV connected",
            ])
    }

    @Test func sleepSuspendsAndWakingUpResumes() async throws {
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        let events = bench.manager.events
        bench.context.receive(.willSleep)
        #expect(first.isClosed)
        bench.time.advance(by: .seconds(36_000))
        bench.connector.add(FakeReceiver.running())
        bench.context.receive(.didWake)
        await bench.waitForResumption(events)
        #expect(bench.log.life.suffix(3).first == "didSuspend 3 disconnected")
    }

    @Test func withoutANetworkNothingIsTriedUntilThereIsOneAgain() async throws {
        let bench = ReconnectionBench()
        bench.connector.add(FakeReceiver.running(at: "192.0.2.7"))
        try await bench.manager.connect(to: .tv)
        let events = bench.manager.events
        bench.context.receive(.networkChanged(reachable: false))
        _ = await bench.wait(events) { if case .didSuspend(_, .networkNotReachable) = $0 { true } else { false } }
        bench.connector.add(FakeReceiver.running())
        bench.context.receive(.networkChanged(reachable: true))
        await bench.waitForResumption(events)
        #expect(bench.connector.dialled.count == 2, "with the network, and not before")
    }

    @Test func aSourceIsHeardOnceThereIsASession() async throws {
        struct Source: SystemEventSource {
            let stream: AsyncStream<SystemEvent>
            func events() -> AsyncStream<SystemEvent> { stream }
        }
        let (stream, continuation) = AsyncStream.makeStream(of: SystemEvent.self)
        let bench = ReconnectionBench()
        bench.context.follow(Source(stream: stream))
        _ = try await bench.connect()
        let events = bench.manager.events
        continuation.yield(.background)
        _ = await bench.wait(events) { if case .didSuspend = $0 { true } else { false } }
        #expect(bench.manager.currentSession?.suspendReason == .appBackgrounded)
    }

    @Test func defaultOptionsOfACategoryAreUsedAndTold() async throws {
        let bench = ReconnectionBench()
        var options = SessionOptions.joinOnly
        options.reconnectionLimit = .zero
        let events = bench.manager.events
        bench.manager.setDefaultSessionOptions(options, forDeviceCategory: Device.castCategory)
        guard
            case .didUpdateDefaultSessionOptions(.some, Device.castCategory)? = await bench.wait(
                events, for: { _ in true })
        else {
            Issue.record("not told")
            return
        }
        let idle = FakeReceiver()
        bench.connector.add(idle)
        try await bench.manager.connect(to: .tv)
        #expect(idle.sentJSON("LAUNCH").isEmpty)
        idle.breakDown(ReconnectionBench.cut)
        #expect(await bench.waitForEnd(events)?.code == .networkError)
        #expect(bench.connector.dialled.count == 1)
    }

    @Test func aLinkJoinsTheDeviceThatItNamesAndOnlyItsSession() async throws {
        let bench = ReconnectionBench()
        #expect(bench.manager.startSession(with: OpenURLOptions(deviceUniqueID: Device.tv.uniqueID, sessionID: "S9")))
        let events = bench.manager.events
        let receiver = FakeReceiver.running()
        bench.connector.add(receiver)
        await until { bench.browser.browsed.count == 2 }
        bench.browser.tell(.found(.tv))
        guard
            case .didFailToStart(_, let error)? = await bench.wait(
                events, for: { if case .didFailToStart = $0 { true } else { false } })
        else {
            Issue.record("it started all the same")
            return
        }
        #expect(error.code == .invalidApplicationSessionID && receiver.sentJSON("LAUNCH").isEmpty)
        bench.connector.add(FakeReceiver.running())
        #expect(bench.manager.startSession(with: OpenURLOptions(deviceUniqueID: Device.tv.uniqueID, sessionID: "S1")))
        await until { bench.browser.browsed.count == 3 }
        bench.browser.tell(.found(.tv))
        _ = await bench.wait(events) { if case .didStart = $0 { true } else { false } }
        #expect(bench.manager.currentSession?.device.networkAddress == "127.0.0.1")
    }

    @Test func aDeviceThatIsNotFoundIsAFailedStartInItsTime() async throws {
        let bench = ReconnectionBench()
        let events = bench.manager.events
        bench.manager.startSession(with: OpenURLOptions(deviceUniqueID: "nobody"))
        await bench.time.advance(toSleeperAt: .seconds(10))
        _ = await bench.wait(events) { if case .didFailToStart = $0 { true } else { false } }
        #expect(bench.log.lines.last == "didFailToStart 1")
    }

    @Test func launchCredentialsGoOutWithTheNextLaunchOnly() async throws {
        let receivers = [FakeReceiver(), FakeReceiver()]
        let context = CastContext.fake(receivers[0], receivers[1])
        context.setLaunchCredentialsData(CredentialsData(credentials: "secret", credentialsType: "app"))
        try await context.sessionManager.connect(to: .tv)
        try await context.sessionManager.disconnect()
        context.setLaunchCredentialsData(nil)
        try await context.sessionManager.connect(to: .tv)
        let sent = receivers.map { $0.sentJSON("LAUNCH").first?["credentialsData"] }
        #expect(sent == [["credentials": "secret", "credentialsType": "app"], nil])
    }

    // S0-41
    @Test func devicesOfAnotherCategoryGetSessionsOfTheirOwn() async throws {
        final class LampSession: Session {
            override func start() { notifyDidStart(sessionID: "lamp") }
            override func end(with action: SessionEndAction) { notifyDidEnd(with: nil) }
        }
        let context = CastContext.fake()
        context.setSessionMaker({ device, _ in LampSession(device: device) }, forDeviceCategory: Device.tv.category)
        let manager = context.makeSessionManager()
        for manager in [context.sessionManager, manager] {
            #expect(manager.startSession(with: .tv))
            for await event in manager.events { if case .didStart = event { break } }
            #expect(manager.currentSession is LampSession)
            #expect(!manager.suspendSession(with: .none))
        }
    }
}
