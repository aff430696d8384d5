import Testing

@testable import CastWire

@Suite("Media information and metadata")
struct MediaInformationTests {
    private static func written(_ value: some Encodable) throws -> JSONValue {
        try json(JSONPayload.encode(value))
    }

    private static let track = MediaTrack(
        identifier: 1, contentIdentifier: "https://host/film.vtt", contentType: "text/vtt", type: .text,
        textSubtype: .subtitles, name: "English", languageCode: "en-US")

    // S0-58, S0-59
    @Test func metadataHasItsTypeAndItsStandardKeys() throws {
        var movie = MediaMetadata(metadataType: .movie)
        movie.setString("Big Buck Bunny", forKey: .title)
        movie.setString("A rabbit", forKey: .subtitle)
        #expect(try Self.written(movie) == ["metadataType": 1, "title": "Big Buck Bunny", "subtitle": "A rabbit"])
        #expect(try Self.written(MediaMetadata()) == ["metadataType": 0])
    }

    // S0-58
    @Test func unknownMetadataSurvivesARoundTrip() throws {
        let text = #"{"metadataType":101,"title":"t","com.example.mood":"blue","season":2,"nested":{"a":[1]}}"#
        let metadata = try JSONPayload.decode(MediaMetadata.self, from: text)
        #expect(metadata.metadataType == .user)
        #expect(metadata.metadataTypeCode == 101)
        #expect(metadata.string(forKey: "com.example.mood") == "blue")
        #expect(metadata.integer(forKey: .seasonNumber) == 2)
        #expect(try Self.written(metadata) == json(text))
    }

    @Test func metadataOfAnotherTypeOrNullIsAbsent() throws {
        var metadata = try JSONPayload.decode(
            MediaMetadata.self, from: #"{"metadataType":null,"title":null,"images":null,"season":"2"}"#)
        #expect(metadata.allKeys == [.seasonNumber])
        #expect(metadata.integer(forKey: .seasonNumber) == nil)
        metadata.setInteger(3, forKey: .seasonNumber)
        metadata.setDouble(1.5, forKey: .locationLatitude)
        #expect(metadata.integer(forKey: .seasonNumber) == 3)
        #expect(metadata.double(forKey: .locationLatitude) == 1.5)
        metadata.removeValue(forKey: .seasonNumber)
        #expect(metadata.allKeys == [.locationLatitude])
    }

    // S0-60
    @Test func imagesKeepTheirOrderAndSize() throws {
        var metadata = MediaMetadata()
        metadata.addImage(Image(url: "https://host/1.jpg", width: 480, height: 360))
        metadata.addImage(Image(url: "https://host/2.jpg"))
        let images = try Self.written(metadata)["images"]
        #expect(images == [["url": "https://host/1.jpg", "width": 480, "height": 360], ["url": "https://host/2.jpg"]])
        let read = try JSONPayload.decode(MediaMetadata.self, from: JSONPayload.encode(metadata))
        #expect(read.images == metadata.images)
        let broken = try JSONPayload.decode(MediaMetadata.self, from: #"{"images":[{"width":1},{"url":"x"},7]}"#)
        #expect(broken.images == [Image(url: "x")])
    }

    // S0-62
    @Test func whatWasBuiltDoesNotChangeWithTheBuilder() throws {
        var builder = MediaInformationBuilder(contentURL: "https://host/film.mp4")
        builder.contentType = "video/mp4"
        builder.metadata = MediaMetadata(metadataType: .movie)
        builder.mediaTracks = [Self.track]
        let built = try builder.build()
        builder.contentType = "audio/mp3"
        builder.metadata?.setString("later", forKey: .title)
        builder.mediaTracks = []
        #expect(built.contentType == "video/mp4")
        #expect(built.metadata?.allKeys == [])
        #expect(built.mediaTracks == [Self.track])
    }

    @Test func aBuilderFromMediaInformationBuildsTheSame() throws {
        var builder = MediaInformationBuilder(contentURL: "https://host/live.m3u8")
        builder.contentID = "channel 4"
        builder.streamType = .live
        builder.streamDuration = .infinity
        builder.startAbsoluteTime = 1_700_000_000.5
        builder.entity = "https://host/channel/4"
        builder.atvEntity = "tv://4"
        builder.textTrackStyle = .createDefault(from: StandardTextTrackStyleProvider())
        builder.hlsSegmentFormat = .fmp4
        builder.hlsVideoSegmentFormat = .mpeg2TS
        builder.adBreaks = [AdBreakInfo(adBreakID: "b", playbackPosition: 0, adBreakClipIDs: ["c"])]
        builder.adBreakClips = [AdBreakClipInfo(adBreakClipID: "c")]
        builder.vmapAdsRequest = VASTAdsRequest(adTagURL: "https://ads/vmap")
        builder.customData = ["a": 1]
        let built = try builder.build()
        #expect(try MediaInformationBuilder(built).build() == built)
        #expect(built.resolvedURL == "https://host/live.m3u8")
        #expect(built.contentID == "channel 4")
        #expect(try JSONPayload.decode(MediaInformation.self, from: JSONPayload.encode(built)) == built)
    }

    // S0-63, S0-64
    @Test func streamTypeAndContentTypeAreOnTheWire() throws {
        var builder = MediaInformationBuilder(contentURL: "https://host/film.mp4")
        builder.streamType = .none
        builder.contentType = "video/mp4"
        #expect(
            try Self.written(builder.build())
                == ["contentId": "https://host/film.mp4", "streamType": "NONE", "contentType": "video/mp4"])
        for type in MediaInformation.StreamType.allCases {
            builder.streamType = type
            #expect(try Self.written(builder.build())["streamType"] == .string(type.rawValue))
        }
    }

    // S0-65
    @Test(arguments: [
        ("", MediaInformationError.missingContent), ("film.mp4", .invalidURL("film.mp4")),
        ("http:/host/film.mp4", .invalidURL("http:/host/film.mp4")), ("http://", .invalidURL("http://")),
        ("https://host/a film.mp4", .invalidURL("https://host/a film.mp4")), ("://x", .invalidURL("://x")),
    ])
    func whatCantBeCastIsNotBuilt(_ url: String, _ error: MediaInformationError) {
        #expect(throws: error) { try MediaInformationBuilder(contentURL: url).build() }
    }

    @Test func everyFieldHasItsNameOnTheWire() throws {
        var builder = MediaInformationBuilder(contentURL: "https://host/live.m3u8")
        builder.contentID = "channel 4"
        builder.contentType = "application/vnd.apple.mpegurl"
        builder.streamType = .live
        builder.startAbsoluteTime = 1_700_000_000.5
        builder.entity = "https://host/channel/4"
        builder.atvEntity = "tv://4"
        builder.hlsSegmentFormat = .tsAAC
        builder.hlsVideoSegmentFormat = .mpeg2TS
        builder.adBreaks = [AdBreakInfo(adBreakID: "b", playbackPosition: -1)]
        builder.adBreakClips = [AdBreakClipInfo(adBreakClipID: "c")]
        builder.vmapAdsRequest = VASTAdsRequest(adTagURL: "https://ads/vmap", adsResponse: "<VMAP/>")
        var style = TextTrackStyle()
        style.fontScale = 2
        builder.textTrackStyle = style
        #expect(
            try Self.written(builder.build()) == [
                "contentId": "channel 4", "contentUrl": "https://host/live.m3u8", "streamType": "LIVE",
                "contentType": "application/vnd.apple.mpegurl", "startAbsoluteTime": 1_700_000_000.5,
                "entity": "https://host/channel/4", "atvEntity": "tv://4", "hlsSegmentFormat": "ts_aac",
                "hlsVideoSegmentFormat": "mpeg2_ts", "textTrackStyle": ["fontScale": 2],
                "breaks": [
                    [
                        "id": "b", "position": -1, "breakClipIds": [], "isWatched": false, "isEmbedded": false,
                        "expanded": false,
                    ]
                ], "breakClips": [["id": "c"]],
                "vmapAdsRequest": ["adTagUrl": "https://ads/vmap", "adsResponse": "<VMAP/>"],
            ])
    }

