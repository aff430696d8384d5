import Testing

@testable import CastWire

/// The kinds of tracks, and what of them is on the wire.
@Suite struct RequirementsTrackTests {
    private func survivor(of track: MediaTrack) throws -> MediaTrack {
        try JSONPayload.decode(MediaTrack.self, from: JSONPayload.encode(track))
    }

    // S3-01
    @Test(arguments: [
        (MediaTrack.TrackType.audio, "AUDIO"), (.video, "VIDEO"), (.text, "TEXT"), (.unknown, "UNKNOWN"),
    ])
    func aTrackHasOneOfFourTypes(type: MediaTrack.TrackType, wire: String) throws {
        let track = MediaTrack(identifier: 7, contentIdentifier: nil, contentType: nil, type: type)
        #expect(try json(JSONPayload.encode(track)) == ["trackId": 7, "type": .string(wire)])
        #expect(try survivor(of: track) == track)
    }

    // S3-05
    @Test(arguments: ["https://host/f%20.vtt", "подписи", "字幕 ✓", nil])
    func contentAndNameSurviveTheWireAndMayBeAbsent(text: String?) throws {
        let track = MediaTrack(
            identifier: 1, contentIdentifier: text, contentType: "text/vtt", type: .text, name: text)
        let read = try survivor(of: track)
        #expect(read.contentIdentifier == text)
        #expect(read.name == text)
        let wire = try json(JSONPayload.encode(track))
        #expect((wire["trackContentId"] == nil) == (text == nil))
        #expect((wire["name"] == nil) == (text == nil))
    }

    // S3-06
    @Test func tracksKeepTheirOrderBothWays() throws {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        builder.mediaTracks = [(3, MediaTrack.TrackType.text), (1, .audio), (2, .text)].map { id, type in
            MediaTrack(identifier: id, contentIdentifier: nil, contentType: nil, type: type)
        }
        let media = try builder.build()
        let text = try JSONPayload.encode(media)
        #expect(
            try json(text)["tracks"] == [
                ["trackId": 3, "type": "TEXT"], ["trackId": 1, "type": "AUDIO"], ["trackId": 2, "type": "TEXT"],
            ])
        #expect(try JSONPayload.decode(MediaInformation.self, from: text).mediaTracks == media.mediaTracks)
    }

    // S3-36
    @Test func onlyATextTrackHasATextSubtype() throws {
        for subtype in [MediaTrack.TextSubtype.subtitles, .captions] {
            let text = MediaTrack(
                identifier: 1, contentIdentifier: nil, contentType: nil, type: .text, textSubtype: subtype)
            #expect(try json(JSONPayload.encode(text))["subtype"] == .string(subtype.rawValue))
            let audio = MediaTrack(
                identifier: 1, contentIdentifier: nil, contentType: nil, type: .audio, textSubtype: subtype)
            #expect(audio.textSubtype == nil)
            #expect(try json(JSONPayload.encode(audio))["subtype"] == nil)
        }
    }
}
