import CastWire
import Logging
import SenderScripts
import Testing

@testable import CastSender
@testable import SenderCore

/// Every request of the client on the wire, with and without custom data.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RemoteMediaClientRequestTests {
    private static let data: JSONValue = ["n": 1]

    private func item(_ id: Int? = nil) throws -> MediaQueueItem {
        var builder = MediaQueueItemBuilder(
            mediaInformation: try MediaInformationBuilder(contentURL: "http://127.0.0.1/a.mp4").build())
        if let id {
            builder = MediaQueueItemBuilder(MediaQueueItem(itemID: id, media: nil))
        }
        return try builder.build()
    }

    @Test func controlsCarryTheirMembers() async throws {
        let bench = try await MediaBench.make()
        let client = bench.client
        var style = TextTrackStyle()
        style.fontScale = 2
        // Written out: `nil` alone would be JSON's null.
        let datas: [JSONValue?] = [.none, .some(Self.data)]
        for data in datas {
            try await client.play(customData: data).value
            try await client.pause(customData: data).value
            try await client.seek(with: MediaSeekOptions(interval: 4, resumeState: .play, customData: data)).value
            try await client.seek(with: MediaSeekOptions(interval: -4, relative: true, customData: data)).value
            try await client.seek(with: MediaSeekOptions(seekToInfinite: true, customData: data)).value
            try await client.setPlaybackRate(1.5, customData: data).value
            try await client.setStreamVolume(2, customData: data).value
            try await client.setStreamMuted(true, customData: data).value
            try await client.stop(customData: data).value
        }
        try await client.setTextTrackStyle(style).value
        try await client.setTextTrackStyle(nil).value
        func expect(_ type: String, _ plain: JSONValue..., line: Int = #line) {
            let customised = plain.map { json -> JSONValue in
                guard case .object(var members) = json else { return json }
                members["customData"] = Self.data
                return .object(members)
            }
            #expect(bench.sent(type) == plain + customised, "\(type), line \(line)")
        }
        expect("PLAY", [:])
        expect("PAUSE", [:])
        expect(
            "SEEK", ["currentTime": 4, "resumeState": "PLAYBACK_START"], ["relativeTime": -4],
            ["currentTime": .number(SeekRequest.liveEdge)])
        expect("SET_PLAYBACK_RATE", ["playbackRate": 1.5])
        expect("SET_VOLUME", ["volume": ["level": 1]], ["volume": ["muted": true]])
        expect("STOP", [:])
        #expect(bench.sent("EDIT_TRACKS_INFO") == [["textTrackStyle": ["fontScale": 2]], [:]])
        #expect(bench.receiver.sentJSON("SEEK").allSatisfy { $0["mediaSessionId"] == 1 })
    }

    @Test func queueRequestsCarryTheirMembers() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        let client = bench.client
        Script.serveQueue([1, 2, 3], on: bench.receiver)
        let (new, known) = try (item(), item(7))
        let wire: JSONValue = try JSONPayload.decode(JSONValue.self, from: JSONPayload.encode(new))
        let update: JSONValue = try JSONPayload.decode(JSONValue.self, from: JSONPayload.encode(known))
        try await client.queueLoad([new, new], startIndex: 1, playPosition: 3, repeatMode: .all, customData: Self.data)
            .value
        try await client.queueInsert([new], beforeItemWithID: 2, customData: Self.data).value
        try await client.queueInsert(new, beforeItemWithID: 0).value
        try await client.queueInsertAndPlay(new, beforeItemWithID: 2, playPosition: 8).value
        try await client.queueUpdate([known]).value
        try await client.queueRemoveItems(withIDs: [1, 2]).value
        try await client.queueRemoveItem(withID: 3, customData: Self.data).value
        try await client.queueReorderItems(withIDs: [3, 1], insertBeforeItemWithID: 2).value
        try await client.queueJumpToItem(withID: 2, playPosition: 9).value
        try await client.queueNextItem().value
        try await client.queuePreviousItem(customData: Self.data).value
        try await client.queueSetRepeatMode(.allAndShuffle).value
        #expect(
            bench.sent("QUEUE_LOAD") == [
                [
                    "items": [wire, wire], "startIndex": 1, "currentTime": 3, "repeatMode": "REPEAT_ALL",
                    "customData": Self.data,
                ]
            ])
        #expect(
            bench.sent("QUEUE_INSERT") == [
                ["items": [wire], "insertBefore": 2, "customData": Self.data], ["items": [wire]],
                ["items": [wire], "insertBefore": 2, "currentItemIndex": 0, "currentTime": 8],
            ])
        #expect(bench.sent("QUEUE_REMOVE") == [["itemIds": [1, 2]], ["itemIds": [3], "customData": Self.data]])
        #expect(bench.sent("QUEUE_REORDER") == [["itemIds": [3, 1], "insertBefore": 2]])
        #expect(
            bench.sent("QUEUE_UPDATE") == [
                ["items": [update]], ["currentItemId": 2, "currentTime": 9], ["jump": 1],
                ["jump": -1, "customData": Self.data], ["repeatMode": "REPEAT_ALL_AND_SHUFFLE"],
            ])
    }

    @Test func idsAndItemsComeAsValuesAndAsEvents() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        Script.serveQueue([4, 5, 6], on: bench.receiver)
        let log = EventLog()
        bench.client.addListener(log)
        #expect(try await bench.client.queueFetchItemIDs().value == [4, 5, 6])
        #expect(try await bench.client.queueFetchItems(forIDs: [6, 9, 4]).value.map(\.itemID) == [6, 4])
        #expect(log.lines == ["ids [4, 5, 6]", "items [6, 4]"])
    }

    @Test(arguments: [(0, [2, 1, 3]), (1, [1, 2, 3]), (2, [1, 3, 2]), (9, [1, 3, 2])])
    func anItemIsMovedToAPlaceAmongTheOthers(index: Int, order: [Int]) async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        Script.serveQueue([1, 2, 3], on: bench.receiver)
        try await bench.client.queueMoveItem(withID: 2, toIndex: index).value
        let next = order.firstIndex(of: 2).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
        let expected: JSONValue = next.map { ["itemIds": [2], "insertBefore": .number(Double($0))] } ?? ["itemIds": [2]]
        #expect(bench.sent("QUEUE_REORDER") == [expected])
    }

    @Test func movingWhatIsNotThereFailsAndMovesNothing() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        Script.serveQueue([1, 2, 3], on: bench.receiver)
        await #expect(throws: CastError.noSuchQueueItem) {
            try await bench.client.queueMoveItem(withID: 8, toIndex: 0).value
        }
        let request = bench.client.queueMoveItem(withID: 1, toIndex: 2)
        request.cancel()
        await #expect(throws: RequestAbortReason.cancelled.error) { try await request.value }
        await bench.settle()
        #expect(request.abortReason == .cancelled)
        #expect(bench.sent("QUEUE_REORDER").isEmpty)
    }

    @Test func aLoadCarriesEveryFieldOfItsData() async throws {
        let bench = try await MediaBench.make(status: nil)
        var queue = MediaQueueDataBuilder(queueType: .playlist)
        queue.items = [try item()]
        var data = MediaLoadRequestData(mediaInformation: try MediaBench.film(), queueData: try queue.build())
        data.autoplay = false
        data.startTime = 12
        data.playbackRate = 1.25
        data.activeTrackIDs = [1]
        data.credentials = "secret"
        data.credentialsType = "linux"
        data.atvCredentials = "other"
        data.atvCredentialsType = "atv"
        data.customData = Self.data
        try await #require(bench.client.loadMedia(with: data)).value
        let sent = try #require(bench.receiver.sentJSON("LOAD").first)
        #expect(sent["sessionId"] == "S1")
        #expect(sent["autoplay"] == false)
        #expect(sent["currentTime"] == 12)
        #expect(sent["playbackRate"] == 1.25)
        #expect(sent["activeTrackIds"] == [1])
        #expect(sent["credentials"] == "secret" && sent["credentialsType"] == "linux")
        #expect(sent["atvCredentials"] == "other" && sent["atvCredentialsType"] == "atv")
        #expect(sent["customData"] == Self.data)
        #expect(sent["queueData"]?["queueType"] == "PLAYLIST")
        #expect(sent["media"]?["contentId"] == "http://127.0.0.1/film.mp4")
    }

    @Test func whatCannotBeMeantFailsBeforeAnythingIsSent() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        let sent = bench.receiver.sent.count
        let client = bench.client
        let empty = try #require(client.loadMedia(with: MediaLoadRequestData()))
        let nobody: [MediaQueueItem] = []
        let cases: [(Request<Void>, CastError)] = [
            (empty, .nothingToLoad), (client.setPlaybackRate(0.4), .rateOutOfRange),
            (client.setPlaybackRate(2.1), .rateOutOfRange), (client.setPlaybackRate(.nan), .rateOutOfRange),
            (client.queueLoad(nobody), .noSuchQueueItem), (client.queueInsert(nobody), .noSuchQueueItem),
            (client.queueLoad([try item()], startIndex: 1), .noSuchQueueItem),
            (client.queueUpdate([try item()]), .noSuchQueueItem),
            (client.queueRemoveItems(withIDs: []), .noSuchQueueItem),
            (client.queueReorderItems(withIDs: []), .noSuchQueueItem), (client.skipAd(), .noAd),
            (client.queueMoveItem(withID: 1, toIndex: -1), .noSuchQueueItem),
            (client.seek(with: MediaSeekOptions(interval: .nan)), .notANumber),
            (client.seek(with: MediaSeekOptions(interval: .infinity, relative: true)), .notANumber),
            (client.queueJumpToItem(withID: 1, playPosition: .nan), .notANumber),
        ]
        for (request, error) in cases {
            #expect(request.requestID == 0)
            await #expect(throws: error) { try await request.value }
        }
        #expect(bench.receiver.sent.count == sent)
    }

    @Test func theRateIsLeftAloneWhereTheReceiverCannotChangeIt() async throws {
        let status = Script.playing.replacing("12303", with: "15")
        let bench = try await MediaBench.make(status: status)
        await #expect(throws: CastError.playbackRateUnsupported) { try await bench.client.setPlaybackRate(1).value }
        #expect(bench.sent("SET_PLAYBACK_RATE").isEmpty)
    }

    @Test func anAdIsSkippedOnceItMayBe() async throws {
        let status = Script.playing.dropLast() + #","breakStatus":{"breakId":"b","breakClipId":"c","whenSkippable":5}}"#
        let bench = try await MediaBench.make(status: String(status))
        await #expect(throws: CastError.adNotSkippable) { try await bench.client.skipAd().value }
        bench.time.advance(by: .seconds(5))
        #expect(bench.client.approximateAdBreakClipTime() == 5)
        try await bench.client.skipAd().value
        #expect(bench.sent("SKIP_AD") == [[:]])
    }

    @Test func timesWithoutMediaOrConnectionAreWhatTheSDKSays() async throws {
        let bench = try await MediaBench.make(status: nil)
        let client = bench.client
        #expect(client.approximateStreamPosition() == 0)
        #expect(client.approximateLiveSeekableRangeStart().isNaN)
        #expect(client.approximateLiveSeekableRangeEnd().isNaN)
        #expect(client.approximateAdBreakTime().isNaN)
        try await bench.manager.disconnect()
        #expect(!client.connected)
        #expect(client.approximateLiveSeekableRangeEnd() == 0)
        #expect(client.approximateAdBreakClipTime() == 0)
        #expect(
            RemoteMediaClient(time: bench.time.source) { _ in .failed(.noMedia) }.timeSinceLastMediaStatusUpdate.isNaN)
    }

    @Test func aQueueQuestionMayBeAnsweredWithAnythingAndEndsOnce() async throws {
        let bench = try await MediaBench.make(status: Script.playingQueue)
        bench.receiver.answer("QUEUE_GET_ITEM_IDS") { _, json in
            [Script.media("QUEUE_ITEMS", id: json["requestId"]?.intValue ?? 0, #","items":[]"#)]
        }
        await #expect(throws: CastError.unexpectedAnswer) { try await bench.client.queueFetchItemIDs().value }
        bench.receiver.answer("QUEUE_GET_ITEM_IDS", nil)
        let request = bench.client.queueFetchItemIDs()
        try await bench.manager.disconnect()
        await #expect(throws: CastError.sessionEnded) { try await request.value }
    }
}
