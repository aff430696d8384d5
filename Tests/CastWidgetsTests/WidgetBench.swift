import CastSender
import CastWire
import CastingFakes
import SenderFakes
import SenderScripts

@testable import CastWidgets

/// Devices of a house that come and go as a test says, the TV among them, and an app's context.
@MainActor
final class WidgetBench {
    let house = FakeHouse()
    let time = ManualTime()
    let tv: FakeTV
    let network = FakeNetwork()
    let context: CastContext

    /// - Parameters:
    ///   - status: of what plays on the TV already; nil: nothing runs there.
    ///   - then: the devices that later connections meet.
    ///   - applicationID: the app's; default: one that every device takes.
    init(_ status: String? = nil, then others: FakeTV..., applicationID: String = "CC1AD845") {
        tv = status.map { FakeTV.running($0) } ?? FakeTV()
        context = CastContext.fake(
            tv, others.first ?? FakeTV(), time: time, browser: house, applicationID: applicationID)
        context.networkAccessSource = network
    }

    /// Joins what runs there, or starts it.
    func connect() async throws {
        var options = SessionOptions.joinOnly
        options.reconnectionLimit = .zero
        try await context.sessionManager.connect(to: .tv, options: options)
    }

    /// The TV tells what another sender, or its remote control, has made of it.
    func told(_ status: String) { tv.say(Script.mediaStatus(status)) }

    /// The TV does what it is asked for, with this status.
    func answers(_ type: String, _ status: String) {
        tv.answer(type) { _, json in [Script.mediaStatus(id: json["requestId"]?.intValue ?? 0, status)] }
    }

    func refuses(_ type: String) {
        tv.answer(type) { _, json in
            [Script.media("INVALID_REQUEST", id: json["requestId"]?.intValue ?? 0, #","reason":"INVALID_COMMAND""#)]
        }
    }

    nonisolated static func status(
        _ state: String = "PLAYING", id: Int = 1, at place: Double = 10, commands: Int = 0xFFFFF,
        streamType: String = "BUFFERED", title: String = "Film", media: String = "", _ members: String = ""
    ) -> String {
        """
        {"mediaSessionId":\(id),"playerState":"\(state)","currentTime":\(place),"playbackRate":1,\
        "supportedMediaCommands":\(commands),"media":{"contentId":"http://127.0.0.1/film.mp4",\
        "streamType":"\(streamType)","contentType":"video/mp4","duration":60,\
        "metadata":{"metadataType":1,"title":"\(title)","subtitle":"A film","studio":"Studio",\
        "images":[{"url":"http://127.0.0.1/poster.jpg"}]}\(media)}\(members)}
        """
    }

    nonisolated static let tracks = """
        ,"tracks":[{"trackId":1,"type":"AUDIO","language":"en"},{"trackId":2,"type":"TEXT","language":"en"},\
        {"trackId":3,"type":"TEXT","language":"de"}]
        """
}

/// The network's devices, as they are announced.
final class FakeHouse: DeviceBrowsing {
    private let all = AsyncStream.makeStream(of: BrowseEvent.self)
    private let thoseWithTheApp = AsyncStream.makeStream(of: BrowseEvent.self)

    func browse(for target: BrowseTarget) -> AsyncStream<BrowseEvent> {
        target == .allDevices ? all.stream : thoseWithTheApp.stream
    }
    func devices(at address: String) async -> [Device] { [] }

    func announce(_ device: Device, takesTheApp: Bool = true) {
        all.continuation.yield(.found(device))
        if takesTheApp { thoseWithTheApp.continuation.yield(.found(device)) }
    }
    func lose(_ device: Device) {
        for line in [all, thoseWithTheApp] { line.continuation.yield(.lost(deviceID: device.deviceID)) }
    }
}

/// A system that may ask the person, and a machine whose cable is pulled out.
@MainActor
final class FakeNetwork: NetworkAccessSource {
    var access = NetworkAccess()
    private(set) var requests = 0
    private var listeners: [AsyncStream<NetworkAccess>.Continuation] = []

    func requestPermission() { requests += 1 }

    func changes() -> AsyncStream<NetworkAccess> {
        let (stream, continuation) = AsyncStream.makeStream(of: NetworkAccess.self)
        listeners.append(continuation)
        return stream
    }

    func become(_ access: NetworkAccess) {
        self.access = access
        for listener in listeners { listener.yield(access) }
    }
}
