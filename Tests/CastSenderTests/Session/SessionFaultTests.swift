import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// The fault table: what goes wrong at which moment, and what the app has afterwards.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionFaultTests {
    private nonisolated static func media(_ state: String, _ more: String = "", id: Int = 1) -> String {
        """
        {"mediaSessionId":\(id),"playerState":"\(state)","currentTime":10,"playbackRate":1\(more),\
        "media":{"contentId":"http://127.0.0.1/film.mp4","streamType":"BUFFERED","contentType":"video/mp4",\
        "duration":60}}
        """
    }

    private nonisolated static let states: [(String, MediaPlayerState)] = [
        (media("PLAYING"), .playing), (media("PAUSED"), .paused), (media("BUFFERING"), .buffering),
        (media("IDLE", #","extendedStatus":{"playerState":"LOADING"}"#), .loading),
        (media("IDLE", #","idleReason":"FINISHED""#), .idle),
    ]

    @Test(arguments: 0..<5)
    func aCutInEachPlayerStateLosesNothingThatTheReceiverHas(index: Int) async throws {
        let (status, state) = Self.states[index]
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect(media: status)
        let client = try #require(session.remoteMediaClient)
        #expect(client.mediaStatus?.playerState == state)
        bench.connector.add(FakeReceiver.running(media: status))
        let events = bench.manager.events
        first.breakDown(TransportError(.heartbeatLost, "no sign of life"))
        await bench.waitForResumption(events)
        #expect(session.remoteMediaClient === client && client.connected)
        await until { client.mediaStatus?.playerState == state }
    }

    @Test func aCutAtEachStepOfAResumptionIsTriedAgain() async throws {
        for step in ["challenge", "CONNECT", "GET_STATUS receiver", "GET_STATUS media"] {
            let bench = ReconnectionBench()
            let (_, first) = try await bench.connect()
            let second = FakeReceiver.running()
            let type = String(step.prefix { $0 != " " })
            second.answer(type) { [unowned second] message, _ in
                if step.hasSuffix("media"), message.namespace != .media {
                    return [
                        Script.receiverStatus(
                            id: message.json?["requestId"]?.intValue ?? 0, applications: Script.application)
                    ]
                }
                second.breakDown(ReconnectionBench.cut)
                return []
            }
            bench.connector.add(second)
            bench.connector.add(FakeReceiver.running())
            let events = bench.manager.events
            first.breakDown(ReconnectionBench.cut)
            await bench.time.advanceToSleeper(within: .milliseconds(250))
            await bench.waitForResumption(events)
            #expect(bench.connector.dialled.count == 3, "\(step)")
        }
    }

    @Test func aNewMediaSessionAfterTheOutageIsToldAsOne() async throws {
        let bench = ReconnectionBench()
        let (session, first) = try await bench.connect()
        session.remoteMediaClient?.addListener(bench.log)
        bench.connector.add(FakeReceiver.running(media: Self.media("PLAYING", id: 2)))
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await bench.waitForResumption(events)
        await until { bench.log.lines.contains("media 2") }
        #expect(session.remoteMediaClient?.mediaStatus?.mediaSessionID == 2)
    }

    @Test func statusThatComesTwiceLateOrForAnOldMediaSessionChangesNothing() async throws {
        let bench = ReconnectionBench()
        let (session, receiver) = try await bench.connect(media: Self.media("PLAYING", id: 4))
        let client = try #require(session.remoteMediaClient)
        for late in [Self.media("PAUSED", id: 3), Self.media("PLAYING", id: 4), Self.media("PLAYING", id: 4)] {
            receiver.say(Script.mediaStatus(late))
        }
        try await client.requestStatus().value
        #expect(client.mediaStatus?.mediaSessionID == 4 && client.mediaStatus?.playerState == .playing)
        receiver.say(Script.receiverStatus(applications: Script.application, level: 0.4))
        receiver.say(Script.receiverStatus(applications: Script.application, level: 0.4))
        try await client.requestStatus().value
        #expect(session.currentDeviceVolume == 0.4 && session.connectionState == .connected)
    }

    @Test func aConnectionThatIsCutAgainAndAgainIsMadeAgainAndAgain() async throws {
        let bench = ReconnectionBench()
        let (session, start) = try await bench.connect()
        var receiver = start
        for _ in 0..<50 {
            let next = FakeReceiver.running(media: Script.playing)
            bench.connector.add(next)
            let events = bench.manager.events
            // Each had held for long enough not to count as the same trouble (`LossSeries`).
            bench.time.advance(by: LossSeries.leastHealth)
            receiver.breakDown(ReconnectionBench.cut)
            await bench.waitForResumption(events)
            receiver = next
        }
        #expect(bench.manager.currentSession === session && bench.connector.dialled.count == 51)
        #expect(bench.log.life.count { $0.hasPrefix("didSuspend") } == 50)
        try await session.setDeviceVolume(0.6).value
    }

    @Test func aThousandListenersMayComeAndGoWhileTheyAreTold() async throws {
        @MainActor final class Restless: SessionManagerListener {
            var heard = 0
            var others: [Restless] = []

            func sessionManager(_ manager: SessionManager, didSuspend session: Session, with: ConnectionSuspendReason) {
                heard += 1
                manager.removeListener(self)
                for other in others { manager.addListener(other) }
            }
            func sessionManager(_ manager: SessionManager, didResume session: Session) {
                heard += 1
                manager.removeListener(self)
            }
        }
        let bench = ReconnectionBench()
        let (_, first) = try await bench.connect()
        let leaving = (0..<1000).map { _ in Restless() }
        let coming = (0..<1000).map { _ in Restless() }
        for (index, listener) in leaving.enumerated() {
            listener.others = [coming[index]]
            bench.manager.addListener(listener)
        }
        bench.connector.add(FakeReceiver.running())
        let events = bench.manager.events
        first.breakDown(ReconnectionBench.cut)
        await bench.waitForResumption(events)
        #expect(leaving.allSatisfy { $0.heard == 1 })
        #expect(coming.allSatisfy { $0.heard == 1 })
    }

    @Test func aListenerMayEndTheSessionFromWithinEachCallback() async throws {
        @MainActor final class Ender: SessionManagerListener {
            var moment = ""

            private func end(_ name: String, _ manager: SessionManager) {
                if name == moment { manager.currentSession?.end(with: .leave) }
            }
            func sessionManager(_ manager: SessionManager, didSuspend session: Session, with: ConnectionSuspendReason) {
                end("didSuspend", manager)
            }
            func sessionManager(_ manager: SessionManager, willResume session: Session) { end("willResume", manager) }
            func sessionManager(_ manager: SessionManager, didResume session: Session) { end("didResume", manager) }
        }
        for moment in ["didSuspend", "willResume", "didResume"] {
            let bench = ReconnectionBench()
            let (_, first) = try await bench.connect()
            let ender = Ender()
            ender.moment = moment
            bench.manager.addListener(ender)
            bench.connector.add(FakeReceiver.running())
            let events = bench.manager.events
            first.breakDown(ReconnectionBench.cut)
            #expect(await bench.waitForEnd(events) == nil, "\(moment)")
            #expect(bench.manager.currentSession == nil && bench.manager.connectionState == .disconnected, "\(moment)")
        }
    }
}
