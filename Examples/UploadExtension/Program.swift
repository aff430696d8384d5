import ScreenBroadcast

/// An upload extension that shows how one is made. Instead of sending anything it writes into its group's log what it
/// was given: how bright each picture is, and how loud the sound. A real one would encode here.
///
/// Its manifest is `org.example.upload.json` beside it. `docs/screen-broadcast.md` says how it is installed.
@main struct Program {
    static func main() async {
        await BroadcastExtension.main { SampleHandler() }
    }
}

final class SampleHandler: BroadcastSampleHandler {
    private let session = BroadcastSession.instance
    private let container: GroupContainer?
    private let log: SharedLog?
    private let notifications: BroadcastNotificationCenter?

    /// Reads what the host left for it: credentials come by the group's store and in no other way.
    override init() {
        container = GroupContainer("org.example")
        log = SharedLog(container)
        notifications = BroadcastNotificationCenter(container)
        super.init()
        let token = try? CredentialFile(container).secret(service: "upload.example.org", account: "me")
        session.authenticate(
            token.flatMap { $0 }.map { .init(account: "me", secret: String(decoding: $0, as: UTF8.self)) })
    }

    override func broadcastStarted(withSetupInfo setupInfo: [String: String]?) {
        guard session.isUserLoggedIn else { return finishBroadcast(with: BroadcastFinishError.notLoggedIn) }
        session.createMediaEngine { _ in LoggingEngine(log) }
        log?.write("started \(setupInfo?["title"] ?? "without a title")")
        notifications?.post(.broadcastStarted)
        updateServiceInfo(["viewers": "0"])
    }

    override func broadcastPaused() { log?.write("paused") }
    override func broadcastResumed() { log?.write("resumed") }

    override func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {
        session.addMetadata(applicationInfo: applicationInfo)
        log?.write("shows \(session.metadata[ApplicationInformation.bundleIdentifierKey] ?? "something")")
    }

    override func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {
        session.engine?.process(sampleBuffer, with: type)
    }

    override func broadcastFinished() {
        session.leave()
        try? CredentialFile(container).removeAll()
        log?.write("finished")
        notifications?.post(.broadcastFinished)
    }
}

/// Stands for what encodes and sends.
final class LoggingEngine: BroadcastSession.MediaEngine {
    private let log: SharedLog?

    init(_ log: SharedLog?) { self.log = log }

    func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {
        let time = "\(type) at \(sampleBuffer.presentationTime)"
        switch sampleBuffer.content {
        case .image(let image):
            // The picture is read where the host wrote it.
            let sum = image.withPlane(0) { bytes, _ in bytes.reduce(0) { $0 &+ Int($1) } }
            log?.write("\(time): \(image.width)x\(image.height) \(image.format.rawValue), sum \(sum)")
        case .sound(let sound):
            let peak = sound.samples.lazy.map(abs).max() ?? 0
            log?.write("\(time): \(sound.samples.count / sound.channelCount) samples, peak \(peak)")
        case .none: log?.write("\(time): nothing")
        }
    }

    func stop() {}
}
