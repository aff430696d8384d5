import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// The fault table's silent rows: a receiver that takes what it is sent and says nothing to it, in every state. What
/// was asked ends with a timeout when its time is over, not before and not later.
///
/// The silent steps of a start are in `RequirementsSessionTests`, a silent handshake in `ConnectionLimitsTests`.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SilentReceiverTests {
    struct Question: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let limit: Duration
        let ask: @MainActor @Sendable (MediaBench) throws -> any AnyRequest

        init(
            _ name: String, _ seconds: Int = 10,
            _ ask: @escaping @MainActor @Sendable (MediaBench) throws -> any AnyRequest
        ) {
            (testDescription, limit, self.ask) = (name, .seconds(seconds), ask)
        }
    }

    nonisolated private static let player: [Question] = [
        Question("load", 60) { try #require($0.client.loadMedia(try MediaBench.film())) },
        Question("status") { $0.client.requestStatus() },
        Question("play") { $0.client.play() },
        Question("pause") { $0.client.pause() },
        Question("stop") { $0.client.stop() },
        Question("seek") { $0.client.seek(with: MediaSeekOptions(interval: 30)) },
        Question("rate") { $0.client.setPlaybackRate(2) },
        Question("stream volume") { $0.client.setStreamVolume(0.1) },
        Question("stream mute") { $0.client.setStreamMuted(true) },
        Question("tracks") { $0.client.setActiveTrackIDs([1]) },
        Question("style") { $0.client.setTextTrackStyle(TextTrackStyle()) },
    ]
    nonisolated private static let queue: [Question] = [
        Question("queue load", 60) { $0.client.queueLoad([try item()]) },
        Question("insert") { $0.client.queueInsert(try item()) },
        Question("insert and play") { $0.client.queueInsertAndPlay(try item()) },
        Question("update") { $0.client.queueUpdate([MediaQueueItem(itemID: 1, media: nil)]) },
        Question("remove") { $0.client.queueRemoveItem(withID: 2) },
        Question("reorder") { $0.client.queueReorderItems(withIDs: [2], insertBeforeItemWithID: 1) },
        Question("move") { $0.client.queueMoveItem(withID: 2, toIndex: 0) },
        Question("jump") { $0.client.queueJumpToItem(withID: 2) },
        Question("next") { $0.client.queueNextItem() },
        Question("previous") { $0.client.queuePreviousItem() },
        Question("repeat mode") { $0.client.queueSetRepeatMode(.all) },
        Question("ids") { $0.client.queueFetchItemIDs() },
        Question("items") { $0.client.queueFetchItems(forIDs: [1, 2]) },
    ]
    nonisolated private static let device: [Question] = [
        Question("device volume") { $0.session.setDeviceVolume(0.1) },
        Question("device mute") { $0.session.setDeviceMuted(true) },
        Question("members") { $0.session.requestMultizoneStatus() },
    ]

    private nonisolated static func item() throws -> MediaQueueItem {
        try MediaQueueItemBuilder(
            mediaInformation: try MediaInformationBuilder(contentURL: "http://127.0.0.1/a.mp4").build()
        ).build()
    }

    @Test(arguments: player + queue + device)
    func aRequestEndsInItsTimeAndTheSessionGoesOn(question: Question) async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        bench.receiver.fallSilent()
        let request = try question.ask(bench)
        bench.time.advance(by: question.limit - .milliseconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(request.inProgress, "before its time")
        await bench.time.advanceToSleeper(within: .milliseconds(1))
        while request.inProgress, !Task.isCancelled { await Task.yield() }
        #expect(request.error?.code == .timeout && request.abortReason == nil)
        #expect(bench.session.connectionState == .connected && !bench.receiver.isClosed)
        // An answer that comes after all disturbs nobody, and what is asked next is answered.
        bench.receiver.fallSilent(false)
        bench.receiver.say(Script.mediaStatus(id: request.requestID, Script.playingQueue))
        try await bench.client.requestStatus().value
        #expect(request.error?.code == .timeout)
    }

    @Test func aStopThatIsNotAnsweredEndsTheSessionAllTheSame() async throws {
        let bench = try await MediaBench.make()
        bench.receiver.fallSilent()
        let ending = Task { try await bench.manager.disconnect(stopCasting: true) }
        while bench.receiver.sentJSON("STOP").isEmpty, !Task.isCancelled { await Task.yield() }
        bench.time.advance(by: .milliseconds(9999))
        for _ in 0..<100 { await Task.yield() }
        #expect(bench.manager.connectionState == .disconnecting)
        await bench.time.advanceToSleeper(within: .milliseconds(1))
        await #expect { try await ending.value } throws: { ($0 as? CastError)?.code == .timeout }
        #expect(bench.receiver.isClosed && bench.manager.currentSession == nil)
    }

    /// Where a move to another device stalls: what was asked, of which device, and how long that is waited for.
    @Test(arguments: [
        ("STORE_SESSION", false, 10), ("GET_STATUS", true, 10), ("LAUNCH", true, 30), ("RESUME_SESSION", true, 60),
    ])
    func aMoveThatStallsIsGivenUpInItsTimeAndTheSourceGoesOn(step: String, there: Bool, seconds: Int) async throws {
        let bench = ReconnectionBench()
        let (session, source) = try await bench.connect()
        let destination = FakeReceiver.takingOver()
        source.handsOver()
        bench.connector.add(destination)
        let silent = there ? destination : source
        silent.answer(step) { [unowned silent] _, _ in
            silent.fallSilent()
            return []
        }
        let request = session.transfer(to: .fake("Kitchen", id: "2"))
        await until { silent.isSilent }
        bench.time.advance(by: .seconds(seconds) - .milliseconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(request.inProgress, "before its time")
        await bench.time.advanceToSleeper(within: .milliseconds(1))
        await #expect { try await request.value } throws: { ($0 as? CastError)?.code == .timeout }
        source.fallSilent(false)
        try await session.setDeviceVolume(0.3).value
        #expect(session.device == .tv && session.connectionState == .connected && source.sentJSON("STOP").isEmpty)
        guard there else { return }
        // What was launched for it is to be stopped; that is not waited for much longer either.
        if destination.sentTypes.last == "STOP" { await bench.time.advanceToSleeper(within: .seconds(10)) }
        await until { destination.isClosed }
    }
}
