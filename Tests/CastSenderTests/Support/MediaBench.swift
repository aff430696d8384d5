import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// A session with a fake receiver on which a film is loaded.
@MainActor
struct MediaBench {
    let receiver: FakeReceiver
    let time: ManualTime
    let manager: SessionManager
    let session: CastSession
    let client: RemoteMediaClient

    /// - Parameters:
    ///   - status: what the player says after the load; nil loads nothing.
    ///   - applicationID: of the app that the session launches.
    static func make(
        status: String? = Script.playing, media: MediaInformation? = nil, applicationID: String = "CC1AD845",
        configure: (inout CastOptions) -> Void = { _ in }
    ) async throws -> MediaBench {
        let receiver = FakeReceiver()
        let time = ManualTime()
        let application = Script.application.replacing("CC1AD845", with: applicationID)
        receiver.answer("LAUNCH") { _, json in
            [0, json["requestId"]?.intValue ?? 0].map { Script.receiverStatus(id: $0, applications: application) }
        }
        let context = CastContext.fake(receiver, applicationID: applicationID, time: time, configure: configure)
        let manager = context.sessionManager
        let session = try await manager.connect(to: .tv)
        let client = try #require(session.remoteMediaClient)
        if let status {
            receiver.answer("LOAD") { _, json in [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, status)] }
            try await #require(client.loadMedia(media ?? film())).value
        }
        return MediaBench(receiver: receiver, time: time, manager: manager, session: session, client: client)
    }

    static func film(tracks: [MediaTrack] = []) throws -> MediaInformation {
        var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1/film.mp4")
        builder.contentType = "video/mp4"
        builder.mediaTracks = tracks
        return try builder.build()
    }

    /// What was sent of a type, without the members that every request has.
    func sent(_ type: String) -> [JSONValue] {
        receiver.sentJSON(type).map { json in
            guard case .object(var members) = json else { return json }
            for name in ["type", "requestId", "mediaSessionId", "sessionId"] { members[name] = nil }
            return .object(members)
        }
    }

    /// Has the receiver say something, and waits until the client has heard it.
    func hear(_ messages: CastMessage...) async {
        for message in messages { receiver.say(message) }
        await settle()
    }

    /// Waits until everything that the receiver has said so far has arrived: a marker's event comes behind it.
    func settle() async {
        let events = client.events
        receiver.say(Script.media("ERROR", id: 0, #","reason":"marker""#))
        for await event in events {
            if case .didReceiveError(let error) = event, error.reason == "marker" { return }
        }
    }
}

extension Script {
    static func queueItem(_ id: Int) -> String {
        #"{"itemId":\#(id),"media":{"contentId":"http://127.0.0.1/\#(id).mp4"}}"#
    }

    /// What a player with a queue of these ids answers to questions about it.
    static func serveQueue(_ ids: [Int], on receiver: FakeReceiver) {
        let known = Set(ids)
        receiver.answer("QUEUE_GET_ITEM_IDS") { _, json in
            [media("QUEUE_ITEM_IDS", id: json["requestId"]?.intValue ?? 0, #","itemIds":\#(ids)"#)]
        }
        receiver.answer("QUEUE_GET_ITEMS") { _, json in
            guard case .array(let asked)? = json["itemIds"] else { return [] }
            let items = asked.compactMap(\.intValue).filter(known.contains).map(queueItem).joined(separator: ",")
            return [media("QUEUE_ITEMS", id: json["requestId"]?.intValue ?? 0, #","items":[\#(items)]"#)]
        }
    }

    static let playingQueue = """
        {"mediaSessionId":1,"playerState":"PLAYING","currentTime":0,"playbackRate":1,"supportedMediaCommands":12303,\
        "currentItemId":1,"repeatMode":"REPEAT_OFF","items":[{"itemId":1},{"itemId":2}],\
        "media":{"contentId":"http://127.0.0.1/1.mp4","streamType":"BUFFERED","contentType":"video/mp4"}}
        """
}
