import CastTransport
import NIOPosix
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender
@testable import CastStreaming
@testable import RemoteDisplay

/// The way into the background and back: S1-25, S1-26, S1-28, S1-29, S1-31 to S1-33, S1-44.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BackgroundTests {
    private func begun(
        ignores: Bool, encoders: FakeEncoders = FakeEncoders()
    ) async throws -> (DisplayBench, RemoteDisplaySession) {
        let (bench, session) = try await DisplayBench.begun(encoders: encoders, ignoreAppStateNotifications: ignores)
        bench.channel.backgroundTasks = LimitedBackgroundTasks(time: bench.time.source)
        bench.transport.acknowledgeEverything()
        try session.enqueue(EncodedVideoFrame(payload: .init(bytes: [1]), isKeyFrame: true, presentationTime: .zero))
        return (bench, session)
    }

    // S1-25
    @Test func goingToTheBackgroundEndsTheSessionUnlessToldOtherwise() async throws {
        let (bench, session) = try await begun(ignores: false)
        bench.context.applicationDidEnterBackground()
        let error = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
        #expect(error?.code == .appDidEnterBackground, "at once, before the connection is gone")
        await until { bench.receiver.isClosed }
        await until { bench.lines.contains("end 91") }
        #expect(bench.errors.first?.code == .appDidEnterBackground)
        #expect(bench.transport.isClosed)
    }

    // S1-26 (easily missed 13: ignoreAppStateNotifications moves the duty of disconnecting to the app)
    @Test(arguments: [false, true]) func theAppMayTakeOverTheConnection(ignores: Bool) async throws {
        let (bench, _) = try await begun(ignores: ignores)
        bench.context.applicationDidEnterBackground()
        if ignores {
            try await bench.settle()
        } else {
            await until { bench.receiver.isClosed && bench.session.suspended }
        }
        #expect(bench.receiver.isClosed == !ignores)
        #expect(bench.session.suspended == !ignores)
    }

    // S1-44
    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func onlyBothMeasuresTogetherKeepTheSession(ignores: Bool, hasTask: Bool) async throws {
        let (bench, session) = try await begun(ignores: ignores)
        if hasTask { bench.channel.beginBackgroundTask { _ = bench.manager.endSession() } }
        bench.context.applicationDidEnterBackground()
        #expect(session.isActive == (ignores && hasTask))
        guard session.isActive else { return }
        await until { bench.time.isAwaited(at: .seconds(180)) }
        bench.time.advance(by: .seconds(179))
        try await bench.settle()
        #expect(session.isActive)
        await bench.time.advance(toSleeperAt: .seconds(1))
        _ = await session.ended()
        #expect(!session.isActive)
    }

    // S1-29, S1-33 (easily missed 13: the expiry handler must do three things)
    @Test func atTheExpiryTheThreeThingsAreDoneInOrder() async throws {
        let (bench, session) = try await begun(ignores: true)
        let platform = SpiedPlatform(time: bench.time.source)
        bench.channel.backgroundTasks = platform
        platform.session = session
        bench.channel.beginBackgroundTask {
            platform.log.append("disconnect active=\(session.isActive)")
            _ = bench.manager.endSession()
        }
        bench.context.applicationDidEnterBackground()
        #expect(LimitedBackgroundTasks.limit == .seconds(180))
        await bench.time.advance(toSleeperAt: .seconds(180))
        await until { platform.log.count == 3 }
        #expect(platform.log == ["begin", "disconnect active=true", "end active=false"])
        #expect(session.endError == nil, "invalidated")
        await until { bench.receiver.isClosed }
    }

    /// The real one, with a log.
    private final class SpiedPlatform: BackgroundTaskPlatform {
        var log: [String] = []
        weak var session: RemoteDisplaySession?
        private let inner: LimitedBackgroundTasks

        init(time: TimeSource) { inner = LimitedBackgroundTasks(time: time) }

        func beginBackgroundTask(expiration: @escaping @MainActor () -> Void) -> BackgroundTaskID {
            log.append("begin")
            return inner.beginBackgroundTask(expiration: expiration)
        }
        func endBackgroundTask(_ id: BackgroundTaskID) {
            log.append("end active=\(session?.isActive ?? false)")
            inner.endBackgroundTask(id)
        }
        func applicationDidEnterBackground() { inner.applicationDidEnterBackground() }
        func applicationWillEnterForeground() { inner.applicationWillEnterForeground() }
    }

    // S1-28
    @Test func aTaskEndsOnceAtItsExpiryOrInTheForeground() async throws {
        let (bench, session) = try await begun(ignores: true)
        let tasks = SpiedPlatform(time: bench.time.source)
        bench.channel.backgroundTasks = tasks
        tasks.session = session
        var ends = 0
        bench.channel.beginBackgroundTask { ends += 1 }
        #expect(tasks.log == ["begin"])
        bench.context.applicationDidEnterBackground()
        await until { bench.time.isAwaited(at: .seconds(180)) }
        bench.time.advance(by: .seconds(100))
        bench.context.applicationWillEnterForeground()
        #expect(tasks.log == ["begin", "end active=true"] && session.isActive)
        #expect(!bench.time.isAwaited(at: .seconds(80)), "nobody counts the three minutes any more")
        bench.time.advance(by: .seconds(1_000))
        try await bench.settle()
        #expect(ends == 0 && session.isActive)

        bench.channel.beginBackgroundTask { ends += 1 }
        bench.context.applicationDidEnterBackground()
        await bench.time.advance(toSleeperAt: .seconds(180))
        await until { ends == 1 }
        bench.time.advance(by: .seconds(1_000))
        bench.context.applicationWillEnterForeground()
        try await bench.settle()
        #expect(ends == 1)
        #expect(tasks.log == ["begin", "end active=true", "begin", "end active=false"])
    }

    // S1-31
    @Test(arguments: [false, true]) func noEncoderInTheBackgroundMeansNoNewFrame(encodes: Bool) async throws {
        let encoders = FakeEncoders(
            EncoderCapabilities(video: [.vp8], audio: [.opus], encodesInBackground: encodes))
        let (bench, session) = try await begun(ignores: true, encoders: encoders)
        bench.channel.beginBackgroundTask {}
        bench.context.applicationDidEnterBackground()
        let sound = AudioBuffer(samples: [0, 0], sampleRate: 48_000, channels: 2)
        if encodes {
            try session.enqueue(PixelBuffer.grey(1))
            try session.enqueue(sound)
        } else {
            let picture = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
            let audio = #expect(throws: CastError.self) { try session.enqueue(sound) }
            #expect(picture?.code == .appDidEnterBackground && audio?.code == .appDidEnterBackground)
        }
        bench.context.applicationWillEnterForeground()
        try session.enqueue(PixelBuffer.grey(1))
    }

    // S1-31
    @Test(arguments: [false, true]) func flushEncodesTheRestOfTheSoundOnlyWhereThereIsAnEncoder(
        encodes: Bool
    ) async throws {
        let encoders = FakeEncoders(
            EncoderCapabilities(video: [.vp8], audio: [.opus], encodesInBackground: encodes))
        let (bench, session) = try await begun(ignores: true, encoders: encoders)
        bench.transport.acknowledgeEverything()
        bench.channel.beginBackgroundTask {}
        try session.enqueue(AudioBuffer(samples: [1, 1], sampleRate: 48_000, channels: 2))
        session.waitForDelivery(atMost: .seconds(30))
        let before = bench.transport.taken.count
        bench.context.applicationDidEnterBackground()
        session.flush()
        session.waitForDelivery(atMost: .seconds(30))
        #expect(bench.transport.taken.count - before == (encodes ? 1 : 0))
    }

    // S1-32 (easily missed 14: the paused frame is enqueued, then the main thread is blocked)
    @Test func thePausedPictureIsAtTheReceiverBeforeTheSessionEnds() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let networks = Networks(time: bench.time)
        bench.channel.transports = networks.maker
        let session = try await bench.channel.begin()
        session.pausedPicture = PixelBuffer.grey(77)
        bench.context.applicationDidEnterBackground()
        #expect(!session.isActive)
        let shown = try #require(networks.last).shown
        #expect(shown.count == 1)
        #expect(shown.first?.frame.payload.readableBytesView.last == 77)
    }

    // S1-32: on loopback, with the sockets of both ends.
    @Test func thePausedPictureIsAtAReceiverOnLoopbackWhenTheCallReturns() async throws {
        let bench = DisplayBench()
        try await bench.connect()
        let arrived = MutexBox<[UInt8]>([])
        let receiving = MutexBox<StreamingReceiverDriver?>(nil)
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        bench.channel.transports = MediaTransportMaker { configuration, handler in
            let driver = try await StreamingReceiverDriver.bind(
                StreamingReceiverDriver.Configuration(
                    host: "127.0.0.1", peerAddress: "127.0.0.1", streams: configuration.streams),
                on: loop
            ) { event in
                guard case .frame(_, let frame, _) = event else { return }
                arrived.change { $0.append(frame.payload.readableBytesView.last ?? 0) }
            }.get()
            receiving.change { $0 = driver }
            var configuration = configuration
            configuration.peerPort = driver.port
            return try await StreamingSenderDriver.start(configuration, on: loop, handler: handler)
        }
        let session = try await bench.channel.begin()
        defer { receiving.value?.close() }
        session.pausedPicture = PixelBuffer.grey(77)
        // The app is given 200 ms; a test waits for a busy machine.
        #expect(session.sendPausedPicture(atMost: .seconds(30)))
        #expect(arrived.value == [77])
        session.invalidate()
    }

    // S1-28, S1-44
    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func aSessionBegunInTheBackgroundTakesBothMeasuresToo(ignores: Bool, hasTask: Bool) async throws {
        let bench = DisplayBench()
        try await bench.connect(ignoreAppStateNotifications: ignores)
        bench.channel.backgroundTasks = LimitedBackgroundTasks(time: bench.time.source)
        if hasTask { bench.channel.beginBackgroundTask {} }
        bench.context.applicationDidEnterBackground()
        guard ignores, hasTask else {
            let error = #expect(throws: CastError.self) {
                try bench.channel.beginSession(with: RemoteDisplayConfiguration())
            }
            #expect([.appDidEnterBackground, .channelNotConnected].contains(error?.code))
            #expect(!bench.receiver.sentTypes.contains("OFFER"))
            return
        }
        let session = try await bench.channel.begin()
        let error = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
        #expect(error?.code == .appDidEnterBackground, "there is no encoder in the background")
        bench.context.applicationWillEnterForeground()
        try session.enqueue(PixelBuffer.grey(1))
    }

    // S1-44: nobody told the channel of a way that lay before it.
    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func aChannelMadeInTheBackgroundTakesBothMeasuresToo(ignores: Bool, hasTask: Bool) async throws {
        let bench = DisplayBench()
        bench.context.applicationDidEnterBackground()
        try await bench.connect(ignoreAppStateNotifications: ignores)
        bench.channel.backgroundTasks = LimitedBackgroundTasks(time: bench.time.source)
        if hasTask { bench.channel.beginBackgroundTask { _ = bench.manager.endSession() } }
        guard ignores, hasTask else {
            let error = #expect(throws: CastError.self) {
                try bench.channel.beginSession(with: RemoteDisplayConfiguration())
            }
            #expect(error?.code == .appDidEnterBackground)
            return
        }
        let session = try await bench.channel.begin()
        await bench.time.advanceToSleeper(within: .seconds(180))
        _ = await session.ended()
        await until { bench.receiver.isClosed }
    }

    // S1-29: the expiry has disconnected it, so that the way back is told to no session, and to no channel of one.
    @Test func aChannelThatMissedTheWayBackHasASessionAgain() async throws {
        let bench = DisplayBench(later: [FakeReceiver()])
        try await bench.connect(ignoreAppStateNotifications: true)
        _ = try await bench.channel.begin()
        bench.context.applicationDidEnterBackground()
        _ = bench.manager.endSession()
        await until { !bench.channel.isConnected && bench.manager.currentSession == nil }
        bench.context.applicationWillEnterForeground()
        let channel = try #require(bench.channel)
        #expect(bench.session.removeChannel(channel))
        let again = try await bench.manager.connect(
            to: .tv, options: .remoteDisplay(applicationID: Script.applicationID, support: bench.support))
        #expect(again.addChannel(channel))
        await until { channel.isConnected }
        let session = try await channel.begin()
        try session.enqueue(PixelBuffer.grey(1))
    }

    // S1-33
    @Test func aPlatformThatMissedTheWayBackGivesAFreshChannelItsTime() async throws {
        let (bench, session) = try await begun(ignores: true)
        let platform = try #require(bench.channel.backgroundTasks as? LimitedBackgroundTasks)
        platform.applicationDidEnterBackground()
        bench.time.advance(by: .seconds(181))
        var expired = false
        bench.channel.beginBackgroundTask { expired = true }
        try await bench.settle()
        bench.context.applicationDidEnterBackground()
        await until { bench.time.isAwaited(at: .seconds(180)) }
        #expect(!expired && session.isActive)
        bench.time.advance(by: .seconds(180))
        await until { expired }
    }

    // S1-32: the main thread is blocked for a moment only, whether or not there is somebody to see it.
    @Test func aReceiverThatIsGoneHoldsNobodyUp() async throws {
        var took: [Duration] = []
        for _ in 0..<5 {
            let (bench, session) = try await DisplayBench.begun()
            session.pausedPicture = PixelBuffer.grey(77)
            let began = ContinuousClock.now
            bench.context.applicationDidEnterBackground()
            took.append(ContinuousClock.now - began)
            #expect(!session.isActive && !bench.transport.taken.isEmpty, "sent, and never acknowledged")
        }
        // A busy machine makes some of them longer: the shortest is the session's own doing.
        let shortest = try #require(took.min())
        #expect(RemoteDisplaySession.flushLimit == .milliseconds(200))
        #expect(shortest >= .milliseconds(190) && shortest <= .milliseconds(400), "\(took)")
    }

    // S1-44: the offer went out in the foreground, its answer comes in the background.
    @Test(arguments: [false, true]) func anAnswerInTheBackgroundTakesBothMeasuresToo(hasTask: Bool) async throws {
        let bench = DisplayBench()
        try await bench.connect(ignoreAppStateNotifications: true)
        bench.channel.backgroundTasks = LimitedBackgroundTasks(time: bench.time.source)
        bench.receiver.answer("OFFER", nil)
        try bench.channel.beginSession(with: RemoteDisplayConfiguration())
        if hasTask { bench.channel.beginBackgroundTask {} }
        bench.context.applicationDidEnterBackground()
        let offer = try #require(bench.receiver.sent.last { $0.json?["type"]?.stringValue == "OFFER" }?.text)
        bench.receiver.say(bench.receiver.answer(toOffer: offer))
        await until { bench.lines.count == 2 }
        guard hasTask else {
            #expect(bench.lines == ["connect", "reject 91"])
            #expect(bench.transport.isClosed && bench.channel.activeSession == nil)
            return
        }
        let session = try #require(bench.displays.first)
        let error = #expect(throws: CastError.self) { try session.enqueue(PixelBuffer.grey(1)) }
        #expect(error?.code == .appDidEnterBackground)
    }

    // S1-28
    @Test func anAppThatEndsItsTaskInTheBackgroundEndsTheSession() async throws {
        let (bench, session) = try await begun(ignores: true)
        bench.channel.beginBackgroundTask {}
        bench.context.applicationDidEnterBackground()
        #expect(session.isActive)
        bench.channel.endBackgroundTask()
        #expect(session.endError?.code == .appDidEnterBackground && bench.transport.isClosed)
        await until { bench.lines.contains("end 91") }
    }

    // S1-28
    @Test func inTheForegroundTheEndOfATaskEndsNothing() async throws {
        let (bench, session) = try await begun(ignores: true)
        bench.channel.beginBackgroundTask {}
        bench.channel.endBackgroundTask()
        #expect(session.isActive)
    }

    // S1-33
    @Test func aTaskThatBeginsWhenTheTimeIsOverExpiresAtOnce() async throws {
        let time = ManualTime()
        let tasks = LimitedBackgroundTasks(time: time.source)
        var expired: [String] = []
        _ = tasks.beginBackgroundTask { expired.append("first") }
        tasks.applicationDidEnterBackground()
        await time.advance(toSleeperAt: .seconds(180))
        await until { expired == ["first"] }
        let late = tasks.beginBackgroundTask { expired.append("late") }
        #expect(expired == ["first"] && tasks.count == 1, "not before its owner knows its id")
        await until { expired.count == 2 }
        #expect(expired == ["first", "late"] && tasks.count == 0)
        tasks.endBackgroundTask(late)
        tasks.applicationWillEnterForeground()
        _ = tasks.beginBackgroundTask { expired.append("none") }
        tasks.applicationDidEnterBackground()
        await until { time.isAwaited(at: .seconds(180)) }
        #expect(expired.count == 2 && tasks.count == 1)
        time.advance(by: .seconds(180))
        await until { expired == ["first", "late", "none"] }
    }
}
