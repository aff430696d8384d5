import CastTransport
import CastWire
import SenderFakes
import Testing

@testable import CastSender
@testable import RemoteDisplay

/// From the device to the running app: S1-03, S1-04 and S1-10 to S1-15, S1-27.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LaunchTests {
    // S1-03
    @Test(arguments: [nil, "", "mirroring", "0f5096e8", "0F5096E8 "])
    func withoutAnApplicationIDNothingIsSent(id: String?) async throws {
        let bench = DisplayBench()
        let error = await #expect(throws: CastError.self) {
            try await bench.manager.connect(
                to: .tv, options: .remoteDisplay(applicationID: id, support: bench.support))
        }
        #expect(bench.receiver.sent.isEmpty)
        #expect(error?.code == .invalidRequest)
        #expect(error?.description.contains(id?.isEmpty == false ? "eight" : "needs the id") == true)
        let options = try SessionOptions.remoteDisplay(applicationID: "0F5096E8", support: .able)
        #expect(options.applicationID == "0F5096E8")
        #expect(SessionOptions().applicationID == nil, "no id is a default anywhere")
    }

    // S1-04
    @Test func aScanWithTheAppsIDFindsOnlyDevicesThatHaveIt() async {
        let browser = FakeBrowser()
        browser.announce(.tv, .application(Script.applicationID))
        let other = Device(
            deviceID: "0002", friendlyName: "Speaker", networkAddresses: ["127.0.0.2"], servicePort: 8_009)
        browser.announce(other, .application("CC1AD845"))
        let context = CastContext.fake([], time: ManualTime(), browser: browser)
        await until { context.discoveryManager.deviceCount > 0 }
        #expect(context.discoveryManager.device(at: 0).friendlyName == "TV")
        #expect(context.discoveryManager.deviceCount == 1)
        #expect(browser.browsed == [.application(Script.applicationID)])
        #expect(DiscoveryCriteria(applicationID: "0F5096E8").allSubtypes == ["_0F5096E8._sub._googlecast._tcp"])
    }

    // S1-10
    @Test func theLaunchComesAfterTheConnectionAndNotWithoutOne() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let types = bench.receiver.sentTypes
        let launch = try #require(types.firstIndex(of: "LAUNCH"))
        #expect(Array(types[..<launch]) == ["challenge", "CONNECT", "GET_STATUS"])

        let unreachable = CastContext.fake([], time: ManualTime())
        await #expect(throws: CastError.self) {
            try await unreachable.sessionManager.connect(
                to: .tv, options: .remoteDisplay(applicationID: Script.applicationID, support: .able))
        }
    }

    // S1-11 (easily missed 9: relaunchIfRunning is YES for Remote Display, NO elsewhere)
    @Test func aRunningAppIsLaunchedAnewButOnlyForRemoteDisplay() async throws {
        let bench = DisplayBench(receiver: FakeReceiver(runs: true))
        try await bench.connect()
        #expect(bench.receiver.sentJSON("STOP").map { $0["sessionId"]?.stringValue } == ["OLD"])
        #expect(bench.receiver.sentJSON("LAUNCH").count == 1)
        #expect(bench.session.sessionID == "S1")

        let joined = FakeReceiver(runs: true)
        let session = try await CastContext.fake([joined], time: ManualTime()).sessionManager.connect(to: .tv)
        #expect(session.sessionID == "OLD")
        #expect(joined.sentJSON("LAUNCH").isEmpty && joined.sentJSON("STOP").isEmpty)
    }

    private final class Adder: SessionManagerListener {
        let channel: RemoteDisplayChannel
        var wasAdded = false
        var wasConnected = true

        init(_ channel: RemoteDisplayChannel) { self.channel = channel }

        /// Before the launch, and even before the connection.
        func sessionManager(_ manager: SessionManager, willStart session: Session) {
            wasAdded = (session as? CastSession)?.addChannel(channel) ?? false
        }
        func sessionManager(_ manager: SessionManager, didStart session: Session) {
            wasConnected = channel.isConnected
        }
    }

    // S1-12
    @Test func aChannelIsConnectedOnlyAfterTheLaunch() async throws {
        let bench = DisplayBench()
        let channel = try #require(await RemoteDisplayChannel(support: bench.support))
        channel.delegate = bench
        let adder = Adder(channel)
        bench.manager.addListener(adder)
        _ = try await bench.manager.connect(
            to: .tv, options: .remoteDisplay(applicationID: Script.applicationID, support: .able))
        #expect(adder.wasAdded && !adder.wasConnected)
        await until { channel.isConnected }
        #expect(bench.lines == ["connect"])
    }

    private final class Keeper: SessionManagerListener {
        var before: String?
        var kept: String?

        func sessionManager(_ manager: SessionManager, willStart session: Session) { before = session.sessionID }
        func sessionManager(_ manager: SessionManager, didStart session: Session) { kept = session.sessionID }
    }

    // S1-13: told with the start, of what was launched and not of what ran before, and good for the stop.
    @Test func theSessionIDIsThereAtTheStart() async throws {
        let bench = DisplayBench(receiver: FakeReceiver(runs: true))
        let keeper = Keeper()
        bench.manager.addListener(keeper)
        try await bench.connect()
        #expect(keeper.before == nil && keeper.kept == "S1")
        try await bench.session.stopApplication(sessionID: try #require(keeper.kept)).value
        #expect(bench.receiver.sentJSON("STOP").map { $0["sessionId"]?.stringValue } == ["OLD", "S1"])
        #expect(!bench.receiver.runs)
    }

    // S1-14
    @Test func stoppingByIDEndsThatAppSessionAndThisSession() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let kept = try #require(bench.session.sessionID)
        let stop = bench.session.stopApplication(sessionID: kept)
        #expect(bench.receiver.sentJSON("STOP").map { $0["sessionId"]?.stringValue } == ["S1"])
        try await stop.value
        #expect(!bench.receiver.runs)
        await until { bench.manager.currentSession == nil }
        #expect(bench.lines == ["connect", "disconnect"])
    }

    // S1-15 (easily missed 10: the bare stop is to be avoided)
    @Test func anOldIDDoesNotHitWhatSomebodyElseLaunched() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let kept = try #require(bench.session.sessionID)
        bench.receiver.replaceApplication("THEIRS")
        let error = await #expect(throws: CastError.self) {
            try await bench.session.stopApplication(sessionID: kept).value
        }
        #expect(error?.code == .invalidApplicationSessionID)
        #expect(bench.receiver.runs)
        try await (bench.session as any BareStopping).stopWhateverRuns().value
        #expect(bench.receiver.sentJSON("STOP").last?["sessionId"] == nil)
        #expect(!bench.receiver.runs)
    }

    // S1-27
    @Test func theSenderAppsNameGoesOutWithTheConnection() async throws {
        let bench = DisplayBench()
        _ = try await bench.manager.connect(
            to: .tv,
            options: .remoteDisplay(
                applicationID: Script.applicationID, clientPackageName: "org.example.painter", support: .able))
        let connects = bench.receiver.sentJSON("CONNECT")
        #expect(connects.count == 2, "to the device and to its app")
        for connect in connects {
            #expect(connect["userAgent"]?.stringValue == "org.example.painter")
            #expect(connect["package"]?.stringValue == "org.example.painter")
            #expect(connect["senderInfo"] != nil)
        }
        let unnamed = FakeReceiver()
        _ = try await CastContext.fake([unnamed], time: ManualTime()).sessionManager.connect(to: .tv)
        #expect(unnamed.sentJSON("CONNECT").first?["userAgent"]?.stringValue == "Marquee")
        #expect(unnamed.sentJSON("CONNECT").first?["package"] == nil)
    }
}

/// A way to the stop without an id that does not warn of it, as whoever calls it otherwise is.
@MainActor
private protocol BareStopping {
    func stopWhateverRuns() -> Request<Void>
}

extension CastSession: BareStopping {
    @available(*, deprecated)
    fileprivate func stopWhateverRuns() -> Request<Void> { stopApplication() }
}
