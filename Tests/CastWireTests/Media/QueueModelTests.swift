import Testing

@testable import CastWire

@Suite("Queues and their items")
struct QueueModelTests {
    private static func film(_ name: String = "film") throws -> MediaInformation {
        try MediaInformationBuilder(contentURL: "http://127.0.0.1/\(name).mp4").build()
    }

    private static func written(_ value: some Encodable) throws -> JSONValue {
        try json(JSONPayload.encode(value))
    }

    @Test func anItemOfABuilderHasTheDefaults() throws {
        let item = try MediaQueueItemBuilder(mediaInformation: Self.film()).build()
        #expect(item.autoplay == true)
        #expect(item.startTime == 0)
        #expect(item.playbackDuration == nil)
        #expect(item.itemID == nil)
        let film = try Self.written(Self.film())
        #expect(try Self.written(item) == ["media": film, "autoplay": true, "startTime": 0])
    }

    @Test func anItemHasItsNamesOnTheWire() throws {
        let text = """
            {"itemId":7,"autoplay":false,"startTime":1.5,"playbackDuration":60,"preloadTime":20,
            "activeTrackIds":[2,1],"customData":"x"}
            """
        let item = try JSONPayload.decode(MediaQueueItem.self, from: text)
        #expect(item.playbackDuration == 60)
        #expect(item.activeTrackIDs == [2, 1])
        #expect(try Self.written(item) == json(text))
    }

    @Test func whatWasBuiltDoesNotChangeWithTheBuilder() throws {
        var builder = MediaQueueItemBuilder(mediaInformation: try Self.film())
        let item = try builder.build()
        builder.startTime = 9
        #expect(item.startTime == 0)
    }

