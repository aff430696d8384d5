import CastWire
import SenderFakes
import SenderScripts

@testable import CastSender

/// A method that sends, by its name, and a call of it.
struct MethodThatSends: Sendable {
    /// A request that is under way, and what was told of its end: by its delegate, and by its handler.
    @MainActor
    final class Call: RequestDelegate {
        let request: any AnyRequest
        private(set) var told: [String] = []
        private(set) var handled = 0

        init<Value: Sendable>(_ request: Request<Value>) {
            self.request = request
            request.delegate = self
            request.onCompletion { [weak self] _ in self?.handled += 1 }
        }

        func requestDidComplete(_ request: any AnyRequest) { told.append("done") }
        func request(_ request: any AnyRequest, didFailWith error: CastError) {
            told.append("failed \(error.code.rawValue)")
        }
        func request(_ request: any AnyRequest, didAbortWith reason: RequestAbortReason) { told.append("aborted") }
    }

    let name: String
    /// Nil where the method gave no request.
    let call: @MainActor @Sendable (MediaBench) throws -> Call?

    init<Value: Sendable>(
        _ name: String, _ method: @escaping @MainActor @Sendable (MediaBench) throws -> Request<Value>?
    ) {
        self.name = name
        call = { bench in try method(bench).map { Call($0) } }
    }

    /// All of `RemoteMediaClient`, an overload for each form; `RequirementsSourceTests` compares this with the sources.
    static let ofTheClient: [MethodThatSends] = [
        // First, while the ad of `statusWithAd` is there.
        MethodThatSends("skipAd") { $0.client.skipAd() },
        MethodThatSends("play") { $0.client.play() },
        MethodThatSends("pause") { $0.client.pause() },
        MethodThatSends("seek") { $0.client.seek(with: MediaSeekOptions(interval: 1)) },
        MethodThatSends("setPlaybackRate") { $0.client.setPlaybackRate(1) },
        MethodThatSends("setStreamVolume") { $0.client.setStreamVolume(0.5) },
        MethodThatSends("setStreamMuted") { $0.client.setStreamMuted(true) },
        MethodThatSends("setActiveTrackIDs") { $0.client.setActiveTrackIDs([1]) },
        MethodThatSends("setTextTrackStyle") { $0.client.setTextTrackStyle(TextTrackStyle()) },
        MethodThatSends("requestStatus") { $0.client.requestStatus() },
        MethodThatSends("loadMedia") { $0.client.loadMedia(try MediaBench.film()) },
        MethodThatSends("loadMedia") {
            $0.client.loadMedia(with: MediaLoadRequestData(mediaInformation: try MediaBench.film()))
        },
        MethodThatSends("reloadMedia") { $0.client.reloadMedia(withTracks: []) },
        MethodThatSends("queueLoad") { $0.client.queueLoad([try item()]) },
        MethodThatSends("queueInsert") { $0.client.queueInsert([try item()]) },
        MethodThatSends("queueInsert") { $0.client.queueInsert(try item()) },
        MethodThatSends("queueInsertAndPlay") { $0.client.queueInsertAndPlay(try item()) },
        MethodThatSends("queueUpdate") { $0.client.queueUpdate([MediaQueueItem(itemID: 1, media: nil)]) },
        MethodThatSends("queueRemoveItems") { $0.client.queueRemoveItems(withIDs: [2]) },
        MethodThatSends("queueRemoveItem") { $0.client.queueRemoveItem(withID: 2) },
        MethodThatSends("queueReorderItems") { $0.client.queueReorderItems(withIDs: [2], insertBeforeItemWithID: 1) },
        MethodThatSends("queueMoveItem") { $0.client.queueMoveItem(withID: 2, toIndex: 0) },
        MethodThatSends("queueJumpToItem") { $0.client.queueJumpToItem(withID: 2) },
        MethodThatSends("queueNextItem") { $0.client.queueNextItem() },
        MethodThatSends("queuePreviousItem") { $0.client.queuePreviousItem() },
        MethodThatSends("queueSetRepeatMode") { $0.client.queueSetRepeatMode(.all) },
        MethodThatSends("queueFetchItemIDs") { $0.client.queueFetchItemIDs() },
        MethodThatSends("queueFetchItems") { $0.client.queueFetchItems(forIDs: [1, 2]) },
        MethodThatSends("stop") { $0.client.stop() },
    ]
    static let ofTheSession: [MethodThatSends] = [
        MethodThatSends("setDeviceVolume") { $0.session.setDeviceVolume(0.5) },
        MethodThatSends("setDeviceMuted") { $0.session.setDeviceMuted(true) },
    ]

    private static func item() throws -> MediaQueueItem {
        try MediaQueueItemBuilder(
            mediaInformation: try MediaInformationBuilder(contentURL: "http://127.0.0.1/a.mp4").build()
        ).build()
    }

    /// A session on which all of them are answered.
    @MainActor
    static func bench() async throws -> MediaBench {
        let bench = try await MediaBench.make(status: statusWithAd)
        Script.serveQueue([1, 2], on: bench.receiver)
        bench.receiver.answer("GET_STATUS") { _, json in
            [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, Script.playing)]
        }
        // By then the ad may be skipped.
        bench.time.advance(by: .seconds(5))
        return bench
    }

    private static let statusWithAd =
        String(Script.playing.dropLast()) + #","breakStatus":{"breakId":"b","breakClipId":"c","whenSkippable":5}}"#
}
