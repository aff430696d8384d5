import CastReceiver
import CastSender
import CastWire
import Testing

/// What plays moves from one receiver to another, and the senders go after it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ReceiverMoveTests {
    struct Item: Sendable, CustomTestStringConvertible {
        let name: String
        let contentType: String
        let metadataType: MediaMetadata.MetadataType

        var url: String { "http://127.0.0.1:9/\(name)" }
        var testDescription: String { name }
    }

    private func media(_ item: Item) throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: item.url)
        builder.contentType = item.contentType
        builder.metadata = MediaMetadata(metadataType: item.metadataType)
        builder.mediaTracks = [
            MediaTrack(
                identifier: 1, contentIdentifier: "http://127.0.0.1:9/1.vtt", contentType: "text/vtt", type: .text,
                textSubtype: .captions, name: "English", languageCode: "en")
        ]
        return try builder.build()
    }

    // S0-48, S0-49: as a word to a voice assistant would; no sender has asked for it.
    @Test(arguments: [
        Item(name: "film.mp4", contentType: "video/mp4", metadataType: .movie),
        Item(name: "song.mp3", contentType: "audio/mpeg", metadataType: .musicTrack),
    ])
    func aSenderFollowsWhatAReceiverGivesAway(item: Item) async throws {
        try await CastingBench.run { bench in
            let other = try await bench.startAnotherReceiver()
            let sender = bench.makeSender()
            let session = try await sender.context.sessionManager.connect(to: bench.device)
            // A session goes only where discovery has the device.
            sender.browser.announce(other.device)
            let client = try #require(session.remoteMediaClient)
            try await #require(client.loadMedia(media(item))).value
            try await client.setActiveTrackIDs([1]).value
            try await client.seek(with: MediaSeekOptions(interval: 40, resumeState: .play)).value
            let sessionID = session.sessionID
            var told: [String] = []
            let port = other.device.servicePort
            let events = sender.context.sessionManager.events

            try await bench.receiver.transfer(to: other.receiver)
            for await event in events {
                switch event {
                case .didSuspend(_, let reason): told.append("suspended \(reason)")
                case .didUpdateDevice(_, let device): told.append("device \(device.servicePort == port)")
                case .willResume: told.append("will resume")
                case .didResume(let session): told.append("resumed \(session.device.servicePort == port)")
                default: continue
                }
                if told.last?.hasPrefix("resumed") == true { break }
            }
            #expect(told == ["suspended none", "device true", "will resume", "resumed true"])
            #expect(session.sessionID == sessionID)
            #expect(session.device.servicePort == port)
            let moved = try #require(client.mediaStatus?.mediaInformation)
            #expect(moved.resolvedURL == item.url && moved.contentType == item.contentType)
            #expect(moved.metadata?.metadataType == item.metadataType)
            #expect(client.mediaStatus?.activeTrackIDs == [1])
            #expect((40..<60).contains(client.approximateStreamPosition()))
            // The session is a whole one there, and nothing is left here.
            try await client.pause().value
            #expect(client.mediaStatus?.playerState == .paused)
            let left = try await bench.makeSender().context.sessionManager.connect(to: bench.device, options: .joinOnly)
            #expect(left.applicationMetadata == nil)
            await other.receiver.stop()
        }
    }

    @Test func aReceiverThatPlaysNothingGivesNothingAway() async throws {
        try await CastingBench.run { bench in
            let other = try await bench.startAnotherReceiver()
            await #expect(throws: ReceiverError.self) { try await bench.receiver.transfer(to: other.receiver) }
            await other.receiver.stop()
        }
    }
}
