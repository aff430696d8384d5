import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// The public classes against a scripted receiver.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionFlowTests {
    private func film() throws -> MediaInformation {
        var metadata = MediaMetadata(metadataType: .movie)
        metadata.setString("Film", forKey: .title)
        metadata.setString("A subtitle", forKey: .subtitle)
        metadata.addImage(Image(url: "http://127.0.0.1/1.jpg", width: 480, height: 360))
        metadata.addImage(Image(url: "http://127.0.0.1/2.jpg", width: 48, height: 36))
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.streamType = .none
        builder.contentType = "video/mp4"
        builder.metadata = metadata
        return try builder.build()
    }

    @Test func theEightStepsOfTheAppFlow() async throws {
        let receiver = FakeReceiver()
        let browser = FakeBrowser()
        let context = CastContext.fake(receiver, browser: browser)
        let log = EventLog()
        context.sessionManager.addListener(log)
        #expect(context.discoveryManager.discoveryActive)
        var found = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.tv))
        #expect(await found.next() == .inserted(.tv, at: 0))
        let session = try await context.sessionManager.connect(to: context.discoveryManager.device(at: 0))
        #expect(receiver.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "LAUNCH", "CONNECT", "GET_STATUS"])
        #expect(receiver.sentJSON("LAUNCH").first?["appId"] == .string("CC1AD845"))
        #expect(session.trust == .pinned(FakeAuthenticator.pin, .tls))
        #expect(context.castState == .connected)
        let client = try #require(session.remoteMediaClient)
        client.addListener(log)
        try await #require(client.loadMedia(film())).value
        #expect(client.mediaStatus?.playerState == .playing)
        receiver.answer("PAUSE") { _, json in
            [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, #"{"mediaSessionId":1,"playerState":"PAUSED"}"#)]
        }
        try await client.pause().value
        #expect(client.mediaStatus?.playerState == .paused)
        try await context.sessionManager.disconnect(stopCasting: true)
        #expect(receiver.isClosed)
        #expect(context.sessionManager.currentSession == nil)
        #expect(
            log.lines == [
                "willStart current=false", "didStart current=true", "volume 0.5 false", "media 1", "status playing",
                "metadata Film", "status paused", "willEnd", "didEnd 0 current=false",
            ])
    }

    // S0-39
    @Test func aRunningApplicationIsJoinedAndNotLaunched() async throws {
        let receiver = FakeReceiver.running(media: Script.playing)
        let session = try await CastContext.fake(receiver).sessionManager.connect(to: .tv)
        #expect(receiver.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "CONNECT", "GET_STATUS"])
        #expect(receiver.sent.suffix(2).map(\.destinationID) == [Script.transportID, Script.transportID])
        #expect(session.sessionID == Script.sessionID)
        #expect(session.remoteMediaClient?.mediaStatus?.playerState == .playing)
    }

    @Test func loadCarriesTheMediaAsTheRowsSay() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let session = try await context.sessionManager.connect(to: .tv)
        try await #require(session.remoteMediaClient?.loadMedia(film())).value
        let load = try #require(receiver.sentJSON("LOAD").first)
        #expect(load["sessionId"] == .string("S1"))
        #expect(load["autoplay"] == .bool(true))
        let media = load["media"]
        #expect(media?["contentId"] == .string("http://127.0.0.1/film.mp4"))
        #expect(media?["streamType"] == .string("NONE"))
        #expect(media?["contentType"] == .string("video/mp4"))
        #expect(media?["metadata"]?["metadataType"] == .number(1))
        #expect(media?["metadata"]?["title"] == .string("Film"))
        #expect(media?["metadata"]?["subtitle"] == .string("A subtitle"))
        guard case .array(let images)? = media?["metadata"]?["images"] else {
            Issue.record("no images")
            return
        }
        #expect(images.map { $0["width"] } == [.number(480), .number(48)])
    }

    @Test func controlsNameTheMediaSessionAndTheirRequest() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let client = try #require(try await context.sessionManager.connect(to: .tv).remoteMediaClient)
        try await #require(client.loadMedia(film())).value
        try await client.play().value
        try await client.pause().value
        try await client.seek(with: MediaSeekOptions(interval: 30, resumeState: .play)).value
        try await client.setStreamMuted(true).value
        try await client.setActiveTrackIDs(nil).value
        try await client.setActiveTrackIDs([]).value
        try await client.stop().value
        for type in ["PLAY", "PAUSE", "SEEK", "SET_VOLUME", "EDIT_TRACKS_INFO", "STOP"] {
            let message = try #require(receiver.sentJSON(type).first)
            #expect(message["mediaSessionId"] == .number(1), "\(type)")
            #expect((message["requestId"]?.intValue ?? 0) > 0, "\(type)")
        }
        #expect(receiver.sentJSON("EDIT_TRACKS_INFO").map { $0["activeTrackIds"] } == [.array([]), .array([])])
        #expect(receiver.sentJSON("SEEK").first?["resumeState"] == .string("PLAYBACK_START"))
    }

    @Test func twoListenersHearInOrderAndTheFrameworksOwnAsDocumented() async throws {
        let context = CastContext.fake(FakeReceiver())
        let all = EventLog()
        let (first, second, own) = (
            EventLog("1", writingTo: all), EventLog("2", writingTo: all), EventLog("own", writingTo: all)
        )
        context.sessionManager.addListener(first)
        context.sessionManager.addListener(second)
        context.sessionManager.addInternalListener(own)
        try await context.sessionManager.connect(to: .tv)
        let names = all.lines.filter { $0.contains("Start") }.map {
            $0.split(separator: " ").prefix(2).joined(separator: " ")
        }
        #expect(names == ["1 willStart", "2 willStart", "own willStart", "own didStart", "1 didStart", "2 didStart"])
    }

    @Test func nothingIsToldBeforeTheCallReturns() async throws {
        let context = CastContext.fake(FakeReceiver())
        let log = EventLog()
        context.sessionManager.addListener(log)
        #expect(context.sessionManager.startSession(with: .tv))
        #expect(log.lines.isEmpty)
        #expect(!context.sessionManager.startSession(with: .tv))
        var events = context.sessionManager.events.makeAsyncIterator()
        #expect(context.sessionManager.endSession())
        #expect(log.lines.isEmpty)
        _ = await events.next()
        _ = await events.next()
        #expect(log.lines == ["willStart current=false", "didFailToStart 5"])
        try await context.sessionManager.connect(to: .tv)
    }

    @Test func aRequestWithoutMediaFailsLaterAndOnce() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let client = try #require(try await context.sessionManager.connect(to: .tv).remoteMediaClient)
        let request = client.play()
        var endings: [Result<Void, CastError>] = []
        #expect(receiver.sentJSON("PLAY").isEmpty)
        request.onCompletion { endings.append($0) }
        #expect(endings.isEmpty)
        await #expect(throws: CastError.noMedia) { try await request.value }
        #expect(endings.count == 1)
        request.cancel()
        #expect(request.abortReason == nil)
    }

    @Test func refusalsOfThePlayerAreTypedAndKeepTheirCodes() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let client = try #require(try await context.sessionManager.connect(to: .tv).remoteMediaClient)
        let answers: [(String, String, CastError.Code)] = [
            ("LOAD_FAILED", #","detailedErrorCode":104"#, .mediaLoadFailed), ("LOAD_CANCELLED", "", .cancelled),
            ("INVALID_PLAYER_STATE", "", .invalidMediaPlayerState),
            ("INVALID_REQUEST", #","reason":"INVALID_MEDIA_SESSION_ID""#, .noMediaSession),
            ("ERROR", #","detailedErrorCode":905"#, .mediaError),
        ]
        for (type, members, code) in answers {
            receiver.answer("LOAD") { _, json in [Script.media(type, id: json["requestId"]?.intValue ?? 0, members)] }
            do {
                try await #require(client.loadMedia(film())).value
                Issue.record("\(type) was taken for success")
            } catch let error as CastError {
                #expect(error.code == code)
                #expect(error.description.hasSuffix("."))
                if type == "LOAD_FAILED" { #expect(error.detailedErrorCode == 104) }
            }
        }
    }

    @Test func aLaterVolumeReplacesOneUnderWay() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let session = try await context.sessionManager.connect(to: .tv)
        receiver.answer("SET_VOLUME", nil)
        let first = session.setDeviceVolume(0.1)
        #expect(first.inProgress)
        receiver.answer("SET_VOLUME") { message, _ in Script.answers(to: message) }
        let second = session.setDeviceVolume(0.2)
        #expect(first.abortReason == .replaced)
        try await second.value
        #expect(session.currentDeviceVolume == 0.2)
        await #expect(throws: CastError.self) { try await first.value }
    }

    @Test func volumeOfOthersIsFollowed() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let session = try await context.sessionManager.connect(to: .tv)
        var events = context.sessionManager.events.makeAsyncIterator()
        receiver.say(Script.receiverStatus(applications: Script.application, level: 0.9))
        guard case .didReceiveDeviceVolume(_, 0.9, muted: false)? = await events.next() else {
            Issue.record("another event")
            return
        }
        #expect(session.currentDeviceVolume == 0.9)
    }

    @Test func aReceiverThatNeverAnswersARequestIsATimeout() async throws {
        let receiver = FakeReceiver()
        let time = ManualTime()
        let context = CastContext.fake(receiver, time: time)
        let client = try #require(try await context.sessionManager.connect(to: .tv).remoteMediaClient)
        receiver.answer("GET_STATUS", nil)
        let request = client.requestStatus()
        time.advance(by: .seconds(11))
        do {
            try await request.value
            Issue.record("ended without an answer")
        } catch {
            #expect(error.code == .timeout)
        }
        #expect(client.connected)
    }

    @Test func aFullSendBufferIsTheRequestsOwnErrorAndNothingElse() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let client = try #require(try await context.sessionManager.connect(to: .tv).remoteMediaClient)
        receiver.failSends(with: TransportError(.sendBufferFull, "full"))
        do {
            try await client.requestStatus().value
            Issue.record("sent into a full buffer")
        } catch {
            #expect(error.code == .sendBufferFull)
        }
        receiver.failSends(with: nil)
        try await client.requestStatus().value
    }

    @Test func aSendThatFailsAmongOthersEndsTheSessionLast() async {
        let receiver = FakeReceiver()
        receiver.answer("LAUNCH") { [unowned receiver] _, json in
            receiver.failSends(with: TransportError(.sendBufferFull, "full"))
            let application = Script.application.replacing("urn:x-cast:com.google.cast.media", with: "urn:x-cast:own")
            return [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: application)]
        }
        let run = await FakeAuthenticator().prepare(policy: .standard)(receiver.peerCertificate)
        let plan = SessionPlan(
            senderID: "sender-7",
            target: .application(LaunchRequest(appID: "CC1AD845"), relaunchIfRunning: false), proof: run.proof)
        let driver = SessionDriver(
            plan: plan, connection: receiver, authentication: run, time: ManualTime().source)
        driver.start()
        for await _ in driver.signals {}
        let events = driver.takeEvents()
        #expect(events.count == 2)
        guard case .started? = events.first, case .connectionLost(let error)? = events.last else {
            Issue.record("\(events)")
            return
        }
        #expect(error.code == .sendBufferFull)
        // Nothing was tried after the failure but to close.
        #expect(receiver.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "LAUNCH"])
    }

    @Test func whatADeviceSaysInARowIsHandledInTurns() async {
        let receiver = FakeReceiver()
        let run = await FakeAuthenticator().prepare(policy: .standard)(receiver.peerCertificate)
        let plan = SessionPlan(senderID: "sender-7", target: .whateverRuns, proof: run.proof)
        let driver = SessionDriver(
            plan: plan, connection: receiver, authentication: run, time: ManualTime().source)
        driver.start()
        await until { driver.takeEvents().contains { if case .started = $0 { true } else { false } } }
        for step in 0..<100 { receiver.say(Script.receiverStatus(level: Double(step) / 100)) }
        receiver.breakDown(TransportError(.network, "reset"))
        await until { driver.hasEnded }
        var turns: [Int] = []
        var last: SessionEvent?
        await driver.forEachTurn { events in
            turns.append(events.count)
            last = events.last
        }
        #expect(turns.reduce(0, +) > 2 * EventOutbox.turnLimit && turns.allSatisfy { $0 <= EventOutbox.turnLimit })
        guard case .connectionLost? = last else {
            Issue.record("\(String(describing: last))")
            return
        }
    }

    @Test func aDeviceThatDoesNotAnswerWhereItWasAnnouncedIsAskedForAgain() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser)
        _ = try? await context.sessionManager.connect(to: .tv)
        #expect(browser.log.reconfirmed.withLock(\.self) == [Device.tv.deviceID])
    }

    @Test func anUnreachableDeviceIsAFailedStartAndTheManagerIsFreeAgain() async throws {
        let context = CastContext.fake()
        let (log, cast) = (EventLog(), CastLog())
        context.sessionManager.addListener(log)
        context.sessionManager.addListener(cast)
        do {
            try await context.sessionManager.connect(to: .tv)
            Issue.record("connected to nothing")
        } catch {
            #expect(error.code == .networkError)
            #expect(error.description.contains("TV"))
        }
        #expect(context.sessionManager.connectionState == .disconnected)
        #expect(log.lines == ["willStart current=false", "didFailToStart 1"])
        #expect(cast.lines == ["willStart TV none", "didFail TV none"])
    }

    @Test func aCutConnectionEndsASessionThatIsNotToReconnect() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver) { $0.reconnectionLimit = .zero }
        let session = try await context.sessionManager.connect(to: .tv)
        let client = try #require(session.remoteMediaClient)
        var events = context.sessionManager.events.makeAsyncIterator()
        receiver.breakDown(TransportError(.network, "reset"))
        guard case .didEnd(_, let error?)? = await events.next() else {
            Issue.record("no end")
            return
        }
        #expect(error.code == .networkError)
        #expect(!client.connected)
        #expect(try client.loadMedia(film()) == nil)
        #expect(context.castState == .noDevicesAvailable)
    }

    @Test func joinOnlyLaunchesNothing() async throws {
        let receiver = FakeReceiver()
        let context = CastContext.fake(receiver)
        let session = try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        #expect(session.remoteMediaClient == nil)
        #expect(session.applicationMetadata == nil)
        #expect(session.currentDeviceVolume == 0.5)
        #expect(receiver.sentTypes == ["challenge", "CONNECT", "GET_STATUS"])
        try await context.sessionManager.disconnect()
        #expect(receiver.sentTypes.suffix(1) == ["CLOSE"])
    }

    @Test func anApplicationWithoutTheMediaNamespaceHasNoClient() async throws {
        let receiver = FakeReceiver()
        let game = Script.application.replacing("urn:x-cast:com.google.cast.media", with: "urn:x-cast:game")
        receiver.answer("LAUNCH") { _, json in
            [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: game)]
        }
        let context = CastContext.fake(receiver)
        let session = try await context.sessionManager.connect(to: .tv)
        #expect(session.remoteMediaClient == nil)
        #expect(context.sessionManager.currentSession?.remoteMediaClient == nil)
    }

    @Test func cancellingAConnectEndsTheAttempt() async throws {
        let receiver = FakeReceiver()
        receiver.answer("LAUNCH", nil)
        let context = CastContext.fake(receiver)
        let task = Task { try await context.sessionManager.connect(to: .tv) }
        await Task.yield()
        task.cancel()
        await #expect(throws: CastError.self) { try await task.value }
        #expect(context.sessionManager.connectionState == .disconnected)
    }

    /// Between the dialling and the first message too, a moment that only some of these turns meet.
    @Test(arguments: 0..<40) func anEndAtAnyMomentOfTheStartIsHeard(_ turns: Int) async throws {
        let receiver = FakeReceiver()
        receiver.fallSilent()
        let manager = CastContext.fake(receiver).sessionManager
        manager.startSession(with: .tv)
        for _ in 0..<turns { await Task.yield() }
        manager.endSession()
        await until { manager.connectionState == .disconnected }
        #expect(manager.currentSession == nil)
    }
}
