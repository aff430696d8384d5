import CastStreaming
import CastWire
import Testing

@testable import CastSender
@testable import RemoteDisplay

/// The way that the old SDK's documentation describes, in the names of today: S1-02, S1-41.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SevenStepsTests {
    // S1-02, S1-41
    @Test func theSevenStepsInTheirOrder() async throws {
        let bench = DisplayBench()
        let browser = FakeBrowser()
        browser.announce(.tv, .application(Script.applicationID))
        let context = CastContext.fake([bench.receiver], time: bench.time, browser: browser)
        var steps: [String] = []

        // 1. isRemoteDisplaySupported
        #expect(await RemoteDisplayChannel.isRemoteDisplaySupported(bench.support))
        steps.append("supported")
        // 2. GCKDeviceScanner with a GCKFilterCriteria of the app's id
        await until { context.discoveryManager.deviceCount == 1 }
        let device = context.discoveryManager.device(at: 0)
        steps.append("found")
        // Too early: no connection, no channel.
        let channel = try #require(await RemoteDisplayChannel(support: bench.support))
        channel.delegate = bench
        channel.transports = bench.transports.maker
        expectChannelNotConnected(channel)
        #expect(bench.receiver.sent.isEmpty)
        // 3. and 4. GCKDeviceManager.connect, launchApplication with GCKLaunchOptions.relaunchIfRunning
        let session = try await context.sessionManager.connect(
            to: device, options: .remoteDisplay(applicationID: Script.applicationID))
        steps.append("connected, launched")
        // Still too early: the channel is not added.
        let sent = bench.receiver.sent.count
        expectChannelNotConnected(channel)
        #expect(bench.receiver.sent.count == sent)
        // 5. the channel is made and added, the session id stored
        #expect(session.addChannel(channel))
        let stored = try #require(session.sessionID)
        // Added, not connected yet.
        expectChannelNotConnected(channel)
        await until { channel.isConnected }
        steps.append("channel")
        // 6. the configuration
        var configuration = RemoteDisplayConfiguration()
        configuration.video?.maximumBitRate = 3_000_000
        try channel.beginSessionNegotiation(with: configuration)
        // 7. didBeginSession
        await until { !bench.displays.isEmpty }
        #expect(bench.displays[0].isActive)
        steps.append("session")

        #expect(steps == ["supported", "found", "connected, launched", "channel", "session"])
        #expect(bench.lines == ["connect", "begin"])
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
