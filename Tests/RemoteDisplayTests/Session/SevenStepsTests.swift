import CastWire
import SenderFakes
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// The way that the old SDK's documentation describes, in the names of today: S1-02, S1-41.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SevenStepsTests {
    /// Hears everything, and notes with it what had been sent by then.
    private final class Log: SessionManagerListener, DiscoveryManagerListener, RemoteDisplayChannelDelegate {
        private let receiver: FakeReceiver
        private(set) var lines: [String] = []
        private(set) var displays: [RemoteDisplaySession] = []

        init(_ receiver: FakeReceiver) { self.receiver = receiver }

        func note(_ what: String) { lines.append("\(what) after \(receiver.sentTypes.last ?? "nothing")") }

        func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) { note("found") }
        func sessionManager(_ manager: SessionManager, willStart session: Session) { note("willStart") }
        func sessionManager(_ manager: SessionManager, didStart session: Session) { note("didStart") }
        func remoteDisplayChannelDidConnect(_ channel: RemoteDisplayChannel) { note("channelDidConnect") }
        func remoteDisplayChannel(_ channel: RemoteDisplayChannel, didBegin session: RemoteDisplaySession) {
            note("didBegin")
            displays.append(session)
        }
        func remoteDisplayChannel(
            _ channel: RemoteDisplayChannel, deviceRejected configuration: RemoteDisplayConfiguration, error: CastError
        ) { note("rejected") }
    }

    // S1-02, S1-41
    @Test func theSevenStepsInTheirOrder() async throws {
        let bench = DisplayBench()
        let browser = FakeBrowser()
        let context = CastContext.fake([bench.receiver], time: bench.time, browser: browser)
        let log = Log(bench.receiver)
        context.discoveryManager.addListener(log)
        context.sessionManager.addListener(log)

        // 1. isRemoteDisplaySupported; whoever makes a channel without having asked has asked by that.
        #expect(bench.support.availability == .unknown)
        #expect(await RemoteDisplayChannel.isRemoteDisplaySupported(bench.support))
        log.note("supported")
        // 2. GCKDeviceScanner with a GCKFilterCriteria of the app's id. Nobody is there to connect to before.
        #expect(context.discoveryManager.deviceCount == 0 && context.sessionManager.currentSession == nil)
        browser.announce(.tv, .application(Script.applicationID))
        await until { context.discoveryManager.deviceCount == 1 }
        let device = context.discoveryManager.device(at: 0)
        // 6. too early: no connection.
        let channel = try #require(await RemoteDisplayChannel(support: bench.support))
        channel.delegate = log
        channel.transports = bench.transports.maker
        expectChannelNotConnected(channel)
        #expect(bench.receiver.sent.isEmpty)
        // 3. and 4. GCKDeviceManager.connect, launchApplication with GCKLaunchOptions.relaunchIfRunning
        let session = try await context.sessionManager.connect(
            to: device, options: .remoteDisplay(applicationID: Script.applicationID, support: bench.support))
        // 6. too early: the channel is not added.
        let sent = bench.receiver.sent.count
        expectChannelNotConnected(channel)
        // 5. the channel is made and added, the session id stored
        #expect(session.addChannel(channel))
        let stored = try #require(session.sessionID)
        // 6. too early: added, not connected yet. 7. too early: an answer to an offer that was never made.
        expectChannelNotConnected(channel)
        bench.receiver.say(bench.receiver.answer(toOffer: ""))
        await until { channel.isConnected }
        bench.receiver.say(
            Script.streaming(
                .answer(
                    sequenceNumber: 1,
                    .ok(Answer(udpPort: 9, selections: [Answer.Selection(index: 0, receiverSSRC: 5)])))))
        bench.receiver.say(Script.receiverStatus(application: Script.application(stored), level: 0.25))
        await until { session.currentDeviceVolume == 0.25 }
        #expect(log.displays.isEmpty && bench.transports.all.isEmpty)
        // The virtual connection to the app is all that was sent.
        #expect(bench.receiver.sentTypes.dropFirst(sent).allSatisfy { $0 == "CONNECT" })
        // 6. the configuration
        var configuration = RemoteDisplayConfiguration()
        configuration.video?.maximumBitRate = 3_000_000
        try channel.beginSessionNegotiation(with: configuration)
        // 7. didBeginSession
        await until { !log.displays.isEmpty }
        #expect(log.displays.count == 1 && log.displays[0].isActive)
        #expect(bench.transports.all.map(\.configuration.peerPort) == [2_344], "nothing came of that early answer")

        #expect(
            log.lines == [
                "supported after nothing", "found after nothing", "willStart after nothing", "didStart after CONNECT",
                "channelDidConnect after CONNECT", "didBegin after OFFER",
            ])
        #expect(
            bench.receiver.sentTypes
                == ["challenge", "CONNECT", "GET_STATUS", "LAUNCH", "CONNECT", "OFFER"])
        try await session.stopApplication(sessionID: stored).value
        #expect(!bench.receiver.runs)
    }

    private func expectChannelNotConnected(_ channel: RemoteDisplayChannel) {
        let error = #expect(throws: CastError.self) { try channel.beginSession(with: RemoteDisplayConfiguration()) }
        #expect(error?.code == .channelNotConnected)
    }
}