    @Test func aSegmentFormatWithoutANameIsKept() throws {
        let text = #"{"contentId":"x","hlsSegmentFormat":"opus","hlsVideoSegmentFormat":"cmaf"}"#
        let media = try JSONPayload.decode(MediaInformation.self, from: text)
        #expect(media.hlsSegmentFormat?.isKnown == false)
        #expect(media.hlsVideoSegmentFormat?.isKnown == false)
        #expect(try Self.written(media)["hlsSegmentFormat"] == "opus")
        #expect(try Self.written(media)["hlsVideoSegmentFormat"] == "cmaf")
    }

    // S0-65
    @Test func contradictionsAreNotBuilt() {
        var builder = MediaInformationBuilder(contentURL: "https://host/film.mp4")
        builder.streamDuration = .infinity
        #expect(throws: MediaInformationError.endlessBufferedStream) { try builder.build() }
        #expect {
            builder.streamDuration = .nan
            _ = try builder.build()
        } throws: {
            guard case MediaInformationError.invalidDuration(let seconds) = $0 else { return false }
            return seconds.isNaN
        }
        builder.streamDuration = -1
        #expect(throws: MediaInformationError.invalidDuration(-1)) { try builder.build() }
        builder.streamDuration = nil
        builder.mediaTracks = [Self.track, Self.track]
        #expect(throws: MediaInformationError.duplicateTrackID(1)) { try builder.build() }
    }

    // S3-34
    @Test func aTextTrackIsOnTheWireWithItsTypeAndLanguage() throws {
        let wire: JSONValue = [
            "trackId": 1, "trackContentId": "https://host/film.vtt", "trackContentType": "text/vtt", "type": "TEXT",
            "subtype": "SUBTITLES", "name": "English", "language": "en-US",
        ]
        #expect(try Self.written(Self.track) == wire)
        #expect(try JSONPayload.decode(MediaTrack.self, from: JSONPayload.encode(wire)) == Self.track)
    }

    @Test func aTrackOfAnUnknownKindIsKeptAndOneWithoutAnIdIsNone() throws {
        let track = try JSONPayload.decode(MediaTrack.self, from: #"{"trackId":2,"type":"SMELL","subtype":"CAPTIONS"}"#)
        #expect(track.type == .unknown)
        #expect(track.textSubtype == nil)
        #expect(try Self.written(track)["type"] == "SMELL")
        let text = try JSONPayload.decode(MediaTrack.self, from: #"{"trackId":2,"type":"TEXT","subtype":"KARAOKE"}"#)
        #expect(text.textSubtype == .unknown)
        #expect(try Self.written(text)["subtype"] == "KARAOKE")
        #expect(throws: WireError.self) { try JSONPayload.decode(MediaTrack.self, from: #"{"type":"TEXT"}"#) }
    }

    @Test func durationsOfLiveStreamsAreWithoutEnd() throws {
        for duration in ["null", "-1"] {
            let live = try JSONPayload.decode(
                MediaInformation.self, from: #"{"contentId":"x","streamType":"LIVE","duration":\#(duration)}"#)
            #expect(live.streamDuration == .infinity)
            #expect(try Self.written(live)["duration"] == nil)
        }
        let film = try JSONPayload.decode(MediaInformation.self, from: #"{"contentId":"x","duration":60.5}"#)
        #expect(film.streamDuration == 60.5)
    }
}
