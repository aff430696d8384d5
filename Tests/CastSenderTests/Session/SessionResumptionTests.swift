import CastWire
import Foundation
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Sessions that an earlier process has left behind.
@MainActor
@Suite(.timeLimit(.minutes(1)))
final class SessionResumptionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
    private var store: FileSessionStore { FileSessionStore(folder: folder) }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A session whose process has ended without a word, as far as its files tell.
    private func abandonedSession(data: [String: String] = [:]) async throws -> StoredSession {
        let bench = ReconnectionBench(store: store, isShared: true)
        let (session, _) = try await bench.connect()
        session.resumptionData = data
        #expect(store.abandoned().sessions.isEmpty, "it is held while its process lives")
        session.keeper.release()
        return try #require(store.abandoned().sessions.first)
    }

    // S0-06, S0-46
    @Test func aContextResumesTheSessionOfAnEarlierProcessByItself() async throws {
        let stored = try await abandonedSession(data: ["port": "8080"])
        #expect(stored.mediaSessionID == 1 && stored.sessionID == "S1")
        let receiver = FakeReceiver.running(media: Script.playing)
        let connector = FakeConnector([.success(receiver)])
        let log = EventLog()
        let context = CastContext.fake(connector: connector, store: store, isShared: true)
        context.sessionManager.addListener(log)
        let events = context.sessionManager.events
        for await event in events { if case .didResume = event { break } }
        #expect(log.life == ["willResume connecting", "didResume TV connected"])
        let session = try #require(context.sessionManager.currentCastSession)
        #expect(session.sessionID == "S1" && session.resumptionData == ["port": "8080"])
        #expect(session.remoteMediaClient?.mediaStatus?.playerState == .playing)
        #expect(receiver.sentTypes == ["challenge", "CONNECT", "GET_STATUS", "CONNECT", "GET_STATUS"])
        #expect(context.castState == .connected)
        #expect(store.abandoned().sessions.isEmpty, "it is held again")
        try await context.sessionManager.disconnect()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    // S0-06, in a process of its own, since a process has one shared context.
    @Test func theSharedContextOfALaterProcessGoesAfterTheStoredSession() async throws {
        _ = try await abandonedSession()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            try await MainActor.run {
                var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "CC1AD845"))
                options.disableDiscoveryAutostart = true
                options.sessionFolder = folder
                try CastContext.setSharedInstance(with: options)
                #expect(try CastContext.shared.sessionManager.candidate?.sessionID == "S1")
            }
        }
    }

    @Test func aSessionWhoseApplicationIsGoneIsForgottenInSilence() async throws {
        _ = try await abandonedSession()
        let receiver = FakeReceiver()
        let log = EventLog()
        let context = CastContext.fake(receiver, store: store, isShared: true)
        context.sessionManager.addListener(log)
        while !receiver.isClosed || context.sessionManager.candidate != nil, !Task.isCancelled { await Task.yield() }
        #expect(log.lines.isEmpty && context.sessionManager.currentSession == nil)
        #expect(receiver.sentJSON("LAUNCH").isEmpty)
        #expect(store.abandoned().sessions.isEmpty)
    }

    @Test func aDeviceThatIsAwayLeavesTheSessionToTheNextProcess() async throws {
        _ = try await abandonedSession()
        let (time, connector) = (ManualTime(), FakeConnector([]))
        connector.hang(true)
        let context = CastContext.fake(time: time, connector: connector, store: store, isShared: true)
        await time.advanceToSleeper(within: .seconds(30))
        while context.sessionManager.candidate != nil, !Task.isCancelled { await Task.yield() }
        #expect(context.sessionManager.currentSession == nil)
        #expect(store.abandoned().sessions.count == 1)
    }

    @Test func anAppThatStartsASessionMeanwhileHasItsWill() async throws {
        _ = try await abandonedSession()
        let connector = FakeConnector([])
        connector.hang(true)
        let context = CastContext.fake(connector: connector, store: store, isShared: true)
        while connector.dialled.isEmpty, !Task.isCancelled { await Task.yield() }
        connector.hang(false)
        connector.add(FakeReceiver())
        try await context.sessionManager.connect(to: .fake("Other", id: "2"))
        #expect(context.sessionManager.currentSession?.device.friendlyName == "Other")
        #expect(store.abandoned().sessions.count == 1)
    }

    @Test func onlyTheSharedContextsOwnManagerKeepsSessionsUnlessAsked() async throws {
        let cases: [(isShared: Bool, SessionResumption, kept: Int)] = [
            (false, .inSharedContext, 0), (true, .inSharedContext, 1), (false, .onRequest, 1), (true, .never, 0),
        ]
        for (isShared, resumption, kept) in cases {
            let bench = ReconnectionBench(store: store, isShared: isShared) { $0.sessionResumption = resumption }
            _ = try await bench.connect()
            let other = bench.context.makeSessionManager()
            bench.connector.add(FakeReceiver.running())
            try await other.connect(to: .tv)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            #expect(files.count { $0.hasSuffix(".json") } == kept, "\(isShared) \(resumption)")
            try await bench.manager.disconnect()
        }
    }

    @Test func newsAfterTheEndLeavesNothingToBeResumed() async throws {
        let bench = ReconnectionBench(store: store, isShared: true)
        let (session, _) = try await bench.connect()
        session.resumptionData = ["path": "/film"]
        try await bench.manager.disconnect()
        session.resumptionData = ["path": "/other"]
        #expect(store.abandoned().sessions.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func aSessionCanBeResumedOnRequestOnceAndByOneOnly() async throws {
        let stored = try await abandonedSession(data: ["path": "/film"])
        let receiver = FakeReceiver.running(media: Script.playing)
        let context = CastContext.fake(receiver, store: store) { $0.sessionResumption = .onRequest }
        #expect(context.sessionManager.storedSessions() == [stored])
        #expect(context.sessionManager.currentSession == nil, "not by itself")
        let session = try await context.sessionManager.resume(stored)
        #expect(session.sessionID == "S1" && session.resumptionData["path"] == "/film")
        let other = CastContext.fake(store: store) { $0.sessionResumption = .onRequest }
        #expect(other.sessionManager.storedSessions().isEmpty)
        #expect(!other.sessionManager.resumeSession(stored))
    }

    @Test func whoeverWaitsForADeviceThatIsAwayMayStop() async throws {
        let stored = try await abandonedSession()
        let connector = FakeConnector([])
        let context = CastContext.fake(connector: connector, store: store) { $0.sessionResumption = .onRequest }
        let resuming = Task { try await context.sessionManager.resume(stored) }
        await until { !connector.dialled.isEmpty }
        #expect(context.sessionManager.storedSessions().isEmpty)
        resuming.cancel()
        let error = await #expect(throws: CastError.self) { try await resuming.value }
        #expect(error?.code == .cancelled && context.sessionManager.candidate == nil)
        #expect(context.sessionManager.storedSessions() == [stored], "it can be tried again")
    }

    @Test func anAppOfAnotherReceiverLeavesItAlone() async throws {
        _ = try await abandonedSession()
        let context = CastContext.fake(applicationID: "AABBCCDD", store: store, isShared: true)
        #expect(context.sessionManager.candidate == nil && context.sessionManager.storedSessions().isEmpty)
        #expect(store.abandoned().sessions.count == 1)
    }

    @Test func anAppThatEndsLeavesItsSessionToTheNextProcess() async throws {
        let bench = ReconnectionBench(store: store, isShared: true)
        let (_, receiver) = try await bench.connect()
        bench.context.applicationWillTerminate()
        await until { receiver.isClosed }
        #expect(bench.log.life.last == "didSuspend 4 disconnected")
        #expect(receiver.sentJSON("STOP").isEmpty)
        #expect(store.abandoned().sessions.map(\.sessionID) == ["S1"])
    }
}