    @Test func anItemCanBeModifiedWithoutItsID() throws {
        let item = try JSONPayload.decode(
            MediaQueueItem.self, from: #"{"itemId":7,"media":{"contentId":"http://h/a"},"preloadTime":3}"#)
        var builder = MediaQueueItemBuilder(item)
        builder.autoplay = false
        #expect(try builder.build().itemID == 7)
        builder.clearItemID()
        let copy = try builder.build()
        #expect(copy.itemID == nil)
        #expect(copy.preloadTime == 3)
        #expect(copy.autoplay == false)
        #expect(copy.mediaInformation?.contentID == "http://h/a")
    }

    @Test func itemsThatMakeNoSenseAreNotBuilt() throws {
        #expect(throws: MediaInformationError.missingContent) { try MediaQueueItemBuilder().build() }
        for path in [
            \MediaQueueItemBuilder.startTime, \MediaQueueItemBuilder.playbackDuration,
            \MediaQueueItemBuilder.preloadTime,
        ] {
            var builder = MediaQueueItemBuilder(mediaInformation: try Self.film())
            builder[keyPath: path] = -1
            #expect(throws: MediaInformationError.invalidTime(-1)) { try builder.build() }
        }
        var endless = MediaQueueItemBuilder(mediaInformation: try Self.film())
        endless.startTime = .infinity
        #expect(throws: MediaInformationError.invalidTime(.infinity)) { try endless.build() }
    }

    @Test(arguments: [
        (MediaQueueData.QueueType.album, "ALBUM"), (.playlist, "PLAYLIST"), (.audiobook, "AUDIOBOOK"),
        (.radioStation, "RADIO_STATION"), (.podcastSeries, "PODCAST_SERIES"), (.tvSeries, "TV_SERIES"),
        (.videoPlaylist, "VIDEO_PLAYLIST"), (.liveTV, "LIVE_TV"), (.movie, "MOVIE"),
    ])
    func queueTypesHaveTheirWords(type: MediaQueueData.QueueType, word: String) throws {
        var builder = MediaQueueDataBuilder(queueType: type)
        builder.queueID = "q"
        #expect(try Self.written(builder.build()) == ["id": "q", "queueType": .string(word), "startIndex": 0])
        #expect(try JSONPayload.decode(MediaQueueData.self, from: #"{"queueType":"\#(word)"}"#).queueType == type)
    }

    @Test func aQueueHasItsNamesOnTheWire() throws {
        var container = MediaQueueContainerMetadata(containerType: .audiobook, title: "Emma")
        container.containerDuration = 57_600
        container.containerImages = [Image(url: "https://host/emma.jpg")]
        container.authors = ["Jane Austen"]
        container.narrators = ["N. N."]
        container.publisher = "John Murray"
        container.releaseDate = "1815-12-23"
        var chapter = MediaMetadata(metadataType: .audiobookChapter)
        chapter.setInteger(1, forKey: .chapterNumber)
        container.sections = [chapter]
        var builder = MediaQueueDataBuilder(queueType: .audiobook)
        builder.queueID = "q"
        builder.name = "Emma"
        builder.entity = "https://host/emma"
        builder.containerMetadata = container
        builder.repeatMode = .allAndShuffle
        builder.items = [try MediaQueueItemBuilder(mediaInformation: Self.film()).build()]
        builder.startTime = 12.5
        let data = try builder.build()
        let wire: JSONValue = [
            "id": "q", "queueType": "AUDIOBOOK", "name": "Emma", "entity": "https://host/emma",
            "repeatMode": "REPEAT_ALL_AND_SHUFFLE", "startIndex": 0, "startTime": 12.5,
            "items": [["media": try Self.written(Self.film()), "autoplay": true, "startTime": 0]],
            "containerMetadata": [
                "containerType": "AUDIOBOOK_CONTAINER", "title": "Emma", "containerDuration": 57_600,
                "containerImages": [["url": "https://host/emma.jpg"]], "authors": ["Jane Austen"],
                "narrators": ["N. N."], "publisher": "John Murray", "releaseDate": "1815-12-23",
                "sections": [["metadataType": 5, "chapterNumber": 1]],
            ],
        ]
        #expect(try Self.written(data) == wire)
        #expect(try JSONPayload.decode(MediaQueueData.self, from: JSONPayload.encode(wire)) == data)
        #expect(try MediaQueueDataBuilder(data).build() == data)
    }

    @Test func aContainersTypeIsReadAsAWordAndAsANumber() throws {
        for text in ["1", #""AUDIOBOOK_CONTAINER""#] {
            let read = try JSONPayload.decode(
                MediaQueueContainerMetadata.self, from: #"{"containerType":\#(text)}"#)
            #expect(read.containerType == .audiobook)
        }
        for text in ["9", #""BOX""#, "null", "{}"] {
            let read = try JSONPayload.decode(
                MediaQueueContainerMetadata.self, from: #"{"containerType":\#(text)}"#)
            #expect(read.containerType == .generic)
        }
    }

    @Test func queuesThatMakeNoSenseAreNotBuilt() throws {
        var builder = MediaQueueDataBuilder()
        #expect(throws: MediaInformationError.missingContent) { try builder.build() }
        builder.items = [try MediaQueueItemBuilder(mediaInformation: Self.film()).build()]
        builder.startIndex = 1
        #expect(throws: MediaInformationError.invalidStartIndex(1, itemCount: 1)) { try builder.build() }
        builder.startIndex = -1
        #expect(throws: MediaInformationError.invalidStartIndex(-1, itemCount: 1)) { try builder.build() }
        builder.startIndex = 0
        builder.startTime = -1
        #expect(throws: MediaInformationError.invalidTime(-1)) { try builder.build() }
    }

    @Test(arguments: [
        (MediaRepeatMode.off, "REPEAT_OFF"), (.single, "REPEAT_SINGLE"), (.all, "REPEAT_ALL"),
        (.allAndShuffle, "REPEAT_ALL_AND_SHUFFLE"),
    ])
    func repeatModesHaveTheirWords(mode: MediaRepeatMode, word: String) {
        #expect(mode.wire == word)
        #expect(MediaRepeatMode(wire: word) == mode)
    }

    @Test func anUnchangedModeIsSaidByNothing() {
        #expect(MediaRepeatMode.unchanged.wire == nil)
        #expect(MediaRepeatMode(wire: "REPEAT_TWICE") == .unchanged)
    }
}
