import Dispatch
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(1))) struct BroadcastExtensionRunTests {
    /// The source document's sample handler, with what it does written down.
    private class SampleHandler: BroadcastSampleHandler {
        nonisolated(unsafe) var session = BroadcastSession()
        nonisolated(unsafe) var isOnline = true
        nonisolated(unsafe) var said: (@Sendable (String) -> Void)?

        func say(_ text: String) { said?(text) }

        override func broadcastStarted(withSetupInfo setupInfo: [String: String]?) {
            say("started \(setupInfo?["title"] ?? "-")")
            guard session.isUserLoggedIn else { return finishBroadcast(with: BroadcastFinishError.notLoggedIn) }
            guard isOnline else {
                return finishBroadcast(with: BroadcastFinishError(code: 1, failureReason: "Offline"))
            }
            session.createMediaEngine { Engine(account: $0.account, say: said) }
            session.createMediaEngine { Engine(account: $0.account, say: said) }
        }

        override func broadcastPaused() { say("paused") }
        override func broadcastResumed() { say("resumed") }

        override func broadcastFinished() {
            say("finished")
            session.leave()
        }

        override func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {
            session.addMetadata(applicationInfo: applicationInfo)
            say("annotated \(session.metadata[ApplicationInformation.bundleIdentifierKey] ?? "-")")
        }

        override func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {
            say("sample \(type) \(sampleBuffer.presentationTime)")
            session.engine?.process(sampleBuffer, with: type)
        }
    }

    private final class Engine: BroadcastSession.MediaEngine {
        private let say: (@Sendable (String) -> Void)?

        init(account: String, say: (@Sendable (String) -> Void)?) {
            self.say = say
            say?("engine for \(account)")
        }

        func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) { say?("encoded \(type)") }
        func stop() { say?("engine stopped") }
    }

    /// What the handler did and the host was told, to the end.
    private func broadcast(
        _ account: String?, online: Bool = true, session: BroadcastSession = BroadcastSession(),
        gate: DispatchSemaphore? = nil, _ body: (BroadcastExtensionRun) -> Void
    ) async -> [String] {
        let done = Gathered<String>()
        let run = BroadcastExtensionRun(
            {
                gate?.wait()
                let handler = SampleHandler()
                (handler.session, handler.isOnline, handler.said) = (session, online, { done.add($0) })
                session.authenticate(account.map { .init(account: $0, secret: "secret") })
                done.add("made")
                return handler
            },
            report: { report in
                if case .finished(let error) = report {
                    done.add("host told \(error.map(String.init(describing:)) ?? "-")")
                    done.end()
                }
            })
        body(run)
        return await done.rest()
    }

    private static let picture = SampleBuffer(.none, presentationTime: .milliseconds(33))

    @Test("S4-07, S4-08, S4-09, S4-12, S4-14: made and logged in, started, one engine, samples, finished")
    func inOrder() async {
        let log = await broadcast("anna") { run in
            run.process(Self.picture, with: .video)
            run.start(withSetupInfo: ["title": "Match"])
            run.process(Self.picture, with: .video)
            run.process(Self.picture, with: .audioApp)
            run.process(Self.picture, with: .audioMic)
            run.pause()
            run.resume()
            run.finish()
            run.process(Self.picture, with: .audioApp)
        }
        let time = Duration.milliseconds(33)
        #expect(
            log == [
                "made", "started Match", "engine for anna", "sample video \(time)", "encoded video",
                "sample audioApp \(time)", "encoded audioApp", "sample audioMic \(time)", "encoded audioMic", "paused",
                "resumed", "finished", "engine stopped", "host told -",
            ])
    }

    @Test("S4-12, S4-15: nobody logged in is no crash; the start ends with 401, and neither engine nor sample follows")
    func notLoggedIn() async {
        let log = await broadcast(nil) { run in
            run.start()
            run.process(Self.picture, with: .video)
            run.finish()
        }
        #expect(log == ["made", "started -", "host told Not Logged In (RPBroadcastErrorDomain 401)"])
    }

    @Test("S4-13: no network ends it as well")
    func offline() async {
        let log = await broadcast("anna", online: false) { run in
            run.start()
            run.process(Self.picture, with: .video)
        }
        #expect(log == ["made", "started -", "host told Offline (RPBroadcastErrorDomain 1)"])
    }

    @Test("S4-11, S4-19: what the screen shows becomes metadata, replaced when it changes")
    func annotated() async {
        let log = await broadcast("anna") { run in
            run.start()
            run.annotate(ApplicationInformation(bundleIdentifier: "org.one"))
            run.annotate(ApplicationInformation(bundleIdentifier: "org.one"))
            run.annotate(ApplicationInformation(["title": "without"]))
            run.annotate(ApplicationInformation(bundleIdentifier: "org.two"))
            run.finish()
        }
        let told = log.filter { $0.hasPrefix("annotated") }
        #expect(told == ["annotated org.one", "annotated org.one", "annotated org.two"])
    }

    @Test("S4-36: the callbacks share one session, and a second broadcast of the process begins clean")
    func oneSession() async {
        let session = BroadcastSession()
        _ = await broadcast("anna", session: session) { run in
            run.start()
            run.annotate(ApplicationInformation(bundleIdentifier: "org.one"))
            run.finish()
        }
        #expect(!session.isUserLoggedIn && session.engine == nil && session.metadata.isEmpty)
        let log = await broadcast("bert", session: session) { run in
            run.start()
            run.finish()
        }
        #expect(log.contains("engine for bert"))
    }

    /// Reads in its `init` what the host left in the group's settings.
    private final class SettingsHandler: SampleHandler {
        init(_ defaults: SharedDefaults?, _ done: Gathered<String>) {
            super.init()
            session = BroadcastSession()
            said = { done.add($0) }
            session.authenticate(defaults?.value(forKey: "login"))
            done.add(session.isUserLoggedIn ? "logged in" : "nobody")
        }
    }

    @Test(
        "S4-05, S4-12: credentials come from the group's settings as well, before the start", arguments: [true, false])
    func fromSettings(isStored: Bool) async throws {
        let home = try TestGroup()
        let container = try home.container()
        if isStored {
            let login = BroadcastSession.Credentials(account: "anna", secret: "token")
            try SharedDefaults(container)?.set(login, forKey: "login")
        }
        let done = Gathered<String>()
        let run = BroadcastExtensionRun(
            { SettingsHandler(SharedDefaults(container), done) },
            report: { report in
                guard case .finished(let error) = report else { return }
                done.add(error == .notLoggedIn ? "refused" : "ended")
                done.end()
            })
        run.start()
        run.finish()
        let expected =
            isStored
            ? ["logged in", "started -", "engine for anna", "finished", "engine stopped", "ended"]
            : ["nobody", "started -", "refused"]
        #expect(await done.rest() == expected)
    }

    @Test("Pictures that wait are dropped and counted, sound is kept")
    func waiting() async {
        // The handler takes its time to be made: all of this waits for it.
        let gate = DispatchSemaphore(value: 0)
        let done = Gathered<SampleBufferType>()
        let run = BroadcastExtensionRun(
            {
                gate.wait()
                return CountingHandler { done.add($0) }
            }, report: { if case .finished = $0 { done.end() } })
        run.start()
        let taken = (0..<100).filter { _ in run.process(Self.picture, with: .video) }.count
        for _ in 0..<100 { run.process(Self.picture, with: .audioApp) }
        run.finish()
        gate.signal()
        let handled = await done.rest()
        #expect(taken == BroadcastExtensionRun.waitingPictures && run.droppedSamples == [.video: 98])
        #expect(handled.filter { $0 == .video }.count == 2 && handled.filter { $0 == .audioApp }.count == 100)
    }

    @Test("What changes between two hosts does so between their samples, however many wait")
    func change() async {
        let gate = DispatchSemaphore(value: 0)
        let done = Gathered<SampleBufferType?>()
        let run = BroadcastExtensionRun(
            {
                gate.wait()
                return CountingHandler { done.add($0) }
            }, report: { if case .finished = $0 { done.end() } })
        run.start()
        run.process(Self.picture, with: .video)
        run.afterwards { done.add(nil) }
        run.process(Self.picture, with: .audioApp)
        run.finish()
        gate.signal()
        #expect(await done.rest() == [.video, nil, .audioApp])
    }

    @Test("Of orders without end the first wait in their turn, and of the others the newest are carried out")
    func floodOfOrders() async {
        let gate = DispatchSemaphore(value: 0)
        let log = await broadcast("anna", gate: gate) { run in
            run.start()
            for number in 1...1_000 {
                run.annotate(ApplicationInformation(bundleIdentifier: "org.\(number)"))
                run.pause()
                run.resume()
            }
            run.pause()
            run.process(Self.picture, with: .video)
            #expect(run.droppedSamples == [.video: 1], "after a pause that has no place yet")
            run.afterwards { run.finish() }
            gate.signal()
        }
        let turns: [String] = (1...10).flatMap { ["annotated org.\($0)", "paused", "resumed"] }
        let expected: [String] =
            ["made", "started -", "engine for anna"] + turns
            + ["annotated org.11", "paused", "annotated org.1000", "finished", "engine stopped", "host told -"]
        #expect(log == expected)
    }

    @Test("Buffers before the start, in a pause and after the end are counted by their kind")
    func notHandedOn() async {
        let done = Gathered<SampleBufferType>()
        let run = BroadcastExtensionRun(
            { CountingHandler { done.add($0) } }, report: { if case .finished = $0 { done.end() } })
        run.process(Self.picture, with: .video)
        run.start()
        run.process(Self.picture, with: .audioApp)
        run.pause()
        run.process(Self.picture, with: .audioMic)
        run.finish()
        #expect(await done.rest() == [.audioApp])
        #expect(run.droppedSamples == [.video: 1, .audioMic: 1])
    }

    private final class CountingHandler: BroadcastSampleHandler {
        private let hear: (SampleBufferType) -> Void

        init(_ hear: @escaping (SampleBufferType) -> Void) { self.hear = hear }

        override func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) { hear(type) }
    }

    @Test("A secret stands in no description")
    func secrets() {
        let credentials = BroadcastSession.Credentials(account: "anna", secret: "correct horse")
        var dumped = ""
        dump(credentials, to: &dumped)
        for text in ["\(credentials)", String(reflecting: credentials), dumped] {
            #expect(!text.contains("correct horse") && text.contains("anna"))
        }
    }
}
